// Puts whole bodies in the place of the indices of one entry; everything else of
// the entry stays as it is spelled.
import { decodeString, skipValue, skipWhite, walkArray, walkObject } from '../../stream/json-scan.js';
const message = { pool: 'messages' };
const text = { pool: 'texts' };
const request = {
    members: { messages: { each: message }, toolset: { pool: 'toolsets', as: 'tools' } },
};
const command = { members: { stdout: text, stderr: text } };
/** The vocabulary of capture events: the same kinds, with bodies in place of indices. */
const PLACES = {
    model_io: { request },
    model_error: { request },
    tool_result: { outcome: { members: { output: text, summary: text, dataText: text } } },
    prompt_frame: { items: { each: { members: { message } } } },
    shell: { command },
    git: { command },
    cancel_probe: {},
    clock: {},
};
/**
 * The pieces of a capture event. Its `seq` is left out: capture mints it anew.
 *
 * @param bytes a whole entry, validated
 */
export async function* expandEntry(bytes, kind, lookUp) {
    const pieces = [];
    const members = PLACES[kind];
    collect(bytes, skipWhite(bytes, 0, bytes.length), { members }, pieces, new Set(['seq']));
    for (const piece of pieces) {
        yield Buffer.isBuffer(piece) ? piece : await lookUp(piece.pool, piece.index);
    }
}
const LETTER_N = 0x6e;
/** @returns the position after the value at `at` */
function collect(bytes, at, place, pieces, leftOut) {
    if (bytes[at] === LETTER_N)
        return copy(bytes, at, pieces);
    if ('pool' in place) {
        const end = skipValue(bytes, at, bytes.length);
        pieces.push({ pool: place.pool, index: Number(bytes.toString('latin1', at, end)) });
        return end;
    }
    if ('each' in place)
        return collectElements(bytes, at, place.each, pieces);
    let separator = '{';
    const end = walkObject(bytes, at, bytes.length, 0, (keyStart, keyEnd, valueStart) => {
        const key = decodeString(bytes, keyStart, keyEnd);
        if (leftOut?.has(key) === true)
            return skipValue(bytes, valueStart, bytes.length);
        const inner = Object.hasOwn(place.members, key) ? place.members[key] : undefined;
        const shown = inner !== undefined && 'pool' in inner && inner.as !== undefined ? inner.as : key;
        pieces.push(Buffer.from(`${separator}${JSON.stringify(shown)}:`));
        separator = ',';
        return inner === undefined ? copy(bytes, valueStart, pieces) : collect(bytes, valueStart, inner, pieces);
    });
    pieces.push(Buffer.from(separator === '{' ? '{}' : '}'));
    return end;
}
function collectElements(bytes, at, place, pieces) {
    let separator = '[';
    const end = walkArray(bytes, at, bytes.length, 0, (start) => {
        pieces.push(Buffer.from(separator));
        separator = ',';
        return collect(bytes, start, place, pieces);
    });
    pieces.push(Buffer.from(separator === '[' ? '[]' : ']'));
    return end;
}
function copy(bytes, at, pieces) {
    const end = skipValue(bytes, at, bytes.length);
    pieces.push(bytes.subarray(at, end));
    return end;
}
//# sourceMappingURL=expand-entry.js.map