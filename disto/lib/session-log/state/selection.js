// What a processor of sessions chose to look at. It is kept for the processor:
// `list` and `digest` do not apply it.
import { z } from 'zod';
import { HARNESSES } from '../format/harness.js';
export const selectionSchema = z.object({
    harnesses: z.array(z.enum(HARNESSES)),
    /** As it was written; `''` when there is no limit in time. */
    since: z.string(),
    /** 0: no limit. */
    limit: z.number(),
});
const KEY = 'selection';
/** Replaces the selection as a whole. */
export function saveSelection(state, selection) {
    state.write((database) => {
        database
            .prepare('INSERT INTO triage_state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value')
            .run(KEY, JSON.stringify(selection));
    });
}
/** The saved selection; undefined when there is none, or none that this release understands. */
export function readSelection(state) {
    const row = state.read((database) => database.prepare('SELECT value FROM triage_state WHERE key = ?').get(KEY));
    if (row === undefined)
        return undefined;
    try {
        return selectionSchema.safeParse(JSON.parse(row.value)).data;
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=selection.js.map