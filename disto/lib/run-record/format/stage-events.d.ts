import { z } from 'zod';
export declare const stageCarried: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"stage_carried">;
    from: z.ZodString;
    output: z.ZodObject<{
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
    }, z.core.$strict>;
}, z.core.$strip>;
export declare const stageStart: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"stage_start">;
    received: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
    }, z.core.$strict>>;
    options: z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
        rung: z.ZodString;
    }, z.core.$strict>>;
    slots: z.ZodOptional<z.ZodObject<{
        pwd: z.ZodString;
        input: z.ZodString;
        output: z.ZodString;
        tmp: z.ZodString;
        skills: z.ZodString;
        subflows: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
    workdir: z.ZodOptional<z.ZodObject<{
        authored: z.ZodNullable<z.ZodString>;
        resolved: z.ZodUnion<readonly [z.ZodLiteral<".">, z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>]>;
    }, z.core.$strict>>;
    session: z.ZodOptional<z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>>;
    tools: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        description: z.ZodString;
    }, z.core.$strict>>>;
    skills: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        source: z.ZodEnum<{
            "assembly-root": "assembly-root";
            "container-local": "container-local";
            "flow-local": "flow-local";
            "stage-local": "stage-local";
            workspace: "workspace";
        }>;
    }, z.core.$strict>>>;
}, z.core.$strip>;
export declare const prompt: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"prompt">;
    prompt: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        source: z.ZodLiteral<"assembly">;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"flow">;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"stage">;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"schema">;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"request">;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"workspace">;
        mode: z.ZodEnum<{
            announce: "announce";
            use: "use";
        }>;
        name: z.ZodOptional<z.ZodString>;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"skill">;
        name: z.ZodString;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"helper">;
        name: z.ZodString;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"input">;
        name: z.ZodString;
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>, z.ZodObject<{
        source: z.ZodLiteral<"harness">;
        system: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        firstTurn: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    }, z.core.$strict>], "source">>;
}, z.core.$strip>;
export declare const stageEnd: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"stage_end">;
    exit: z.ZodInt;
    cause: z.ZodEnum<{
        blocked: "blocked";
        exhausted: "exhausted";
        fault: "fault";
        refused: "refused";
        rejected: "rejected";
        signal: "signal";
        success: "success";
        timeout: "timeout";
    }>;
    output: z.ZodOptional<z.ZodObject<{
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
    }, z.core.$strict>>;
    sealed: z.ZodOptional<z.ZodBoolean>;
    judged: z.ZodOptional<z.ZodBoolean>;
    reason: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const unreconciled: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"unreconciled">;
    started: z.ZodString;
    stopped: z.ZodString;
}, z.core.$strip>;
/** Which tools a check can be. */
export declare const CHECKS: readonly ['output', 'checklist', 'schema', 'gate', 'select', 'question'];
export declare const gateStart: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"gate_start">;
    file: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodString;
}, z.core.$strip>;
export declare const check: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"check">;
    check: z.ZodEnum<{
        checklist: "checklist";
        gate: "gate";
        output: "output";
        question: "question";
        schema: "schema";
        select: "select";
    }>;
    file: z.ZodOptional<z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>>;
    exit: z.ZodNullable<z.ZodInt>;
    capture: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const hook: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"hook">;
    hook: z.ZodEnum<{
        before: "before";
        failure: "failure";
        success: "success";
    }>;
    exit: z.ZodNullable<z.ZodInt>;
    capture: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodString;
}, z.core.$strip>;
//# sourceMappingURL=stage-events.d.ts.map