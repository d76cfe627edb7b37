export { decodeString, JsonFault, type JsonFaultCode, skipString, skipWhite, unexpected, } from './json-tokens.js';
/** Containers inside containers: the deepest that is accepted. */
export declare const MAX_NESTING = 512;
/**
 * Proves that `bytes[from, to)` is exactly one JSON value in UTF-8.
 *
 * @returns the range of the value, white space around it left out
 * @throws JsonFault `not-utf8`, `not-json`, `too-deep`
 */
export declare function scanJson(bytes: Buffer, from?: number, to?: number): {
    start: number;
    end: number;
};
/** @throws JsonFault `not-utf8` */
export declare function requireUtf8(bytes: Buffer, from: number, to: number): void;
/**
 * Passes over one value and proves its grammar; it does not look at UTF-8.
 *
 * @param at the first byte of the value
 * @param depth how many containers are open around it
 * @returns the position after the value
 * @throws JsonFault `not-json`, `too-deep`
 */
export declare function skipValue(bytes: Buffer, at: number, to: number, depth?: number): number;
/**
 * Calls `visit` for each member of the object at `at`, in order, duplicates
 * included, with the range of the key (quotes included) and of the value.
 *
 * @returns the position after the object
 */
export declare function members(bytes: Buffer, at: number, to: number, visit: (keyStart: number, keyEnd: number, valueStart: number, valueEnd: number) => void, depth?: number): number;
/** Calls `visit` for each element of the array at `at`. @returns the position after the array */
export declare function elements(bytes: Buffer, at: number, to: number, visit: (start: number, end: number) => void, depth?: number): number;
/**
 * As {@link members}, but `read` itself passes over the value and returns the
 * position after it: a caller that reads a value need not have it scanned before.
 */
export declare function walkObject(bytes: Buffer, at: number, to: number, depth: number, read: (keyStart: number, keyEnd: number, valueStart: number) => number): number;
/** As {@link elements}, with a `read` that passes over the element itself. */
export declare function walkArray(bytes: Buffer, at: number, to: number, depth: number, read: (start: number) => number): number;
//# sourceMappingURL=json-scan.d.ts.map