/**
 * Looks at the start of the file before the rest is read.
 *
 * @returns the bytes it took from the start of the file
 * @throws SessionUnreadable when the rest is not to be read
 */
export type TakeStart = (descriptor: number) => Buffer;
/** A session's file, opened once, when its bytes are first asked for. */
export declare class SessionFile {
    #private;
    readonly path: string;
    readonly takeStart?: TakeStart | undefined;
    /** Modification time in nanoseconds; that of the listing until the file is open. */
    mtime: bigint;
    constructor(path: string, listedMtime: bigint, takeStart?: TakeStart | undefined);
    /**
     * The file in chunks of 256 KiB at most, each good until the next one is asked for or none is any more.
     * A file that grows meanwhile is read up to the size that it had when it was opened.
     *
     * @throws SessionUnreadable when the file cannot be opened (a link and anything else but a regular file is not) or read
     */
    chunks(): AsyncGenerator<Buffer, void>;
    /** Reads bytes that were read before. @throws the system's error */
    readAgain(offset: number, size: number): Buffer;
    /** To be called when nobody reads any more. */
    close(): void;
}
//# sourceMappingURL=session-file.d.ts.map