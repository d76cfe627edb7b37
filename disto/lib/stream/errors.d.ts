/** Where a fault was met and what to do about it. */
export interface FaultPlace {
    /** Byte offset in the input, from 0. */
    readonly offset?: number | undefined;
    /** Line number in the input, from 1. */
    readonly line?: number | undefined;
    /** One sentence: what the reader of the message can do next. */
    readonly hint?: string | undefined;
    /** The error that lies behind this one. */
    readonly cause?: unknown;
}
/**
 * The base of every error that this package raises on purpose. `code` is
 * kebab-case and stable: programs and tests match it, people read the message.
 */
export declare class CodedError extends Error {
    readonly code: string;
    readonly offset: number | undefined;
    readonly line: number | undefined;
    readonly hint: string | undefined;
    constructor(code: string, message: string, place?: FaultPlace);
    /** The form that programs print under `--json`. */
    toJSON(): Record<string, unknown>;
}
/** A file, a pipe or a disk that did not do its part: nothing is wrong with the input's format. */
export declare class MachineryError extends CodedError {
    /**
     * Wraps an operating system error. The code is `cannot-<verb>` and the
     * message names the file and the system's own error code.
     */
    static from(verb: 'open' | 'read' | 'write' | 'create' | 'remove', path: string, cause: unknown): MachineryError;
}
/** The operating system's error code (`ENOENT`, `ENOSPC`, ...) of a failure, if it has one. */
export declare function systemErrorCode(failure: unknown): string | undefined;
//# sourceMappingURL=errors.d.ts.map