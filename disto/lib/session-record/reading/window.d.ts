import { CodedError } from '../../stream/errors.js';
import { type RawJson } from '../../stream/json-typed.js';
import { type ModelCall, type PromptFrame, type PromptItem } from './model-calls.js';
import type { SessionRecord } from './session-record.js';
/** A seq that names no model call. Codes: `no-such-entry`, `not-a-model-call`, `different-agents`. */
export declare class WindowFault extends CodedError {
}
/** A model call and its frame. */
export interface FramedCall {
    readonly call: ModelCall;
    readonly frame: PromptFrame | undefined;
    /**
     * `recorded`; `lost`: the turn has none, though turns have one;
     * `none`: a summarizer's call, which is framed by nothing;
     * `refused`: the call failed, and what was sent in its place has the frame, if any.
     */
    readonly frameState: 'recorded' | 'lost' | 'none' | 'refused';
}
/**
 * Finds the calls with the given seqs, and their frames, in one pass over the entries.
 *
 * @throws WindowFault `no-such-entry`, `not-a-model-call`
 */
export declare function findCalls(record: SessionRecord, seqs: readonly number[]): Promise<Map<number, FramedCall>>;
/** One message of a window. */
export interface WindowMessage {
    /** Its index in the message pool. */
    readonly index: number;
    readonly id: string;
    readonly body: RawJson;
    /** What the frame says of it; undefined without a frame, or when the frame does not hold it. */
    readonly item: PromptItem | undefined;
}
/** What a model saw at one call. */
export interface Window extends FramedCall {
    readonly messages: readonly WindowMessage[];
    /** Items of the frame that the request does not hold. */
    readonly notSent: readonly PromptItem[];
    /** The tools that were offered; undefined for an offer of none. */
    readonly toolset: {
        readonly index: number;
        readonly id: string;
        readonly tools: RawJson;
    } | undefined;
}
/** Expands the window of the call `seq`. Holds its messages. @throws WindowFault, RecordFault */
export declare function readWindow(record: SessionRecord, seq: number): Promise<Window>;
/** Messages by their index. Holds them. */
export declare function readMessages(record: SessionRecord, indices: Iterable<number>): Promise<Map<number, {
    id: string;
    body: RawJson;
}>>;
/**
 * Lays a frame over a request. Their indices are the same, unless the request was
 * changed after the frame's items were gathered; then an item goes to the next
 * message of the same index.
 */
export declare function matchFrame(indices: readonly number[], frame: PromptFrame | undefined): {
    items: (PromptItem | undefined)[];
    notSent: PromptItem[];
};
//# sourceMappingURL=window.d.ts.map