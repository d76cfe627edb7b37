import { z } from 'zod';
/** Where a command or a tool call ran, relative to the agent's workspace wherever possible. */
export declare const workingDirectory: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"workspace">;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"relative">;
    path: z.ZodString;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"absolute">;
    path: z.ZodString;
}, z.core.$strip>], "type">;
/** A call to a model: who made it, whether a tool was required, and what it was shown. */
export declare const request: z.ZodObject<{
    role: z.ZodEnum<{
        agent: "agent";
        compaction: "compaction";
    }>;
    shape: z.ZodEnum<{
        complete: "complete";
        complete_requiring: "complete_requiring";
    }>;
    messages: z.ZodCustom<import("../../stream/json-typed-values.js").IndexList, import("../../stream/json-typed-values.js").IndexList>;
    toolset: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>;
/** Why a model call failed, by the class that the agent's loop branches on. */
export declare const modelError: z.ZodObject<{
    kind: z.ZodEnum<{
        fatal: "fatal";
        missing_api_key: "missing_api_key";
        parse: "parse";
        provider_mismatch: "provider_mismatch";
        response_loop: "response_loop";
        retry_exhausted: "retry_exhausted";
        timeout: "timeout";
        vision_unsupported: "vision_unsupported";
    }>;
    message: z.ZodString;
    status: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    modelId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
export declare const toolCall: z.ZodObject<{
    id: z.ZodString;
    name: z.ZodString;
    arguments: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    cwd: z.ZodOptional<z.ZodNullable<z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"workspace">;
    }, z.core.$strip>, z.ZodObject<{
        type: z.ZodLiteral<"relative">;
        path: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        type: z.ZodLiteral<"absolute">;
        path: z.ZodString;
    }, z.core.$strip>], "type">>>;
}, z.core.$strip>;
/** An image, by type and decoded size; its bytes are never recorded. */
export declare const imageDescriptor: z.ZodObject<{
    mediaType: z.ZodString;
    bytes: z.ZodInt;
}, z.core.$strip>;
export declare const toolOutcome: z.ZodObject<{
    ok: z.ZodBoolean;
    output: z.ZodInt;
    summary: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    images: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        mediaType: z.ZodString;
        bytes: z.ZodInt;
    }, z.core.$strip>>>>;
    data: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
    dataText: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    failure: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
}, z.core.$strip>;
/** A command that was run, by the shell seam or by gg's own git calls. */
export declare const command: z.ZodObject<{
    command: z.ZodString;
    cwd: z.ZodDiscriminatedUnion<[z.ZodObject<{
        type: z.ZodLiteral<"workspace">;
    }, z.core.$strip>, z.ZodObject<{
        type: z.ZodLiteral<"relative">;
        path: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        type: z.ZodLiteral<"absolute">;
        path: z.ZodString;
    }, z.core.$strip>], "type">;
    exitCode: z.ZodInt;
    stdout: z.ZodInt;
    stderr: z.ZodInt;
}, z.core.$strip>;
/** One item of a context window, with the typed fields that its message does not carry. */
export declare const promptItem: z.ZodObject<{
    message: z.ZodInt;
    slot: z.ZodEnum<{
        context_usage: "context_usage";
        system: "system";
        thread: "thread";
    }>;
    source: z.ZodString;
    retention: z.ZodEnum<{
        ephemeral: "ephemeral";
        pinned: "pinned";
    }>;
    turn: z.ZodInt;
    label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    region: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        offset: z.ZodInt;
        limit: z.ZodInt;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const entry: z.ZodDiscriminatedUnion<[z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"model_io">;
    request: z.ZodObject<{
        role: z.ZodEnum<{
            agent: "agent";
            compaction: "compaction";
        }>;
        shape: z.ZodEnum<{
            complete: "complete";
            complete_requiring: "complete_requiring";
        }>;
        messages: z.ZodCustom<import("../../stream/json-typed-values.js").IndexList, import("../../stream/json-typed-values.js").IndexList>;
        toolset: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>;
    response: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    durationMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"model_error">;
    request: z.ZodObject<{
        role: z.ZodEnum<{
            agent: "agent";
            compaction: "compaction";
        }>;
        shape: z.ZodEnum<{
            complete: "complete";
            complete_requiring: "complete_requiring";
        }>;
        messages: z.ZodCustom<import("../../stream/json-typed-values.js").IndexList, import("../../stream/json-typed-values.js").IndexList>;
        toolset: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>;
    error: z.ZodObject<{
        kind: z.ZodEnum<{
            fatal: "fatal";
            missing_api_key: "missing_api_key";
            parse: "parse";
            provider_mismatch: "provider_mismatch";
            response_loop: "response_loop";
            retry_exhausted: "retry_exhausted";
            timeout: "timeout";
            vision_unsupported: "vision_unsupported";
        }>;
        message: z.ZodString;
        status: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        modelId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>;
    durationMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"tool_result">;
    call: z.ZodObject<{
        id: z.ZodString;
        name: z.ZodString;
        arguments: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
        cwd: z.ZodOptional<z.ZodNullable<z.ZodDiscriminatedUnion<[z.ZodObject<{
            type: z.ZodLiteral<"workspace">;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"relative">;
            path: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"absolute">;
            path: z.ZodString;
        }, z.core.$strip>], "type">>>;
    }, z.core.$strip>;
    outcome: z.ZodObject<{
        ok: z.ZodBoolean;
        output: z.ZodInt;
        summary: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        images: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            mediaType: z.ZodString;
            bytes: z.ZodInt;
        }, z.core.$strip>>>>;
        data: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
        dataText: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        failure: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"prompt_frame">;
    items: z.ZodArray<z.ZodObject<{
        message: z.ZodInt;
        slot: z.ZodEnum<{
            context_usage: "context_usage";
            system: "system";
            thread: "thread";
        }>;
        source: z.ZodString;
        retention: z.ZodEnum<{
            ephemeral: "ephemeral";
            pinned: "pinned";
        }>;
        turn: z.ZodInt;
        label: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        region: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            offset: z.ZodInt;
            limit: z.ZodInt;
        }, z.core.$strip>>>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"shell">;
    origin: z.ZodEnum<{
        hook: "hook";
        program: "program";
        tool: "tool";
    }>;
    command: z.ZodObject<{
        command: z.ZodString;
        cwd: z.ZodDiscriminatedUnion<[z.ZodObject<{
            type: z.ZodLiteral<"workspace">;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"relative">;
            path: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"absolute">;
            path: z.ZodString;
        }, z.core.$strip>], "type">;
        exitCode: z.ZodInt;
        stdout: z.ZodInt;
        stderr: z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"git">;
    command: z.ZodObject<{
        command: z.ZodString;
        cwd: z.ZodDiscriminatedUnion<[z.ZodObject<{
            type: z.ZodLiteral<"workspace">;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"relative">;
            path: z.ZodString;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"absolute">;
            path: z.ZodString;
        }, z.core.$strip>], "type">;
        exitCode: z.ZodInt;
        stdout: z.ZodInt;
        stderr: z.ZodInt;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"cancel_probe">;
    canceled: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodLiteral<"clock">;
    elapsedMs: z.ZodInt;
    remainingMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>], "type">;
export type Entry = z.infer<typeof entry>;
export type EntryKind = Entry['type'];
//# sourceMappingURL=entry.d.ts.map