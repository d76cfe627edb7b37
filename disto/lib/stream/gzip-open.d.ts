import { type GzipIndex, type RestartPoint, type SegmentIndex } from './gzip-index.js';
import { type StoredBytes } from './stored-bytes.js';
/** An opened gzip member. `inflated` counts every byte that was inflated out of it so far. */
export interface GzipMember {
    readonly bytes: StoredBytes;
    /** Bytes of the gzip header. */
    readonly headerLength: number;
    readonly index: GzipIndex | undefined;
    /** CRC-32 and length (modulo 2^32) of the text, as the trailer says. */
    readonly trailer: {
        readonly crc32: number;
        readonly length: number;
    };
    inflated: number;
}
/**
 * Reads header, index and trailer.
 *
 * An index of an unknown version is passed over; one that does not fit the file is an error.
 *
 * @param indexUse whether the index is read at all
 * @throws GzipFault, GzipIndexError
 */
export declare function openGzipMember(bytes: StoredBytes, indexUse?: 'used' | 'ignored'): Promise<GzipMember>;
/** The end of a segment, as a point in it. */
export declare function endOf(segment: SegmentIndex): RestartPoint;
//# sourceMappingURL=gzip-open.d.ts.map