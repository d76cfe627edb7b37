// Keeps a session's journal out of the repository that it grows in: out of
// `git status`, of the model's own `git add -A`, and so of everything public.
// The exclusion is not committed; it lives in the repository's own folder.
import { appendFile, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { makeFolder } from '../../stream/make-folder.js';
import { JOURNAL_FOLDER } from '../format/constants.js';
/** Anchored: a `.gg` folder deeper in the tree is not the journal's. */
export const EXCLUDE_PATTERN = `/${JOURNAL_FOLDER}/`;
/**
 * Appends `/.gg/` to the exclude file of the repository whose working tree is
 * `workspace`, once (session records, "Excluding the journal from git"). To be
 * called when the workspace is seeded, before the journal is there: nothing can
 * undo a commit that was made before. In a linked worktree the file is that of
 * the repository, which all of its worktrees share.
 *
 * @throws CodedError `not-a-repository`: nothing was written
 * @throws MachineryError `cannot-read`, `cannot-write`
 */
export async function excludeFromGit(workspace) {
    const path = join(await commonFolder(workspace), 'info', 'exclude');
    const before = await readIfPresent(path);
    // git takes a line with a carriage return at its end for the line without.
    if (before.split('\n').some((line) => line.replace(/\r$/, '') === EXCLUDE_PATTERN))
        return { path, added: false };
    const separator = before === '' || before.endsWith('\n') ? '' : '\n';
    try {
        await makeFolder(dirname(path));
        await appendFile(path, `${separator}${EXCLUDE_PATTERN}\n`);
    }
    catch (error) {
        throw MachineryError.from('write', path, error);
    }
    return { path, added: true };
}
/** The folder of the repository itself: `.git`, or where a `.git` file points to, and from a worktree's the shared one. */
async function commonFolder(workspace) {
    const dotGit = join(workspace, '.git');
    const facts = await stat(dotGit).catch((error) => {
        if (isAbsent(error))
            throw notARepository(workspace, 'it has no .git');
        throw MachineryError.from('read', dotGit, error);
    });
    const folder = facts.isDirectory() ? dotGit : resolve(workspace, await pointerOf(dotGit, workspace));
    const common = (await readIfPresent(join(folder, 'commondir'))).trim();
    const repository = common === '' ? folder : resolve(folder, common);
    // An empty folder of that name is no repository, and nothing may be put into it.
    await stat(join(repository, 'HEAD')).catch((error) => {
        if (isAbsent(error))
            throw notARepository(workspace, `${repository} holds no repository`);
        throw MachineryError.from('read', repository, error);
    });
    return repository;
}
async function pointerOf(dotGit, workspace) {
    const text = await readIfPresent(dotGit);
    const pointer = /^gitdir: (.+?)\r?\n?$/s.exec(text)?.[1];
    if (pointer === undefined)
        throw notARepository(workspace, 'its .git names no folder');
    return pointer;
}
async function readIfPresent(path) {
    try {
        // One byte a letter: the file's own encoding does not matter for what is looked for.
        return await readFile(path, 'latin1');
    }
    catch (error) {
        if (isAbsent(error))
            return '';
        throw MachineryError.from('read', path, error);
    }
}
function isAbsent(error) {
    const code = systemErrorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
function notARepository(workspace, why) {
    return new CodedError('not-a-repository', `${workspace} is not the top of a git working tree: ${why}`, {
        hint: 'name the top folder of the repository, or run git init there first',
    });
}
//# sourceMappingURL=exclude-from-git.js.map