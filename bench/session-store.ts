// Generates session stores with the sizes that real ones have: Claude Code, Codex,
// Copilot CLI and Gemini CLI, whose sessions are files of JSON lines.

import { appendFileSync, closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seededRandom } from '../test/support/random.js';
import { sessionPath } from '../test/support/session-log/session-path.js';
import { FILE_HARNESSES, type FileHarness, openingLines, RESULT_SIZES, turnLines } from './session-turns.js';

/** Sizes of sessions: at which place among all, in bytes. Between two points they grow by a constant factor. */
const SIZES: readonly (readonly [place: number, bytes: number])[] = [
  [0, 4_000],
  [0.5, 105_000],
  [0.9, 654_000],
  [0.99, 5_400_000],
  [1, 87_000_000],
];

export interface GeneratedStore {
  readonly files: readonly string[];
  readonly bytes: number;
  /** The largest session. */
  readonly largest: { readonly file: string; readonly ref: string; readonly bytes: number };
}

/**
 * Writes sessions below `home`, of each harness as many, the largest one of Claude Code with 87 MB always among them.
 *
 * @param total bytes of all together, about
 * @param harnesses which ones (default all whose sessions are files)
 */
export function generateSessionStore(
  home: string,
  total: number,
  harnesses: readonly FileHarness[] = FILE_HARNESSES,
): GeneratedStore {
  const sizes = chooseSizes(total);
  const last = sizes.length - 1;
  let bytes = 0;
  const files = sizes.map((size, index) => {
    // Counted from the largest, so that it belongs to the first harness.
    const harness = harnesses[(last - index) % harnesses.length] as FileHarness;
    const file = sessionPath(home, harness, nameOf(index), '/srv/demo');
    bytes += writeSession(file, harness, size, index);
    return file;
  });
  const file = files[last] as string;
  return {
    files,
    bytes,
    largest: { file, ref: `claude-code:${nameOf(last)}`, bytes: sizes[last] as number },
  };
}

/** Adds one failing call to a session of Claude Code. */
export function appendFailure(file: string): void {
  appendFileSync(file, turnLines('claude-code', { number: 999_991, length: 2_000, fails: true }));
}

const nameOf = (index: number): string => String(index).padStart(6, '0');

/** Evenly spread places, as many as make the total; the mean of a piece that grows by a factor is known. */
function chooseSizes(total: number): number[] {
  let mean = 0;
  for (let i = 1; i < SIZES.length; i += 1) {
    const [from, low] = SIZES[i - 1] as readonly [number, number];
    const [to, high] = SIZES[i] as readonly [number, number];
    mean += ((to - from) * (high - low)) / Math.log(high / low);
  }
  const count = Math.max(2, Math.round(total / mean));
  return Array.from({ length: count }, (_, index) => Math.round(sizeAt(index / (count - 1))));
}

function sizeAt(place: number): number {
  const i = SIZES.findIndex(([to], index) => index > 0 && place <= to);
  const [from, low] = SIZES[i - 1] as readonly [number, number];
  const [to, high] = SIZES[i] as readonly [number, number];
  return low * (high / low) ** ((place - from) / (to - from));
}

/** @returns how many bytes were written */
function writeSession(path: string, harness: FileHarness, size: number, seed: number): number {
  mkdirSync(dirname(path), { recursive: true });
  if (harness === 'gemini-cli') writeFileSync(join(path, '../../.project_root'), '/srv/demo');
  const random = seededRandom(seed);
  const file = openSync(path, 'w');
  let written = writeSync(file, openingLines(harness));
  for (let number = 0; written < size; number += 1) {
    const { short, long } = RESULT_SIZES[harness];
    const [least, most] = random() < 0.1 ? long : short;
    const length = Math.round(least + random() * (most - least));
    written += writeSync(file, turnLines(harness, { number, length, fails: random() < 0.1 }));
  }
  closeSync(file);
  return written;
}
