// Events of the agent inside a stage: the provider it spoke to, what it cost,
// what it decided.
import { z } from 'zod';
import { count, ordinal, text, timestamp } from './fields.js';
import { identityFields } from './identity.js';
const attempt = (event) => ({
    ts: timestamp,
    event: z.literal(event),
    ...identityFields,
});
export const providerStart = z.object({ ...attempt('provider_start'), provider: text, model: text });
/** The five token counters of a turn. */
export const TOKEN_COUNTERS = ['input', 'output', 'cache_read', 'cache_write', 'total'];
export const turn = z.object({
    ...attempt('turn'),
    provider: text,
    model: text,
    input: count,
    output: count,
    cache_read: count,
    cache_write: count,
    total: count,
    stop: text,
});
export const providerRetry = z.object({
    ...attempt('provider_retry'),
    attempt: ordinal,
    delay_ms: count,
});
const transport = z.enum(['websocket', 'sse']);
/** Members that only a transport fact of the adapter carries; the first three of them always. */
const DIAGNOSTIC_FIELDS = ['configured_transport', 'events_emitted', 'phase', 'error'];
export const providerTransport = z
    .object({
    ...attempt('provider_transport'),
    transport,
    source: z.enum(['requested', 'diagnostic']),
    configured_transport: transport.optional(),
    fallback_transport: transport.optional(),
    events_emitted: z.boolean().optional(),
    phase: text.optional(),
    error: z
        .strictObject({
        name: z.string().optional(),
        message: text,
        code: z.union([z.string(), z.number()]).optional(),
    })
        .optional(),
})
    .superRefine((event, context) => {
    const complain = (message) => context.addIssue({ code: 'custom', message });
    if (event.source === 'requested') {
        const extra = [...DIAGNOSTIC_FIELDS, 'fallback_transport'].find((name) => name in event);
        if (extra !== undefined)
            complain(`a requested transport carries no ${extra}`);
        return;
    }
    const missing = DIAGNOSTIC_FIELDS.find((name) => event[name] === undefined);
    if (missing !== undefined)
        complain(`a diagnostic transport lacks ${missing}`);
    if (event.transport !== (event.fallback_transport ?? event.configured_transport)) {
        complain('transport is neither the fallback nor the configured one');
    }
});
/** The control tools; what each records is in the refinement of `tool_call`. */
export const CONTROL_TOOLS = ['mark', 'refuse', 'fault', 'continue', 'select', 'clean-temp'];
/** What a control decision carries: `!` required, `?` optional, absent otherwise. */
const CONTROL_FORMS = {
    mark: { decisions: ['done', 'skipped'], evidence: '!', reason: '?', item: '!' },
    refuse: { decisions: ['refuse'], reason: '!' },
    fault: { decisions: ['fault'], reason: '!' },
    continue: { decisions: ['continue', 'stop'], reason: '!' },
    select: { reason: '!' },
    'clean-temp': { decisions: ['clean'] },
};
export const toolCall = z
    .object({
    ...attempt('tool_call'),
    tool: z.enum(CONTROL_TOOLS),
    decision: text,
    evidence: text.optional(),
    reason: text.optional(),
    item: ordinal.optional(),
})
    .superRefine((event, context) => {
    const complain = (message) => context.addIssue({ code: 'custom', message });
    const form = CONTROL_FORMS[event.tool];
    if (form.decisions?.includes(event.decision) === false) {
        complain(`${event.tool} does not decide ${event.decision}`);
    }
    for (const name of ['evidence', 'reason', 'item']) {
        if (form[name] === '!' && event[name] === undefined)
            complain(`${event.tool} lacks ${name}`);
        if (form[name] === undefined && event[name] !== undefined)
            complain(`${event.tool} carries no ${name}`);
    }
    if (event.decision === 'skipped' && event.reason === undefined)
        complain('a skipped item says why');
});
export const chose = z.object({
    ...attempt('chose'),
    chose: text,
    declined: z.array(text),
    reason: text,
});
//# sourceMappingURL=agent-events.js.map