import type { Readable } from 'node:stream';
/**
 * Standard input as a stream of bytes. Node's own `process.stdin` ends without a
 * word when it is a directory; that would pass for an empty input.
 *
 * @throws MachineryError `cannot-read`
 */
export declare function openStandardInput(): Readable;
//# sourceMappingURL=standard-input.d.ts.map