// Which runs a clean-up is about: by their exact names, by their place in the
// order of names, by the instant that a name tells. Nothing that stands in a
// record has a say.
import { BadRequest } from '../format/refusals.js';
import { instantOfName } from './run-name.js';
const UNIT_MS = {
    s: 1_000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
/**
 * An age as a person says it, for example `30d`, `12h`, `90m`, `45s`, `2w`.
 *
 * @returns milliseconds
 * @throws BadRequest `age-malformed`
 */
export function parseAge(text) {
    const [, digits, unit] = /^(\d{1,9})([smhdw])$/.exec(text) ?? [];
    if (digits === undefined || unit === undefined) {
        const hint = 'a whole number and a unit: s, m, h, d or w, as in 30d';
        throw new BadRequest('age-malformed', `${JSON.stringify(text)} is no age`, hint);
    }
    return Number(digits) * UNIT_MS[unit];
}
/** Whether runs are chosen by rule rather than by name. */
export function isAutomatic({ names }) {
    return names === undefined;
}
/**
 * What a selection makes of a home's runs.
 *
 * @param names all runs of the home in bytewise order
 * @param now milliseconds since 1970
 * @returns each run that it is about: null when it is selected, else why it is not
 */
export function applySelection(names, { names: wanted, keep, olderThanMs }, now) {
    if (wanted !== undefined) {
        return new Map(names.filter((name) => wanted.includes(name)).map((name) => [name, null]));
    }
    const firstKept = keep === undefined ? names.length : names.length - keep;
    const judge = (name, position) => position >= firstKept
        ? 'among-newest'
        : olderThanMs === undefined
            ? null
            : judgeAge(name, now - olderThanMs);
    return new Map(names.map((name, position) => [name, judge(name, position)]));
}
function judgeAge(name, limit) {
    const instant = instantOfName(name);
    if (instant === undefined)
        return 'no-instant';
    return instant < limit ? null : 'too-young';
}
/**
 * Proves that a selection can be made.
 *
 * @throws BadRequest `selection-missing`, `selection-mixed`
 */
export function checkSelection({ names, keep, olderThanMs }) {
    const isByRule = keep !== undefined || olderThanMs !== undefined;
    if (names === undefined && !isByRule) {
        const hint = 'name runs, or use --keep N, or --older-than AGE';
        throw new BadRequest('selection-missing', 'nothing says which runs are meant', hint);
    }
    if (names !== undefined && isByRule) {
        throw new BadRequest('selection-mixed', 'runs are chosen by name or by rule, not by both');
    }
}
//# sourceMappingURL=selection.js.map