import type { SessionRecord } from './session-record.js';
/**
 * The record itself when it has an index, else an indexed copy of its lists;
 * both are closed by closing what comes back. The head stays the record's own.
 *
 * @param parent where the scratch directory is made
 * @throws MachineryError
 */
export declare function ensureIndexed(record: SessionRecord, parent: string): Promise<SessionRecord>;
//# sourceMappingURL=reindex.d.ts.map