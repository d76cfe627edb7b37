import { type Stage } from '../../stream/stage.js';
import { type Picked, RawValue } from '../format/json-shape.js';
import type { Head } from './first-line-hash.js';
import { opencodeMessage, opencodePart } from './opencode-format.js';
import type { MessageRows } from './opencode-rows.js';
export type MessageData = Picked<typeof opencodeMessage>;
export type PartData = Picked<typeof opencodePart>;
/** One record of the log. */
export interface LogRecord<T> {
    readonly id: string;
    readonly offset: number;
    /** Bytes of the record, its line feed included. */
    readonly size: number;
    /** Undefined when `data` is no JSON object, or over-long: the record is unparsed. */
    readonly data: T | undefined;
}
/** A message's record and those of its complete parts. */
export interface MessageRecords {
    readonly message: LogRecord<MessageData>;
    readonly parts: readonly LogRecord<PartData>[];
}
/** What is known of the log while it is laid out. */
export interface LogState extends Head {
    /** The row that is not finished and ends the log, when messages come after it. */
    unfinished: {
        readonly span: string;
        readonly hidden: number;
    } | undefined;
    hasEnded: boolean;
}
/**
 * Stage: the rows of a message in, its records out. A user message without parts, an assistant message that is not
 * completed and a tool part that is not finished end the log; what comes after is dropped.
 *
 * Holds one message with its parts. Never fails.
 */
export declare function opencodeLog(state: LogState): Stage<MessageRows, MessageRecords>;
/** The text of a picked value that is a string. */
export declare function stringOf(value: RawValue | undefined): string | undefined;
//# sourceMappingURL=opencode-log.d.ts.map