import { type StageIdentity } from '../format/identity.js';
import { type EventFields, type RuleBreak } from './story-state.js';
/** Follows one record's story. */
export declare class Story {
    #private;
    constructor(options?: {
        run?: string | undefined;
    });
    /** Whether a run_end was told. */
    get ended(): boolean;
    /** The attempts that are open. */
    get openAttempts(): readonly StageIdentity[];
    /**
     * Says which rule the event would break as the next one of this story, if
     * any. Changes nothing.
     */
    judge(event: EventFields): RuleBreak | undefined;
    /** Takes an event that {@link judge} found nothing against. */
    advance(event: EventFields): void;
}
//# sourceMappingURL=story.d.ts.map