import type { Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import { type CopilotEvent } from './copilot-results.js';
import type { ReadOptions } from './reader.js';
import { type RawRecord } from './records.js';
import type { SessionFacts } from './session-facts.js';
/**
 * Transducer: Copilot CLI's events in, session items out (without the `end` item).
 *
 * Holds each call by its id. The first start with an id owns it, the first
 * completion settles it. Never fails.
 *
 * @param workspaceCwd the directory recorded beside the log
 */
export declare function copilotEntries(facts: SessionFacts, workspaceCwd: string | undefined, options?: ReadOptions): Transducer<RawRecord<CopilotEvent>, SessionItem>;
//# sourceMappingURL=copilot-entries.d.ts.map