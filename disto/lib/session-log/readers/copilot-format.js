// What Copilot CLI writes into a session's events, as far as it is read.
import { boolean, byTag, number, object, oneOf, part, raw, rawString, string } from '../format/json-shape.js';
/** The data of an event that begins or resumes a session. */
const sessionContext = part(object({ selectedModel: string, context: object({ cwd: string }) }));
/** The data of each event type that is read; data of another shape says nothing. */
const eventData = {
    'session.start': sessionContext,
    'session.resume': sessionContext,
    'session.context_changed': part(object({ cwd: string })),
    'session.model_change': part(object({ newModel: oneOf(string), model: oneOf(string), selectedModel: oneOf(string) })),
    'user.message': part(object({ content: string, source: string, isAutopilotContinuation: boolean })),
    'assistant.message': part(object({ content: string, model: string })),
    'tool.execution_start': part(object({ toolCallId: string, toolName: string, arguments: raw, model: string, shellToolInfo: raw })),
    'tool.execution_complete': part(object({
        toolCallId: string,
        success: boolean,
        result: object({ content: rawString }),
        error: object({ code: string, message: string }),
        shellExecution: object({ exitCode: number }),
    })),
    'permission.completed': part(object({ toolCallId: string, result: object({ kind: string }) })),
};
export const copilotEvent = object({
    type: string,
    id: string,
    timestamp: string,
    agentId: string,
    data: byTag('type', eventData),
});
export const COPILOT_TEXTS = {
    /** Error codes of a refused call. */
    deniedCodes: ['rejected', 'denied'],
    /** What a permission's kind starts with when the call was refused. */
    deniedKind: 'denied-',
    cancelledKind: 'cancelled',
    /** The result of a call that an abort ended; the harness writes none. */
    aborted: 'Operation aborted by user',
    /** Tools whose result ends in a line with the exit code. */
    shells: ['bash', 'powershell'],
    /** The line with the exit code. */
    exit: [
        /^<shellId: .+ completed with exit code (-?\d+)>[ \t\r]*$/,
        /^<detached command with shellId: .+ completed with exit code (-?\d+)>[ \t\r]*$/,
    ],
    /** Lines that may follow the line with the exit code. */
    notes: ['<sandbox is active ', '<this failure may be caused by t'],
};
/** The sources of a message that the user wrote; an absent source is one as well. */
export const USER_SOURCES = ['', 'user'];
//# sourceMappingURL=copilot-format.js.map