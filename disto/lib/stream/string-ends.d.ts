/** The longest text that is indexed, in bytes. */
export declare const LONGEST_INDEXED: number;
/** Indexes `bytes` in place of what was indexed before; a text over {@link LONGEST_INDEXED} is not indexed. */
export declare function indexStrings(bytes: Buffer): void;
/** To be called before the bytes of an indexed buffer change. */
export declare function dropStringIndex(): void;
/**
 * Where the string that opens at `at` has its closing quote.
 *
 * @returns -1 when the index does not tell: the string has to be looked at byte by byte
 */
export declare function closingQuote(bytes: Buffer, at: number, to: number): number;
//# sourceMappingURL=string-ends.d.ts.map