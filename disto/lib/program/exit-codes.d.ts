/** What a program's exit code says. A program whose spec page gives codes of its own documents them itself. */
export declare const EXIT: {
    /** The work is done. */
    readonly done: 0;
    /** The answer is no: refused, invalid, nothing found. */
    readonly no: 1;
    /** The command line is wrong. */
    readonly usage: 2;
    /** The answer is partial, and `--strict` was asked for. */
    readonly partial: 3;
    /** The machinery failed: an unreadable file, a full disk. */
    readonly machinery: 4;
};
//# sourceMappingURL=exit-codes.d.ts.map