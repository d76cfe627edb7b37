import type { CallStatus } from '../format/entry.js';
import { type Picked } from '../format/json-shape.js';
import { type codexLine } from './codex-format.js';
export type CodexLine = Picked<typeof codexLine>;
export type CodexPayload = NonNullable<CodexLine['payload']>;
type Texts = Extract<CodexPayload['content'], unknown[]>;
/** The result that an output line gives. */
export interface CodexOutput {
    readonly status: CallStatus;
    readonly exitCode: number | undefined;
    /** Whether it has no text. */
    readonly isEmpty: boolean;
    readonly readText: () => string;
}
/** What a later record says of a call. */
export interface CodexRefinement {
    readonly callId: string;
    /** Undefined when the record's status is none that is known: it changes nothing. */
    readonly status: CallStatus | undefined;
    readonly exitCode: number | undefined;
    readonly text: string;
}
/** The `text` members of a list's items, joined by LF. */
export declare function joinTexts(items: Texts | undefined, type?: string): string;
/**
 * Classifies a call's output by the text that Codex writes, never by what the
 * command printed: by the header, the lines before the first that is exactly `Output:`.
 */
export declare function readOutput(output: CodexPayload['output']): CodexOutput;
/** What an `event_msg` says of a call, if it speaks of one. */
export declare function readRefinement(payload: CodexPayload): CodexRefinement | undefined;
export {};
//# sourceMappingURL=codex-results.d.ts.map