// A strict JSON scanner on bytes: it proves and locates, it builds nothing.
//
// `scanJson` proves that a range of bytes is exactly one JSON value (RFC 8259
// grammar, UTF-8, nesting within a limit, nothing but white space around it).
// `skipValue` is the loop under it; `members` and `elements` give the byte
// ranges of what a container holds, in order, duplicates included, with every
// number and string as it is spelled.
//
// Stricter than JSON.parse by design, in these points and no others:
//   - the bytes must be UTF-8 (JSON.parse sees text that was decoded before);
//   - a byte order mark is refused (TextDecoder drops it unseen);
//   - nesting is limited (JSON.parse is limited by its stack alone).
// A lone surrogate escape ("\ud800") is JSON by the grammar and passes in both.

import { isUtf8 } from 'node:buffer';
import { CodedError } from './errors.js';

/** Containers inside containers: the deepest that is accepted. */
export const MAX_NESTING = 512;

export type JsonFaultCode = 'not-utf8' | 'not-json' | 'too-deep';

/** Bytes that are not one JSON value. `offset` is counted from the start of the scanned buffer. */
export class JsonFault extends CodedError {
  declare readonly code: JsonFaultCode;
  declare readonly offset: number;

  constructor(
    code: JsonFaultCode,
    offset: number,
    /** What is wrong, without the place. */
    readonly detail: string,
  ) {
    super(code, `${detail} at byte ${offset}`, { offset });
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** 1 for a byte that a string may hold as it is: all but controls, the quote and the backslash. */
const PLAIN = new Uint8Array(256).map((_, byte) =>
  byte < 0x20 || byte === QUOTE || byte === BACKSLASH ? 0 : 1,
);
const WHITE = new Uint8Array(256);
for (const byte of [0x20, 0x09, 0x0a, 0x0d]) WHITE[byte] = 1;
const DIGIT = new Uint8Array(256).map((_, byte) => (byte >= 0x30 && byte <= 0x39 ? 1 : 0));
const HEX = new Uint8Array(256).map((_, byte) => (/[0-9a-fA-F]/.test(String.fromCharCode(byte)) ? 1 : 0));
/** 1 for a byte that may follow a backslash; `u` is looked at apart. */
const ESCAPE = new Uint8Array(256);
for (const letter of '"\\/bfnrt') ESCAPE[letter.charCodeAt(0)] = 1;

const IS_OBJECT = 1;
const IS_ARRAY = 0;
/** What each open container of the running scan is; a scan never calls out, so one stack serves all. */
const openContainers = new Uint8Array(MAX_NESTING);

/**
 * Proves that `bytes[from, to)` is exactly one JSON value in UTF-8.
 *
 * @returns the range of the value, white space around it left out
 * @throws JsonFault `not-utf8`, `not-json`, `too-deep`
 */
export function scanJson(bytes: Buffer, from = 0, to: number = bytes.length): { start: number; end: number } {
  requireUtf8(bytes, from, to);
  const start = skipWhite(bytes, from, to);
  const end = skipValue(bytes, start, to);
  const rest = skipWhite(bytes, end, to);
  if (rest !== to) throw new JsonFault('not-json', rest, 'something follows the value');
  return { start, end };
}

/** @throws JsonFault `not-utf8` */
export function requireUtf8(bytes: Buffer, from: number, to: number): void {
  if (!isUtf8(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to))) {
    throw new JsonFault('not-utf8', firstBadCharacter(bytes, from, to), 'the bytes are not UTF-8');
  }
}

/** The first byte of the first character that is not UTF-8. Slow; for the fault's message alone. */
function firstBadCharacter(bytes: Buffer, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const lead = bytes[at] as number;
    const size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (size > 1 && !isUtf8(bytes.subarray(at, Math.min(at + size, to)))) return at;
    at += size;
  }
  return to;
}

/** The first position at or after `at` that is not JSON white space. */
export function skipWhite(bytes: Buffer, at: number, to: number): number {
  let i = at;
  while (i < to && WHITE[bytes[i] as number] === 1) i += 1;
  return i;
}

