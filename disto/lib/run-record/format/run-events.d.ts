import { z } from 'zod';
/** The one shape of a record that is written and read. */
export declare const RECORD_SHAPE = 1;
/** Members of `run_start` that come together or not at all. */
export declare const PROVENANCE_FIELDS: readonly ['runtime_source', 'runtime_digest', 'lock_sha256', 'node', 'provider_adapter', 'runtime_tree_sha256'];
/** The name of the file that a request is retained in. */
export declare function isRequestFile(name: string): boolean;
/** The identity of a home. */
export declare const installationId: z.ZodString;
export declare const runStart: z.ZodObject<{
    record: z.ZodLiteral<1>;
    runtime: z.ZodString;
    ts: z.ZodString;
    event: z.ZodLiteral<"run_start">;
    run: z.ZodString;
    assembly: z.ZodString;
    assembly_hash: z.ZodString;
    flow: z.ZodOptional<z.ZodString>;
    continued_from: z.ZodOptional<z.ZodString>;
    correlation: z.ZodOptional<z.ZodString>;
    installation_id: z.ZodOptional<z.ZodString>;
    request: z.ZodObject<{
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
    workdir: z.ZodOptional<z.ZodString>;
    runtime_source: z.ZodOptional<z.ZodEnum<{
        checkout: "checkout";
        unknown: "unknown";
    }>>;
    runtime_digest: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    lock_sha256: z.ZodOptional<z.ZodString>;
    node: z.ZodOptional<z.ZodString>;
    provider_adapter: z.ZodOptional<z.ZodString>;
    runtime_tree_sha256: z.ZodOptional<z.ZodString>;
    model_source: z.ZodOptional<z.ZodLiteral<"scripted">>;
}, z.core.$strip>;
export declare const runEnd: z.ZodObject<{
    stage: z.ZodOptional<z.ZodString>;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodOptional<z.ZodInt>;
    ts: z.ZodString;
    event: z.ZodLiteral<"run_end">;
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
    reason: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export declare const tmpTeardown: z.ZodObject<{
    stage: z.ZodOptional<z.ZodString>;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodOptional<z.ZodInt>;
    ts: z.ZodString;
    event: z.ZodLiteral<"tmp_teardown">;
    reason: z.ZodString;
}, z.core.$strip>;
export declare const hashDrift: z.ZodObject<{
    ts: z.ZodString;
    event: z.ZodLiteral<"hash_drift">;
    file: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
    expected: z.ZodString;
    actual: z.ZodString;
}, z.core.$strip>;
export declare const signalReceived: z.ZodObject<{
    ts: z.ZodString;
    event: z.ZodLiteral<"signal">;
    signal: z.ZodInt;
    name: z.ZodString;
}, z.core.$strip>;
//# sourceMappingURL=run-events.d.ts.map