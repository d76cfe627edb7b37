import type { MemberPart } from '../../stream/gzip-member.js';
import { type SegmentName } from '../format/journal-line.js';
import type { RecordHead } from './record-head.js';
import type { FinishedSegment } from './record-segments.js';
/**
 * The stretches of a record's text, in order.
 *
 * @param truncation the truncation object's bytes, or undefined for a complete record
 */
export declare function recordParts(head: RecordHead, segments: ReadonlyMap<SegmentName, FinishedSegment>, truncation: Buffer | undefined): MemberPart[];
//# sourceMappingURL=record-document.d.ts.map