// Stage: the facts of one run in, the lines of its record out, each once it is
// whole in the file.
//
// A fact is an event without its instant, or with it. Holds one fact. Fails with
// a RefusedEvent at the first fact that the record must not hold, with a
// MachineryError when a line cannot be written, with `record-closed` when a fact
// follows run_end; the record is then what was written until then, and says so
// itself. An input that ends without run_end leaves an incomplete record.
import { stage } from '../../stream/stage.js';
import { RecordWriter } from './record-writer.js';
/**
 * Makes the stage. The first fact, run_start, begins the record.
 *
 * @param directory of the run: it exists and has no record
 */
export function recordFacts(directory, options = {}) {
    let writer;
    return stage(async (fact, push) => {
        if (writer === undefined) {
            writer = await RecordWriter.beginFields(directory, fact, options);
            push(writer.first);
        }
        else {
            push(await writer.appendFields(fact));
        }
    });
}
//# sourceMappingURL=record-facts.js.map