// What Claude Code writes into a session's file, as far as it is read.
import { boolean, list, object, oneOf, raw, string } from '../format/json-shape.js';
/** One item of a message's content. */
const contentItem = object({
    type: oneOf(string),
    text: oneOf(string),
    id: oneOf(string),
    name: oneOf(string),
    input: raw,
    tool_use_id: oneOf(string),
    is_error: oneOf(boolean),
    content: raw,
});
export const claudeCodeLine = object({
    type: string,
    uuid: string,
    timestamp: string,
    sessionId: string,
    cwd: string,
    isMeta: boolean,
    message: object({ model: string, content: oneOf(string, list(oneOf(contentItem))) }),
    toolUseResult: oneOf(object({ interrupted: oneOf(boolean) })),
});
/** The content of a tool result. */
export const claudeCodeResultContent = oneOf(string, list(oneOf(object({ type: oneOf(string), text: oneOf(string) }))));
export const CLAUDE_CODE_TEXTS = {
    /** Starts a prompt that is none: the user interrupted. Anywhere in a failing result it says the same of the call. */
    interrupt: '[Request interrupted by user',
    /** Anywhere in a failing result: the user or a rule refused the call. */
    denials: ["The user doesn't want to proceed with this tool use", 'has been denied'],
};
//# sourceMappingURL=claude-code-format.js.map