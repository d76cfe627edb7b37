import type { GzipMember } from '../../stream/gzip-open.js';
import type { SessionRecord } from './session-record.js';
/** @throws RecordFault, GzipFault */
export declare function openIndexedRecord(member: GzipMember): Promise<SessionRecord>;
/** Sorted numbers, each once. @throws RecordFault `count-mismatch` for one past the list's end */
export declare function ascending(numbers: Iterable<number>, count: number): number[];
//# sourceMappingURL=indexed-record.d.ts.map