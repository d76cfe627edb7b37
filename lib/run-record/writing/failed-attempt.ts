// An attempt whose ending is fixed. The failure hook may still run: whatever
// becomes of it is evidence, and the ending stays what it is.

import { CodedError } from '../../stream/errors.js';
import type { HashedPath } from '../format/fields.js';
import type { StageIdentity } from '../format/identity.js';
import { type Abandoned, sayAbandoned } from './abandoned.js';
import { hookCapturePath } from './attempt-paths.js';
import { type Failure, failedOutput } from './endings.js';
import { findExecutableDrift } from './executables.js';
import type { OpenRun } from './open-run.js';
import type { RetainedContent } from './retained-files.js';

/** Whether a failure hook may run, and if not, why. */
export type FailureHookState = 'ready' | 'drifted' | 'unreadable';

/** Writes the end of an attempt that did not succeed. */
export class FailedAttempt {
  readonly #run: OpenRun;
  readonly #output: HashedPath | undefined;
  readonly #isJudged: boolean;
  #pinned: string | undefined;

  constructor(
    run: OpenRun,
    readonly identity: StageIdentity,
    /** How the attempt ends. */
    readonly failure: Failure,
    output: HashedPath | undefined,
    isJudged: boolean,
  ) {
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
  async beginFailureHook(file: string, pinned: string): Promise<FailureHookState> {
    const drift = await findExecutableDrift(this.#run.assembly, file, pinned).catch(
      () => 'unreadable' as const,
    );
    if (drift === 'unreadable') return drift;
    if (drift !== undefined) {
      await this.#run.record.hash_drift(drift);
      return 'drifted';
    }
    this.#pinned = pinned;
    return 'ready';
  }

  /** Keeps everything the hook printed, then records how it ended. @param exit null where it had none */
  async captureFailureHook(exit: number | null, printed: RetainedContent): Promise<void> {
    const sha256 = this.#pinned;
    if (sha256 === undefined) throw new CodedError('hook-not-begun', 'no failure hook was begun');
    this.#pinned = undefined;
    const { path } = await this.#run.files.write(hookCapturePath(this.identity, 'failure'), printed);
    await this.#run.record.hook({ ...this.identity, hook: 'failure', exit, capture: path, sha256 });
  }

  /** Ends the attempt. @param abandoned work that was never seen to settle: its lines stand directly before the end */
  async end(abandoned: readonly Abandoned[] = []): Promise<void> {
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
