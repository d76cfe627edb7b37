import { z } from 'zod';
/** The kinds that can be filed. */
export declare const KINDS: readonly ['friction'];
/** `context.origin` of what was filed from a digest; it turns scrubbing on. */
export declare const SESSION_SCAN = "session-scan";
/** Limits of a body; all in bytes of UTF-8 but the number of context entries. */
export declare const BODY_LIMITS: {
    readonly body: 10485760;
    readonly summary: 2000;
    /** machine, model, harness, project, payload.category, payload.fix_ref. */
    readonly name: 200;
    readonly contextValue: 2000;
    readonly contextEntries: 32;
};
export declare const FIX_STATUSES: readonly ['none', 'proposed', 'applied'];
export declare const SEVERITIES: readonly ['low', 'medium', 'high'];
/** Members that stand at the top of a body; every other one is moved into `payload`. */
export declare const TOP_MEMBERS: readonly ['kind', 'schema_version', 'key', 'summary', 'machine', 'model', 'harness', 'project', 'occurred_at', 'context', 'payload'];
/** A body after the rules (submit/body-rules.ts) were applied to it. */
export declare const bodySchema: z.ZodObject<{
    kind: z.ZodEnum<{
        friction: "friction";
    }>;
    schema_version: z.ZodNumber;
    key: z.ZodOptional<z.ZodString>;
    summary: z.ZodString;
    machine: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    harness: z.ZodOptional<z.ZodString>;
    project: z.ZodOptional<z.ZodString>;
    occurred_at: z.ZodString;
    context: z.ZodRecord<z.ZodString, z.ZodString>;
    payload: z.ZodRecord<z.ZodString, z.ZodUnknown>;
}, z.core.$strip>;
declare const warningSchema: z.ZodObject<{
    code: z.ZodString;
    pointer: z.ZodString;
    message: z.ZodString;
}, z.core.$strip>;
/** What can come of filing. */
export declare const SUBMIT_OUTCOMES: readonly ['submitted', 'duplicate', 'spooled', 'valid', 'disabled', 'mismatch', 'rejected', 'error'];
/** The last line of `submit`. */
export declare const outcomeSchema: z.ZodObject<{
    outcome: z.ZodEnum<{
        disabled: "disabled";
        duplicate: "duplicate";
        error: "error";
        mismatch: "mismatch";
        rejected: "rejected";
        spooled: "spooled";
        submitted: "submitted";
        valid: "valid";
    }>;
    kind: z.ZodOptional<z.ZodString>;
    key: z.ZodOptional<z.ZodString>;
    uid: z.ZodOptional<z.ZodString>;
    id: z.ZodOptional<z.ZodNumber>;
    request_id: z.ZodOptional<z.ZodString>;
    reason: z.ZodOptional<z.ZodString>;
    message: z.ZodOptional<z.ZodString>;
    warnings: z.ZodOptional<z.ZodArray<z.ZodObject<{
        code: z.ZodString;
        pointer: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>>>;
}, z.core.$strip>;
/** What the receiving server answers with. */
export declare const receiptSchema: z.ZodObject<{
    outcome: z.ZodEnum<{
        duplicate: "duplicate";
        submitted: "submitted";
    }>;
    uid: z.ZodString;
    id: z.ZodNumber;
    request_id: z.ZodString;
    warnings: z.ZodArray<z.ZodObject<{
        code: z.ZodString;
        pointer: z.ZodString;
        message: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const listedSubmissionSchema: z.ZodObject<{
    uid: z.ZodString;
    kind: z.ZodString;
    summary: z.ZodString;
    category: z.ZodOptional<z.ZodString>;
    fix_status: z.ZodOptional<z.ZodString>;
    project: z.ZodOptional<z.ZodString>;
    harness: z.ZodOptional<z.ZodString>;
    origin: z.ZodOptional<z.ZodString>;
    occurred_at: z.ZodString;
    created_at: z.ZodString;
}, z.core.$strip>;
export declare const submissionListSchema: z.ZodObject<{
    submissions: z.ZodArray<z.ZodObject<{
        uid: z.ZodString;
        kind: z.ZodString;
        summary: z.ZodString;
        category: z.ZodOptional<z.ZodString>;
        fix_status: z.ZodOptional<z.ZodString>;
        project: z.ZodOptional<z.ZodString>;
        harness: z.ZodOptional<z.ZodString>;
        origin: z.ZodOptional<z.ZodString>;
        occurred_at: z.ZodString;
        created_at: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const shownSubmissionSchema: z.ZodObject<{
    schema_version: z.ZodNumber;
    key: z.ZodOptional<z.ZodString>;
    summary: z.ZodString;
    machine: z.ZodOptional<z.ZodString>;
    model: z.ZodOptional<z.ZodString>;
    harness: z.ZodOptional<z.ZodString>;
    project: z.ZodOptional<z.ZodString>;
    occurred_at: z.ZodString;
    context: z.ZodRecord<z.ZodString, z.ZodString>;
    payload: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    uid: z.ZodString;
    id: z.ZodNumber;
    kind: z.ZodString;
    content_hash: z.ZodString;
    created_at: z.ZodString;
}, z.core.$strip>;
export type SubmissionBody = z.infer<typeof bodySchema>;
/** Something about a body that does not keep it from being filed. */
export type BodyWarning = z.infer<typeof warningSchema>;
export type SubmitOutcome = z.infer<typeof outcomeSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type ListedSubmission = z.infer<typeof listedSubmissionSchema>;
export type SubmissionList = z.infer<typeof submissionListSchema>;
export type ShownSubmission = z.infer<typeof shownSubmissionSchema>;
export {};
//# sourceMappingURL=submission.d.ts.map