import type { JournalRules } from '../format/journal-rules.js';
import type { Truncation } from '../format/truncation.js';
import type { Damage } from './journal-lines.js';
import type { RecordHead } from './record-head.js';
/** How a record ends: complete, or truncated and why. */
export interface Ending {
    readonly truncation: Truncation | undefined;
    /** The truncation as it goes into the record: the recorder's own bytes where it is the recorder's own word. */
    readonly bytes: Buffer | undefined;
    readonly damage: Damage | undefined;
}
/**
 * Decides what the record says of its own completeness (wire format 3.2): the
 * journal's structure outranks the recorder's word, and damage outranks absence.
 */
export declare function resolveEnding(head: RecordHead, rules: JournalRules): Ending;
//# sourceMappingURL=truncation.d.ts.map