// JSON as values, read so that nothing is lost unseen: what JSON.parse would drop
// (the first of two equal keys, the last digits of a large integer) is refused.
import { decodeString, JsonFault, scanJson, skipValue, walkArray, walkObject, } from '../../stream/json-scan.js';
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;
/** With the u flag a pair is one character, so that only a surrogate without its other half matches. */
const HALF_PAIR = /\p{Surrogate}/gu;
/** JSON that cannot be held as values without loss. */
export class LossyJson extends JsonFault {
    constructor(offset, detail) {
        super('not-json', offset, detail);
    }
}
/**
 * Reads exactly one JSON value, as RFC 7493 (I-JSON) wants it: UTF-8, no key twice
 * in an object, no number that a double cannot hold. Half a surrogate pair becomes U+FFFD.
 *
 * @throws JsonFault
 */
export function readJson(bytes) {
    const { start, end } = scanJson(bytes);
    checkLossless(bytes, start, end, 0);
    const value = JSON.parse(bytes.toString('utf8', start, end));
    return mapStrings(value, (text) => text.replace(HALF_PAIR, '\ufffd'));
}
/** @returns the position after the value at `at` */
function checkLossless(bytes, at, to, depth) {
    if (bytes[at] === OPEN_BRACKET) {
        return walkArray(bytes, at, to, depth, (start) => checkLossless(bytes, start, to, depth + 1));
    }
    if (bytes[at] === OPEN_BRACE) {
        const names = new Set();
        return walkObject(bytes, at, to, depth, (keyStart, keyEnd, valueStart) => {
            const name = decodeString(bytes, keyStart, keyEnd);
            if (names.has(name))
                throw new LossyJson(keyStart, 'a member stands twice');
            names.add(name);
            return checkLossless(bytes, valueStart, to, depth + 1);
        });
    }
    const end = skipValue(bytes, at, to, depth);
    if (isLossyNumber(bytes.toString('latin1', at, Math.min(end, at + 400)))) {
        throw new LossyJson(at, 'a number that cannot be held exactly; write it as a string');
    }
    return end;
}
function isLossyNumber(token) {
    if (!/^-?\d/.test(token))
        return false;
    const value = Number(token);
    if (!Number.isFinite(value))
        return true;
    // An integer is kept when it is the double, or the way in which the double is printed.
    if (!/^-?\d+$/.test(token) || Number.isSafeInteger(value) || String(value) === token)
        return false;
    return BigInt(token) !== BigInt(value);
}
export function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * The value with every string in it replaced; names of members stay.
 *
 * @param change is told the name of the member whose value the string is, `''` elsewhere
 */
export function mapStrings(value, change, name = '') {
    if (typeof value === 'string')
        return change(value, name);
    if (Array.isArray(value))
        return value.map((element) => mapStrings(element, change));
    if (!isJsonObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapStrings(member, change, key)]));
}
//# sourceMappingURL=json-value.js.map