import type { PoolName } from '../format/journal-line.js';
import type { SessionRecord } from './session-record.js';
export declare class BodyCache {
    #private;
    /** @param record with an index */
    constructor(record: SessionRecord);
    /** The stored element `index` of a pool. @throws RecordFault `count-mismatch` past the pool's end */
    get(pool: PoolName, index: number): Promise<Buffer>;
}
//# sourceMappingURL=body-cache.d.ts.map