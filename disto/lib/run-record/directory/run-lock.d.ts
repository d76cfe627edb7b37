import { CodedError } from '../../stream/errors.js';
/** A lock that was not refreshed for this long is stale, in milliseconds. */
export declare const LOCK_STALE_MS = 10000;
/** Whether a run's lock says that somebody works on it. */
export type LockState = 'fresh' | 'stale' | 'none';
/** The path of the lock of a run's directory. */
export declare function lockPath(directory: string): string;
/**
 * Looks at the lock of a run directory. One that cannot be looked at counts as
 * fresh: somebody may hold it.
 *
 * @param now milliseconds since 1970
 */
export declare function readLock(directory: string, now?: number): Promise<LockState>;
/** The lock of a run that this process works on. */
export interface RunLock {
    /** Aborts, once, when the lock was removed or taken over; its reason is a {@link LockLost}. */
    readonly compromised: AbortSignal;
    /**
     * Looks at the lock now, without waiting for the next refresh. Whoever is
     * about to say that a run ended well asks first.
     *
     * @returns whether it is still held; if not, {@link compromised} has aborted
     */
    confirm(): boolean;
    /** Gives the lock up. One that was lost is left to whoever has it. @throws MachineryError `cannot-remove` */
    release(): Promise<void>;
}
/** A lock that is no longer its holder's. */
export declare class LockLost extends CodedError {
    constructor(directory: string, cause?: unknown);
}
/**
 * Takes the lock of a run, whose directory need not exist yet. It is refreshed
 * until it is released; a process that just ends gives it up, a killed one
 * leaves it to grow stale. A stale lock is taken over.
 *
 * @param options.refreshMs how often it is refreshed, and its loss noticed, in milliseconds; at least 1,000
 * @throws CodedError `run-locked`: somebody works on this run; MachineryError `cannot-create`
 */
export declare function acquireRunLock(directory: string, options?: {
    refreshMs?: number;
}): Promise<RunLock>;
//# sourceMappingURL=run-lock.d.ts.map