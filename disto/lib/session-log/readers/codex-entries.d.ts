import type { Transducer } from '../../stream/transducer.js';
import type { SessionItem } from '../format/entry.js';
import { type CodexLine } from './codex-results.js';
import type { ReadOptions } from './reader.js';
import { type RawRecord } from './records.js';
import type { SessionFacts } from './session-facts.js';
/** Reads bytes of the rollout that were read before. */
export type ReadAgain = (offset: number, size: number) => Buffer;
/**
 * Transducer: Codex's lines in, session items out (without the `end` item).
 *
 * Holds each call's status and where its text stands, never the text: when a
 * later line turns a call into a failure, the line with the text is read again.
 * Fails with the system's error when that reading fails.
 */
export declare function codexEntries(facts: SessionFacts, readAgain: ReadAgain, options?: ReadOptions): Transducer<RawRecord<CodexLine>, SessionItem>;
//# sourceMappingURL=codex-entries.d.ts.map