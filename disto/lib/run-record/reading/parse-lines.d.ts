import { type Stage } from '../../stream/stage.js';
import type { ContentFault, RecordLine, Segment, TornSegment } from './segments.js';
import type { EventFields } from './story-state.js';
/** A line that is an object. */
export interface RecordedEvent {
    readonly kind: 'event';
    readonly fields: EventFields;
    /** The line as it was written, without its line feed. */
    readonly bytes: Buffer;
    readonly offset: number;
    readonly number: number;
}
/** A line that is none. */
export interface FramingFault {
    readonly kind: 'framing-fault';
    readonly rule: 'not-json' | 'not-an-object';
    readonly offset: number;
    readonly number: number;
}
export type RecordItem = RecordedEvent | FramingFault | TornSegment | ContentFault;
/** Makes the stage. */
export declare function parseLines(): Stage<Segment, RecordItem>;
/** Parses one complete line. */
export declare function parseLine({ bytes, offset, number }: RecordLine): RecordedEvent | FramingFault;
//# sourceMappingURL=parse-lines.d.ts.map