import { type StageIdentity } from '../format/identity.js';
import type { StoryEffect } from '../format/transition-table.js';
import type { EventFields, StoryState } from './story-state.js';
type Change = (state: StoryState, event: EventFields, identity: StageIdentity | undefined) => void;
/** What each effect of the transition table does. */
export declare const STORY_CHANGES: Readonly<Record<StoryEffect, Change>>;
export {};
//# sourceMappingURL=story-effects.d.ts.map