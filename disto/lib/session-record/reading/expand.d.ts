import type { SessionRecord } from './session-record.js';
/**
 * The bytes of the events, one JSON object a line, in pieces. Holds a cache of
 * pooled bodies and one entry.
 *
 * @param record with an index (see `ensureIndexed`)
 */
export declare function expandRecord(record: SessionRecord): AsyncGenerator<Buffer, void, void>;
//# sourceMappingURL=expand.d.ts.map