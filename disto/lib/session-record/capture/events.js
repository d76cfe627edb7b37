// The vocabulary that flows into capture, one JSON object a line: the contract
// with harnesses, documented in docs/capture-events.md. The eight entry kinds of
// a record, with whole bodies in the place of indices; and beside them what a
// journal's own lines say of the session, its seed and its agents.
import { z } from 'zod';
import { rawArray, rawJson, rawObject, rawString } from '../../stream/json-typed.js';
import { agentRow } from '../format/agent.js';
import { command, imageDescriptor, promptItem, request, toolCall, toolOutcome } from '../format/entry.js';
import { recorder, seed } from '../format/journal-line.js';
import { int32, uint16, uint32, uint53 } from '../format/numbers.js';
import { truncation } from '../format/truncation.js';
// The schemas read raw bytes; later stages put addressed bodies in their place.
const message = rawObject;
const tools = rawArray;
const text = rawString;
/** The first event: which session this is. */
export const sessionEvent = z.object({
    type: z.literal('session'),
    sessionId: z.string(),
    routingKey: z.string().nullish(),
    capabilitySet: rawObject,
    recorder: recorder.nullish(),
});
export const seedEvent = z.object({ type: z.literal('seed'), seed });
/** An agent came into existence, or its loop ended: the whole row each time. */
export const agentEvent = z.object({
    type: z.literal('agent'),
    agent: agentRow,
    /** Absolute path of the agent's own workspace root; working directories below it become relative. Not recorded. */
    workspace: z.string().nullish(),
});
/** The last event of a session that is known to be cut short. */
export const truncationEvent = z.object({ type: z.literal('truncation'), truncation });
export const captureRequest = z.object({
    role: request.shape.role,
    shape: request.shape.shape,
    messages: z.array(message),
    tools: tools.nullish(),
});
const failure = { message: z.string() };
/** Each class has exactly its own keys. */
export const captureError = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('missing_api_key'), ...failure }),
    z.object({ kind: z.literal('fatal'), ...failure, status: uint16.nullish() }),
    z.object({ kind: z.literal('retry_exhausted'), ...failure, attempts: uint32.nullish() }),
    z.object({ kind: z.literal('vision_unsupported'), ...failure, modelId: z.string().nullish() }),
    z.object({ kind: z.literal('parse'), ...failure }),
    z.object({ kind: z.literal('response_loop'), ...failure, attempts: uint32.nullish() }),
    z.object({ kind: z.literal('timeout'), ...failure }),
    z.object({ kind: z.literal('provider_mismatch'), ...failure }),
]);
/** An image beside a tool's output; the payload is dropped, its size is kept. */
export const captureImage = z.object({
    mediaType: imageDescriptor.shape.mediaType,
    bytes: uint53.nullish(),
    dataBase64: rawString.nullish(),
});
export const captureOutcome = z.object({
    ok: toolOutcome.shape.ok,
    output: text,
    summary: text.nullish(),
    images: z.array(captureImage).nullish(),
    data: rawJson.optional(),
    dataText: text.nullish(),
    failure: rawJson.optional(),
});
export const captureCommand = z.object({
    command: command.shape.command,
    cwd: command.shape.cwd,
    exitCode: int32,
    stdout: text,
    stderr: text,
});
export const captureItem = promptItem.extend({ message });
const entry = { agentId: z.string() };
export const entryEvent = z.discriminatedUnion('type', [
    z.object({
        type: z.literal('model_io'),
        ...entry,
        request: captureRequest,
        response: rawJson,
        durationMs: uint53.nullish(),
    }),
    z.object({
        type: z.literal('model_error'),
        ...entry,
        request: captureRequest,
        error: captureError,
        durationMs: uint53.nullish(),
    }),
    z.object({ type: z.literal('tool_result'), ...entry, call: toolCall, outcome: captureOutcome }),
    z.object({ type: z.literal('prompt_frame'), ...entry, items: z.array(captureItem) }),
    z.object({
        type: z.literal('shell'),
        ...entry,
        origin: z.enum(['tool', 'program', 'hook']),
        command: captureCommand,
    }),
    z.object({ type: z.literal('git'), ...entry, command: captureCommand }),
    z.object({ type: z.literal('cancel_probe'), ...entry, canceled: z.boolean() }),
    z.object({
        type: z.literal('clock'),
        ...entry,
        elapsedMs: uint53,
        remainingMs: uint53.nullish(),
    }),
]);
/** One line of a stream of capture events. */
export const captureEvent = z.discriminatedUnion('type', [
    sessionEvent,
    seedEvent,
    agentEvent,
    truncationEvent,
    ...entryEvent.options,
]);
//# sourceMappingURL=events.js.map