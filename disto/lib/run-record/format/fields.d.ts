import { z } from 'zod';
/** Non-empty text. */
export declare const text: z.ZodString;
/** A whole number from 0 that JavaScript holds exactly: bytes, tokens, milliseconds. */
export declare const count: z.ZodInt;
/** A whole number from 1: a repeat, an attempt, a call. */
export declare const ordinal: z.ZodInt;
/** 64 lowercase hexadecimal digits. */
export declare const sha256: z.ZodString;
/** Whether a path is relative, normalized and inside the folder that it is relative to. */
export declare function isRelativePath(path: unknown): path is string;
/** A path below the run's directory, or below the assembly. */
export declare const relativePath: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
/** Whether a timestamp has the one form that writers use: UTC, three fraction digits, `Z`. */
export declare function isWrittenTimestamp(value: string): boolean;
/** The instant of a line as writers spell it, for example `2026-07-30T14:22:08.000Z`. */
export declare const timestamp: z.ZodString;
/** A retained file and the hash of its bytes. */
export declare const hashedPath: z.ZodObject<{
    path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodString;
}, z.core.$strict>;
/** How a request can arrive. */
export declare const ROOT_REQUEST_ARRIVALS: readonly ['argument', 'task', 'stdin'];
/** The request that a run was given: its retained file. */
export declare const requestDescriptor: z.ZodObject<{
    path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodString;
    bytes: z.ZodInt;
    via: z.ZodEnum<{
        argument: "argument";
        stdin: "stdin";
        subflow: "subflow";
        task: "task";
    }>;
}, z.core.$strict>;
/** Something that a stage found in its input directory. */
export declare const receivedItem: z.ZodObject<{
    name: z.ZodString;
    path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodString;
}, z.core.$strict>;
/** A resolved option and the rung that it came from. */
export declare const resolvedOption: z.ZodObject<{
    name: z.ZodString;
    value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
    rung: z.ZodString;
}, z.core.$strict>;
/** What a subflow was given: text inside the line, or a retained file. */
export declare const subflowInput: z.ZodUnion<readonly [z.ZodObject<{
    text: z.ZodString;
    sha256: z.ZodString;
    bytes: z.ZodInt;
}, z.core.$strict>, z.ZodObject<{
    path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    sha256: z.ZodString;
    bytes: z.ZodInt;
}, z.core.$strict>]>;
/** Where a stage works: as authored, and relative to the run's root working directory. */
export declare const stageWorkdir: z.ZodObject<{
    authored: z.ZodNullable<z.ZodString>;
    resolved: z.ZodUnion<readonly [z.ZodLiteral<".">, z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>]>;
}, z.core.$strict>;
/** The exact strings of a stage's runtime environment. */
export declare const stageSlots: z.ZodObject<{
    pwd: z.ZodString;
    input: z.ZodString;
    output: z.ZodString;
    tmp: z.ZodString;
    skills: z.ZodString;
    subflows: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
/** A tool that the agent of a stage was offered. */
export declare const offeredTool: z.ZodObject<{
    name: z.ZodString;
    description: z.ZodString;
}, z.core.$strict>;
/** Where a skill can come from. */
export declare const SKILL_SOURCES: readonly ['workspace', 'assembly-root', 'flow-local', 'container-local', 'stage-local'];
/** A skill that the agent of a stage was offered. */
export declare const offeredSkill: z.ZodObject<{
    name: z.ZodString;
    source: z.ZodEnum<{
        "assembly-root": "assembly-root";
        "container-local": "container-local";
        "flow-local": "flow-local";
        "stage-local": "stage-local";
        workspace: "workspace";
    }>;
}, z.core.$strict>;
/** One thing that a prompt was built from. */
export declare const promptSource: z.ZodDiscriminatedUnion<[z.ZodObject<{
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
}, z.core.$strict>], "source">;
/** The sources of a prompt, in order; the two retained prompt files of the harness come last. */
export declare const promptSources: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
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
export type PromptSource = z.infer<typeof promptSource>;
export type RequestDescriptor = z.infer<typeof requestDescriptor>;
export type HashedPath = z.infer<typeof hashedPath>;
//# sourceMappingURL=fields.d.ts.map