/** Spare buffers beyond this are let go. */
const MOST_SPARE = 256;

/**
 * Buffers of one size that are used again. A server that made a new one for
 * every piece of every answer would hold the dead ones until the next
 * collection: tens of megabytes of them.
 */
export class BufferPool {
  readonly #spare: Buffer[] = [];

  /** @param size of a buffer, in bytes */
  constructor(readonly size: number) {}

  /** A buffer with anything in it. */
  take(): Buffer {
    return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.size);
  }

  /** Whoever gives a buffer back has forgotten it. */
  give(buffer: Buffer): void {
    if (this.#spare.length < MOST_SPARE) this.#spare.push(buffer);
  }
}
