import { z } from 'zod';
import { indexList, rawJson } from '../../stream/json-typed.js';
import { int32, uint16, uint32, uint53 } from './numbers.js';
// The eight kinds of inputs that a session consumes (wire format 2.5). Numbers
// named after a pool are indices into it.
/** Where a command or a tool call ran, relative to the agent's workspace wherever possible. */
export const workingDirectory = z.discriminatedUnion('type', [
    z.object({ type: z.literal('workspace') }),
    z.object({ type: z.literal('relative'), path: z.string() }),
    z.object({ type: z.literal('absolute'), path: z.string() }),
]);
/** A call to a model: who made it, whether a tool was required, and what it was shown. */
export const request = z.object({
    role: z.enum(['agent', 'compaction']),
    shape: z.enum(['complete', 'complete_requiring']),
    messages: indexList,
    toolset: uint32.nullish(),
});
/** Why a model call failed, by the class that the agent's loop branches on. */
export const modelError = z.object({
    kind: z.enum([
        'missing_api_key',
        'fatal',
        'retry_exhausted',
        'vision_unsupported',
        'parse',
        'response_loop',
        'timeout',
        'provider_mismatch',
    ]),
    message: z.string(),
    status: uint16.nullish(),
    attempts: uint32.nullish(),
    modelId: z.string().nullish(),
});
export const toolCall = z.object({
    id: z.string(),
    name: z.string(),
    arguments: rawJson,
    cwd: workingDirectory.nullish(),
});
/** An image, by type and decoded size; its bytes are never recorded. */
export const imageDescriptor = z.object({ mediaType: z.string(), bytes: uint53 });
export const toolOutcome = z.object({
    ok: z.boolean(),
    output: uint32,
    summary: uint32.nullish(),
    images: z.array(imageDescriptor).nullish(),
    data: rawJson.optional(),
    dataText: uint32.nullish(),
    failure: rawJson.optional(),
});
/** A command that was run, by the shell seam or by gg's own git calls. */
export const command = z.object({
    command: z.string(),
    cwd: workingDirectory,
    exitCode: int32,
    stdout: uint32,
    stderr: uint32,
});
/** One item of a context window, with the typed fields that its message does not carry. */
export const promptItem = z.object({
    message: uint32,
    slot: z.enum(['system', 'thread', 'context_usage']),
    // The list of sources is owned by the harness and grows; any string is read.
    source: z.string(),
    retention: z.enum(['pinned', 'ephemeral']),
    turn: uint53,
    label: z.string().nullish(),
    region: z.object({ offset: uint53, limit: uint53 }).nullish(),
});
const envelope = { agentId: z.string(), seq: uint53 };
export const entry = z.discriminatedUnion('type', [
    z.object({
        type: z.literal('model_io'),
        ...envelope,
        request,
        response: rawJson,
        durationMs: uint53.nullish(),
    }),
    z.object({
        type: z.literal('model_error'),
        ...envelope,
        request,
        error: modelError,
        durationMs: uint53.nullish(),
    }),
    z.object({ type: z.literal('tool_result'), ...envelope, call: toolCall, outcome: toolOutcome }),
    z.object({ type: z.literal('prompt_frame'), ...envelope, items: z.array(promptItem) }),
    z.object({
        type: z.literal('shell'),
        ...envelope,
        origin: z.enum(['tool', 'program', 'hook']),
        command,
    }),
    z.object({ type: z.literal('git'), ...envelope, command }),
    z.object({ type: z.literal('cancel_probe'), ...envelope, canceled: z.boolean() }),
    z.object({
        type: z.literal('clock'),
        ...envelope,
        elapsedMs: uint53,
        remainingMs: uint53.nullish(),
    }),
]);
//# sourceMappingURL=entry.js.map