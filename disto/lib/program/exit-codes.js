/** What a program's exit code says. A program whose spec page gives codes of its own documents them itself. */
export const EXIT = {
    /** The work is done. */
    done: 0,
    /** The answer is no: refused, invalid, nothing found. */
    no: 1,
    /** The command line is wrong. */
    usage: 2,
    /** The answer is partial, and `--strict` was asked for. */
    partial: 3,
    /** The machinery failed: an unreadable file, a full disk. */
    machinery: 4,
};
//# sourceMappingURL=exit-codes.js.map