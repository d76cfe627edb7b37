import { z } from 'zod';
import { type AttemptFilter, type InspectedRun } from './inspected-run.js';
/** The most bytes of a capture that are read. */
export declare const CAPTURE_BYTES: number;
declare const checkFact: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    check: z.ZodString;
    file: z.ZodOptional<z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>>;
    exit: z.ZodNullable<z.ZodInt>;
    capture: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** One check as it was recorded. */
export type CheckRecording = z.infer<typeof checkFact>;
/** Which checks are meant; a member left out means any. */
export interface CheckFilter extends AttemptFilter {
    readonly check?: string | undefined;
    /** The executable of a gate, relative to the assembly. */
    readonly file?: string | undefined;
}
/**
 * The checks that are meant, in the order in which they were recorded.
 *
 * @throws BrokenFact `fact-malformed`; `facts-disagree` when one check of one attempt was recorded twice, differently
 */
export declare function listChecks(run: InspectedRun, filter?: CheckFilter): CheckRecording[];
/**
 * What a check printed: the exact bytes of its capture.
 *
 * @throws NothingFound `check-missing`, `check-ambiguous`, `artifact-missing`; BrokenFact; FileFault
 */
export declare function readCapture(run: InspectedRun, filter: CheckFilter): Promise<Buffer>;
export {};
//# sourceMappingURL=checks.d.ts.map