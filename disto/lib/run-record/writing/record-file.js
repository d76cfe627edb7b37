// The file `record.jsonl` while a run writes it.
//
// Invariants: a line is one write call, so that a kill leaves it whole or leaves
// nothing of it; no two lines are written at once; the file is opened for each
// line and closed again, without following a link, and must be the very file
// that was created, of the size that the lines so far add up to. The first line
// that fails is the last one that was tried: a second write could turn a piece
// of a line into a line that says something else. (Where the system takes only
// a part of a line, Node itself asks it to take the rest, at once and from the
// same bytes; only what comes of that is seen here.)
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError } from '../../stream/errors.js';
const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
const EVERYBODY = 0o666;
/** The name of the record in the directory of its run. */
export const RECORD_NAME = 'record.jsonl';
/** The one file that a run's events are appended to. */
export class RecordFile {
    path;
    #device;
    #inode;
    #size = 0;
    #lines = 0;
    #tail = Promise.resolve();
    #failure;
    #isClosed = false;
    constructor(path, device, inode) {
        this.path = path;
        this.#device = device;
        this.#inode = inode;
    }
    /**
     * Creates the record of a run, empty. Its mode is the usual one of a new file.
     *
     * @throws CodedError `record-exists`; MachineryError `cannot-create`
     */
    static async create(directory) {
        const path = join(directory, RECORD_NAME);
        let handle;
        try {
            handle = await open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, EVERYBODY);
        }
        catch (cause) {
            if (cause.code !== 'EEXIST')
                throw MachineryError.from('create', path, cause);
            throw new CodedError('record-exists', `there is a record at ${path} already`, { cause });
        }
        try {
            const { dev, ino } = await handle.stat();
            return new RecordFile(path, dev, ino);
        }
        catch (cause) {
            throw MachineryError.from('create', path, cause);
        }
        finally {
            await handle.close();
        }
    }
    /** Bytes that are known to be whole on disk. */
    get size() {
        return this.#size;
    }
    /** Lines that are known to be whole on disk. */
    get lines() {
        return this.#lines;
    }
    /** What stopped the writing for good, if anything did. */
    get failure() {
        return this.#failure;
    }
    /**
     * Appends a line; resolves when its bytes are in the file. They are not synced.
     *
     * @param line ends with its line feed
     * @throws MachineryError `cannot-open`, `cannot-write`, `short-write`, `record-replaced`: the same error for this
     *   line and all later ones; CodedError `record-closed` after {@link appendLast} was called
     */
    append(line) {
        return this.#enqueue(line, false);
    }
    /**
     * Appends the last line, then syncs the file, once: the directory and all other files are not synced. Whatever
     * is appended afterwards is refused.
     *
     * @throws MachineryError as {@link append}, and `cannot-sync`: the line is visible then
     */
    appendLast(line) {
        const appended = this.#enqueue(line, true);
        this.#isClosed = true;
        return appended;
    }
    #enqueue(line, isLast) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        if (this.#isClosed) {
            return Promise.reject(new CodedError('record-closed', `nothing follows the last line of ${this.path}`));
        }
        const appended = this.#tail.then(() => this.#write(line, isLast));
        this.#tail = appended.catch(() => { });
        return appended;
    }
    async #write(line, isLast) {
        if (this.#failure !== undefined)
            throw this.#failure;
        try {
            await this.#writeOnce(line, isLast);
        }
        catch (failure) {
            this.#failure = failure;
            throw failure;
        }
    }
    async #writeOnce(line, isLast) {
        const handle = await this.#open();
        try {
            await this.#confirm(handle);
            const { bytesWritten } = await during('write', this.path, handle.write(line, 0, line.length, null));
            if (bytesWritten !== line.length) {
                const message = `only ${bytesWritten} of ${line.length} bytes went into ${this.path}`;
                throw new MachineryError('short-write', message, { hint: 'the disk may be full' });
            }
            this.#size += line.length;
            this.#lines += 1;
            if (isLast)
                await during('sync', this.path, handle.sync());
        }
        catch (failure) {
            // Whatever the closing says, the failure before it is what happened.
            await handle.close().catch(() => { });
            throw failure;
        }
        await during('write', this.path, handle.close());
    }
    async #open() {
        try {
            return await open(this.path, O_WRONLY | O_APPEND | O_NOFOLLOW);
        }
        catch (cause) {
            throw MachineryError.from('open', this.path, cause);
        }
    }
    async #confirm(handle) {
        const { dev, ino, size } = await during('write', this.path, handle.stat());
        if (dev === this.#device && ino === this.#inode && size === this.#size)
            return;
        const message = `${this.path} is not what this run wrote: another file took its place, or somebody else wrote to it`;
        throw new MachineryError('record-replaced', message);
    }
}
async function during(verb, path, call) {
    try {
        return await call;
    }
    catch (cause) {
        if (verb === 'write')
            throw MachineryError.from('write', path, cause);
        const { code } = cause;
        throw new MachineryError('cannot-sync', `cannot sync ${path}: ${code ?? String(cause)}`, { cause });
    }
}
//# sourceMappingURL=record-file.js.map