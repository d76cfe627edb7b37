import type { EventOf } from '../format/events.js';
import { type InspectedRun } from '../inspection/inspected-run.js';
import type { RetainedFiles } from './retained-files.js';
/** A node of the root sequence of a flow, in order. */
export interface RootNode {
    /** Its path from the flow root, as a record names it. */
    readonly stage: string;
    /** Whether it is a stage, and no container. */
    readonly isPlain: boolean;
    /** The ending of its output's file by its current output type, without a dot. */
    readonly extension: string;
}
/** A stage whose output is taken over. */
export interface CarriedStage {
    readonly stage: string;
    /** The donor's attempt. */
    readonly retry: number;
    /** Where the output lies in the donor. */
    readonly donorPath: string;
    readonly sha256: string;
    /** Where its copy lies in the resumed run. */
    readonly path: string;
}
/**
 * The stages that can be carried: the leading plain ones whose last ending is a
 * sealed and judged success, or that the donor itself had carried. A container,
 * or a stage that did not end so, ends the list (run-record details, 5.4).
 *
 * @throws BrokenFact `fact-malformed` when such an ending names no usable output
 */
export declare function findCarried(donor: InspectedRun, sequence: readonly RootNode[]): CarriedStage[];
/**
 * Copies one carried output into the resumed run.
 *
 * @param donorDirectory the directory of the donor
 * @returns the members of `stage_carried`
 * @throws BrokenFact `artifact-disagrees` when the donor's bytes are not the recorded ones; NothingFound
 *   `artifact-missing`; FileFault; as RetainedFiles.write
 */
export declare function carryOutput(donorDirectory: string, donorRun: string, { stage, retry, donorPath, sha256, path }: CarriedStage, files: RetainedFiles): Promise<Omit<EventOf<'stage_carried'>, 'ts'>>;
//# sourceMappingURL=carried-stages.d.ts.map