// Events of what holds stages: loops, parallels, fan-outs, subflow calls.
import { z } from 'zod';
import { compareBytewise } from './bytewise.js';
import { cause, exit, isLawfulEnding } from './ending.js';
import { count, hashedPath, ordinal, relativePath, sha256, subflowInput, text, timestamp } from './fields.js';
import { identityFields } from './identity.js';
/** The most that a PARALLEL or a fan-out may be wide, and the most items of a fan-out. */
export const MAX_WIDTH = 32;
const MANIFEST_BYTES = 1_048_576;
const ITEM_ID = /^[a-z0-9][a-z0-9_-]{0,127}$/;
const { stage, retry } = identityFields;
const attempt = (event) => ({
    ts: timestamp,
    event: z.literal(event),
    ...identityFields,
});
const fanout = (event) => ({
    ts: timestamp,
    event: z.literal(event),
    stage,
    retry,
});
/** The folder of a child run, relative to the directory of the run that recorded the call. */
export function childReference(identity, call) {
    return `stages/${identity.stage}/${identity.repeat ?? 1}/${identity.retry}/subflows/${call}`;
}
export const subflowCall = z
    .object({
    ...attempt('subflow_call'),
    call: ordinal,
    flow: text,
    input: subflowInput.optional(),
    exit: exit.optional(),
    cause: cause.optional(),
    reason: z.string().optional(),
    child: relativePath.optional(),
    depth: count,
    started: z.boolean(),
    via: z.literal('fanout').optional(),
    item: text.optional(),
    output: hashedPath.optional(),
})
    .superRefine((event, context) => {
    const complain = (message) => context.addIssue({ code: 'custom', message });
    const ended = event.exit !== undefined && event.cause !== undefined;
    if (!ended && (event.exit !== undefined || event.cause !== undefined)) {
        complain('exit and cause come together');
    }
    if (event.cause !== undefined && event.exit !== undefined) {
        if (!isLawfulEnding({ cause: event.cause, exit: event.exit })) {
            complain('the exit does not belong to the cause');
        }
    }
    if (event.started) {
        const child = childReference(event, event.call);
        if (event.child !== child)
            complain(`a started call names its child ${child}`);
        if (event.input === undefined)
            complain('a started call carries its input');
        if (!ended && (event.reason ?? '') === '')
            complain('a started call without an ending says why');
        if (event.input !== undefined && 'path' in event.input) {
            if (!event.input.path.startsWith(`${child}/request.`))
                complain('the input is not the request of the child');
        }
    }
    else if (ended || event.child !== undefined) {
        complain('a call that did not start has no child and no ending');
    }
    if (event.via === undefined) {
        if (event.item !== undefined || event.output !== undefined)
            complain('item and output belong to a fan-out');
        return;
    }
    if (event.item === undefined || event.repeat !== undefined)
        complain('a fan-out item has an id and no repeat');
    if (event.output !== undefined) {
        const isOwn = event.started && event.output.path.startsWith(`${event.child}/`);
        if (!isOwn || event.cause !== 'success')
            complain('only a successful item names an output, below its child');
    }
});
/** What can end a loop: its agent, its count, or the cause of an unsuccessful body. */
export const LOOP_ENDINGS = [
    'stop',
    'limit',
    'refused',
    'exhausted',
    'rejected',
    'blocked',
    'timeout',
    'fault',
];
export const loopDone = z.object({
    ...attempt('loop_done'),
    repeats: ordinal,
    ended_by: z.enum(LOOP_ENDINGS),
    reason: z.string().optional(),
});
/** What a branch of a PARALLEL came to. */
export const branchRow = z.union([
    z
        .strictObject({ branch: text, started: z.literal(true), exit, cause })
        .refine(isLawfulEnding, 'the exit does not belong to the cause'),
    z.strictObject({ branch: text, started: z.literal(false) }),
]);
export const parallelDone = z
    .object({
    ...attempt('parallel_done'),
    width: ordinal.max(MAX_WIDTH),
    concurrent: count,
    branches: z
        .array(branchRow)
        .refine((rows) => isAscending(rows.map(({ branch }) => branch)), 'the branches are not in bytewise order'),
})
    .refine(({ width, concurrent, branches }) => concurrent <= Math.min(width, branches.length), 'more at once than the width or the branches allow')
    .refine(({ concurrent, branches }) => concurrent > 0 === branches.some(({ started }) => started), 'concurrent is above 0 exactly when a branch started');
const planRow = z.strictObject({
    item: z.string().regex(ITEM_ID, 'not an item id'),
    call: ordinal,
    request_bytes: count,
    request_sha256: sha256,
});
export const fanoutStart = z
    .object({
    ...fanout('fanout_start'),
    received: hashedPath,
    items: text,
    subflow: text,
    width: ordinal,
    max_items: ordinal.max(MAX_WIDTH),
    manifest_bytes: count.max(MANIFEST_BYTES),
    manifest_sha256: sha256,
    plan: z
        .array(planRow)
        .min(1)
        .refine((rows) => isAscending(rows.map(({ item }) => item)), 'the plan is not in bytewise order')
        .refine((rows) => rows.every(({ call }, index) => call === index + 1), 'the calls do not count from 1'),
})
    .refine(({ width, max_items }) => width <= max_items, 'wider than max_items')
    .refine(({ plan, max_items }) => plan.length <= max_items, 'more rows than max_items')
    .refine(({ received, manifest_sha256 }) => received.sha256 === manifest_sha256, 'the manifest is not what was received');
export const fanoutDone = z
    .object({
    ...fanout('fanout_done'),
    exit,
    cause,
    concurrent: count,
    selected: z.string().regex(ITEM_ID, 'not an item id').optional(),
})
    .refine(isLawfulEnding, 'the exit does not belong to the cause')
    .refine((event) => (event.selected === undefined) === (event.cause === 'success' || event.cause === 'signal'), 'selected stands on every ending but success and signal');
function isAscending(names) {
    return names.every((name, index) => index === 0 || compareBytewise(names[index - 1], name) < 0);
}
//# sourceMappingURL=container-events.js.map