import { z } from 'zod';
/** The keys of a record, in the order in which they are written. */
export declare const RECORD_KEYS: readonly ["formatVersion", "recorder", "sessionId", "routingKey", "capabilitySet", "seed", "agents", "messages", "toolsets", "texts", "clips", "entries", "truncation"];
export type RecordKey = (typeof RECORD_KEYS)[number];
/** Keys that a record may lack. The recorder explains, and nothing depends on it. */
export declare const OPTIONAL_KEYS: ReadonlySet<string>;
/** Lists that are handed on element by element. */
export declare const LIST_KEYS: ReadonlySet<string>;
/** The members of a record's head that are small and typed. `agents` are read apart, row by row. */
export declare const recordHead: z.ZodObject<{
    formatVersion: z.ZodLiteral<1>;
    recorder: z.ZodOptional<z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>>;
    sessionId: z.ZodString;
    routingKey: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    capabilitySet: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
    seed: z.ZodObject<{
        baselineCommit: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        prompt: z.ZodString;
        modelWindows: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodInt>>>;
        modelModalities: z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
            vision: z.ZodBoolean;
        }, z.core.$strip>>>>;
    }, z.core.$strip>;
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
export declare const pooledMessage: z.ZodObject<{
    id: z.ZodString;
    body: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
}, z.core.$strip>;
export declare const pooledToolset: z.ZodObject<{
    id: z.ZodString;
    tools: z.ZodCustom<import("../../stream/json-typed-values.js").RawJson, import("../../stream/json-typed-values.js").RawJson>;
}, z.core.$strip>;
/** What every entry says of itself, whatever its kind. */
export declare const entryEnvelope: z.ZodObject<{
    agentId: z.ZodString;
    seq: z.ZodInt;
    type: z.ZodString;
}, z.core.$strip>;
//# sourceMappingURL=record.d.ts.map