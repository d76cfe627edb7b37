// Walks one large JSON object that arrives in chunks, in any layout: it hands on
// the members of the object, and of members that are lists the elements one by
// one. A text of one 500 MB line is walked like one of a million lines.
//
// Holds one value: a member, or an element of a streamed list; values that nobody
// wants are passed over and not held. It proves where values begin and end and
// the grammar between them; what a value is made of is judged by whoever reads it.
import { CodedError } from './errors.js';
import { decodeString, JsonFault, scanJson } from './json-scan.js';
/** A value that is longer than is held. Code `value-too-long`. */
export class ValueTooLong extends CodedError {
    constructor(key, offset, most) {
        super('value-too-long', `a value of "${key}" has more than ${most} bytes`, { offset });
    }
}
/** The longest value that is held unless told otherwise: the longest line that assembly can be told to hold. */
export const MAX_VALUE = 2 ** 29;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const isWhite = new Uint8Array(256);
for (const byte of [0x20, 0x09, 0x0a, 0x0d])
    isWhite[byte] = 1;
/** Ends a number or a word. */
const isDelimiter = Uint8Array.from(isWhite);
for (const byte of [COMMA, CLOSE_BRACKET, CLOSE_BRACE])
    isDelimiter[byte] = 1;
/** Says something inside a container and outside a string. */
const isStructure = new Uint8Array(256);
for (const byte of [QUOTE, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET])
    isStructure[byte] = 1;
