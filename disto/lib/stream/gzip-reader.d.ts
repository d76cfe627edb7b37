import { GzipFault } from './gzip-header.js';
import { type GzipMember } from './gzip-open.js';
/** The whole text. Fails at the end at the latest when the member is not sound. @throws GzipFault */
export declare function inflateMember(member: GzipMember): AsyncGenerator<Buffer, void, void>;
/** The text of segment `number`, checked at its end. @throws GzipFault */
export declare function inflateSegment(member: GzipMember, number: number): AsyncGenerator<Buffer, void, void>;
/** A part of a segment that can be inflated alone. */
export interface Stretch {
    /** The first element in it, and the first after it. */
    readonly from: number;
    readonly to: number;
    /** Its text, checked at its end. It ends with the separator when another stretch follows. */
    inflate(): AsyncGenerator<Buffer, void, void>;
}
/** The stretches of segment `number` between its restart points, in order. */
export declare function stretchesOf(member: GzipMember, number: number): Stretch[];
/**
 * The texts before, between and after the segments. Together with the CRCs that
 * the index tells of the segments they must give the CRC of the trailer, so that
 * the index is known to belong to this text.
 *
 * @throws GzipFault
 */
export declare function inflateGaps(member: GzipMember): Promise<{
    texts: Buffer[];
    length: number;
}>;
/**
 * Whether the deflate stream is the one that was written, told from the index
 * without inflating it.
 *
 * @throws GzipFault `gzip-crc-mismatch`
 */
export declare function checkDeflated(member: GzipMember): Promise<void>;
/** @param end where the deflate stream ends */
export declare function trailingBytes({ bytes }: GzipMember, end: number): GzipFault;
/** What zlib says of a deflate stream that begins at byte `start`, in this library's words; anything else as it is. */
export declare function inflateFault(error: unknown, start: number): unknown;
/** @throws GzipFault when a text is not the one that the trailer, at byte `at`, tells of */
export declare function checkText(trailer: GzipMember['trailer'], crc: number, length: number, at: number): void;
//# sourceMappingURL=gzip-reader.d.ts.map