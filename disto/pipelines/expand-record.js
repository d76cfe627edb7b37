// A record back into what it was made from: the journal, or the capture events.
import { tmpdir } from 'node:os';
import { expandRecord } from '../lib/session-record/reading/expand.js';
import { ensureIndexed } from '../lib/session-record/reading/reindex.js';
export { unfoldRecord } from '../lib/session-record/reading/unfold.js';
/**
 * The capture events of a record of any layout, as bytes. A record without an
 * index gets one in a scratch file first.
 *
 * @param scratch parent of the scratch file (default: the temporary folder)
 */
export async function* expandAnyRecord(record, scratch = tmpdir()) {
    const indexed = await ensureIndexed(record, scratch);
    try {
        yield* expandRecord(indexed);
    }
    finally {
        if (indexed !== record)
            await indexed.close();
    }
}
//# sourceMappingURL=expand-record.js.map