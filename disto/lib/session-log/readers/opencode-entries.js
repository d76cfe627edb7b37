import { stage } from '../../stream/stage.js';
import { isBlank } from '../format/white-space.js';
import { commandOf } from './call-input.js';
import { OPENCODE_TEXTS } from './opencode-format.js';
import { stringOf, } from './opencode-log.js';
/**
 * Stage: OpenCode's records in, session items out (without the `end` item). A
 * message is an entry, and so is each part that is not a text of the user.
 *
 * Holds one message with its parts. Never fails.
 *
 * @param directory the session row's directory
 */
export function opencodeEntries(facts, directory, options = {}) {
    const entries = new OpencodeEntries(facts, directory, options.detail);
    return stage((records, push) => entries.take(records, push));
}
class OpencodeEntries {
    #facts;
    #keepTexts;
    #keepSpans;
    #cwd;
    constructor(facts, directory, detail = 'full') {
        this.#facts = facts;
        this.#cwd = facts.addCwd(directory);
        this.#keepTexts = detail === 'full';
        this.#keepSpans = detail !== 'counts';
    }
    take({ message, parts }, push) {
        const role = stringOf(message.data?.role);
        if (this.#isParsed(message, push))
            this.#pushMessage(message, role, parts, push);
        for (const part of parts) {
            if (!this.#isParsed(part, push))
                continue;
            const isUserText = role === 'user' && stringOf(part.data.type) === 'text';
            if (!isUserText)
                this.#pushPart(part, role, push);
        }
    }
    #isParsed(record, push) {
        const isParsed = record.data !== undefined;
        this.#facts.addLine(record.size, isParsed);
        if (!isParsed)
            push({ type: 'unparsed', offset: record.offset });
        return isParsed;
    }
    #pushMessage(message, role, parts, push) {
        const isAssistant = role === 'assistant';
        if (isAssistant)
            this.#cwd = this.#facts.addCwd(stringOf(message.data.path?.cwd)) ?? this.#cwd;
        const prompt = role === 'user' ? promptOf(parts) : '';
        let kind = isBlank(prompt) ? 'other' : 'prompt';
        if (isAssistant && isInterrupt(message.data, parts))
            kind = 'interrupt';
        const entry = this.#facts.addEntry({
            kind,
            text: this.#keepTexts && kind === 'prompt' ? prompt : '',
            offset: message.offset,
            span: this.#keepSpans ? message.id : '',
            time: timeOf(message.data.time?.created),
            cwd: this.#cwd,
            model: isAssistant ? stringOf(message.data.modelID) : undefined,
        });
        push(entry);
    }
    #pushPart(part, role, push) {
        const { data, offset } = part;
        const span = this.#keepSpans ? part.id : '';
        const isTool = stringOf(data.type) === 'tool';
        const spoken = role === 'assistant' && !isTool ? spokenText(data) : '';
        const kind = isTool ? 'tool_call' : isBlank(spoken) ? 'other' : 'assistant_text';
        const text = this.#keepTexts && kind === 'assistant_text' ? spoken : '';
        const time = isTool ? timeOf(data.state?.time?.start) : undefined;
        const entry = this.#facts.addEntry({ kind, text, offset, span, time, cwd: this.#cwd });
        push(entry);
        if (!isTool)
            return;
        const call = this.#facts.nextCall();
        const input = this.#keepTexts ? presentBytes(data.state?.input) : undefined;
        const tool = stringOf(data.tool) ?? '';
        push({ type: 'call', call, entry: entry.index, tool, command: commandOf(input), input });
        const result = readResult(data);
        const isTold = this.#keepTexts && result.status !== 'ok';
        push({ type: 'result', call, offset, ...result, text: isTold ? resultText(data) : '' });
    }
}
function promptOf(parts) {
    const texts = parts.map((part) => (part.data === undefined ? undefined : spokenText(part.data)));
    return texts.filter((text) => text !== undefined && text !== '').join('\n');
}
/** The text of a text part that somebody wrote. */
function spokenText(data) {
    const isSpoken = stringOf(data.type) === 'text' && !isTrue(data.synthetic) && !isTrue(data.ignored);
    return isSpoken ? (stringOf(data.text) ?? '') : '';
}
/** An aborted message is an interrupt of its own, unless one of its calls already says so. */
function isInterrupt(data, parts) {
    if (stringOf(data.error?.name) !== OPENCODE_TEXTS.abortedMessage)
        return false;
    return !parts.some((part) => stringOf(part.data?.type) === 'tool' && readResult(part.data ?? {}).status === 'interrupted');
}
function readResult(data) {
    const isCompleted = stringOf(data.state?.status) === 'completed';
    return isCompleted ? readCompleted(data) : { status: failureOf(data), exitCode: undefined };
}
function readCompleted(data) {
    const exit = data.state?.metadata?.exit;
    if (exit === undefined)
        return { status: 'ok', exitCode: undefined };
    if (exit.isNull)
        return { status: readShellNote(stringOf(data.state?.output) ?? ''), exitCode: undefined };
    // A number alone is an exit code; one in a string is not.
    const exitCode = exit.isString ? Number.NaN : Number(exit.bytes.toString('latin1'));
    const isExitCode = Number.isInteger(exitCode) && Math.abs(exitCode) <= 0x7fffffff;
    return isExitCode
        ? { status: exitCode === 0 ? 'ok' : 'error', exitCode: exitCode + 0 }
        : { status: 'ok', exitCode: undefined };
}
function readShellNote(output) {
    const at = output.indexOf(OPENCODE_TEXTS.shellNote);
    const note = at === -1 ? '' : output.slice(at);
    if (note.includes(OPENCODE_TEXTS.shellAborted))
        return 'interrupted';
    return note.includes(OPENCODE_TEXTS.shellTimeout) ? 'error' : 'ok';
}
function failureOf(data) {
    const error = stringOf(data.state?.error) ?? '';
    const isInterrupted = isTrue(data.state?.metadata?.interrupted) || isTrue(data.metadata?.interrupted);
    if (isInterrupted || error.startsWith(OPENCODE_TEXTS.aborted))
        return 'interrupted';
    return OPENCODE_TEXTS.denials.some((denial) => error.includes(denial)) ? 'denied' : 'error';
}
function resultText(data) {
    const isCompleted = stringOf(data.state?.status) === 'completed';
    return stringOf(isCompleted ? data.state?.output : data.state?.error) ?? '';
}
function presentBytes(value) {
    return value === undefined || value.isNull ? undefined : value.bytes;
}
function isTrue(value) {
    return value?.bytes.toString('latin1') === 'true';
}
/** Milliseconds as microseconds. */
function timeOf(value) {
    const milliseconds = value === undefined || value.isString ? Number.NaN : Number(value.bytes.toString('latin1'));
    return value?.isNull === false && Number.isFinite(milliseconds)
        ? Math.floor(milliseconds * 1000)
        : undefined;
}
//# sourceMappingURL=opencode-entries.js.map