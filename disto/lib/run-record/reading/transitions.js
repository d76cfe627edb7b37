import { TRANSITIONS } from '../format/transition-table.js';
const ROWS = new Map();
const FANOUT_ITEM_ROWS = new Map();
for (const row of TRANSITIONS)
    (row.form === undefined ? ROWS : FANOUT_ITEM_ROWS).set(row.event, row);
/** The row of the transition table that a line falls under; undefined for a name outside the inventory. */
export function transitionFor(event) {
    const special = event.via === 'fanout' ? FANOUT_ITEM_ROWS.get(event.event) : undefined;
    return special ?? ROWS.get(event.event);
}
//# sourceMappingURL=transitions.js.map