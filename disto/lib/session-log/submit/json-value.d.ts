import { JsonFault } from '../../stream/json-scan.js';
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;
export interface JsonObject {
    readonly [name: string]: JsonValue;
}
/** JSON that cannot be held as values without loss. */
export declare class LossyJson extends JsonFault {
    constructor(offset: number, detail: string);
}
/**
 * Reads exactly one JSON value, as RFC 7493 (I-JSON) wants it: UTF-8, no key twice
 * in an object, no number that a double cannot hold. Half a surrogate pair becomes U+FFFD.
 *
 * @throws JsonFault
 */
export declare function readJson(bytes: Buffer): JsonValue;
export declare function isJsonObject(value: JsonValue | undefined): value is JsonObject;
/**
 * The value with every string in it replaced; names of members stay.
 *
 * @param change is told the name of the member whose value the string is, `''` elsewhere
 */
export declare function mapStrings(value: JsonValue, change: (text: string, name: string) => string, name?: string): JsonValue;
//# sourceMappingURL=json-value.d.ts.map