// What a runtime says of itself in `run_start`: resolved once, before the run is
// born, and given on to every child.
import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CodedError, systemErrorCode } from '../../stream/errors.js';
import { isFolder } from '../../stream/make-folder.js';
import { orMachinery } from '../directory/or-machinery.js';
import { hashFile } from '../hashing/hash-file.js';
import { hashRuntimeTree, RUNTIME_FILES } from '../hashing/runtime-tree-hash.js';
import { readGitHead } from './git-head.js';
import { describeAdapter } from './package-manifest.js';
/** Lock files that may stand beside a program, the stronger one first. */
const LOCK_FILES = ['npm-shrinkwrap.json', 'package-lock.json'];
/**
 * Resolves the provenance of a runtime (the page's section "What it names").
 *
 * A checkout in a Git repository has source `checkout` and the commit of HEAD as
 * digest. A checkout without one, and every installed package, wherever it lies,
 * has source `unknown` and no digest.
 *
 * @throws CodedError `lock-file-missing`, `adapter-missing`, `manifest-missing`, `name-not-utf8`; MachineryError
 */
export async function resolveProvenance(options) {
    const { root, adapter, lockFile } = options;
    const kind = options.kind ?? (await recognizeRuntime(root));
    const head = kind === 'checkout' ? await readGitHead(await orMachinery('read', root, realpath(root))) : undefined;
    return {
        runtime_source: head === undefined ? 'unknown' : 'checkout',
        runtime_digest: head ?? null,
        lock_sha256: await hashLockFile(root, lockFile === undefined ? LOCK_FILES : [lockFile]),
        node: process.version,
        provider_adapter: await describeAdapter(root, adapter),
        runtime_tree_sha256: await hashRuntimeTree(root, kind),
    };
}
/**
 * Whether a runtime was installed, or runs from a checkout: what lies in a
 * `node_modules` folder, or has no sources, was installed. A link into a
 * checkout leads to a checkout.
 */
export async function recognizeRuntime(root) {
    const folder = dirname(await orMachinery('read', root, realpath(root)));
    const holder = basename(folder).startsWith('@') ? dirname(folder) : folder;
    if (basename(holder) === 'node_modules')
        return 'installed';
    return (await isFolder(join(root, RUNTIME_FILES.checkout.folder))) ? 'checkout' : 'installed';
}
async function hashLockFile(root, names) {
    for (const name of names) {
        try {
            return (await hashFile(join(root, name))).sha256;
        }
        catch (failure) {
            if (systemErrorCode(failure.cause) !== 'ENOENT')
                throw failure;
        }
    }
    throw new CodedError('lock-file-missing', `${root} holds no ${names.join(' and no ')}`, {
        hint: 'name the lock file that the runtime was installed with',
    });
}
//# sourceMappingURL=resolve-provenance.js.map