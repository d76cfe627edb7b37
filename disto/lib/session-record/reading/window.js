// The window of a model call: the exact messages that the model was shown, each
// with what the call's frame says of it.
import { CodedError } from '../../stream/errors.js';
import { typedReader } from '../../stream/json-typed.js';
import { pooledMessage, pooledToolset } from '../format/record.js';
import { readEntries } from './entries.js';
import { FrameAttachment, isModelCall, isTurn, } from './model-calls.js';
import { RecordFault } from './record-fault.js';
/** A seq that names no model call. Codes: `no-such-entry`, `not-a-model-call`, `different-agents`. */
export class WindowFault extends CodedError {
}
/**
 * Finds the calls with the given seqs, and their frames, in one pass over the entries.
 *
 * @throws WindowFault `no-such-entry`, `not-a-model-call`
 */
export async function findCalls(record, seqs) {
    const calls = new Map();
    const frames = new Map();
    const others = new Map();
    const attachment = new FrameAttachment();
    for await (const { entry } of readEntries(record)) {
        const attached = attachment.admit(entry);
        if (entry.type === 'prompt_frame' && attached?.kind === 'attached' && calls.has(attached.callSeq))
            frames.set(attached.callSeq, entry);
        if (!seqs.includes(entry.seq) || calls.has(entry.seq))
            continue;
        if (isModelCall(entry))
            calls.set(entry.seq, entry);
        else
            others.set(entry.seq, entry.type);
    }
    const found = new Map();
    for (const seq of seqs) {
        const call = calls.get(seq);
        if (call === undefined)
            throw missingCall(seq, others.get(seq));
        const frame = frames.get(seq);
        found.set(seq, { call, frame, frameState: stateOf(call, frame) });
    }
    return found;
}
/** Expands the window of the call `seq`. Holds its messages. @throws WindowFault, RecordFault */
export async function readWindow(record, seq) {
    const framed = (await findCalls(record, [seq])).get(seq);
    const { request } = framed.call;
    const indices = request.messages.toArray();
    const { items, notSent } = matchFrame(indices, framed.frame);
    const bodies = await readMessages(record, indices);
    const messages = indices.map((index, position) => ({
        index,
        ...bodies.get(index),
        item: items[position],
    }));
    return { ...framed, messages, notSent, toolset: await readToolset(record, request.toolset ?? undefined) };
}
/** Messages by their index. Holds them. */
export async function readMessages(record, indices) {
    const found = new Map();
    for await (const { bytes, number } of record.pick('messages', indices)) {
        found.set(number, readPooled(() => readMessage(bytes).value, 'messages', number));
    }
    return found;
}
const readMessage = typedReader(pooledMessage);
const readTools = typedReader(pooledToolset);
async function readToolset(record, index) {
    if (index === undefined)
        return undefined;
    for await (const { bytes } of record.pick('toolsets', [index])) {
        return { index, ...readPooled(() => readTools(bytes).value, 'toolsets', index) };
    }
    return undefined;
}
function readPooled(read, list, number) {
    try {
        return read();
    }
    catch (error) {
        throw new RecordFault('bad-element', `${list}[${number}]: ${error.message}`, { cause: error });
    }
}
/**
 * Lays a frame over a request. Their indices are the same, unless the request was
 * changed after the frame's items were gathered; then an item goes to the next
 * message of the same index.
 */
export function matchFrame(indices, frame) {
    const items = indices.map(() => undefined);
    const notSent = [];
    let from = 0;
    for (const item of frame?.items ?? []) {
        const at = indices.indexOf(item.message, from);
        if (at === -1) {
            notSent.push(item);
            continue;
        }
        items[at] = item;
        from = at + 1;
    }
    return { items, notSent };
}
function stateOf(call, frame) {
    if (frame !== undefined)
        return 'recorded';
    if (!isTurn(call))
        return 'none';
    return call.type === 'model_error' ? 'refused' : 'lost';
}
function missingCall(seq, type) {
    const hint = 'gg-record entries --kind model_io lists the calls that were answered';
    return type === undefined
        ? new WindowFault('no-such-entry', `the record has no entry ${seq}`, { hint })
        : new WindowFault('not-a-model-call', `entry ${seq} is a ${type}, not a call to a model`, { hint });
}
//# sourceMappingURL=window.js.map