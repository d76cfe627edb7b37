// Folders of a path that a user named. On Node.js 20 its own recursive mkdir does
// not return where a folder takes no new ones and says that they are missing, as
// /proc does.
import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemErrorCode } from './errors.js';
/**
 * Makes a folder and those that it stands in, where they are missing.
 *
 * @param mode of each folder that is made
 * @throws the system's error
 */
export async function makeFolder(path, mode = 0o777) {
    const parent = dirname(path);
    try {
        await mkdir(path, { mode });
    }
    catch (error) {
        if (systemErrorCode(error) === 'ENOENT' && parent !== path && !(await isFolder(parent))) {
            await makeFolder(parent, mode);
            await makeFolder(path, mode);
        }
        else if (!(await isFolder(path)))
            throw error;
    }
}
/** As {@link makeFolder}, at once. */
export function makeFolderSync(path, mode = 0o777) {
    const parent = dirname(path);
    try {
        mkdirSync(path, { mode });
    }
    catch (error) {
        if (systemErrorCode(error) === 'ENOENT' && parent !== path && !isFolderSync(parent)) {
            makeFolderSync(parent, mode);
            makeFolderSync(path, mode);
        }
        else if (!isFolderSync(path))
            throw error;
    }
}
/** Whether a folder stands there; what cannot be looked at is none. */
export async function isFolder(path) {
    try {
        return (await stat(path)).isDirectory();
    }
    catch {
        return false;
    }
}
function isFolderSync(path) {
    try {
        return statSync(path).isDirectory();
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=make-folder.js.map