// The JSON that `sessions digest` prints and the MCP tool answers with. The
// order of the members here is the order in which they are printed.
import { z } from 'zod';
import { DETECTOR_VERSION } from './digest-rules.js';
import { HARNESSES } from './harness.js';
export const countsSchema = z.object({
    entries: z.number(),
    prompts: z.number(),
    tool_calls: z.number(),
    tool_errors: z.number(),
    interrupts: z.number(),
    denials: z.number(),
    unparsed: z.number(),
});
const promptEventSchema = z.object({
    span: z.string(),
    ref: z.string(),
    at: z.string().optional(),
    type: z.literal('prompt'),
    summary: z.string(),
});
const callEventSchema = z.object({
    span: z.string(),
    ref: z.string(),
    at: z.string().optional(),
    type: z.literal('tool_call'),
    tool: z.string(),
    args_digest: z.string(),
    status: z.enum(['error', 'denied', 'interrupted']),
    exit_code: z.number().optional(),
    error_class: z.enum(['exit', 'tool_error', 'denied', 'interrupted']),
    excerpt: z.string().optional(),
    self: z.literal(true).optional(),
});
export const eventSchema = z.discriminatedUnion('type', [promptEventSchema, callEventSchema]);
const retrySchema = z.object({
    span: z.string(),
    of_span: z.string(),
    tool: z.string(),
    args_digest: z.string(),
});
const flagSchema = z.object({ span: z.string(), phrase: z.string() });
export const sessionDigestSchema = z.object({
    ref: z.string(),
    harness: z.enum(HARNESSES),
    session_id: z.string(),
    project: z.string(),
    cwd: z.string(),
    start: z.string().optional(),
    end: z.string().optional(),
    model: z.string().optional(),
    from_offset: z.number(),
    truncated: z.boolean(),
    counts: countsSchema,
    events: z.array(eventSchema),
    retries: z.array(retrySchema),
    denials: z.array(z.string()),
    flagged: z.array(flagSchema),
    final_excerpt: z.string().optional(),
});
const digestErrorSchema = z.object({ ref: z.string(), state: z.string(), message: z.string() });
export const digestSchema = z.object({
    notice: z.string(),
    detector_version: z.literal(DETECTOR_VERSION),
    sessions: z.array(sessionDigestSchema),
    errors: z.array(digestErrorSchema),
    deferred: z.array(z.string()),
});
//# sourceMappingURL=digest.js.map