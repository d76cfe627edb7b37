// How one agent's window changed between two calls.
import { diffArrays } from 'diff';
import { findCalls, matchFrame, readMessages, WindowFault } from './window.js';
/**
 * Compares the windows of two calls of one agent. Holds the messages that differ.
 *
 * @throws WindowFault `different-agents`, `no-such-entry`, `not-a-model-call`
 */
export async function diffWindows(record, fromSeq, toSeq) {
    const calls = await findCalls(record, [fromSeq, toSeq]);
    const from = calls.get(fromSeq);
    const to = calls.get(toSeq);
    if (from.call.agentId !== to.call.agentId) {
        throw new WindowFault('different-agents', `entry ${fromSeq} is a call of ${from.call.agentId}, entry ${toSeq} one of ${to.call.agentId}`, { hint: 'name two calls of one agent; gg-record timeline shows whose they are' });
    }
    const { changes, items, kept } = compare(from, to);
    const bodies = await readMessages(record, changes.map(({ index }) => index));
    return {
        from,
        to,
        kept,
        messages: changes.map((change) => ({ ...change, ...bodies.get(change.index) })),
        items,
        toolset: {
            from: from.call.request.toolset ?? undefined,
            to: to.call.request.toolset ?? undefined,
        },
    };
}
function compare(from, to) {
    const before = from.call.request.messages.toArray();
    const after = to.call.request.messages.toArray();
    const itemsBefore = matchFrame(before, from.frame).items;
    const itemsAfter = matchFrame(after, to.frame).items;
    const changes = [];
    const items = [];
    let atBefore = 0;
    let atAfter = 0;
    let kept = 0;
    for (const part of diffArrays(before, after)) {
        for (const index of part.value) {
            if (part.removed)
                changes.push({ change: 'removed', position: atBefore, index });
            else if (part.added)
                changes.push({ change: 'added', position: atAfter, index });
            else {
                kept += 1;
                const changed = changedItem(index, itemsBefore[atBefore], itemsAfter[atAfter]);
                if (changed !== undefined)
                    items.push(changed);
            }
            if (!part.added)
                atBefore += 1;
            if (!part.removed)
                atAfter += 1;
        }
    }
    return { changes, items, kept };
}
function changedItem(index, before, after) {
    if (before === undefined || after === undefined)
        return undefined;
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : { index, before, after };
}
//# sourceMappingURL=window-diff.js.map