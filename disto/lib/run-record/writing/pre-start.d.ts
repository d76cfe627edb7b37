import { CodedError } from '../../stream/errors.js';
import type { Cause } from '../format/ending.js';
/** What is done before a run exists, by the names that faults tell. */
export declare const PRE_START_OPERATIONS: readonly ['run reservation', 'assembly capture', 'assembly reading', 'model construction', 'model validation', 'assembly hashing', 'continuation preparation', 'runtime provenance', 'run record start', 'unborn cleanup'];
export type PreStartOperation = (typeof PRE_START_OPERATIONS)[number];
/** A run that was not started: nothing happened, and no record says anything. */
export interface UnstartedRun {
    readonly status: 'unstarted';
    readonly exit: number;
    readonly cause: Exclude<Cause, 'success' | 'signal'>;
    /** One line. */
    readonly reason: string;
}
/** An expected refusal: the assembly, its options or its models are not such that a run can begin. */
export declare class RunRefused extends CodedError {
    readonly exit: number;
    readonly endingCause: UnstartedRun['cause'];
    /** @param reason one line for the person who asked for the run */
    constructor(reason: string, ending?: {
        exit?: number;
        cause?: UnstartedRun['cause'];
    });
}
/** An operation before the start that failed. */
export declare class PreStartFault extends CodedError {
    readonly operation: PreStartOperation;
    constructor(operation: PreStartOperation, cause: unknown);
}
/** Does a part of an operation; what it throws gets the operation's name, unless it has one or is a refusal. */
export declare function during<T>(operation: PreStartOperation, work: () => Promise<T> | T): Promise<T>;
/** What a caller is told of a run that was not started. */
export declare function describeUnstarted(trouble: unknown): UnstartedRun;
//# sourceMappingURL=pre-start.d.ts.map