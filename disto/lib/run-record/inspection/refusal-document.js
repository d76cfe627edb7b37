// How a refusal leaves a program: its exit code, and its document.
import { MachineryError } from '../../stream/errors.js';
import { boundText } from '../format/bounded-text.js';
import { BadRequest, BrokenFact, CursorConflict, NothingFound, READING_EXITS } from '../format/refusals.js';
import { CHECK_EXITS } from '../format/rules.js';
import { FileFault } from '../reading/file-fault.js';
import { UnusableRecord } from '../reading/record-reading.js';
/** The exit code of a refusal; undefined for an error of any other origin. */
export function exitOfRefusal(error) {
    if (error instanceof NothingFound)
        return READING_EXITS.nothing;
    if (error instanceof BadRequest)
        return READING_EXITS.request;
    if (error instanceof CursorConflict)
        return READING_EXITS.conflict;
    if (error instanceof BrokenFact)
        return READING_EXITS.integrity;
    if (error instanceof FileFault || error instanceof UnusableRecord)
        return CHECK_EXITS[error.status];
    if (error instanceof MachineryError)
        return READING_EXITS.dependency;
    return undefined;
}
const MESSAGE_BYTES = 2_048;
/** The document that a program prints on stderr in place of an answer. */
export function describeRefusal(error, operation) {
    const { code, line, offset, hint } = error;
    return {
        schemaVersion: 1,
        kind: 'error',
        error: {
            code,
            operation,
            cause: error.cause instanceof Error ? boundText(error.cause.message, MESSAGE_BYTES) : null,
            message: boundText(error.message, MESSAGE_BYTES),
            retryable: exitOfRefusal(error) === READING_EXITS.dependency,
            details: {
                ...(line === undefined ? {} : { line }),
                ...(offset === undefined ? {} : { offset }),
                ...(hint === undefined ? {} : { hint }),
            },
        },
    };
}
//# sourceMappingURL=refusal-document.js.map