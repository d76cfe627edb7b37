import { CodedError } from './errors.js';
/** A place in a segment where inflating may begin. */
export interface RestartPoint {
    /** Compressed bytes of the segment before this point. */
    readonly compressedOffset: number;
    /** Inflated bytes of the segment before this point. */
    readonly offset: number;
    /** Number of the element that begins here, from 0. */
    readonly element: number;
    /** CRC-32 of the inflated bytes of the segment before this point. */
    readonly crc32: number;
}
/** What the index says of one segment. Lengths and offsets are bytes. */
export interface SegmentIndex {
    /** From the end of the gzip header. */
    readonly compressedOffset: number;
    readonly compressedLength: number;
    readonly length: number;
    readonly crc32: number;
    readonly elements: number;
    readonly restarts: readonly RestartPoint[];
}
export interface GzipIndex {
    /** Length of the whole deflate stream, in bytes of the file. */
    readonly deflatedLength: number;
    /** CRC-32 of the deflate stream as it stands in the file. */
    readonly deflatedCrc32: number;
    readonly segments: readonly SegmentIndex[];
}
/** An index that is there and cannot be believed. Codes: `index-damaged`, `index-unsupported`. */
export declare class GzipIndexError extends CodedError {
}
/**
 * The extra field (`XLEN` not included) that holds an index. Restart points are
 * thinned out, every second one at a time in the segment that has most of them,
 * until the field fits.
 */
export declare function encodeGzipIndex(index: GzipIndex): Buffer;
/**
 * Finds the index in a gzip extra field.
 *
 * @returns undefined when the field holds none
 * @throws GzipIndexError when it holds one that is damaged or of another version
 */
export declare function decodeGzipIndex(extra: Buffer): GzipIndex | undefined;
//# sourceMappingURL=gzip-index.d.ts.map