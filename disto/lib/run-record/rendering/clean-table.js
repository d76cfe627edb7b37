// What a clean-up tells a person.
import { REMOVAL_OBJECTIONS } from '../directory/removal-evidence.js';
import { CLEAN_FATES } from '../inspection/clean-row.js';
import { showCell, showTable } from './text.js';
const KEPT_REASONS = {
    'among-newest': 'it is among the newest',
    'too-young': 'it is too young',
    'no-instant': 'its name tells no instant',
};
const SAYS = {
    ...KEPT_REASONS,
    ...REMOVAL_OBJECTIONS,
    'removal-unfinished': 'its removal is not finished',
    'cannot-remove': 'it cannot be removed',
};
/** How many runs have each fate. */
export function countFates(rows) {
    const count = (fate) => rows.filter((row) => row.fate === fate).length;
    return Object.fromEntries(CLEAN_FATES.map((fate) => [fate, count(fate)]));
}
/** The rows of a clean-up, what could not be removed, and the sum. @param acted whether it was to remove */
export function showClean(rows, acted) {
    const table = rows.map((row) => [row.run, row.fate, row.status, why(row)]);
    const faults = rows.flatMap(({ run, faults: of = [] }) => of.map(({ path, code }) => `  ${showCell(`${run}: ${path}`)}: ${code}\n`));
    const head = rows.length === 0 ? '' : showTable(['run', 'fate', 'record', 'why'], table);
    return `${head}${faults.join('')}${sum(rows, acted)}\n`;
}
function why({ code, detail }) {
    if (code === null)
        return null;
    const says = SAYS[code];
    if (says === undefined)
        return `${detail} (${code})`;
    return `${says}${detail === null ? '' : `: ${detail}`} (${code})`;
}
function sum(rows, acted) {
    const { goes, removed, failed, refused, kept } = countFates(rows);
    const rest = `${refused} refused, ${kept} kept`;
    if (acted)
        return `${removed} removed, ${failed} failed, ${rest}`;
    return `${goes} would go, ${rest}; nothing was removed${goes === 0 ? '' : ', --delete does it'}`;
}
//# sourceMappingURL=clean-table.js.map