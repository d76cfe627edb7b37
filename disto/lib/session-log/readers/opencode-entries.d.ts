import { type Stage } from '../../stream/stage.js';
import type { SessionItem } from '../format/entry.js';
import { type MessageRecords } from './opencode-log.js';
import type { ReadOptions } from './reader.js';
import type { SessionFacts } from './session-facts.js';
/**
 * Stage: OpenCode's records in, session items out (without the `end` item). A
 * message is an entry, and so is each part that is not a text of the user.
 *
 * Holds one message with its parts. Never fails.
 *
 * @param directory the session row's directory
 */
export declare function opencodeEntries(facts: SessionFacts, directory: string | undefined, options?: ReadOptions): Stage<MessageRecords, SessionItem>;
//# sourceMappingURL=opencode-entries.d.ts.map