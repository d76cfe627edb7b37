import { type StageIdentity } from '../format/identity.js';
import type { StoryRule } from '../format/rules.js';
/** The members of a line as they were parsed: nothing about their shapes is known. */
export type EventFields = Readonly<Record<string, unknown>>;
/** A rule that an event breaks, and the sentence that says how. */
export interface RuleBreak {
    readonly rule: StoryRule;
    readonly message: string;
}
/** All that a story remembers of the events so far. It grows with their number alone. */
export declare class StoryState {
    readonly run: string | undefined;
    /** The open retries of each stage and repeat. */
    readonly openAttempts: Map<string, Set<number>>;
    readonly closedAttempts: Set<string>;
    readonly endedContainers: Set<string>;
    readonly openFanouts: Set<string>;
    readonly closedFanouts: Set<string>;
    /** The signal on record. */
    recordedSignal: number | undefined;
    /** The signal that endings promise and that is not on record yet. */
    expectedSignal: number | undefined;
    begun: boolean;
    ended: boolean;
    /** @param run the name of the enclosing directory; undefined leaves `run-name` unchecked */
    constructor(run: string | undefined);
    isOpen(attempt: StageIdentity): boolean;
    isClosed(attempt: StageIdentity): boolean;
    /** The attempts that are open, in the order in which their stages and repeats began. */
    listOpen(): StageIdentity[];
    get isWorkOpen(): boolean;
    open(attempt: StageIdentity): void;
    close(attempt: StageIdentity): void;
    /** Closes the open attempts of the same stage and repeat with a smaller retry: they were sent back. */
    closeEarlier(attempt: StageIdentity): void;
}
//# sourceMappingURL=story-state.d.ts.map