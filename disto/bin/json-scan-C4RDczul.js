import { t as CodedError } from "./errors-CfE0sfLm.js";
import { isUtf8 } from "node:buffer";
// dist/lib/stream/string-ends-code.js
/** A WebAssembly module, in base64. */
const STRING_ENDS_CODE = [
	"AGFzbQEAAAABCAFgA39/fwF/AwIBAAUEAQCRAQYGAX8BQQALBxsDBm1lbW9yeQIABmRvdWJ0cwMABWluZGV4AAAK/AIB+QID",
	"A38Eewd/IAEhBCACIQUCQANAIAMgAE8NASAD/QAEACEGIAZBIv0P/SMhByAGQdwA/Q/9IyEIIAZBIP0P/SYhCSANIAcgCP1Q",
	"IAn9UP1TcgRAIAf9ZCEKIAn9ZCELIAj9ZCEMIAwgDXIEQCAMIA1Bf3NxIQwgDEEBdCANciEOIAwgDEGq1QJxIA5Bf3NxaiEP",
	"IA9BEHYhDUHVqgEgD0EBdHMgDnEhECAKIBBBf3NxIQogCyAQ/QwAAAAAAAAAAAAAAAAAAAAA/QwAAA0ACAAEAAAAAAACAAQB",
	"IAZBD/0P/U79Dv0MAAABAAACBAgAAAAAAAAAACAGQQT9bf0O/U79I/1kcXIhCwsCQANAIApFDQEgBCADIApoajYCACAEQQRq",
	"IQQgCiAKQQFrcSEKDAALCwJAA0AgC0UNASAFIAMgC2hqNgIAIAVBBGohBSALIAtBAWtxIQsMAAsLCyADQRBqIQMMAAsLIAUg",
	"AmtBAnYkACAEIAFrQQJ2Cw=="
].join("");
/** Bytes that are read at one step; the text ends with as many of white space. */
const STEP = 16;
const SPACE = 32;
const QUOTES_AT = 1048592;
/** A text can consist of quotes, and one more number ends the list. */
const LIST_SIZE = 4194368;
const DOUBTS_AT = 5242960;
/** Ends each list: no position is as large. */
const NOWHERE = 4294967295;
let kernel;
let text = Buffer.alloc(0);
let quotes = Uint32Array.of(NOWHERE);
let doubts = Uint32Array.of(NOWHERE);
/** Whose strings are indexed. */
let indexed;
/** The places in the lists that were asked for last: most scans go forward. */
let nextQuote = 0;
let nextDoubt = 0;
/** Indexes `bytes` in place of what was indexed before; a text over {@link LONGEST_INDEXED} is not indexed. */
function indexStrings(bytes) {
	indexed = void 0;
	kernel ??= load();
	if (kernel === "none" || bytes.length > 1048576) return;
	const size = Math.ceil(bytes.length / STEP) * STEP;
	bytes.copy(text);
	text.fill(SPACE, bytes.length, size);
	quotes[kernel.index(size, QUOTES_AT, DOUBTS_AT)] = NOWHERE;
	doubts[kernel.doubts.value] = NOWHERE;
	nextQuote = 0;
	nextDoubt = 0;
	indexed = bytes;
}
/** To be called before the bytes of an indexed buffer change. */
function dropStringIndex() {
	indexed = void 0;
}
/**
* Where the string that opens at `at` has its closing quote.
*
* @returns -1 when the index does not tell: the string has to be looked at byte by byte
*/
function closingQuote(bytes, at, to) {
	if (bytes !== indexed) return -1;
	nextQuote = firstAfter(at, quotes, nextQuote);
	const end = quotes[nextQuote];
	if (end >= to) return -1;
	nextDoubt = firstAfter(at, doubts, nextDoubt);
	return doubts[nextDoubt] < end ? -1 : end;
}
/** The place of the first position of an ascending list that is greater than `at`, looked for from `place` on. */
function firstAfter(at, list, place) {
	let i = place;
	for (let step = 1; i > 0 && list[i - 1] > at; step *= 2) i = Math.max(0, i - step);
	while (list[i] <= at) i += 1;
	return i;
}
function load() {
	try {
		const module = new WebAssembly.Module(Buffer.from(STRING_ENDS_CODE, "base64"));
		const loaded = new WebAssembly.Instance(module).exports;
		const { buffer } = loaded.memory;
		text = Buffer.from(buffer, 0, 1048592);
		quotes = new Uint32Array(buffer, QUOTES_AT, LIST_SIZE / 4);
		doubts = new Uint32Array(buffer, DOUBTS_AT, LIST_SIZE / 4);
		return loaded;
	} catch {
		return "none";
	}
}
// dist/lib/stream/json-tokens.js
/** Bytes that are not one JSON value. `offset` is counted from the start of the scanned buffer. */
var JsonFault = class extends CodedError {
	detail;
	constructor(code, offset, detail) {
		super(code, `${detail} at byte ${offset}`, { offset });
		this.detail = detail;
	}
};
const BACKSLASH = 92;
/** 1 for a byte that a string may hold as it is: all but controls, the quote and the backslash. */
const PLAIN = (/* @__PURE__ */ new Uint8Array(256)).map((_, byte) => byte < 32 || byte === 34 || byte === BACKSLASH ? 0 : 1);
const WHITE = /* @__PURE__ */ new Uint8Array(256);
for (const byte of [
	32,
	9,
	10,
	13
]) WHITE[byte] = 1;
const DIGIT = (/* @__PURE__ */ new Uint8Array(256)).map((_, byte) => byte >= 48 && byte <= 57 ? 1 : 0);
const HEX = (/* @__PURE__ */ new Uint8Array(256)).map((_, byte) => /[0-9a-fA-F]/.test(String.fromCharCode(byte)) ? 1 : 0);
/** 1 for a byte that may follow a backslash; `u` is looked at apart. */
const ESCAPE = /* @__PURE__ */ new Uint8Array(256);
for (const letter of "\"\\/bfnrt") ESCAPE[letter.charCodeAt(0)] = 1;
/** The first position at or after `at` that is not JSON white space. */
function skipWhite(bytes, at, to) {
	let i = at;
	while (i < to && WHITE[bytes[i]] === 1) i += 1;
	return i;
}
/** Passes over the string whose quote stands at `at`. @returns the position after its closing quote */
function skipString(bytes, at, to) {
	const quote = closingQuote(bytes, at, to);
	return quote === -1 ? skipSpelled(bytes, at, to) : quote + 1;
}
/** As {@link skipString}, by looking at each byte. */
function skipSpelled(bytes, at, to) {
	let i = at + 1;
	for (;;) {
		while (i < to && PLAIN[bytes[i]] === 1) i += 1;
		if (i >= to) throw unexpected(bytes, to, to);
		if (bytes[i] === 34) return i + 1;
		if (bytes[i] !== BACKSLASH) throw new JsonFault("not-json", i, "a control character inside a string");
		const letter = i + 1 < to ? bytes[i + 1] : -1;
		if (ESCAPE[letter] === 1) i += 2;
		else if (letter === 117) {
			for (let digit = i + 2; digit < i + 6; digit += 1) if (digit >= to || HEX[bytes[digit]] !== 1) throw unexpected(bytes, Math.min(digit, to), to);
			i += 6;
		} else throw unexpected(bytes, Math.min(i + 1, to), to);
	}
}
/** The text of the string token in `[start, end)`, quotes included. The bytes must be UTF-8. */
function decodeString(bytes, start, end) {
	const text = bytes.toString("utf8", start + 1, end - 1);
	return text.includes("\\") ? JSON.parse(`"${text}"`) : text;
}
/** Passes over a number. @returns the position after it */
function skipNumber(bytes, at, to) {
	let i = bytes[at] === 45 ? at + 1 : at;
	i = i < to && bytes[i] === 48 ? i + 1 : skipDigits(bytes, i, to);
	if (i < to && bytes[i] === 46) i = skipDigits(bytes, i + 1, to);
	if (i < to && (bytes[i] === 101 || bytes[i] === 69)) {
		i += 1;
		if (i < to && (bytes[i] === 43 || bytes[i] === 45)) i += 1;
		i = skipDigits(bytes, i, to);
	}
	return i;
}
function skipDigits(bytes, at, to) {
	let i = at;
	while (i < to && DIGIT[bytes[i]] === 1) i += 1;
	if (i === at) throw unexpected(bytes, i, to);
	return i;
}
const WORDS = [
	"true",
	"false",
	"null"
].map((word) => Buffer.from(word));
/** Passes over `true`, `false` or `null`. @returns the position after it */
function skipWord(bytes, at, to) {
	for (const word of WORDS) {
		if (bytes[at] !== word[0] || at + word.length > to) continue;
		if (word.every((byte, index) => bytes[at + index] === byte)) return at + word.length;
	}
	throw unexpected(bytes, at, to);
}
/** The fault of a byte that cannot stand where it stands. */
function unexpected(bytes, at, to) {
	if (at >= to) return new JsonFault("not-json", to, "the text ends inside a value");
	const byte = bytes[at];
	return new JsonFault("not-json", at, `unexpected ${byte > 32 && byte < 127 ? `"${String.fromCharCode(byte)}"` : `0x${byte.toString(16).padStart(2, "0")}`}`);
}
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const IS_OBJECT = 1;
const IS_ARRAY = 0;
/** What each open container of the running scan is; a scan never calls out, so one stack serves all. */
const openContainers = /* @__PURE__ */ new Uint8Array(512);
/**
* Proves that `bytes[from, to)` is exactly one JSON value in UTF-8.
*
* @returns the range of the value, white space around it left out
* @throws JsonFault `not-utf8`, `not-json`, `too-deep`
*/
function scanJson(bytes, from = 0, to = bytes.length) {
	requireUtf8(bytes, from, to);
	const start = skipWhite(bytes, from, to);
	const end = skipValue(bytes, start, to);
	const rest = skipWhite(bytes, end, to);
	if (rest !== to) throw new JsonFault("not-json", rest, "something follows the value");
	return {
		start,
		end
	};
}
/** @throws JsonFault `not-utf8` */
function requireUtf8(bytes, from, to) {
	if (!isUtf8(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to))) throw new JsonFault("not-utf8", firstBadCharacter(bytes, from, to), "the bytes are not UTF-8");
}
/** The first byte of the first character that is not UTF-8. Slow; for the fault's message alone. */
function firstBadCharacter(bytes, from, to) {
	let at = from;
	while (at < to) {
		const lead = bytes[at];
		const size = lead < 128 ? 1 : lead < 224 ? 2 : lead < 240 ? 3 : 4;
		if (size > 1 && !isUtf8(bytes.subarray(at, Math.min(at + size, to)))) return at;
		at += size;
	}
	return to;
}
/**
* Passes over one value and proves its grammar; it does not look at UTF-8.
*
* @param at the first byte of the value
* @param depth how many containers are open around it
* @returns the position after the value
* @throws JsonFault `not-json`, `too-deep`
*/
function skipValue(bytes, at, to, depth = 0) {
	let open = 0;
	let i = at;
	for (;;) {
		const byte = i < to ? bytes[i] : -1;
		if (byte === 34) i = skipString(bytes, i, to);
		else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
			if (depth + open >= 512) throw new JsonFault("too-deep", i, `nesting over 512`);
			const isObject = byte === OPEN_BRACE;
			i = skipWhite(bytes, i + 1, to);
			if (i < to && bytes[i] === (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) i += 1;
			else {
				openContainers[open] = isObject ? IS_OBJECT : IS_ARRAY;
				open += 1;
				if (isObject) i = skipKey(bytes, i, to);
				continue;
			}
		} else if (byte === 45 || DIGIT[byte] === 1) i = skipNumber(bytes, i, to);
		else i = skipWord(bytes, i, to);
		for (;;) {
			if (open === 0) return i;
			i = skipWhite(bytes, i, to);
			const next = i < to ? bytes[i] : -1;
			const isObject = openContainers[open - 1] === IS_OBJECT;
			if (next === COMMA) {
				i = skipWhite(bytes, i + 1, to);
				if (isObject) i = skipKey(bytes, i, to);
				break;
			}
			if (next !== (isObject ? CLOSE_BRACE : CLOSE_BRACKET)) throw unexpected(bytes, i, to);
			open -= 1;
			i += 1;
		}
	}
}
/**
* Calls `visit` for each member of the object at `at`, in order, duplicates
* included, with the range of the key (quotes included) and of the value.
*
* @returns the position after the object
*/
function members(bytes, at, to, visit, depth = 0) {
	return walkObject(bytes, at, to, depth, (keyStart, keyEnd, valueStart) => {
		const valueEnd = skipValue(bytes, valueStart, to, depth + 1);
		visit(keyStart, keyEnd, valueStart, valueEnd);
		return valueEnd;
	});
}
/** Calls `visit` for each element of the array at `at`. @returns the position after the array */
function elements(bytes, at, to, visit, depth = 0) {
	return walkArray(bytes, at, to, depth, (start) => {
		const end = skipValue(bytes, start, to, depth + 1);
		visit(start, end);
		return end;
	});
}
/**
* As {@link members}, but `read` itself passes over the value and returns the
* position after it: a caller that reads a value need not have it scanned before.
*/
function walkObject(bytes, at, to, depth, read) {
	if (bytes[at] !== OPEN_BRACE || at >= to) throw unexpected(bytes, at, to);
	if (depth >= 512) throw new JsonFault("too-deep", at, `nesting over 512`);
	let i = skipWhite(bytes, at + 1, to);
	if (i < to && bytes[i] === CLOSE_BRACE) return i + 1;
	for (;;) {
		if (i >= to || bytes[i] !== 34) throw unexpected(bytes, i, to);
		const keyStart = i;
		const keyEnd = skipString(bytes, i, to);
		i = read(keyStart, keyEnd, skipColon(bytes, keyEnd, to));
		i = skipWhite(bytes, i, to);
		if (i < to && bytes[i] === CLOSE_BRACE) return i + 1;
		if (i >= to || bytes[i] !== COMMA) throw unexpected(bytes, i, to);
		i = skipWhite(bytes, i + 1, to);
	}
}
/** As {@link elements}, with a `read` that passes over the element itself. */
function walkArray(bytes, at, to, depth, read) {
	if (bytes[at] !== OPEN_BRACKET || at >= to) throw unexpected(bytes, at, to);
	if (depth >= 512) throw new JsonFault("too-deep", at, `nesting over 512`);
	let i = skipWhite(bytes, at + 1, to);
	if (i < to && bytes[i] === CLOSE_BRACKET) return i + 1;
	for (;;) {
		i = skipWhite(bytes, read(i), to);
		if (i < to && bytes[i] === CLOSE_BRACKET) return i + 1;
		if (i >= to || bytes[i] !== COMMA) throw unexpected(bytes, i, to);
		i = skipWhite(bytes, i + 1, to);
	}
}
function skipKey(bytes, at, to) {
	if (at >= to || bytes[at] !== 34) throw unexpected(bytes, at, to);
	return skipColon(bytes, skipString(bytes, at, to), to);
}
function skipColon(bytes, at, to) {
	const i = skipWhite(bytes, at, to);
	if (i >= to || bytes[i] !== COLON) throw unexpected(bytes, i, to);
	return skipWhite(bytes, i + 1, to);
}
export { skipValue as a, JsonFault as c, skipWhite as d, unexpected as f, scanJson as i, decodeString as l, indexStrings as m, members as n, walkArray as o, dropStringIndex as p, requireUtf8 as r, walkObject as s, elements as t, skipString as u };
