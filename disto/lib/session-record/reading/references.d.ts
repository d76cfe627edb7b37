import type { Entry } from '../format/entry.js';
import type { PoolName } from '../format/journal-line.js';
/** The highest index that an entry names in each pool; -1 where it names none. */
export declare function highestReferences(entry: Entry): Record<PoolName, number>;
//# sourceMappingURL=references.d.ts.map