import { type CleanFate, type CleanRow } from '../inspection/clean-row.js';
/** How many runs have each fate. */
export declare function countFates(rows: readonly CleanRow[]): Record<CleanFate, number>;
/** The rows of a clean-up, what could not be removed, and the sum. @param acted whether it was to remove */
export declare function showClean(rows: readonly CleanRow[], acted: boolean): string;
//# sourceMappingURL=clean-table.d.ts.map