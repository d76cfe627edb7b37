// A session of OpenCode as a virtual append-only log: one record a message, then
// one a part, each a line of compact JSON. A record holds only what is final once
// its row is complete, so that OpenCode's later rewrites do not change the log
// and offsets, sizes and watermarks mean what they mean for a file.
import { createHash } from 'node:crypto';
import { compactJson } from '../../stream/json-compact.js';
import { stage } from '../../stream/stage.js';
import { escapeHtml } from '../format/json-html.js';
import { pickIfJson } from '../format/json-pick.js';
import { RawValue } from '../format/json-shape.js';
import { FINISHED, opencodeMessage, opencodePart, TEXT_PARTS } from './opencode-format.js';
/**
 * Stage: the rows of a message in, its records out. A user message without parts, an assistant message that is not
 * completed and a tool part that is not finished end the log; what comes after is dropped.
 *
 * Holds one message with its parts. Never fails.
 */
export function opencodeLog(state) {
    let offset = 0;
    const add = (bytes, id, data) => {
        if (offset === 0)
            state.sha256 = createHash('sha256').update(bytes.subarray(0, -1)).digest('hex');
        const record = { id, offset, size: bytes.length, data };
        offset += bytes.length;
        return record;
    };
    return stage((rows, push) => {
        if (state.hasEnded)
            return;
        const data = readData(rows.message, opencodeMessage);
        const parts = rows.parts.map((row) => ({ row, data: readData(row, opencodePart) }));
        const stop = parts.findIndex((part) => part.data !== undefined && !isFinished(part.data));
        const isOpen = data !== undefined && isUnfinished(data, rows.parts.length > 0);
        if (isOpen || stop !== -1) {
            state.hasEnded = true;
            const span = isOpen ? rows.message.id : (parts[stop]?.row.id ?? '');
            if (rows.following > 0)
                state.unfinished = { span, hidden: rows.following };
        }
        if (isOpen)
            return;
        const message = add(encodeMessage(rows.message, data), rows.message.id, data);
        const complete = stop === -1 ? parts : parts.slice(0, stop);
        push({
            message,
            parts: complete.map((part) => add(encodePart(part.row, part.data), part.row.id, part.data)),
        });
    });
}
/** Whether a message may still change: of other roles than these two nothing is known, and they count. */
function isUnfinished(data, hasParts) {
    const role = stringOf(data.role);
    if (role === 'assistant')
        return data.time?.completed === undefined || data.time.completed.isNull;
    return role === 'user' && !hasParts;
}
function isFinished(data) {
    return stringOf(data.type) !== 'tool' || FINISHED.includes(stringOf(data.state?.status) ?? '');
}
/** The text of a picked value that is a string. */
export function stringOf(value) {
    return value?.isString === true ? value.decode() : undefined;
}
function readData(row, shape) {
    return row.data === undefined ? undefined : pickIfJson(row.data, shape);
}
function encodeMessage(row, data) {
    if (data === undefined)
        return encode({ kind: 'message', ...unreadable(row) });
    const { role, modelID, providerID, path, error } = data;
    const completed = stringOf(role) === 'assistant' ? data.time?.completed : undefined;
    const time = { created: data.time?.created, completed };
    return encode({ id: row.id, kind: 'message', role, time, modelID, providerID, path, error });
}
function encodePart(row, data) {
    if (data === undefined)
        return encode({ kind: 'part', ...unreadable(row) });
    const { messageID, type, synthetic, ignored, tool, callID, state } = data;
    const text = TEXT_PARTS.includes(stringOf(type) ?? '') ? data.text : undefined;
    const { status, input, output, error, metadata } = state ?? {};
    return encode({
        id: row.id,
        kind: 'part',
        messageID,
        type,
        synthetic,
        ignored,
        tool,
        callID,
        text,
        state: { status, input, output, error, metadata: metadata },
    });
}
function unreadable(row) {
    return { id: row.id, data: row.data?.toString('utf8') ?? '' };
}
/** A line: compact JSON, the keys of every object in byte order, objects without members left out. */
function encode(tree) {
    return Buffer.from(`${escapeHtml(encodeTree(tree) ?? '{}')}\n`);
}
function encodeTree(tree) {
    const members = [];
    for (const name of Object.keys(tree).sort()) {
        const text = encodeValue(tree[name]);
        if (text !== undefined)
            members.push(`${JSON.stringify(name)}:${text}`);
    }
    return members.length === 0 ? undefined : `{${members.join(',')}}`;
}
function encodeValue(value) {
    if (value === undefined)
        return undefined;
    if (value instanceof RawValue)
        return compactJson(value.bytes).toString('utf8');
    return typeof value === 'string' ? JSON.stringify(value) : encodeTree(value);
}
//# sourceMappingURL=opencode-log.js.map