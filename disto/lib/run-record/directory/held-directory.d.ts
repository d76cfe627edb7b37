import { type Dirent } from 'node:fs';
/** A real directory, open. Close it when done. */
export declare class HeldDirectory {
    #private;
    private constructor();
    /**
     * Opens a directory by its path. A link in its place is an error.
     *
     * @param byDescriptor names entries through descriptors; without them only where there are none
     */
    static at(path: string, byDescriptor?: boolean): HeldDirectory;
    /** Opens a directory in this one. */
    enter(name: Buffer): HeldDirectory;
    /** The number of its file system. */
    get device(): bigint;
    /** What it holds; the names are bytes. */
    list(): Dirent<Buffer>[];
    /** Removes an entry that is no directory; a link itself, never what it leads to. */
    unlink(name: Buffer): void;
    /** Removes an empty directory in this one. */
    removeEmpty(name: Buffer): void;
    close(): void;
}
//# sourceMappingURL=held-directory.d.ts.map