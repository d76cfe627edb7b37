// The hash of the runtime's own files, as observed on disk. It does not prove
// which of them the process had loaded.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, MachineryError } from '../../stream/errors.js';
import { listTree } from './tree-files.js';
/** Which files a runtime consists of, beside its `package.json`. */
export const RUNTIME_FILES = {
    checkout: { folder: 'src', ending: '.ts' },
    installed: { folder: 'dist', ending: '.js' },
};
const PREFIX = Buffer.from('bot-runtime-tree-v1\0');
const MANIFEST = 'package.json';
const COUNT_BYTES = 12;
/**
 * Hashes a runtime tree: the prefix, then for each file in bytewise order of
 * the paths a 4-byte length of the path, an 8-byte count of its bytes (both
 * big-endian), the path in UTF-8, the bytes. Links and other leaves are passed over.
 *
 * @returns SHA-256 in lowercase hex
 * @throws CodedError `manifest-missing`, `name-not-utf8`; MachineryError `cannot-read`
 */
export async function hashRuntimeTree(root, kind) {
    const { folder, ending } = RUNTIME_FILES[kind];
    const isInside = (name, depth) => depth > 0 || name === MANIFEST || name === folder;
    const leaves = (await listTree(root, isInside)).filter(({ path, isFile }) => isFile && (path === MANIFEST || (path.startsWith(`${folder}/`) && path.endsWith(ending))));
    if (!leaves.some(({ path }) => path === MANIFEST)) {
        throw new CodedError('manifest-missing', `${root} holds no regular ${MANIFEST}`, {
            hint: 'name the folder that the runtime was checked out or installed into',
        });
    }
    const hash = createHash('sha256').update(PREFIX);
    for (const { path } of leaves) {
        const name = Buffer.from(path);
        const bytes = await readWhole(join(root, path));
        const counts = Buffer.alloc(COUNT_BYTES);
        counts.writeUInt32BE(name.length, 0);
        counts.writeBigUInt64BE(BigInt(bytes.length), 4);
        hash.update(counts).update(name).update(bytes);
    }
    return hash.digest('hex');
}
async function readWhole(path) {
    try {
        return await readFile(path);
    }
    catch (cause) {
        throw MachineryError.from('read', path, cause);
    }
}
//# sourceMappingURL=runtime-tree-hash.js.map