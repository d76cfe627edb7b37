import { type StageIdentity } from '../format/identity.js';
import type { EventFields } from '../reading/story-state.js';
/** A before or success hook that ran. */
export type HookVerdict = 'passed' | 'failed';
/** What an attempt that is open has done so far. */
export declare class AttemptState {
    before: HookVerdict | undefined;
    success: HookVerdict | undefined;
    hasFailureHook: boolean;
    isPrompted: boolean;
    /** Whether anything but its hook and its prompt is on record. */
    hasWorked: boolean;
    /** Operations of a provider that no turn completed: how many for each provider and model. */
    readonly operations: Map<string, number>;
    /** The checks on record, gates by their file. */
    readonly checks: Set<string>;
    /** How far the round of checks came: the place of the last one. */
    place: number;
    /** The check that did not pass. */
    failed: {
        readonly check: string;
        readonly exit: number | null;
    } | undefined;
    /** The gate that runs. */
    gate: {
        readonly file: string;
        readonly sha256: string;
    } | undefined;
    /** Whether the agent refused, or reported a fault. */
    hasRenounced: boolean;
    isChooser: boolean;
    hasChosen: boolean;
    isUnreconciled: boolean;
    hasDrifted: boolean;
}
/** What is known of all attempts of a stage and repeat. */
export declare class StageState {
    /** The open attempt. */
    attempt: AttemptState | undefined;
    /** The last attempt's number. */
    retry: number;
    isPrompted: boolean;
    readonly calls: Set<number>;
}
interface PlanRow {
    readonly item: string;
    readonly call: number;
}
/** All that the writing order remembers beyond the story. It grows with the number of stages and calls. */
export declare class OrderState {
    hasWorked: boolean;
    hasSignal: boolean;
    readonly carried: Set<string>;
    readonly stages: Map<string, StageState>;
    /** Stages with an attempt that ended by signal. */
    readonly signalled: Set<string>;
    /** The rows of each open fan-out's plan that are not on record yet. */
    readonly plans: Map<string, PlanRow[]>;
    /** Files that drifted. */
    readonly drifted: Set<string>;
    stageOf(event: EventFields): StageState | undefined;
    /** The open attempt that an event belongs to. */
    attemptOf(event: EventFields): AttemptState | undefined;
    /** What is left of the plan of the fan-out that an event belongs to; its story was judged. */
    planOf(event: EventFields): PlanRow[] | undefined;
    /** Makes the attempt the open one of its stage and repeat. */
    open(identity: StageIdentity): void;
    /** The open attempt whose output a path of the run's directory is. */
    attemptOfOutput(path: string): AttemptState | undefined;
}
export {};
//# sourceMappingURL=order-state.d.ts.map