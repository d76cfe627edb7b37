import type { Duplex } from 'node:stream';
import type { JournalSource } from '../lib/session-record/assembly/journal-file.js';
import { type RecordOutput } from '../lib/session-record/assembly/output.js';
import { type AssemblyReport } from '../lib/session-record/assembly/report.js';
/** The bytes of a journal. */
export type Journal = Pick<JournalSource, 'stream' | 'name'> & Partial<Pick<JournalSource, 'size'>>;
export interface AssembleOptions {
    readonly output: RecordOutput;
    /** Deflate level, 0 to 9 (default 6). */
    readonly level?: number;
    /** Parent of the scratch directory (default: the output's folder, else the temporary folder). */
    readonly scratch?: string;
    /** The longest line that is held, in bytes (default 64 MiB). A longer one is damage. */
    readonly maxLine?: number;
    /** Stops the work; nothing is left behind. */
    readonly signal?: AbortSignal;
    /** What the journal's bytes pass through before they are read, such as a progress bar. */
    readonly watch?: Duplex;
}
/**
 * Folds a journal into a record (session records, "Assembly on the host").
 * Memory does not grow with the journal: it holds one line, a few blocks of
 * 1 MiB and the agent table.
 *
 * @param journal whose stream is destroyed when the journal ends before its bytes do
 * @throws JournalRefusal when the journal yields no record: nothing is written then
 * @throws MachineryError when reading or writing fails: nothing is left behind then
 */
export declare function assembleRecord(journal: Journal, options: AssembleOptions): Promise<AssemblyReport>;
/** Where an assembly's scratch directory goes: beside the output, the one volume known to have room. */
export declare function scratchParent({ scratch, output }: Pick<AssembleOptions, 'scratch' | 'output'>): string;
//# sourceMappingURL=assemble-record.d.ts.map