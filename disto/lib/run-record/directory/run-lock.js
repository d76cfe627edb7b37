// A run holds a lock beside its directory for as long as it works: a directory
// `<run>.lock` whose modification time it refreshes.
import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { LockDirectory } from './lock-directory.js';
/** A lock that was not refreshed for this long is stale, in milliseconds. */
export const LOCK_STALE_MS = 10_000;
/** The path of the lock of a run's directory. */
export function lockPath(directory) {
    return `${directory}.lock`;
}
/**
 * Looks at the lock of a run directory. One that cannot be looked at counts as
 * fresh: somebody may hold it.
 *
 * @param now milliseconds since 1970
 */
export async function readLock(directory, now = Date.now()) {
    try {
        const { mtimeMs } = await lstat(lockPath(directory));
        return now - mtimeMs < LOCK_STALE_MS ? 'fresh' : 'stale';
    }
    catch (cause) {
        const code = systemErrorCode(cause);
        return code === 'ENOENT' || code === 'ENOTDIR' ? 'none' : 'fresh';
    }
}
/** A lock that is no longer its holder's. */
export class LockLost extends CodedError {
    constructor(directory, cause) {
        super('run-lock-lost', `the lock of ${directory} was removed or taken over`, { cause });
    }
}
/**
 * Takes the lock of a run, whose directory need not exist yet. It is refreshed
 * until it is released; a process that just ends gives it up, a killed one
 * leaves it to grow stale. A stale lock is taken over.
 *
 * @param options.refreshMs how often it is refreshed, and its loss noticed, in milliseconds; at least 1,000
 * @throws CodedError `run-locked`: somebody works on this run; MachineryError `cannot-create`
 */
export async function acquireRunLock(directory, options = {}) {
    const own = new LockDirectory(lockPath(resolve(directory)), LOCK_STALE_MS);
    const loss = new AbortController();
    let isReleased = false;
    const lose = (cause) => {
        if (!isReleased)
            loss.abort(new LockLost(directory, cause));
    };
    const release = await take(directory, own, options.refreshMs, lose);
    return {
        compromised: loss.signal,
        confirm() {
            if (!loss.signal.aborted && !own.isOwn())
                lose();
            return !loss.signal.aborted;
        },
        async release() {
            if (isReleased)
                return;
            isReleased = true;
            await giveUp(own, release);
        },
    };
}
async function take(directory, own, refreshMs, onCompromised) {
    // Its import hooks into the signals of the process: readers of runs are spared that.
    const { lock } = await import('proper-lockfile');
    try {
        return await lock(directory, {
            lockfilePath: own.path,
            fs: own,
            realpath: false,
            stale: LOCK_STALE_MS,
            onCompromised,
            ...(refreshMs === undefined ? {} : { update: refreshMs }),
        });
    }
    catch (cause) {
        if (cause.code === 'ELOCKED') {
            throw new CodedError('run-locked', `somebody works on ${directory}`, {
                hint: 'wait for its end; the lock of a killed run can be taken 10 seconds after its last refresh',
                cause,
            });
        }
        if (own.isOwn())
            tryRemoving(own);
        throw MachineryError.from('create', own.path, cause);
    }
}
async function giveUp(own, release) {
    try {
        await release();
    }
    catch (cause) {
        // The library counts a lock that was lost as released.
        if (cause.code === 'ERELEASED')
            return;
        throw MachineryError.from('remove', own.path, cause);
    }
}
function tryRemoving(own) {
    try {
        own.rmdirSync(own.path);
    }
    catch {
        // What kept the lock from being taken is the trouble that is told.
    }
}
//# sourceMappingURL=run-lock.js.map