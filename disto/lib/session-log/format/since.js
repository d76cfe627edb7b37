import { parseTime } from './time.js';
const MINUTE = 60_000_000;
const UNITS = { m: MINUTE, h: 60 * MINUTE, d: 24 * 60 * MINUTE, w: 7 * 24 * 60 * MINUTE };
/** A hundred years of 365.25 days, in microseconds. */
const LONGEST = 36_525 * UNITS.d;
/**
 * Reads the start of a selection: an RFC 3339 time, or how long ago it is as
 * digits with one of `m`, `h`, `d`, `w`.
 *
 * @param now microseconds since 1970 UTC
 * @returns microseconds since 1970 UTC, or undefined when the text is neither or reaches back more than 100 years
 */
export function parseSince(text, now) {
    const match = /^(\d+)([mhdw])$/.exec(text);
    if (match === null)
        return parseTime(text);
    const ago = Number(match[1]) * UNITS[match[2]];
    return ago > LONGEST ? undefined : now - ago;
}
//# sourceMappingURL=since.js.map