import type { z } from 'zod';
/**
 * Name to schema, in the order of the page's table. A schema's keys stand in
 * the order in which a line's members are written; members that it does not
 * name may follow, and readers ignore them.
 */
export declare const EVENT_SCHEMAS: {
    readonly run_start: z.ZodObject<{
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
    readonly run_end: z.ZodObject<{
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
    readonly stage_carried: z.ZodObject<{
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
    readonly stage_start: z.ZodObject<{
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
    readonly prompt: z.ZodObject<{
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
    readonly stage_end: z.ZodObject<{
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
    readonly unreconciled: z.ZodObject<{
        stage: z.ZodString;
        repeat: z.ZodOptional<z.ZodInt>;
        retry: z.ZodInt;
        ts: z.ZodString;
        event: z.ZodLiteral<"unreconciled">;
        started: z.ZodString;
        stopped: z.ZodString;
    }, z.core.$strip>;
    readonly tmp_teardown: z.ZodObject<{
        stage: z.ZodOptional<z.ZodString>;
        repeat: z.ZodOptional<z.ZodInt>;
        retry: z.ZodOptional<z.ZodInt>;
        ts: z.ZodString;
        event: z.ZodLiteral<"tmp_teardown">;
        reason: z.ZodString;
    }, z.core.$strip>;
    readonly provider_start: z.ZodObject<{
        stage: z.ZodString;
        repeat: z.ZodOptional<z.ZodInt>;
        retry: z.ZodInt;
        ts: z.ZodString;
        event: z.ZodLiteral<"provider_start">;
        provider: z.ZodString;
        model: z.ZodString;
    }, z.core.$strip>;
    readonly turn: z.ZodObject<{
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
    readonly provider_retry: z.ZodObject<{
        stage: z.ZodString;
        repeat: z.ZodOptional<z.ZodInt>;
        retry: z.ZodInt;
        ts: z.ZodString;
        event: z.ZodLiteral<"provider_retry">;
        attempt: z.ZodInt;
        delay_ms: z.ZodInt;
    }, z.core.$strip>;
    readonly provider_transport: z.ZodObject<{
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
    readonly gate_start: z.ZodObject<{
        stage: z.ZodString;
        repeat: z.ZodOptional<z.ZodInt>;
        retry: z.ZodInt;
        ts: z.ZodString;
        event: z.ZodLiteral<"gate_start">;
        file: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        sha256: z.ZodString;
    }, z.core.$strip>;
    readonly check: z.ZodObject<{
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
    readonly tool_call: z.ZodObject<{
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
    readonly subflow_call: z.ZodObject<{
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
    readonly chose: z.ZodObject<{
        stage: z.ZodString;
        repeat: z.ZodOptional<z.ZodInt>;
        retry: z.ZodInt;
        ts: z.ZodString;
        event: z.ZodLiteral<"chose">;
        chose: z.ZodString;
        declined: z.ZodArray<z.ZodString>;
        reason: z.ZodString;
    }, z.core.$strip>;
    readonly loop_done: z.ZodObject<{
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
    readonly parallel_done: z.ZodObject<{
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
    readonly fanout_start: z.ZodObject<{
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
    readonly fanout_done: z.ZodObject<{
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
    readonly hook: z.ZodObject<{
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
    readonly hash_drift: z.ZodObject<{
        ts: z.ZodString;
        event: z.ZodLiteral<"hash_drift">;
        file: z.ZodString & z.ZodType<string, string, z.core.$ZodTypeInternals<string, string>>;
        expected: z.ZodString;
        actual: z.ZodString;
    }, z.core.$strip>;
    readonly signal: z.ZodObject<{
        ts: z.ZodString;
        event: z.ZodLiteral<"signal">;
        signal: z.ZodInt;
        name: z.ZodString;
    }, z.core.$strip>;
};
/** The name of an event that current writers write. */
export type EventName = keyof typeof EVENT_SCHEMAS;
/** An event as writers write it. */
export type RecordEvent = {
    [Name in EventName]: z.infer<(typeof EVENT_SCHEMAS)[Name]>;
}[EventName];
/** One kind of event as writers write it. */
export type EventOf<Name extends EventName> = z.infer<(typeof EVENT_SCHEMAS)[Name]>;
export declare const EVENT_NAMES: readonly EventName[];
/** Whether a value is the name of an event that current writers write. */
export declare function isEventName(name: unknown): name is EventName;
/** The exact top-level members of an event, in writing order. */
export declare function fieldsOf(name: EventName): string[];
//# sourceMappingURL=events.d.ts.map