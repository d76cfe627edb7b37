// The leaves of a directory tree, in the order that all tree hashes use: by the
// UTF-8 bytes of the whole path from the root, not folder by folder and not by
// UTF-16 units.
import { isUtf8 } from 'node:buffer';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { compareBytewise } from '../format/bytewise.js';
/**
 * Lists a tree's leaves. Links are leaves: they are never followed.
 *
 * @param isInside whether a name belongs to the tree; a folder that does not is left out whole
 * @throws MachineryError `cannot-read`; CodedError `name-not-utf8`
 */
export async function listTree(root, isInside = () => true) {
    const leaves = [];
    const folders = [''];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const depth = folder === '' ? 0 : folder.split('/').length;
        for (const entry of await readFolder(join(root, folder))) {
            const name = decodeName(entry.name, folder);
            if (!isInside(name, depth))
                continue;
            const path = folder === '' ? name : `${folder}/${name}`;
            if (entry.isDirectory())
                folders.push(path);
            else
                leaves.push({ path, isFile: entry.isFile(), isLink: entry.isSymbolicLink() });
        }
    }
    return leaves.sort((one, other) => compareBytewise(one.path, other.path));
}
async function readFolder(path) {
    try {
        return await readdir(path, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (cause) {
        throw MachineryError.from('read', path, cause);
    }
}
/** A name in a folder as text. @throws CodedError `name-not-utf8` */
export function decodeName(name, folder) {
    if (isUtf8(name))
        return name.toString('utf8');
    const shown = `${folder}/${name.toString('latin1')}`;
    throw new CodedError('name-not-utf8', `the name of ${JSON.stringify(shown)} is not UTF-8`, {
        hint: 'rename the file: a hash over its path would differ from machine to machine',
    });
}
//# sourceMappingURL=tree-files.js.map