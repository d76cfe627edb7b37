import { z } from 'zod';
/** The build that wrote a journal. Explanatory: no reader branches on it. */
export declare const recorder: z.ZodObject<{
    ggVersion: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    commit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
/** The identity that a session started from (wire format 2.2). */
export declare const seed: z.ZodObject<{
    baselineCommit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    prompt: z.ZodString;
    modelWindows: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodInt>>>;
    modelModalities: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        vision: z.ZodBoolean;
    }, z.core.$strip>>>>;
}, z.core.$strip>;
export declare const headerLine: z.ZodObject<{
    type: z.ZodLiteral<"header">;
    formatVersion: z.ZodInt;
    sessionId: z.ZodString;
    routingKey: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    capabilitySet: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    recorder: z.ZodObject<{
        ggVersion: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        commit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const seedLine: z.ZodObject<{
    type: z.ZodLiteral<"seed">;
    seed: z.ZodObject<{
        baselineCommit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        prompt: z.ZodString;
        modelWindows: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodInt>>>;
        modelModalities: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            vision: z.ZodBoolean;
        }, z.core.$strip>>>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const agentLine: z.ZodObject<{
    type: z.ZodLiteral<"agent">;
    agent: z.ZodObject<{
        agentId: z.ZodString;
        profileId: z.ZodString;
        profile: z.ZodString;
        origin: z.ZodDiscriminatedUnion<[z.ZodObject<{
            type: z.ZodLiteral<"root">;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"spawn">;
            parent: z.ZodString;
            ordinal: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"succession">;
            predecessor: z.ZodString;
            ordinal: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"issue_attempt">;
            issue: z.ZodString;
            attempt: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"reviewer">;
            issue: z.ZodString;
            round: z.ZodInt;
            position: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"merge">;
            issue: z.ZodString;
            ordinal: z.ZodInt;
        }, z.core.$strip>], "type">;
        terminalStatus: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
            blocked: "blocked";
            done: "done";
            failed: "failed";
            running: "running";
        }>>>;
        limitHit: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            limit: z.ZodEnum<{
                consecutive_errors: "consecutive_errors";
                cost: "cost";
                error_rate: "error_rate";
                runtime: "runtime";
                turns: "turns";
            }>;
            threshold: z.ZodUnion<readonly [z.ZodNumber, z.ZodInstanceOf<import("../../stream/json-typed-values.js").SpelledNumber>]>;
            observed: z.ZodUnion<readonly [z.ZodNumber, z.ZodInstanceOf<import("../../stream/json-typed-values.js").SpelledNumber>]>;
            turns: z.ZodInt;
            agentId: z.ZodString;
            window: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const messageLine: z.ZodObject<{
    type: z.ZodLiteral<"message">;
    index: z.ZodInt;
    message: z.ZodObject<{
        id: z.ZodString;
        body: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const toolsetLine: z.ZodObject<{
    type: z.ZodLiteral<"toolset">;
    index: z.ZodInt;
    toolset: z.ZodObject<{
        id: z.ZodString;
        tools: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** What was cut off a pooled text, and how the whole can be told again. */
export declare const clip: z.ZodObject<{
    text: z.ZodInt;
    originalBytes: z.ZodInt;
    originalId: z.ZodString;
}, z.core.$strip>;
export declare const textLine: z.ZodObject<{
    type: z.ZodLiteral<"text">;
    index: z.ZodInt;
    text: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    clip: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        text: z.ZodInt;
        originalBytes: z.ZodInt;
        originalId: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const entryLine: z.ZodObject<{
    type: z.ZodLiteral<"entry">;
    entry: z.ZodDiscriminatedUnion<[z.ZodObject<{
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
}, z.core.$strip>;
export declare const endLine: z.ZodObject<{
    type: z.ZodLiteral<"end">;
    entries: z.ZodInt;
    truncation: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        reason: z.ZodEnum<{
            byte_ceiling: "byte_ceiling";
            corrupt_journal: "corrupt_journal";
            session_killed: "session_killed";
            write_failed: "write_failed";
        }>;
        lastSeq: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const journalLine: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"header">;
    formatVersion: z.ZodInt;
    sessionId: z.ZodString;
    routingKey: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    capabilitySet: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    recorder: z.ZodObject<{
        ggVersion: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        commit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"seed">;
    seed: z.ZodObject<{
        baselineCommit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        prompt: z.ZodString;
        modelWindows: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodInt>>>;
        modelModalities: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            vision: z.ZodBoolean;
        }, z.core.$strip>>>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"agent">;
    agent: z.ZodObject<{
        agentId: z.ZodString;
        profileId: z.ZodString;
        profile: z.ZodString;
        origin: z.ZodDiscriminatedUnion<[z.ZodObject<{
            type: z.ZodLiteral<"root">;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"spawn">;
            parent: z.ZodString;
            ordinal: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"succession">;
            predecessor: z.ZodString;
            ordinal: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"issue_attempt">;
            issue: z.ZodString;
            attempt: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"reviewer">;
            issue: z.ZodString;
            round: z.ZodInt;
            position: z.ZodInt;
        }, z.core.$strip>, z.ZodObject<{
            type: z.ZodLiteral<"merge">;
            issue: z.ZodString;
            ordinal: z.ZodInt;
        }, z.core.$strip>], "type">;
        terminalStatus: z.ZodOptional<z.ZodNullable<z.ZodEnum<{
            blocked: "blocked";
            done: "done";
            failed: "failed";
            running: "running";
        }>>>;
        limitHit: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            limit: z.ZodEnum<{
                consecutive_errors: "consecutive_errors";
                cost: "cost";
                error_rate: "error_rate";
                runtime: "runtime";
                turns: "turns";
            }>;
            threshold: z.ZodUnion<readonly [z.ZodNumber, z.ZodInstanceOf<import("../../stream/json-typed-values.js").SpelledNumber>]>;
            observed: z.ZodUnion<readonly [z.ZodNumber, z.ZodInstanceOf<import("../../stream/json-typed-values.js").SpelledNumber>]>;
            turns: z.ZodInt;
            agentId: z.ZodString;
            window: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        }, z.core.$strip>>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"message">;
    index: z.ZodInt;
    message: z.ZodObject<{
        id: z.ZodString;
        body: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"toolset">;
    index: z.ZodInt;
    toolset: z.ZodObject<{
        id: z.ZodString;
        tools: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"text">;
    index: z.ZodInt;
    text: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    clip: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        text: z.ZodInt;
        originalBytes: z.ZodInt;
        originalId: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"entry">;
    entry: z.ZodDiscriminatedUnion<[z.ZodObject<{
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
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"end">;
    entries: z.ZodInt;
    truncation: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        reason: z.ZodEnum<{
            byte_ceiling: "byte_ceiling";
            corrupt_journal: "corrupt_journal";
            session_killed: "session_killed";
            write_failed: "write_failed";
        }>;
        lastSeq: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>>>;
}, z.core.$strip>], "type">;
export type JournalLineValue = z.infer<typeof journalLine>;
export type JournalLineKind = JournalLineValue['type'];
export type Header = z.infer<typeof headerLine>;
export type Seed = z.infer<typeof seed>;
export type Clip = z.infer<typeof clip>;
/** A pool of bodies, by the name it has in the record. */
export type PoolName = 'messages' | 'toolsets' | 'texts';
/** The arrays of a record that are streamed, in the order in which they stand in it. */
export declare const SEGMENT_NAMES: readonly ['messages', 'toolsets', 'texts', 'clips', 'entries'];
export type SegmentName = (typeof SEGMENT_NAMES)[number];
//# sourceMappingURL=journal-line.d.ts.map