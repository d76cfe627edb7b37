import { type RemovalOutcome } from './removal.js';
/** A removal that was begun and not ended. */
export interface Leftover {
    readonly run: string;
    /** Whether the run had been set aside: then it is to be removed. */
    readonly isDecided: boolean;
}
/** Where a run is while it is removed. @param folder the runs folder */
export declare function asidePath(folder: string, run: string): string;
/** The removals of a runs folder that were begun and not ended, in bytewise order. */
export declare function findLeftovers(folder: string): Leftover[];
/**
 * Takes a run out of its folder, to be removed by {@link finishRemoval}.
 *
 * @param objects looks once more, while nobody else can begin to work on the run; what it finds stops the removal
 * @returns what was found against it; undefined when the run was set aside
 * @throws CodedError `run-locked`; the file system's own errors
 */
export declare function setAside<Objection>(folder: string, run: string, objects: () => Promise<Objection | undefined>): Promise<Objection | undefined>;
/** Removes what was set aside, or the mark alone when nothing was. @throws CodedError `run-locked` */
export declare function finishRemoval(folder: string, run: string): Promise<RemovalOutcome>;
//# sourceMappingURL=set-aside.d.ts.map