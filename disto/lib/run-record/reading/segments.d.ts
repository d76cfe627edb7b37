import { type Stage } from '../../stream/stage.js';
/** A complete line without its line feed; its bytes are UTF-8. */
export interface RecordLine {
    readonly kind: 'line';
    readonly bytes: Buffer;
    /** Bytes from the start of the record. */
    readonly offset: number;
    /** From 1. */
    readonly number: number;
}
/** The unterminated rest of the record. It is never looked into. */
export interface TornSegment {
    readonly kind: 'torn';
    /** Bytes. */
    readonly size: number;
    readonly offset: number;
    readonly number: number;
}
/** Why no line of the record counts. */
export interface ContentFault {
    readonly kind: 'content-fault';
    readonly rule: 'not-utf8' | 'too-many-segments' | 'record-too-large';
    readonly offset: number;
    readonly number: number;
}
export type Segment = RecordLine | TornSegment | ContentFault;
/** Makes the stage. */
export declare function segments(): Stage<Buffer, Segment>;
//# sourceMappingURL=segments.d.ts.map