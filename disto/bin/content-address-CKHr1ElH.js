import { t as CodedError } from "./errors-CfE0sfLm.js";
import { a as skipValue, c as JsonFault, d as skipWhite, l as decodeString, n as members, o as walkArray, s as walkObject, u as skipString } from "./json-scan-C4RDczul.js";
import { hash } from "node:crypto";
// dist/lib/stream/spliced-bytes.js
/** Bytes that are copied out of a source, runs of neighbours in one piece. */
var SplicedBytes = class {
	#source;
	#pieces = [];
	#start = 0;
	#end = 0;
	constructor(source) {
		this.#source = source;
	}
	copy(start, end) {
		if (start !== this.#end) {
			this.#flush();
			this.#start = start;
		}
		this.#end = end;
	}
	/** Appends a byte; one that stands next in the source anyway lengthens the running piece. */
	byte(byte) {
		if (this.#end > this.#start && this.#source[this.#end] === byte) this.#end += 1;
		else this.insert(SINGLE_BYTES[byte]);
	}
	insert(piece) {
		this.#flush();
		this.#pieces.push(piece);
		this.#start = this.#end;
	}
	finish() {
		this.#flush();
		return this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
	}
	#flush() {
		if (this.#end > this.#start) this.#pieces.push(this.#source.subarray(this.#start, this.#end));
		this.#start = this.#end;
	}
};
const SINGLE_BYTES = Array.from({ length: 128 }, (_, byte) => Buffer.of(byte));
// dist/lib/stream/json-canonical.js
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** A JavaScript value that has no JSON text. Code `not-json-value`. */
var NotJsonValue = class extends CodedError {
	constructor(what) {
		super("not-json-value", `${what} has no JSON text`);
	}
};
/**
* The canonical text of a JavaScript value, by the rules of JSON.stringify:
* `toJSON` is asked, members that are undefined are left out, NaN is null. A
* bigint is written as its digits, and an exponent without a plus sign.
*
* @param maxDepth containers inside containers: the deepest that is accepted; a value that holds itself is too deep
* @throws NotJsonValue for undefined, a function or a symbol in the place of the whole value
* @throws CodedError `too-deep`
*/
function canonicalText(value, maxDepth = 512) {
	const text = textOf(value, "", maxDepth);
	if (text === void 0) throw new NotJsonValue(`a value of type ${typeof value}`);
	return text;
}
function textOf(given, key, depthLeft) {
	let value = given;
	if (typeof value === "string") return JSON.stringify(value);
	if (typeof value === "object" && value !== null) {
		const { toJSON } = value;
		if (typeof toJSON === "function") value = toJSON.call(value, key);
	}
	switch (typeof value) {
		case "string": return JSON.stringify(value);
		case "number": return Number.isFinite(value) ? String(value).replace("e+", "e") : "null";
		case "boolean":
		case "bigint": return String(value);
		case "object":
			if (value === null) return "null";
			return containerText(value, depthLeft);
		default: return;
	}
}
function containerText(value, depthLeft) {
	if (depthLeft === 0) throw new CodedError("too-deep", "the value is nested too deeply");
	if (Array.isArray(value)) return `[${value.map((element, index) => textOf(element, String(index), depthLeft - 1) ?? "null").join(",")}]`;
	if (value instanceof Number || value instanceof String || value instanceof Boolean) return JSON.stringify(value);
	let text = "";
	for (const key of inOrder(Object.keys(value))) {
		const member = textOf(value[key], key, depthLeft - 1);
		if (member !== void 0) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${member}`;
	}
	return `{${text}}`;
}
function inOrder(keys) {
	for (let i = 1; i < keys.length; i += 1) if (compareCodePoints(keys[i - 1], keys[i]) > 0) return keys.sort(compareCodePoints);
	return keys;
}
/** Orders two strings by code points, which is the order of their UTF-8 bytes and not that of `<`. */
function compareCodePoints(left, right) {
	const shorter = Math.min(left.length, right.length);
	for (let i = 0; i < shorter; i += 1) {
		const a = left.charCodeAt(i);
		const b = right.charCodeAt(i);
		if (a !== b) return rank(a) - rank(b);
	}
	return left.length - right.length;
}
/** UTF-16 puts the halves of large code points below U+E000; by code points they stand above U+FFFF. */
function rank(unit) {
	if (unit < 55296) return unit;
	return unit < 57344 ? unit + 8192 : unit - 2048;
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
function canonicalBytes(bytes, from = 0, to = bytes.length, maxDepth = 512) {
	const start = skipWhite(bytes, from, to);
	const end = skipValue(bytes, start, to, 512 - maxDepth);
	const rest = skipWhite(bytes, end, to);
	if (rest !== to) throw new JsonFault("not-json", rest, "something follows the value");
	try {
		return canonicalized(bytes, start, end, false);
	} catch (disorder) {
		if (disorder !== DISORDER) throw disorder;
		return canonicalized(bytes, start, end, true);
	}
}
function canonicalized(bytes, start, end, sorts) {
	const output = new SplicedBytes(bytes);
	new Canonicalizer(bytes, end, output, sorts).emit(start, 0);
	return output.finish();
}
/** Raised by the first object whose keys are not in order; most texts have none. */
const DISORDER = Symbol("keys out of order");
/** Copies one value, token by token; each `emit` returns the position after what it copied. */
var Canonicalizer = class {
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
		if (byte === QUOTE) return this.#emitString(at);
		if (byte === OPEN_BRACE) return this.#sorts ? this.#emitSorted(at, depth) : this.#emitOrdered(at, depth);
		if (byte === OPEN_BRACKET) return this.#emitArray(at, depth);
		const end = skipValue(this.#bytes, at, this.#to, depth);
		this.#output.copy(at, end);
		return end;
	}
	#emitArray(at, depth) {
		this.#output.copy(at, at + 1);
		let isFirst = true;
		const end = walkArray(this.#bytes, at, this.#to, depth, (start) => {
			if (!isFirst) this.#output.byte(COMMA);
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
			if (previous !== void 0) {
				if (compareCodePoints(previous, key) >= 0) throw DISORDER;
				this.#output.byte(COMMA);
			}
			previous = key;
			return this.#emitMember(keyStart, valueStart, depth);
		});
		this.#output.byte(CLOSE_BRACE);
		return end;
	}
	#emitSorted(at, depth) {
		const found = /* @__PURE__ */ new Map();
		const note = (keyStart, keyEnd, valueStart) => {
			const key = decodeString(this.#bytes, keyStart, keyEnd);
			found.set(key, {
				key,
				keyStart,
				valueStart
			});
		};
		const end = members(this.#bytes, at, this.#to, note, depth);
		const sorted = [...found.values()].sort((left, right) => compareCodePoints(left.key, right.key));
		this.#output.copy(at, at + 1);
		for (const [index, { keyStart, valueStart }] of sorted.entries()) {
			if (index > 0) this.#output.byte(COMMA);
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
		if (hasFewestEscapes(this.#bytes, at, end)) this.#output.copy(at, end);
		else this.#output.insert(Buffer.from(JSON.stringify(decodeString(this.#bytes, at, end))));
		return end;
	}
};
/** Escapes that the canonical form spells the same way: `\"`, `\\`, `\b`, `\t`, `\n`, `\f`, `\r`. */
const CANONICAL_ESCAPE = /* @__PURE__ */ new Uint8Array(256);
for (const letter of "\"\\btnfr") CANONICAL_ESCAPE[letter.charCodeAt(0)] = 1;
/** Whether a string token holds no escape that could be spelled another way. */
function hasFewestEscapes(bytes, start, end) {
	for (let i = start; i < end; i += 1) {
		if (bytes[i] !== BACKSLASH) continue;
		i += 1;
		if (CANONICAL_ESCAPE[bytes[i]] !== 1) return false;
	}
	return true;
}
/** The address of what is given as it is, in UTF-8: of a text, or of JSON that is canonical already. */
function contentAddress(utf8) {
	return hash("sha256", utf8, "hex").slice(0, 32);
}
export { compareCodePoints as i, canonicalBytes as n, canonicalText as r, contentAddress as t };
