// Stage: what the lines of a journal say in, the same out, once each line has
// passed the journal's rules.
//
// Holds the rules' counters. Fails with a JournalRefusal at the first line that
// breaks a rule, and at the end when there was no header. Refusals come in the
// order of the walk: what stands after the damage is never seen.
import { FEW_ITEMS, stage } from '../../stream/stage.js';
export function checkJournal(rules) {
    return stage((item, push) => {
        if (item.kind === 'foreign-header')
            rules.admitHeader(item.formatVersion, item.place);
        if (item.kind === 'damage')
            rules.requireHeader(item.place);
        if (item.kind === 'line')
            rules.admit(item.value, item.place);
        push(item);
    }, () => rules.requireHeader(), FEW_ITEMS);
}
//# sourceMappingURL=check-journal.js.map