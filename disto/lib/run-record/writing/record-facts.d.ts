import { type Stage } from '../../stream/stage.js';
import type { EventFields } from '../reading/story-state.js';
import { type WriterOptions, type WrittenEvent } from './record-writer.js';
/**
 * Makes the stage. The first fact, run_start, begins the record.
 *
 * @param directory of the run: it exists and has no record
 */
export declare function recordFacts(directory: string, options?: WriterOptions): Stage<EventFields, WrittenEvent>;
//# sourceMappingURL=record-facts.d.ts.map