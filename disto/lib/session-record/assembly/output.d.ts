import type { Writable } from 'node:stream';
/** A file path, or a stream that is left open. */
export type RecordOutput = {
    readonly path: string;
} | {
    readonly stream: Writable;
};
/**
 * Writes the bytes of a record. A file is written beside its place, synced, and
 * renamed onto it; an older file stays whole until then, and for good on a failure.
 *
 * @returns how many bytes were written
 * @throws MachineryError `cannot-write`
 */
export declare function deliver(bytes: AsyncIterable<Buffer>, output: RecordOutput): Promise<number>;
//# sourceMappingURL=output.d.ts.map