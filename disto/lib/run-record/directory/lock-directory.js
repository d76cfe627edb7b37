// One lock directory, as its holder knows it. The lock library does all its work
// through this object, which adds what the library leaves open: whose directory
// it is.
//
// Invariant: a directory is removed only when it is the one that was made here
// and last touched here, or, before one was made, when it is stale at that very
// moment. So neither a release nor the end of the process can take away the lock
// of a run that came later.
//
// A number of a directory is given again soon after it was removed; together
// with the time that was last set on it, to the nanosecond, it tells one lock
// from the next. Setting and looking are synchronous, so that nothing of this
// process comes between the two.
import { lstatSync, mkdirSync, rmdirSync, stat, utimesSync } from 'node:fs';
import { PRIVATE_FOLDER } from './modes.js';
/** The file system as the lock library sees it, for one lock. */
export class LockDirectory {
    path;
    #staleMs;
    #own;
    /** @param staleMs a lock that was not refreshed for this long may be taken over, in milliseconds */
    constructor(path, staleMs) {
        this.path = path;
        this.#staleMs = staleMs;
    }
    /** Whether the directory is there and still the one that was made here. */
    isOwn() {
        if (this.#own === undefined)
            return false;
        try {
            const { dev, ino, mtimeNs } = this.#look();
            return dev === this.#own.dev && ino === this.#own.ino && mtimeNs === this.#own.mtimeNs;
        }
        catch {
            return false;
        }
    }
    /** Makes the directory; it must not be there. */
    mkdir = (path, done) => {
        settle(done, () => {
            mkdirSync(path, { mode: PRIVATE_FOLDER });
            try {
                this.#own = this.#look();
            }
            catch (cause) {
                rmdirSync(path);
                throw cause;
            }
        });
    };
    /** Refreshes the lock. */
    utimes = (path, accessed, modified, done) => {
        settle(done, () => {
            utimesSync(path, accessed, modified);
            this.#own = this.#look();
        });
    };
    stat = (path, done) => {
        stat(path, done);
    };
    rmdir = (path, done) => {
        settle(done, () => this.rmdirSync(path));
    };
    /** Removes the directory if it may go. It may be gone already. */
    rmdirSync = (path) => {
        const mayGo = this.#own === undefined ? this.#isStale() : this.isOwn();
        if (mayGo)
            rmdirSync(path);
    };
    #look() {
        return lstatSync(this.path, { bigint: true });
    }
    #isStale() {
        try {
            return Date.now() - Number(this.#look().mtimeMs) > this.#staleMs;
        }
        catch {
            return false;
        }
    }
}
function settle(done, work) {
    let failure = null;
    try {
        work();
    }
    catch (cause) {
        failure = cause;
    }
    queueMicrotask(() => done(failure));
}
//# sourceMappingURL=lock-directory.js.map