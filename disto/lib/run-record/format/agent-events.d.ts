import { z } from 'zod';
export declare const providerStart: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"provider_start">;
    provider: z.ZodString;
    model: z.ZodString;
}, z.core.$strip>;
/** The five token counters of a turn. */
export declare const TOKEN_COUNTERS: readonly ['input', 'output', 'cache_read', 'cache_write', 'total'];
export declare const turn: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"turn">;
    provider: z.ZodString;
    model: z.ZodString;
    input: z.ZodInt;
    output: z.ZodInt;
    cache_read: z.ZodInt;
    cache_write: z.ZodInt;
    total: z.ZodInt;
    stop: z.ZodString;
}, z.core.$strip>;
export declare const providerRetry: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"provider_retry">;
    attempt: z.ZodInt;
    delay_ms: z.ZodInt;
}, z.core.$strip>;
export declare const providerTransport: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"provider_transport">;
    transport: z.ZodEnum<{
        sse: "sse";
        websocket: "websocket";
    }>;
    source: z.ZodEnum<{
        diagnostic: "diagnostic";
        requested: "requested";
    }>;
    configured_transport: z.ZodOptional<z.ZodEnum<{
        sse: "sse";
        websocket: "websocket";
    }>>;
    fallback_transport: z.ZodOptional<z.ZodEnum<{
        sse: "sse";
        websocket: "websocket";
    }>>;
    events_emitted: z.ZodOptional<z.ZodBoolean>;
    phase: z.ZodOptional<z.ZodString>;
    error: z.ZodOptional<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
        message: z.ZodString;
        code: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>;
    }, z.core.$strict>>;
}, z.core.$strip>;
/** The control tools; what each records is in the refinement of `tool_call`. */
export declare const CONTROL_TOOLS: readonly ['mark', 'refuse', 'fault', 'continue', 'select', 'clean-temp'];
export declare const toolCall: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"tool_call">;
    tool: z.ZodEnum<{
        "clean-temp": "clean-temp";
        continue: "continue";
        fault: "fault";
        mark: "mark";
        refuse: "refuse";
        select: "select";
    }>;
    decision: z.ZodString;
    evidence: z.ZodOptional<z.ZodString>;
    reason: z.ZodOptional<z.ZodString>;
    item: z.ZodOptional<z.ZodInt>;
}, z.core.$strip>;
export declare const chose: z.ZodObject<{
    stage: z.ZodString;
    repeat: z.ZodOptional<z.ZodInt>;
    retry: z.ZodInt;
    ts: z.ZodString;
    event: z.ZodLiteral<"chose">;
    chose: z.ZodString;
    declined: z.ZodArray<z.ZodString>;
    reason: z.ZodString;
}, z.core.$strip>;
//# sourceMappingURL=agent-events.d.ts.map