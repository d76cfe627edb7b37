import { parseTime } from '../format/time.js';
import { isBlank } from '../format/white-space.js';
import { commandOf, copyOf } from './call-input.js';
import { COPILOT_TEXTS, USER_SOURCES } from './copilot-format.js';
import { readComplete } from './copilot-results.js';
import { typedLine } from './records.js';
/**
 * Transducer: Copilot CLI's events in, session items out (without the `end` item).
 *
 * Holds each call by its id. The first start with an id owns it, the first
 * completion settles it. Never fails.
 *
 * @param workspaceCwd the directory recorded beside the log
 */
export function copilotEntries(facts, workspaceCwd, options = {}) {
    return new CopilotEntries(facts, workspaceCwd, options.detail);
}
class CopilotEntries {
    #facts;
    #keepTexts;
    #keepSpans;
    #calls = new Map();
    /** Calls without a result. */
    #open = new Set();
    #cwd;
    constructor(facts, workspaceCwd, detail = 'full') {
        this.#facts = facts;
        this.#cwd = facts.addCwd(workspaceCwd);
        this.#keepTexts = detail === 'full';
        this.#keepSpans = detail !== 'counts';
    }
    take(record, push) {
        const line = typedLine(record);
        this.#facts.addLine(record.size, line !== undefined);
        if (line === undefined) {
            push({ type: 'unparsed', offset: record.offset });
            return;
        }
        const isSubAgent = (line.agentId ?? '') !== '';
        const type = isSubAgent ? undefined : line.type;
        const data = isSubAgent ? undefined : line.data;
        this.#cwd = this.#facts.addCwd(recordedCwd(type, data)) ?? this.#cwd;
        const { kind, text } = classify(type, data);
        const entry = this.#facts.addEntry({
            kind,
            text: this.#keepTexts ? text : '',
            offset: record.offset,
            span: this.#keepSpans ? (line.id ?? '') : '',
            time: line.timestamp === undefined ? undefined : parseTime(line.timestamp),
            cwd: this.#cwd,
            model: namedModel(type, data),
        });
        push(entry);
        if (kind === 'tool_call')
            this.#pushCall(data ?? {}, entry.index, push);
        if (kind === 'interrupt')
            this.#abort(record.offset, push);
        if (type === 'tool.execution_complete')
            this.#complete(data ?? {}, record.offset, push);
        if (type === 'permission.completed')
            this.#permit(data ?? {}, record.offset, push);
    }
    #pushCall(data, entry, push) {
        const id = data.toolCallId ?? '';
        if (this.#calls.has(id))
            return;
        const tool = data.toolName ?? '';
        const isShell = data.shellToolInfo !== undefined || COPILOT_TEXTS.shells.includes(tool);
        const call = { call: this.#facts.nextCall(), isShell, verdict: undefined, isSettled: false };
        if (id !== '')
            this.#calls.set(id, call);
        this.#open.add(call);
        const input = this.#keepTexts ? copyOf(data.arguments) : undefined;
        push({ type: 'call', call: call.call, entry, tool, command: commandOf(input), input });
    }
    #complete(data, offset, push) {
        const call = this.#calls.get(data.toolCallId ?? '');
        if (call === undefined || call.isSettled)
            return;
        const result = readComplete(data, call.isShell);
        call.isSettled = true;
        this.#open.delete(call);
        const { status = result.status, offset: decided = offset } = call.verdict ?? {};
        this.#pushResult(call, { ...result, status }, decided, push);
    }
    /** A permission decides only over a call without a result. */
    #permit(data, offset, push) {
        const call = this.#calls.get(data.toolCallId ?? '');
        const status = verdictOf(data.result?.kind ?? '');
        if (call === undefined || status === undefined || !this.#open.delete(call))
            return;
        call.verdict = { status, offset };
        this.#pushResult(call, { status, exitCode: undefined, readText: () => '' }, offset, push);
    }
    #abort(offset, push) {
        for (const call of this.#open) {
            call.isSettled = true;
            const readText = () => COPILOT_TEXTS.aborted;
            this.#pushResult(call, { status: 'interrupted', exitCode: undefined, readText }, offset, push);
        }
        this.#open.clear();
    }
    #pushResult(call, result, offset, push) {
        const { status, exitCode } = result;
        const text = status === 'ok' || !this.#keepTexts ? '' : result.readText();
        push({ type: 'result', call: call.call, offset, status, exitCode, text });
    }
}
function verdictOf(kind) {
    if (kind.startsWith(COPILOT_TEXTS.deniedKind))
        return 'denied';
    return kind === COPILOT_TEXTS.cancelledKind ? 'interrupted' : undefined;
}
function classify(type, data) {
    const text = data?.content ?? '';
    switch (type) {
        case 'abort':
            return { kind: 'interrupt', text: '' };
        case 'tool.execution_start':
            return { kind: data === undefined ? 'other' : 'tool_call', text: '' };
        case 'user.message': {
            const isUsers = USER_SOURCES.includes(data?.source ?? '') && data?.isAutopilotContinuation !== true;
            return isUsers && !isBlank(text) ? { kind: 'prompt', text } : { kind: 'other', text: '' };
        }
        case 'assistant.message':
            return isBlank(text) ? { kind: 'other', text: '' } : { kind: 'assistant_text', text };
        default:
            return { kind: 'other', text: '' };
    }
}
function recordedCwd(type, data) {
    return type === 'session.context_changed' ? data?.cwd : data?.context?.cwd;
}
function namedModel(type, data) {
    if (type === 'session.model_change')
        return data?.newModel ?? data?.model ?? data?.selectedModel;
    return data?.model ?? data?.selectedModel;
}
//# sourceMappingURL=copilot-entries.js.map