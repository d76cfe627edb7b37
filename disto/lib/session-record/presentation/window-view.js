import { printable } from '../../terminal/printable.js';
import { formatCount, formatDuration } from './quantities.js';
const FRAME_WORDS = {
    recorded: 'frame recorded',
    lost: 'no frame recorded',
    none: 'no frame: the summarizer rewrites the whole window and is framed by nothing',
    refused: 'no frame: the call failed, and a frame describes the call that was sent',
};
/** What the model saw at one call, for eyes. */
export function viewWindow(window) {
    const { messages, notSent, toolset } = window;
    const parts = [
        viewCall(window),
        toolset === undefined
            ? 'no tools offered'
            : `toolset ${toolset.index}: ${toolNames(toolset.tools.bytes)}`,
        '',
    ];
    for (const [position, { index, body, item }] of messages.entries()) {
        parts.push(`[${position}] message ${index}, ${describeItem(item)}`, indent(bodyText(body.bytes)), '');
    }
    for (const item of notSent)
        parts.push(`in the frame and not in the request: message ${item.message}, ${describeItem(item)}`);
    return `${parts.join('\n').trimEnd()}\n`;
}
/** How a window changed, for eyes. */
export function viewDiff(diff) {
    const parts = [`from ${viewCall(diff.from)}`, `to   ${viewCall(diff.to)}`, ''];
    for (const { change, position, index, body } of diff.messages) {
        const sign = change === 'added' ? '+' : '-';
        parts.push(`${sign} [${position}] message ${index}`, indent(bodyText(body.bytes), `${sign}   `));
    }
    for (const { index, before, after } of diff.items) {
        parts.push(`~ message ${index}: ${describeItem(before)} → ${describeItem(after)}`);
    }
    const { from, to } = diff.toolset;
    if (from !== to)
        parts.push(`~ toolset: ${from ?? 'none'} → ${to ?? 'none'}`);
    const added = diff.messages.filter(({ change }) => change === 'added').length;
    parts.push(`${diff.kept} kept, ${added} added, ${diff.messages.length - added} removed`);
    return `${parts.join('\n')}\n`;
}
function viewCall({ call, frameState }) {
    const outcome = call.type === 'model_io' ? 'answered' : `failed: ${call.error.kind}, ${call.error.message}`;
    const time = call.durationMs == null ? '' : ` after ${formatDuration(call.durationMs)}`;
    const role = call.request.role === 'agent' ? 'turn' : 'compaction';
    const forced = call.request.shape === 'complete_requiring' ? ', tool required' : '';
    return printable(`seq ${call.seq}, ${role} of ${call.agentId}${forced}, ${formatCount(call.request.messages.count, 'message')}, ${outcome}${time}; ${FRAME_WORDS[frameState]}`);
}
function describeItem(item) {
    if (item === undefined)
        return 'not in a frame';
    const facts = [
        `slot ${item.slot}`,
        item.retention,
        item.turn === 0 ? 'seeded before turn 1' : `turn ${item.turn}`,
        `source ${item.source}`,
    ];
    if (item.label != null)
        facts.push(`label ${item.label}`);
    if (item.region != null)
        facts.push(`lines ${item.region.offset} to ${item.region.offset + item.region.limit - 1}`);
    return printable(facts.join(', '));
}
/** A message as it is read: its role and text, and whatever else it holds as JSON. */
function bodyText(bytes) {
    const body = JSON.parse(bytes.toString('utf8'));
    if (typeof body !== 'object' || body === null || Array.isArray(body))
        return printable(JSON.stringify(body));
    const { role, content, ...rest } = body;
    const lines = [];
    if (typeof role === 'string')
        lines.push(`${role}:`);
    if (typeof content === 'string')
        lines.push(content);
    else if (content !== undefined)
        lines.push(JSON.stringify(content));
    if (Object.keys(rest).length > 0)
        lines.push(JSON.stringify(rest));
    return printable(lines.join('\n'));
}
function toolNames(bytes) {
    const tools = JSON.parse(bytes.toString('utf8'));
    if (!Array.isArray(tools))
        return printable(JSON.stringify(tools));
    const names = tools.map((tool) => String(tool?.name ?? '?'));
    return printable(names.join(', '));
}
function indent(text, by = '    ') {
    return text.replace(/^/gm, by);
}
//# sourceMappingURL=window-view.js.map