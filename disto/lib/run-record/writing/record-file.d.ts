/** The name of the record in the directory of its run. */
export declare const RECORD_NAME = "record.jsonl";
/** The one file that a run's events are appended to. */
export declare class RecordFile {
    #private;
    readonly path: string;
    private constructor();
    /**
     * Creates the record of a run, empty. Its mode is the usual one of a new file.
     *
     * @throws CodedError `record-exists`; MachineryError `cannot-create`
     */
    static create(directory: string): Promise<RecordFile>;
    /** Bytes that are known to be whole on disk. */
    get size(): number;
    /** Lines that are known to be whole on disk. */
    get lines(): number;
    /** What stopped the writing for good, if anything did. */
    get failure(): Error | undefined;
    /**
     * Appends a line; resolves when its bytes are in the file. They are not synced.
     *
     * @param line ends with its line feed
     * @throws MachineryError `cannot-open`, `cannot-write`, `short-write`, `record-replaced`: the same error for this
     *   line and all later ones; CodedError `record-closed` after {@link appendLast} was called
     */
    append(line: Buffer): Promise<void>;
    /**
     * Appends the last line, then syncs the file, once: the directory and all other files are not synced. Whatever
     * is appended afterwards is refused.
     *
     * @throws MachineryError as {@link append}, and `cannot-sync`: the line is visible then
     */
    appendLast(line: Buffer): Promise<void>;
}
//# sourceMappingURL=record-file.d.ts.map