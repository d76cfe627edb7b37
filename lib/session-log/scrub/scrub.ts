// Takes the fourteen formats out of a text, and cuts texts to what is shown.
//
// Scrubbed text is a fixed point: the classes run again until a round finds
// nothing, since a marker can expose what a format before it hid (a key glued to
// another one). Every hit makes the rest of the text smaller, so the rounds end;
// two are the rule, three the most that a text was found to need.

import { isBlank, trimWhite } from '../format/white-space.js';
import { BLOCK_START, MAY_BE_SECRET, SCRUB_CLASSES, type ScrubClass } from './classes.js';

/** A text without its secrets, and how often each class was found (only classes that were). */
export interface Scrubbed {
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** Replaces each secret by `[REDACTED:<class>]`. Linear in the text; scrubbing its result changes nothing. */
export function scrub(text: string): Scrubbed {
  const counts = new Map<string, number>();
  let before = text;
  for (;;) {
    const after = applyClasses(before, counts);
    if (after === before) return { text: after, counts };
    before = after;
  }
}

/** {@link scrub}, for callers that need no counts. */
export function scrubText(text: string): string {
  return MAY_BE_SECRET.test(text) ? scrub(text).text : text;
}

function applyClasses(text: string, counts: Map<string, number>): string {
  return SCRUB_CLASSES.reduce((left, scrubClass) => applyClass(left, scrubClass, counts), text);
}

/** So many pieces are joined at a time: one string grown piece by piece is slow to read back, one list of all of them slow to join. */
const JOINED_PIECES = 1024;

function applyClass(text: string, { name, find, needles }: ScrubClass, counts: Map<string, number>): string {
  if (needles?.some((needle) => text.includes(needle)) === false) return text;
  const marker = `[REDACTED:${name}]`;
  const joined: string[] = [];
  let pieces: string[] = [];
  let copied = 0;
  let hits = 0;
  for (let hit = find(text, 0); hit !== undefined; hit = find(text, hit.consumed)) {
    if (hit.start === hit.end) continue;
    pieces.push(text.slice(copied, hit.start), marker);
    copied = hit.end;
    hits += 1;
    if (pieces.length < JOINED_PIECES) continue;
    joined.push(pieces.join(''));
    pieces = [];
  }
  if (hits === 0) return text;
  counts.set(name, (counts.get(name) ?? 0) + hits);
  pieces.push(text.slice(copied));
  joined.push(pieces.join(''));
  return joined.join('');
}

/** Bytes of a prompt's summary at most. */
export const SUMMARY_BYTES = 160;
/** Bytes of an excerpt at most. */
export const EXCERPT_BYTES = 240;

const encoder = new TextEncoder();
const encoded = Buffer.alloc(EXCERPT_BYTES);

/**
 * The longest start of a text that is at most `bytes` of UTF-8 and ends with a whole character. It is
 * a copy: a slice would keep the whole text in memory, and excerpts of large texts are kept by the thousand.
 */
export function cutToBytes(text: string, bytes: number): string {
  // A UTF-16 unit is at least one byte, so what is behind that many units cannot fit.
  const start = text.slice(0, bytes);
  const room = bytes <= encoded.length ? encoded.subarray(0, bytes) : Buffer.alloc(bytes);
  const { written } = encoder.encodeInto(start, room);
  return room.toString('utf8', 0, written);
}

/** The excerpt of a text: trimmed, scrubbed as a whole, then cut. */
export function excerptOf(text: string): string {
  return scrubAndCut(trimWhite(text), EXCERPT_BYTES);
}

/** The summary of a prompt: its first line that is not blank, trimmed, scrubbed, then cut. */
export function summaryOf(prompt: string): string {
  return scrubAndCut(trimWhite(firstLine(prompt)), SUMMARY_BYTES);
}

/** A cut can itself complete a format that ends at a word boundary, so what is left is scrubbed once more. */
function scrubAndCut(text: string, bytes: number): string {
  const cut = cutToBytes(scrubStart(text, bytes), bytes);
  return cutToBytes(scrubText(cut), bytes);
}

/** Where the lines end that are looked at first, in UTF-16 units: enough for an excerpt that loses half of them. */
const FIRST_LINES = 2 * EXCERPT_BYTES;

/**
 * A start of the scrubbed text of at least so many bytes, or all of it. An excerpt shows little of a
 * large text, and what follows a line decides nothing about it: each replaced part lies within one
 * line and is found by what stands before its end. The block of a private key alone goes over lines.
 */
function scrubStart(text: string, bytes: number): string {
  const feed = text.indexOf('\n', FIRST_LINES);
  const lines = text.slice(0, feed + 1);
  if (feed === -1 || lines.includes(BLOCK_START)) return scrubText(text);
  const start = scrubText(lines);
  return Buffer.byteLength(start) < bytes ? scrubText(text) : start;
}

function firstLine(text: string): string {
  for (let from = 0; from < text.length; ) {
    const feed = text.indexOf('\n', from);
    const line = text.slice(from, feed === -1 ? text.length : feed);
    if (!isBlank(line)) return line;
    from += line.length + 1;
  }
  return '';
}
