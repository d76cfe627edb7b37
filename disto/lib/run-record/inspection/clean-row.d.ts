import type { RemovalFault } from '../directory/removal.js';
import type { Status } from '../format/rules.js';
/** What becomes of a run in a clean-up. */
export declare const CLEAN_FATES: readonly ['goes', 'removed', 'failed', 'refused', 'kept'];
export type CleanFate = (typeof CLEAN_FATES)[number];
/** A run as a clean-up tells of it. */
export interface CleanRow {
    readonly run: string;
    /** `goes` is what a rehearsal says of a run that would be removed. */
    readonly fate: CleanFate;
    /** Why, for every fate but a plain removal. */
    readonly code: string | null;
    readonly detail: string | null;
    /** How its record stands; null where it was not looked at. */
    readonly status: Status | null;
    /** How many entries are gone. */
    readonly removed?: number;
    /** The first entries that could not be removed. */
    readonly faults?: readonly RemovalFault[];
}
//# sourceMappingURL=clean-row.d.ts.map