import { type RunLock } from './run-lock.js';
import { type StartInstant } from './run-name.js';
/** The place of a run that is not born yet. */
export interface Reservation {
    readonly name: string;
    /** The instant that the name tells, as `run_start.ts` spells it. */
    readonly ts: string;
    /** Absolute, and empty. */
    readonly directory: string;
    readonly lock: RunLock;
}
/**
 * Reserves a name of this instant in a home. A name that is locked or taken is
 * left alone and another suffix is tried.
 *
 * @param options.lockRefreshMs see {@link acquireRunLock}
 * @throws MachineryError: nothing is left of the reservation
 */
export declare function reserveRun(home: string, start: StartInstant, options?: {
    lockRefreshMs?: number | undefined;
}): Promise<Reservation>;
//# sourceMappingURL=reserve-run.d.ts.map