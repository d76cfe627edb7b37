// The post-run stage: the journal of a collected tree becomes the record of its run.

import { join } from 'node:path';
import { openCollectedJournal } from '../lib/session-record/assembly/collected-tree.js';
import type { AssemblyReport } from '../lib/session-record/assembly/report.js';
import { RECORD_FILE, STAGE_NAME } from '../lib/session-record/format/constants.js';
import { type AssembleOptions, assembleRecord } from './assemble-record.js';

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
export async function runSessionRecordStage(options: StageOptions): Promise<StageReport> {
  const { harness, tree, runDir, ...settings } = options;
  const nothing = { stage: STAGE_NAME, artifacts: [], warnings: [] } as const;
  if (harness !== 'gg') return nothing;
  const journal = await openCollectedJournal(tree);
  if (journal === undefined) return nothing;
  try {
    const path = join(runDir, RECORD_FILE);
    const assembly = await assembleRecord(journal, { ...settings, output: { path } });
    const warnings = await journal.remove().then(
      () => [],
      (error: Error) => [`the record is written, but its journal stays: ${error.message}`],
    );
    return { stage: STAGE_NAME, artifacts: [path], warnings, assembly };
  } finally {
    await journal.close();
  }
}
