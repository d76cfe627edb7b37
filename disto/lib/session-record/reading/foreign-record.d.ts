import type { SessionRecord } from './session-record.js';
/** The text of a record, which can be read any number of times. */
export interface RecordText {
    read(): AsyncIterable<Buffer>;
    readonly inflated: number;
    close(): Promise<void>;
}
/** Reads the whole text once: what it has to say of itself may stand anywhere in it. @throws RecordFault, GzipFault */
export declare function openForeignRecord(text: RecordText): Promise<SessionRecord>;
//# sourceMappingURL=foreign-record.d.ts.map