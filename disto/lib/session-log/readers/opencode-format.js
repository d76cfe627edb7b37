// What OpenCode's database holds, as far as it is read.
import { any, object, oneOf } from '../format/json-shape.js';
/** The tables and columns without which a database is not read. */
export const OPENCODE_COLUMNS = {
    session: ['id', 'parent_id', 'directory', 'time_created', 'time_updated'],
    message: ['id', 'session_id', 'time_created', 'data'],
    part: ['id', 'message_id', 'session_id', 'data'],
};
/** The `data` of a message. */
export const opencodeMessage = object({
    role: any,
    time: oneOf(object({ created: any, completed: any })),
    modelID: any,
    providerID: any,
    path: oneOf(object({ cwd: any })),
    error: oneOf(object({ name: any })),
});
/** The `data` of a part. */
export const opencodePart = object({
    messageID: any,
    type: any,
    text: any,
    synthetic: any,
    ignored: any,
    tool: any,
    callID: any,
    state: oneOf(object({
        status: any,
        input: any,
        output: any,
        error: any,
        metadata: oneOf(object({ exit: any, interrupted: any })),
        time: oneOf(object({ start: any })),
    })),
    metadata: oneOf(object({ interrupted: any })),
});
/** Parts whose text is final once it is written, so that it belongs to the record. */
export const TEXT_PARTS = ['text', 'reasoning'];
/** The statuses of a tool part that is over. */
export const FINISHED = ['completed', 'error'];
export const OPENCODE_TEXTS = {
    /** The name of the error that ends a message which the user interrupted. */
    abortedMessage: 'MessageAbortedError',
    /** What OpenCode adds to a shell's output begins here. */
    shellNote: '<shell_metadata>',
    shellAborted: 'User aborted the command',
    shellTimeout: 'shell tool terminated command after exceeding timeout',
    /** Starts the error of a call that was interrupted. */
    aborted: 'Tool execution aborted',
    /** Anywhere in the error of a call: the user or a rule refused it, or a question was dismissed. */
    denials: [
        'The user rejected permission to use this specific tool call',
        'The user has specified a rule which prevents you from using this specific tool call',
        'The user dismissed this question',
    ],
};
/** The reason for a session or a store whose database was written while it was read, twice. */
export const CHANGED_DURING_READ = 'the database changed during the read';
//# sourceMappingURL=opencode-format.js.map