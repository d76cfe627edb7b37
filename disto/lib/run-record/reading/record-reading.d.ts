import { CodedError } from '../../stream/errors.js';
import { type Stage } from '../../stream/stage.js';
import type { Status } from '../format/rules.js';
import type { FileFault } from './file-fault.js';
import type { RecordedEvent, RecordItem } from './parse-lines.js';
import { type TornNotice, type Verdict } from './verdict.js';
/** A record as it was read. */
export interface RecordReading {
    readonly verdict: Verdict;
    /** All events, for a valid or an incomplete record; none for any other. */
    readonly events: readonly RecordedEvent[];
    /** The unterminated last segment, which is among no events. */
    readonly torn?: TornNotice | undefined;
    /** The snapshot's size in bytes and modification time in milliseconds, when it came from a file. */
    readonly source?: {
        readonly size: number;
        readonly modifiedMs: number;
    } | undefined;
}
/**
 * Stage: the items of a record in, one reading out, after the last of them.
 *
 * Holds all events. Never fails.
 *
 * @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked
 */
export declare function judgeRecord(run?: string): Stage<RecordItem, RecordReading>;
/** What is known of a record whose file let its reader down: that alone. */
export declare function faultedReading(fault: FileFault): RecordReading;
/** Whether a record of this status may be used at all. */
export declare function mayPublish(status: Status): boolean;
/** A record that an operation cannot use. The code is the broken rule. */
export declare class UnusableRecord extends CodedError {
    readonly status: Status;
    constructor({ status, line, rule, message }: Verdict);
}
/** The reading itself, when its record may be used. @throws UnusableRecord */
export declare function requireUsable(reading: RecordReading): RecordReading;
//# sourceMappingURL=record-reading.d.ts.map