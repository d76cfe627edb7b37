// The run's own copy of its assembly.
//
// Invariant: every byte of the copy came out of a file that was opened without
// following a link, was regular, had the device and number that its folder had
// listed, and was the same before and after it was read; else there is no copy.
// What was copied is hashed as it lies in the copy, so the record tells what the
// run runs from even where the source goes on changing.
//
// What is outside the assembly is not copied: dot entries and the folders that
// the manifest declares as opaque. A link is copied as a link, and the hash of
// the copy refuses it. A FIFO, a socket or a device is never opened.
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { decodeName } from '../hashing/tree-files.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './modes.js';
import { orMachinery } from './or-machinery.js';
const CHUNK_BYTES = 262_144;
/** A file keeps who may read and who may execute it. */
const COPIED_MODE_BITS = 365n;
const { O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
/**
 * Copies an assembly. Files lose their write bits; folders are the owner's alone.
 *
 * @param source the assembly's folder; it may be reached through links, what is in it may not
 * @param target must not exist
 * @param options.opaque folders of the root that the manifest declares as opaque
 * @throws CodedError `assembly-special-file`, `assembly-mismatch`, `name-not-utf8`; MachineryError
 */
export async function copyAssembly(source, target, options = {}) {
    const opaque = new Set(options.opaque ?? []);
    const folders = [
        { source: await orMachinery('read', source, realpath(source)), target, isRoot: true },
    ];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const { isRoot } = folder;
        const isInside = (name) => !name.startsWith('.') && !(isRoot && opaque.has(name));
        folders.push(...(await copyFolder(folder, isInside)));
    }
}
/** Copies what stands in a folder itself. @returns the folders in it */
async function copyFolder(folder, isInside) {
    const before = await look(folder.source);
    if (!before.isDirectory())
        throw mismatch(folder.source, 'it is no folder any more');
    await orMachinery('create', folder.target, mkdir(folder.target, { mode: PRIVATE_FOLDER }));
    const entries = await orMachinery('read', folder.source, readdir(folder.source, { encoding: 'buffer' }));
    const inner = [];
    for (const entry of entries) {
        const name = decodeName(entry, folder.source);
        if (!isInside(name))
            continue;
        const source = join(folder.source, name);
        const target = join(folder.target, name);
        const listed = await look(source);
        if (listed.isDirectory())
            inner.push({ source, target, isRoot: false });
        else
            await copyLeaf(source, target, listed);
    }
    if (!isSame(before, await look(folder.source)))
        throw mismatch(folder.source, 'another folder took its place');
    return inner;
}
async function copyLeaf(source, target, listed) {
    if (listed.isSymbolicLink()) {
        const leads = await orMachinery('read', source, readlink(source, { encoding: 'buffer' }));
        await orMachinery('create', target, symlink(leads, target));
        return;
    }
    if (listed.isFile())
        return copyFile(source, target, listed);
    throw new CodedError('assembly-special-file', `the assembly holds a special file: ${source}`, {
        hint: 'an assembly holds regular files and directories alone',
    });
}
/**
 * Copies one regular file.
 *
 * @param listed how the file was found in its folder
 * @throws CodedError `assembly-mismatch`; MachineryError
 */
export async function copyFile(source, target, listed) {
    const from = await openListed(source);
    try {
        const opened = await orMachinery('read', source, from.stat({ bigint: true }));
        if (!opened.isFile() || !isSame(opened, listed))
            throw mismatch(source, 'another file took its place');
        const flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
        const to = await orMachinery('create', target, open(target, flags, PRIVATE_FILE));
        try {
            await copyBytes(from, to, source, target);
            await orMachinery('write', target, to.chmod(Number(opened.mode & COPIED_MODE_BITS)));
        }
        finally {
            await to.close();
        }
        const read = await orMachinery('read', source, from.stat({ bigint: true }));
        if (read.size !== opened.size || read.mtimeNs !== opened.mtimeNs) {
            throw mismatch(source, 'it changed while it was copied');
        }
    }
    finally {
        await from.close();
    }
}
async function openListed(path) {
    try {
        return await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (cause) {
        if (systemErrorCode(cause) === 'ELOOP')
            throw mismatch(path, 'a link took its place');
        throw MachineryError.from('open', path, cause);
    }
}
async function copyBytes(from, to, source, target) {
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    for (;;) {
        const { bytesRead } = await orMachinery('read', source, from.read(buffer, 0, buffer.length, null));
        if (bytesRead === 0)
            return;
        await orMachinery('write', target, to.writeFile(buffer.subarray(0, bytesRead)));
    }
}
function look(path) {
    return orMachinery('read', path, lstat(path, { bigint: true }));
}
function isSame(one, other) {
    return one.dev === other.dev && one.ino === other.ino;
}
function mismatch(path, how) {
    return new CodedError('assembly-mismatch', `${path} is not what was listed: ${how}`, {
        hint: 'start the run again when nothing changes the assembly',
    });
}
//# sourceMappingURL=assembly-copy.js.map