/** A text whose control characters are spelled out (`\u001b`); line feeds and tabs stay. */
export declare function showText(text: string): string;
/** The same on one line: line feeds and tabs become blanks. */
export declare function showLine(text: string): string;
//# sourceMappingURL=visible-text.d.ts.map