import type { EventFields } from '../reading/story-state.js';
import { type OrderRule } from './order-rules.js';
/** A rule of the writing order that an event breaks, and the sentence that says how. */
export interface OrderBreak {
    readonly rule: OrderRule;
    readonly message: string;
}
/** Follows the order of one record. Asked of events whose shape and story were judged before. */
export declare class WritingOrder {
    #private;
    /** Says which rule the event would break as the next one, if any. Changes nothing. */
    judge(event: EventFields): OrderBreak | undefined;
    /** Takes an event that {@link judge} found nothing against. */
    advance(event: EventFields): void;
}
//# sourceMappingURL=writing-order.d.ts.map