import { z } from 'zod';
import { rawJson } from '../../stream/json-typed.js';
import { FORMAT_VERSION } from './constants.js';
import { SEGMENT_NAMES, seed } from './journal-line.js';
import { truncation } from './truncation.js';
// The record document (wire format 2.1), as a reader meets it: the members of its
// head and the elements of its lists.
/** The keys of a record, in the order in which they are written. */
export const RECORD_KEYS = [
    'formatVersion',
    'recorder',
    'sessionId',
    'routingKey',
    'capabilitySet',
    'seed',
    'agents',
    ...SEGMENT_NAMES,
    'truncation',
];
/** Keys that a record may lack. The recorder explains, and nothing depends on it. */
export const OPTIONAL_KEYS = new Set(['recorder', 'routingKey', 'truncation']);
/** Lists that are handed on element by element. */
export const LIST_KEYS = new Set(['agents', ...SEGMENT_NAMES]);
/** The members of a record's head that are small and typed. `agents` are read apart, row by row. */
export const recordHead = z.object({
    formatVersion: z.literal(FORMAT_VERSION),
    recorder: rawJson.optional(),
    sessionId: z.string(),
    routingKey: z.string().nullish(),
    capabilitySet: rawJson,
    seed,
    truncation: truncation.nullish(),
});
export const pooledMessage = z.object({ id: z.string(), body: rawJson });
export const pooledToolset = z.object({ id: z.string(), tools: rawJson });
/** What every entry says of itself, whatever its kind. */
export const entryEnvelope = z.object({ agentId: z.string(), seq: z.int().min(0), type: z.string() });
//# sourceMappingURL=record.js.map