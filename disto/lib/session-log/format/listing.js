// The JSON of `sessions list`, `status` and `mark`. The order of the members
// here is the order in which they are printed.
import { z } from 'zod';
import { selectionSchema } from '../state/selection.js';
import { OUTCOMES } from '../state/watermarks.js';
import { countsSchema } from './digest.js';
import { HARNESSES } from './harness.js';
const storeSchema = z.object({
    harness: z.enum(HARNESSES),
    location: z.string(),
    state: z.enum(['present', 'absent', 'unreadable', 'unsupported-format']),
    problems: z.array(z.string()).optional(),
});
const listedSessionSchema = z.object({
    ref: z.string(),
    harness: z.enum(HARNESSES),
    session_id: z.string(),
    path: z.string(),
    project: z.string().optional(),
    cwds: z.array(z.string()).optional(),
    start: z.string().optional(),
    end: z.string().optional(),
    counts: countsSchema.optional(),
    state: z.string(),
    reason: z.string().optional(),
});
export const listSchema = z.object({
    stores: z.array(storeSchema),
    sessions: z.array(listedSessionSchema),
});
export const statusSchema = z.object({
    harnesses: z.array(z.object({
        harness: z.enum(HARNESSES),
        location: z.string(),
        store: storeSchema.shape.state,
        problems: z.array(z.string()).optional(),
        states: z.record(z.string(), z.number()),
    })),
    selection: selectionSchema.optional(),
});
export const markSchema = z.object({
    marked: z.array(z.string()),
    outcome: z.enum(OUTCOMES),
    uids: z.array(z.string()),
});
//# sourceMappingURL=listing.js.map