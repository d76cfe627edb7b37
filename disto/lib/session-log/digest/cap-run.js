// Stage: what became of each session of a run, in the run's order; the same out
// until the run is full, from then on everything is deferred to the next run, so
// that what comes out does not depend on how far ahead sessions were read. Holds
// a number, never fails.
import { stage } from '../../stream/stage.js';
import { RUN_CAP } from '../format/digest-rules.js';
import { jsonBytes } from './cap-session.js';
/** How much room a run has left; readers ahead of it ask whether reading still pays. */
export class RunBudget {
    #left;
    #isFull = false;
    /** @param cap bytes of the sessions' compact JSON together */
    constructor(cap = RUN_CAP) {
        this.#left = cap;
    }
    get isFull() {
        return this.#isFull;
    }
    /** Takes room for a digest. The first one that does not fit fills the run. */
    spend(bytes) {
        if (bytes > this.#left)
            this.#isFull = true;
        if (!this.#isFull)
            this.#left -= bytes;
        return !this.#isFull;
    }
}
export function capRun(budget) {
    return stage((outcome, push) => {
        const { harness, sessionId } = outcome;
        const fits = outcome.type !== 'digest' || budget.spend(jsonBytes(outcome.digest.digest));
        push(fits && !budget.isFull ? outcome : { type: 'deferred', harness, sessionId });
    });
}
//# sourceMappingURL=cap-run.js.map