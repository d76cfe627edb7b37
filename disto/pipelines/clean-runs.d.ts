import { type CleanSelection } from '../lib/run-record/directory/selection.js';
import type { CleanRow } from '../lib/run-record/inspection/clean-row.js';
/** What a clean-up may do. */
export interface CleanOptions {
    /** Removes; without it nothing is changed anywhere. */
    readonly delete?: boolean | undefined;
    /** Locks that nobody refreshes count as none. */
    readonly takeStaleLocks?: boolean | undefined;
    /** Milliseconds since 1970. */
    readonly now?: number | undefined;
}
/**
 * Says of each run of a home that a selection is about what becomes of it, and
 * makes it so when it is to act. A removal that an earlier clean-up did not
 * finish comes first, whatever is selected.
 *
 * Nothing outside the runs folder is changed.
 *
 * @throws BadRequest `selection-missing`, `selection-mixed`; NothingFound `run-missing`, `home-missing`; MachineryError
 */
export declare function cleanRuns(home: string, selection: CleanSelection, options?: CleanOptions): AsyncGenerator<CleanRow, void>;
//# sourceMappingURL=clean-runs.d.ts.map