import { HeldFile } from '../reading/held-file.js';
/** What a record says of a retained file. */
export interface RetainedFact {
    /** Relative to the root run's directory. */
    readonly path: string;
    readonly sha256: string;
    readonly bytes?: number;
}
/**
 * Opens a file of a run. Close it when done.
 *
 * @throws NothingFound `artifact-missing`; FileFault when it is no safe regular file
 */
export declare function holdRetained(directory: string, path: string): Promise<HeldFile>;
/**
 * Proves that a retained file holds the bytes that the record speaks of.
 *
 * @param limit the most bytes that it may have
 * @returns its size in bytes
 * @throws BrokenFact `artifact-disagrees`, `artifact-too-large`; NothingFound; FileFault
 */
export declare function verifyRetained(directory: string, fact: RetainedFact, limit?: number): Promise<number>;
/**
 * The bytes of a retained file: hashed once before the first is given out, and
 * once more while they are, over one and the same open file.
 *
 * @throws BrokenFact `artifact-disagrees`: before the first chunk, or after the last when the file changed in between
 */
export declare function readRetained(directory: string, fact: RetainedFact): AsyncGenerator<Buffer, void, undefined>;
/**
 * The whole of a retained file that no hash was recorded for.
 *
 * @param limit the most bytes that it may have
 * @throws BrokenFact `artifact-too-large`; NothingFound; FileFault
 */
export declare function readWhole(directory: string, path: string, limit: number): Promise<Buffer>;
//# sourceMappingURL=retained-file.d.ts.map