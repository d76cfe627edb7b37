/**
 * Writes to standard output and waits until it was taken.
 *
 * @throws MachineryError `cannot-write`; the system's own error when the reader has left (EPIPE)
 */
export declare function writeOut(data: string | Uint8Array): Promise<void>;
/**
 * Prints pieces on standard output, no faster than they are taken.
 *
 * @throws MachineryError `cannot-write`; whatever the source of the pieces throws
 */
export declare function print(pieces: Iterable<Buffer | string> | AsyncIterable<Buffer | string>): Promise<void>;
//# sourceMappingURL=standard-output.d.ts.map