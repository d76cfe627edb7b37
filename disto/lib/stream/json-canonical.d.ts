import { CodedError } from './errors.js';
/** A JavaScript value that has no JSON text. Code `not-json-value`. */
export declare class NotJsonValue extends CodedError {
    constructor(what: string);
}
/**
 * The canonical text of a JavaScript value, by the rules of JSON.stringify:
 * `toJSON` is asked, members that are undefined are left out, NaN is null. A
 * bigint is written as its digits, and an exponent without a plus sign.
 *
 * @param maxDepth containers inside containers: the deepest that is accepted; a value that holds itself is too deep
 * @throws NotJsonValue for undefined, a function or a symbol in the place of the whole value
 * @throws CodedError `too-deep`
 */
export declare function canonicalText(value: unknown, maxDepth?: number): string;
/** Orders two strings by code points, which is the order of their UTF-8 bytes and not that of `<`. */
export declare function compareCodePoints(left: string, right: string): number;
/**
 * The canonical form of the JSON value in `bytes[from, to)`, which must be
 * UTF-8. Bytes that are canonical already come back as a view of themselves.
 *
 * Time is that of one scan for a canonical value, otherwise one more for each
 * object that a value lies in.
 *
 * @param maxDepth containers inside containers: the deepest that is accepted
 * @throws JsonFault `not-json`, `too-deep`; offsets count from the start of `bytes`
 */
export declare function canonicalBytes(bytes: Buffer, from?: number, to?: number, maxDepth?: number): Buffer;
//# sourceMappingURL=json-canonical.d.ts.map