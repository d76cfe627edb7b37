import { type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
/** Whoever opened it closes it. */
export interface StoredBytes {
    /** How messages name it. */
    readonly name: string;
    readonly size: number;
    /** The bytes `[start, end)`; the whole without a range. Any number of readers may run side by side. */
    read(start?: number, end?: number): Readable;
    /**
     * Fills `buffer`, or the beginning of it, with what stands at byte `at`. Absent where bytes come in
     * buffers of their own.
     *
     * @returns how many bytes it read, at least one
     */
    readInto?(buffer: Buffer, at: number): Promise<number>;
    close(): Promise<void>;
}
/** Opens a regular file for reading. @throws MachineryError `cannot-open`, `cannot-read` */
export declare function openStoredFile(path: string): Promise<StoredBytes>;
/** The bytes of an open file, `size` of them; closing closes it. */
export declare function storedFile(file: FileHandle, path: string, size: number): StoredBytes;
/** Bytes in memory. */
export declare function storedBuffer(bytes: Buffer, name?: string): StoredBytes;
/** A short range as one buffer. */
export declare function readBytes(bytes: StoredBytes, start: number, end: number): Promise<Buffer>;
//# sourceMappingURL=stored-bytes.d.ts.map