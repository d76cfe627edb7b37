import { type SessionName } from '../lib/session-log/format/ref.js';
import type { Policy } from '../lib/session-log/policy/policy.js';
import type { Environment } from '../lib/session-log/readers/reader.js';
import { type SpanFacts } from '../lib/session-log/submit/span-facts.js';
/** The entry that a report is about. */
export interface SpanChoice {
    readonly session: SessionName;
    readonly span: string;
    /** File from a session whose log records no working directory too: a person's decision. */
    readonly allowUnknownProject?: boolean | undefined;
}
/** A span that has a time. */
export type LocatedSpan = SpanFacts & {
    readonly time: number;
};
/**
 * Reads a session again and looks for a span in it.
 *
 * @throws SpanRefused when the policy or the log does not let the span be filed
 */
export declare function locateSpan(context: {
    readonly environment: Environment;
    readonly policy: Policy;
}, { session, span, allowUnknownProject }: SpanChoice): Promise<LocatedSpan>;
//# sourceMappingURL=locate-span.d.ts.map