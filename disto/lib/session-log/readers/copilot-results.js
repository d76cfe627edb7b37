// What became of a call, as a `tool.execution_complete` says it.
import { RawValue } from '../format/json-shape.js';
import { isBlank } from '../format/white-space.js';
import { COPILOT_TEXTS } from './copilot-format.js';
/** @param isShell whether the call's start says that it runs a shell; a completion can say so as well */
export function readComplete(data, isShell) {
    const content = data.result?.content;
    const printed = content === undefined || content.isEmptyString ? (data.error?.message ?? '') : content;
    const hasExitLine = isShell || data.shellExecution !== undefined;
    const exitCode = data.shellExecution?.exitCode ?? (hasExitLine ? readExitCode(printed) : undefined);
    return {
        status: statusOf(data, exitCode),
        exitCode,
        readText: () => {
            const text = textOf(printed);
            return hasExitLine ? cutExitLine(text).text : text;
        },
    };
}
function textOf(printed) {
    return printed instanceof RawValue ? printed.decode() : printed;
}
/** What a shell printed can be large; its closing lines are short. */
const CLOSING_BYTES = 128;
function readExitCode(printed) {
    if (printed instanceof RawValue) {
        const closing = printed.decodeEnd(CLOSING_BYTES);
        const { exitCode, lineStart } = cutExitLine(closing.text);
        // A line that begins with the piece can have begun before it.
        if (closing.isAll || lineStart > 0)
            return exitCode;
    }
    return cutExitLine(textOf(printed)).exitCode;
}
function statusOf(data, exitCode) {
    if (data.success === true)
        return exitCode === undefined || exitCode === 0 ? 'ok' : 'error';
    const code = data.error?.code ?? '';
    return COPILOT_TEXTS.deniedCodes.includes(code) ? 'denied' : 'error';
}
/** Takes the closing line with the exit code, and what follows it, off a shell's output. */
function cutExitLine(text) {
    let end = text.length;
    let start = 0;
    while (end > 0) {
        start = text.lastIndexOf('\n', end - 1) + 1;
        const line = text.slice(start, end);
        if (!isBlank(line) && !COPILOT_TEXTS.notes.some((note) => line.startsWith(note))) {
            const match = COPILOT_TEXTS.exit.map((form) => form.exec(line)).find((found) => found !== null);
            if (match === undefined)
                break;
            const exitCode = Number(match?.[1]);
            return { text: withoutFinalBreaks(text.slice(0, start)), exitCode, lineStart: start };
        }
        end = start - 1;
    }
    return { text, exitCode: undefined, lineStart: start };
}
function withoutFinalBreaks(text) {
    let end = text.length;
    while (end > 0 && (text[end - 1] === '\n' || text[end - 1] === '\r'))
        end -= 1;
    return text.slice(0, end);
}
//# sourceMappingURL=copilot-results.js.map