import { z } from 'zod';
import { rawJson, rawString } from '../../stream/json-typed.js';
import { agentRow } from './agent.js';
import { entry } from './entry.js';
import { uint32, uint53 } from './numbers.js';
import { truncation } from './truncation.js';
// The journal's vocabulary: one JSON object a line, eight kinds (wire format 1.1).
// Keys that no schema names pass through with the bytes of the object that holds them.
/** The build that wrote a journal. Explanatory: no reader branches on it. */
export const recorder = z.object({ ggVersion: z.string().nullish(), commit: z.string().nullish() });
/** The identity that a session started from (wire format 2.2). */
export const seed = z.object({
    baselineCommit: z.string().nullish(),
    prompt: z.string(),
    modelWindows: z.record(z.string(), uint53).nullish(),
    modelModalities: z.record(z.string(), z.object({ vision: z.boolean() })).nullish(),
});
export const headerLine = z.object({
    type: z.literal('header'),
    formatVersion: uint32,
    sessionId: z.string(),
    routingKey: z.string().nullish(),
    capabilitySet: rawJson,
    recorder,
});
export const seedLine = z.object({ type: z.literal('seed'), seed });
export const agentLine = z.object({ type: z.literal('agent'), agent: agentRow });
export const messageLine = z.object({
    type: z.literal('message'),
    index: uint32,
    message: z.object({ id: z.string(), body: rawJson }),
});
export const toolsetLine = z.object({
    type: z.literal('toolset'),
    index: uint32,
    toolset: z.object({ id: z.string(), tools: rawJson }),
});
/** What was cut off a pooled text, and how the whole can be told again. */
export const clip = z.object({ text: uint32, originalBytes: uint53, originalId: z.string() });
export const textLine = z.object({
    type: z.literal('text'),
    index: uint32,
    text: rawString,
    clip: clip.nullish(),
});
export const entryLine = z.object({ type: z.literal('entry'), entry });
export const endLine = z.object({
    type: z.literal('end'),
    entries: uint53,
    truncation: truncation.nullish(),
});
export const journalLine = z.discriminatedUnion('type', [
    headerLine,
    seedLine,
    agentLine,
    messageLine,
    toolsetLine,
    textLine,
    entryLine,
    endLine,
]);
/** The arrays of a record that are streamed, in the order in which they stand in it. */
export const SEGMENT_NAMES = ['messages', 'toolsets', 'texts', 'clips', 'entries'];
//# sourceMappingURL=journal-line.js.map