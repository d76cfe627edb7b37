import type { Digest } from '../format/digest.js';
import type { DigestedSession } from '../state/watermarks.js';
import type { SessionOutcome } from './cap-run.js';
/** A run's digest, and what of each session it covers. */
export interface Run {
    readonly digest: Digest;
    readonly digested: readonly DigestedSession[];
}
/** Puts the outcomes of a run together, in their order. */
export declare function assembleRun(outcomes: readonly SessionOutcome[]): Run;
//# sourceMappingURL=run.d.ts.map