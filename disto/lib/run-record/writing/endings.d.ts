import type { Cause } from '../format/ending.js';
import type { HashedPath } from '../format/fields.js';
/** How an attempt failed. */
export interface Failure {
    readonly cause: Exclude<Cause, 'success'>;
    readonly exit: number;
    readonly reason?: string | undefined;
}
/** The output members of a stage_end, all three or none. */
export interface OutputFlags {
    readonly output?: HashedPath;
    readonly sealed?: boolean;
    readonly judged?: boolean;
}
/**
 * The output members of a failed attempt (run-record details, 1.5 item 7).
 *
 * @param output the retained output, where there is one
 * @param isJudged whether its checks had passed when the attempt failed
 */
export declare function failedOutput(cause: Cause, output: HashedPath | undefined, isJudged: boolean): OutputFlags;
/** The agent said that it cannot do the job: its own words, whole. */
export declare function refusal(reason: string): Failure;
/** The agent reported a fault: its own words, whole. */
export declare function reportedFault(reason: string): Failure;
/** The machinery failed; the reason names the file. */
export declare function machineryFault(reason: string): Failure;
/** The provider failed: what it says, without the values of secrets. */
export declare function providerFault(fault: unknown, environment?: NodeJS.ProcessEnv): Failure;
/** The retries were spent. @param said what the last check printed, or why there was no answer */
export declare function exhaustion(said: Buffer | string): Failure;
/** A gate reported a condition outside the stage. @param said what it printed */
export declare function blockage(said: Buffer | string): Failure;
/** A hook, or the end of a loop, said no. */
export declare function rejection(reason: string): Failure;
/** A clock ran out. @param whose the agent's clock, or that of a gate or a hook */
export declare function expiry(whose: 'agent' | 'machinery', reason?: string): Failure;
//# sourceMappingURL=endings.d.ts.map