import { identityKey, parseStageRepeatKey, stageRepeatKey } from '../format/identity.js';
/** All that a story remembers of the events so far. It grows with their number alone. */
export class StoryState {
    run;
    /** The open retries of each stage and repeat. */
    openAttempts = new Map();
    closedAttempts = new Set();
    endedContainers = new Set();
    openFanouts = new Set();
    closedFanouts = new Set();
    /** The signal on record. */
    recordedSignal;
    /** The signal that endings promise and that is not on record yet. */
    expectedSignal;
    begun = false;
    ended = false;
    /** @param run the name of the enclosing directory; undefined leaves `run-name` unchecked */
    constructor(run) {
        this.run = run;
    }
    isOpen(attempt) {
        return this.openAttempts.get(stageRepeatKey(attempt))?.has(attempt.retry) === true;
    }
    isClosed(attempt) {
        return this.closedAttempts.has(identityKey(attempt));
    }
    /** The attempts that are open, in the order in which their stages and repeats began. */
    listOpen() {
        return [...this.openAttempts].flatMap(([key, retries]) => {
            const { stage, repeat } = parseStageRepeatKey(key);
            return [...retries].map((retry) => ({ stage, ...(repeat === undefined ? {} : { repeat }), retry }));
        });
    }
    get isWorkOpen() {
        return this.openAttempts.size > 0 || this.openFanouts.size > 0;
    }
    open(attempt) {
        const key = stageRepeatKey(attempt);
        const retries = this.openAttempts.get(key);
        if (retries === undefined)
            this.openAttempts.set(key, new Set([attempt.retry]));
        else
            retries.add(attempt.retry);
    }
    close(attempt) {
        const key = stageRepeatKey(attempt);
        const retries = this.openAttempts.get(key);
        retries?.delete(attempt.retry);
        if (retries?.size === 0)
            this.openAttempts.delete(key);
        this.closedAttempts.add(identityKey(attempt));
    }
    /** Closes the open attempts of the same stage and repeat with a smaller retry: they were sent back. */
    closeEarlier(attempt) {
        for (const retry of this.openAttempts.get(stageRepeatKey(attempt)) ?? []) {
            if (retry < attempt.retry)
                this.close({ ...attempt, retry });
        }
    }
}
//# sourceMappingURL=story-state.js.map