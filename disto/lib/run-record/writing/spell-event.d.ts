import { type EventName } from '../format/events.js';
import type { EventFields } from '../reading/story-state.js';
/** The members of an event in the order of a written line. */
export declare function writingOrder(name: EventName): readonly string[];
/**
 * Spells an event as compact JSON and a line feed.
 *
 * @param number of the line, for the message of a refusal
 * @throws RefusedEvent `event-breaks-story` with rule `unknown-event`; `event-malformed` when the event is not
 *   what its schema says, or when JSON cannot say it
 */
export declare function spellEvent(event: EventFields, number?: number): Buffer;
//# sourceMappingURL=spell-event.d.ts.map