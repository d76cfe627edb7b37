// An attempt whose ending is fixed. The failure hook may still run: whatever
// becomes of it is evidence, and the ending stays what it is.
import { CodedError } from '../../stream/errors.js';
import { sayAbandoned } from './abandoned.js';
import { hookCapturePath } from './attempt-paths.js';
import { failedOutput } from './endings.js';
import { findExecutableDrift } from './executables.js';
/** Writes the end of an attempt that did not succeed. */
export class FailedAttempt {
    identity;
    failure;
    #run;
    #output;
    #isJudged;
    #pinned;
    constructor(run, identity, 
    /** How the attempt ends. */
    failure, output, isJudged) {
        this.identity = identity;
        this.failure = failure;
        this.#run = run;
        this.#output = output;
        this.#isJudged = isJudged;
    }
    /**
     * Hashes the failure hook again. A drift is recorded as evidence; a hook that
     * cannot be read is nothing to run, and nothing else.
     *
     * @param file relative to the assembly
     */
    async beginFailureHook(file, pinned) {
        const drift = await findExecutableDrift(this.#run.assembly, file, pinned).catch(() => 'unreadable');
        if (drift === 'unreadable')
            return drift;
        if (drift !== undefined) {
            await this.#run.record.hash_drift(drift);
            return 'drifted';
        }
        this.#pinned = pinned;
        return 'ready';
    }
    /** Keeps everything the hook printed, then records how it ended. @param exit null where it had none */
    async captureFailureHook(exit, printed) {
        const sha256 = this.#pinned;
        if (sha256 === undefined)
            throw new CodedError('hook-not-begun', 'no failure hook was begun');
        this.#pinned = undefined;
        const { path } = await this.#run.files.write(hookCapturePath(this.identity, 'failure'), printed);
        await this.#run.record.hook({ ...this.identity, hook: 'failure', exit, capture: path, sha256 });
    }
    /** Ends the attempt. @param abandoned work that was never seen to settle: its lines stand directly before the end */
    async end(abandoned = []) {
        await sayAbandoned(this.#run, this.identity, abandoned);
        const { cause, exit, reason } = this.failure;
        await this.#run.record.stage_end({
            ...this.identity,
            exit,
            cause,
            ...failedOutput(cause, this.#output, this.#isJudged),
            ...(reason === undefined ? {} : { reason }),
        });
    }
}
//# sourceMappingURL=failed-attempt.js.map