import { isUtf8 } from 'node:buffer';
import { JsonFault, skipWhite } from '../../stream/json-scan.js';
import { pick, pickWithin } from '../format/json-pick.js';
import { object, string } from '../format/json-shape.js';
/** All that is read of a line whose other members are of the wrong types. */
const typeOnly = object({ type: string });
const OPEN_BRACE = 0x7b;
/**
 * Reads the line `bytes[start, end)`. Never fails: a line that is not JSON, or is
 * JSON of another format, is a record of type `unparsed`.
 *
 * @param isText whether the bytes are known to be UTF-8
 * @param offset where the line begins in the file
 */
export function readRecord(bytes, start, end, isText, shape, offset) {
    const size = end - start + 1;
    // Every line of every format is an object; a torn or foreign one is mostly told by its first byte.
    const first = skipWhite(bytes, start, end);
    if (first === end || bytes[first] !== OPEN_BRACE)
        return { type: 'unparsed', offset, size };
    const isUnspoiled = isText || isUtf8(bytes.subarray(start, end));
    const pickBy = (wanted) => isUnspoiled ? pickWithin(bytes, start, end, wanted) : pick(bytes.subarray(start, end), wanted);
    try {
        const value = pickBy(shape);
        if (value !== undefined)
            return { type: 'record', value, offset, size };
        const isTyped = pickBy(typeOnly)?.type !== undefined;
        return { type: isTyped ? 'mistyped' : 'unparsed', offset, size };
    }
    catch (error) {
        if (error instanceof JsonFault)
            return { type: 'unparsed', offset, size };
        throw error;
    }
}
/** What a line says in a format whose lines all have a string `type`; undefined when it is no line of it. */
export function typedLine(record) {
    if (record.type === 'mistyped')
        return {};
    return record.type === 'record' && record.value.type !== undefined ? record.value : undefined;
}
//# sourceMappingURL=records.js.map