/**
 * Creates the journal at `path`, and the folder that it stands in. It never
 * appends to a journal or truncates one: what is there is another session's.
 *
 * @param replaces removes what is there first
 * @returns the descriptor of an empty file that only its owner may read and write
 * @throws CodedError `journal-exists`
 * @throws MachineryError `cannot-create`
 */
export declare function createJournal(path: string, replaces?: boolean): number;
/** Takes back a journal that {@link createJournal} made and nothing was written to. */
export declare function discardJournal(fd: number, path: string): void;
/** A journal that is open for writing. Blocks its thread. */
export declare class JournalFile {
    #private;
    /** @param size how many bytes of a file that another writer left are whole batches; what stands behind them is cut off */
    constructor(fd: number, size?: number);
    /** Bytes of whole batches. */
    get size(): number;
    /** Whether the file has no name any more: it was removed, or its folder was. */
    get isGone(): boolean;
    /** Appends a batch. @throws the system's error; nothing of the batch is left in the file then */
    append(bytes: Uint8Array): void;
    /**
     * Appends the closing line, again every 10 ms while it fails.
     *
     * @param graceMs how long it is tried
     * @throws the last error
     */
    close(end: Buffer, graceMs: number): void;
}
/** How long the closing line may take to be accepted, and how often it is tried. */
export declare const END_GRACE_MS = 2000;
//# sourceMappingURL=journal-file.d.ts.map