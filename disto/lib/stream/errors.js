/**
 * The base of every error that this package raises on purpose. `code` is
 * kebab-case and stable: programs and tests match it, people read the message.
 */
export class CodedError extends Error {
    code;
    offset;
    line;
    hint;
    constructor(code, message, place = {}) {
        super(message, place.cause === undefined ? undefined : { cause: place.cause });
        this.name = new.target.name;
        this.code = code;
        this.offset = place.offset;
        this.line = place.line;
        this.hint = place.hint;
    }
    /** The form that programs print under `--json`. */
    toJSON() {
        const { code, message, line, offset, hint } = this;
        return {
            error: code,
            message,
            ...(line === undefined ? {} : { line }),
            ...(offset === undefined ? {} : { offset }),
            ...(hint === undefined ? {} : { hint }),
        };
    }
}
/** A file, a pipe or a disk that did not do its part: nothing is wrong with the input's format. */
export class MachineryError extends CodedError {
    /**
     * Wraps an operating system error. The code is `cannot-<verb>` and the
     * message names the file and the system's own error code.
     */
    static from(verb, path, cause) {
        const systemCode = systemErrorCode(cause);
        const detail = systemCode ?? (cause instanceof Error ? cause.message : String(cause));
        return new MachineryError(`cannot-${verb}`, `cannot ${verb} ${path}: ${detail}`, {
            cause,
            hint: systemCode === undefined ? undefined : SYSTEM_HINTS[systemCode],
        });
    }
}
const SYSTEM_HINTS = {
    ENOENT: 'check the path',
    EACCES: 'check the permissions of the path',
    ENOSPC: 'free some space, or name another place with --scratch or -o',
    EDQUOT: 'free some space, or name another place with --scratch or -o',
    EISDIR: 'name a file, not a directory',
    ENOTDIR: 'a part of the path is not a directory',
    EROFS: 'name a place that can be written to',
};
/** The operating system's error code (`ENOENT`, `ENOSPC`, ...) of a failure, if it has one. */
export function systemErrorCode(failure) {
    if (!(failure instanceof Error))
        return undefined;
    const { code } = failure;
    return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}
//# sourceMappingURL=errors.js.map