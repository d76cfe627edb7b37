import { type Transition } from '../format/transition-table.js';
import type { EventFields } from './story-state.js';
/** The row of the transition table that a line falls under; undefined for a name outside the inventory. */
export declare function transitionFor(event: EventFields): Transition | undefined;
//# sourceMappingURL=transitions.d.ts.map