/** Spare buffers beyond this are let go. */
const MOST_SPARE = 256;
/**
 * Buffers of one size that are used again. A server that made a new one for
 * every piece of every answer would hold the dead ones until the next
 * collection: tens of megabytes of them.
 */
export class BufferPool {
    size;
    #spare = [];
    /** @param size of a buffer, in bytes */
    constructor(size) {
        this.size = size;
    }
    /** A buffer with anything in it. */
    take() {
        return this.#spare.pop() ?? Buffer.allocUnsafeSlow(this.size);
    }
    /** Whoever gives a buffer back has forgotten it. */
    give(buffer) {
        if (this.#spare.length < MOST_SPARE)
            this.#spare.push(buffer);
    }
}
//# sourceMappingURL=buffer-pool.js.map