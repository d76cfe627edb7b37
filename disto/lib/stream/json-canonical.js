// The canonical form of a JSON value: compact, object keys in code point order
// at every depth, array order kept, strings in raw UTF-8 with the fewest
// escapes. Content addresses are made over these bytes.
//
// There are two doors to it. `canonicalText` takes a JavaScript value.
// `canonicalBytes` takes JSON text and works on its tokens, because a parser
// would change them: numbers keep their spelling (`1.0`, 9007199254740993),
// only the spelling of strings is made canonical. For a value that both doors
// can see, they agree.
//
// Of a key that stands twice in one object the last value counts, as in every
// parser that builds a map.
import { CodedError } from './errors.js';
import { decodeString, JsonFault, MAX_NESTING, members, skipString, skipValue, skipWhite, walkArray, walkObject, } from './json-scan.js';
import { SplicedBytes } from './spliced-bytes.js';
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** A JavaScript value that has no JSON text. Code `not-json-value`. */
export class NotJsonValue extends CodedError {
    constructor(what) {
        super('not-json-value', `${what} has no JSON text`);
    }
}
/**
 * The canonical text of a JavaScript value, by the rules of JSON.stringify:
 * `toJSON` is asked, members that are undefined are left out, NaN is null. A
 * bigint is written as its digits, and an exponent without a plus sign.
 *
 * @param maxDepth containers inside containers: the deepest that is accepted; a value that holds itself is too deep
 * @throws NotJsonValue for undefined, a function or a symbol in the place of the whole value
 * @throws CodedError `too-deep`
 */
