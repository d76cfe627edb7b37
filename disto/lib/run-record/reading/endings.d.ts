import type { EventFields } from './story-state.js';
/** A cause and an exit of which nothing is known yet. */
export interface UncheckedEnding {
    readonly cause?: unknown;
    readonly exit?: unknown;
}
/**
 * The endings that a line carries: one for a stage, a fan-out, and a call that
 * names a cause; one for each branch of a PARALLEL that was started. A branch
 * row of any other form, and branches that are no list, carry none.
 */
export declare function endingsOf(event: EventFields): readonly UncheckedEnding[];
//# sourceMappingURL=endings.d.ts.map