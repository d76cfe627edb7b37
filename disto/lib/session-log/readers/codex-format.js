// What Codex writes into a rollout, as far as it is read.
import { boolean, byTag, list, number, object, oneOf, part, raw, rawString, string, } from '../format/json-shape.js';
const texts = list(oneOf(object({ type: oneOf(string), text: oneOf(string) })));
/** A completed item of a paginated rollout: a message, or what became of a call. */
const item = object({
    type: oneOf(string),
    id: oneOf(string),
    content: oneOf(texts),
    status: oneOf(string),
    exit_code: oneOf(number),
    aggregated_output: oneOf(string),
    stdout: oneOf(string),
    stderr: oneOf(string),
    error: oneOf(object({ message: oneOf(string) })),
});
const responseItem = object({
    type: oneOf(string),
    role: oneOf(string),
    content: oneOf(texts),
    name: oneOf(string),
    call_id: oneOf(string),
    arguments: raw,
    input: raw,
    action: raw,
    output: oneOf(rawString, texts),
});
const eventMessage = object({
    type: oneOf(string),
    message: oneOf(string),
    reason: oneOf(string),
    call_id: oneOf(string),
    item: oneOf(item),
    status: oneOf(string),
    success: oneOf(boolean),
    stdout: oneOf(string),
    stderr: oneOf(string),
    result: oneOf(object({ Err: oneOf(string), Ok: oneOf(object({ isError: oneOf(boolean), content: oneOf(texts) })) })),
});
export const codexLine = object({
    timestamp: string,
    type: string,
    payload: byTag('type', {
        session_meta: oneOf(object({ cwd: oneOf(string) })),
        turn_context: oneOf(object({ cwd: oneOf(string), model: oneOf(string) })),
        response_item: oneOf(responseItem),
        event_msg: oneOf(eventMessage),
    }),
});
/** The first line, as the check before the open reads it; nothing in it may be of another type. */
export const codexFirstLine = object({ timestamp: string, type: string, payload: object({ cwd: string }) });
/** The arguments of a call that has a command. */
export const codexArguments = oneOf(object({ cmd: oneOf(string), command: oneOf(string, part(list(string))) }));
/** The oldest form of a call's output: JSON in the output's text. */
export const codexOldestOutput = object({ output: string, metadata: object({ exit_code: oneOf(number) }) });
/** The reason that the page gives for a session whose first line tells no directory. */
export const UNCHECKED_METADATA = 'the session metadata could not be read, so the policy could not be checked';
export const CODEX_TEXTS = {
    /** The line between what Codex says of a call and what the call printed. */
    output: 'Output:',
    /** The same line inside JSON, after another one. */
    spelledOutput: Buffer.from('\\nOutput:\\n'),
    /** In the header: refused. */
    denials: [
        'exec command rejected by user',
        'patch rejected by user',
        'rejected by configuration',
        'automatic approval review denied the action',
    ],
    /** Starts a line of the header: the user interrupted. */
    aborted: 'aborted by user',
    /** A line of the header: the exit code. */
    exit: /^(?:Process exited with code|Exit code:) (-?\d+)[\t\n\f\r ]*$/,
};
/** The statuses of completed items and patches. */
export const CODEX_STATUSES = {
    completed: 'ok',
    failed: 'error',
    declined: 'denied',
};
/** The shells and switches whose third word is a script: `["bash", "-lc", "<script>"]`. */
export const SCRIPT_SHELLS = new Set(['bash', 'sh', 'zsh', 'dash']);
export const SCRIPT_SWITCHES = new Set(['-c', '-lc', '-cl']);
//# sourceMappingURL=codex-format.js.map