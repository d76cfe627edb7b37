// Stage: capture events in, the same out; each input that an agent consumed has
// a `seq`, minted from one counter over all agents, from 0.
//
// Holds the counter. Never fails.
import { stage } from '../../stream/stage.js';
/** The counter behind {@link sequence}. */
export class Sequence {
    #next = 0;
    /** The event with its `seq`, or as it is when it is no entry. */
    stamp(event) {
        switch (event.type) {
            case 'session':
            case 'seed':
            case 'agent':
            case 'truncation':
            case 'refusal':
                return event;
            default: {
                const seq = this.#next;
                this.#next += 1;
                return { ...event, seq };
            }
        }
    }
}
export function sequence() {
    const counter = new Sequence();
    return stage((event, push) => push(counter.stamp(event)));
}
//# sourceMappingURL=sequence.js.map