import { type InspectedRun } from './inspected-run.js';
/** The longest line that is searched, in bytes. */
export declare const SEARCHED_LINE: number;
/** A line that holds the text that was looked for. */
export interface Hit {
    /** Relative to the run's directory. */
    readonly file: string;
    readonly line: number;
    /** Where the first match stands, in bytes from the start of the file. */
    readonly offset: number;
    /** The match and what stands around it. */
    readonly excerpt: string;
}
/**
 * The hits in one run, file by file: its record, its sessions in the order of
 * their stages, then each child in the same way.
 *
 * @throws BrokenFact, NothingFound, FileFault when a fact that names a file cannot be relied on
 */
export declare function searchRun(run: InspectedRun, needle: Buffer): AsyncGenerator<Hit, void, undefined>;
//# sourceMappingURL=search.d.ts.map