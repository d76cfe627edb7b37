/** The text without the white space at both ends. Linear in the text. */
export declare function trimWhite(text: string): string;
/** Whether there is nothing but white space. */
export declare function isBlank(text: string): boolean;
/** The words between runs of white space. */
export declare function splitWords(text: string): string[];
//# sourceMappingURL=white-space.d.ts.map