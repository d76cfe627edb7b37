// What Gemini CLI writes into a session's file, as far as it is read.
import { boolean, list, object, oneOf, raw, rawString, string } from '../format/json-shape.js';
const response = object({ error: oneOf(rawString), output: oneOf(rawString) });
const resultPart = object({ functionResponse: oneOf(object({ response: oneOf(response) })) });
const toolCall = object({
    id: oneOf(string),
    name: oneOf(string),
    args: raw,
    result: oneOf(list(oneOf(resultPart))),
    status: oneOf(string),
});
const contentPart = object({ text: oneOf(string), thought: oneOf(boolean), functionResponse: raw });
const messageMembers = {
    id: oneOf(string),
    /** Present in another type than a string, it makes the line none. */
    type: oneOf(string, raw),
    timestamp: oneOf(string),
    content: oneOf(string, list(oneOf(contentPart))),
    model: oneOf(string),
    toolCalls: oneOf(list(oneOf(toolCall))),
};
export const geminiMessage = object(messageMembers);
/** A line: a control record, a message, or the session's metadata. */
export const geminiLine = object({
    $set: oneOf(object({ messages: oneOf(list(oneOf(geminiMessage))) }), raw),
    $rewindTo: oneOf(string, raw),
    $patch: raw,
    ...messageMembers,
    sessionId: oneOf(string),
    startTime: oneOf(string),
    directories: oneOf(list(oneOf(string))),
});
export const GEMINI_TEXTS = {
    /** Starts a user message that the harness wrote. */
    sessionContext: '<session_context>',
    /** The first word of a slash command. */
    slashCommand: /^\/[A-Za-z][A-Za-z0-9_-]*$/,
    /** In a failed or cancelled result: the user or a policy refused. */
    denials: ['[Operation Cancelled] Reason: User denied execution.', 'Tool execution denied by policy.'],
    shell: 'run_shell_command',
    /** Around what a shell printed. */
    untrusted: {
        open: '<untrusted_context>\n',
        /** The same inside JSON. */
        spelledOpen: Buffer.from('<untrusted_context>\\n'),
        close: '</untrusted_context>',
    },
    output: 'Output: ',
    /** What the final lines of a shell's result start with. */
    trailer: ['Error: ', 'Exit Code: ', 'Signal: ', 'Background PIDs: ', 'Process Group PGID: '],
    exitCode: /^Exit Code: (-?\d+)[ \t\r]*$/,
    signal: /^Signal: [ \t]*[^ \t\r]/,
};
/** Why a single-document session is listed and not read. */
export const LEGACY_DOCUMENT = 'a legacy single-document session file';
//# sourceMappingURL=gemini-cli-format.js.map