// A run while it is written: its record, its files, its calls.
import { join } from 'node:path';
import { stageRepeatKey } from '../format/identity.js';
import { Attempt } from './attempt.js';
import { appendersOf } from './event-appenders.js';
import { RetainedFiles } from './retained-files.js';
/** What a runtime writes a run with. */
export class OpenRun {
    writer;
    /** The folder that gates and hooks are relative to. A child run uses the copy of its root. */
    assembly;
    files;
    /** One function for each event. */
    record;
    interruption;
    #calls = new Map();
    constructor(writer, options = {}) {
        this.writer = writer;
        this.assembly = options.assembly ?? join(writer.directory, 'assembly');
        this.files = new RetainedFiles(writer.directory);
        this.record = appendersOf(writer);
        this.interruption = options.interruption;
        options.interruption?.follow(writer);
    }
    get directory() {
        return this.writer.directory;
    }
    /** Starts the first attempt of a stage and repeat. @throws as RecordWriter.append; CodedError `unusable-name` */
    startStage(stage, fields) {
        return Attempt.start(this, { ...stage, retry: 1 }, fields);
    }
    /** The number of the next call of a stage and repeat: it counts on over all attempts. */
    nextCall(of) {
        const key = stageRepeatKey(of);
        const call = (this.#calls.get(key) ?? 0) + 1;
        this.#calls.set(key, call);
        return call;
    }
}
//# sourceMappingURL=open-run.js.map