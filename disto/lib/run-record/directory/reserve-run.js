// A place for a run that is about to be born: its name, its lock, its directory.
// The lock comes first, so that nobody who finds the directory believes it
// abandoned; the making of the directory is the claim on the name.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CodedError, MachineryError, systemErrorCode } from '../../stream/errors.js';
import { runsFolder } from './home.js';
import { PRIVATE_FOLDER } from './modes.js';
import { orMachinery } from './or-machinery.js';
import { acquireRunLock } from './run-lock.js';
import { mintRunName } from './run-name.js';
/**
 * Reserves a name of this instant in a home. A name that is locked or taken is
 * left alone and another suffix is tried.
 *
 * @param options.lockRefreshMs see {@link acquireRunLock}
 * @throws MachineryError: nothing is left of the reservation
 */
export async function reserveRun(home, start, options = {}) {
    const folder = runsFolder(resolve(home));
    await orMachinery('create', folder, mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER }));
    for (;;) {
        const name = mintRunName(start);
        const directory = join(folder, name);
        const lock = await lockUnlessLocked(directory, options.lockRefreshMs);
        if (lock !== undefined && (await claim(directory, lock))) {
            return { name, ts: start.ts, directory, lock };
        }
    }
}
async function lockUnlessLocked(directory, refreshMs) {
    try {
        return await acquireRunLock(directory, refreshMs === undefined ? {} : { refreshMs });
    }
    catch (fault) {
        if (fault instanceof CodedError && fault.code === 'run-locked')
            return undefined;
        throw fault;
    }
}
/** @returns whether the name was free; if not, its lock is given up */
async function claim(directory, lock) {
    try {
        await mkdir(directory, { mode: PRIVATE_FOLDER });
        return true;
    }
    catch (cause) {
        await lock.release();
        if (systemErrorCode(cause) === 'EEXIST')
            return false;
        throw MachineryError.from('create', directory, cause);
    }
}
//# sourceMappingURL=reserve-run.js.map