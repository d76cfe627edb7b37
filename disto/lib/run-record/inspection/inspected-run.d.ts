import { type StageIdentity } from '../format/identity.js';
import type { RecordedEvent } from '../reading/parse-lines.js';
import type { RecordReading } from '../reading/record-reading.js';
/** A run, or a child run below it. */
export interface InspectedRun {
    /** The directory of the root run: every path that is opened is relative to it. */
    readonly directory: string;
    /** The folder of this run relative to that directory; empty for the root itself. */
    readonly folder: string;
    readonly reading: RecordReading;
    /** Reads the record of a child. @param reference relative to this run's folder */
    readChild(reference: string): Promise<InspectedRun>;
}
/** A path that this run's record names, relative to the root run's directory. */
export declare function placeOf(run: InspectedRun, path: string): string;
/** The lines of these names, in order. */
export declare function eventsOf(run: InspectedRun, ...names: readonly string[]): RecordedEvent[];
/** Which attempts are meant: every member that is given must be equal; no repeat given means any. */
export interface AttemptFilter {
    readonly stage?: string | undefined;
    readonly repeat?: number | undefined;
    readonly retry?: number | undefined;
}
/** Whether a line belongs to one of the attempts that are meant. */
export declare function belongsTo({ fields }: RecordedEvent, filter: AttemptFilter): boolean;
/** The attempt that a line of a usable record belongs to; undefined for a line of the whole run. */
export declare function attemptOf({ fields }: RecordedEvent): StageIdentity | undefined;
/** Groups lines by stage and repeat, in the order of their first lines. */
export declare function groupByStageRepeat(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]>;
//# sourceMappingURL=inspected-run.d.ts.map