import { type CarriedStage, type RootNode } from '../lib/run-record/writing/carried-stages.js';
/** A continuation, planned. */
export interface Continuation {
    /** The donor's full name. */
    readonly donorRun: string;
    readonly donorDirectory: string;
    readonly carried: readonly CarriedStage[];
    /** What the first fresh stage is told of the donor's failure, if it is told of one. */
    readonly evidence: Buffer | undefined;
}
/**
 * Plans the continuation of a run along the root sequence of the flow as it is now.
 *
 * @throws UnusableDonor, and what proves it one; CodedError `evidence-too-large`
 */
export declare function planContinuation(donorDirectory: string, sequence: readonly RootNode[]): Promise<Continuation>;
//# sourceMappingURL=plan-continuation.d.ts.map