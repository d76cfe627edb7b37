import type { Findings } from './findings.js';
import type { RecordHead } from './record-head.js';
import type { SessionRecord, StoredElement } from './session-record.js';
/** To be fed all entries in order. Holds the agents' ids and one call an agent. */
export declare class EntryCheck {
    #private;
    constructor({ head, counts }: SessionRecord, findings: Findings);
    admit({ bytes, number }: StoredElement): void;
    /** To be called after the last entry. */
    finish({ truncation }: RecordHead): void;
}
//# sourceMappingURL=check-entries.d.ts.map