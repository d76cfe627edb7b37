import { z } from 'zod';
import { type InspectedRun } from './inspected-run.js';
/** A call that started a child run, as far as its agreement with the child goes. */
export declare const startedCall: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    call: z.ZodInt;
    flow: z.ZodString;
    input: z.ZodUnion<readonly [z.ZodObject<{
        text: z.ZodString;
        sha256: z.ZodString;
        bytes: z.ZodInt;
    }, z.core.$strict>, z.ZodObject<{
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
        bytes: z.ZodInt;
    }, z.core.$strict>]>;
    exit: z.ZodOptional<z.ZodInt>;
    cause: z.ZodOptional<z.ZodEnum<{
        blocked: "blocked";
        exhausted: "exhausted";
        fault: "fault";
        refused: "refused";
        rejected: "rejected";
        signal: "signal";
        success: "success";
        timeout: "timeout";
    }>>;
    child: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    started: z.ZodLiteral<true>;
}, z.core.$strip>;
export type StartedCall = z.infer<typeof startedCall>;
/** Whether a path has the form of a child's folder: a call of an attempt of a stage. */
export declare function isChildReference(path: string): boolean;
/**
 * The calls that a run started, each with a child of its own: a call whose
 * child is not the one that its identity and number derive, or is named twice,
 * is left out and makes the list unsound.
 */
export declare function listStartedCalls(run: InspectedRun): {
    calls: StartedCall[];
    isSound: boolean;
};
/**
 * What a call and its child disagree about.
 *
 * @param child the child as it was read; its record may be unusable
 * @returns undefined when they agree
 */
export declare function findDisagreement(call: StartedCall, child: InspectedRun): Promise<string | undefined>;
//# sourceMappingURL=child-agreement.d.ts.map