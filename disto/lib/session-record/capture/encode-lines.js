// Journal lines as bytes: compact JSON in the order of the schema, absent
// optionals left out, free-form values as the bytes that they are.
import { z } from 'zod';
import { IndexList, RawJson, SpelledNumber, TypedFault } from '../../stream/json-typed.js';
import { promptItem } from '../format/entry.js';
import { journalLine } from '../format/journal-line.js';
import { CanonicalJson } from './bodies.js';
/** Compiled, because a frame repeats an item for every message of a window. */
const checkedLine = z.compile(journalLine);
/**
 * The bytes of some lines, each with its line feed, in a buffer of their own.
 *
 * @throws TypedFault for a value that the journal's schema refuses: what no reader would take is not written
 */
export function encodeLines(lines) {
    const pieces = new Pieces();
    for (const line of lines) {
        const checked = checkedLine.safeParse(line);
        if (!checked.success)
            throw asFault(line, checked.error);
        append(checked.data, pieces);
        pieces.text('\n');
    }
    return pieces.join();
}
/** Text and bytes, joined at the end. */
class Pieces {
    #pieces = [];
    #text = '';
    #size = 0;
    text(text) {
        this.#text += text;
    }
    /** Takes something large as a piece of its own: joining it with other text would copy it once more. */
    whole(piece) {
        this.#flush();
        this.#pieces.push(piece);
        this.#size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
    }
    join() {
        this.#flush();
        // Not from the shared pool: the buffer's memory is handed to another thread.
        const joined = Buffer.allocUnsafeSlow(this.#size);
        let at = 0;
        for (const piece of this.#pieces) {
            at += typeof piece === 'string' ? joined.write(piece, at) : piece.copy(joined, at);
        }
        return joined;
    }
    #flush() {
        if (this.#text === '')
            return;
        this.#pieces.push(this.#text);
        this.#size += Buffer.byteLength(this.#text);
        this.#text = '';
    }
}
function append(value, pieces) {
    if (typeof value === 'string')
        pieces.text(stringText(value));
    else if (typeof value !== 'object')
        pieces.text(String(value));
    else if (value instanceof CanonicalJson && value.text !== undefined)
        pieces.whole(value.text);
    else if (value instanceof RawJson || value instanceof IndexList)
        pieces.whole(value.bytes);
    else if (value instanceof SpelledNumber)
        pieces.text(value.text);
    else if (Array.isArray(value))
        appendArray(value, pieces);
    else
        appendObject(value, pieces);
}
/** Words of the format and ids: printable ASCII without a quote or a backslash. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** A string as JSON. Most of a frame is short words, which need no look at every letter's escape. */
function stringText(text) {
    return WORDS.get(text) ?? (text.length < 64 && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
}
function appendArray(values, pieces) {
    pieces.text('[');
    for (let i = 0; i < values.length; i += 1) {
        if (i > 0)
            pieces.text(',');
        append(values[i], pieces);
    }
    pieces.text(']');
}
function appendObject(object, pieces) {
    let text = '{';
    for (const key of Object.keys(object)) {
        const value = object[key];
        if (value === undefined || value === null)
            continue;
        if (text !== '{')
            text += ',';
        text += KEYS.get(key) ?? `${JSON.stringify(key)}:`;
        if (typeof value === 'string')
            text += stringText(value);
        else if (typeof value !== 'object')
            text += String(value);
        else {
            pieces.text(text);
            text = '';
            append(value, pieces);
        }
    }
    pieces.text(`${text}}`);
}
/** The words of the format that a frame repeats. */
const WORDS = new Map([...promptItem.shape.slot.options, ...promptItem.shape.retention.options].map((word) => [
    word,
    `"${word}"`,
]));
/** The keys of a prompt item as they are written: a frame repeats them for every message of a window. */
const KEYS = new Map(Object.keys(promptItem.shape).map((key) => [key, `${JSON.stringify(key)}:`]));
function asFault(line, error) {
    const issue = error.issues[0];
    const path = issue?.path.map(String).join('.');
    return new TypedFault('wrong-type', `a ${line.type} line cannot be written: "${path}": ${issue?.message}`);
}
//# sourceMappingURL=encode-lines.js.map