import { type FileHandle } from 'node:fs/promises';
/** A directory of this process that goes with everything in it. */
export declare class Scratch {
    #private;
    readonly path: string;
    private constructor();
    /**
     * Makes a fresh scratch directory below `parent`, which is made as well when it is missing.
     *
     * @param prefix what kind of scratch it is, such as `.replay-assembly-`
     * @throws MachineryError `cannot-create`
     */
    static create(parent: string, prefix: string): Promise<Scratch>;
    /** Opens a new file in the directory for writing and reading. */
    openFile(name: string): Promise<FileHandle>;
    /** Closes its files and removes the directory. Never throws: what it serves has already succeeded or failed. */
    remove(): Promise<void>;
}
/**
 * Removes the scratch directories below `parent` that processes left which are gone.
 *
 * @returns their paths
 */
export declare function removeLeftovers(parent: string, prefix: string): Promise<string[]>;
//# sourceMappingURL=scratch.d.ts.map