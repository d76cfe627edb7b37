// Reads the typed part of a JSON text and leaves the rest as bytes.
//
// A zod schema says what is typed. From it a reader is compiled that walks the
// bytes once: members that the schema names become JavaScript values; free-form
// values, large texts and lists of indices stay byte ranges; members that the
// schema does not name are proved to be JSON and passed over. What JSON.parse
// hides stays visible: a key that stands twice in a typed object is a fault, and
// a number is a JavaScript number only when it is spelled as a whole one. The
// value that comes out is then checked by the schema itself.
import { decodeString, JsonFault, members, requireUtf8, skipString, skipValue, skipWhite, walkArray, walkObject, } from './json-scan.js';
import { explain, TypedFault } from './json-typed-fault.js';
import { compile } from './json-typed-schema.js';
import { IndexList, RawJson, SpelledNumber } from './json-typed-values.js';
export { TypedFault } from './json-typed-fault.js';
export { anyNumber, IndexList, indexList, RawJson, rawArray, rawJson, rawObject, rawString, SpelledNumber, } from './json-typed-values.js';
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;
const QUOTE = 0x22;
const LETTER_N = 0x6e;
/**
 * Compiles a reader for texts of one schema (an object or a discriminated union of objects).
 *
 * The reader throws {@link JsonFault} when the text is not one JSON value in
 * UTF-8 and {@link TypedFault} when it is not what the schema says.
 */
