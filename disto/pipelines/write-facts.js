// Facts come through a pipe and become the record of a run.
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { segments } from '../lib/run-record/reading/segments.js';
import { parseFacts } from '../lib/run-record/writing/parse-facts.js';
import { recordFacts } from '../lib/run-record/writing/record-facts.js';
/**
 * Writes the facts of a run, one JSON object a line, into its record.
 *
 * @param directory of the run: it exists and has no record
 * @returns how many lines were written
 * @throws CodedError `fact-malformed`; RefusedEvent; MachineryError: the record is what was written until then
 */
export async function writeFacts(source, directory, options = {}) {
    let written = 0;
    const count = new Writable({
        objectMode: true,
        write(_line, _encoding, done) {
            written += 1;
            done();
        },
    });
    await pipeline(source, segments(), parseFacts(), recordFacts(directory, options), count);
    return written;
}
//# sourceMappingURL=write-facts.js.map