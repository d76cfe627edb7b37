// What a record is: whose, of what, how much, and whether it is whole.
import { RawJson } from '../../stream/json-typed.js';
import { describeTruncation } from './describe-truncation.js';
import { ElementSizes } from './element-sizes.js';
import { readEntries } from './entries.js';
/** Reads the whole record once. Holds the head and the sizes of pooled bodies, four bytes each. */
export async function readInfo(record) {
    const { head, counts } = record;
    const sizes = {
        messages: await sizesOf(record, 'messages'),
        toolsets: await sizesOf(record, 'toolsets'),
        texts: await sizesOf(record, 'texts'),
    };
    const byKind = {};
    const byAgent = new Map();
    let unpooled = 0;
    for await (const { entry } of readEntries(record)) {
        byKind[entry.type] = (byKind[entry.type] ?? 0) + 1;
        byAgent.set(entry.agentId, (byAgent.get(entry.agentId) ?? 0) + 1);
        unpooled += quotedBytes(entry, sizes);
    }
    const stored = sizes.messages.sum + sizes.toolsets.sum + sizes.texts.sum;
    const recorder = head.bytesOf('recorder');
    return {
        formatVersion: head.formatVersion,
        sessionId: head.sessionId,
        routingKey: head.routingKey,
        recorder: recorder === undefined ? undefined : new RawJson(recorder),
        seed: head.seed,
        agents: head.agents.map(({ row }) => ({ ...row, entries: byAgent.get(row.agentId) ?? 0 })),
        counts: { ...counts, byKind },
        pooling: { stored, unpooled, saved: Math.max(0, unpooled - stored) },
        truncation: head.truncation ?? null,
        ending: describeTruncation(head.truncation, counts.entries),
    };
}
async function sizesOf(record, pool) {
    const sizes = new ElementSizes();
    for await (const { bytes } of record.elements(pool))
        sizes.push(bytes.length);
    return sizes;
}
/** The bodies that an entry quotes. A frame quotes none: it says something of bodies that its call quotes. */
function quotedBytes(entry, sizes) {
    const text = (index) => (index == null ? 0 : sizes.texts.at(index));
    switch (entry.type) {
        case 'model_io':
        case 'model_error': {
            const { messages, toolset } = entry.request;
            const tools = toolset == null ? 0 : sizes.toolsets.at(toolset);
            return messages.toArray().reduce((sum, index) => sum + sizes.messages.at(index), tools);
        }
        case 'tool_result':
            return text(entry.outcome.output) + text(entry.outcome.dataText) + text(entry.outcome.summary);
        case 'shell':
        case 'git':
            return text(entry.command.stdout) + text(entry.command.stderr);
        default:
            return 0;
    }
}
//# sourceMappingURL=info.js.map