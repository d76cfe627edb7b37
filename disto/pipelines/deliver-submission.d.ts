import type { Receipt, SubmissionBody } from '../lib/session-log/format/submission.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import { type SendOptions } from '../lib/session-log/submit/send.js';
/** Where submissions go: a server, or without a url this machine's database. */
export interface Destination {
    readonly environment: Environment;
    readonly server: {
        readonly url: string;
        readonly apiKey: string | undefined;
    } | undefined;
    readonly send?: SendOptions | undefined;
}
export type Delivered = (Pick<Receipt, 'outcome' | 'uid' | 'id'> & {
    readonly request_id?: string;
}) | {
    readonly outcome: 'spooled';
    readonly reason: string;
};
/** What came of a body, and what a person should know besides. */
export interface Delivery {
    readonly delivered: Delivered;
    readonly notes: readonly string[];
}
/**
 * Delivers a body, or keeps it for later.
 *
 * @throws KeyMismatch, BodyRejected, ServerFault, StateFault, MachineryError
 */
export declare function deliverSubmission(destination: Destination, body: SubmissionBody): Promise<Delivery>;
//# sourceMappingURL=deliver-submission.d.ts.map