import { type Stats } from 'node:fs';
type Done = (failure: Error | null) => void;
/** The file system as the lock library sees it, for one lock. */
export declare class LockDirectory {
    #private;
    readonly path: string;
    /** @param staleMs a lock that was not refreshed for this long may be taken over, in milliseconds */
    constructor(path: string, staleMs: number);
    /** Whether the directory is there and still the one that was made here. */
    isOwn(): boolean;
    /** Makes the directory; it must not be there. */
    readonly mkdir: (path: string, done: Done) => void;
    /** Refreshes the lock. */
    readonly utimes: (path: string, accessed: Date, modified: Date, done: Done) => void;
    readonly stat: (path: string, done: (failure: Error | null, found: Stats) => void) => void;
    readonly rmdir: (path: string, done: Done) => void;
    /** Removes the directory if it may go. It may be gone already. */
    readonly rmdirSync: (path: string) => void;
}
export {};
//# sourceMappingURL=lock-directory.d.ts.map