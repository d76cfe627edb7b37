import { RawValue } from '../format/json-shape.js';
import { parseTime } from '../format/time.js';
import { isBlank, splitWords, trimWhite } from '../format/white-space.js';
import { commandOf, copyOf } from './call-input.js';
import { GEMINI_TEXTS } from './gemini-cli-format.js';
import { readResult } from './gemini-cli-results.js';
/**
 * Transducer: Gemini CLI's lines in, session items out (without the `end` item).
 *
 * Holds the number, time and model of each message by its id, and its calls'
 * numbers; no text. A message that is written again is its entry again, under
 * the same index. Never fails.
 *
 * @param projectRoot the directory of the project that the session belongs to
 */
export function geminiCliEntries(facts, projectRoot, options = {}) {
    return new GeminiCliEntries(facts, projectRoot, options.detail);
}
class GeminiCliEntries {
    #facts;
    #projectRoot;
    #keepTexts;
    #keepSpans;
    #messages = new Map();
    constructor(facts, projectRoot, detail = 'full') {
        this.#facts = facts;
        this.#projectRoot = facts.addCwd(projectRoot);
        this.#keepTexts = detail === 'full';
        this.#keepSpans = detail !== 'counts';
    }
    take(record, push) {
        const line = record.type === 'record' ? record.value : undefined;
        const kind = line === undefined ? undefined : kindOfLine(line);
        this.#facts.addLine(record.size, kind !== undefined);
        if (line === undefined || kind === undefined)
            push({ type: 'unparsed', offset: record.offset });
        else if (kind === 'message')
            this.#takeMessage(line, record.offset, push);
        else if (kind === 'metadata')
            this.#takeMetadata(line);
        else if (!(line.$set instanceof RawValue)) {
            for (const message of line.$set?.messages ?? []) {
                if (message !== undefined && isMessage(message))
                    this.#takeMessage(message, record.offset, push);
            }
        }
    }
    #takeMetadata(line) {
        this.#facts.addTime(line.startTime === undefined ? undefined : parseTime(line.startTime));
        for (const directory of line.directories ?? [])
            this.#facts.addCwd(directory);
    }
    #takeMessage(message, offset, push) {
        const id = message.id ?? '';
        const time = message.timestamp === undefined ? undefined : parseTime(message.timestamp);
        const known = this.#messages.get(id);
        const calls = message.type === 'gemini' ? (message.toolCalls ?? []) : [];
        const { kind, text } = classify(message, calls.length > 0 || known?.calls !== undefined);
        const model = message.type === 'gemini' ? message.model : undefined;
        const said = {
            kind,
            text: this.#keepTexts ? text : '',
            span: this.#keepSpans ? id : '',
            offset,
            time,
            model,
            cwd: this.#projectRoot,
        };
        const state = known ?? this.#begin(id, said, push);
        if (known !== undefined)
            push(this.#rewrite(known, said));
        for (const [place, call] of calls.entries()) {
            if (call !== undefined)
                this.#takeCall(state, call.id ?? `#${place}`, call, offset, push);
        }
    }
    #begin(id, said, push) {
        const entry = this.#facts.addEntry(said);
        const { index, offset, time, model } = entry;
        const message = { index, offset, time, model, calls: undefined };
        this.#messages.set(id, message);
        push(entry);
        return message;
    }
    /** The entry again, as a later line has it. */
    #rewrite(message, { kind, text = '', span, cwd, ...said }) {
        if (message.time === undefined) {
            message.time = said.time;
            this.#facts.addTime(said.time);
        }
        this.#facts.addModel(said.model, message.index);
        message.model = said.model ?? message.model;
        const { index, offset, time, model } = message;
        return { type: 'entry', index, kind, offset, span, time, cwd, model, text };
    }
    #takeCall(message, id, written, offset, push) {
        message.calls ??= new Map();
        let call = message.calls.get(id);
        const isNew = call === undefined;
        if (call === undefined) {
            call = { call: this.#facts.nextCall(), tool: '', hasResult: false };
            message.calls.set(id, call);
        }
        call.tool = written.name ?? call.tool;
        if (isNew || written.args !== undefined) {
            const input = this.#keepTexts ? copyOf(written.args) : undefined;
            const { call: number, tool } = call;
            push({ type: 'call', call: number, entry: message.index, tool, command: commandOf(input), input });
        }
        const result = call.hasResult ? undefined : readResult(call.tool, written);
        if (result === undefined)
            return;
        call.hasResult = true;
        const text = result.status === 'ok' || !this.#keepTexts ? '' : result.readText();
        const { status, exitCode } = result;
        push({ type: 'result', call: call.call, offset, status, exitCode, text });
    }
}
function kindOfLine(line) {
    if (line.$set !== undefined)
        return line.$set instanceof RawValue ? undefined : 'control';
    if (line.$rewindTo !== undefined)
        return line.$rewindTo instanceof RawValue ? undefined : 'control';
    if (line.$patch !== undefined)
        return line.$patch.bytes[0] === 0x7b ? 'control' : undefined;
    if (line.type !== undefined)
        return isMessage(line) ? 'message' : undefined;
    return (line.sessionId ?? '') === '' ? undefined : 'metadata';
}
function isMessage(message) {
    return (message.id ?? '') !== '' && typeof message.type === 'string';
}
function classify(message, hasCalls) {
    const text = textOf(message.content);
    if (message.type === 'gemini') {
        if (hasCalls)
            return { kind: 'tool_call', text };
        return isBlank(text) ? { kind: 'other', text: '' } : { kind: 'assistant_text', text };
    }
    return message.type === 'user' && isPrompt(text) ? { kind: 'prompt', text } : { kind: 'other', text: '' };
}
function textOf(content) {
    if (typeof content === 'string')
        return content;
    const parts = (content ?? []).filter((part) => part?.thought !== true && part?.functionResponse === undefined);
    return parts.flatMap((part) => (part?.text === undefined ? [] : [part.text])).join('\n');
}
function isPrompt(text) {
    if (isBlank(text) || text.startsWith(GEMINI_TEXTS.sessionContext))
        return false;
    const command = trimWhite(text);
    return !command.startsWith('/') || !GEMINI_TEXTS.slashCommand.test(splitWords(command)[0] ?? '');
}
//# sourceMappingURL=gemini-cli-entries.js.map