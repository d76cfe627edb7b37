// How times are printed. All are UTC; microseconds come in.
/** With three decimals, cut: the times of a digest. Undefined for a time that no calendar has. */
export function formatMilliseconds(time) {
    return dateOf(time)?.toISOString();
}
/** With a fraction only as long as it has to be: the times of a list. Undefined for a time that no calendar has. */
export function formatShortest(time) {
    const date = dateOf(time);
    if (date === undefined || time === undefined)
        return undefined;
    const micros = ((Math.floor(time) % 1_000_000) + 1_000_000) % 1_000_000;
    const fraction = String(micros).padStart(6, '0').replace(/0+$/, '');
    return date.toISOString().replace(/\.\d+Z$/, fraction === '' ? 'Z' : `.${fraction}Z`);
}
function dateOf(time) {
    if (time === undefined)
        return undefined;
    const date = new Date(Math.floor(time / 1000));
    return Number.isNaN(date.getTime()) ? undefined : date;
}
//# sourceMappingURL=shown-time.js.map