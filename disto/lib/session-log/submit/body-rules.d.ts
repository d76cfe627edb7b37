import { CodedError } from '../../stream/errors.js';
import { type BodyWarning, type SubmissionBody } from '../format/submission.js';
import { type JsonObject } from './json-value.js';
/** A body that is not filed. `code` is the outcome's reason. */
export declare class BodyRejected extends CodedError {
    constructor(code: 'invalid_body' | 'body_too_large', message: string, hint?: string);
}
/**
 * Applies the rules.
 *
 * @param now stands for a time that is missing or cannot be read
 * @throws BodyRejected `invalid_body` when the kind is unknown or there is no summary
 */
export declare function applyBodyRules(raw: JsonObject, now: Date): {
    readonly body: SubmissionBody;
    readonly warnings: BodyWarning[];
};
/** Trimmed, lower case, runs of white space as one hyphen. */
export declare function toToken(text: string): string;
/** A name as one part of a JSON pointer (RFC 6901). */
export declare function escapePointer(name: string): string;
//# sourceMappingURL=body-rules.d.ts.map