import { CodedError } from '../../stream/errors.js';
import type { StoryRule } from '../format/rules.js';
import type { OrderRule } from './order-rules.js';
/** The kinds of refusal: the shape of the fact, the law of the story, the order of a writer. */
export type RefusalCode = 'event-malformed' | 'event-breaks-story' | 'event-out-of-order';
/** The rule that a refused fact breaks. */
export type WritingRule = StoryRule | OrderRule | 'event-shape';
/** A fact that the record must not hold. */
export declare class RefusedEvent extends CodedError {
    /** The stable code of the broken rule. */
    readonly rule: WritingRule;
    /** @param line the number of the line that it would have been */
    constructor(code: RefusalCode, rule: WritingRule, message: string, line?: number);
    toJSON(): Record<string, unknown>;
}
//# sourceMappingURL=refused-event.d.ts.map