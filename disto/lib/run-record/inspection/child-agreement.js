// Whether a call and the record of its child tell the same story. A valid
// parent proves nothing about a child: everything is compared anew.
import { z } from 'zod';
import { childReference } from '../format/container-events.js';
import { cause, exit } from '../format/ending.js';
import { count, ordinal, relativePath, requestDescriptor, subflowInput, text } from '../format/fields.js';
import { BrokenFact, NothingFound } from '../format/refusals.js';
import { isRequestFile } from '../format/run-events.js';
import { hashBytes } from '../hashing/hash-file.js';
import { FileFault } from '../reading/file-fault.js';
import { findRunEnd } from './facts.js';
import { eventsOf, placeOf } from './inspected-run.js';
import { REQUEST_BYTES } from './request.js';
import { verifyRetained } from './retained-file.js';
/** A call that started a child run, as far as its agreement with the child goes. */
export const startedCall = z.object({
    stage: text,
    repeat: ordinal.optional(),
    retry: ordinal,
    call: ordinal,
    flow: text,
    input: subflowInput,
    exit: exit.optional(),
    cause: cause.optional(),
    child: relativePath,
    started: z.literal(true),
});
const childStart = z.object({
    run: text,
    flow: z.string().optional(),
    request: requestDescriptor.extend({ via: z.literal('subflow'), bytes: count }),
});
const childEnd = z.object({ exit, cause });
/** Whether a path has the form of a child's folder: a call of an attempt of a stage. */
export function isChildReference(path) {
    const parts = path.split('/');
    const [repeat, retry, marker, call] = parts.slice(-4);
    const isCounter = (part) => /^[1-9]\d*$/.test(part ?? '');
    return (parts.length >= 6 &&
        parts[0] === 'stages' &&
        marker === 'subflows' &&
        [repeat, retry, call].every(isCounter));
}
/**
 * The calls that a run started, each with a child of its own: a call whose
 * child is not the one that its identity and number derive, or is named twice,
 * is left out and makes the list unsound.
 */
export function listStartedCalls(run) {
    const rows = eventsOf(run, 'subflow_call');
    const named = countBy(rows.map(({ fields }) => fields.child));
    const derived = countBy(rows.map(deriveSlot));
    const calls = [];
    let isSound = true;
    for (const row of rows) {
        if (row.fields.started === false && row.fields.child === undefined)
            continue;
        const { data: call } = startedCall.safeParse(row.fields);
        const isOwn = call !== undefined &&
            call.child === childReference(call, call.call) &&
            isChildReference(call.child) &&
            named.get(call.child) === 1 &&
            derived.get(call.child) === 1;
        if (isOwn)
            calls.push(call);
        else
            isSound = false;
    }
    return { calls, isSound };
}
function deriveSlot({ fields }) {
    const slot = startedCall
        .pick({ stage: true, repeat: true, retry: true, call: true })
        .safeParse(fields).data;
    return slot === undefined ? undefined : childReference(slot, slot.call);
}
function countBy(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}
/**
 * What a call and its child disagree about.
 *
 * @param child the child as it was read; its record may be unusable
 * @returns undefined when they agree
 */
export async function findDisagreement(call, child) {
    const [first] = child.reading.events;
    const start = childStart.safeParse(first?.fields).data;
    if (start === undefined)
        return 'the child has no usable run_start';
    if (start.run !== String(call.call))
        return 'the child is another run';
    if (start.flow !== call.flow)
        return 'the flow differs';
    return (await compareRequests(call, start.request, child)) ?? compareEndings(call, child);
}
async function compareRequests({ input, child: reference }, request, child) {
    const path = 'text' in input ? 'request.txt' : input.path.slice(reference.length + 1);
    if ('path' in input && !input.path.startsWith(`${reference}/`))
        return 'the request lies outside the child';
    if (request.path !== path || !isRequestFile(request.path))
        return 'the request has another place';
    if (request.sha256 !== input.sha256 || request.bytes !== input.bytes)
        return 'the request differs';
    if ('text' in input && hashBytes(input.text) !== input.sha256)
        return 'the text is not the one that was hashed';
    try {
        const fact = { path: placeOf(child, request.path), sha256: request.sha256, bytes: request.bytes };
        await verifyRetained(child.directory, fact, REQUEST_BYTES);
        return undefined;
    }
    catch (fault) {
        if (fault instanceof BrokenFact || fault instanceof NothingFound || fault instanceof FileFault) {
            return fault.message;
        }
        throw fault;
    }
}
function compareEndings(call, child) {
    const { status } = child.reading.verdict;
    if (call.exit === undefined && call.cause === undefined) {
        return status === 'incomplete' ? undefined : 'the call has no ending and the child has one';
    }
    if (status !== 'valid')
        return 'the call has an ending and the child has none';
    const end = childEnd.safeParse(findRunEnd(child)?.fields).data;
    return end?.exit === call.exit && end?.cause === call.cause ? undefined : 'the endings differ';
}
//# sourceMappingURL=child-agreement.js.map