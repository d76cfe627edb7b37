// Where every byte of a journal went. Each is counted where it is met, and the
// sum is compared with the journal's size, so that nothing can be lost unseen.
import { CodedError } from '../../stream/errors.js';
import { FEW_ITEMS, stage } from '../../stream/stage.js';
const ACCOUNTS = {
    header: 'header',
    seed: 'seed',
    agent: 'agents',
    message: 'pools',
    toolset: 'pools',
    text: 'pools',
    entry: 'entries',
    end: 'end',
};
export function emptyLedger() {
    return { header: 0, seed: 0, agents: 0, pools: 0, entries: 0, end: 0, blank: 0, afterEnd: 0, damaged: 0 };
}
/** Stage: journal items in, the same out; each line's bytes are added to the ledger. Holds nothing, never fails. */
export function keepLedger(ledger) {
    return stage((item, push) => {
        ledger[accountOf(item)] += item.size;
        push(item);
    }, undefined, FEW_ITEMS);
}
/**
 * Puts what was not walked into its account and checks the sum.
 *
 * @param size of the journal in bytes
 * @param concluded why the walk stopped before the journal's end, if it did
 * @throws CodedError `ledger-mismatch` when the accounts do not add up to the size
 */
export function closeLedger(ledger, size, concluded) {
    const walked = sum(ledger);
    if (concluded === 'end')
        ledger.afterEnd += size - walked;
    if (concluded === 'damage')
        ledger.damaged += size - walked;
    if (sum(ledger) !== size || walked > size) {
        throw new CodedError('ledger-mismatch', `${walked} bytes were accounted for in a journal of ${size} bytes`, {
            hint: 'the journal changed while it was read, or bytes were lost; assemble it again',
        });
    }
}
function accountOf(item) {
    if (item.kind === 'line')
        return ACCOUNTS[item.value.type];
    if (item.kind === 'foreign-header')
        return 'header';
    return item.kind === 'blank' ? 'blank' : 'damaged';
}
function sum(ledger) {
    return Object.values(ledger).reduce((total, bytes) => total + bytes, 0);
}
//# sourceMappingURL=byte-ledger.js.map