import type { Counts } from '../format/digest.js';
import type { SessionItem } from '../format/entry.js';
/** The counts of a session over its entries from an offset on. */
export declare class Tally {
    #private;
    /** @param fromOffset bytes; what lies before is not counted */
    constructor(fromOffset?: number);
    take(item: SessionItem): void;
    counts(): Counts;
}
//# sourceMappingURL=tally.d.ts.map