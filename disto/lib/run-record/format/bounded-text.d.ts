/** The longest prefix of a text that has at most `limit` bytes in UTF-8 and ends with a whole character. */
export declare function boundText(text: string, limit: number): string;
//# sourceMappingURL=bounded-text.d.ts.map