// A run whose record was read and may be used, as the operations look at it.
import { identityOf, stageRepeatKey } from '../format/identity.js';
/** A path that this run's record names, relative to the root run's directory. */
export function placeOf(run, path) {
    return run.folder === '' ? path : `${run.folder}/${path}`;
}
/** The lines of these names, in order. */
export function eventsOf(run, ...names) {
    return run.reading.events.filter(({ fields }) => names.includes(fields.event));
}
/** Whether a line belongs to one of the attempts that are meant. */
export function belongsTo({ fields }, filter) {
    return ['stage', 'repeat', 'retry'].every((member) => filter[member] === undefined || fields[member] === filter[member]);
}
/** The attempt that a line of a usable record belongs to; undefined for a line of the whole run. */
export function attemptOf({ fields }) {
    return identityOf(fields);
}
/** Groups lines by stage and repeat, in the order of their first lines. */
export function groupByStageRepeat(events) {
    const groups = new Map();
    for (const event of events) {
        const attempt = attemptOf(event);
        if (attempt === undefined)
            continue;
        const key = stageRepeatKey(attempt);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [event]);
        else
            group.push(event);
    }
    return groups;
}
//# sourceMappingURL=inspected-run.js.map