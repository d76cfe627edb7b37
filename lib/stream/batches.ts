// A stream of items that come many at a time.
//
// As a stream it gives one item after the other, as any other does. Who takes it
// with `forEachItem` gets whole batches: a queue and a promise for each item would
// cost more than most items need.

import { Readable } from 'node:stream';

/**
 * Source: the items of the batches, in order. Holds one batch. Fails with what
 * the batches fail with; when it is destroyed, they are told to end (`return`).
 */
export class BatchedReadable<T> extends Readable {
  readonly #batches: AsyncGenerator<readonly T[], void>;
  #batch: readonly T[] = [];
  #next = 0;

  constructor(batches: AsyncGenerator<readonly T[], void>) {
    super({ objectMode: true });
    this.#batches = batches;
  }

  /** The batches, in place of the stream: whoever takes them reads nothing else of it. */
  takeBatches(): AsyncGenerator<readonly T[], void> {
    return this.#batches;
  }

  override async _read(): Promise<void> {
    try {
      while (this.#next === this.#batch.length) {
        const { done, value } = await this.#batches.next();
        if (done === true) {
          this.push(null);
          return;
        }
        this.#batch = value;
        this.#next = 0;
      }
      let goesOn = true;
      while (goesOn && this.#next < this.#batch.length) {
        this.#next += 1;
        goesOn = this.push(this.#batch[this.#next - 1]);
      }
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#batches.return().then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    );
  }
}

/** Calls `visit` for each item of a stream, in order. @throws what the stream fails with, and what `visit` throws */
export async function forEachItem<T>(stream: AsyncIterable<T>, visit: (item: T) => void): Promise<void> {
  if (!(stream instanceof BatchedReadable)) {
    for await (const item of stream) visit(item);
    return;
  }
  for await (const batch of (stream as BatchedReadable<T>).takeBatches()) {
    for (const item of batch) visit(item);
  }
}
