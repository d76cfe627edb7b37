/** Letters of a content address. */
export declare const ADDRESS_LENGTH = 32;
/** The address of what is given as it is, in UTF-8: of a text, or of JSON that is canonical already. */
export declare function contentAddress(utf8: Buffer | string): string;
/**
 * The address of the JSON value in `bytes`, whatever its layout and key order.
 *
 * @throws JsonFault when the bytes are not one JSON value
 */
export declare function addressOfJson(bytes: Buffer): string;
//# sourceMappingURL=content-address.d.ts.map