import { Readable } from 'node:stream';
/**
 * The chunks of a source until `stop` is aborted; then the source is destroyed,
 * even while a chunk is being waited for, and what comes out ends as if it had
 * ended. For a reader that knows before its source that nothing more is wanted.
 *
 * Holds one chunk. Fails when the source fails, or closes without an end, before it is stopped.
 *
 * @param arrived called with each chunk's size in bytes
 */
export declare function until(source: Readable, stop: AbortSignal, arrived?: (bytes: number) => void): Readable;
//# sourceMappingURL=until.d.ts.map