// The tokens of JSON on bytes: white space, strings, numbers and words, proved by
// the grammar of RFC 8259 and passed over. Tables say what a byte may be; where
// strings end is told by the index of string-ends.ts, if the text has one.
import { CodedError } from './errors.js';
import { closingQuote } from './string-ends.js';
/** Bytes that are not one JSON value. `offset` is counted from the start of the scanned buffer. */
export class JsonFault extends CodedError {
    detail;
    constructor(code, offset, 
    /** What is wrong, without the place. */
    detail) {
        super(code, `${detail} at byte ${offset}`, { offset });
        this.detail = detail;
    }
}
export const QUOTE = 0x22;
export const MINUS = 0x2d;
const BACKSLASH = 0x5c;
/** 1 for a byte that a string may hold as it is: all but controls, the quote and the backslash. */
const PLAIN = new Uint8Array(256).map((_, byte) => byte < 0x20 || byte === QUOTE || byte === BACKSLASH ? 0 : 1);
const WHITE = new Uint8Array(256);
for (const byte of [0x20, 0x09, 0x0a, 0x0d])
    WHITE[byte] = 1;
export const DIGIT = new Uint8Array(256).map((_, byte) => (byte >= 0x30 && byte <= 0x39 ? 1 : 0));
const HEX = new Uint8Array(256).map((_, byte) => (/[0-9a-fA-F]/.test(String.fromCharCode(byte)) ? 1 : 0));
/** 1 for a byte that may follow a backslash; `u` is looked at apart. */
const ESCAPE = new Uint8Array(256);
for (const letter of '"\\/bfnrt')
    ESCAPE[letter.charCodeAt(0)] = 1;
/** The first position at or after `at` that is not JSON white space. */
export function skipWhite(bytes, at, to) {
    let i = at;
    while (i < to && WHITE[bytes[i]] === 1)
        i += 1;
    return i;
}
/** Passes over the string whose quote stands at `at`. @returns the position after its closing quote */
export function skipString(bytes, at, to) {
    const quote = closingQuote(bytes, at, to);
    return quote === -1 ? skipSpelled(bytes, at, to) : quote + 1;
}
/** As {@link skipString}, by looking at each byte. */
function skipSpelled(bytes, at, to) {
    let i = at + 1;
    for (;;) {
        while (i < to && PLAIN[bytes[i]] === 1)
            i += 1;
        if (i >= to)
            throw unexpected(bytes, to, to);
        if (bytes[i] === QUOTE)
            return i + 1;
        if (bytes[i] !== BACKSLASH)
            throw new JsonFault('not-json', i, 'a control character inside a string');
        const letter = i + 1 < to ? bytes[i + 1] : -1;
        if (ESCAPE[letter] === 1) {
            i += 2;
        }
        else if (letter === 0x75) {
            for (let digit = i + 2; digit < i + 6; digit += 1) {
                if (digit >= to || HEX[bytes[digit]] !== 1) {
                    throw unexpected(bytes, Math.min(digit, to), to);
                }
            }
            i += 6;
        }
        else {
            throw unexpected(bytes, Math.min(i + 1, to), to);
        }
    }
}
/** The text of the string token in `[start, end)`, quotes included. The bytes must be UTF-8. */
export function decodeString(bytes, start, end) {
    const text = bytes.toString('utf8', start + 1, end - 1);
    return text.includes('\\') ? JSON.parse(`"${text}"`) : text;
}
/** Passes over a number. @returns the position after it */
export function skipNumber(bytes, at, to) {
    let i = bytes[at] === MINUS ? at + 1 : at;
    // A leading zero stands alone: "01" is two values and so none.
    i = i < to && bytes[i] === 0x30 ? i + 1 : skipDigits(bytes, i, to);
    if (i < to && bytes[i] === 0x2e)
        i = skipDigits(bytes, i + 1, to);
    if (i < to && (bytes[i] === 0x65 || bytes[i] === 0x45)) {
        i += 1;
        if (i < to && (bytes[i] === 0x2b || bytes[i] === MINUS))
            i += 1;
        i = skipDigits(bytes, i, to);
    }
    return i;
}
function skipDigits(bytes, at, to) {
    let i = at;
    while (i < to && DIGIT[bytes[i]] === 1)
        i += 1;
    if (i === at)
        throw unexpected(bytes, i, to);
    return i;
}
const WORDS = ['true', 'false', 'null'].map((word) => Buffer.from(word));
/** Passes over `true`, `false` or `null`. @returns the position after it */
export function skipWord(bytes, at, to) {
    for (const word of WORDS) {
        if (bytes[at] !== word[0] || at + word.length > to)
            continue;
        if (word.every((byte, index) => bytes[at + index] === byte))
            return at + word.length;
    }
    throw unexpected(bytes, at, to);
}
/** The fault of a byte that cannot stand where it stands. */
export function unexpected(bytes, at, to) {
    if (at >= to)
        return new JsonFault('not-json', to, 'the text ends inside a value');
    const byte = bytes[at];
    const shown = byte > 0x20 && byte < 0x7f ? `"${String.fromCharCode(byte)}"` : `0x${byte.toString(16).padStart(2, '0')}`;
    return new JsonFault('not-json', at, `unexpected ${shown}`);
}
//# sourceMappingURL=json-tokens.js.map