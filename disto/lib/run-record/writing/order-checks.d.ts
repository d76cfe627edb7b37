import type { EventFields } from '../reading/story-state.js';
import type { OrderRule } from './order-rules.js';
import type { OrderState } from './order-state.js';
/** Whether the event breaks the rule. */
export type OrderChecker = (state: OrderState, event: EventFields) => boolean;
/** The place in a round and the name by which a check, or the gate that is started, is known. */
export declare function placeOfCheck(event: EventFields): {
    place: number;
    name: string;
};
/** The name of an operation of a provider. */
export declare function operationOf({ provider, model }: EventFields): string;
/** What each rule asks. True: the event breaks it. */
export declare const ORDER_CHECKERS: Readonly<Record<OrderRule, OrderChecker>>;
//# sourceMappingURL=order-checks.d.ts.map