import { type FileHandle } from 'node:fs/promises';
import { CodedError } from '../../stream/errors.js';
/** A path that is not, or no longer, a regular file. */
export declare class NotARegularFile extends CodedError {
    constructor();
}
/**
 * Opens a regular file for reading.
 *
 * @param links whether a symbolic link is followed
 * @throws NotARegularFile; the system's error when the open fails (`ELOOP` for a link that is not followed)
 */
export declare function openRegularFile(path: string, links: 'follow' | 'refuse'): Promise<FileHandle>;
/**
 * As {@link openRegularFile}, at once: a file that is read in this thread.
 *
 * @returns its descriptor, its size and its modification time in nanoseconds
 */
export declare function openRegularFileSync(path: string, links: 'follow' | 'refuse'): {
    readonly descriptor: number;
    readonly size: number;
    readonly mtime: bigint;
};
/**
 * The bytes of a small regular file; undefined when it is not a regular file or
 * holds more than `maxBytes`. Anything else than a regular file is never opened.
 *
 * @throws the system's error when the file cannot be looked at, opened or read
 */
export declare function readSmallFile(path: string, maxBytes: number, links?: 'follow' | 'refuse'): Promise<Buffer | undefined>;
//# sourceMappingURL=regular-file.d.ts.map