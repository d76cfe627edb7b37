// Entries that wait while the writer has its hands full, gathered into one batch.
// Small ones are copied together, so that a long burst is few pieces of memory.

import type { EncodedBatch } from './journal-account.js';

/** A batch as it is handed to the writer: one write, in one or more pieces. */
export interface WriterBatch {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** In bytes. */
  readonly size: number;
  readonly entries: number;
  /** Of the last entry in it. */
  readonly lastSeq: number | undefined;
}

const CHUNK_SIZE = 256 * 1024;

export class GatheredBatch implements WriterBatch {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #chunk = new Uint8Array(0);
  #used = 0;
  size = 0;
  entries = 0;
  lastSeq: number | undefined;

  get parts(): readonly Uint8Array<ArrayBuffer>[] {
    return this.#used === 0 ? this.#parts : [...this.#parts, this.#chunk.subarray(0, this.#used)];
  }

  add({ bytes, seq }: EncodedBatch): void {
    if (this.#used + bytes.length > this.#chunk.length) {
      if (this.#used > 0) this.#parts.push(this.#chunk.subarray(0, this.#used));
      this.#chunk = new Uint8Array(Math.max(CHUNK_SIZE, bytes.length));
      this.#used = 0;
    }
    this.#chunk.set(bytes, this.#used);
    this.#used += bytes.length;
    this.size += bytes.length;
    if (seq === undefined) return;
    this.entries += 1;
    this.lastSeq = seq;
  }
}
