import type { BodyWarning, SubmissionBody } from '../format/submission.js';
import type { JsonObject } from './json-value.js';
/** A body as it is stored or sent: it has a key, so that it is filed once however often it is delivered. */
export interface PreparedBody {
    readonly body: SubmissionBody & {
        readonly key: string;
    };
    readonly warnings: readonly BodyWarning[];
}
/**
 * Makes a composed body ready: a key when it has none, its secrets out, the rules applied.
 * It is scrubbed before anything is cut, and what a cut leaves is scrubbed once more,
 * because a cut can complete a format.
 *
 * @throws BodyRejected
 */
export declare function prepareBody(composed: JsonObject, options: {
    scrub: boolean;
    now: Date;
}): PreparedBody;
//# sourceMappingURL=prepare-body.d.ts.map