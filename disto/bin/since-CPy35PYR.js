import { t as parseTime } from "./time-nJZatF4Q.js";
// dist/lib/session-log/format/since.js
const MINUTE = 6e7;
const UNITS = {
	m: MINUTE,
	h: 60 * MINUTE,
	d: 1440 * MINUTE,
	w: 10080 * MINUTE
};
/** A hundred years of 365.25 days, in microseconds. */
const LONGEST = 36525 * UNITS.d;
/**
* Reads the start of a selection: an RFC 3339 time, or how long ago it is as
* digits with one of `m`, `h`, `d`, `w`.
*
* @param now microseconds since 1970 UTC
* @returns microseconds since 1970 UTC, or undefined when the text is neither or reaches back more than 100 years
*/
function parseSince(text, now) {
	const match = /^(\d+)([mhdw])$/.exec(text);
	if (match === null) return parseTime(text);
	const ago = Number(match[1]) * UNITS[match[2]];
	return ago > LONGEST ? void 0 : now - ago;
}
export { parseSince as t };
