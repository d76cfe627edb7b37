import { z } from 'zod';
import type { CodedError } from '../../stream/errors.js';
import type { Body, Text } from './bodies.js';
/** The first event: which session this is. */
export declare const sessionEvent: z.ZodObject<{
    type: z.ZodLiteral<"session">;
    sessionId: z.ZodString;
    routingKey: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    capabilitySet: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    recorder: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        ggVersion: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        commit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>>;
}, z.core.$strip>;
export declare const seedEvent: z.ZodObject<{
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
/** An agent came into existence, or its loop ended: the whole row each time. */
export declare const agentEvent: z.ZodObject<{
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
    workspace: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
/** The last event of a session that is known to be cut short. */
export declare const truncationEvent: z.ZodObject<{
    type: z.ZodLiteral<"truncation">;
    truncation: z.ZodObject<{
        reason: z.ZodEnum<{
            byte_ceiling: "byte_ceiling";
            corrupt_journal: "corrupt_journal";
            session_killed: "session_killed";
            write_failed: "write_failed";
        }>;
        lastSeq: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const captureRequest: z.ZodObject<{
    role: z.ZodEnum<{
        agent: "agent";
        compaction: "compaction";
    }>;
    shape: z.ZodEnum<{
        complete: "complete";
        complete_requiring: "complete_requiring";
    }>;
    messages: z.ZodArray<z.ZodCustom<Body, unknown>>;
    tools: z.ZodOptional<z.ZodNullable<z.ZodCustom<Body, unknown>>>;
}, z.core.$strip>;
/** Each class has exactly its own keys. */
export declare const captureError: z.ZodDiscriminatedUnion<[z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"missing_api_key">;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"fatal">;
    status: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"retry_exhausted">;
    attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"vision_unsupported">;
    modelId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"parse">;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"response_loop">;
    attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"timeout">;
}, z.core.$strip>, z.ZodObject<{
    message: z.ZodString;
    kind: z.ZodLiteral<"provider_mismatch">;
}, z.core.$strip>], "kind">;
/** An image beside a tool's output; the payload is dropped, its size is kept. */
export declare const captureImage: z.ZodObject<{
    mediaType: z.ZodString;
    bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    dataBase64: z.ZodOptional<z.ZodNullable<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>>;
}, z.core.$strip>;
export declare const captureOutcome: z.ZodObject<{
    ok: z.ZodBoolean;
    output: z.ZodCustom<Text, unknown>;
    summary: z.ZodOptional<z.ZodNullable<z.ZodCustom<Text, unknown>>>;
    images: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        mediaType: z.ZodString;
        bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        dataBase64: z.ZodOptional<z.ZodNullable<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>>;
    }, z.core.$strip>>>>;
    data: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
    dataText: z.ZodOptional<z.ZodNullable<z.ZodCustom<Text, unknown>>>;
    failure: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
}, z.core.$strip>;
export declare const captureCommand: z.ZodObject<{
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
    stdout: z.ZodCustom<Text, unknown>;
    stderr: z.ZodCustom<Text, unknown>;
}, z.core.$strip>;
export declare const captureItem: z.ZodObject<{
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
    message: z.ZodCustom<Body, unknown>;
}, z.core.$strip>;
export declare const entryEvent: z.ZodDiscriminatedUnion<[z.ZodObject<{
    agentId: z.ZodString;
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
        messages: z.ZodArray<z.ZodCustom<Body, unknown>>;
        tools: z.ZodOptional<z.ZodNullable<z.ZodCustom<Body, unknown>>>;
    }, z.core.$strip>;
    response: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    durationMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        messages: z.ZodArray<z.ZodCustom<Body, unknown>>;
        tools: z.ZodOptional<z.ZodNullable<z.ZodCustom<Body, unknown>>>;
    }, z.core.$strip>;
    error: z.ZodDiscriminatedUnion<[z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"missing_api_key">;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"fatal">;
        status: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"retry_exhausted">;
        attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"vision_unsupported">;
        modelId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"parse">;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"response_loop">;
        attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"timeout">;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"provider_mismatch">;
    }, z.core.$strip>], "kind">;
    durationMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        output: z.ZodCustom<Text, unknown>;
        summary: z.ZodOptional<z.ZodNullable<z.ZodCustom<Text, unknown>>>;
        images: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            mediaType: z.ZodString;
            bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
            dataBase64: z.ZodOptional<z.ZodNullable<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>>;
        }, z.core.$strip>>>>;
        data: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
        dataText: z.ZodOptional<z.ZodNullable<z.ZodCustom<Text, unknown>>>;
        failure: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    type: z.ZodLiteral<"prompt_frame">;
    items: z.ZodArray<z.ZodObject<{
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
        message: z.ZodCustom<Body, unknown>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        stdout: z.ZodCustom<Text, unknown>;
        stderr: z.ZodCustom<Text, unknown>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        stdout: z.ZodCustom<Text, unknown>;
        stderr: z.ZodCustom<Text, unknown>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    type: z.ZodLiteral<"cancel_probe">;
    canceled: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    type: z.ZodLiteral<"clock">;
    elapsedMs: z.ZodInt;
    remainingMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>], "type">;
