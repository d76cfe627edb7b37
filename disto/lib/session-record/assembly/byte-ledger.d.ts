import { type Stage } from '../../stream/stage.js';
import type { JournalItem } from './journal-lines.js';
/** Bytes by what they are, line feeds included. */
export interface ByteLedger {
    header: number;
    seed: number;
    agents: number;
    pools: number;
    entries: number;
    end: number;
    blank: number;
    /** After the `end` line: never looked at. */
    afterEnd: number;
    /** From the first line that could not be read to the end of the journal. */
    damaged: number;
}
export declare function emptyLedger(): ByteLedger;
/** Stage: journal items in, the same out; each line's bytes are added to the ledger. Holds nothing, never fails. */
export declare function keepLedger(ledger: ByteLedger): Stage<JournalItem, JournalItem>;
/**
 * Puts what was not walked into its account and checks the sum.
 *
 * @param size of the journal in bytes
 * @param concluded why the walk stopped before the journal's end, if it did
 * @throws CodedError `ledger-mismatch` when the accounts do not add up to the size
 */
export declare function closeLedger(ledger: ByteLedger, size: number, concluded: 'end' | 'damage' | undefined): void;
//# sourceMappingURL=byte-ledger.d.ts.map