import { type RunField, type RunRow } from './run-row.js';
/** What a row must be; of several values one must match, a member left out means any. */
export interface RunFilter {
    readonly assembly?: readonly string[] | undefined;
    readonly flow?: readonly string[] | undefined;
    readonly state?: readonly string[] | undefined;
    readonly cause?: readonly string[] | undefined;
    /** Instants; a run that began at `since` is in, one that began at `until` is not. */
    readonly since?: string | undefined;
    readonly until?: string | undefined;
}
/** The filter, when its words exist and its instants parse. @throws BadRequest `unknown-word`, `unusable-instant` */
export declare function checkFilter(filter: RunFilter): RunFilter;
/** The columns that a comma-separated list names. @throws BadRequest `unknown-word` */
export declare function parseFields(list: string): RunField[];
/** Whether a row is asked for. */
export declare function matchesFilter(row: RunRow, filter: RunFilter): boolean;
//# sourceMappingURL=run-filter.d.ts.map