import type { Readable } from 'node:stream';
import type { InspectedRun } from '../lib/run-record/inspection/inspected-run.js';
import { type RecordReading } from '../lib/run-record/reading/record-reading.js';
/**
 * Reads and judges the record of a run, or of one of its children.
 *
 * @param directory the run's directory
 * @param child the child run's folder relative to it, parts separated by `/`
 * @returns the reading; a file that is missing, unreadable or unstable is a verdict too, and nothing else is told of it
 */
export declare function readRun(directory: string, child?: string): Promise<RecordReading>;
/**
 * Reads and judges a record that comes through a pipe. What belongs to a file,
 * that it is stable and in place, remains unchecked.
 *
 * @param run the name that `run_start` must carry; undefined leaves that unchecked too
 */
export declare function readPipedRecord(source: Readable, run?: string): Promise<RecordReading>;
/** Reads the record of a run's directory and gives it to the operations that look into runs. */
export declare function inspectRun(directory: string, folder?: string): Promise<InspectedRun>;
//# sourceMappingURL=read-run.d.ts.map