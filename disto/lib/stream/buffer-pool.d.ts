/**
 * Buffers of one size that are used again. A server that made a new one for
 * every piece of every answer would hold the dead ones until the next
 * collection: tens of megabytes of them.
 */
export declare class BufferPool {
    #private;
    readonly size: number;
    /** @param size of a buffer, in bytes */
    constructor(size: number);
    /** A buffer with anything in it. */
    take(): Buffer;
    /** Whoever gives a buffer back has forgotten it. */
    give(buffer: Buffer): void;
}
//# sourceMappingURL=buffer-pool.d.ts.map