import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { type SegmentSummary } from '../../stream/gzip-segment.js';
import { type SegmentName } from '../format/journal-line.js';
import type { Scratch } from './scratch.js';
/** A finished segment and the scratch file that holds its deflated bytes. */
export interface FinishedSegment {
    readonly file: FileHandle;
    readonly summary: SegmentSummary;
}
export declare class RecordSegments {
    #private;
    private constructor();
    /** Opens the five segment files. @param level of deflate, 0 to 9 */
    static open(scratch: Scratch, level: number): Promise<RecordSegments>;
    /** The sink to pipe {@link RecordElement}s into. */
    sink(): Writable;
    /** Ends the segments, all at once: each has a last block to deflate. @throws MachineryError `cannot-write` */
    finish(): Promise<ReadonlyMap<SegmentName, FinishedSegment>>;
}
//# sourceMappingURL=record-segments.d.ts.map