// Opening files that somebody else may replace at any time by a link, a pipe or a device.
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { CodedError } from '../../stream/errors.js';
/** A path that is not, or no longer, a regular file. */
export class NotARegularFile extends CodedError {
    constructor() {
        super('not-a-regular-file', 'not a regular file');
    }
}
/** Read only; a pipe does not make the open wait. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const NO_LINKS = constants.O_NOFOLLOW ?? 0;
/**
 * Opens a regular file for reading.
 *
 * @param links whether a symbolic link is followed
 * @throws NotARegularFile; the system's error when the open fails (`ELOOP` for a link that is not followed)
 */
export async function openRegularFile(path, links) {
    const handle = await open(path, links === 'follow' ? READ_ONLY : READ_ONLY | NO_LINKS);
    try {
        if (!(await handle.stat()).isFile())
            throw new NotARegularFile();
        return handle;
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
/**
 * As {@link openRegularFile}, at once: a file that is read in this thread.
 *
 * @returns its descriptor, its size and its modification time in nanoseconds
 */
export function openRegularFileSync(path, links) {
    const descriptor = openSync(path, links === 'follow' ? READ_ONLY : READ_ONLY | NO_LINKS);
    try {
        const facts = fstatSync(descriptor, { bigint: true });
        if (!facts.isFile())
            throw new NotARegularFile();
        return { descriptor, size: Number(facts.size), mtime: facts.mtimeNs };
    }
    catch (error) {
        closeSync(descriptor);
        throw error;
    }
}
/**
 * The bytes of a small regular file; undefined when it is not a regular file or
 * holds more than `maxBytes`. Anything else than a regular file is never opened.
 *
 * @throws the system's error when the file cannot be looked at, opened or read
 */
export async function readSmallFile(path, maxBytes, links = 'follow') {
    const before = await stat(path);
    if (!before.isFile() || before.size > maxBytes)
        return undefined;
    const handle = await openUnlessReplaced(path, links);
    if (handle === undefined)
        return undefined;
    try {
        const bytes = Buffer.alloc(maxBytes + 1);
        let size = 0;
        for (;;) {
            const { bytesRead } = await handle.read(bytes, size, bytes.length - size);
            size += bytesRead;
            if (size > maxBytes)
                return undefined;
            if (bytesRead === 0)
                return bytes.subarray(0, size);
        }
    }
    finally {
        await handle.close();
    }
}
async function openUnlessReplaced(path, links) {
    try {
        return await openRegularFile(path, links);
    }
    catch (error) {
        if (error instanceof NotARegularFile)
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=regular-file.js.map