export function typedReader(schema) {
    const root = compile(schema);
    return (text) => {
        requireUtf8(text, 0, text.length);
        const spans = new Map();
        const start = skipWhite(text, 0, text.length);
        const { value, end } = readNode(root, text, start, 0, spans);
        const rest = skipWhite(text, end, text.length);
        if (rest !== text.length)
            throw new JsonFault('not-json', rest, 'something follows the value');
        const checked = schema.safeParse(value);
        if (!checked.success)
            throw explain(checked.error.issues[0], value);
        return {
            value: checked.data,
            bytesOf: (key) => {
                const span = spans.get(key);
                return span === undefined ? undefined : text.subarray(span[0], span[1]);
            },
        };
    };
}
function readNode(node, text, at, depth, spans) {
    const byte = text[at];
    switch (node.kind) {
        case 'object':
        case 'tagged':
            if (byte !== OPEN_BRACE)
                break;
            return readObject(node, text, at, depth, spans);
        case 'map':
            if (byte !== OPEN_BRACE)
                break;
            return readMap(node.element, text, at, depth);
        case 'array':
            if (byte !== OPEN_BRACKET)
                break;
            return readArray(node.element, text, at, depth);
        case 'indices':
            if (byte !== OPEN_BRACKET)
                break;
            return readIndices(text, at, depth);
        case 'raw': {
            if (byte === LETTER_N && !node.isFree)
                break;
            const end = skipValue(text, at, text.length, depth);
            return { value: new RawJson(text.subarray(at, end)), end };
        }
        case 'scalar':
            break;
    }
    return readScalar(text, at, depth);
}
function readObject(node, text, at, depth, spans) {
    const shape = node.kind === 'object' ? node : optionOf(node, text, at, depth);
    const value = {};
    const seen = new Set();
    const end = walkObject(text, at, text.length, depth, (keyStart, keyEnd, valueStart) => {
        const key = takeKey(text, keyStart, keyEnd, seen);
        const member = shape.members.get(key);
        if (member === undefined)
            return skipValue(text, valueStart, text.length, depth + 1);
        const reading = readNode(member, text, valueStart, depth + 1);
        value[key] = reading.value;
        spans?.set(key, [valueStart, reading.end]);
        return reading.end;
    });
    return { value, end };
}
const NO_MEMBERS = { kind: 'object', members: new Map() };
/** The option that the tag names. Writers put the tag first; anywhere else it costs a scan of the object to find it. */
function optionOf(node, text, at, depth) {
    const tag = leadingTag(node.tag, text, at) ?? searchTag(node.tag, text, at, depth);
    const option = tag === undefined ? undefined : node.options.get(tag);
    // Only the tag is read of an object of unknown kind, so that the schema names it.
    return option ?? { ...NO_MEMBERS, members: new Map([[node.tag, { kind: 'scalar' }]]) };
}
function leadingTag(key, text, at) {
    const leader = `{"${key}":"`;
    if (text.toString('latin1', at, at + leader.length) !== leader)
        return undefined;
    const quote = at + leader.length - 1;
    return decodeString(text, quote, skipString(text, quote, text.length));
}
function searchTag(key, text, at, depth) {
    let tag;
    const look = (keyStart, keyEnd, valueStart, valueEnd) => {
        if (text[valueStart] !== QUOTE || decodeString(text, keyStart, keyEnd) !== key)
            return;
        tag ??= decodeString(text, valueStart, valueEnd);
    };
    members(text, at, text.length, look, depth);
    return tag;
}
function readMap(element, text, at, depth) {
    const value = Object.create(null);
    const seen = new Set();
    const end = walkObject(text, at, text.length, depth, (keyStart, keyEnd, valueStart) => {
        const key = takeKey(text, keyStart, keyEnd, seen);
        const reading = readNode(element, text, valueStart, depth + 1);
        value[key] = reading.value;
        return reading.end;
    });
    return { value, end };
}
function takeKey(text, keyStart, keyEnd, seen) {
    const key = decodeString(text, keyStart, keyEnd);
    if (seen.has(key)) {
        throw new TypedFault('duplicate-key', `the key "${key}" stands twice in one object`, {
            offset: keyStart,
        });
    }
    seen.add(key);
    return key;
}
function readArray(element, text, at, depth) {
    const value = [];
    const end = walkArray(text, at, text.length, depth, (start) => {
        const reading = readNode(element, text, start, depth + 1);
        value.push(reading.value);
        return reading.end;
    });
    return { value, end };
}
const MAX_INDEX = 2 ** 32 - 1;
function readIndices(text, at, depth) {
    let count = 0;
    let max = -1;
    const end = walkArray(text, at, text.length, depth, (start) => {
        const elementEnd = skipValue(text, start, text.length, depth + 1);
        const index = wholeNumber(text, start, elementEnd);
        if (index === undefined || index > MAX_INDEX) {
            const isNumber = /[-\d]/.test(String.fromCharCode(text[start]));
            const code = !isNumber ? 'wrong-type' : index === undefined ? 'not-an-integer' : 'out-of-range';
            const shown = text.toString('latin1', start, Math.min(elementEnd, start + 40));
            throw new TypedFault(code, `${shown} is no index (0 to ${MAX_INDEX})`, { offset: start });
        }
        count += 1;
        if (index > max)
            max = index;
        return elementEnd;
    });
    return { value: new IndexList(text.subarray(at, end), count, max), end };
}
/** The value of digits alone, up to 16 of them; anything else is no whole number here. */
function wholeNumber(text, start, end) {
    if (end - start > 16)
        return undefined;
    let value = 0;
    for (let i = start; i < end; i += 1) {
        const digit = text[i] - 0x30;
        if (digit < 0 || digit > 9)
            return undefined;
        value = value * 10 + digit;
    }
    return value;
}
/** An object or array where the schema has none: a value that every schema refuses as of the wrong type. */
const UNEXPECTED_CONTAINER = Symbol('unexpected container');
/** A string, number, true, false or null. */
function readScalar(text, at, depth) {
    const byte = text[at];
    if (byte === QUOTE) {
        const end = skipString(text, at, text.length);
        return { value: decodeString(text, at, end), end };
    }
    const end = skipValue(text, at, text.length, depth);
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET)
        return { value: UNEXPECTED_CONTAINER, end };
    const spelling = text.toString('latin1', at, end);
    if (byte === LETTER_N)
        return { value: null, end };
    if (spelling === 'true' || spelling === 'false')
        return { value: spelling === 'true', end };
    const isExact = /^(0|-?[1-9]\d*)$/.test(spelling) && Number.isSafeInteger(Number(spelling));
    return { value: isExact ? Number(spelling) : new SpelledNumber(spelling), end };
}
//# sourceMappingURL=json-typed.js.map