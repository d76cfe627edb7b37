/** Texts, and stored values between them, as one line; values that stand on several lines are put on one. */
export declare function lineOf(...parts: (string | Buffer)[]): Buffer;
//# sourceMappingURL=line-of.d.ts.map