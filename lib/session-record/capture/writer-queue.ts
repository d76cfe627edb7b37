// The queue to the journal's writer, seen from the thread that the agents run
// on. Bounded, because an unbounded queue turns a stalled disk into memory that
// grows without end.
//
// Invariant: offering a batch never waits for the disk, with one exception that
// is bounded. A burst that never returns to the event loop may run ahead of a
// healthy writer; when the queue is full then, the call waits for the writer as
// long as patience lasts. Patience is 3 ms, and what the writer gets done earns
// it back, so that a stalled disk costs 3 ms once, and a slow one not much more.

import type { StopReason } from './end-line.js';
import type { EncodedBatch } from './journal-account.js';
import { END_GRACE_MS } from './journal-file.js';
import type { WriterNotice, WriterOrder, WriterReport } from './journal-writer.js';
import { QUEUE_BATCHES, QUEUE_BYTES, WRITER, type WriterGauge } from './writer-gauge.js';

/** The end of a channel to a writer: a worker thread, or a port to one. */
export interface WriterPort {
  postMessage(order: WriterOrder, transfer: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (notice: WriterNotice) => void): unknown;
  /** The writer crashed. */
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** The writer is over, crashed or not. */
  on(event: 'exit', listener: () => void): unknown;
  ref(): void;
  unref(): void;
}

/** How a writer came to its end. */
export type WriterEnding =
  | WriterReport
  | { readonly type: 'crashed'; readonly error: string }
  /** It did nothing for too long; it may yet go on, and then closes the journal as cut short. */
  | { readonly type: 'stalled' };

const PATIENCE_MS = 3;
/** What a healthy writer gets done in a millisecond: a batch earns 0.2 ms, and 200 KB earn one. */
const EARNED_PER_BATCH_MS = 0.2;
const EARNED_BYTES_PER_MS = 200_000;

/** The writer tries its closing line for {@link END_GRACE_MS}; then nothing more is to be expected of it. */
const STALL_MS = END_GRACE_MS + 250;
const LOOK_MS = 25;

export class WriterQueue {
  readonly #port: WriterPort;
  readonly #gauge: WriterGauge;
  #highWater = 0;
  #offered = 0;
  #patience = PATIENCE_MS;
  #seen = { batches: 0, bytes: 0 };
  #ending: WriterEnding | undefined;
  #crash: Error | undefined;
  #onEnding: (ending: WriterEnding) => void = () => {};

  /** @param onFailure called when the writer is known to have failed */
  constructor(port: WriterPort, gauge: WriterGauge, onFailure: (error: string) => void) {
    this.#port = port;
    this.#gauge = gauge;
    port.on('message', (notice) => {
      if (notice.type === 'failed') onFailure(notice.error);
      if (notice.type === 'closed') this.#end(notice);
    });
    port.on('error', (error) => {
      this.#crash = error;
    });
    port.on('exit', () => {
      if (this.#ending !== undefined) return;
      const error = `the journal writer panicked (${this.#crash?.message ?? 'its thread ended'}); ${this.#missing()}`;
      this.#end({ type: 'crashed', error });
      onFailure(error);
    });
    port.unref();
  }

  /** The most batches that waited at once. */
  get highWater(): number {
    return this.#highWater;
  }

  /** Queues a batch, whose memory goes with it. @returns why it was not queued, if so */
  offer({ bytes, seq }: EncodedBatch): string | undefined {
    if (this.#ending !== undefined) return 'the journal writer is gone';
    if (this.#gauge.state === WRITER.failed) return 'a write to the journal failed';
    const size = bytes.length;
    if (size > QUEUE_BYTES) return `a batch of ${size} bytes is more than the queue holds`;
    while (this.#gauge.depth >= QUEUE_BATCHES || this.#gauge.queuedBytes + size > QUEUE_BYTES) {
      if (!this.#wait()) return 'the queue to the journal writer is full: the disk cannot keep up';
    }
    this.#highWater = Math.max(this.#highWater, this.#gauge.enter(size));
    this.#offered += 1;
    this.#port.postMessage({ type: 'batch', bytes, seq }, [bytes.buffer as ArrayBuffer]);
    return undefined;
  }

  /** Lets the writer write the rest and the closing line. */
  async close(reason: StopReason | undefined): Promise<WriterEnding> {
    if (this.#ending !== undefined) return this.#ending;
    this.#port.ref();
    const ended = new Promise<WriterEnding>((resolve) => {
      this.#onEnding = resolve;
    });
    this.#port.postMessage({ type: 'end', reason }, []);
    const watch = this.#watchForStall();
    const ending = await ended;
    clearInterval(watch);
    this.#port.unref();
    return ending;
  }

  /** Blocks until nothing waits any more, at most `ms`. For a process that is about to be gone. */
  drain(ms: number): void {
    const until = performance.now() + ms;
    for (;;) {
      const depth = this.#gauge.depth;
      const left = until - performance.now();
      if (depth === 0 || left <= 0 || this.#ending !== undefined) return;
      this.#gauge.waitForChange(depth, left);
    }
  }

  #end(ending: WriterEnding): void {
    if (this.#ending !== undefined) return;
    this.#ending = ending;
    this.#onEnding(ending);
  }

  #missing(): string {
    const { depth } = this.#gauge;
    return depth === 0
      ? 'no queued line is missing from the record'
      : `the lines of ${depth} queued batches are missing from the record`;
  }

  #wait(): boolean {
    const batches = this.#offered - this.#gauge.depth;
    const { bytes } = this.#gauge;
    const earned =
      (batches - this.#seen.batches) * EARNED_PER_BATCH_MS + (bytes - this.#seen.bytes) / EARNED_BYTES_PER_MS;
    this.#seen = { batches, bytes };
    this.#patience = Math.min(PATIENCE_MS, this.#patience + earned);
    if (this.#patience <= 0) return false;
    const began = performance.now();
    this.#gauge.waitForChange(this.#gauge.depth, this.#patience);
    this.#patience -= performance.now() - began;
    return true;
  }

  #watchForStall(): NodeJS.Timeout {
    let last = -1;
    let since = performance.now();
    return setInterval(() => {
      const { depth } = this.#gauge;
      if (depth !== last) {
        last = depth;
        since = performance.now();
      } else if (performance.now() - since > STALL_MS) {
        this.#gauge.state = WRITER.abandoned;
        this.#end({ type: 'stalled' });
      }
    }, LOOK_MS);
  }
}
