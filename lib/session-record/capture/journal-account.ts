// What a recorder knows of its own journal: how many bytes and entries landed,
// and why it stopped, if it did. The first reason to stop sticks, and capture
// never resumes (wire format 4.2).
//
// Bytes are counted when a batch is queued; the closing line is not counted.

import { CodedError } from '../../stream/errors.js';
import { JournalRules } from '../format/journal-rules.js';
import type { Truncation } from '../format/truncation.js';
import { encodeLines } from './encode-lines.js';
import { type StopReason, truncationOf } from './end-line.js';
import type { JournalBatch } from './intern-bodies.js';

/** A batch that may be queued: one write. */
export interface EncodedBatch {
  readonly bytes: Buffer;
  /** Of the entry in it, if there is one. */
  readonly seq: number | undefined;
}

export class JournalAccount {
  readonly #rules = new JournalRules('that is being written');
  readonly #maxBytes: number;
  #line = 1;
  #bytes = 0;
  #entries = 0;
  #lastSeq: number | undefined;
  #reason: StopReason | undefined;
  #error: Error | undefined;
  #carried: Truncation | undefined;

  readonly #onStop: (reason: StopReason, error: Error | undefined) => void;

  /**
   * @param maxBytes ceiling of the whole journal in bytes, its closing line left out; exactly as many are allowed
   * @param onStop called once, when capture stops
   */
  constructor(
    maxBytes: number = Number.POSITIVE_INFINITY,
    onStop: (reason: StopReason, error: Error | undefined) => void = () => {},
  ) {
    this.#maxBytes = maxBytes;
    this.#onStop = onStop;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#entries;
  }

  get lastSeq(): number | undefined {
    return this.#lastSeq;
  }

  get stopReason(): StopReason | undefined {
    return this.#reason;
  }

  /** What made capture stop, where there is more to say than the reason. */
  get error(): Error | undefined {
    return this.#error;
  }

  /** How the journal's closing line says that it is cut short; undefined for a complete one. */
  get truncation(): Truncation | undefined {
    if (this.#reason === undefined) return this.#carried;
    return truncationOf(this.#reason, this);
  }

  /**
   * Encodes a batch, and checks it against the journal's rules and the ceiling.
   *
   * @returns undefined when capture has stopped, now or before
   */
  prepare({ lines }: JournalBatch): EncodedBatch | undefined {
    if (this.#reason !== undefined) return undefined;
    let bytes: Buffer;
    let seq: number | undefined;
    try {
      bytes = encodeLines(lines);
      for (const line of lines) {
        this.#rules.admit(line, { line: this.#line, offset: this.#bytes });
        this.#line += 1;
        if (line.type === 'entry') seq = line.entry.seq;
      }
    } catch (error) {
      this.stop('write_failed', error);
      return undefined;
    }
    if (this.#bytes + bytes.length > this.#maxBytes) {
      this.stop('byte_ceiling');
      return undefined;
    }
    return { bytes, seq };
  }

  /** Counts a batch that was queued. @param size in bytes */
  land(size: number, seq: number | undefined): void {
    this.#bytes += size;
    if (seq === undefined) return;
    this.#entries += 1;
    this.#lastSeq = seq;
  }

  /** Stops capture for good. A later reason changes nothing. */
  stop(reason: StopReason, error?: unknown): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    if (error !== undefined) this.#error = error instanceof Error ? error : new Error(String(error));
    this.#onStop(reason, this.#error);
  }

  /** Takes over the truncation of the record that these events were taken from. */
  carry(truncation: Truncation): void {
    this.#carried = truncation;
  }
}

/** @throws CodedError `invalid-max-bytes` unless it is a whole number above 0 */
export function requireCeiling(maxBytes: number): void {
  if (Number.isSafeInteger(maxBytes) && maxBytes > 0) return;
  throw new CodedError('invalid-max-bytes', `the journal's ceiling is ${maxBytes} bytes`, {
    hint: 'state the most bytes that the journal may have, as a whole number above 0',
  });
}
