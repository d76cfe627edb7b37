// The post-run stage: the journal of a collected tree becomes the record of its run.
import { join } from 'node:path';
import { openCollectedJournal } from '../lib/session-record/assembly/collected-tree.js';
import { RECORD_FILE, STAGE_NAME } from '../lib/session-record/format/constants.js';
import { assembleRecord } from './assemble-record.js';
/**
 * Runs the stage `gg-session-record` (session records, "Assembly on the host").
 * On success the journal is removed from the tree; a refused one is left where it
 * is, because it is then the only account of the session.
 *
 * @throws JournalRefusal, UntrustedJournal, MachineryError: the stage has failed, the run is untouched
 */
export async function runSessionRecordStage(options) {
    const { harness, tree, runDir, ...settings } = options;
    const nothing = { stage: STAGE_NAME, artifacts: [], warnings: [] };
    if (harness !== 'gg')
        return nothing;
    const journal = await openCollectedJournal(tree);
    if (journal === undefined)
        return nothing;
    try {
        const path = join(runDir, RECORD_FILE);
        const assembly = await assembleRecord(journal, { ...settings, output: { path } });
        const warnings = await journal.remove().then(() => [], (error) => [`the record is written, but its journal stays: ${error.message}`]);
        return { stage: STAGE_NAME, artifacts: [path], warnings, assembly };
    }
    finally {
        await journal.close();
    }
}
//# sourceMappingURL=session-record-stage.js.map