// Which runs a listing is asked for.
import { instantOfName } from '../directory/run-name.js';
import { CAUSES } from '../format/ending.js';
import { BadRequest } from '../format/refusals.js';
import { RUN_FIELDS, RUN_STATES } from './run-row.js';
/** The filter, when its words exist and its instants parse. @throws BadRequest `unknown-word`, `unusable-instant` */
export function checkFilter(filter) {
    requireWords('state', filter.state, RUN_STATES);
    requireWords('cause', filter.cause, CAUSES);
    for (const [name, value] of [
        ['since', filter.since],
        ['until', filter.until],
    ]) {
        if (value !== undefined && !Number.isFinite(Date.parse(value))) {
            const hint = 'write it as 2026-07-30 or 2026-07-30T14:22:08Z';
            throw new BadRequest('unusable-instant', `--${name} ${JSON.stringify(value)} is no instant`, hint);
        }
    }
    return filter;
}
/** The columns that a comma-separated list names. @throws BadRequest `unknown-word` */
export function parseFields(list) {
    const names = list.split(',').map((name) => name.trim());
    requireWords('fields', names, RUN_FIELDS);
    return names;
}
/** Whether a row is asked for. */
export function matchesFilter(row, filter) {
    const isWanted = ['assembly', 'flow', 'state', 'cause'].every((member) => filter[member] === undefined || filter[member].includes(row[member]));
    return isWanted && isInWindow(row, filter);
}
function isInWindow({ id, startedAt }, { since, until }) {
    if (since === undefined && until === undefined)
        return true;
    // A run whose record does not tell when it began is placed by its name.
    const began = startedAt === null ? instantOfName(id) : Date.parse(startedAt);
    if (began === undefined)
        return false;
    return ((since === undefined || began >= Date.parse(since)) && (until === undefined || began < Date.parse(until)));
}
function requireWords(option, words, known) {
    const stranger = words?.find((word) => !known.includes(word));
    if (stranger === undefined)
        return;
    const message = `--${option} does not know ${JSON.stringify(stranger)}`;
    throw new BadRequest('unknown-word', message, `it knows ${known.join(', ')}`);
}
//# sourceMappingURL=run-filter.js.map