import type { InspectedRun } from '../lib/run-record/inspection/inspected-run.js';
import { type RunFilter } from '../lib/run-record/inspection/run-filter.js';
import { type RunRow } from '../lib/run-record/inspection/run-row.js';
/** A page of a listing. */
export interface RunPage {
    readonly rows: readonly RunRow[];
    /** Where the next page begins; null after the last. */
    readonly next: string | null;
    /** How many run directories the home has. */
    readonly total: number;
}
/** A run that a listing looks at. */
export interface ListedRun {
    readonly run: InspectedRun;
    readonly row: RunRow;
}
/** Rows of the runs with these names, in their order; a live directory that has no record yet is left out. */
export declare function describeRuns(home: string, names: Iterable<string>): AsyncGenerator<ListedRun, void>;
/** The runs that a filter asks for. */
export declare function selectRuns(runs: AsyncIterable<ListedRun>, filter: RunFilter): AsyncGenerator<ListedRun, void>;
/**
 * One page of the runs that are asked for, newest name first.
 *
 * @param after the cursor of an earlier page of the same question; the home must still hold the same runs
 * @throws BadRequest, CursorConflict, NothingFound `home-missing`, MachineryError
 */
export declare function listRuns(home: string, filter: RunFilter, { limit, after }: {
    limit: number;
    after?: string | undefined;
}): Promise<RunPage>;
/** How many runs are asked for. No child is read. */
export declare function countRuns(home: string, filter: RunFilter): Promise<number>;
//# sourceMappingURL=list-runs.d.ts.map