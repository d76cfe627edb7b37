// The name of a run is taken away at once, and what stood under it removed
// afterwards: a kill in the middle leaves either a whole run or none.
//
//   1. an empty folder is made beside the run: the mark that a removal began;
//   2. the lock of the run is taken, everything is looked at once more;
//   3. the run is renamed over the mark, which only a directory can be;
//   4. the lock is given up: nobody can find the run any more;
//   5. what was set aside is removed.
//
// Whoever comes after a kill finds the mark. An empty one says that nothing was
// decided, and that a lock which nobody refreshes is the remover's own.
//
// A folder whose name ends in `.lock` is no run for any reader, and no lock of a
// run ends in `.lock.lock`.
import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CodedError } from '../../stream/errors.js';
import { compareBytewise } from '../format/bytewise.js';
import { findMountsBelow } from './mounts.js';
import { removeTree } from './removal.js';
import { acquireRunLock, LOCK_STALE_MS, lockPath } from './run-lock.js';
const ASIDE_SUFFIX = '.removing.lock.lock';
/** A lock that a killed remover left behind can be taken after this long, in milliseconds. */
const PATIENCE_MS = LOCK_STALE_MS + 2_000;
const LOOK_AGAIN_MS = 250;
/** Where a run is while it is removed. @param folder the runs folder */
export function asidePath(folder, run) {
    return join(folder, `${run}${ASIDE_SUFFIX}`);
}
/** The removals of a runs folder that were begun and not ended, in bytewise order. */
export function findLeftovers(folder) {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
        .filter((entry) => entry.isDirectory() && entry.name.endsWith(ASIDE_SUFFIX))
        .map(({ name }) => name.slice(0, -ASIDE_SUFFIX.length))
        .sort(compareBytewise)
        .map((run) => ({ run, isDecided: holdsSomething(asidePath(folder, run)) }));
}
function holdsSomething(folder) {
    try {
        return readdirSync(folder, { encoding: 'buffer' }).length > 0;
    }
    catch {
        return true;
    }
}
/**
 * Takes a run out of its folder, to be removed by {@link finishRemoval}.
 *
 * @param objects looks once more, while nobody else can begin to work on the run; what it finds stops the removal
 * @returns what was found against it; undefined when the run was set aside
 * @throws CodedError `run-locked`; the file system's own errors
 */
export async function setAside(folder, run, objects) {
    const aside = asidePath(folder, run);
    makeMark(aside);
    try {
        const lock = await acquireRunLock(join(folder, run));
        try {
            const objection = await objects();
            if (objection !== undefined)
                return objection;
            requireHeld(lock, run);
            // Another remover may have tidied the mark away before the lock was taken.
            makeMark(aside);
            renameSync(join(folder, run), aside);
        }
        finally {
            await lock.release();
        }
    }
    finally {
        dropMark(aside);
    }
    return undefined;
}
/** Removes what was set aside, or the mark alone when nothing was. @throws CodedError `run-locked` */
export async function finishRemoval(folder, run) {
    const lock = await takeLeftLock(join(folder, run));
    try {
        const aside = asidePath(folder, run);
        if (findMountsBelow(aside).length > 0) {
            return { removed: 0, failed: 1, faults: [{ path: '.', code: 'other-file-system' }] };
        }
        return await removeTree(aside);
    }
    finally {
        await lock?.release();
    }
}
/** Takes the lock that a killed remover left behind, once nobody can be refreshing it. */
async function takeLeftLock(directory) {
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (lstatSync(lockPath(directory), { throwIfNoEntry: false }) !== undefined) {
        try {
            return await acquireRunLock(directory);
        }
        catch (fault) {
            const isLocked = fault instanceof CodedError && fault.code === 'run-locked';
            if (!isLocked || Date.now() > giveUpAt)
                throw fault;
            await setTimeout(LOOK_AGAIN_MS);
        }
    }
    return undefined;
}
function requireHeld(lock, run) {
    if (!lock.confirm())
        throw new CodedError('run-locked', `the lock of ${run} was taken over`);
}
function makeMark(aside) {
    try {
        mkdirSync(aside, { mode: 0o700 });
    }
    catch (cause) {
        if (cause.code !== 'EEXIST')
            throw cause;
    }
}
/** Removes the mark of a removal that was not decided; a run that was set aside is no empty folder. */
function dropMark(aside) {
    try {
        rmdirSync(aside);
    }
    catch {
        // Another remover was faster, or there is something to remove.
    }
}
//# sourceMappingURL=set-aside.js.map