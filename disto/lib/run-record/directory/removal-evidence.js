// What stands against the removal of a run's directory: evidence outside its
// record alone. Looks, and changes nothing. Paths are bytes: a name need not be
// UTF-8.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { systemErrorCode } from '../../stream/errors.js';
import { findMountsBelow } from './mounts.js';
import { hasProcessGroups, PROCESS_GROUPS } from './process-groups.js';
import { LOCK_STALE_MS } from './run-lock.js';
/** Why a run that is selected is left alone, by stable codes. */
export const REMOVAL_OBJECTIONS = {
    'linked-run': 'it is a link',
    'run-missing': 'it is not there any more',
    'run-not-owned': 'a folder of it belongs to another user',
    'run-locked': 'somebody works on it',
    'lock-left-behind': 'it has a lock that nobody refreshes',
    'process-group': 'processes of it may be alive',
    'mounted-inside': 'another file system hangs inside it',
    'cannot-look': 'it cannot be looked into',
};
/** The folder of a child run, and the lock beside it: the last two parts of a path. */
const CHILD_RUN = /(?:^|\/)subflows\/[1-9][0-9]*$/;
const CHILD_LOCK = /(?:^|\/)subflows\/[1-9][0-9]*\.lock$/;
const SUPERUSER = 0;
/** How many folders are looked into before the event loop gets its turn. */
const REST_FOLDERS = 64;
/**
 * The first thing that stands against the removal of a run, if anything does:
 * a lock, whoever made it; evidence of a process group, its children's too; a
 * folder of another user, or on another file system.
 *
 * @param folder the runs folder, absolute and without links
 */
export async function findObjection(folder, name, options = {}) {
    const directory = join(folder, name);
    try {
        const root = lstatSync(directory, { bigint: true });
        if (root.isSymbolicLink())
            return { code: 'linked-run', detail: name };
        if (!root.isDirectory())
            return { code: 'run-missing', detail: name };
        if (options.hasOwnLock !== true) {
            const lock = { path: Buffer.from(`${directory}.lock`), shown: `${name}.lock` };
            const objection = judgeLock(lock, options);
            if (objection !== undefined)
                return objection;
        }
        const [mount] = findMountsBelow(directory);
        if (mount !== undefined)
            return { code: 'mounted-inside', detail: mount.slice(folder.length + 1) };
        return await surveyTree({ path: Buffer.from(directory), shown: name }, root, options);
    }
    catch (cause) {
        const code = systemErrorCode(cause);
        if (code === undefined)
            throw cause;
        return code === 'ENOENT'
            ? { code: 'run-missing', detail: name }
            : { code: 'cannot-look', detail: `${name} (${code})` };
    }
}
/** Judges the lock of a run, or of a child; there may be none. */
function judgeLock({ path, shown }, options) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined)
        return undefined;
    const idleMs = Date.now() - found.mtimeMs;
    if (idleMs < LOCK_STALE_MS)
        return { code: 'run-locked', detail: shown };
    return options.takeStaleLocks === true ? undefined : { code: 'lock-left-behind', detail: shown };
}
/** Looks at every folder of a tree; no link is followed. */
async function surveyTree(top, root, options) {
    const pending = [top];
    let looked = 0;
    for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
        try {
            const objection = judgeFolder(place, place === top, root);
            if (objection !== undefined)
                return objection;
            for (const entry of readdirSync(place.path, { encoding: 'buffer', withFileTypes: true })) {
                const inner = placeBelow(place, entry);
                const lock = CHILD_LOCK.test(inner.shown) ? judgeLock(inner, options) : undefined;
                if (lock !== undefined)
                    return lock;
                if (entry.isDirectory())
                    pending.push(inner);
            }
        }
        catch (cause) {
            // In a folder inside the tree that nobody may look into no work goes on.
            if (place === top || systemErrorCode(cause) !== 'EACCES')
                throw cause;
        }
        looked += 1;
        if (looked % REST_FOLDERS === 0)
            await setImmediate();
    }
    return undefined;
}
function judgeFolder({ path, shown }, isTop, root) {
    const found = lstatSync(path, { bigint: true });
    if (found.uid !== requiredOwner(root))
        return { code: 'run-not-owned', detail: shown };
    if (found.dev !== root.dev)
        return { code: 'mounted-inside', detail: shown };
    if (!isTop && !CHILD_RUN.test(shown))
        return undefined;
    return hasProcessGroups(path) ? { code: 'process-group', detail: `${shown}/${PROCESS_GROUPS}` } : undefined;
}
/** Who has to own every folder: the user who removes; for the superuser, whoever owns the run. */
function requiredOwner({ uid }) {
    const user = process.geteuid?.() ?? SUPERUSER;
    return user === SUPERUSER ? uid : BigInt(user);
}
function placeBelow({ path, shown }, { name }) {
    return { path: Buffer.concat([path, Buffer.from('/'), name]), shown: `${shown}/${name.toString()}` };
}
//# sourceMappingURL=removal-evidence.js.map