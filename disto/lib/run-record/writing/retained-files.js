// The files that a run keeps beside its record.
//
// A file is written once, into a name that was free, below the run's directory
// and nowhere else: no part of its path is a link, before it is created and
// after; not a byte is written before that is known. Its hash is the hash of
// the bytes that were written. A file that was cut off is spoken of by no event,
// because the event comes after the file.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { isRelativePath } from '../format/fields.js';
const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;
/** Keeps files below the directory of one run. */
export class RetainedFiles {
    directory;
    constructor(directory) {
        this.directory = directory;
    }
    /**
     * Writes a file.
     *
     * @param path relative to the run's directory, parts separated by `/`
     * @throws CodedError `path-outside-run`, `retained-exists`, `retained-link`; MachineryError `cannot-create`, `cannot-write`
     */
    async write(path, content) {
        const parts = requireInside(path).split('/');
        const folders = await this.#makeFolders(path, parts.slice(0, -1));
        const handle = await createFile(join(this.directory, path), path);
        try {
            await confirmFolders(folders, path);
            return await fill(handle, path, content);
        }
        finally {
            await handle.close();
        }
    }
    /**
     * Makes a folder that was not there; the folders above it may be.
     *
     * @returns false when something of this name is there already
     * @throws CodedError `path-outside-run`, `retained-link`; MachineryError `cannot-create`
     */
    async claimFolder(path) {
        const parts = requireInside(path).split('/');
        const folders = await this.#makeFolders(path, parts.slice(0, -1));
        try {
            await mkdir(join(this.directory, path), { mode: OWN_FOLDER });
        }
        catch (cause) {
            if (cause.code === 'EEXIST')
                return false;
            throw MachineryError.from('create', path, cause);
        }
        await confirmFolders(folders, path);
        return true;
    }
    async #makeFolders(path, parts) {
        const folders = [await lookAt(this.directory, path)];
        let at = this.directory;
        for (const part of parts) {
            at = join(at, part);
            await makeFolder(at, path);
            folders.push(await lookAt(at, path));
        }
        return folders;
    }
}
function requireInside(path) {
    if (isRelativePath(path))
        return path;
    throw new CodedError('path-outside-run', `${JSON.stringify(path)} is no path below the directory of a run`);
}
async function makeFolder(at, path) {
    try {
        await mkdir(at, { mode: OWN_FOLDER });
    }
    catch (cause) {
        if (cause.code !== 'EEXIST')
            throw MachineryError.from('create', path, cause);
    }
}
/** A folder as it is now. @throws CodedError `retained-link` when it is none */
async function lookAt(at, path) {
    let found;
    try {
        found = await lstat(at, { bigint: true });
    }
    catch (cause) {
        throw MachineryError.from('create', path, cause);
    }
    if (!found.isDirectory()) {
        throw new CodedError('retained-link', `${path} leads through ${at}, which is no real directory`);
    }
    return { path: at, dev: found.dev, ino: found.ino };
}
async function confirmFolders(folders, path) {
    for (const then of folders) {
        const now = await lookAt(then.path, path);
        if (now.dev === then.dev && now.ino === then.ino)
            continue;
        throw new CodedError('retained-link', `${path}: another directory took the place of ${then.path}`);
    }
}
async function createFile(at, path) {
    try {
        return await open(at, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, OWN_FILE);
    }
    catch (cause) {
        if (cause.code !== 'EEXIST')
            throw MachineryError.from('create', path, cause);
        throw new CodedError('retained-exists', `the run keeps a file ${path} already`, { cause });
    }
}
async function fill(handle, path, content) {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunksOf(content)) {
        hash.update(chunk);
        bytes += chunk.length;
        await writeWhole(handle, path, chunk);
    }
    return { path, sha256: hash.digest('hex'), bytes };
}
async function writeWhole(handle, path, chunk) {
    try {
        await handle.writeFile(chunk);
    }
    catch (cause) {
        throw MachineryError.from('write', path, cause);
    }
}
const CHUNK_BYTES = 65_536;
/** The content in pieces: a large one is not written in one go, so that others get their turn. */
async function* chunksOf(content) {
    if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
        yield* content;
        return;
    }
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
        yield bytes.subarray(at, at + CHUNK_BYTES);
}
//# sourceMappingURL=retained-files.js.map