import { FileFault } from './file-fault.js';
/** An open file of a run, of the size that it had when it was opened. */
export declare class HeldFile {
    #private;
    /** The path relative to the run's directory. */
    readonly path: string;
    private constructor();
    /**
     * Opens `path` below `directory`. Close it when done.
     *
     * @param path relative, parts separated by `/`
     * @throws FileFault
     */
    static hold(directory: string, path: string): Promise<HeldFile>;
    /** Bytes, when it was opened. */
    get size(): number;
    /** Milliseconds since 1970, when it was opened. */
    get modifiedMs(): number;
    /** A name for this very file: its device and number. */
    get fileId(): string;
    /**
     * The bytes from `start` to `end`, in chunks of at most 64 KiB. A file that
     * ends early ends the reading; {@link confirm} tells.
     *
     * @throws FileFault `cannot-read`
     */
    chunks(start?: number, end?: number): AsyncGenerator<Buffer, void, undefined>;
    /** The next bytes from `at`, at most 64 KiB and none from `end` on; empty where the file ends. @throws FileFault `cannot-read` */
    readChunk(at: number, end: number): Buffer;
    /**
     * Proves that file and path are what they were when the file was opened.
     *
     * @param limit the most bytes that the file may have by now
     * @throws FileFault `record-too-large`, `file-changed`, `path-replaced`
     */
    confirm(limit?: number): void;
    close(): Promise<void>;
}
/** The fault of a file over its limit. */
export declare function tooLarge(path: string, size: number, limit: number): FileFault;
//# sourceMappingURL=held-file.d.ts.map