import type { FileHandle } from 'node:fs/promises';
import type { RestartPoint } from './gzip-index.js';
/** Deflates `bytes` so that more may follow: raw, ended at a byte boundary by a sync flush. */
export declare function deflatePart(bytes: Buffer, level: number, dictionary?: Buffer): Promise<Buffer>;
/** Ends a deflate stream: an empty last block. */
export declare function deflateEnd(): Promise<Buffer>;
/** Bounds how many blocks are deflated at once, over all segments of one member, and uses their memory again. */
export declare class DeflateQueue {
    #private;
    readonly level: number;
    constructor(level: number);
    /** Resolves when a block may be deflated; `release` gives its place back. */
    acquire(): Promise<void>;
    /** A block of {@link BLOCK_SIZE} bytes; its memory is touched only as it is filled. */
    takeBlock(): Buffer;
    giveBlock(block: Buffer): void;
    release(): void;
}
/** What a finished segment is, lengths in bytes. */
export interface SegmentSummary {
    readonly compressedLength: number;
    readonly compressedCrc32: number;
    readonly length: number;
    readonly crc32: number;
    readonly elements: number;
    readonly restarts: readonly RestartPoint[];
}
/** Writes one segment into a scratch file. */
export declare class SegmentWriter {
    #private;
    constructor(file: FileHandle, queue: DeflateQueue);
    get elements(): number;
    /**
     * Adds one element, its bytes as they are.
     *
     * @returns a promise when the caller has to wait for room, undefined when it need not
     */
    append(element: Buffer): Promise<void> | undefined;
    /** Writes what is left. */
    finish(): Promise<SegmentSummary>;
}
/** Writes all of `bytes` at the file's position; a short write goes on where it stopped. */
export declare function writeWhole(file: FileHandle, bytes: Buffer): Promise<void>;
//# sourceMappingURL=gzip-segment.d.ts.map