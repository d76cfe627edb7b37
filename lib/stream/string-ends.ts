// Where the strings of a JSON text end, told for all of them at once.
//
// Most bytes of a log stand inside strings, and a scan that looks at each of them
// does little else. WebAssembly looks at 64 bytes at a step (string-ends.wat) and
// lists the quotes that no backslash escapes: from one that opens a string the
// next one in the list closes it. It lists as well where a string needs a closer
// look (a control character, \u, a rare or unknown escape): there the scanner's own
// loop decides, as it does for every text that is not indexed. So an index never
// changes what a text is, only how soon that is known.
//
// One index serves the thread: a scan is not interrupted by another one. It is
// good for as long as the bytes are what they were, and known by their buffer.
// Where the engine has no WebAssembly with SIMD, or no room for its memory, there
// is no index.

import { STRING_ENDS_CODE } from './string-ends-code.js';

/** The longest text that is indexed, in bytes. */
export const LONGEST_INDEXED = 1024 * 1024;
/** Bytes of what {@link takeRoom} gives. */
export const ROOM_BYTES = 256 * 1024;
/** Rooms in the engine's memory. */
const ROOMS = 4;

// The engine's memory: the rooms, which the system fills faster from the start of a page on,
// a text that was copied there, the two lists.
const TEXT_AT = ROOMS * ROOM_BYTES;
const QUOTES_AT = TEXT_AT + LONGEST_INDEXED;
/** A text can consist of quotes, and one more number ends the list. */
const LIST_SIZE = 4 * (LONGEST_INDEXED + 1);
const DOUBTS_AT = QUOTES_AT + LIST_SIZE;
/** Ends each list: no position is as large. */
const NOWHERE = 0xffff_ffff;

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly doubts: { readonly value: number };
  index(from: number, size: number, quotesAt: number, doubtsAt: number): number;
}

declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

let kernel: Kernel | 'none' | undefined;
let text = Buffer.alloc(0);
let quotes = Uint32Array.of(NOWHERE);
let doubts = Uint32Array.of(NOWHERE);
/** Whose strings are indexed. */
let indexed: Buffer | undefined;
/** The places in the lists that were asked for last: most scans go forward. */
let nextQuote = 0;
let nextDoubt = 0;

/** Indexes `bytes` in place of what was indexed before; a text over {@link LONGEST_INDEXED} is not indexed. */
export function indexStrings(bytes: Buffer): void {
  indexed = undefined;
  kernel ??= load();
  if (kernel === 'none' || bytes.length > LONGEST_INDEXED) return;
  const isThere = bytes.buffer === kernel.memory.buffer;
  if (!isThere) bytes.copy(text);
  quotes[kernel.index(isThere ? bytes.byteOffset : TEXT_AT, bytes.length, QUOTES_AT, DOUBTS_AT)] = NOWHERE;
  doubts[kernel.doubts.value] = NOWHERE;
  nextQuote = 0;
  nextDoubt = 0;
  indexed = bytes;
}

/** To be called before the bytes of an indexed buffer change. */
export function dropStringIndex(): void {
  indexed = undefined;
}

/** Rooms that nobody has; made as many as are asked for at once. */
let rooms: Buffer[] | undefined;

/**
 * Memory of {@link ROOM_BYTES} for texts that are to be indexed: what stands in the first few of them is indexed
 * where it stands, and what stands anywhere else is copied for it. Whoever takes a room gives it back.
 */
export function takeRoom(): Buffer {
  kernel ??= load();
  rooms ??= kernel === 'none' ? [] : roomsOf(kernel);
  return rooms.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES);
}

/** Gives a room back: from now on its bytes are somebody else's. */
export function giveRoom(room: Buffer): void {
  rooms?.push(room);
}

function roomsOf({ memory }: Kernel): Buffer[] {
  return Array.from({ length: ROOMS }, (_, i) => Buffer.from(memory.buffer, i * ROOM_BYTES, ROOM_BYTES));
}

/**
 * Where the string that opens at `at` has its closing quote.
 *
 * @returns -1 when the index does not tell: the string has to be looked at byte by byte
 */
export function closingQuote(bytes: Buffer, at: number, to: number): number {
  if (bytes !== indexed) return -1;
  nextQuote = firstAfter(at, quotes, nextQuote);
  const end = quotes[nextQuote] as number;
  if (end >= to) return -1;
  nextDoubt = firstAfter(at, doubts, nextDoubt);
  return (doubts[nextDoubt] as number) < end ? -1 : end;
}

/** The place of the first position of an ascending list that is greater than `at`, looked for from `place` on. */
function firstAfter(at: number, list: Uint32Array, place: number): number {
  let i = place;
  // Back in growing steps: a scan that returns somewhere pays for the way alone.
  for (let step = 1; i > 0 && (list[i - 1] as number) > at; step *= 2) i = Math.max(0, i - step);
  while ((list[i] as number) <= at) i += 1;
  return i;
}

function load(): Kernel | 'none' {
  try {
    const module = new WebAssembly.Module(Buffer.from(STRING_ENDS_CODE, 'base64'));
    const loaded = new WebAssembly.Instance(module).exports as Kernel;
    const { buffer } = loaded.memory;
    text = Buffer.from(buffer, TEXT_AT, LONGEST_INDEXED);
    quotes = new Uint32Array(buffer, QUOTES_AT, LIST_SIZE / 4);
    doubts = new Uint32Array(buffer, DOUBTS_AT, LIST_SIZE / 4);
    return loaded;
  } catch {
    return 'none';
  }
}
