import { z } from 'zod';
export declare const truncationReason: z.ZodEnum<{
    byte_ceiling: "byte_ceiling";
    corrupt_journal: "corrupt_journal";
    session_killed: "session_killed";
    write_failed: "write_failed";
}>;
/** Why a record is shorter than its session (wire format 2.4). Absent on a complete capture. */
export declare const truncation: z.ZodObject<{
    reason: z.ZodEnum<{
        byte_ceiling: "byte_ceiling";
        corrupt_journal: "corrupt_journal";
        session_killed: "session_killed";
        write_failed: "write_failed";
    }>;
    lastSeq: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
    bytes: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
}, z.core.$strip>;
export type Truncation = z.infer<typeof truncation>;
export type TruncationReason = Truncation['reason'];
//# sourceMappingURL=truncation.d.ts.map