// The story that a record's events tell, followed event by event.
//
// What it holds, and nothing else: the open and the closed attempts, the
// containers that ended, the open and the closed fan-outs, the signal on record,
// the signal that earlier endings promise, and whether the run ended. `judge`
// never changes it, so that a writer can ask before it writes; `advance` applies
// an event that was judged.
import { identityOf } from '../format/identity.js';
import { EVERY_EVENT, OPENING } from '../format/transition-table.js';
import { STORY_CHECKERS } from './story-checks.js';
import { STORY_CHANGES } from './story-effects.js';
import { StoryState } from './story-state.js';
import { transitionFor } from './transitions.js';
/** Follows one record's story. */
export class Story {
    #state;
    constructor(options = {}) {
        this.#state = new StoryState(options.run);
    }
    /** Whether a run_end was told. */
    get ended() {
        return this.#state.ended;
    }
    /** The attempts that are open. */
    get openAttempts() {
        return this.#state.listOpen();
    }
    /**
     * Says which rule the event would break as the next one of this story, if
     * any. Changes nothing.
     */
    judge(event) {
        const state = this.#state;
        if (!state.begun && event.event === 'run_start') {
            const broken = firstBreak(OPENING, state, event);
            if (broken !== undefined)
                return broken;
        }
        const broken = firstBreak(EVERY_EVENT, state, event);
        if (broken !== undefined)
            return broken;
        return firstBreak(transitionFor(event)?.checks ?? [], state, event);
    }
    /** Takes an event that {@link judge} found nothing against. */
    advance(event) {
        this.#state.begun = true;
        const identity = identityOf(event);
        for (const effect of transitionFor(event)?.effects ?? []) {
            STORY_CHANGES[effect](this.#state, event, identity);
        }
    }
}
function firstBreak(checks, state, event) {
    for (const check of checks) {
        const broken = STORY_CHECKERS[check](state, event);
        if (broken !== undefined)
            return broken;
    }
    return undefined;
}
//# sourceMappingURL=story.js.map