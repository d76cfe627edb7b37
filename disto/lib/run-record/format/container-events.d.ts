import { z } from 'zod';
/** The most that a PARALLEL or a fan-out may be wide, and the most items of a fan-out. */
export declare const MAX_WIDTH = 32;
/** The folder of a child run, relative to the directory of the run that recorded the call. */
export declare function childReference(identity: {
    stage: string;
    repeat?: number | undefined;
    retry: number;
}, call: number): string;
export declare const subflowCall: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"subflow_call">;
    call: z.ZodInt;
    flow: z.ZodString;
    input: z.ZodOptional<z.ZodUnion<readonly [z.ZodObject<{
        text: z.ZodString;
        sha256: z.ZodString;
        bytes: z.ZodInt;
    }, z.core.$strict>, z.ZodObject<{
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
        bytes: z.ZodInt;
    }, z.core.$strict>]>>;
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
    reason: z.ZodOptional<z.ZodString>;
    child: z.ZodOptional<z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>>;
    depth: z.ZodInt;
    started: z.ZodBoolean;
    via: z.ZodOptional<z.ZodLiteral<"fanout">>;
    item: z.ZodOptional<z.ZodString>;
    output: z.ZodOptional<z.ZodObject<{
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
    }, z.core.$strict>>;
}, z.core.$strip>;
/** What can end a loop: its agent, its count, or the cause of an unsuccessful body. */
export declare const LOOP_ENDINGS: readonly ['stop', 'limit', 'refused', 'exhausted', 'rejected', 'blocked', 'timeout', 'fault'];
export declare const loopDone: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"loop_done">;
    repeats: z.ZodInt;
    ended_by: z.ZodEnum<{
        blocked: "blocked";
        exhausted: "exhausted";
        fault: "fault";
        limit: "limit";
        refused: "refused";
        rejected: "rejected";
        stop: "stop";
        timeout: "timeout";
    }>;
    reason: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** What a branch of a PARALLEL came to. */
export declare const branchRow: z.ZodUnion<readonly [z.ZodObject<{
    branch: z.ZodString;
    started: z.ZodLiteral<true>;
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
}, z.core.$strict>, z.ZodObject<{
    branch: z.ZodString;
    started: z.ZodLiteral<false>;
}, z.core.$strict>]>;
export declare const parallelDone: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"parallel_done">;
    width: z.ZodInt;
    concurrent: z.ZodInt;
    branches: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
        branch: z.ZodString;
        started: z.ZodLiteral<true>;
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
    }, z.core.$strict>, z.ZodObject<{
        branch: z.ZodString;
        started: z.ZodLiteral<false>;
    }, z.core.$strict>]>>;
}, z.core.$strip>;
export declare const fanoutStart: z.ZodObject<{
    ts: z.ZodString;
    event: z.ZodLiteral<"fanout_start">;
    stage: z.ZodString;
    retry: z.ZodInt;
    received: z.ZodObject<{
        path: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
    }, z.core.$strict>;
    items: z.ZodString;
    subflow: z.ZodString;
    width: z.ZodInt;
    max_items: z.ZodInt;
    manifest_bytes: z.ZodInt;
    manifest_sha256: z.ZodString;
    plan: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        call: z.ZodInt;
        request_bytes: z.ZodInt;
        request_sha256: z.ZodString;
    }, z.core.$strict>>;
}, z.core.$strip>;
export declare const fanoutDone: z.ZodObject<{
    ts: z.ZodString;
    event: z.ZodLiteral<"fanout_done">;
    stage: z.ZodString;
    retry: z.ZodInt;
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
    concurrent: z.ZodInt;
    selected: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
//# sourceMappingURL=container-events.d.ts.map