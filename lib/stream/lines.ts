// Splits bytes into lines without decoding them.
//
// Invariant: a line ends at byte 0x0A and at nothing else, so `offset` and
// `size` are bytes of the file whatever the text is. The splitter holds at most
// one unfinished line, in one buffer that doubles (never a list of chunks: a
// source of one-byte chunks would make that list larger than the line). What it
// emits is a copy; a view would pin the whole chunk for as long as one line of
// it is kept. Who is done with a line before the next chunk comes can visit the
// lines where they stand. A line over the limit is counted, not held.

import { FEW_ITEMS, type Stage, stage } from './stage.js';

/** A complete line, without its line feed. */
export interface Line {
  readonly kind: 'line';
  /** The bytes before the line feed; a carriage return is one of them. */
  readonly bytes: Buffer;
  /** Where the line begins, in bytes from the start of the input. */
  readonly offset: number;
  /** From 1. */
  readonly number: number;
}

/** A complete line that is longer than the limit: its bytes were passed over. */
export interface OverlongLine {
  readonly kind: 'overlong';
  /** Bytes before the line feed. */
  readonly size: number;
  readonly offset: number;
  readonly number: number;
}

/** What stood after the last line feed. It is no line, even when its bytes look whole. */
export interface UnterminatedTail {
  readonly kind: 'tail';
  readonly size: number;
  readonly offset: number;
  readonly number: number;
  /** Its bytes, when they were asked for (`keepTail`) and are within the limit. */
  readonly bytes?: Buffer;
}

export type LineItem = Line | OverlongLine | UnterminatedTail;

/** 64 MiB; the longest string of Node.js is 536,870,888 characters. */
export const DEFAULT_MAX_LINE = 64 * 1024 * 1024;

const LINE_FEED = 0x0a;
const KEPT_CAPACITY = 1024 * 1024;

/** What is done with lines where they stand. */
export interface LineVisitor {
  /**
   * A complete line, `bytes[start, end)`: in the chunk itself, or when it began in an earlier one in memory of the
   * splitter, good until the next chunk.
   *
   * @param offset where it begins, in bytes from the start of the input
   */
  line(bytes: Buffer, start: number, end: number, offset: number): void;
  /** A complete line over the limit: `size` bytes before the line feed. */
  overlong(size: number, offset: number): void;
}

/** The splitter behind {@link lines}, for callers that read a file themselves. */
export class LineSplitter {
  readonly #maxLine: number;
  readonly #keepTail: boolean;
  #carry = Buffer.alloc(0);
  /** Bytes of the unfinished line so far; held in `#carry` unless over the limit. */
  #pending = 0;
  #offset = 0;
  #number = 1;

  /**
   * @param maxLine the longest line that is held, in bytes without its line feed.
   * @param keepTail whether the unterminated tail comes with its bytes.
   */
  constructor(maxLine: number = DEFAULT_MAX_LINE, keepTail = false) {
    if (!Number.isSafeInteger(maxLine) || maxLine < 1) {
      throw new RangeError(`maxLine is ${maxLine}; it must be a whole number of bytes above 0`);
    }
    this.#maxLine = maxLine;
    this.#keepTail = keepTail;
  }

  /** Takes the next bytes of the input; emits each line that they complete. */
  push(chunk: Buffer, emit: (item: Line | OverlongLine) => void): void {
    this.visit(chunk, {
      line: (bytes, start, end, offset) => {
        emit({ kind: 'line', bytes: Buffer.from(bytes.subarray(start, end)), offset, number: this.#number });
      },
      overlong: (size, offset) => emit({ kind: 'overlong', size, offset, number: this.#number }),
    });
  }

  /** As {@link push}, without a copy or an object for a line. */
  visit(chunk: Buffer, visitor: LineVisitor): void {
    let from = 0;
    for (;;) {
      const feed = chunk.indexOf(LINE_FEED, from);
      if (feed === -1) break;
      const size = this.#pending + feed - from;
      if (size > this.#maxLine) {
        visitor.overlong(size, this.#offset);
      } else if (this.#pending === 0) {
        visitor.line(chunk, from, feed, this.#offset);
      } else {
        visitor.line(this.#complete(chunk, from, feed), 0, size, this.#offset);
      }
      this.#pending = 0;
      this.#offset += size + 1;
      this.#number += 1;
      from = feed + 1;
    }
    if (from < chunk.length) this.#carryOver(chunk, from, chunk.length);
    else if (this.#pending === 0 && this.#carry.length > KEPT_CAPACITY) this.#carry = Buffer.alloc(0);
  }

  /** What is left after the last line feed, if anything. Call it once, at the end of the input. */
  end(): UnterminatedTail | undefined {
    if (this.#pending === 0) return undefined;
    const held = this.#carry.subarray(0, this.#pending);
    this.#carry = Buffer.alloc(0);
    const tail = { kind: 'tail', size: this.#pending, offset: this.#offset, number: this.#number } as const;
    return this.#keepTail && held.length === this.#pending ? { ...tail, bytes: held } : tail;
  }

  /** The line that `chunk[from, to)` completes. */
  #complete(chunk: Buffer, from: number, to: number): Buffer {
    this.#append(chunk, from, to, this.#pending);
    return this.#carry.subarray(0, this.#pending + to - from);
  }

  #carryOver(chunk: Buffer, from: number, to: number): void {
    const held = this.#pending;
    this.#pending += to - from;
    if (this.#pending > this.#maxLine) this.#carry = Buffer.alloc(0);
    else this.#append(chunk, from, to, held);
  }

  /** Puts `chunk[from, to)` behind the `held` bytes of the unfinished line. */
  #append(chunk: Buffer, from: number, to: number, held: number): void {
    const size = held + to - from;
    if (this.#carry.length < size) {
      const grown = Buffer.allocUnsafe(Math.max(size, Math.min(this.#maxLine, 2 * this.#carry.length)));
      this.#carry.copy(grown, 0, 0, held);
      this.#carry = grown;
    }
    chunk.copy(this.#carry, held, from, to);
  }
}

/** Options of {@link lines}. */
export interface LinesOptions {
  /** The longest line that is held, in bytes without its line feed (default {@link DEFAULT_MAX_LINE}). */
  readonly maxLine?: number;
  /** Whether the unterminated tail comes with its bytes (default false). */
  readonly keepTail?: boolean;
}

/**
 * Stage: bytes in (`Buffer` chunks of any size), {@link LineItem} out. The
 * items do not depend on how the bytes were cut into chunks.
 *
 * Holds one unfinished line, at most `maxLine` bytes. Never fails: an over-long
 * line and an unterminated tail are items of their own kind.
 */
export function lines(options: LinesOptions = {}): Stage<Buffer, LineItem> {
  const splitter = new LineSplitter(options.maxLine, options.keepTail);
  return stage<Buffer, LineItem>(
    (chunk, push) => splitter.push(chunk, push),
    (push) => {
      const tail = splitter.end();
      if (tail !== undefined) push(tail);
    },
    FEW_ITEMS,
  );
}
