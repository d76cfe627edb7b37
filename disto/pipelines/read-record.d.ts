import { type EntryFilter } from '../lib/session-record/reading/entries.js';
import type { SessionRecord } from '../lib/session-record/reading/session-record.js';
/** The stored bytes of the entries that pass a filter, one a line. */
export declare function entryLines(record: SessionRecord, filter: EntryFilter): AsyncGenerator<Buffer, void, void>;
/** The timeline's events, one JSON object a line. */
export declare function timelineLines(record: SessionRecord, agent: string | undefined): AsyncGenerator<string, void, void>;
/** The timeline as a picture. Reads the entries twice: the columns are drawn before the first row. */
export declare function timelinePicture(record: SessionRecord, agent: string | undefined): AsyncGenerator<string, void, void>;
//# sourceMappingURL=read-record.d.ts.map