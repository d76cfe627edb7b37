/** A file that is whole on disk. */
export interface RetainedFile {
    /** Relative to the run's directory. */
    readonly path: string;
    readonly sha256: string;
    readonly bytes: number;
}
/** What a retained file is made of. */
export type RetainedContent = string | Uint8Array | AsyncIterable<Uint8Array>;
/** Keeps files below the directory of one run. */
export declare class RetainedFiles {
    #private;
    readonly directory: string;
    constructor(directory: string);
    /**
     * Writes a file.
     *
     * @param path relative to the run's directory, parts separated by `/`
     * @throws CodedError `path-outside-run`, `retained-exists`, `retained-link`; MachineryError `cannot-create`, `cannot-write`
     */
    write(path: string, content: RetainedContent): Promise<RetainedFile>;
    /**
     * Makes a folder that was not there; the folders above it may be.
     *
     * @returns false when something of this name is there already
     * @throws CodedError `path-outside-run`, `retained-link`; MachineryError `cannot-create`
     */
    claimFolder(path: string): Promise<boolean>;
}
//# sourceMappingURL=retained-files.d.ts.map