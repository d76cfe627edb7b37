import { pickIfJson } from '../format/json-pick.js';
import { parseTime } from '../format/time.js';
import { isBlank } from '../format/white-space.js';
import { commandOfCall, inputAsGiven, inputOfArguments } from './codex-command.js';
import { codexLine } from './codex-format.js';
import { joinTexts, readOutput, readRefinement, } from './codex-results.js';
import { typedLine } from './records.js';
/**
 * Transducer: Codex's lines in, session items out (without the `end` item).
 *
 * Holds each call's status and where its text stands, never the text: when a
 * later line turns a call into a failure, the line with the text is read again.
 * Fails with the system's error when that reading fails.
 */
export function codexEntries(facts, readAgain, options = {}) {
    return new CodexEntries(facts, readAgain, options.detail);
}
class CodexEntries {
    #facts;
    #readAgain;
    #keepTexts;
    #keepSpans;
    #calls = new Map();
    /** Calls without a result. */
    #open = new Set();
    #cwd;
    constructor(facts, readAgain, detail = 'full') {
        this.#facts = facts;
        this.#readAgain = readAgain;
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
        const { type, timestamp, payload = {} } = line;
        if (type === 'session_meta' || type === 'turn_context') {
            this.#cwd = this.#facts.addCwd(payload.cwd) ?? this.#cwd;
        }
        const { kind, span, text } = classify(type, payload);
        const entry = this.#facts.addEntry({
            kind,
            text: this.#keepTexts ? text : '',
            offset: record.offset,
            span: this.#spanOf(span, record.offset),
            time: timestamp === undefined ? undefined : parseTime(timestamp),
            cwd: this.#cwd,
            model: type === 'turn_context' ? payload.model : undefined,
        });
        push(entry);
        if (kind === 'tool_call')
            this.#pushCall(payload, entry.index, push);
        if (kind === 'interrupt')
            this.#interruptOpenCalls(record.offset, push);
        // Not the record: a place is kept as long as its call, and a record holds its whole line.
        const place = { offset: record.offset, size: record.size };
        if (type === 'response_item')
            this.#takeOutput(payload, place, push);
        const refinement = type === 'event_msg' ? readRefinement(payload) : undefined;
        if (refinement !== undefined)
            this.#refine(refinement, place, push);
    }
    #spanOf(span, offset) {
        if (!this.#keepSpans)
            return '';
        return span === '' ? `L${offset}` : span;
    }
    #pushCall(payload, entry, push) {
        const id = payload.call_id ?? '';
        if (this.#calls.has(id))
            return;
        const call = {
            call: this.#facts.nextCall(),
            status: undefined,
            exitCode: undefined,
            offset: 0,
            text: undefined,
            takesOutput: true,
        };
        if (id !== '')
            this.#calls.set(id, call);
        this.#open.add(call);
        const tool = payload.type === 'local_shell_call' ? 'local_shell' : (payload.name ?? '');
        const input = this.#keepTexts ? inputOf(payload) : undefined;
        const command = input === undefined ? undefined : commandOfCall(tool, input);
        push({ type: 'call', call: call.call, entry, tool, command, input });
    }
    #interruptOpenCalls(offset, push) {
        for (const call of this.#open) {
            Object.assign(call, { status: 'interrupted', offset, takesOutput: false });
            this.#pushResult(call, () => '', push);
        }
        this.#open.clear();
    }
    /** The first output of a call is its result; after a record that settled the call it can only give the text. */
    #takeOutput(payload, place, push) {
        if (payload.type !== 'function_call_output' && payload.type !== 'custom_tool_call_output')
            return;
        const call = this.#calls.get(payload.call_id ?? '');
        if (call?.takesOutput !== true)
            return;
        call.takesOutput = false;
        const output = readOutput(payload.output);
        const isSettled = call.status !== undefined;
        if (isSettled && (call.text !== undefined || output.isEmpty))
            return;
        call.text = output.isEmpty ? undefined : place;
        if (!isSettled) {
            Object.assign(call, { status: output.status, exitCode: output.exitCode, offset: place.offset });
            this.#open.delete(call);
        }
        this.#pushResult(call, output.readText, push);
    }
    /** A later record of the harness decides the status; it moves the result to its own line when the status changes. */
    #refine(refinement, place, push) {
        const call = this.#calls.get(refinement.callId);
        if (call === undefined || refinement.status === undefined)
            return;
        const before = { ...call };
        this.#open.delete(call);
        if (call.status !== refinement.status)
            call.offset = place.offset;
        call.status = refinement.status;
        call.exitCode = refinement.exitCode ?? call.exitCode;
        if (call.text === undefined && refinement.text !== '')
            call.text = place;
        const isSame = call.status === before.status && call.exitCode === before.exitCode && call.text === before.text;
        if (isSame)
            return;
        const { text } = call;
        const isHere = text === place || text === undefined;
        this.#pushResult(call, () => (isHere ? refinement.text : this.#textAt(text)), push);
    }
    #textAt(place) {
        const bytes = this.#readAgain(place.offset, place.size - 1);
        const payload = pickIfJson(bytes, codexLine)?.payload ?? {};
        return readRefinement(payload)?.text ?? readOutput(payload.output).readText();
    }
    /** @param readText called for a result whose text is shown */
    #pushResult(call, readText, push) {
        const status = call.status;
        const hasExitCode = status === 'ok' || status === 'error';
        push({
            type: 'result',
            call: call.call,
            offset: call.offset,
            status,
            exitCode: hasExitCode ? call.exitCode : undefined,
            text: status === 'ok' || !this.#keepTexts ? '' : readText(),
        });
    }
}
const CALLS = new Set([
    'function_call',
    'custom_tool_call',
    'local_shell_call',
]);
function inputOf(payload) {
    if (payload.type === 'function_call')
        return inputOfArguments(payload.arguments);
    return inputAsGiven(payload.type === 'local_shell_call' ? payload.action : payload.input);
}
/** What an entry is; an empty span stands for the line's offset. */
function classify(type, payload) {
    if (type === 'response_item') {
        if (CALLS.has(payload.type))
            return { kind: 'tool_call', span: payload.call_id ?? '', text: '' };
        const isAnswer = payload.type === 'message' && payload.role === 'assistant';
        const text = isAnswer ? answerText(payload) : '';
        return { kind: text === '' ? 'other' : 'assistant_text', span: '', text };
    }
    if (type !== 'event_msg')
        return { kind: 'other', span: '', text: '' };
    if (payload.type === 'turn_aborted' && payload.reason === 'interrupted') {
        return { kind: 'interrupt', span: '', text: '' };
    }
    const item = payload.type === 'item_completed' ? payload.item : undefined;
    const isItem = item?.type === 'UserMessage';
    const spoken = payload.type === 'user_message' ? payload.message : undefined;
    const text = isItem ? joinTexts(item.content, 'text') : (spoken ?? '');
    if (isBlank(text))
        return { kind: 'other', span: isItem ? (item.id ?? '') : '', text: '' };
    return { kind: 'prompt', span: isItem ? (item.id ?? '') : '', text };
}
function answerText(payload) {
    const answers = (payload.content ?? []).filter((one) => one?.type === 'output_text');
    return answers
        .map((one) => one?.text ?? '')
        .filter((text) => !isBlank(text))
        .join('\n');
}
//# sourceMappingURL=codex-entries.js.map