import type { StoryCheck } from '../format/transition-table.js';
import type { EventFields, RuleBreak, StoryState } from './story-state.js';
type Checker = (state: StoryState, event: EventFields) => RuleBreak | undefined;
/** What each question of the transition table finds. */
export declare const STORY_CHECKERS: Readonly<Record<StoryCheck, Checker>>;
export {};
//# sourceMappingURL=story-checks.d.ts.map