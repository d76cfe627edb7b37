import { CodedError } from '../../stream/errors.js';
import { type Receipt, type SubmissionBody } from '../format/submission.js';
/** Where submissions are posted to, below a server's url. */
export declare const SUBMISSIONS_PATH = "/v1/submissions";
/** The server could not be reached, or says that it cannot take anything now: worth trying later. */
export declare class ServerAway extends CodedError {
    constructor(url: string, detail: string, cause?: unknown);
}
/** The server answers, and not as one that this program can file with: a person has to look. */
export declare class ServerFault extends CodedError {
}
export interface SendOptions {
    /** Milliseconds before the second, third, ... attempt (default 250 and 1000). */
    readonly pauses?: readonly number[];
    /** Milliseconds for one attempt (default 10,000). */
    readonly timeoutMs?: number;
}
/** The url that submissions are posted to. @throws ServerFault `bad-url` */
export declare function submissionsUrl(url: string): URL;
/**
 * Posts a body; tries again while the server is away.
 *
 * @throws ServerAway, ServerFault, KeyMismatch, BodyRejected
 */
export declare function sendSubmission(server: {
    readonly url: string;
    readonly apiKey: string | undefined;
}, body: SubmissionBody, { pauses, timeoutMs }?: SendOptions): Promise<Receipt>;
//# sourceMappingURL=send.d.ts.map