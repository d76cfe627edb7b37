// The hash of an assembly: of one text with a line for each file, so that a
// mismatch can be told file by file.
import { join } from 'node:path';
import { CodedError } from '../../stream/errors.js';
import { hashBytes, hashFile } from './hash-file.js';
import { listTree } from './tree-files.js';
/**
 * Hashes an assembly (the page's section "Hashes"). Entries whose name starts
 * with a dot are outside.
 *
 * @param options.opaque folders of the root that the manifest declares as opaque: outside too
 * @throws CodedError `assembly-link`, `assembly-special-file`, `name-not-utf8`; MachineryError
 */
export async function hashAssembly(root, options = {}) {
    const opaque = new Set(options.opaque ?? []);
    const isInside = (name, depth) => !name.startsWith('.') && !(depth === 0 && opaque.has(name));
    const files = [];
    for (const { path, isFile, isLink } of await listTree(root, isInside)) {
        if (!isFile) {
            const what = isLink ? 'link' : 'special-file';
            throw new CodedError(`assembly-${what}`, `the assembly holds a ${what.replace('-', ' ')}: ${path}`, {
                hint: 'an assembly holds regular files and directories alone',
            });
        }
        files.push({ path, ...(await hashFile(join(root, path))) });
    }
    return { sha256: hashAssemblyFiles(files), files };
}
/** The hash of the text that lists these files, which stand in bytewise order. */
export function hashAssemblyFiles(files) {
    return hashBytes(files.map(spellAssemblyFile).join('\n'));
}
/** A file's line in the hashed text: `path:hash`, and `:x` when somebody may execute it. */
export function spellAssemblyFile({ path, sha256, isExecutable }) {
    return `${path}:${sha256}${isExecutable ? ':x' : ''}`;
}
//# sourceMappingURL=assembly-hash.js.map