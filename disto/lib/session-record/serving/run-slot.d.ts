import { CodedError } from '../../stream/errors.js';
/** A run's artifacts: the route's last part, the file in a run directory, the name in a store. */
export declare const ARTIFACTS: {
    readonly replay: {
        readonly file: 'replay.json.gz';
        readonly stored: 'replay.json';
    };
    readonly 'code-analysis': {
        readonly file: 'code-analysis.json.gz';
        readonly stored: 'code-analysis.json';
    };
};
export type ArtifactName = keyof typeof ARTIFACTS;
/** A run id that cannot be one. Code `bad-run-id`. */
export declare class BadRunId extends CodedError {
    constructor(id: string);
}
/** Where one artifact of one run stands in a store. */
export declare class RunSlot {
    readonly runId: string;
    readonly artifact: ArtifactName;
    private constructor();
    /** @throws BadRunId */
    static of(runId: string, artifact: ArtifactName): RunSlot;
    /** The parts of its name in a store: `runs`, the id, the file. */
    get parts(): readonly [string, string, string];
    /** Its name in a store: `runs/<id>/replay.json`. */
    get name(): string;
}
//# sourceMappingURL=run-slot.d.ts.map