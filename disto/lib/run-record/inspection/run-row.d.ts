import type { LockState } from '../directory/run-lock.js';
import type { InspectedRun } from './inspected-run.js';
import type { TokenAccount } from './tokens.js';
/** How a run stands, seen from outside. */
export declare const RUN_STATES: readonly ['ended', 'running', 'crashed', 'incomplete', 'invalid', 'no-record', 'bad-record', 'bad-version', 'unreadable'];
export type RunState = (typeof RUN_STATES)[number];
/** A run as a listing shows it; null for what its record does not tell. */
export interface RunRow {
    readonly id: string;
    readonly assembly: string | null;
    readonly flow: string | null;
    /** The exact `ts` of run_start and of run_end. */
    readonly startedAt: string | null;
    readonly endedAt: string | null;
    /** Milliseconds. */
    readonly duration: number | null;
    readonly state: RunState;
    readonly exit: number | null;
    readonly cause: string | null;
    readonly tokens: number | null;
    readonly tokensStatus: TokenAccount['status'] | null;
}
/** The columns of a listing, in order. */
export declare const RUN_FIELDS: readonly ["id", "assembly", "flow", "startedAt", "endedAt", "duration", "state", "exit", "cause", "tokens", "tokensStatus"];
export type RunField = (typeof RUN_FIELDS)[number];
/** How a run stands: its record's verdict, and for an incomplete one whether somebody works on it. */
export declare function stateOf(run: InspectedRun, lock: LockState): RunState;
/** Describes a run in one row, without its tokens. */
export declare function describeRun(id: string, run: InspectedRun, lock: LockState): RunRow;
/** Milliseconds between two instants; null when the clock stepped back or one of them is missing. */
export declare function durationOf(startedAt: string | null, endedAt: string | null): number | null;
//# sourceMappingURL=run-row.d.ts.map