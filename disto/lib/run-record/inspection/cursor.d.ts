import { z } from 'zod';
/** What a cursor belongs to: everything that must be the same on the next page. */
export interface CursorScope {
    readonly kind: string;
    /** JSON-able facts: the home, the question, what it is asked of. */
    readonly bound: unknown;
}
/** Spells a position as a cursor. */
export declare function encodeCursor(scope: CursorScope, at: unknown): string;
/**
 * Reads a cursor back.
 *
 * @throws BadRequest `cursor-malformed`; CursorConflict when it belongs to something else
 */
export declare function decodeCursor<S extends z.ZodType>(scope: CursorScope, position: S, cursor: string): z.infer<S>;
//# sourceMappingURL=cursor.d.ts.map