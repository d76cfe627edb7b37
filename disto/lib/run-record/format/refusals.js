// Why an operation on a run gives no answer. Each kind has an exit code of its own.
import { CodedError } from '../../stream/errors.js';
/** The exit codes of every operation that reads a run. */
export const READING_EXITS = {
    found: 0,
    nothing: 1,
    request: 2,
    conflict: 3,
    dependency: 4,
    integrity: 5,
};
/** Nothing there, or more than one thing. Exit code 1. */
export class NothingFound extends CodedError {
    constructor(code, message, hint) {
        super(code, message, { hint });
    }
}
/** A question that cannot be asked like this. Exit code 2. */
export class BadRequest extends CodedError {
    constructor(code, message, hint) {
        super(code, message, { hint });
    }
}
/** A cursor of another question, or of something that has changed since. Exit code 3. */
export class CursorConflict extends CodedError {
    constructor(message) {
        super('cursor-conflict', message, { hint: 'ask again without --after' });
    }
}
/** A fact that is malformed, or that disagrees with another or with the bytes it speaks of. Exit code 5. */
export class BrokenFact extends CodedError {
    constructor(code, message, line) {
        super(code, message, { line });
    }
}
//# sourceMappingURL=refusals.js.map