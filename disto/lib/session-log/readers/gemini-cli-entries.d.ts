import type { Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import { type Picked } from '../format/json-shape.js';
import { type geminiLine } from './gemini-cli-format.js';
import type { ReadOptions } from './reader.js';
import type { RawRecord } from './records.js';
import type { SessionFacts } from './session-facts.js';
export type GeminiLine = Picked<typeof geminiLine>;
/**
 * Transducer: Gemini CLI's lines in, session items out (without the `end` item).
 *
 * Holds the number, time and model of each message by its id, and its calls'
 * numbers; no text. A message that is written again is its entry again, under
 * the same index. Never fails.
 *
 * @param projectRoot the directory of the project that the session belongs to
 */
export declare function geminiCliEntries(facts: SessionFacts, projectRoot: string | undefined, options?: ReadOptions): Transducer<RawRecord<GeminiLine>, SessionItem>;
//# sourceMappingURL=gemini-cli-entries.d.ts.map