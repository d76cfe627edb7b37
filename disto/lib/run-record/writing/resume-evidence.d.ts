import { type Cause } from '../format/ending.js';
import { type InspectedRun } from '../inspection/inspected-run.js';
import type { RetainedFiles } from './retained-files.js';
/** The most bytes of the document, its line feed included. */
export declare const EVIDENCE_BYTES = 4096;
/** How the donor ended, in the stage that is run afresh. */
export interface PriorFailure {
    /** The donor's full name. */
    readonly donorRun: string;
    readonly stage: string;
    readonly retry: number;
    readonly exit: number;
    readonly cause: Cause;
    readonly reason: string | null;
}
/** The retained document, as `stage_start.received` lists it. */
export interface ReceivedEvidence {
    readonly name: string;
    readonly path: string;
    readonly sha256: string;
}
/**
 * The failure that the first fresh stage is told of, if it is told of any: the
 * donor's last ending is that stage's, outside of a LOOP, and is what ended the run.
 *
 * @param stage the first fresh node after the carried ones, which is a plain stage of the root
 */
export declare function findPriorFailure(donor: InspectedRun, donorRun: string, stage: string): PriorFailure | undefined;
/**
 * The document: all of the reason, or the longest beginning of it with which the
 * document has at most 4,096 bytes. A beginning is counted in bytes of UTF-8, not
 * in those of its spelling, and ends with a whole character; half a surrogate
 * pair is U+FFFD.
 *
 * @throws CodedError `evidence-too-large` when the names alone are too long
 */
export declare function composeEvidence(failure: PriorFailure): Buffer;
/**
 * Retains the document in the resumed run.
 *
 * @param taken names that the stage receives other things under
 * @throws as RetainedFiles.write
 */
export declare function retainEvidence(files: RetainedFiles, document: Buffer, taken?: readonly string[]): Promise<ReceivedEvidence>;
//# sourceMappingURL=resume-evidence.d.ts.map