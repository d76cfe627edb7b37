import type { AssemblyReport } from '../lib/session-record/assembly/report.js';
import { STAGE_NAME } from '../lib/session-record/format/constants.js';
import { type AssembleOptions } from './assemble-record.js';
export interface StageOptions extends Omit<AssembleOptions, 'output'> {
    /** Which harness made the run; every other than `gg` writes no journal and is left alone. */
    readonly harness: string;
    /** The collected tree: a copy of the workspace. */
    readonly tree: string;
    /** The run directory; its root gets the artifact. */
    readonly runDir: string;
}
/** What the stage did; without artifacts there was nothing to do. */
export interface StageReport {
    readonly stage: typeof STAGE_NAME;
    /** Paths of the files that were made. */
    readonly artifacts: readonly string[];
    readonly warnings: readonly string[];
    readonly assembly?: AssemblyReport;
}
/**
 * Runs the stage `gg-session-record` (session records, "Assembly on the host").
 * On success the journal is removed from the tree; a refused one is left where it
 * is, because it is then the only account of the session.
 *
 * @throws JournalRefusal, UntrustedJournal, MachineryError: the stage has failed, the run is untouched
 */
export declare function runSessionRecordStage(options: StageOptions): Promise<StageReport>;
//# sourceMappingURL=session-record-stage.d.ts.map