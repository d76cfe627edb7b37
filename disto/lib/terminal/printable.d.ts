/** The text with every character that a terminal would obey written as an escape. */
export declare function printable(text: string): string;
/** The first `most` characters on one line, with what was cut told by an ellipsis. */
export declare function excerpt(text: string, most: number): string;
//# sourceMappingURL=printable.d.ts.map