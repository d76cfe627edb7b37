// Scratch directories: where segments wait until the record is put together.
//
// A directory says in its name whose it is: the process, and the place where
// that process id means something (host and pid namespace). So the next run can
// tell a directory that a killed process left from one that is in use, also when
// two containers share a volume.
import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, readlink, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { MachineryError } from '../../stream/errors.js';
import { makeFolder } from '../../stream/make-folder.js';
/** A directory of this process that goes with everything in it. */
export class Scratch {
    path;
    #files = [];
    constructor(path) {
        this.path = path;
    }
    /**
     * Makes a fresh scratch directory below `parent`, which is made as well when it is missing.
     *
     * @param prefix what kind of scratch it is, such as `.replay-assembly-`
     * @throws MachineryError `cannot-create`
     */
    static async create(parent, prefix) {
        try {
            await makeFolder(parent);
            return new Scratch(await mkdtemp(join(parent, `${prefix}${await ownerTag(process.pid)}-`)));
        }
        catch (error) {
            throw MachineryError.from('create', join(parent, `${prefix}*`), error);
        }
    }
    /** Opens a new file in the directory for writing and reading. */
    async openFile(name) {
        const path = join(this.path, name);
        try {
            const file = await open(path, 'wx+', 0o600);
            this.#files.push(file);
            return file;
        }
        catch (error) {
            throw MachineryError.from('create', path, error);
        }
    }
    /** Closes its files and removes the directory. Never throws: what it serves has already succeeded or failed. */
    async remove() {
        await Promise.allSettled(this.#files.map((file) => file.close()));
        await rm(this.path, { recursive: true, force: true, maxRetries: 3 }).catch(() => { });
    }
}
/**
 * Removes the scratch directories below `parent` that processes left which are gone.
 *
 * @returns their paths
 */
export async function removeLeftovers(parent, prefix) {
    const names = await readdir(parent).catch(() => []);
    const removed = [];
    for (const name of names) {
        const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[1]) : Number.NaN;
        const isOurs = Number.isSafeInteger(pid) && name.startsWith(`${prefix}${await ownerTag(pid)}-`);
        if (!isOurs || isRunning(pid))
            continue;
        const path = join(parent, name);
        try {
            await rm(path, { recursive: true });
            removed.push(path);
        }
        catch {
            // Somebody else's next run was faster, or it is not ours to remove.
        }
    }
    return removed;
}
/** The place where a process id means something, and the id: `3f9a01c2-4711`. */
async function ownerTag(pid) {
    const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
    const place = createHash('sha256').update(`${hostname()}\0${namespace}`).digest('hex').slice(0, 8);
    return `${place}-${pid}`;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
//# sourceMappingURL=scratch.js.map