/** One line of a stream of capture events. */
export declare const captureEvent: z.ZodDiscriminatedUnion<[z.ZodObject<{
    type: z.ZodLiteral<"session">;
    sessionId: z.ZodString;
    routingKey: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    capabilitySet: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    recorder: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        ggVersion: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        commit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>>>;
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
    workspace: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>, z.ZodObject<{
    type: z.ZodLiteral<"truncation">;
    truncation: z.ZodObject<{
        reason: z.ZodEnum<{
            byte_ceiling: "byte_ceiling";
            corrupt_journal: "corrupt_journal";
            session_killed: "session_killed";
            write_failed: "write_failed";
        }>;
        lastSeq: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
        bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        messages: z.ZodArray<z.ZodCustom<Body, unknown>>;
        tools: z.ZodOptional<z.ZodNullable<z.ZodCustom<Body, unknown>>>;
    }, z.core.$strip>;
    response: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    durationMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        messages: z.ZodArray<z.ZodCustom<Body, unknown>>;
        tools: z.ZodOptional<z.ZodNullable<z.ZodCustom<Body, unknown>>>;
    }, z.core.$strip>;
    error: z.ZodDiscriminatedUnion<[z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"missing_api_key">;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"fatal">;
        status: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"retry_exhausted">;
        attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"vision_unsupported">;
        modelId: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"parse">;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"response_loop">;
        attempts: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"timeout">;
    }, z.core.$strip>, z.ZodObject<{
        message: z.ZodString;
        kind: z.ZodLiteral<"provider_mismatch">;
    }, z.core.$strip>], "kind">;
    durationMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        output: z.ZodCustom<Text, unknown>;
        summary: z.ZodOptional<z.ZodNullable<z.ZodCustom<Text, unknown>>>;
        images: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            mediaType: z.ZodString;
            bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
            dataBase64: z.ZodOptional<z.ZodNullable<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>>;
        }, z.core.$strip>>>>;
        data: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
        dataText: z.ZodOptional<z.ZodNullable<z.ZodCustom<Text, unknown>>>;
        failure: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    type: z.ZodLiteral<"prompt_frame">;
    items: z.ZodArray<z.ZodObject<{
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
        message: z.ZodCustom<Body, unknown>;
    }, z.core.$strip>>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        stdout: z.ZodCustom<Text, unknown>;
        stderr: z.ZodCustom<Text, unknown>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
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
        stdout: z.ZodCustom<Text, unknown>;
        stderr: z.ZodCustom<Text, unknown>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    type: z.ZodLiteral<"cancel_probe">;
    canceled: z.ZodBoolean;
}, z.core.$strip>, z.ZodObject<{
    agentId: z.ZodString;
    type: z.ZodLiteral<"clock">;
    elapsedMs: z.ZodInt;
    remainingMs: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>], "type">;
export type SessionEvent = z.infer<typeof sessionEvent>;
export type SeedEvent = z.infer<typeof seedEvent>;
export type AgentEvent = z.infer<typeof agentEvent>;
export type TruncationEvent = z.infer<typeof truncationEvent>;
/** An input that a session consumed. `seq` is minted by the stage `sequence`; events bring none along. */
export type EntryEvent = z.infer<typeof entryEvent> & {
    readonly seq?: number;
};
export type CaptureRequest = z.infer<typeof captureRequest>;
export type CaptureError = z.infer<typeof captureError>;
export type CaptureOutcome = z.infer<typeof captureOutcome>;
export type CaptureCommand = z.infer<typeof captureCommand>;
export type CaptureImage = z.infer<typeof captureImage>;
/** Capture ends here, because an event could not be read: what came before it is all there is. */
export interface Refusal {
    readonly type: 'refusal';
    readonly error: CodedError;
}
/** What flows through the stages of capture. */
export type CaptureEvent = SessionEvent | SeedEvent | AgentEvent | TruncationEvent | EntryEvent | Refusal;
//# sourceMappingURL=events.d.ts.map