import type { LockState } from '../directory/run-lock.js';
import { type InspectedRun } from './inspected-run.js';
import { type RunRow } from './run-row.js';
/** The most rows of a summary, stages and calls together. */
export declare const SUMMARY_ROWS = 1000;
/** How an attempt stands. `sent-back` was followed by a later attempt and has no ending of its own. */
export type AttemptState = 'open' | 'ended' | 'sent-back' | 'carried';
/** A stage attempt, or a stage that was carried. */
export interface AttemptRow {
    /** Stage, repeat and attempt in one text, for the eyes. */
    readonly identity: string;
    readonly stage: string;
    readonly repeat: number | null;
    /** The retry of the identity. */
    readonly attempt: number;
    readonly state: AttemptState;
    readonly exit: number | null;
    readonly cause: string | null;
    readonly reason: string | null;
    readonly turns: number;
    /** Of the turns whose counters are usable. */
    readonly tokens: number;
    readonly decisions: readonly {
        tool: string;
        decision: string;
        reason: string | null;
    }[];
    /** Why its temporary directory could not be removed. */
    readonly scratch: string | null;
}
/** A subflow call. */
export interface CallRow {
    /** The stage that called. */
    readonly caller: string;
    readonly repeat: number | null;
    readonly attempt: number;
    readonly call: number | null;
    /** The flow that was called. */
    readonly subflow: string | null;
    readonly item: string | null;
    readonly started: boolean;
    readonly child: string | null;
    readonly exit: number | null;
    readonly cause: string | null;
}
/** A run at a glance. */
export interface RunSummary extends Omit<RunRow, 'id' | 'tokens' | 'tokensStatus'> {
    /** The name of the run. */
    readonly run: string;
    readonly reason: string | null;
    readonly stages: readonly AttemptRow[];
    readonly subflows: readonly CallRow[];
    /** How many rows are shown, and how many are not. */
    readonly included: number;
    readonly omitted: number;
    readonly warnings: readonly string[];
}
/** Summarizes a usable run. */
export declare function summarizeRun(id: string, run: InspectedRun, lock: LockState): RunSummary;
//# sourceMappingURL=summary.d.ts.map