export class DocumentWalker {
    #visitor;
    #maxValue;
    #state = 'start';
    /** Where the chunk being walked begins in the text. */
    #base = 0;
    #key = '';
    #seen = new Set();
    #count = 0;
    /** What the open value is; undefined between values. */
    #shape;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #isHeld = true;
    #held = [];
    #heldLength = 0;
    #valueOffset = 0;
    constructor(visitor, maxValue = MAX_VALUE) {
        this.#visitor = visitor;
        this.#maxValue = maxValue;
    }
    /** @throws JsonFault, ValueTooLong, `duplicate-key`, and whatever the visitor throws */
    push(chunk) {
        let at = 0;
        while (at < chunk.length) {
            if (this.#shape !== undefined) {
                at = this.#passValue(chunk, at);
                continue;
            }
            const byte = chunk[at];
            if (isWhite[byte] === 1)
                at += 1;
            else
                at = this.#step(at, byte);
        }
        this.#base += chunk.length;
    }
    /** To be called once, after the last chunk. @throws JsonFault when the object is not whole */
    end() {
        if (this.#state !== 'done')
            throw new JsonFault('not-json', this.#base, 'the text ends inside a value');
    }
    /** Between values. @returns where to go on */
    #step(at, byte) {
        switch (this.#state) {
            case 'start':
                return this.#expect(byte === OPEN_BRACE, at, 'first-key');
            case 'first-key':
                if (byte === CLOSE_BRACE)
                    return this.#expect(true, at, 'done');
                return this.#begin(at, byte === QUOTE, byte);
            case 'key':
                return this.#begin(at, byte === QUOTE, byte);
            case 'colon':
                return this.#expect(byte === COLON, at, 'value');
            case 'value':
                if (byte === OPEN_BRACKET && this.#visitor.isStreamed(this.#key)) {
                    this.#count = 0;
                    return this.#expect(true, at, 'first-element');
                }
                return this.#begin(at, true, byte);
            case 'after-value':
                if (byte === CLOSE_BRACE)
                    return this.#expect(true, at, 'done');
                return this.#expect(byte === COMMA, at, 'key');
            case 'first-element':
                if (byte === CLOSE_BRACKET)
                    return this.#endList(at);
                return this.#begin(at, true, byte, this.#visitor.isWanted(this.#key));
            case 'element':
                return this.#begin(at, true, byte, this.#visitor.isWanted(this.#key));
            case 'after-element':
                if (byte === CLOSE_BRACKET)
                    return this.#endList(at);
                return this.#expect(byte === COMMA, at, 'element');
            case 'done':
                throw new JsonFault('not-json', this.#base + at, 'something follows the value');
        }
    }
    #expect(isRight, at, next) {
        if (!isRight)
            throw new JsonFault('not-json', this.#base + at, 'the grammar is broken');
        this.#state = next;
        return at + 1;
    }
    #endList(at) {
        this.#visitor.end(this.#key, this.#count);
        return this.#expect(true, at, 'after-value');
    }
    #begin(at, isRight, byte, isHeld = true) {
        if (!isRight || isDelimiter[byte] === 1 || byte === COLON)
            throw new JsonFault('not-json', this.#base + at, 'the grammar is broken');
        this.#shape =
            byte === QUOTE ? 'string' : byte === OPEN_BRACE || byte === OPEN_BRACKET ? 'container' : 'scalar';
        this.#depth = 0;
        this.#inString = false;
        this.#escaped = false;
        this.#isHeld = isHeld;
        this.#valueOffset = this.#base + at;
        return at;
    }
    /** Inside a value. @returns where to go on */
    #passValue(chunk, from) {
        const end = this.#endOfValue(chunk, from);
        const to = end === -1 ? chunk.length : end;
        if (this.#isHeld && to > from) {
            this.#heldLength += to - from;
            if (this.#heldLength > this.#maxValue)
                throw new ValueTooLong(this.#key, this.#valueOffset, this.#maxValue);
            this.#held.push(Buffer.from(chunk.subarray(from, to)));
        }
        if (end !== -1)
            this.#finishValue();
        return to;
    }
    /** The position after the open value in this chunk, or -1 when it goes on. */
    #endOfValue(chunk, from) {
        if (this.#shape === 'scalar') {
            for (let i = from; i < chunk.length; i += 1)
                if (isDelimiter[chunk[i]] === 1)
                    return i;
            return -1;
        }
        let i = from;
        while (i < chunk.length) {
            if (this.#inString) {
                i = this.#endOfString(chunk, i);
                if (i === -1)
                    return -1;
                if (this.#shape === 'string')
                    return i;
                continue;
            }
            const byte = chunk[i];
            i += 1;
            if (isStructure[byte] === 0)
                continue;
            if (byte === QUOTE)
                this.#inString = true;
            else if (byte === OPEN_BRACE || byte === OPEN_BRACKET)
                this.#depth += 1;
            else {
                this.#depth -= 1;
                if (this.#depth === 0)
                    return i;
            }
        }
        return -1;
    }
    #endOfString(chunk, from) {
        let i = from;
        if (this.#escaped && i < chunk.length) {
            this.#escaped = false;
            i += 1;
        }
        for (; i < chunk.length; i += 1) {
            const byte = chunk[i];
            if (byte === QUOTE) {
                this.#inString = false;
                return i + 1;
            }
            if (byte !== BACKSLASH)
                continue;
            i += 1;
            if (i === chunk.length)
                this.#escaped = true;
        }
        return -1;
    }
    #finishValue() {
        const value = this.#held.length === 1 ? this.#held[0] : Buffer.concat(this.#held);
        this.#held = [];
        this.#heldLength = 0;
        this.#shape = undefined;
        switch (this.#state) {
            case 'first-key':
            case 'key':
                this.#takeKey(value);
                this.#state = 'colon';
                break;
            case 'value':
                this.#state = 'after-value';
                this.#visitor.member(this.#key, value, this.#valueOffset);
                break;
            default:
                this.#state = 'after-element';
                this.#count += 1;
                if (this.#isHeld)
                    this.#visitor.element(this.#key, value, this.#count - 1, this.#valueOffset);
        }
    }
    #takeKey(spelled) {
        scanJson(spelled);
        this.#key = decodeString(spelled, 0, spelled.length);
        if (this.#seen.has(this.#key)) {
            throw new CodedError('duplicate-key', `the key "${this.#key}" stands twice in one object`, {
                offset: this.#valueOffset,
            });
        }
        this.#seen.add(this.#key);
    }
}
//# sourceMappingURL=json-document.js.map