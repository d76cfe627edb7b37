import type { SessionRecord } from '../lib/session-record/reading/session-record.js';
export { unfoldRecord } from '../lib/session-record/reading/unfold.js';
/**
 * The capture events of a record of any layout, as bytes. A record without an
 * index gets one in a scratch file first.
 *
 * @param scratch parent of the scratch file (default: the temporary folder)
 */
export declare function expandAnyRecord(record: SessionRecord, scratch?: string): AsyncGenerator<Buffer, void, void>;
//# sourceMappingURL=expand-record.d.ts.map