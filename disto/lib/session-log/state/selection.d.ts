import { z } from 'zod';
import type { StateDatabase } from './database.js';
export declare const selectionSchema: z.ZodObject<{
    harnesses: z.ZodArray<z.ZodEnum<{
        "claude-code": "claude-code";
        codex: "codex";
        copilot: "copilot";
        "gemini-cli": "gemini-cli";
        opencode: "opencode";
    }>>;
    since: z.ZodString;
    limit: z.ZodNumber;
}, z.core.$strip>;
export type Selection = z.infer<typeof selectionSchema>;
/** Replaces the selection as a whole. */
export declare function saveSelection(state: StateDatabase, selection: Selection): void;
/** The saved selection; undefined when there is none, or none that this release understands. */
export declare function readSelection(state: StateDatabase): Selection | undefined;
//# sourceMappingURL=selection.d.ts.map