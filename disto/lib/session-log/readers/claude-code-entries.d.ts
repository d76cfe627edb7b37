import type { Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import type { Picked } from '../format/json-shape.js';
import { type claudeCodeLine } from './claude-code-format.js';
import type { ReadOptions } from './reader.js';
import { type RawRecord } from './records.js';
import type { SessionFacts } from './session-facts.js';
export type ClaudeCodeLine = Picked<typeof claudeCodeLine>;
/**
 * Transducer: Claude Code's lines in, session items out (without the `end` item).
 *
 * Holds the number of each call by its id. A `tool_use` id that stands on a second
 * line is the same call; the last result line of a call holds. Never fails.
 */
export declare function claudeCodeEntries(facts: SessionFacts, options?: ReadOptions): Transducer<RawRecord<ClaudeCodeLine>, SessionItem>;
//# sourceMappingURL=claude-code-entries.d.ts.map