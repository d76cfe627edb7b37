// A record is read as its page says it: a bounded snapshot of one held file,
// cut into segments, parsed into events, told as a story, judged.
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileFault } from '../lib/run-record/reading/file-fault.js';
import { HeldFile } from '../lib/run-record/reading/held-file.js';
import { parseLines } from '../lib/run-record/reading/parse-lines.js';
import { faultedReading, judgeRecord } from '../lib/run-record/reading/record-reading.js';
import { segments } from '../lib/run-record/reading/segments.js';
import { boundRecord, snapshotRecord } from '../lib/run-record/reading/snapshot.js';
/** The name of every record's file. */
const RECORD_FILE = 'record.jsonl';
/**
 * Reads and judges the record of a run, or of one of its children.
 *
 * @param directory the run's directory
 * @param child the child run's folder relative to it, parts separated by `/`
 * @returns the reading; a file that is missing, unreadable or unstable is a verdict too, and nothing else is told of it
 */
export async function readRun(directory, child) {
    const path = child === undefined ? RECORD_FILE : `${child}/${RECORD_FILE}`;
    const name = basename(dirname(resolve(join(directory, path))));
    try {
        const held = await HeldFile.hold(directory, path);
        try {
            const reading = await judgeBytes([snapshotRecord(held)], name);
            return { ...reading, source: { size: held.size, modifiedMs: held.modifiedMs } };
        }
        finally {
            await held.close();
        }
    }
    catch (fault) {
        if (fault instanceof FileFault)
            return faultedReading(fault);
        throw fault;
    }
}
/**
 * Reads and judges a record that comes through a pipe. What belongs to a file,
 * that it is stable and in place, remains unchecked.
 *
 * @param run the name that `run_start` must carry; undefined leaves that unchecked too
 */
export async function readPipedRecord(source, run) {
    try {
        return await judgeBytes([source, boundRecord()], run);
    }
    catch (fault) {
        if (fault instanceof FileFault)
            return faultedReading(fault);
        throw fault;
    }
}
async function judgeBytes(bytes, run) {
    const judgement = judgeRecord(run);
    await pipeline([...bytes, segments(), parseLines(), judgement]);
    return judgement.read();
}
/** Reads the record of a run's directory and gives it to the operations that look into runs. */
export async function inspectRun(directory, folder = '') {
    return {
        directory,
        folder,
        reading: await readRun(directory, folder === '' ? undefined : folder),
        readChild: (reference) => inspectRun(directory, folder === '' ? reference : `${folder}/${reference}`),
    };
}
//# sourceMappingURL=read-run.js.map