import type { HashedPath } from '../format/fields.js';
import type { StageIdentity } from '../format/identity.js';
import { type Abandoned } from './abandoned.js';
import { type Failure } from './endings.js';
import type { OpenRun } from './open-run.js';
import type { RetainedContent } from './retained-files.js';
/** Whether a failure hook may run, and if not, why. */
export type FailureHookState = 'ready' | 'drifted' | 'unreadable';
/** Writes the end of an attempt that did not succeed. */
export declare class FailedAttempt {
    #private;
    readonly identity: StageIdentity;
    /** How the attempt ends. */
    readonly failure: Failure;
    constructor(run: OpenRun, identity: StageIdentity, 
    /** How the attempt ends. */
    failure: Failure, output: HashedPath | undefined, isJudged: boolean);
    /**
     * Hashes the failure hook again. A drift is recorded as evidence; a hook that
     * cannot be read is nothing to run, and nothing else.
     *
     * @param file relative to the assembly
     */
    beginFailureHook(file: string, pinned: string): Promise<FailureHookState>;
    /** Keeps everything the hook printed, then records how it ended. @param exit null where it had none */
    captureFailureHook(exit: number | null, printed: RetainedContent): Promise<void>;
    /** Ends the attempt. @param abandoned work that was never seen to settle: its lines stand directly before the end */
    end(abandoned?: readonly Abandoned[]): Promise<void>;
}
//# sourceMappingURL=failed-attempt.d.ts.map