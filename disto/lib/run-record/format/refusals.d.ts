import { CodedError } from '../../stream/errors.js';
/** The exit codes of every operation that reads a run. */
export declare const READING_EXITS: {
    readonly found: 0;
    readonly nothing: 1;
    readonly request: 2;
    readonly conflict: 3;
    readonly dependency: 4;
    readonly integrity: 5;
};
/** Nothing there, or more than one thing. Exit code 1. */
export declare class NothingFound extends CodedError {
    constructor(code: string, message: string, hint?: string);
}
/** A question that cannot be asked like this. Exit code 2. */
export declare class BadRequest extends CodedError {
    constructor(code: string, message: string, hint?: string);
}
/** A cursor of another question, or of something that has changed since. Exit code 3. */
export declare class CursorConflict extends CodedError {
    constructor(message: string);
}
/** A fact that is malformed, or that disagrees with another or with the bytes it speaks of. Exit code 5. */
export declare class BrokenFact extends CodedError {
    constructor(code: string, message: string, line?: number);
}
//# sourceMappingURL=refusals.d.ts.map