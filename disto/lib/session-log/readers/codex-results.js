// What became of a call, as Codex's lines say it: the output of a call, and the
// records that later refine it.
import { pickIfJson } from '../format/json-pick.js';
import { RawValue } from '../format/json-shape.js';
import { isBlank, trimWhite } from '../format/white-space.js';
import { CODEX_STATUSES, CODEX_TEXTS, codexOldestOutput } from './codex-format.js';
/** The `text` members of a list's items, joined by LF. */
export function joinTexts(items, type) {
    const wanted = (items ?? []).filter((item) => type === undefined || item?.type === type);
    return wanted
        .map((item) => item?.text ?? '')
        .filter((text) => text !== '')
        .join('\n');
}
/**
 * Classifies a call's output by the text that Codex writes, never by what the
 * command printed: by the header, the lines before the first that is exactly `Output:`.
 */
export function readOutput(output) {
    const byHeader = output instanceof RawValue ? readHeaderAlone(output) : undefined;
    return byHeader ?? readWhole(output instanceof RawValue ? output.decode() : joinTexts(output));
}
/** As {@link readWhole}, where the header can be told from the rest undecoded: what the command printed can be large. */
function readHeaderAlone(output) {
    const start = output.decodeThrough(CODEX_TEXTS.spelledOutput);
    if (start === undefined || trimWhite(start.text).startsWith('{'))
        return undefined;
    const { header, body } = split(start.text);
    if (header === undefined)
        return undefined;
    const isEmpty = start.isAll && body === '';
    return { ...classify(header, start.text), isEmpty, readText: () => split(output.decode()).body };
}
function readWhole(text) {
    const oldest = trimWhite(text).startsWith('{') ? readOldest(text) : undefined;
    if (oldest !== undefined) {
        const exitCode = oldest.metadata?.exit_code;
        const status = exitCode === undefined || exitCode === 0 ? 'ok' : 'error';
        return withText({ status, exitCode }, split(oldest.output ?? '').body);
    }
    const { header, body } = split(text);
    return withText(classify(header, text), body);
}
function withText(outcome, text) {
    return { ...outcome, isEmpty: text === '', readText: () => text };
}
function readOldest(text) {
    const value = pickIfJson(Buffer.from(text), codexOldestOutput);
    return value?.output === undefined || value.metadata === undefined ? undefined : value;
}
function split(text) {
    const marker = CODEX_TEXTS.output;
    let from = 0;
    for (;;) {
        const feed = text.indexOf('\n', from);
        const end = feed === -1 ? text.length : feed;
        if (end - from === marker.length && text.startsWith(marker, from)) {
            return { header: text.slice(0, from).split('\n'), body: text.slice(end + 1) };
        }
        if (feed === -1)
            return { header: undefined, body: text };
        from = feed + 1;
    }
}
function classify(header, text) {
    const lines = header ?? text.split('\n');
    let exitCode;
    for (const line of lines) {
        const match = CODEX_TEXTS.exit.exec(line);
        if (match !== null)
            exitCode = Number(match[1]);
    }
    if (exitCode === 0)
        return { status: 'ok', exitCode };
    if (isDenied(header, text))
        return { status: 'denied', exitCode: undefined };
    if (lines.some((line) => line.startsWith(CODEX_TEXTS.aborted))) {
        return { status: 'interrupted', exitCode: undefined };
    }
    return { status: exitCode === undefined ? 'ok' : 'error', exitCode };
}
function isDenied(header, text) {
    if (header === undefined) {
        const start = trimWhite(text);
        return CODEX_TEXTS.denials.some((denial) => start.startsWith(denial));
    }
    return header.some((line) => CODEX_TEXTS.denials.some((denial) => line.includes(denial)));
}
/** What an `event_msg` says of a call, if it speaks of one. */
export function readRefinement(payload) {
    switch (payload.type) {
        case 'item_completed':
            return refineByItem(payload.item);
        case 'patch_apply_end': {
            const bySuccess = payload.success === undefined ? undefined : payload.success ? 'ok' : 'error';
            const status = statusOf(payload.status) ?? bySuccess;
            return { callId: payload.call_id ?? '', status, exitCode: undefined, text: printed(payload) };
        }
        case 'mcp_tool_call_end':
            return { callId: payload.call_id ?? '', exitCode: undefined, ...mcpResult(payload.result) };
        default:
            return undefined;
    }
}
function refineByItem(item) {
    const callId = item?.id ?? '';
    const status = statusOf(item?.status);
    switch (item?.type) {
        case 'CommandExecution': {
            const { exit_code: code, aggregated_output: text = '' } = item;
            // A negative code stands for a command that never ran.
            const exitCode = code !== undefined && Number.isInteger(code) && code >= 0 ? code : undefined;
            return { callId, status, exitCode, text };
        }
        case 'FileChange':
            return { callId, status, exitCode: undefined, text: printed(item) };
        case 'McpToolCall':
            return { callId, status, exitCode: undefined, text: item.error?.message ?? '' };
        default:
            return undefined;
    }
}
function statusOf(status) {
    return status !== undefined && Object.hasOwn(CODEX_STATUSES, status) ? CODEX_STATUSES[status] : undefined;
}
function printed(source) {
    return [source.stdout ?? '', source.stderr ?? ''].filter((text) => !isBlank(text)).join('\n');
}
function mcpResult(result) {
    if (result?.Err !== undefined)
        return { status: 'error', text: result.Err };
    if (result?.Ok === undefined)
        return { status: undefined, text: '' };
    if (result.Ok.isError === true)
        return { status: 'error', text: joinTexts(result.Ok.content) };
    return { status: 'ok', text: '' };
}
//# sourceMappingURL=codex-results.js.map