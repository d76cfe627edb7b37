// Names of what is served: a run's artifacts, their places in a run directory and
// in a store (wire format 5.1). A run id is checked here before anything is made
// of it; a store is given slots and never an id of a stranger's.
import { CodedError } from '../../stream/errors.js';
/** A run's artifacts: the route's last part, the file in a run directory, the name in a store. */
export const ARTIFACTS = {
    replay: { file: 'replay.json.gz', stored: 'replay.json' },
    'code-analysis': { file: 'code-analysis.json.gz', stored: 'code-analysis.json' },
};
/** A run id that cannot be one. Code `bad-run-id`. */
export class BadRunId extends CodedError {
    constructor(id) {
        super('bad-run-id', `${JSON.stringify(id.slice(0, 80))} is no run id`, {
            hint: 'a run id has 1 to 128 letters, digits, dots, dashes and underscores, and begins and ends with a letter or digit',
        });
    }
}
/** Letters of one byte alone, nothing that a file system or a URL gives a meaning, no dot at either end. */
const RUN_ID = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9])?$/;
/** Names that Windows gives to devices, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Where one artifact of one run stands in a store. */
export class RunSlot {
    runId;
    artifact;
    constructor(runId, artifact) {
        this.runId = runId;
        this.artifact = artifact;
    }
    /** @throws BadRunId */
    static of(runId, artifact) {
        if (!RUN_ID.test(runId) || DEVICE.test(runId))
            throw new BadRunId(runId);
        return new RunSlot(runId, artifact);
    }
    /** The parts of its name in a store: `runs`, the id, the file. */
    get parts() {
        return ['runs', this.runId, ARTIFACTS[this.artifact].stored];
    }
    /** Its name in a store: `runs/<id>/replay.json`. */
    get name() {
        return this.parts.join('/');
    }
}
//# sourceMappingURL=run-slot.js.map