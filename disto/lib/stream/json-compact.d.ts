/** One JSON value on one line: the same bytes when it is on one already. */
export declare function oneLine(value: Buffer): Buffer;
/**
 * The bytes of a JSON value without the white space between its tokens; members
 * stay in their order, strings and numbers as they are spelled.
 *
 * @param bytes one JSON value
 */
export declare function compactJson(bytes: Buffer): Buffer;
//# sourceMappingURL=json-compact.d.ts.map