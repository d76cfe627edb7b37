// A strict JSON scanner on bytes: it proves and locates, it builds nothing.
//
// `scanJson` proves that a range of bytes is exactly one JSON value (RFC 8259
// grammar, UTF-8, nesting within a limit, nothing but white space around it).
// `skipValue` is the loop under it; `members` and `elements` give the byte
// ranges of what a container holds, in order, duplicates included, with every
// number and string as it is spelled.
//
// Stricter than JSON.parse by design, in these points and no others:
//   - the bytes must be UTF-8 (JSON.parse sees text that was decoded before);
//   - a byte order mark is refused (TextDecoder drops it unseen);
//   - nesting is limited (JSON.parse is limited by its stack alone).
// A lone surrogate escape ("\ud800") is JSON by the grammar and passes in both.
import { isUtf8 } from 'node:buffer';
import { DIGIT, JsonFault, MINUS, QUOTE, skipNumber, skipString, skipWhite, skipWord, unexpected, } from './json-tokens.js';
export { decodeString, JsonFault, skipString, skipWhite, unexpected, } from './json-tokens.js';
/** Containers inside containers: the deepest that is accepted. */
export const MAX_NESTING = 512;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const IS_OBJECT = 1;
const IS_ARRAY = 0;
/** What each open container of the running scan is; a scan never calls out, so one stack serves all. */
const openContainers = new Uint8Array(MAX_NESTING);
/**
 * Proves that `bytes[from, to)` is exactly one JSON value in UTF-8.
 *
 * @returns the range of the value, white space around it left out
 * @throws JsonFault `not-utf8`, `not-json`, `too-deep`
 */
export function scanJson(bytes, from = 0, to = bytes.length) {
    requireUtf8(bytes, from, to);
    const start = skipWhite(bytes, from, to);
    const end = skipValue(bytes, start, to);
    const rest = skipWhite(bytes, end, to);
    if (rest !== to)
        throw new JsonFault('not-json', rest, 'something follows the value');
    return { start, end };
}
/** @throws JsonFault `not-utf8` */
export function requireUtf8(bytes, from, to) {
    if (!isUtf8(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to))) {
        throw new JsonFault('not-utf8', firstBadCharacter(bytes, from, to), 'the bytes are not UTF-8');
    }
}
/** The first byte of the first character that is not UTF-8. Slow; for the fault's message alone. */
function firstBadCharacter(bytes, from, to) {
    let at = from;
    while (at < to) {
        const lead = bytes[at];
        const size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        if (size > 1 && !isUtf8(bytes.subarray(at, Math.min(at + size, to))))
            return at;
        at += size;
    }
    return to;
}
/**
 * Passes over one value and proves its grammar; it does not look at UTF-8.
 *
 * @param at the first byte of the value
 * @param depth how many containers are open around it
 * @returns the position after the value
 * @throws JsonFault `not-json`, `too-deep`
 */
export function skipValue(bytes, at, to, depth = 0) {
    let open = 0;
    let i = at;
    for (;;) {
        const byte = i < to ? bytes[i] : -1;
        if (byte === QUOTE) {
            i = skipString(bytes, i, to);
        }
        else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
            if (depth + open >= MAX_NESTING)
                throw new JsonFault('too-deep', i, `nesting over ${MAX_NESTING}`);
            const isObject = byte === OPEN_BRACE;
            i = skipWhite(bytes, i + 1, to);
            if (i < to && bytes[i] === (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
                i += 1;
            }
            else {
                openContainers[open] = isObject ? IS_OBJECT : IS_ARRAY;
                open += 1;
                if (isObject)
                    i = skipKey(bytes, i, to);
                continue;
            }
        }
        else if (byte === MINUS || DIGIT[byte] === 1) {
            i = skipNumber(bytes, i, to);
        }
        else {
            i = skipWord(bytes, i, to);
        }
        for (;;) {
            if (open === 0)
                return i;
            i = skipWhite(bytes, i, to);
            const next = i < to ? bytes[i] : -1;
            const isObject = openContainers[open - 1] === IS_OBJECT;
            if (next === COMMA) {
                i = skipWhite(bytes, i + 1, to);
                if (isObject)
                    i = skipKey(bytes, i, to);
                break;
            }
            if (next !== (isObject ? CLOSE_BRACE : CLOSE_BRACKET))
                throw unexpected(bytes, i, to);
            open -= 1;
            i += 1;
        }
    }
}
/**
 * Calls `visit` for each member of the object at `at`, in order, duplicates
 * included, with the range of the key (quotes included) and of the value.
 *
 * @returns the position after the object
 */
export function members(bytes, at, to, visit, depth = 0) {
    return walkObject(bytes, at, to, depth, (keyStart, keyEnd, valueStart) => {
        const valueEnd = skipValue(bytes, valueStart, to, depth + 1);
        visit(keyStart, keyEnd, valueStart, valueEnd);
        return valueEnd;
    });
}
/** Calls `visit` for each element of the array at `at`. @returns the position after the array */
export function elements(bytes, at, to, visit, depth = 0) {
    return walkArray(bytes, at, to, depth, (start) => {
        const end = skipValue(bytes, start, to, depth + 1);
        visit(start, end);
        return end;
    });
}
/**
 * As {@link members}, but `read` itself passes over the value and returns the
 * position after it: a caller that reads a value need not have it scanned before.
 */
export function walkObject(bytes, at, to, depth, read) {
    if (bytes[at] !== OPEN_BRACE || at >= to)
        throw unexpected(bytes, at, to);
    if (depth >= MAX_NESTING)
        throw new JsonFault('too-deep', at, `nesting over ${MAX_NESTING}`);
    let i = skipWhite(bytes, at + 1, to);
    if (i < to && bytes[i] === CLOSE_BRACE)
        return i + 1;
    for (;;) {
        if (i >= to || bytes[i] !== QUOTE)
            throw unexpected(bytes, i, to);
        const keyStart = i;
        const keyEnd = skipString(bytes, i, to);
        i = read(keyStart, keyEnd, skipColon(bytes, keyEnd, to));
        i = skipWhite(bytes, i, to);
        if (i < to && bytes[i] === CLOSE_BRACE)
            return i + 1;
        if (i >= to || bytes[i] !== COMMA)
            throw unexpected(bytes, i, to);
        i = skipWhite(bytes, i + 1, to);
    }
}
/** As {@link elements}, with a `read` that passes over the element itself. */
export function walkArray(bytes, at, to, depth, read) {
    if (bytes[at] !== OPEN_BRACKET || at >= to)
        throw unexpected(bytes, at, to);
    if (depth >= MAX_NESTING)
        throw new JsonFault('too-deep', at, `nesting over ${MAX_NESTING}`);
    let i = skipWhite(bytes, at + 1, to);
    if (i < to && bytes[i] === CLOSE_BRACKET)
        return i + 1;
    for (;;) {
        i = skipWhite(bytes, read(i), to);
        if (i < to && bytes[i] === CLOSE_BRACKET)
            return i + 1;
        if (i >= to || bytes[i] !== COMMA)
            throw unexpected(bytes, i, to);
        i = skipWhite(bytes, i + 1, to);
    }
}
function skipKey(bytes, at, to) {
    if (at >= to || bytes[at] !== QUOTE)
        throw unexpected(bytes, at, to);
    return skipColon(bytes, skipString(bytes, at, to), to);
}
function skipColon(bytes, at, to) {
    const i = skipWhite(bytes, at, to);
    if (i >= to || bytes[i] !== COLON)
        throw unexpected(bytes, i, to);
    return skipWhite(bytes, i + 1, to);
}
//# sourceMappingURL=json-scan.js.map