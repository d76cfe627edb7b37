import { type HashedPath } from '../format/fields.js';
import { type AttemptFilter, type InspectedRun } from './inspected-run.js';
/** What an ending makes of the file that it names. */
export declare const OUTPUT_KINDS: {
    readonly accepted: {
        readonly endings: readonly ["success"];
        readonly sealed: true;
        readonly judged: true;
    };
    readonly draft: {
        readonly endings: readonly ["refused"];
        readonly sealed: false;
        readonly judged: false;
    };
    readonly rejected: {
        readonly endings: readonly ["rejected", "exhausted"];
        readonly sealed: false;
        readonly judged: true;
    };
};
export type OutputKind = keyof typeof OUTPUT_KINDS;
/** A file that a stage produced. */
export interface StageOutput extends HashedPath {
    readonly stage: string;
    readonly repeat: number | undefined;
    readonly retry: number;
}
/**
 * The output that the last ending names: of the stage that is meant, or of the
 * run, which must then have succeeded itself.
 *
 * @throws NothingFound `output-missing`; BrokenFact `fact-malformed`
 */
export declare function findOutput(run: InspectedRun, of: AttemptFilter, kind?: OutputKind): StageOutput;
//# sourceMappingURL=output.d.ts.map