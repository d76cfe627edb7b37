/** The longest first line that is read, in bytes without its line feed. */
export declare const MAX_FIRST_LINE: number;
/**
 * Reads up to and including the first line feed, byte by byte, at most
 * {@link MAX_FIRST_LINE} + 1 bytes: the bytes end in a line feed exactly when the line is complete.
 *
 * @param expected how many bytes are known to be the first line's, read at once
 * @throws the system's error
 */
export declare function readFirstLine(descriptor: number, expected?: number): Buffer;
/** What the first line says: its directory, absolute, or that it could not be read as the session's metadata. */
export type FirstLine = {
    readonly isMetadata: true;
    readonly cwd: string | undefined;
} | {
    readonly isMetadata: false;
};
/** @param bytes the start of the rollout, at least its first line when that is complete */
export declare function readMetadata(bytes: Buffer): FirstLine;
//# sourceMappingURL=codex-first-line.d.ts.map