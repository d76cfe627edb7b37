import type { SessionRecord } from './session-record.js';
/**
 * The bytes of the journal, line by line. Holds one line.
 *
 * @throws JournalRefusal when the record's references do not make a journal
 */
export declare function unfoldRecord(record: SessionRecord): AsyncGenerator<Buffer, void, void>;
//# sourceMappingURL=unfold.d.ts.map