import { z } from 'zod';
/** What identifies an agent across runs: a function of the run's own structure, never a live id. */
export declare const agentOrigin: z.ZodDiscriminatedUnion<[z.ZodObject<{
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
/** The ceiling that stopped an agent. */
export declare const limitHit: z.ZodObject<{
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
}, z.core.$strip>;
/** One row of the agent table (wire format 2.3). */
export declare const agentRow: z.ZodObject<{
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
export type AgentRow = z.infer<typeof agentRow>;
//# sourceMappingURL=agent.d.ts.map