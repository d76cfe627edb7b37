import { pick } from '../format/json-pick.js';
import { parseTime } from '../format/time.js';
import { isBlank, trimWhite } from '../format/white-space.js';
import { commandOf, copyOf } from './call-input.js';
import { CLAUDE_CODE_TEXTS, claudeCodeResultContent } from './claude-code-format.js';
import { typedLine } from './records.js';
/**
 * Transducer: Claude Code's lines in, session items out (without the `end` item).
 *
 * Holds the number of each call by its id. A `tool_use` id that stands on a second
 * line is the same call; the last result line of a call holds. Never fails.
 */
export function claudeCodeEntries(facts, options = {}) {
    return new ClaudeCodeEntries(facts, options.detail);
}
class ClaudeCodeEntries {
    #facts;
    #keepTexts;
    #keepSpans;
    #calls = new Map();
    constructor(facts, detail = 'full') {
        this.#facts = facts;
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
        const content = line.message?.content;
        const items = Array.isArray(content) ? content.filter((item) => item !== undefined) : [];
        const { kind, text } = classify(line, items);
        const entry = this.#facts.addEntry({
            kind,
            text: this.#keepTexts ? text : '',
            offset: record.offset,
            span: this.#keepSpans ? (line.uuid ?? '') : '',
            time: line.timestamp === undefined ? undefined : parseTime(line.timestamp),
            cwd: line.cwd,
            model: line.type === 'assistant' ? line.message?.model : undefined,
        });
        push(entry);
        if (line.type === 'assistant')
            this.#pushCalls(items, entry.index, push);
        if (line.type === 'user')
            this.#pushResults(items, line, record.offset, push);
    }
    #pushCalls(items, entry, push) {
        for (const item of items) {
            if (item.type !== 'tool_use')
                continue;
            const id = item.id ?? '';
            if (this.#calls.has(id))
                continue;
            const call = this.#facts.nextCall();
            if (id !== '')
                this.#calls.set(id, call);
            const input = this.#keepTexts ? copyOf(item.input) : undefined;
            push({ type: 'call', call, entry, tool: item.name ?? '', command: commandOf(input), input });
        }
    }
    #pushResults(items, line, offset, push) {
        for (const item of items) {
            const call = item.type === 'tool_result' ? this.#calls.get(item.tool_use_id ?? '') : undefined;
            if (call === undefined)
                continue;
            const isInterrupted = line.toolUseResult?.interrupted === true;
            if (!isInterrupted && item.is_error !== true) {
                push({ type: 'result', call, offset, status: 'ok', exitCode: undefined, text: '' });
                continue;
            }
            const text = resultText(item);
            const status = isInterrupted ? 'interrupted' : failureOf(text);
            push({
                type: 'result',
                call,
                offset,
                status,
                exitCode: undefined,
                text: this.#keepTexts ? text : '',
            });
        }
    }
}
function classify(line, items) {
    const content = line.message?.content;
    if (line.type === 'assistant') {
        const texts = typeof content === 'string' ? [content] : textsOf(items);
        const text = texts.filter((one) => !isBlank(one)).join('\n');
        if (items.some((item) => item.type === 'tool_use'))
            return { kind: 'tool_call', text };
        return text === '' ? { kind: 'other' } : { kind: 'assistant_text', text };
    }
    const isPromptLine = line.type === 'user' && line.isMeta !== true && !items.some((item) => item.type === 'tool_result');
    if (!isPromptLine)
        return { kind: 'other' };
    const text = typeof content === 'string' ? content : textsOf(items).join('\n');
    if (isBlank(text))
        return { kind: 'other' };
    if (trimWhite(text).startsWith(CLAUDE_CODE_TEXTS.interrupt))
        return { kind: 'interrupt' };
    return { kind: 'prompt', text };
}
function textsOf(items) {
    return items.flatMap((item) => (item.type === 'text' && item.text !== undefined ? [item.text] : []));
}
function resultText(item) {
    const content = item.content === undefined ? undefined : pick(item.content.bytes, claudeCodeResultContent);
    if (content === undefined || typeof content === 'string')
        return content ?? '';
    return content.flatMap((one) => (one?.type === 'text' ? [one.text ?? ''] : [])).join('\n');
}
function failureOf(text) {
    if (CLAUDE_CODE_TEXTS.denials.some((denial) => text.includes(denial)))
        return 'denied';
    return text.includes(CLAUDE_CODE_TEXTS.interrupt) ? 'interrupted' : 'error';
}
//# sourceMappingURL=claude-code-entries.js.map