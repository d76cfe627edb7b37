import type { FileHandle } from 'node:fs/promises';
import { type SegmentSummary } from './gzip-segment.js';
/** A stretch of the document: text that is deflated now, or a segment that was before. */
export type MemberPart = {
    readonly text: Buffer;
} | {
    readonly segment: SegmentSummary;
    readonly file: FileHandle;
};
/**
 * The bytes of one gzip member that inflates to the parts in their order. Its
 * header carries an index of the segments, in their order.
 *
 * Holds one copy buffer and the deflated texts. Fails when a scratch file cannot be read.
 *
 * @param level of the texts between the segments, 0 to 9
 */
export declare function gzipMember(parts: readonly MemberPart[], level: number): AsyncGenerator<Buffer, void, void>;
//# sourceMappingURL=gzip-member.d.ts.map