// A store in a folder: `runs/<id>/replay.json`.
//
// Nothing outside the folder is read or written: below it no link is followed,
// and on a file system that does not tell capitals apart an id names only the
// folder that is spelled like it.
import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { MachineryError, systemErrorCode } from '../../stream/errors.js';
import { makeFolder } from '../../stream/make-folder.js';
import { storedFile } from '../../stream/stored-bytes.js';
import { deliver } from '../assembly/output.js';
import { removeLeftovers } from '../assembly/scratch.js';
import { ASSEMBLY_SCRATCH_PREFIX } from '../format/constants.js';
/** A store in the folder `root`, which need not be there yet. */
export function folderStore(root) {
    return {
        open: (slot) => openSlot(root, slot),
        put: async (slot, bytes) => {
            const folder = await ownFolder(root, slot);
            await removeLeftovers(folder, ASSEMBLY_SCRATCH_PREFIX);
            await deliver(bytes, { path: join(folder, slot.parts[2]) });
        },
    };
}
async function openSlot(root, slot) {
    const folder = await realFolder(root, slot);
    if (folder === undefined)
        return undefined;
    const path = join(folder, slot.parts[2]);
    try {
        const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
        const facts = await file.stat({ bigint: true });
        if (!facts.isFile()) {
            await file.close();
            return undefined;
        }
        const version = [facts.ino, facts.size, facts.mtimeNs].map((figure) => figure.toString(36)).join('-');
        return { ...storedFile(file, path, Number(facts.size)), version, modified: facts.mtime };
    }
    catch (error) {
        if (isAbsence(error))
            return undefined;
        throw MachineryError.from('open', path, error);
    }
}
/** ELOOP: a link where a file should be; ENXIO: a socket. Neither is an artifact. */
function isAbsence(error) {
    return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO'].includes(systemErrorCode(error) ?? '');
}
/** The slot's folder, if it is one and stands where its name says. */
async function realFolder(root, slot) {
    const [runs, runId] = slot.parts;
    try {
        const expected = join(await realpath(root), runs, runId);
        return (await realpath(expected)) === expected ? expected : undefined;
    }
    catch (error) {
        if (isAbsence(error))
            return undefined;
        throw MachineryError.from('open', join(root, runs, runId), error);
    }
}
/** The slot's folder, made if it was missing. @throws MachineryError `cannot-create` */
async function ownFolder(root, slot) {
    const path = join(root, slot.parts[0], slot.parts[1]);
    try {
        await makeFolder(path);
    }
    catch (error) {
        throw MachineryError.from('create', path, error);
    }
    const folder = await realFolder(root, slot);
    if (folder === undefined) {
        const cause = Object.assign(new Error('another name, or a link, stands in its place'), {
            code: 'EEXIST',
        });
        throw MachineryError.from('create', path, cause);
    }
    return folder;
}
//# sourceMappingURL=folder-store.js.map