import type { SubmissionBody, SubmitOutcome } from '../lib/session-log/format/submission.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import { type SubmitFlags } from '../lib/session-log/submit/compose-body.js';
import { type SpanChoice } from './locate-span.js';
/** One report to file. */
export interface SubmitRequest {
    readonly kind: 'friction';
    /** The body as JSON; undefined when the flags say it all. */
    readonly stdin: Buffer | undefined;
    readonly flags: SubmitFlags;
    /** The entry that the report is about; then nothing of the caller's directory and environment is used. */
    readonly contextFrom?: (SpanChoice & {
        readonly ordinal: number;
    }) | undefined;
    readonly scrub?: boolean | undefined;
    readonly dryRun?: boolean | undefined;
    /** Stores here although a server is configured. */
    readonly local?: boolean | undefined;
    /** In place of the configured server. */
    readonly server?: string | undefined;
    /** The caller's directory; asked for without `contextFrom` alone. */
    readonly directory: () => string | undefined;
}
export interface SubmitResult {
    /** What a dry run would have filed. */
    readonly body?: SubmissionBody | undefined;
    readonly outcome: SubmitOutcome;
    /** For a person, one line each. */
    readonly notes: readonly string[];
}
/**
 * Files one report.
 *
 * @throws SpanRefused when the session does not let its span be filed: then there is no outcome
 * @throws ConfigFault, MachineryError when the policy cannot be known
 */
export declare function submitReport(environment: Environment, request: SubmitRequest): Promise<SubmitResult>;
//# sourceMappingURL=submit-report.d.ts.map