// Assembly: journal lines, then validators, then five segment writers, then gzip.
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { closeLedger, emptyLedger, keepLedger } from '../lib/session-record/assembly/byte-ledger.js';
import { checkJournal } from '../lib/session-record/assembly/check-journal.js';
import { journalLines } from '../lib/session-record/assembly/journal-lines.js';
import { deliver } from '../lib/session-record/assembly/output.js';
import { recordParts } from '../lib/session-record/assembly/record-document.js';
import { recordElements } from '../lib/session-record/assembly/record-elements.js';
import { RecordHead } from '../lib/session-record/assembly/record-head.js';
import { RecordSegments } from '../lib/session-record/assembly/record-segments.js';
import { reportAssembly } from '../lib/session-record/assembly/report.js';
import { Scratch } from '../lib/session-record/assembly/scratch.js';
import { resolveEnding } from '../lib/session-record/assembly/truncation.js';
import { ASSEMBLY_SCRATCH_PREFIX } from '../lib/session-record/format/constants.js';
import { JournalRules } from '../lib/session-record/format/journal-rules.js';
import { CodedError, MachineryError, systemErrorCode } from '../lib/stream/errors.js';
import { gzipMember } from '../lib/stream/gzip-member.js';
import { lines } from '../lib/stream/lines.js';
import { until } from '../lib/stream/until.js';
/**
 * Folds a journal into a record (session records, "Assembly on the host").
 * Memory does not grow with the journal: it holds one line, a few blocks of
 * 1 MiB and the agent table.
 *
 * @param journal whose stream is destroyed when the journal ends before its bytes do
 * @throws JournalRefusal when the journal yields no record: nothing is written then
 * @throws MachineryError when reading or writing fails: nothing is left behind then
 */
export async function assembleRecord(journal, options) {
    const { output, level = 6, maxLine, signal, watch } = options;
    const stop = new AbortController();
    let arrived = 0;
    // From here on the source may fail, and somebody listens.
    const bytes = until(journal.stream, stop.signal, (size) => {
        arrived += size;
    });
    let scratch;
    try {
        scratch = await Scratch.create(scratchParent(options), ASSEMBLY_SCRATCH_PREFIX);
        const rules = new JournalRules(journal.name);
        const head = new RecordHead();
        const ledger = emptyLedger();
        const segments = await RecordSegments.open(scratch, level);
        await pipeline([
            bytes,
            ...(watch === undefined ? [] : [watch]),
            lines(maxLine === undefined ? {} : { maxLine }),
            journalLines(() => stop.abort()),
            keepLedger(ledger),
            checkJournal(rules),
            recordElements(head),
            segments.sink(),
        ], signal === undefined ? {} : { signal });
        const finished = await segments.finish();
        const ending = resolveEnding(head, rules);
        const size = stop.signal.aborted ? Math.max(arrived, (await journal.size?.()) ?? 0) : arrived;
        closeLedger(ledger, size, head.end === undefined ? head.damage && 'damage' : 'end');
        signal?.throwIfAborted();
        const compressedBytes = await deliver(gzipMember(recordParts(head, finished, ending.bytes), level), output);
        return reportAssembly({ rules, head, ending, finished, ledger, size, compressedBytes });
    }
    catch (error) {
        bytes.destroy();
        // What is written is wrapped where it is written; what the system refuses here was reading.
        throw systemErrorCode(error) === undefined || error instanceof CodedError
            ? error
            : MachineryError.from('read', `the session journal ${journal.name}`, error);
    }
    finally {
        await scratch?.remove();
    }
}
/** Where an assembly's scratch directory goes: beside the output, the one volume known to have room. */
export function scratchParent({ scratch, output }) {
    return scratch ?? ('path' in output ? dirname(output.path) : tmpdir());
}
//# sourceMappingURL=assemble-record.js.map