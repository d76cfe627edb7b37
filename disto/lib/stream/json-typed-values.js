// What typed reading leaves as bytes, and the schemas that ask for it.
import { z } from 'zod';
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;
const QUOTE = 0x22;
/** A value whose bytes are kept and never interpreted. */
export class RawJson {
    #bytes;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    get bytes() {
        return this.#bytes;
    }
    get isString() {
        return this.bytes[0] === QUOTE;
    }
}
/** A number that is not spelled as a whole number (`1.0`, `1e3`, `-0`), or is too large to be held exactly. */
export class SpelledNumber {
    text;
    constructor(text) {
        this.text = text;
    }
    get isWhole() {
        return /^(0|-?[1-9]\d*)$/.test(this.text);
    }
}
/** A list of whole numbers from 0 to 2^32 - 1, looked at in the bytes and never built. */
export class IndexList {
    bytes;
    count;
    max;
    constructor(bytes, count, 
    /** The largest index, or -1 for an empty list. */
    max) {
        this.bytes = bytes;
        this.count = count;
        this.max = max;
    }
    toArray() {
        return JSON.parse(this.bytes.toString('latin1'));
    }
}
/** Schema of a free-form value: any JSON, kept as bytes. */
export const rawJson = z.custom((value) => value instanceof RawJson);
/** Schema of a string that may be large: kept as bytes. */
export const rawString = z.custom((value) => value instanceof RawJson && value.isString);
/** Schema of an object whose members are free: kept as bytes. */
export const rawObject = z.custom((value) => value instanceof RawJson && value.bytes[0] === OPEN_BRACE);
/** Schema of an array whose elements are free: kept as bytes. */
export const rawArray = z.custom((value) => value instanceof RawJson && value.bytes[0] === OPEN_BRACKET);
/** The schemas whose values are kept as bytes. */
export const RAW_SCHEMAS = new Set([rawJson, rawString, rawObject, rawArray]);
/** Schema of a list of pool indices: checked in the bytes, kept as bytes. */
export const indexList = z.custom((value) => value instanceof IndexList);
/** Schema of a number that need not be whole. */
export const anyNumber = z.union([z.number(), z.instanceof(SpelledNumber)]);
//# sourceMappingURL=json-typed-values.js.map