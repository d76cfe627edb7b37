/** The days of the months of a year that is no leap year. */
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE_AND_TIME = 'dddd-dd-ddTdd:dd:dd';
const ZERO = 0x30;
const DOT = 0x2e;
const LETTER_Z = 0x5a;
/**
 * Reads an RFC 3339 time with a fraction of any length. It is read character by
 * character: a log has one on every line, and a pattern costs several times as much.
 *
 * @returns microseconds since 1970 UTC, cut, or undefined when the text is no such time
 */
export function parseTime(text) {
    // The lines of a log follow each other within seconds: mostly the minute is the one of the line before.
    if (text.startsWith(lastMinute)) {
        const second = secondsOf(text, MINUTE.length);
        if (second !== undefined)
            return lastMinuteTime + second;
    }
    const time = parseWhole(text);
    if (time !== undefined && text.endsWith('Z')) {
        const second = secondsOf(text, MINUTE.length);
        if (second !== undefined) {
            lastMinute = text.slice(0, MINUTE.length);
            lastMinuteTime = time - second;
        }
    }
    return time;
}
const MINUTE = 'dddd-dd-ddTdd:dd:';
/** A minute in UTC, as it is written; no text starts with the first one. */
let lastMinute = '-';
let lastMinuteTime = 0;
/** Microseconds of `dd`, `dd.d` to `dd.dddddd` and a `Z` that ends the text; undefined for anything else. */
function secondsOf(text, at) {
    const end = text.length - 1;
    const fractionAt = at + 3;
    if (text.charCodeAt(end) !== LETTER_Z || !isDigit(text, at) || !isDigit(text, at + 1))
        return undefined;
    const second = digits(text, at, 2);
    if (second > 59)
        return undefined;
    if (end === at + 2)
        return second * 1_000_000;
    if (text.charCodeAt(at + 2) !== DOT || end <= fractionAt || end > fractionAt + 6)
        return undefined;
    let fraction = 0;
    for (let i = fractionAt; i < end; i += 1) {
        if (!isDigit(text, i))
            return undefined;
        fraction = fraction * 10 + text.charCodeAt(i) - ZERO;
    }
    return second * 1_000_000 + fraction * TENTHS[end - fractionAt];
}
/** What the last of so many decimals of a second is in microseconds. */
const TENTHS = [0, 100_000, 10_000, 1000, 100, 10, 1];
function parseWhole(text) {
    if (!hasForm(text))
        return undefined;
    const year = digits(text, 0, 4);
    const month = digits(text, 5, 2);
    const day = digits(text, 8, 2);
    const [hour, minute, second] = [digits(text, 11, 2), digits(text, 14, 2), digits(text, 17, 2)];
    if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month))
        return undefined;
    if (hour > 23 || minute > 59 || second > 59)
        return undefined;
    let at = DATE_AND_TIME.length;
    let fraction = 0;
    if (text.charCodeAt(at) === DOT) {
        const end = skipDigits(text, at + 1);
        if (end === at + 1)
            return undefined;
        for (let i = at + 1; i <= at + 6; i += 1)
            fraction = fraction * 10 + (i < end ? digits(text, i, 1) : 0);
        at = end;
    }
    const offset = readOffset(text, at);
    if (offset === undefined)
        return undefined;
    const seconds = daysSince1970(year, month, day) * 86_400 + hour * 3600 + (minute - offset) * 60 + second;
    return seconds * 1_000_000 + fraction;
}
function hasForm(text) {
    for (let i = 0; i < DATE_AND_TIME.length; i += 1) {
        const expected = DATE_AND_TIME.charCodeAt(i);
        if (expected === 0x64 ? !isDigit(text, i) : text.charCodeAt(i) !== expected)
            return false;
    }
    return true;
}
/** Minutes east of UTC; undefined when no offset, or more than one, stands at `at`. */
function readOffset(text, at) {
    if (text.charAt(at) === 'Z')
        return text.length === at + 1 ? 0 : undefined;
    const match = /^([+-])(\d{2}):(\d{2})$/.exec(text.slice(at));
    if (match === null || Number(match[2]) > 23 || Number(match[3]) > 59)
        return undefined;
    return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}
function isDigit(text, at) {
    const code = text.charCodeAt(at);
    return code >= ZERO && code <= ZERO + 9;
}
function skipDigits(text, from) {
    let at = from;
    while (isDigit(text, at))
        at += 1;
    return at;
}
function digits(text, from, count) {
    let value = 0;
    for (let i = from; i < from + count; i += 1)
        value = value * 10 + text.charCodeAt(i) - ZERO;
    return value;
}
function isLeap(year) {
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function daysOf(year, month) {
    return month === 2 && isLeap(year) ? 29 : MONTH_DAYS[month - 1];
}
/** Days of the Gregorian calendar, counted in years that begin in March so that the leap day comes last. */
function daysSince1970(year, month, day) {
    const shifted = month <= 2 ? year - 1 : year;
    const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
    const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
    return 365 * shifted + leaps + dayOfYear - 719_468;
}
//# sourceMappingURL=time.js.map