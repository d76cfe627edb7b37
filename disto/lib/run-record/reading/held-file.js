// A file below a run's directory, opened so that nobody can slip in another one.
//
// Invariant: from `hold` to `confirm` the descriptor, every component of the
// path and the file's size, mode and times are the same, or the reader learns
// that they are not. No link is followed, nothing but a regular file is opened
// (a FIFO would block, a device would act), and nothing past the size that the
// file had when it was opened is read.
//
// The calls are synchronous: each takes microseconds, and a promise for each of
// the dozen that one record needs made a listing a third more expensive. A long
// reading lets the event loop run after every mebibyte.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, statSync, } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isRelativePath } from '../format/fields.js';
import { FileFault, orFault } from './file-fault.js';
import { READ_CHUNK } from './limits.js';
/** How many bytes are read before the event loop gets its turn. */
const REST_BYTES = 1_048_576;
const ANY_READ_BIT = 292n;
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
/** An open file of a run, of the size that it had when it was opened. */
export class HeldFile {
    #descriptor;
    #components;
    #opened;
    /** The path relative to the run's directory. */
    path;
    constructor(path, descriptor, components, opened) {
        this.path = path;
        this.#descriptor = descriptor;
        this.#components = components;
        this.#opened = opened;
    }
    /**
     * Opens `path` below `directory`. Close it when done.
     *
     * @param path relative, parts separated by `/`
     * @throws FileFault
     */
    static async hold(directory, path) {
        if (!isRelativePath(path))
            throw new FileFault('record-missing', path, 'the path leaves the directory');
        const components = walk(directory, path);
        confirmComponents(components, path);
        const leaf = components.at(-1);
        const flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
        const descriptor = orFault('cannot-open', path, 'cannot be opened', () => openSync(leaf.path, flags));
        try {
            const opened = orFault('cannot-open', path, 'cannot be looked at', () => fstatSync(descriptor, { bigint: true }));
            if (!opened.isFile() || !isSame(opened, leaf)) {
                throw new FileFault('path-replaced', path, 'another file took its place');
            }
            return new HeldFile(path, descriptor, components, opened);
        }
        catch (fault) {
            closeSync(descriptor);
            throw fault;
        }
    }
    /** Bytes, when it was opened. */
    get size() {
        return Number(this.#opened.size);
    }
    /** Milliseconds since 1970, when it was opened. */
    get modifiedMs() {
        return Number(this.#opened.mtimeMs);
    }
    /** A name for this very file: its device and number. */
    get fileId() {
        return `${this.#opened.dev}:${this.#opened.ino}`;
    }
    /**
     * The bytes from `start` to `end`, in chunks of at most 64 KiB. A file that
     * ends early ends the reading; {@link confirm} tells.
     *
     * @throws FileFault `cannot-read`
     */
    async *chunks(start = 0, end = this.size) {
        let at = start;
        let rested = start;
        for (let chunk = this.readChunk(at, end); chunk.length > 0; chunk = this.readChunk(at, end)) {
            at += chunk.length;
            yield chunk;
            if (at - rested < REST_BYTES)
                continue;
            rested = at;
            await setImmediate();
        }
    }
    /** The next bytes from `at`, at most 64 KiB and none from `end` on; empty where the file ends. @throws FileFault `cannot-read` */
    readChunk(at, end) {
        const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(READ_CHUNK, end - at)));
        if (buffer.length === 0)
            return buffer;
        const read = () => readSync(this.#descriptor, buffer, 0, buffer.length, at);
        return buffer.subarray(0, orFault('cannot-read', this.path, 'cannot be read', read));
    }
    /**
     * Proves that file and path are what they were when the file was opened.
     *
     * @param limit the most bytes that the file may have by now
     * @throws FileFault `record-too-large`, `file-changed`, `path-replaced`
     */
    confirm(limit = Number.POSITIVE_INFINITY) {
        const look = () => fstatSync(this.#descriptor, { bigint: true });
        const now = orFault('cannot-read', this.path, 'cannot be looked at', look);
        if (now.size > limit)
            throw tooLarge(this.path, Number(now.size), limit);
        const then = this.#opened;
        const isUnchanged = isSame(now, then) &&
            now.mode === then.mode &&
            now.size === then.size &&
            now.mtimeNs === then.mtimeNs &&
            now.ctimeNs === then.ctimeNs;
        if (!isUnchanged)
            throw new FileFault('file-changed', this.path, 'changed while it was read');
        confirmComponents(this.#components, this.path);
    }
    async close() {
        closeSync(this.#descriptor);
    }
}
/** The fault of a file over its limit. */
export function tooLarge(path, size, limit) {
    return new FileFault('record-too-large', path, `has ${size} bytes, ${limit} are the most`);
}
/** Looks at the directory and at each part of the path, without following a link. */
function walk(directory, path) {
    const components = [lookAtDirectory(directory, path)];
    const parts = path.split('/');
    let at = directory;
    for (const [index, part] of parts.entries()) {
        at = join(at, part);
        components.push(lookAtPart(at, path, index === parts.length - 1));
    }
    return components;
}
function lookAtDirectory(directory, path) {
    const found = look(directory, path);
    if (found.isSymbolicLink())
        throw new FileFault('linked-path', path, "the run's directory is a link");
    if (!found.isDirectory())
        throw new FileFault('not-a-file', path, "the run's directory is no directory");
    return { path: directory, dev: found.dev, ino: found.ino };
}
function lookAtPart(at, path, isLeaf) {
    const found = look(at, path);
    if (found.isSymbolicLink()) {
        if (isLeaf && leadsNowhere(at))
            throw new FileFault('record-missing', path, 'a link to nothing');
        throw new FileFault('linked-path', path, isLeaf ? 'is a link' : 'leads through a link');
    }
    if (isLeaf && !found.isFile())
        throw new FileFault('not-a-file', path, 'is not a regular file');
    if (!isLeaf && !found.isDirectory())
        throw new FileFault('not-a-file', path, 'leads through what is no directory');
    if (isLeaf && (found.mode & ANY_READ_BIT) === 0n) {
        throw new FileFault('no-read-permission', path, 'nobody may read it');
    }
    return { path: at, dev: found.dev, ino: found.ino };
}
function look(at, path) {
    try {
        return lstatSync(at, { bigint: true });
    }
    catch (cause) {
        const isMissing = cause.code === 'ENOENT';
        throw isMissing
            ? new FileFault('record-missing', path, 'does not exist')
            : new FileFault('cannot-open', path, 'cannot be looked at', cause);
    }
}
function leadsNowhere(link) {
    try {
        statSync(link);
        return false;
    }
    catch (cause) {
        return cause.code === 'ENOENT';
    }
}
function confirmComponents(components, path) {
    for (const component of components) {
        const look = () => lstatSync(component.path, { bigint: true });
        const now = orFault('path-replaced', path, 'a part of the path is gone', look);
        if (now.isSymbolicLink() || !isSame(now, component)) {
            throw new FileFault('path-replaced', path, 'a part of the path was replaced');
        }
    }
}
function isSame(one, other) {
    return one.dev === other.dev && one.ino === other.ino;
}
//# sourceMappingURL=held-file.js.map