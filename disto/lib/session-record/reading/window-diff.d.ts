import type { RawJson } from '../../stream/json-typed.js';
import type { PromptItem } from './model-calls.js';
import type { SessionRecord } from './session-record.js';
import { type FramedCall } from './window.js';
/** A message that is in one of the windows only. */
export interface ChangedMessage {
    readonly change: 'added' | 'removed';
    /** Its position in the window that has it, from 0. */
    readonly position: number;
    /** Its index in the message pool. */
    readonly index: number;
    readonly id: string;
    readonly body: RawJson;
}
/** A message that is in both, and that the frames describe differently. */
export interface ChangedItem {
    readonly index: number;
    readonly before: PromptItem;
    readonly after: PromptItem;
}
export interface WindowDiff {
    readonly from: FramedCall;
    readonly to: FramedCall;
    readonly kept: number;
    /** In the order of the windows; what was removed stands before what was added in its place. */
    readonly messages: readonly ChangedMessage[];
    readonly items: readonly ChangedItem[];
    readonly toolset: {
        readonly from: number | undefined;
        readonly to: number | undefined;
    };
}
/**
 * Compares the windows of two calls of one agent. Holds the messages that differ.
 *
 * @throws WindowFault `different-agents`, `no-such-entry`, `not-a-model-call`
 */
export declare function diffWindows(record: SessionRecord, fromSeq: number, toSeq: number): Promise<WindowDiff>;
//# sourceMappingURL=window-diff.d.ts.map