export function canonicalText(value, maxDepth = MAX_NESTING) {
    const text = textOf(value, '', maxDepth);
    if (text === undefined)
        throw new NotJsonValue(`a value of type ${typeof value}`);
    return text;
}
function textOf(given, key, depthLeft) {
    let value = given;
    if (typeof value === 'string')
        return JSON.stringify(value);
    if (typeof value === 'object' && value !== null) {
        const { toJSON } = value;
        if (typeof toJSON === 'function')
            value = toJSON.call(value, key);
    }
    switch (typeof value) {
        case 'string':
            return JSON.stringify(value);
        case 'number':
            return Number.isFinite(value) ? String(value).replace('e+', 'e') : 'null';
        case 'boolean':
        case 'bigint':
            return String(value);
        case 'object':
            if (value === null)
                return 'null';
            return containerText(value, depthLeft);
        default:
            return undefined;
    }
}
function containerText(value, depthLeft) {
    if (depthLeft === 0)
        throw new CodedError('too-deep', 'the value is nested too deeply');
    if (Array.isArray(value)) {
        return `[${value.map((element, index) => textOf(element, String(index), depthLeft - 1) ?? 'null').join(',')}]`;
    }
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
        return JSON.stringify(value);
    }
    let text = '';
    for (const key of inOrder(Object.keys(value))) {
        const member = textOf(value[key], key, depthLeft - 1);
        if (member !== undefined)
            text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${member}`;
    }
    return `{${text}}`;
}
function inOrder(keys) {
    for (let i = 1; i < keys.length; i += 1) {
        if (compareCodePoints(keys[i - 1], keys[i]) > 0)
            return keys.sort(compareCodePoints);
    }
    return keys;
}
/** Orders two strings by code points, which is the order of their UTF-8 bytes and not that of `<`. */
export function compareCodePoints(left, right) {
    const shorter = Math.min(left.length, right.length);
    for (let i = 0; i < shorter; i += 1) {
        const a = left.charCodeAt(i);
        const b = right.charCodeAt(i);
        if (a !== b)
            return rank(a) - rank(b);
    }
    return left.length - right.length;
}
/** UTF-16 puts the halves of large code points below U+E000; by code points they stand above U+FFFF. */
function rank(unit) {
    if (unit < 0xd800)
        return unit;
    return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
/**
 * The canonical form of the JSON value in `bytes[from, to)`, which must be
 * UTF-8. Bytes that are canonical already come back as a view of themselves.
 *
 * Time is that of one scan for a canonical value, otherwise one more for each
 * object that a value lies in.
 *
 * @param maxDepth containers inside containers: the deepest that is accepted
 * @throws JsonFault `not-json`, `too-deep`; offsets count from the start of `bytes`
 */
export function canonicalBytes(bytes, from = 0, to = bytes.length, maxDepth = MAX_NESTING) {
    const start = skipWhite(bytes, from, to);
    const end = skipValue(bytes, start, to, MAX_NESTING - maxDepth);
    const rest = skipWhite(bytes, end, to);
    if (rest !== to)
        throw new JsonFault('not-json', rest, 'something follows the value');
    try {
        return canonicalized(bytes, start, end, false);
    }
    catch (disorder) {
        if (disorder !== DISORDER)
            throw disorder;
        return canonicalized(bytes, start, end, true);
    }
}
function canonicalized(bytes, start, end, sorts) {
    const output = new SplicedBytes(bytes);
    new Canonicalizer(bytes, end, output, sorts).emit(start, 0);
    return output.finish();
}
/** Raised by the first object whose keys are not in order; most texts have none. */
const DISORDER = Symbol('keys out of order');
/** Copies one value, token by token; each `emit` returns the position after what it copied. */
class Canonicalizer {
    #bytes;
    #to;
    #output;
    #sorts;
    /** @param sorts whether objects are put in order; without it, one that is not raises {@link DISORDER} */
    constructor(bytes, to, output, sorts) {
        this.#bytes = bytes;
        this.#to = to;
        this.#output = output;
        this.#sorts = sorts;
    }
    emit(at, depth) {
        const byte = this.#bytes[at];
        if (byte === QUOTE)
            return this.#emitString(at);
        if (byte === OPEN_BRACE) {
            return this.#sorts ? this.#emitSorted(at, depth) : this.#emitOrdered(at, depth);
        }
        if (byte === OPEN_BRACKET)
            return this.#emitArray(at, depth);
        const end = skipValue(this.#bytes, at, this.#to, depth);
        this.#output.copy(at, end);
        return end;
    }
    #emitArray(at, depth) {
        this.#output.copy(at, at + 1);
        let isFirst = true;
        const end = walkArray(this.#bytes, at, this.#to, depth, (start) => {
            if (!isFirst)
                this.#output.byte(COMMA);
            isFirst = false;
            return this.emit(start, depth + 1);
        });
        this.#output.byte(CLOSE_BRACKET);
        return end;
    }
    #emitOrdered(at, depth) {
        this.#output.copy(at, at + 1);
        let previous;
        const end = walkObject(this.#bytes, at, this.#to, depth, (keyStart, keyEnd, valueStart) => {
            const key = decodeString(this.#bytes, keyStart, keyEnd);
            if (previous !== undefined) {
                if (compareCodePoints(previous, key) >= 0)
                    throw DISORDER;
                this.#output.byte(COMMA);
            }
            previous = key;
            return this.#emitMember(keyStart, valueStart, depth);
        });
        this.#output.byte(CLOSE_BRACE);
        return end;
    }
    #emitSorted(at, depth) {
        const found = new Map();
        const note = (keyStart, keyEnd, valueStart) => {
            const key = decodeString(this.#bytes, keyStart, keyEnd);
            found.set(key, { key, keyStart, valueStart });
        };
        const end = members(this.#bytes, at, this.#to, note, depth);
        const sorted = [...found.values()].sort((left, right) => compareCodePoints(left.key, right.key));
        this.#output.copy(at, at + 1);
        for (const [index, { keyStart, valueStart }] of sorted.entries()) {
            if (index > 0)
                this.#output.byte(COMMA);
            this.#emitMember(keyStart, valueStart, depth);
        }
        this.#output.byte(CLOSE_BRACE);
        return end;
    }
    #emitMember(keyStart, valueStart, depth) {
        this.#emitString(keyStart);
        this.#output.byte(COLON);
        return this.emit(valueStart, depth + 1);
    }
    #emitString(at) {
        const end = skipString(this.#bytes, at, this.#to);
        if (hasFewestEscapes(this.#bytes, at, end)) {
            this.#output.copy(at, end);
        }
        else {
            this.#output.insert(Buffer.from(JSON.stringify(decodeString(this.#bytes, at, end))));
        }
        return end;
    }
}
/** Escapes that the canonical form spells the same way: `\"`, `\\`, `\b`, `\t`, `\n`, `\f`, `\r`. */
const CANONICAL_ESCAPE = new Uint8Array(256);
for (const letter of '"\\btnfr')
    CANONICAL_ESCAPE[letter.charCodeAt(0)] = 1;
/** Whether a string token holds no escape that could be spelled another way. */
function hasFewestEscapes(bytes, start, end) {
    for (let i = start; i < end; i += 1) {
        if (bytes[i] !== BACKSLASH)
            continue;
        i += 1;
        if (CANONICAL_ESCAPE[bytes[i]] !== 1)
            return false;
    }
    return true;
}
//# sourceMappingURL=json-canonical.js.map