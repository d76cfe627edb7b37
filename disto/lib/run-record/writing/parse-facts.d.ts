import { type Stage } from '../../stream/stage.js';
import type { Segment } from '../reading/segments.js';
import type { EventFields } from '../reading/story-state.js';
/** Makes the stage. */
export declare function parseFacts(): Stage<Segment, EventFields>;
//# sourceMappingURL=parse-facts.d.ts.map