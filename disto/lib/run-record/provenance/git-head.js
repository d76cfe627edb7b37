// The commit that a checkout stands on, read from git's own files.
//
// No program is run: a run must not depend on one being there, `GIT_DIR` of a
// hook that started it would point it at another repository, and a call of git
// costs more than the rest of the provenance. What is read is the layout that
// gitrepository-layout(5) describes: a `.git` folder or the file that points to
// one, a linked worktree's `commondir`, loose refs, `packed-refs`.
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** Git itself follows no more than this many names that stand for names. */
const SYMBOLIC_REFS = 5;
/** Refs of which each worktree has its own. */
const OWN_REFS = /^refs\/(?:bisect|worktree|rewritten)\//;
/**
 * The commit of HEAD in the repository that holds `folder`.
 *
 * @returns 40 or 64 hexadecimal digits; undefined outside of a repository, before its first commit, and where
 *   refs are stored in a way that this does not read (`reftable`)
 */
export async function readGitHead(folder) {
    const repository = await findRepository(resolve(folder));
    return repository === undefined ? undefined : resolveRef(repository, 'HEAD', SYMBOLIC_REFS);
}
/** The nearest repository at or above a folder, as git looks for it. */
async function findRepository(folder) {
    const own = await locateGitFolder(folder);
    if (own !== undefined)
        return { own, shared: await locateShared(own) };
    const parent = dirname(folder);
    return parent === folder ? undefined : findRepository(parent);
}
async function locateGitFolder(folder) {
    const git = join(folder, '.git');
    if ((await readText(join(git, 'HEAD'))) !== undefined)
        return git;
    const target = /^gitdir: (.+)$/m.exec((await readText(git)) ?? '')?.[1];
    if (target === undefined)
        return undefined;
    const pointed = isAbsolute(target) ? target : join(folder, target);
    return (await readText(join(pointed, 'HEAD'))) === undefined ? undefined : pointed;
}
async function locateShared(own) {
    const target = (await readText(join(own, 'commondir')))?.trim();
    return target === undefined ? own : resolve(own, target);
}
async function resolveRef(repository, ref, hops) {
    const content = (await readLooseRef(repository, ref)) ?? (await findPackedRef(repository, ref));
    if (content === undefined || COMMIT.test(content))
        return content;
    const next = /^ref:\s*(refs\/.+)$/.exec(content)?.[1];
    if (next === undefined || hops === 0 || next.split('/').includes('..'))
        return undefined;
    return resolveRef(repository, next, hops - 1);
}
async function readLooseRef({ own, shared }, ref) {
    const folder = ref === 'HEAD' || OWN_REFS.test(ref) ? own : shared;
    return (await readText(join(folder, ref)))?.trim();
}
async function findPackedRef({ shared }, ref) {
    const packed = (await readText(join(shared, 'packed-refs'))) ?? '';
    for (const line of packed.split('\n')) {
        const [commit, name] = line.split(' ');
        if (name === ref)
            return commit;
    }
    return undefined;
}
async function readText(path) {
    return readFile(path, 'utf8').catch(() => undefined);
}
//# sourceMappingURL=git-head.js.map