/**
 * Writes the full name of a run and a line feed over whatever the file held. It
 * is the caller's file: links are followed, and its mode stays. A FIFO that
 * nobody reads is a failure, not a wait.
 *
 * @throws MachineryError
 */
export declare function writeRunId(path: string, name: string): Promise<void>;
//# sourceMappingURL=run-id-file.d.ts.map