// The manifests of packages, as far as provenance names them.
import { readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { orMachinery } from '../directory/or-machinery.js';
const MANIFEST = 'package.json';
const manifest = z.object({ name: z.string().min(1), version: z.string().min(1) });
/**
 * `name@version` of the package that an imported module belongs to.
 *
 * @param adapter the module that was imported (`import.meta.resolve(...)`, a file URL or an absolute path), or the
 *   name of a package as a module below `root` would import it
 * @throws CodedError `adapter-missing`; MachineryError `cannot-read`
 */
export async function describeAdapter(root, adapter) {
    const named = isName(adapter)
        ? await findByName(root, adapter)
        : await findAbove(pathOf(adapter));
    if (named !== undefined)
        return `${named.name}@${named.version}`;
    throw new CodedError('adapter-missing', `no manifest names the package of the provider adapter ${adapter}`, {
        hint: 'install the adapter, or name the module of it that is imported',
    });
}
function isName(adapter) {
    return typeof adapter === 'string' && !adapter.startsWith('file:') && !isAbsolute(adapter);
}
function pathOf(adapter) {
    return adapter instanceof URL || adapter.startsWith('file:') ? fileURLToPath(adapter) : adapter;
}
/** The nearest manifest with a name and a version: one inside a package that only says how it is loaded has none. */
async function findAbove(module) {
    for (let folder = await orMachinery('read', module, realpath(module));; folder = dirname(folder)) {
        const found = await readManifest(join(folder, MANIFEST));
        if (found !== undefined)
            return found;
        if (folder === dirname(folder))
            return undefined;
    }
}
/** The package that the `node_modules` folders at and above `root` hold. */
async function findByName(root, name) {
    for (let folder = await orMachinery('read', root, realpath(root));; folder = dirname(folder)) {
        const found = await readManifest(join(folder, 'node_modules', name, MANIFEST));
        if (found !== undefined)
            return found;
        if (folder === dirname(folder))
            return undefined;
    }
}
async function readManifest(path) {
    let text;
    try {
        text = await readFile(path, 'utf8');
    }
    catch (cause) {
        const code = systemErrorCode(cause);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw MachineryError.from('read', path, cause);
    }
    try {
        return manifest.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=package-manifest.js.map