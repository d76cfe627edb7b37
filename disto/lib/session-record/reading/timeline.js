// What each agent did, in seq order, with the time as far as the record tells it.
//
// The only clock in a record is the reads of the deadline: an entry happened at
// or after the last one before it.
import { readEntries } from './entries.js';
import { isModelCall, isTurn } from './model-calls.js';
/** The events of a record. Frames, quiet cancel probes and clock reads are not events; clock reads tell the time. Holds a number an agent. */
export async function* readTimeline(record) {
    const turns = new Map();
    let elapsedMs;
    for await (const { entry } of readEntries(record)) {
        if (entry.type === 'clock')
            elapsedMs = entry.elapsedMs;
        const event = eventOf(entry);
        if (event === undefined)
            continue;
        const turn = isModelCall(entry) && isTurn(entry) ? countTurn(turns, entry) : undefined;
        const durationMs = isModelCall(entry) ? (entry.durationMs ?? undefined) : undefined;
        yield { seq: entry.seq, agentId: entry.agentId, elapsedMs, durationMs, turn, ...event };
    }
}
/** A failed call leaves its turn open: the call after it is the same turn tried again. */
function countTurn(turns, call) {
    const state = turns.get(call.agentId) ?? { turn: 0, isOpen: false };
    if (!state.isOpen)
        state.turn += 1;
    state.isOpen = call.type === 'model_error';
    turns.set(call.agentId, state);
    return state.turn;
}
function eventOf(entry) {
    switch (entry.type) {
        case 'model_io':
        case 'model_error':
            return callEvent(entry);
        case 'tool_result': {
            const { call, outcome } = entry;
            return { kind: 'tool', ok: outcome.ok, what: call.name };
        }
        case 'shell':
        case 'git': {
            const { command, exitCode } = entry.command;
            const what = `${command} → exit ${exitCode}${entry.type === 'shell' ? ` (${entry.origin})` : ''}`;
            return { kind: entry.type, ok: exitCode === 0, what };
        }
        case 'cancel_probe':
            return entry.canceled ? { kind: 'canceled', ok: false, what: 'the run was found canceled' } : undefined;
        case 'prompt_frame':
        case 'clock':
            return undefined;
    }
}
function callEvent(call) {
    const { count } = call.request.messages;
    const window = `${count} ${count === 1 ? 'message' : 'messages'}`;
    const forced = call.request.shape === 'complete_requiring' ? ', tool required' : '';
    if (!isTurn(call)) {
        const failure = call.type === 'model_error' ? ` → ${call.error.kind}` : '';
        return { kind: 'compaction', ok: call.type === 'model_io', what: `compaction of ${window}${failure}` };
    }
    return call.type === 'model_io'
        ? { kind: 'turn', ok: true, what: `model call, ${window}${forced}` }
        : { kind: 'refused', ok: false, what: `model call, ${window}${forced} → ${call.error.kind}` };
}
//# sourceMappingURL=timeline.js.map