/**
 * Passes over one value and proves its grammar; it does not look at UTF-8.
 *
 * @param at the first byte of the value
 * @param depth how many containers are open around it
 * @returns the position after the value
 * @throws JsonFault `not-json`, `too-deep`
 */
export function skipValue(bytes: Buffer, at: number, to: number, depth = 0): number {
  let open = 0;
  let i = at;
  for (;;) {
    const byte = i < to ? (bytes[i] as number) : -1;
    if (byte === QUOTE) {
      i = skipString(bytes, i, to);
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (depth + open >= MAX_NESTING) throw new JsonFault('too-deep', i, `nesting over ${MAX_NESTING}`);
      const isObject = byte === OPEN_BRACE;
      i = skipWhite(bytes, i + 1, to);
      if (i < to && bytes[i] === (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
        i += 1;
      } else {
        openContainers[open] = isObject ? IS_OBJECT : IS_ARRAY;
        open += 1;
        if (isObject) i = skipKey(bytes, i, to);
        continue;
      }
    } else if (byte === MINUS || DIGIT[byte] === 1) {
      i = skipNumber(bytes, i, to);
    } else {
      i = skipWord(bytes, i, to);
    }
    for (;;) {
      if (open === 0) return i;
      i = skipWhite(bytes, i, to);
      const next = i < to ? (bytes[i] as number) : -1;
      const isObject = openContainers[open - 1] === IS_OBJECT;
      if (next === COMMA) {
        i = skipWhite(bytes, i + 1, to);
        if (isObject) i = skipKey(bytes, i, to);
        break;
      }
      if (next !== (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) throw unexpected(bytes, i, to);
      open -= 1;
      i += 1;
    }
  }
}

/**
 * Calls `visit` for each member of the object at `at`, in order, duplicates
 * included, with the range of the key (quotes included) and of the value.
 *
 * @returns the position after the object
 */
export function members(
  bytes: Buffer,
  at: number,
  to: number,
  visit: (keyStart: number, keyEnd: number, valueStart: number, valueEnd: number) => void,
  depth = 0,
): number {
  return walkObject(bytes, at, to, depth, (keyStart, keyEnd, valueStart) => {
    const valueEnd = skipValue(bytes, valueStart, to, depth + 1);
    visit(keyStart, keyEnd, valueStart, valueEnd);
    return valueEnd;
  });
}

/** Calls `visit` for each element of the array at `at`. @returns the position after the array */
export function elements(
  bytes: Buffer,
  at: number,
  to: number,
  visit: (start: number, end: number) => void,
  depth = 0,
): number {
  return walkArray(bytes, at, to, depth, (start) => {
    const end = skipValue(bytes, start, to, depth + 1);
    visit(start, end);
    return end;
  });
}

/**
 * As {@link members}, but `read` itself passes over the value and returns the
 * position after it: a caller that reads a value need not have it scanned before.
 */
export function walkObject(
  bytes: Buffer,
  at: number,
  to: number,
  depth: number,
  read: (keyStart: number, keyEnd: number, valueStart: number) => number,
): number {
  if (bytes[at] !== OPEN_BRACE || at >= to) throw unexpected(bytes, at, to);
  if (depth >= MAX_NESTING) throw new JsonFault('too-deep', at, `nesting over ${MAX_NESTING}`);
  let i = skipWhite(bytes, at + 1, to);
  if (i < to && bytes[i] === CLOSE_BRACE) return i + 1;
  for (;;) {
    if (i >= to || bytes[i] !== QUOTE) throw unexpected(bytes, i, to);
    const keyStart = i;
    const keyEnd = skipString(bytes, i, to);
    i = read(keyStart, keyEnd, skipColon(bytes, keyEnd, to));
    i = skipWhite(bytes, i, to);
    if (i < to && bytes[i] === CLOSE_BRACE) return i + 1;
    if (i >= to || bytes[i] !== COMMA) throw unexpected(bytes, i, to);
    i = skipWhite(bytes, i + 1, to);
  }
}

/** As {@link elements}, with a `read` that passes over the element itself. */
export function walkArray(
  bytes: Buffer,
  at: number,
  to: number,
  depth: number,
  read: (start: number) => number,
): number {
  if (bytes[at] !== OPEN_BRACKET || at >= to) throw unexpected(bytes, at, to);
  if (depth >= MAX_NESTING) throw new JsonFault('too-deep', at, `nesting over ${MAX_NESTING}`);
  let i = skipWhite(bytes, at + 1, to);
  if (i < to && bytes[i] === CLOSE_BRACKET) return i + 1;
  for (;;) {
    i = skipWhite(bytes, read(i), to);
    if (i < to && bytes[i] === CLOSE_BRACKET) return i + 1;
    if (i >= to || bytes[i] !== COMMA) throw unexpected(bytes, i, to);
    i = skipWhite(bytes, i + 1, to);
  }
}

/** Passes over the string whose quote stands at `at`. @returns the position after its closing quote */
export function skipString(bytes: Buffer, at: number, to: number): number {
  let i = at + 1;
  for (;;) {
    while (i < to && PLAIN[bytes[i] as number] === 1) i += 1;
    if (i >= to) throw unexpected(bytes, to, to);
    if (bytes[i] === QUOTE) return i + 1;
    if (bytes[i] !== BACKSLASH) throw new JsonFault('not-json', i, 'a control character inside a string');
    const letter = i + 1 < to ? (bytes[i + 1] as number) : -1;
    if (ESCAPE[letter] === 1) {
      i += 2;
    } else if (letter === 0x75) {
      for (let digit = i + 2; digit < i + 6; digit += 1) {
        if (digit >= to || HEX[bytes[digit] as number] !== 1) {
          throw unexpected(bytes, Math.min(digit, to), to);
        }
      }
      i += 6;
    } else {
      throw unexpected(bytes, Math.min(i + 1, to), to);
    }
  }
}

/** The text of the string token in `[start, end)`, quotes included. The bytes must be UTF-8. */
export function decodeString(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('utf8', start + 1, end - 1);
  return text.includes('\\') ? (JSON.parse(`"${text}"`) as string) : text;
}

function skipKey(bytes: Buffer, at: number, to: number): number {
  if (at >= to || bytes[at] !== QUOTE) throw unexpected(bytes, at, to);
  return skipColon(bytes, skipString(bytes, at, to), to);
}

function skipColon(bytes: Buffer, at: number, to: number): number {
  const i = skipWhite(bytes, at, to);
  if (i >= to || bytes[i] !== COLON) throw unexpected(bytes, i, to);
  return skipWhite(bytes, i + 1, to);
}

function skipNumber(bytes: Buffer, at: number, to: number): number {
  let i = bytes[at] === MINUS ? at + 1 : at;
  // A leading zero stands alone: "01" is two values and so none.
  i = i < to && bytes[i] === 0x30 ? i + 1 : skipDigits(bytes, i, to);
  if (i < to && bytes[i] === 0x2e) i = skipDigits(bytes, i + 1, to);
  if (i < to && (bytes[i] === 0x65 || bytes[i] === 0x45)) {
    i += 1;
    if (i < to && (bytes[i] === 0x2b || bytes[i] === MINUS)) i += 1;
    i = skipDigits(bytes, i, to);
  }
  return i;
}

function skipDigits(bytes: Buffer, at: number, to: number): number {
  let i = at;
  while (i < to && DIGIT[bytes[i] as number] === 1) i += 1;
  if (i === at) throw unexpected(bytes, i, to);
  return i;
}

const WORDS = ['true', 'false', 'null'].map((word) => Buffer.from(word));

function skipWord(bytes: Buffer, at: number, to: number): number {
  for (const word of WORDS) {
    if (bytes[at] !== word[0] || at + word.length > to) continue;
    if (word.every((byte, index) => bytes[at + index] === byte)) return at + word.length;
  }
  throw unexpected(bytes, at, to);
}

function unexpected(bytes: Buffer, at: number, to: number): JsonFault {
  if (at >= to) return new JsonFault('not-json', to, 'the text ends inside a value');
  const byte = bytes[at] as number;
  const shown =
    byte > 0x20 && byte < 0x7f ? `"${String.fromCharCode(byte)}"` : `0x${byte.toString(16).padStart(2, '0')}`;
  return new JsonFault('not-json', at, `unexpected ${shown}`);
}
