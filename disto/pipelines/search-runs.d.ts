import { type Hit } from '../lib/run-record/inspection/search.js';
/** A hit, and the run that it stands in. */
export interface RunHit extends Hit {
    readonly run: string;
}
/** A page of hits. */
export interface SearchPage {
    readonly hits: readonly RunHit[];
    readonly next: string | null;
    /** Runs that could not be searched to their end, and why. Always empty for a search through one run: that fails. */
    readonly warnings: readonly {
        run: string;
        code: string;
        message: string;
    }[];
}
/**
 * One page of hits. A search through a home passes over a run that it cannot
 * rely on and says so; a search through one run fails.
 *
 * @param options.run the directory of the only run to look through
 * @throws BadRequest, CursorConflict, and for one run whatever keeps it from being searched
 */
export declare function searchRuns(home: string, query: string, options: {
    limit: number;
    after?: string | undefined;
    run?: string | undefined;
}): Promise<SearchPage>;
//# sourceMappingURL=search-runs.d.ts.map