import { z } from 'zod';
import { type AttemptFilter, type InspectedRun } from './inspected-run.js';
declare const decisionFact: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    tool: z.ZodString;
    decision: z.ZodString;
    evidence: z.ZodOptional<z.ZodString>;
    reason: z.ZodOptional<z.ZodString>;
    item: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
/** One decision as it was recorded. Marks of older writers may lack their evidence. */
export type Decision = z.infer<typeof decisionFact>;
/** The decisions of the attempts that are meant, in order. @throws BrokenFact `fact-malformed` */
export declare function listDecisions(run: InspectedRun, filter?: AttemptFilter): Decision[];
/** The marks of the checklist, in order. @throws BrokenFact `fact-malformed` */
export declare function listMarks(run: InspectedRun, filter?: AttemptFilter): Decision[];
export {};
//# sourceMappingURL=decisions.d.ts.map