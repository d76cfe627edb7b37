import type { Counts } from '../format/digest.js';
import type { CallStatus, EndItem } from '../format/entry.js';
/** An entry that a call or a prompt can belong to. */
export interface EntryFact {
    readonly type: 'entry';
    readonly index: number;
    readonly offset: number;
    readonly span: string;
    readonly time: number | undefined;
    /** Set for a prompt at or after the digest's start. */
    readonly prompt: {
        readonly summary: string;
        readonly phrases: readonly string[];
    } | undefined;
}
/** A call as it was made. */
export interface CallFact {
    readonly type: 'call';
    readonly call: number;
    readonly entry: number;
    readonly tool: string;
    readonly argsDigest: string;
    /** Equal for calls of the same tool with the same arguments. */
    readonly key: string;
    readonly self: boolean;
}
export type ErrorClass = 'exit' | 'tool_error' | 'denied' | 'interrupted';
/** How a call went, so far. */
export interface ResultFact {
    readonly type: 'result';
    readonly call: number;
    /** The line that gave the call this result. */
    readonly offset: number;
    readonly status: CallStatus;
    readonly exitCode: number | undefined;
    /** Undefined for `ok`. */
    readonly errorClass: ErrorClass | undefined;
    readonly excerpt: string;
}
/** The session as a whole, once its last line was read. */
export interface EndFact extends EndItem {
    readonly counts: Counts;
    /** The last text of the assistant in the digest's range, `''` when there is none. */
    readonly finalExcerpt: string;
}
export type Fact = EntryFact | CallFact | ResultFact | EndFact;
//# sourceMappingURL=facts.d.ts.map