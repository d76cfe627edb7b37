// Drift: bytes that are not what they were when their hash was pinned.
import { join } from 'node:path';
import { compareBytewise } from '../format/bytewise.js';
import { spellAssemblyFile } from './assembly-hash.js';
import { hashFile } from './hash-file.js';
/**
 * Hashes a file again and compares it with the hash that was pinned.
 *
 * @param root the folder that `file` is relative to
 * @returns undefined when the bytes are the same
 * @throws MachineryError when the file cannot be read
 */
export async function findDrift(root, file, expected) {
    const { sha256: actual } = await hashFile(join(root, file));
    return actual === expected ? undefined : { file, expected, actual };
}
/** Which files make two assemblies different, in the order of their paths. */
export function compareAssemblies(before, after) {
    const old = new Map(before.files.map((file) => [file.path, file]));
    const now = new Map(after.files.map((file) => [file.path, file]));
    const paths = [...new Set([...old.keys(), ...now.keys()])].sort(compareBytewise);
    return paths.flatMap((path) => {
        const what = differ(old.get(path), now.get(path));
        return what === undefined ? [] : [{ path, what }];
    });
}
function differ(before, after) {
    if (before === undefined)
        return 'added';
    if (after === undefined)
        return 'removed';
    if (before.sha256 !== after.sha256)
        return 'changed';
    return spellAssemblyFile(before) === spellAssemblyFile(after) ? undefined : 'mode';
}
//# sourceMappingURL=drift.js.map