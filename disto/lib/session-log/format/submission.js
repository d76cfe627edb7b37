// A submission: its limits, the body that is filed, the line that tells what came
// of it, and the JSON of `submissions list` and `show`. The order of the members
// here is the order in which they are printed.
import { z } from 'zod';
/** The kinds that can be filed. */
export const KINDS = ['friction'];
/** `context.origin` of what was filed from a digest; it turns scrubbing on. */
export const SESSION_SCAN = 'session-scan';
/** Limits of a body; all in bytes of UTF-8 but the number of context entries. */
export const BODY_LIMITS = {
    body: 10_485_760,
    summary: 2000,
    /** machine, model, harness, project, payload.category, payload.fix_ref. */
    name: 200,
    contextValue: 2000,
    contextEntries: 32,
};
export const FIX_STATUSES = ['none', 'proposed', 'applied'];
export const SEVERITIES = ['low', 'medium', 'high'];
/** Members that stand at the top of a body; every other one is moved into `payload`. */
export const TOP_MEMBERS = [
    'kind',
    'schema_version',
    'key',
    'summary',
    'machine',
    'model',
    'harness',
    'project',
    'occurred_at',
    'context',
    'payload',
];
/** A body after the rules (submit/body-rules.ts) were applied to it. */
export const bodySchema = z.object({
    kind: z.enum(KINDS),
    schema_version: z.number().int().positive(),
    key: z.string().optional(),
    summary: z.string().min(1),
    machine: z.string().optional(),
    model: z.string().optional(),
    harness: z.string().optional(),
    project: z.string().optional(),
    /** UTC with six decimals and `Z`. */
    occurred_at: z.string(),
    context: z.record(z.string(), z.string()),
    payload: z.record(z.string(), z.unknown()),
});
const warningSchema = z.object({ code: z.string(), pointer: z.string(), message: z.string() });
/** What can come of filing. */
export const SUBMIT_OUTCOMES = [
    'submitted',
    'duplicate',
    'spooled',
    'valid',
    'disabled',
    'mismatch',
    'rejected',
    'error',
];
/** The last line of `submit`. */
export const outcomeSchema = z.object({
    outcome: z.enum(SUBMIT_OUTCOMES),
    kind: z.string().optional(),
    key: z.string().optional(),
    /** What `sessions mark --ref` takes. */
    uid: z.string().optional(),
    id: z.number().optional(),
    request_id: z.string().optional(),
    reason: z.string().optional(),
    message: z.string().optional(),
    warnings: z.array(warningSchema).optional(),
});
/** What the receiving server answers with. */
export const receiptSchema = z.object({
    outcome: z.enum(['submitted', 'duplicate']),
    uid: z.string(),
    id: z.number(),
    request_id: z.string(),
    warnings: z.array(warningSchema),
});
export const listedSubmissionSchema = z.object({
    uid: z.string(),
    kind: z.string(),
    summary: z.string(),
    category: z.string().optional(),
    fix_status: z.string().optional(),
    project: z.string().optional(),
    harness: z.string().optional(),
    origin: z.string().optional(),
    occurred_at: z.string(),
    created_at: z.string(),
});
export const submissionListSchema = z.object({ submissions: z.array(listedSubmissionSchema) });
export const shownSubmissionSchema = z.object({
    uid: z.string(),
    id: z.number(),
    ...bodySchema.shape,
    kind: z.string(),
    content_hash: z.string(),
    created_at: z.string(),
});
//# sourceMappingURL=submission.js.map