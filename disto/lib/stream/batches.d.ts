import { Readable } from 'node:stream';
/**
 * Source: the items of the batches, in order. Holds one batch. Fails with what
 * the batches fail with; when it is destroyed, they are told to end (`return`).
 */
export declare class BatchedReadable<T> extends Readable {
    #private;
    constructor(batches: AsyncGenerator<readonly T[], void>);
    /** The batches, in place of the stream: whoever takes them reads nothing else of it. */
    takeBatches(): AsyncGenerator<readonly T[], void>;
    _read(): Promise<void>;
    _destroy(error: Error | null, done: (error: Error | null) => void): void;
}
/** Calls `visit` for each item of a stream, in order. @throws what the stream fails with, and what `visit` throws */
export declare function forEachItem<T>(stream: AsyncIterable<T>, visit: (item: T) => void): Promise<void>;
//# sourceMappingURL=batches.d.ts.map