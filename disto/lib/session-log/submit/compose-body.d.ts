import type { SessionName } from '../format/ref.js';
import type { Collected } from './collect-context.js';
import { type JsonObject, type JsonValue } from './json-value.js';
import type { SubmitSettings } from './settings.js';
import type { SpanFacts } from './span-facts.js';
/** Members of the payload that have a flag. */
export declare const PAYLOAD_FLAGS: readonly ['category', 'details', 'suggested_fix', 'fix_status', 'fix_ref', 'severity'];
/** What the command line says; what is left out is not said. */
export interface SubmitFlags {
    /** Members of the body: key, summary, machine, model, harness, project, schema_version. */
    readonly members: JsonObject;
    /** Members of the payload, by {@link PAYLOAD_FLAGS}. */
    readonly payload: Readonly<Record<string, string>>;
    readonly context: Readonly<Record<string, string>>;
}
/** The span that a report is about, as its log has it. */
export interface ScannedSpan {
    readonly session: SessionName;
    readonly span: string;
    readonly ordinal: number;
    readonly facts: SpanFacts & {
        readonly time: number;
    };
}
export interface BodyParts {
    readonly kind: string;
    readonly stdin: JsonObject;
    readonly flags: SubmitFlags;
    readonly settings: SubmitSettings;
    /** Undefined where no directory is known. */
    readonly collected: Collected | undefined;
    readonly scanned: ScannedSpan | undefined;
}
/** The body before scrubbing and before the rules. */
export declare function composeBody(parts: BodyParts): JsonObject;
/** Whether a member says nothing, so that a default takes its place. */
export declare function isAbsent(value: JsonValue | undefined): boolean;
//# sourceMappingURL=compose-body.d.ts.map