import { type FileHandle } from 'node:fs/promises';
/** A file's hash, and whether anybody may execute it. */
export interface FileHash {
    /** SHA-256 of the exact bytes, lowercase hex. */
    readonly sha256: string;
    readonly isExecutable: boolean;
}
/** SHA-256 of bytes, or of the UTF-8 of a text, in lowercase hex. */
export declare function hashBytes(bytes: Uint8Array | string): string;
/**
 * Hashes a regular file's exact bytes, chunk by chunk. A link is not followed.
 *
 * @throws MachineryError `cannot-open`, `cannot-read`
 */
export declare function hashFile(path: string): Promise<FileHash>;
/** Opens a regular file for reading; a link is not followed. @throws MachineryError `cannot-open` */
export declare function openRegular(path: string): Promise<FileHandle>;
//# sourceMappingURL=hash-file.d.ts.map