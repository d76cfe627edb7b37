// Finds and opens the journal in a tree that was collected from a container. The
// tree was in a model's hands: any part of the path may be a link, a pipe or a
// device. The folder and the journal are opened without following links and
// without waiting, and both are looked at through the descriptors that are held,
// so nothing outside the tree is read or removed, whatever is swapped meanwhile.
import { close, constants, fstat, lstat, open, unlink } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { JOURNAL_FILE, JOURNAL_FOLDER } from '../format/constants.js';
import { sourceOf } from './journal-file.js';
/** A journal, or the folder it stands in, that is not what a recorder makes. Code `journal-not-a-file`. */
export class UntrustedJournal extends CodedError {
    constructor(path, what) {
        super('journal-not-a-file', `the session journal \`${path}\` is refused: ${what}`, {
            hint: 'a recorder makes a plain folder and a plain file; look at the tree before you trust it',
        });
    }
}
const openFd = promisify(open);
const closeFd = promisify(close);
const statFd = promisify(fstat);
const statLink = promisify(lstat);
const unlinkFile = promisify(unlink);
/**
 * Opens `.gg/replay.ndjson` below `tree`.
 *
 * @returns undefined when there is none: an ordinary absence
 * @throws UntrustedJournal when the folder or the file is anything else than a plain one
 * @throws MachineryError `cannot-open`
 */
export async function openCollectedJournal(tree) {
    const folderPath = join(tree, JOURNAL_FOLDER);
    const path = join(folderPath, JOURNAL_FILE);
    const folder = await openPlain(folderPath, folderPath, constants.O_DIRECTORY, 'its folder is a link or no folder');
    if (folder === undefined)
        return undefined;
    try {
        const anchored = join(anchorOf(folder, folderPath), JOURNAL_FILE);
        const fd = await openPlain(anchored, path, constants.O_NONBLOCK, 'it is a link or cannot be opened as a file');
        if (fd === undefined) {
            await closeFd(folder);
            return undefined;
        }
        const facts = await statFd(fd);
        if (!facts.isFile()) {
            await closeFd(fd);
            throw new UntrustedJournal(path, 'it is no regular file');
        }
        const source = await sourceOf(fd, path);
        return {
            ...source,
            close: async () => {
                await source.close();
                await closeFd(folder);
            },
            remove: () => removeSame(anchored, path, facts),
        };
    }
    catch (error) {
        await closeFd(folder);
        throw error;
    }
}
/** A path to the open folder itself where the system has one; elsewhere its name, checked when it was opened. */
function anchorOf(folder, path) {
    return process.platform === 'linux' ? `/proc/self/fd/${folder}` : path;
}
async function openPlain(path, shown, flags, refusal) {
    try {
        return await openFd(path, constants.O_RDONLY | constants.O_NOFOLLOW | flags);
    }
    catch (error) {
        const code = systemErrorCode(error);
        if (code === 'ENOENT')
            return undefined;
        // ELOOP: a link; ENOTDIR: no folder; ENXIO: a socket, or a device without a driver.
        if (code === 'ELOOP' || code === 'ENOTDIR' || code === 'ENXIO') {
            throw new UntrustedJournal(shown, refusal);
        }
        throw MachineryError.from('open', shown, error);
    }
}
async function removeSame(path, shown, read) {
    try {
        const now = await statLink(path);
        if (now.ino !== read.ino || now.dev !== read.dev)
            throw new Error('another file stands in its place');
        await unlinkFile(path);
    }
    catch (error) {
        throw MachineryError.from('remove', shown, error);
    }
}
//# sourceMappingURL=collected-tree.js.map