import { type Stage } from '../../stream/stage.js';
import type { DigestError } from '../format/digest.js';
import type { SessionName } from '../format/ref.js';
import { type CappedDigest } from './cap-session.js';
/** A digest, a refusal, or (unread, since the run is full) nothing yet. */
export type SessionOutcome = SessionName & ({
    readonly type: 'digest';
    readonly path: string;
    readonly digest: CappedDigest;
} | {
    readonly type: 'error';
    readonly error: DigestError;
} | {
    readonly type: 'deferred';
});
/** How much room a run has left; readers ahead of it ask whether reading still pays. */
export declare class RunBudget {
    #private;
    /** @param cap bytes of the sessions' compact JSON together */
    constructor(cap?: number);
    get isFull(): boolean;
    /** Takes room for a digest. The first one that does not fit fills the run. */
    spend(bytes: number): boolean;
}
export declare function capRun(budget: RunBudget): Stage<SessionOutcome, SessionOutcome>;
//# sourceMappingURL=cap-run.d.ts.map