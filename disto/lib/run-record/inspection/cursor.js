// Cursors: where the next page of one certain question goes on. They are opaque
// to whoever holds them, and refused when the question, or what it is asked of,
// is another.
import { z } from 'zod';
import { BadRequest, CursorConflict } from '../format/refusals.js';
import { hashBytes } from '../hashing/hash-file.js';
const ENCODED_CHARACTERS = 8_192;
const DECODED_BYTES = 6_144;
const envelope = z.strictObject({ kind: z.string(), bound: z.string(), at: z.unknown() });
/** Spells a position as a cursor. */
export function encodeCursor(scope, at) {
    const { kind } = scope;
    return Buffer.from(JSON.stringify({ kind, bound: hashScope(scope), at })).toString('base64url');
}
/**
 * Reads a cursor back.
 *
 * @throws BadRequest `cursor-malformed`; CursorConflict when it belongs to something else
 */
export function decodeCursor(scope, position, cursor) {
    const { kind, bound, at } = parseCursor(cursor);
    if (kind !== scope.kind || bound !== hashScope(scope)) {
        throw new CursorConflict('the cursor belongs to another question, or its answer has changed');
    }
    const checked = position.safeParse(at);
    if (!checked.success)
        throw malformed();
    return checked.data;
}
function parseCursor(cursor) {
    if (cursor.length > ENCODED_CHARACTERS || !/^[A-Za-z0-9_-]+$/.test(cursor))
        throw malformed();
    const bytes = Buffer.from(cursor, 'base64url');
    if (bytes.length > DECODED_BYTES)
        throw malformed();
    try {
        return envelope.parse(JSON.parse(bytes.toString('utf8')));
    }
    catch {
        throw malformed();
    }
}
function hashScope({ bound }) {
    return hashBytes(JSON.stringify(bound));
}
function malformed() {
    return new BadRequest('cursor-malformed', 'the cursor is none that this program gave out');
}
//# sourceMappingURL=cursor.js.map