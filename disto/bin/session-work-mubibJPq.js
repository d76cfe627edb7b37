import { n as forEachItem, r as Tally, t as BatchedReadable } from "./batches-g7GGqD_r.js";
import { a as skipValue, c as JsonFault, d as skipWhite, f as unexpected, l as decodeString, m as indexStrings, p as dropStringIndex, u as skipString } from "./json-scan-C4RDczul.js";
import { t as parseTime } from "./time-nJZatF4Q.js";
import { n as splitWords, r as trimWhite, t as isBlank } from "./white-space-CChqZ8Q8.js";
import { n as dataHome, r as directoryVariable } from "./environment-CQAoWjb8.js";
import { n as LineSplitter } from "./lines-CtWheCI4.js";
import { r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { i as readSmallFile, n as openRegularFile, r as openRegularFileSync, t as NotARegularFile } from "./regular-file-BQ6018MH.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { t as compactJson } from "./json-compact-D8IPZD5_.js";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";
import { closeSync, constants, lstatSync, readSync } from "node:fs";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { access, lstat as lstat$1, readdir, stat as stat$1 } from "node:fs/promises";
import { isUtf8 } from "node:buffer";
import { Readable, pipeline } from "node:stream";
import { getSystemErrorMap } from "node:util";
import { basename as basename$1 } from "node:path/posix";
import { pathToFileURL } from "node:url";
// dist/lib/session-log/readers/reader.js
/** A session that could not be opened or read. `message` is the reason of the state `unreadable`; it names no path. */
var SessionUnreadable = class extends CodedError {
	constructor(reason, cause) {
		super("session-unreadable", reason, { cause });
	}
};
/**
* The store changed while the session was read (OpenCode's database): what the stream
* gave is void. A session is then read once more; a second change makes it unreadable.
*/
var SessionChanged = class extends SessionUnreadable {};
/** The reason for a session that now names another directory than the one that was checked before the open. */
const CHANGED_SINCE_CHECK = "the session changed since its policy was checked";
// dist/lib/session-log/policy/policy.js
/** The refusal that a reason makes. */
function refusalFor(reason) {
	return {
		state: reason === "disabled" || reason === "repo_disabled" ? "disabled" : "denied",
		reason
	};
}
/**
* The check after the read: the first directory that is switched off makes the session
* `disabled`; without one the first denied directory makes it `denied`.
*/
async function refuseDirectories(policy, directories) {
	let denied;
	for (const directory of directories) {
		const reason = await policy.reasonAgainst(directory);
		if (reason === void 0) continue;
		const refusal = refusalFor(reason);
		if (refusal.state === "disabled") return refusal;
		denied ??= refusal;
	}
	return denied;
}
// dist/lib/session-log/format/raw-value.js
const QUOTE$1 = 34;
const BACKSLASH$2 = 92;
const LETTER_N = 110;
/** A value that stays bytes: a range of the text that it was picked from, and good as long as that is. */
var RawValue = class {
	source;
	start;
	end;
	constructor(source, start, end) {
		this.source = source;
		this.start = start;
		this.end = end;
	}
	get bytes() {
		return this.source.subarray(this.start, this.end);
	}
	get isString() {
		return this.source[this.start] === QUOTE$1;
	}
	get isNull() {
		return this.source[this.start] === LETTER_N;
	}
	/** Whether it is the string without characters. */
	get isEmptyString() {
		return this.isString && this.end - this.start === 2;
	}
	/** Whether the text of a string value begins with these bytes, spelled like this. */
	isSpelledFrom(start) {
		const from = this.start + 1;
		return this.source.subarray(from, Math.min(from + start.length, this.end - 1)).equals(start);
	}
	/** The text of a string value. */
	decode() {
		return decodeText(this.source, this.start, this.end);
	}
	/**
	* The text of a string value up to the first place where `mark` is spelled like
	* this, the mark included. Undefined when there is none.
	*/
	decodeThrough(mark) {
		const at = this.bytes.indexOf(mark);
		if (at === -1) return void 0;
		const stop = this.start + at + mark.length;
		return {
			text: decodePiece(this.source, this.start + 1, stop),
			isAll: stop === this.end - 1
		};
	}
	/** The end of the text of a string value: about so many bytes of it, or all. */
	decodeEnd(size) {
		const start = endPiece(this.source, this.start + 1, this.end - 1, size);
		return {
			text: decodePiece(this.source, start, this.end - 1),
			isAll: start === this.start + 1
		};
	}
};
/** The longest escape, `\\uXXXX`. */
const LONGEST_ESCAPE = 6;
/** Where a piece of at most `size` bytes begins that ends with the string: not inside a character, an escape or a pair of them. */
function endPiece(bytes, start, stop, size) {
	const from = stop - size;
	if (from <= start) return start;
	/** Bytes since a backslash. */
	let clear = 0;
	for (let i = Math.max(start, from - LONGEST_ESCAPE); i < stop; i += 1) {
		const byte = bytes[i];
		if (i >= from && clear >= LONGEST_ESCAPE && !isContinuation(byte)) return i;
		clear = byte === BACKSLASH$2 ? 0 : clear + 1;
	}
	return start;
}
const isContinuation = (byte) => (byte & 192) === 128;
/** The text of a range that begins and ends between two characters of a string. */
function decodePiece(bytes, start, stop) {
	const text = bytes.toString("utf8", start, stop);
	return text.includes("\\") ? JSON.parse(`"${text}"`).toWellFormed() : text;
}
/** The text of a string token, quotes included in the range. A lone surrogate, which only an escape can write, becomes U+FFFD. */
function decodeText(bytes, start, stop) {
	const size = stop - start - 2;
	return size <= MAX_KNOWN ? knownText(bytes, start + 1, size) : decodeAnyText(bytes, start, stop);
}
function decodeAnyText(bytes, start, stop) {
	if (!bytes.subarray(start, stop).includes(BACKSLASH$2)) return bytes.toString("utf8", start + 1, stop - 1);
	return JSON.parse(bytes.toString("utf8", start, stop)).toWellFormed();
}
const MAX_KNOWN = 40;
/** Strings of ASCII alone, each at the place that its length and some of its bytes give. */
const known = new Array(1024).fill("");
function knownText(bytes, start, size) {
	const end = start + size;
	if (size === 0) return "";
	const first = bytes[start];
	const middle = bytes[start + (size >> 1)];
	const last = bytes[end - 1];
	const slot = size * 31 + first * 7 + middle * 131 + last * 17 & 1023;
	const candidate = known[slot];
	if (candidate.length === size && isSame(bytes, start, candidate)) return candidate;
	const text = decodeAnyText(bytes, start - 1, end + 1);
	if (text.length === size) known[slot] = text;
	return text;
}
function isSame(bytes, start, text) {
	for (let i = 0; i < text.length; i += 1) if (bytes[start + i] !== text.charCodeAt(i)) return false;
	return true;
}
// dist/lib/session-log/format/json-shape.js
/** The types of JSON values, as places in {@link Shape.actions}. */
const ValueType = {
	string: 0,
	number: 1,
	boolean: 2,
	object: 3,
	list: 4,
	null: 5
};
const VALUE_TYPES = 6;
/** A shape by value types. */
var Shape = class {
	actions;
	constructor(actions) {
		this.actions = actions;
	}
};
/** The shape of a member that depends on the string that stands under `tag` beside it. */
var TaggedShape = class {
	tag;
	shapes;
	constructor(tag, shapes) {
		this.tag = tag;
		this.shapes = shapes;
	}
};
const ABSENT = {
	kind: "skip",
	isMismatch: false
};
const MISMATCH = {
	kind: "skip",
	isMismatch: true
};
/** A shape that takes values of some types; a null is an absent value, any other type a mismatch. */
function shapeOf(actions) {
	const all = new Array(VALUE_TYPES).fill(MISMATCH);
	all[ValueType.null] = ABSENT;
	for (const [type, action] of Object.entries(actions)) all[ValueType[type]] = action;
	return new Shape(all);
}
const RAW = { kind: "raw" };
const allButNull = {
	string: RAW,
	number: RAW,
	boolean: RAW,
	object: RAW,
	list: RAW
};
/** A string, decoded. */
const string = shapeOf({ string: { kind: "string" } });
const boolean = shapeOf({ boolean: { kind: "boolean" } });
/** A number as JavaScript holds it. */
const number = shapeOf({ number: { kind: "number" } });
/** Any value but null, kept as bytes. */
const raw = shapeOf(allButNull);
/** Any value, null included, kept as bytes. */
const any = shapeOf({
	...allButNull,
	null: RAW
});
/** A string that may be large, kept as bytes. */
const rawString = shapeOf({ string: RAW });
function object(members) {
	const matchers = [];
	for (const [name, shape] of Object.entries(members)) {
		const key = Buffer.from(name);
		const sameLength = matchers[key.length] ?? [];
		sameLength.push({
			name,
			key,
			shape
		});
		matchers[key.length] = sameLength;
	}
	return shapeOf({ object: {
		kind: "object",
		matchers,
		make: makerOf(Object.keys(members))
	} });
}
/** A function that makes an object with these members. An object literal of its own is made many times as fast as a copy of a template. */
function makerOf(names) {
	const members = names.map((name) => `${JSON.stringify(name)}: undefined`);
	return new Function(`return { ${members.join(", ")} };`);
}
/** A list; an element of another type than the shape says is undefined in it, and a mismatch. */
function list(element) {
	return shapeOf({ list: {
		kind: "list",
		element
	} });
}
/** The first shape that the value's type fits; a value that fits none is absent. */
function oneOf(...shapes) {
	return new Shape(Array.from({ length: VALUE_TYPES }, (_, type) => {
		const fitting = shapes.map((shape) => shape.actions[type]).find((action) => action.kind !== "skip");
		return type === ValueType.null ? ABSENT : fitting ?? ABSENT;
	}));
}
/** A value that is picked in full or, when anything inside it mismatches, is absent. */
function part(inner) {
	return new Shape(inner.actions.map((action) => action.kind === "skip" ? ABSENT : {
		kind: "part",
		inner: action
	}));
}
/** A member whose shape depends on the string that stands under `tag` beside it; absent for a tag without one. */
function byTag(tag, shapes) {
	return new TaggedShape(tag, new Map(Object.entries(shapes)));
}
// dist/lib/session-log/format/json-pick.js
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH$1 = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE$1 = 123;
const CLOSE_BRACE = 125;
const LETTER_T = 116;
/** The type of the value that begins with a byte; the scanner refuses a byte that begins none. */
const TYPE_OF = (/* @__PURE__ */ new Uint8Array(256)).fill(ValueType.null);
for (const byte of Buffer.from("-0123456789")) TYPE_OF[byte] = ValueType.number;
for (const byte of Buffer.from("tf")) TYPE_OF[byte] = ValueType.boolean;
TYPE_OF[QUOTE] = ValueType.string;
TYPE_OF[OPEN_BRACE$1] = ValueType.object;
TYPE_OF[OPEN_BRACKET] = ValueType.list;
/** Where the text that is picked from ends. A pick calls nobody out, so these variables serve all. */
let to = 0;
/** Where the value that was read last ends. */
let end = 0;
/** How many mismatches were met. */
let mismatches = 0;
/**
* Picks out of one JSON text.
*
* @returns what the shape picks; undefined when the text is JSON of another shape
* @throws JsonFault when the bytes are not one JSON value
*/
function pick(text, shape) {
	const bytes = isUtf8(text) ? text : Buffer.from(text.toString("utf8"));
	return pickWithin(bytes, 0, bytes.length, shape);
}
/** As {@link pick}, from the text `bytes[start, stop)`, which has to be UTF-8. */
function pickWithin(bytes, start, stop, shape) {
	mismatches = 0;
	to = stop;
	const value = read$1(shape, bytes, skipWhite(bytes, start, to), 0);
	const rest = skipWhite(bytes, end, to);
	if (rest !== to) throw new JsonFault("not-json", rest, "something follows the value");
	return mismatches === 0 ? value : void 0;
}
/** As {@link pick}; bytes that are not one JSON value pick nothing. */
function pickIfJson(text, shape) {
	try {
		return pick(text, shape);
	} catch (error) {
		if (error instanceof JsonFault) return void 0;
		throw error;
	}
}
function read$1(shape, bytes, at, depth) {
	const type = at < to ? TYPE_OF[bytes[at]] : ValueType.null;
	return act(shape.actions[type], bytes, at, depth);
}
function act(action, bytes, at, depth) {
	switch (action.kind) {
		case "skip":
			if (action.isMismatch) mismatches += 1;
			end = skipValue(bytes, at, to, depth);
			return;
		case "string":
			end = skipString(bytes, at, to);
			return decodeText(bytes, at, end);
		case "raw":
			end = skipValue(bytes, at, to, depth);
			return new RawValue(bytes, at, end);
		case "boolean":
			end = skipValue(bytes, at, to, depth);
			return bytes[at] === LETTER_T;
		case "number":
			end = skipValue(bytes, at, to, depth);
			return Number(bytes.toString("latin1", at, end));
		case "object": return readObject(action, bytes, at, depth);
		case "list": return readList(action.element, bytes, at, depth);
		case "part": {
			const before = mismatches;
			const value = act(action.inner, bytes, at, depth);
			if (mismatches === before) return value;
			mismatches = before;
			return;
		}
	}
}
/** The walk of `walkObject` (json-scan.ts), with no call back for a member: most lines have little else than members. */
function readObject({ matchers, make }, bytes, at, depth) {
	requireDepth(at, depth);
	const value = make();
	let waiting;
	let i = skipWhite(bytes, at + 1, to);
	if (i < to && bytes[i] === CLOSE_BRACE) {
		end = i + 1;
		return value;
	}
	for (;;) {
		if (i >= to || bytes[i] !== QUOTE) throw unexpected(bytes, i, to);
		const keyEnd = skipString(bytes, i, to);
		const matcher = match(matchers, bytes, i, keyEnd);
		i = skipColon(bytes, keyEnd);
		if (matcher === void 0) end = skipValue(bytes, i, to, depth + 1);
		else {
			const shape = shapeIn(value, matcher);
			if (shape === void 0) {
				end = skipValue(bytes, i, to, depth + 1);
				waiting ??= [];
				waiting.push({
					matcher,
					at: i
				});
			} else {
				const picked = read$1(shape, bytes, i, depth + 1);
				if (picked !== void 0) value[matcher.name] = picked;
			}
		}
		i = skipWhite(bytes, end, to);
		if (i >= to) throw unexpected(bytes, i, to);
		if (bytes[i] === CLOSE_BRACE) break;
		if (bytes[i] !== COMMA) throw unexpected(bytes, i, to);
		i = skipWhite(bytes, i + 1, to);
	}
	if (waiting !== void 0) readWaiting(waiting, value, bytes, depth);
	end = i + 1;
	return value;
}
function readWaiting(waiting, value, bytes, depth) {
	for (const { matcher, at } of waiting) {
		const shape = shapeIn(value, matcher);
		if (shape !== void 0) value[matcher.name] = read$1(shape, bytes, at, depth + 1);
	}
}
/** A member's shape; undefined when it hangs on a tag that has not been read, or that asks for none. */
function shapeIn(siblings, { shape }) {
	if (!(shape instanceof TaggedShape)) return shape;
	const tag = siblings[shape.tag];
	return typeof tag === "string" ? shape.shapes.get(tag) : void 0;
}
function requireDepth(at, depth) {
	if (depth >= 512) throw new JsonFault("too-deep", at, `nesting over 512`);
}
function skipColon(bytes, at) {
	const colon = skipWhite(bytes, at, to);
	if (colon >= to || bytes[colon] !== COLON) throw unexpected(bytes, colon, to);
	return skipWhite(bytes, colon + 1, to);
}
function match(matchers, bytes, start, keyEnd) {
	const size = keyEnd - start - 2;
	const sameSize = matchers[size];
	if (sameSize !== void 0) for (const matcher of sameSize) {
		const { key } = matcher;
		let i = 0;
		while (i < size && key[i] === bytes[start + 1 + i]) i += 1;
		if (i === size) return matcher;
	}
	for (let i = start + 1; i < keyEnd - 1; i += 1) if (bytes[i] === BACKSLASH$1) return matchByName(matchers, decodeString(bytes, start, keyEnd));
}
function matchByName(matchers, name) {
	return matchers[Buffer.byteLength(name)]?.find((matcher) => matcher.name === name);
}
function readList(element, bytes, at, depth) {
	requireDepth(at, depth);
	const value = [];
	let i = skipWhite(bytes, at + 1, to);
	if (i < to && bytes[i] === CLOSE_BRACKET) {
		end = i + 1;
		return value;
	}
	for (;;) {
		value.push(read$1(element, bytes, i, depth + 1));
		i = skipWhite(bytes, end, to);
		if (i >= to) throw unexpected(bytes, i, to);
		if (bytes[i] === CLOSE_BRACKET) break;
		if (bytes[i] !== COMMA) throw unexpected(bytes, i, to);
		i = skipWhite(bytes, i + 1, to);
	}
	end = i + 1;
	return value;
}
// dist/lib/session-log/readers/call-input.js
const withCommand = oneOf(object({ command: oneOf(string) }));
/** The string member `command` of an input, whatever the tool. */
function commandOf(input) {
	return input === void 0 ? void 0 : pick(input, withCommand)?.command;
}
/** The bytes of an input, for an item that outlives the line. */
function copyOf(input) {
	return input === void 0 ? void 0 : Buffer.from(input.bytes);
}
const claudeCodeLine = object({
	type: string,
	uuid: string,
	timestamp: string,
	sessionId: string,
	cwd: string,
	isMeta: boolean,
	message: object({
		model: string,
		content: oneOf(string, list(oneOf(object({
			type: oneOf(string),
			text: oneOf(string),
			id: oneOf(string),
			name: oneOf(string),
			input: raw,
			tool_use_id: oneOf(string),
			is_error: oneOf(boolean),
			content: raw
		}))))
	}),
	toolUseResult: oneOf(object({ interrupted: oneOf(boolean) }))
});
/** The content of a tool result. */
const claudeCodeResultContent = oneOf(string, list(oneOf(object({
	type: oneOf(string),
	text: oneOf(string)
}))));
const CLAUDE_CODE_TEXTS = {
	/** Starts a prompt that is none: the user interrupted. Anywhere in a failing result it says the same of the call. */
	interrupt: "[Request interrupted by user",
	/** Anywhere in a failing result: the user or a rule refused the call. */
	denials: ["The user doesn't want to proceed with this tool use", "has been denied"]
};
// dist/lib/session-log/readers/records.js
/** All that is read of a line whose other members are of the wrong types. */
const typeOnly = object({ type: string });
const OPEN_BRACE = 123;
/**
* Reads the line `bytes[start, end)`. Never fails: a line that is not JSON, or is
* JSON of another format, is a record of type `unparsed`.
*
* @param isText whether the bytes are known to be UTF-8
* @param offset where the line begins in the file
*/
function readRecord(bytes, start, end, isText, shape, offset) {
	const size = end - start + 1;
	const first = skipWhite(bytes, start, end);
	if (first === end || bytes[first] !== OPEN_BRACE) return {
		type: "unparsed",
		offset,
		size
	};
	const isUnspoiled = isText || isUtf8(bytes.subarray(start, end));
	const pickBy = (wanted) => isUnspoiled ? pickWithin(bytes, start, end, wanted) : pick(bytes.subarray(start, end), wanted);
	try {
		const value = pickBy(shape);
		if (value !== void 0) return {
			type: "record",
			value,
			offset,
			size
		};
		return {
			type: pickBy(typeOnly)?.type !== void 0 ? "mistyped" : "unparsed",
			offset,
			size
		};
	} catch (error) {
		if (error instanceof JsonFault) return {
			type: "unparsed",
			offset,
			size
		};
		throw error;
	}
}
/** What a line says in a format whose lines all have a string `type`; undefined when it is no line of it. */
function typedLine(record) {
	if (record.type === "mistyped") return {};
	return record.type === "record" && record.value.type !== void 0 ? record.value : void 0;
}
// dist/lib/session-log/readers/claude-code-entries.js
/**
* Transducer: Claude Code's lines in, session items out (without the `end` item).
*
* Holds the number of each call by its id. A `tool_use` id that stands on a second
* line is the same call; the last result line of a call holds. Never fails.
*/
function claudeCodeEntries(facts, options = {}) {
	return new ClaudeCodeEntries(facts, options.detail);
}
var ClaudeCodeEntries = class {
	#facts;
	#keepTexts;
	#keepSpans;
	#calls = /* @__PURE__ */ new Map();
	constructor(facts, detail = "full") {
		this.#facts = facts;
		this.#keepTexts = detail === "full";
		this.#keepSpans = detail !== "counts";
	}
	take(record, push) {
		const line = typedLine(record);
		this.#facts.addLine(record.size, line !== void 0);
		if (line === void 0) {
			push({
				type: "unparsed",
				offset: record.offset
			});
			return;
		}
		const content = line.message?.content;
		const items = Array.isArray(content) ? content.filter((item) => item !== void 0) : [];
		const { kind, text } = classify$4(line, items);
		const entry = this.#facts.addEntry({
			kind,
			text: this.#keepTexts ? text : "",
			offset: record.offset,
			span: this.#keepSpans ? line.uuid ?? "" : "",
			time: line.timestamp === void 0 ? void 0 : parseTime(line.timestamp),
			cwd: line.cwd,
			model: line.type === "assistant" ? line.message?.model : void 0
		});
		push(entry);
		if (line.type === "assistant") this.#pushCalls(items, entry.index, push);
		if (line.type === "user") this.#pushResults(items, line, record.offset, push);
	}
	#pushCalls(items, entry, push) {
		for (const item of items) {
			if (item.type !== "tool_use") continue;
			const id = item.id ?? "";
			if (this.#calls.has(id)) continue;
			const call = this.#facts.nextCall();
			if (id !== "") this.#calls.set(id, call);
			const input = this.#keepTexts ? copyOf(item.input) : void 0;
			push({
				type: "call",
				call,
				entry,
				tool: item.name ?? "",
				command: commandOf(input),
				input
			});
		}
	}
	#pushResults(items, line, offset, push) {
		for (const item of items) {
			const call = item.type === "tool_result" ? this.#calls.get(item.tool_use_id ?? "") : void 0;
			if (call === void 0) continue;
			const isInterrupted = line.toolUseResult?.interrupted === true;
			if (!isInterrupted && item.is_error !== true) {
				push({
					type: "result",
					call,
					offset,
					status: "ok",
					exitCode: void 0,
					text: ""
				});
				continue;
			}
			const text = resultText$1(item);
			push({
				type: "result",
				call,
				offset,
				status: isInterrupted ? "interrupted" : failureOf$1(text),
				exitCode: void 0,
				text: this.#keepTexts ? text : ""
			});
		}
	}
};
function classify$4(line, items) {
	const content = line.message?.content;
	if (line.type === "assistant") {
		const text = (typeof content === "string" ? [content] : textsOf(items)).filter((one) => !isBlank(one)).join("\n");
		if (items.some((item) => item.type === "tool_use")) return {
			kind: "tool_call",
			text
		};
		return text === "" ? { kind: "other" } : {
			kind: "assistant_text",
			text
		};
	}
	if (!(line.type === "user" && line.isMeta !== true && !items.some((item) => item.type === "tool_result"))) return { kind: "other" };
	const text = typeof content === "string" ? content : textsOf(items).join("\n");
	if (isBlank(text)) return { kind: "other" };
	if (trimWhite(text).startsWith(CLAUDE_CODE_TEXTS.interrupt)) return { kind: "interrupt" };
	return {
		kind: "prompt",
		text
	};
}
function textsOf(items) {
	return items.flatMap((item) => item.type === "text" && item.text !== void 0 ? [item.text] : []);
}
function resultText$1(item) {
	const content = item.content === void 0 ? void 0 : pick(item.content.bytes, claudeCodeResultContent);
	if (content === void 0 || typeof content === "string") return content ?? "";
	return content.flatMap((one) => one?.type === "text" ? [one.text ?? ""] : []).join("\n");
}
function failureOf$1(text) {
	if (CLAUDE_CODE_TEXTS.denials.some((denial) => text.includes(denial))) return "denied";
	return text.includes(CLAUDE_CODE_TEXTS.interrupt) ? "interrupted" : "error";
}
// dist/lib/session-log/readers/first-line-hash.js
const LINE_FEED$2 = 10;
const CARRIAGE_RETURN = 13;
/** The hash of no bytes: the head of a log without a complete line. */
const EMPTY_HEAD = createHash("sha256").digest("hex");
/** Takes a file's bytes until its first line is complete. Holds a hash state, however long the line is. */
var FirstLineHash = class {
	sha256 = EMPTY_HEAD;
	#hash = createHash("sha256");
	/** Carriage returns that may turn out to end the line. */
	#pending = 0;
	#isDone = false;
	take(chunk) {
		if (this.#isDone) return;
		const feed = chunk.indexOf(LINE_FEED$2);
		const stop = feed === -1 ? chunk.length : feed;
		let end = stop;
		while (end > 0 && chunk[end - 1] === CARRIAGE_RETURN) end -= 1;
		if (end > 0) {
			for (; this.#pending > 0; this.#pending -= 1) this.#hash.update(RETURN);
			this.#hash.update(chunk.subarray(0, end));
		}
		this.#pending += stop - end;
		if (feed === -1) return;
		this.sha256 = this.#hash.digest("hex");
		this.#isDone = true;
	}
};
const RETURN = Buffer.alloc(1, CARRIAGE_RETURN);
// dist/lib/session-log/readers/jsonl-session.js
/** Reads one session's file as a stream of items, `end` last, and closes the file. */
function readJsonlSession(file, format, options = {}) {
	return new BatchedReadable(readBatches(file, format, options));
}
async function* readBatches(file, { shape, entries, facts }, { maxLine }) {
	const head = new FirstLineHash();
	const splitter = new LineSplitter(maxLine);
	let chunk;
	let textFrom = 0;
	let batch = [];
	const push = (item) => {
		batch.push(item);
	};
	let indexed;
	const visitor = {
		line(bytes, start, end, offset) {
			if (bytes !== indexed) indexStrings(bytes);
			indexed = bytes;
			const isText = bytes === chunk && start >= textFrom;
			entries.take(readRecord(bytes, start, end, isText, shape, offset), push);
		},
		overlong(size, offset) {
			entries.take({
				type: "unparsed",
				offset,
				size: size + 1
			}, push);
		}
	};
	try {
		for await (chunk of file.chunks()) {
			head.take(chunk);
			textFrom = startOfText(chunk);
			splitter.visit(chunk, visitor);
			dropStringIndex();
			indexed = void 0;
			yield batch;
			batch = [];
		}
		yield [facts.end({
			head: head.sha256,
			mtime: file.mtime
		})];
	} finally {
		file.close();
	}
}
const LINE_FEED$1 = 10;
/** From where on the lines of a chunk are known to be UTF-8: asked once for all of them but the first, which may have begun earlier. */
function startOfText(chunk) {
	const start = chunk.indexOf(LINE_FEED$1) + 1;
	return isUtf8(chunk.subarray(start, chunk.lastIndexOf(LINE_FEED$1) + 1)) ? start : Number.POSITIVE_INFINITY;
}
// dist/lib/session-log/readers/system-reason.js
/** What the operating system says about a failure, without the path: `permission denied`. */
function systemReason(failure) {
	const code = systemErrorCode(failure);
	if (code === void 0) return failure instanceof Error ? failure.message : String(failure);
	const { errno } = failure;
	return (errno === void 0 ? void 0 : getSystemErrorMap().get(errno)?.[1]) ?? code;
}
// dist/lib/session-log/readers/listing.js
/** The order of UTF-8 bytes, which is not that of JavaScript's `<`. */
function compareBytes(left, right) {
	return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
/** Collects what listing one store brings up. */
var Listing = class {
	harness;
	location;
	candidates = [];
	problems = [];
	constructor(harness, location) {
		this.harness = harness;
		this.location = location;
	}
	/**
	* What a directory holds, in byte order. A directory that is not there holds
	* nothing; one that cannot be listed is a problem that hides its files.
	*/
	async entriesOf(directory) {
		try {
			return await listDirectory(directory);
		} catch (error) {
			this.hideDirectory(directory, error);
			return [];
		}
	}
	/** Names a directory that could not be listed, unless it is simply not there. */
	hideDirectory(directory, error) {
		if (systemErrorCode(error) !== "ENOENT") this.hide("directory", directory, systemReason(error));
	}
	hide(hides, path, reason) {
		this.problems.push({
			path,
			reason,
			hides
		});
	}
	/**
	* Adds a session whose log is a regular file; its directory entry is looked at, never its content.
	* That is done in this thread: to ask another one takes ten times as long, and a store has thousands.
	*/
	addFile(sessionId, path, facts = {}) {
		try {
			const entry = lstatSync(path, { bigint: true });
			if (!entry.isFile()) return;
			const { cwd, unsupported } = facts;
			this.candidates.push({
				harness: this.harness,
				sessionId,
				path,
				mtime: entry.mtimeNs,
				size: Number(entry.size),
				cwd,
				unsupported
			});
		} catch (error) {
			if (!(systemErrorCode(error) === "ENOENT" && !path.includes("�"))) this.hide("file", path, systemReason(error));
		}
	}
	/** The store is there. */
	present() {
		const { harness, location, problems } = this;
		return {
			harness,
			location,
			state: "present",
			reason: void 0,
			candidates: this.candidates.sort((a, b) => compareBytes(a.path, b.path) || compareBytes(a.sessionId, b.sessionId)),
			problems
		};
	}
	/** The store as a whole gave nothing. */
	without(state, reason) {
		const { harness, location, problems } = this;
		return {
			harness,
			location,
			state,
			reason,
			candidates: [],
			problems
		};
	}
	/** The store whose directory could not be listed: not there, or unreadable. */
	failed(error) {
		return systemErrorCode(error) === "ENOENT" ? this.without("absent") : this.without("unreadable", systemReason(error));
	}
};
/** @throws the system's error */
async function listDirectory(directory) {
	return (await readdir(directory, { withFileTypes: true })).sort((a, b) => compareBytes(a.name, b.name));
}
/** The problem that keeps a watermark row's file out of sight, if one does. */
function hidingProblem(problems, path) {
	return problems.find((problem) => {
		if (problem.hides === "directory") return path.startsWith(join(problem.path, sep));
		return problem.hides === "file" && problem.path === path;
	});
}
// dist/lib/session-log/readers/session-facts.js
/**
* What a session says as a whole, gathered while it is read: the numbers of its
* entries and calls, its times, directories and model. Holds one string a distinct directory.
*/
var SessionFacts = class {
	#cwds = /* @__PURE__ */ new Set();
	/** The one that was added last: most lines say the same one again. */
	#addedCwd;
	#lastCwd;
	#start;
	#end;
	#model;
	/** The entry that named it. */
	#modelEntry = 0;
	#entries = 0;
	#calls = 0;
	#size = 0;
	#parsedLines = 0;
	/** Counts a complete line. */
	addLine(size, isParsed) {
		this.#size += size;
		if (isParsed) this.#parsedLines += 1;
	}
	addTime(time) {
		if (time === void 0) return;
		if (this.#start === void 0 || time < this.#start) this.#start = time;
		if (this.#end === void 0 || time > this.#end) this.#end = time;
	}
	/** Records a working directory. @returns it, or undefined when it is not absolute and so counts as not recorded */
	addCwd(cwd) {
		if (cwd === void 0 || cwd === this.#addedCwd) return cwd;
		if (!isAbsolute(cwd)) return void 0;
		this.#cwds.add(cwd);
		this.#addedCwd = cwd;
		return cwd;
	}
	/** Records the model that an entry names. The last entry that names one decides, in whatever order they are told. */
	addModel(model, index) {
		if (model === void 0 || model === "" || index < this.#modelEntry) return;
		this.#model = model;
		this.#modelEntry = index;
	}
	/** Numbers an entry and records what it says. */
	addEntry(facts) {
		const cwd = this.addCwd(facts.cwd);
		if (cwd !== void 0) this.#lastCwd = cwd;
		this.addTime(facts.time);
		const index = this.#entries;
		this.#entries += 1;
		this.addModel(facts.model, index);
		const { kind, offset, span, time, text = "" } = facts;
		return {
			type: "entry",
			index,
			kind,
			offset,
			span,
			time,
			cwd,
			model: facts.model === "" ? void 0 : facts.model,
			text
		};
	}
	nextCall() {
		this.#calls += 1;
		return this.#calls - 1;
	}
	/** The item that ends the stream. */
	end(source) {
		return {
			type: "end",
			size: this.#size,
			head: source.head,
			mtime: source.mtime,
			parsedLines: this.#parsedLines,
			entries: this.#entries,
			cwds: [...this.#cwds],
			lastCwd: this.#lastCwd ?? [...this.#cwds].at(-1),
			start: this.#start,
			end: this.#end,
			model: this.#model
		};
	}
};
// dist/lib/session-log/readers/session-file.js
const CHUNK = 262144;
/** After so many chunks others get their turn: some milliseconds of work. */
const CHUNKS_A_TURN = 4;
/** A session's file, opened once, when its bytes are first asked for. */
var SessionFile = class {
	path;
	takeStart;
	/** Modification time in nanoseconds; that of the listing until the file is open. */
	mtime;
	#descriptor;
	constructor(path, listedMtime, takeStart) {
		this.path = path;
		this.takeStart = takeStart;
		this.mtime = listedMtime;
	}
	/**
	* The file in chunks of 256 KiB at most, each good until the next one is asked for or none is any more.
	* A file that grows meanwhile is read up to the size that it had when it was opened.
	*
	* @throws SessionUnreadable when the file cannot be opened (a link and anything else but a regular file is not) or read
	*/
	async *chunks() {
		try {
			const { descriptor, size, mtime } = openRegularFileSync(this.path, "refuse");
			this.#descriptor = descriptor;
			this.mtime = mtime;
			const start = this.takeStart?.(descriptor) ?? Buffer.alloc(0);
			if (start.length > 0) yield start;
			yield* rest(descriptor, start.length, size);
		} catch (error) {
			throw error instanceof SessionUnreadable ? error : new SessionUnreadable(systemReason(error), error);
		}
	}
	/** Reads bytes that were read before. @throws the system's error */
	readAgain(offset, size) {
		const bytes = Buffer.alloc(size);
		const read = this.#descriptor === void 0 ? 0 : readSync(this.#descriptor, bytes, 0, size, offset);
		return bytes.subarray(0, read);
	}
	/** To be called when nobody reads any more. */
	close() {
		if (this.#descriptor !== void 0) closeSync(this.#descriptor);
		this.#descriptor = void 0;
	}
};
/** The memory of chunks that nobody looks at: thousands of sessions are read one after the other. */
const spares = [];
async function* rest(descriptor, from, size) {
	const chunk = spares.pop() ?? Buffer.allocUnsafeSlow(CHUNK);
	try {
		let offset = from;
		for (let chunks = 1; offset < size; chunks += 1) {
			const read = readSync(descriptor, chunk, 0, Math.min(CHUNK, size - offset), offset);
			if (read === 0) return;
			offset += read;
			yield chunk.subarray(0, read);
			if (chunks % CHUNKS_A_TURN === 0) await setImmediate();
		}
	} finally {
		spares.push(chunk);
	}
}
// dist/lib/session-log/readers/claude-code.js
const SUFFIX = ".jsonl";
/**
* The reader of Claude Code's sessions. Its check before the open knows only the
* encoded name of the directory; the recorded directories are checked after the read.
*/
const claudeCodeReader = {
	harness: "claude-code",
	async list(environment) {
		const config = directoryVariable(environment, "CLAUDE_CONFIG_DIR") ?? join(environment.home, ".claude");
		const projects = join(config, "projects");
		const listing = new Listing("claude-code", projects);
		try {
			for (const project of await listDirectory(projects)) if (project.isDirectory()) await listProject$1(listing, join(projects, project.name));
		} catch (error) {
			return listing.failed(error);
		}
		return listing.present();
	},
	async gate(candidate, policy) {
		const project = basename(dirname(candidate.path));
		const reason = policy.reasonAgainstEncoded(project);
		if (reason !== void 0) return {
			open: false,
			refusal: refusalFor(reason)
		};
		return {
			open: true,
			cwd: void 0,
			checkedFirstLine: void 0
		};
	},
	read(candidate, _gate, options) {
		const facts = new SessionFacts();
		return readJsonlSession(new SessionFile(candidate.path, candidate.mtime), {
			shape: claudeCodeLine,
			facts,
			entries: claudeCodeEntries(facts, options)
		}, options);
	}
};
/** The sessions of one project; its subdirectories hold sub-agents' transcripts and are not read. */
async function listProject$1(listing, directory) {
	for (const entry of await listing.entriesOf(directory)) {
		const sessionId = entry.name.slice(0, -6);
		if (!entry.isFile() || !entry.name.endsWith(SUFFIX) || sessionId === "") continue;
		listing.addFile(sessionId, join(directory, entry.name));
	}
}
// dist/lib/session-log/readers/codex-format.js
const texts = list(oneOf(object({
	type: oneOf(string),
	text: oneOf(string)
})));
/** A completed item of a paginated rollout: a message, or what became of a call. */
const item = object({
	type: oneOf(string),
	id: oneOf(string),
	content: oneOf(texts),
	status: oneOf(string),
	exit_code: oneOf(number),
	aggregated_output: oneOf(string),
	stdout: oneOf(string),
	stderr: oneOf(string),
	error: oneOf(object({ message: oneOf(string) }))
});
const responseItem = object({
	type: oneOf(string),
	role: oneOf(string),
	content: oneOf(texts),
	name: oneOf(string),
	call_id: oneOf(string),
	arguments: raw,
	input: raw,
	action: raw,
	output: oneOf(rawString, texts)
});
const eventMessage = object({
	type: oneOf(string),
	message: oneOf(string),
	reason: oneOf(string),
	call_id: oneOf(string),
	item: oneOf(item),
	status: oneOf(string),
	success: oneOf(boolean),
	stdout: oneOf(string),
	stderr: oneOf(string),
	result: oneOf(object({
		Err: oneOf(string),
		Ok: oneOf(object({
			isError: oneOf(boolean),
			content: oneOf(texts)
		}))
	}))
});
const codexLine = object({
	timestamp: string,
	type: string,
	payload: byTag("type", {
		session_meta: oneOf(object({ cwd: oneOf(string) })),
		turn_context: oneOf(object({
			cwd: oneOf(string),
			model: oneOf(string)
		})),
		response_item: oneOf(responseItem),
		event_msg: oneOf(eventMessage)
	})
});
/** The first line, as the check before the open reads it; nothing in it may be of another type. */
const codexFirstLine = object({
	timestamp: string,
	type: string,
	payload: object({ cwd: string })
});
/** The arguments of a call that has a command. */
const codexArguments = oneOf(object({
	cmd: oneOf(string),
	command: oneOf(string, part(list(string)))
}));
/** The oldest form of a call's output: JSON in the output's text. */
const codexOldestOutput = object({
	output: string,
	metadata: object({ exit_code: oneOf(number) })
});
/** The reason that the page gives for a session whose first line tells no directory. */
const UNCHECKED_METADATA = "the session metadata could not be read, so the policy could not be checked";
const CODEX_TEXTS = {
	/** The line between what Codex says of a call and what the call printed. */
	output: "Output:",
	/** The same line inside JSON, after another one. */
	spelledOutput: Buffer.from("\\nOutput:\\n"),
	/** In the header: refused. */
	denials: [
		"exec command rejected by user",
		"patch rejected by user",
		"rejected by configuration",
		"automatic approval review denied the action"
	],
	/** Starts a line of the header: the user interrupted. */
	aborted: "aborted by user",
	/** A line of the header: the exit code. */
	exit: /^(?:Process exited with code|Exit code:) (-?\d+)[\t\n\f\r ]*$/
};
/** The statuses of completed items and patches. */
const CODEX_STATUSES = {
	completed: "ok",
	failed: "error",
	declined: "denied"
};
/** The shells and switches whose third word is a script: `["bash", "-lc", "<script>"]`. */
const SCRIPT_SHELLS = /* @__PURE__ */ new Set([
	"bash",
	"sh",
	"zsh",
	"dash"
]);
const SCRIPT_SWITCHES = /* @__PURE__ */ new Set([
	"-c",
	"-lc",
	"-cl"
]);
// dist/lib/session-log/readers/codex-command.js
const NULL = Buffer.from("null");
/** The input of a `function_call`: JSON inside a string is that JSON; any other value is itself; none is `null`. */
function inputOfArguments(value) {
	if (value === void 0) return NULL;
	if (!value.isString) return Buffer.from(value.bytes);
	const inner = Buffer.from(value.decode());
	return pickIfJson(inner, any) === void 0 ? Buffer.from(value.bytes) : inner;
}
/** The input of any other call: as it stands, or `null`. */
function inputAsGiven(value) {
	return value === void 0 ? NULL : Buffer.from(value.bytes);
}
/** The command of a call: of `exec_command` its `cmd`, of `shell` and `local_shell` their `command`. */
function commandOfCall(tool, input) {
	if (tool !== "exec_command" && tool !== "shell" && tool !== "local_shell") return void 0;
	const picked = pick(input, codexArguments);
	const command = tool === "exec_command" ? picked?.cmd : picked?.command;
	return Array.isArray(command) ? commandOfWords(command) : command;
}
/** `["bash", "-lc", "<script>"]` is its script; any other list of words is the words. */
function commandOfWords(words) {
	if (words.length === 0 || words.includes(void 0)) return void 0;
	const [shell = "", flag = "", script] = words;
	return words.length === 3 && SCRIPT_SHELLS.has(basename$1(shell)) && SCRIPT_SWITCHES.has(flag) ? script : words.join(" ");
}
// dist/lib/session-log/readers/codex-results.js
/** The `text` members of a list's items, joined by LF. */
function joinTexts(items, type) {
	return (items ?? []).filter((item) => type === void 0 || item?.type === type).map((item) => item?.text ?? "").filter((text) => text !== "").join("\n");
}
/**
* Classifies a call's output by the text that Codex writes, never by what the
* command printed: by the header, the lines before the first that is exactly `Output:`.
*/
function readOutput(output) {
	return (output instanceof RawValue ? readHeaderAlone(output) : void 0) ?? readWhole(output instanceof RawValue ? output.decode() : joinTexts(output));
}
/** As {@link readWhole}, where the header can be told from the rest undecoded: what the command printed can be large. */
function readHeaderAlone(output) {
	const start = output.decodeThrough(CODEX_TEXTS.spelledOutput);
	if (start === void 0 || trimWhite(start.text).startsWith("{")) return void 0;
	const { header, body } = split(start.text);
	if (header === void 0) return void 0;
	const isEmpty = start.isAll && body === "";
	return {
		...classify$3(header, start.text),
		isEmpty,
		readText: () => split(output.decode()).body
	};
}
function readWhole(text) {
	const oldest = trimWhite(text).startsWith("{") ? readOldest(text) : void 0;
	if (oldest !== void 0) {
		const exitCode = oldest.metadata?.exit_code;
		return withText({
			status: exitCode === void 0 || exitCode === 0 ? "ok" : "error",
			exitCode
		}, split(oldest.output ?? "").body);
	}
	const { header, body } = split(text);
	return withText(classify$3(header, text), body);
}
function withText(outcome, text) {
	return {
		...outcome,
		isEmpty: text === "",
		readText: () => text
	};
}
function readOldest(text) {
	const value = pickIfJson(Buffer.from(text), codexOldestOutput);
	return value?.output === void 0 || value.metadata === void 0 ? void 0 : value;
}
function split(text) {
	const marker = CODEX_TEXTS.output;
	let from = 0;
	for (;;) {
		const feed = text.indexOf("\n", from);
		const end = feed === -1 ? text.length : feed;
		if (end - from === marker.length && text.startsWith(marker, from)) return {
			header: text.slice(0, from).split("\n"),
			body: text.slice(end + 1)
		};
		if (feed === -1) return {
			header: void 0,
			body: text
		};
		from = feed + 1;
	}
}
function classify$3(header, text) {
	const lines = header ?? text.split("\n");
	let exitCode;
	for (const line of lines) {
		const match = CODEX_TEXTS.exit.exec(line);
		if (match !== null) exitCode = Number(match[1]);
	}
	if (exitCode === 0) return {
		status: "ok",
		exitCode
	};
	if (isDenied(header, text)) return {
		status: "denied",
		exitCode: void 0
	};
	if (lines.some((line) => line.startsWith(CODEX_TEXTS.aborted))) return {
		status: "interrupted",
		exitCode: void 0
	};
	return {
		status: exitCode === void 0 ? "ok" : "error",
		exitCode
	};
}
function isDenied(header, text) {
	if (header === void 0) {
		const start = trimWhite(text);
		return CODEX_TEXTS.denials.some((denial) => start.startsWith(denial));
	}
	return header.some((line) => CODEX_TEXTS.denials.some((denial) => line.includes(denial)));
}
/** What an `event_msg` says of a call, if it speaks of one. */
function readRefinement(payload) {
	switch (payload.type) {
		case "item_completed": return refineByItem(payload.item);
		case "patch_apply_end": {
			const bySuccess = payload.success === void 0 ? void 0 : payload.success ? "ok" : "error";
			const status = statusOf$1(payload.status) ?? bySuccess;
			return {
				callId: payload.call_id ?? "",
				status,
				exitCode: void 0,
				text: printed(payload)
			};
		}
		case "mcp_tool_call_end": return {
			callId: payload.call_id ?? "",
			exitCode: void 0,
			...mcpResult(payload.result)
		};
		default: return;
	}
}
function refineByItem(item) {
	const callId = item?.id ?? "";
	const status = statusOf$1(item?.status);
	switch (item?.type) {
		case "CommandExecution": {
			const { exit_code: code, aggregated_output: text = "" } = item;
			return {
				callId,
				status,
				exitCode: code !== void 0 && Number.isInteger(code) && code >= 0 ? code : void 0,
				text
			};
		}
		case "FileChange": return {
			callId,
			status,
			exitCode: void 0,
			text: printed(item)
		};
		case "McpToolCall": return {
			callId,
			status,
			exitCode: void 0,
			text: item.error?.message ?? ""
		};
		default: return;
	}
}
function statusOf$1(status) {
	return status !== void 0 && Object.hasOwn(CODEX_STATUSES, status) ? CODEX_STATUSES[status] : void 0;
}
function printed(source) {
	return [source.stdout ?? "", source.stderr ?? ""].filter((text) => !isBlank(text)).join("\n");
}
function mcpResult(result) {
	if (result?.Err !== void 0) return {
		status: "error",
		text: result.Err
	};
	if (result?.Ok === void 0) return {
		status: void 0,
		text: ""
	};
	if (result.Ok.isError === true) return {
		status: "error",
		text: joinTexts(result.Ok.content)
	};
	return {
		status: "ok",
		text: ""
	};
}
// dist/lib/session-log/readers/codex-entries.js
/**
* Transducer: Codex's lines in, session items out (without the `end` item).
*
* Holds each call's status and where its text stands, never the text: when a
* later line turns a call into a failure, the line with the text is read again.
* Fails with the system's error when that reading fails.
*/
function codexEntries(facts, readAgain, options = {}) {
	return new CodexEntries(facts, readAgain, options.detail);
}
var CodexEntries = class {
	#facts;
	#readAgain;
	#keepTexts;
	#keepSpans;
	#calls = /* @__PURE__ */ new Map();
	/** Calls without a result. */
	#open = /* @__PURE__ */ new Set();
	#cwd;
	constructor(facts, readAgain, detail = "full") {
		this.#facts = facts;
		this.#readAgain = readAgain;
		this.#keepTexts = detail === "full";
		this.#keepSpans = detail !== "counts";
	}
	take(record, push) {
		const line = typedLine(record);
		this.#facts.addLine(record.size, line !== void 0);
		if (line === void 0) {
			push({
				type: "unparsed",
				offset: record.offset
			});
			return;
		}
		const { type, timestamp, payload = {} } = line;
		if (type === "session_meta" || type === "turn_context") this.#cwd = this.#facts.addCwd(payload.cwd) ?? this.#cwd;
		const { kind, span, text } = classify$2(type, payload);
		const entry = this.#facts.addEntry({
			kind,
			text: this.#keepTexts ? text : "",
			offset: record.offset,
			span: this.#spanOf(span, record.offset),
			time: timestamp === void 0 ? void 0 : parseTime(timestamp),
			cwd: this.#cwd,
			model: type === "turn_context" ? payload.model : void 0
		});
		push(entry);
		if (kind === "tool_call") this.#pushCall(payload, entry.index, push);
		if (kind === "interrupt") this.#interruptOpenCalls(record.offset, push);
		const place = {
			offset: record.offset,
			size: record.size
		};
		if (type === "response_item") this.#takeOutput(payload, place, push);
		const refinement = type === "event_msg" ? readRefinement(payload) : void 0;
		if (refinement !== void 0) this.#refine(refinement, place, push);
	}
	#spanOf(span, offset) {
		if (!this.#keepSpans) return "";
		return span === "" ? `L${offset}` : span;
	}
	#pushCall(payload, entry, push) {
		const id = payload.call_id ?? "";
		if (this.#calls.has(id)) return;
		const call = {
			call: this.#facts.nextCall(),
			status: void 0,
			exitCode: void 0,
			offset: 0,
			text: void 0,
			takesOutput: true
		};
		if (id !== "") this.#calls.set(id, call);
		this.#open.add(call);
		const tool = payload.type === "local_shell_call" ? "local_shell" : payload.name ?? "";
		const input = this.#keepTexts ? inputOf(payload) : void 0;
		const command = input === void 0 ? void 0 : commandOfCall(tool, input);
		push({
			type: "call",
			call: call.call,
			entry,
			tool,
			command,
			input
		});
	}
	#interruptOpenCalls(offset, push) {
		for (const call of this.#open) {
			Object.assign(call, {
				status: "interrupted",
				offset,
				takesOutput: false
			});
			this.#pushResult(call, () => "", push);
		}
		this.#open.clear();
	}
	/** The first output of a call is its result; after a record that settled the call it can only give the text. */
	#takeOutput(payload, place, push) {
		if (payload.type !== "function_call_output" && payload.type !== "custom_tool_call_output") return;
		const call = this.#calls.get(payload.call_id ?? "");
		if (call?.takesOutput !== true) return;
		call.takesOutput = false;
		const output = readOutput(payload.output);
		const isSettled = call.status !== void 0;
		if (isSettled && (call.text !== void 0 || output.isEmpty)) return;
		call.text = output.isEmpty ? void 0 : place;
		if (!isSettled) {
			Object.assign(call, {
				status: output.status,
				exitCode: output.exitCode,
				offset: place.offset
			});
			this.#open.delete(call);
		}
		this.#pushResult(call, output.readText, push);
	}
	/** A later record of the harness decides the status; it moves the result to its own line when the status changes. */
	#refine(refinement, place, push) {
		const call = this.#calls.get(refinement.callId);
		if (call === void 0 || refinement.status === void 0) return;
		const before = { ...call };
		this.#open.delete(call);
		if (call.status !== refinement.status) call.offset = place.offset;
		call.status = refinement.status;
		call.exitCode = refinement.exitCode ?? call.exitCode;
		if (call.text === void 0 && refinement.text !== "") call.text = place;
		if (call.status === before.status && call.exitCode === before.exitCode && call.text === before.text) return;
		const { text } = call;
		const isHere = text === place || text === void 0;
		this.#pushResult(call, () => isHere ? refinement.text : this.#textAt(text), push);
	}
	#textAt(place) {
		const payload = pickIfJson(this.#readAgain(place.offset, place.size - 1), codexLine)?.payload ?? {};
		return readRefinement(payload)?.text ?? readOutput(payload.output).readText();
	}
	/** @param readText called for a result whose text is shown */
	#pushResult(call, readText, push) {
		const status = call.status;
		const hasExitCode = status === "ok" || status === "error";
		push({
			type: "result",
			call: call.call,
			offset: call.offset,
			status,
			exitCode: hasExitCode ? call.exitCode : void 0,
			text: status === "ok" || !this.#keepTexts ? "" : readText()
		});
	}
};
const CALLS = /* @__PURE__ */ new Set([
	"function_call",
	"custom_tool_call",
	"local_shell_call"
]);
function inputOf(payload) {
	if (payload.type === "function_call") return inputOfArguments(payload.arguments);
	return inputAsGiven(payload.type === "local_shell_call" ? payload.action : payload.input);
}
/** What an entry is; an empty span stands for the line's offset. */
function classify$2(type, payload) {
	if (type === "response_item") {
		if (CALLS.has(payload.type)) return {
			kind: "tool_call",
			span: payload.call_id ?? "",
			text: ""
		};
		const text = payload.type === "message" && payload.role === "assistant" ? answerText(payload) : "";
		return {
			kind: text === "" ? "other" : "assistant_text",
			span: "",
			text
		};
	}
	if (type !== "event_msg") return {
		kind: "other",
		span: "",
		text: ""
	};
	if (payload.type === "turn_aborted" && payload.reason === "interrupted") return {
		kind: "interrupt",
		span: "",
		text: ""
	};
	const item = payload.type === "item_completed" ? payload.item : void 0;
	const isItem = item?.type === "UserMessage";
	const spoken = payload.type === "user_message" ? payload.message : void 0;
	const text = isItem ? joinTexts(item.content, "text") : spoken ?? "";
	if (isBlank(text)) return {
		kind: "other",
		span: isItem ? item.id ?? "" : "",
		text: ""
	};
	return {
		kind: "prompt",
		span: isItem ? item.id ?? "" : "",
		text
	};
}
function answerText(payload) {
	return (payload.content ?? []).filter((one) => one?.type === "output_text").map((one) => one?.text ?? "").filter((text) => !isBlank(text)).join("\n");
}
// dist/lib/session-log/readers/codex-first-line.js
const LINE_FEED = 10;
/**
* Reads up to and including the first line feed, byte by byte, at most
* {@link MAX_FIRST_LINE} + 1 bytes: the bytes end in a line feed exactly when the line is complete.
*
* @param expected how many bytes are known to be the first line's, read at once
* @throws the system's error
*/
function readFirstLine(descriptor, expected = 1) {
	let bytes = Buffer.allocUnsafe(Math.max(expected, 4096));
	let size = readSync(descriptor, bytes, 0, expected, 0);
	if (bytes.subarray(0, size).includes(LINE_FEED)) return bytes.subarray(0, size);
	while (size > 0 && size <= 1048576) {
		if (size === bytes.length) bytes = Buffer.concat([bytes], 2 * size);
		if (readSync(descriptor, bytes, size, 1, size) === 0) break;
		size += 1;
		if (bytes[size - 1] === LINE_FEED) break;
	}
	return bytes.subarray(0, size);
}
/** @param bytes the start of the rollout, at least its first line when that is complete */
function readMetadata(bytes) {
	const feed = bytes.indexOf(LINE_FEED);
	if (feed === -1 || feed > 1048576) return { isMetadata: false };
	const line = pickIfJson(bytes.subarray(0, feed), codexFirstLine);
	if (line?.type !== "session_meta") return { isMetadata: false };
	const cwd = line.payload?.cwd;
	return {
		isMetadata: true,
		cwd: cwd !== void 0 && isAbsolute(cwd) ? cwd : void 0
	};
}
// dist/lib/session-log/readers/codex.js
/** The reader of Codex's rollouts. Its check before the open reads the first line alone. */
const codexReader = {
	harness: "codex",
	async list(environment) {
		const home = directoryVariable(environment, "CODEX_HOME") ?? join(environment.home, ".codex");
		const listing = new Listing("codex", join(home, "sessions"));
		const archive = join(home, "archived_sessions");
		try {
			await listBelow(listing, listing.location);
		} catch (error) {
			if (!(systemErrorCode(error) === "ENOENT" && await isThere(archive))) return listing.failed(error);
		}
		await listArchive(listing, archive);
		return listing.present();
	},
	async gate(candidate, policy) {
		if (policy.disabled) return {
			open: false,
			refusal: refusalFor("disabled")
		};
		if (candidate.unsupported !== void 0) return {
			open: false,
			refusal: {
				state: "unsupported-format",
				reason: candidate.unsupported
			}
		};
		return gateByFirstLine(candidate, policy);
	},
	read(candidate, gate, options) {
		const facts = new SessionFacts();
		const file = new SessionFile(candidate.path, candidate.mtime, checkFirstLineAgain(gate));
		const entries = codexEntries(facts, (offset, size) => file.readAgain(offset, size), options);
		return readJsonlSession(file, {
			shape: codexLine,
			facts,
			entries
		}, options);
	}
};
async function gateByFirstLine(candidate, policy) {
	const bytes = await firstLineOf(candidate.path);
	if (bytes === void 0) return {
		open: true,
		cwd: void 0,
		checkedFirstLine: void 0
	};
	const line = readMetadata(bytes);
	if (!line.isMetadata) {
		if (policy.hasDirectoryRules) return {
			open: false,
			refusal: {
				state: "denied",
				reason: UNCHECKED_METADATA
			}
		};
		return {
			open: true,
			cwd: void 0,
			checkedFirstLine: void 0
		};
	}
	const reason = line.cwd === void 0 ? void 0 : await policy.reasonAgainst(line.cwd);
	if (reason !== void 0) return {
		open: false,
		refusal: refusalFor(reason)
	};
	return {
		open: true,
		cwd: line.cwd,
		checkedFirstLine: bytes
	};
}
/** Undefined when the file cannot be opened, empty when it cannot be read. */
async function firstLineOf(path) {
	const handle = await openRegularFile(path, "refuse").catch(() => void 0);
	if (handle === void 0) return void 0;
	try {
		return readFirstLine(handle.fd);
	} catch {
		return Buffer.alloc(0);
	} finally {
		await handle.close();
	}
}
/** The file may be another one by now: its first line must still name the directory that was checked. */
function checkFirstLineAgain(gate) {
	return (descriptor) => {
		const checked = gate.checkedFirstLine;
		if (checked === void 0) return Buffer.alloc(0);
		const start = readFirstLine(descriptor, checked.length);
		if (start.equals(checked)) return start;
		const line = readMetadata(start);
		if (!line.isMetadata || line.cwd !== gate.cwd) throw new SessionUnreadable(CHANGED_SINCE_CHECK);
		return start;
	};
}
/** Rollouts at any depth. @throws the system's error when `directory` itself cannot be listed */
async function listBelow(listing, directory) {
	for (const entry of await listDirectory(directory)) {
		const path = join(directory, entry.name);
		if (entry.isFile()) await addRollout(listing, path, entry.name);
		else if (entry.isDirectory()) await listBelow(listing, path).catch((error) => listing.hideDirectory(path, error));
	}
}
async function listArchive(listing, archive) {
	const live = new Map(listing.candidates.map(({ sessionId, path }) => [sessionId, path]));
	for (const entry of await listing.entriesOf(archive)) {
		if (!entry.isFile()) continue;
		const path = join(archive, entry.name);
		const winner = live.get(parseName(entry.name)?.id ?? "");
		if (winner === void 0) await addRollout(listing, path, entry.name);
		else listing.hide("nothing", path, `the session is also in ${winner} and is listed from there`);
	}
}
async function isThere(directory) {
	return listDirectory(directory).then(() => true, (error) => systemErrorCode(error) !== "ENOENT");
}
async function addRollout(listing, path, name) {
	const rollout = parseName(name);
	if (rollout === void 0) return;
	const unsupported = rollout.isCompressed ? "compressed rollout" : void 0;
	listing.addFile(rollout.id, path, { unsupported });
}
const NAME = /^rollout-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(.+)\.jsonl(\.zst)?$/s;
/** The session id is what stands between the time and the extension. */
function parseName(name) {
	const [, date, hour, minute, second, id, compressed] = NAME.exec(name) ?? [];
	if (id === void 0 || parseTime(`${date}T${hour}:${minute}:${second}Z`) === void 0) return void 0;
	return {
		id,
		isCompressed: compressed !== void 0
	};
}
// dist/lib/session-log/readers/copilot-format.js
/** The data of an event that begins or resumes a session. */
const sessionContext = part(object({
	selectedModel: string,
	context: object({ cwd: string })
}));
const copilotEvent = object({
	type: string,
	id: string,
	timestamp: string,
	agentId: string,
	data: byTag("type", {
		"session.start": sessionContext,
		"session.resume": sessionContext,
		"session.context_changed": part(object({ cwd: string })),
		"session.model_change": part(object({
			newModel: oneOf(string),
			model: oneOf(string),
			selectedModel: oneOf(string)
		})),
		"user.message": part(object({
			content: string,
			source: string,
			isAutopilotContinuation: boolean
		})),
		"assistant.message": part(object({
			content: string,
			model: string
		})),
		"tool.execution_start": part(object({
			toolCallId: string,
			toolName: string,
			arguments: raw,
			model: string,
			shellToolInfo: raw
		})),
		"tool.execution_complete": part(object({
			toolCallId: string,
			success: boolean,
			result: object({ content: rawString }),
			error: object({
				code: string,
				message: string
			}),
			shellExecution: object({ exitCode: number })
		})),
		"permission.completed": part(object({
			toolCallId: string,
			result: object({ kind: string })
		}))
	})
});
const COPILOT_TEXTS = {
	/** Error codes of a refused call. */
	deniedCodes: ["rejected", "denied"],
	/** What a permission's kind starts with when the call was refused. */
	deniedKind: "denied-",
	cancelledKind: "cancelled",
	/** The result of a call that an abort ended; the harness writes none. */
	aborted: "Operation aborted by user",
	/** Tools whose result ends in a line with the exit code. */
	shells: ["bash", "powershell"],
	/** The line with the exit code. */
	exit: [/^<shellId: .+ completed with exit code (-?\d+)>[ \t\r]*$/, /^<detached command with shellId: .+ completed with exit code (-?\d+)>[ \t\r]*$/],
	/** Lines that may follow the line with the exit code. */
	notes: ["<sandbox is active ", "<this failure may be caused by t"]
};
/** The sources of a message that the user wrote; an absent source is one as well. */
const USER_SOURCES = ["", "user"];
// dist/lib/session-log/readers/copilot-results.js
/** @param isShell whether the call's start says that it runs a shell; a completion can say so as well */
function readComplete(data, isShell) {
	const content = data.result?.content;
	const printed = content === void 0 || content.isEmptyString ? data.error?.message ?? "" : content;
	const hasExitLine = isShell || data.shellExecution !== void 0;
	const exitCode = data.shellExecution?.exitCode ?? (hasExitLine ? readExitCode(printed) : void 0);
	return {
		status: statusOf(data, exitCode),
		exitCode,
		readText: () => {
			const text = textOf$1(printed);
			return hasExitLine ? cutExitLine(text).text : text;
		}
	};
}
function textOf$1(printed) {
	return printed instanceof RawValue ? printed.decode() : printed;
}
/** What a shell printed can be large; its closing lines are short. */
const CLOSING_BYTES = 128;
function readExitCode(printed) {
	if (printed instanceof RawValue) {
		const closing = printed.decodeEnd(CLOSING_BYTES);
		const { exitCode, lineStart } = cutExitLine(closing.text);
		if (closing.isAll || lineStart > 0) return exitCode;
	}
	return cutExitLine(textOf$1(printed)).exitCode;
}
function statusOf(data, exitCode) {
	if (data.success === true) return exitCode === void 0 || exitCode === 0 ? "ok" : "error";
	const code = data.error?.code ?? "";
	return COPILOT_TEXTS.deniedCodes.includes(code) ? "denied" : "error";
}
/** Takes the closing line with the exit code, and what follows it, off a shell's output. */
function cutExitLine(text) {
	let end = text.length;
	let start = 0;
	while (end > 0) {
		start = text.lastIndexOf("\n", end - 1) + 1;
		const line = text.slice(start, end);
		if (!isBlank(line) && !COPILOT_TEXTS.notes.some((note) => line.startsWith(note))) {
			const match = COPILOT_TEXTS.exit.map((form) => form.exec(line)).find((found) => found !== null);
			if (match === void 0) break;
			const exitCode = Number(match?.[1]);
			return {
				text: withoutFinalBreaks$1(text.slice(0, start)),
				exitCode,
				lineStart: start
			};
		}
		end = start - 1;
	}
	return {
		text,
		exitCode: void 0,
		lineStart: start
	};
}
function withoutFinalBreaks$1(text) {
	let end = text.length;
	while (end > 0 && (text[end - 1] === "\n" || text[end - 1] === "\r")) end -= 1;
	return text.slice(0, end);
}
// dist/lib/session-log/readers/copilot-entries.js
/**
* Transducer: Copilot CLI's events in, session items out (without the `end` item).
*
* Holds each call by its id. The first start with an id owns it, the first
* completion settles it. Never fails.
*
* @param workspaceCwd the directory recorded beside the log
*/
function copilotEntries(facts, workspaceCwd, options = {}) {
	return new CopilotEntries(facts, workspaceCwd, options.detail);
}
var CopilotEntries = class {
	#facts;
	#keepTexts;
	#keepSpans;
	#calls = /* @__PURE__ */ new Map();
	/** Calls without a result. */
	#open = /* @__PURE__ */ new Set();
	#cwd;
	constructor(facts, workspaceCwd, detail = "full") {
		this.#facts = facts;
		this.#cwd = facts.addCwd(workspaceCwd);
		this.#keepTexts = detail === "full";
		this.#keepSpans = detail !== "counts";
	}
	take(record, push) {
		const line = typedLine(record);
		this.#facts.addLine(record.size, line !== void 0);
		if (line === void 0) {
			push({
				type: "unparsed",
				offset: record.offset
			});
			return;
		}
		const isSubAgent = (line.agentId ?? "") !== "";
		const type = isSubAgent ? void 0 : line.type;
		const data = isSubAgent ? void 0 : line.data;
		this.#cwd = this.#facts.addCwd(recordedCwd(type, data)) ?? this.#cwd;
		const { kind, text } = classify$1(type, data);
		const entry = this.#facts.addEntry({
			kind,
			text: this.#keepTexts ? text : "",
			offset: record.offset,
			span: this.#keepSpans ? line.id ?? "" : "",
			time: line.timestamp === void 0 ? void 0 : parseTime(line.timestamp),
			cwd: this.#cwd,
			model: namedModel(type, data)
		});
		push(entry);
		if (kind === "tool_call") this.#pushCall(data ?? {}, entry.index, push);
		if (kind === "interrupt") this.#abort(record.offset, push);
		if (type === "tool.execution_complete") this.#complete(data ?? {}, record.offset, push);
		if (type === "permission.completed") this.#permit(data ?? {}, record.offset, push);
	}
	#pushCall(data, entry, push) {
		const id = data.toolCallId ?? "";
		if (this.#calls.has(id)) return;
		const tool = data.toolName ?? "";
		const isShell = data.shellToolInfo !== void 0 || COPILOT_TEXTS.shells.includes(tool);
		const call = {
			call: this.#facts.nextCall(),
			isShell,
			verdict: void 0,
			isSettled: false
		};
		if (id !== "") this.#calls.set(id, call);
		this.#open.add(call);
		const input = this.#keepTexts ? copyOf(data.arguments) : void 0;
		push({
			type: "call",
			call: call.call,
			entry,
			tool,
			command: commandOf(input),
			input
		});
	}
	#complete(data, offset, push) {
		const call = this.#calls.get(data.toolCallId ?? "");
		if (call === void 0 || call.isSettled) return;
		const result = readComplete(data, call.isShell);
		call.isSettled = true;
		this.#open.delete(call);
		const { status = result.status, offset: decided = offset } = call.verdict ?? {};
		this.#pushResult(call, {
			...result,
			status
		}, decided, push);
	}
	/** A permission decides only over a call without a result. */
	#permit(data, offset, push) {
		const call = this.#calls.get(data.toolCallId ?? "");
		const status = verdictOf(data.result?.kind ?? "");
		if (call === void 0 || status === void 0 || !this.#open.delete(call)) return;
		call.verdict = {
			status,
			offset
		};
		this.#pushResult(call, {
			status,
			exitCode: void 0,
			readText: () => ""
		}, offset, push);
	}
	#abort(offset, push) {
		for (const call of this.#open) {
			call.isSettled = true;
			const readText = () => COPILOT_TEXTS.aborted;
			this.#pushResult(call, {
				status: "interrupted",
				exitCode: void 0,
				readText
			}, offset, push);
		}
		this.#open.clear();
	}
	#pushResult(call, result, offset, push) {
		const { status, exitCode } = result;
		const text = status === "ok" || !this.#keepTexts ? "" : result.readText();
		push({
			type: "result",
			call: call.call,
			offset,
			status,
			exitCode,
			text
		});
	}
};
function verdictOf(kind) {
	if (kind.startsWith(COPILOT_TEXTS.deniedKind)) return "denied";
	return kind === COPILOT_TEXTS.cancelledKind ? "interrupted" : void 0;
}
function classify$1(type, data) {
	const text = data?.content ?? "";
	switch (type) {
		case "abort": return {
			kind: "interrupt",
			text: ""
		};
		case "tool.execution_start": return {
			kind: data === void 0 ? "other" : "tool_call",
			text: ""
		};
		case "user.message": return USER_SOURCES.includes(data?.source ?? "") && data?.isAutopilotContinuation !== true && !isBlank(text) ? {
			kind: "prompt",
			text
		} : {
			kind: "other",
			text: ""
		};
		case "assistant.message": return isBlank(text) ? {
			kind: "other",
			text: ""
		} : {
			kind: "assistant_text",
			text
		};
		default: return {
			kind: "other",
			text: ""
		};
	}
}
function recordedCwd(type, data) {
	return type === "session.context_changed" ? data?.cwd : data?.context?.cwd;
}
function namedModel(type, data) {
	if (type === "session.model_change") return data?.newModel ?? data?.model ?? data?.selectedModel;
	return data?.model ?? data?.selectedModel;
}
// dist/lib/session-log/readers/copilot-workspace.js
const WORKSPACE_FILE = "workspace.yaml";
const MAX_BYTES = 65536;
const withCwd = oneOf(object({ cwd: oneOf(string) }));
/**
* Reads the directory from a regular file of at most 64 KiB (a link to one is
* followed). Undefined when there is none to be read, or it is not an absolute path.
*/
async function readWorkspaceCwd(path) {
	const bytes = await readSmallFile(path, MAX_BYTES).catch(() => void 0);
	const cwd = bytes === void 0 ? void 0 : parseWorkspaceCwd(bytes.toString("utf8"));
	return cwd !== void 0 && isAbsolute(cwd) ? cwd : void 0;
}
/** The value of `cwd` in the text of a workspace file, JSON or YAML. */
function parseWorkspaceCwd(text) {
	if (trimWhite(text).startsWith("{")) return pickIfJson(Buffer.from(text), withCwd)?.cwd;
	const line = text.split("\n").find((one) => one.startsWith("cwd:"));
	return line === void 0 ? void 0 : readScalar(trimWhite(line.slice(4)));
}
/** A scalar in one of YAML's three styles, with a comment behind it or not. */
function readScalar(value) {
	if (value.startsWith("'")) {
		const [, inner, rest] = /^'((?:[^']|'')*)'(.*)$/s.exec(value) ?? [];
		return isEnd(rest) ? inner?.replaceAll("''", "'") : void 0;
	}
	if (value.startsWith("\"")) {
		const [, quoted, rest] = /^("(?:[^"\\]|\\.)*")(.*)$/s.exec(value) ?? [];
		return quoted !== void 0 && isEnd(rest) ? pickIfJson(Buffer.from(quoted), string) : void 0;
	}
	const comment = value.search(/[ \t]#/);
	return trimWhite(comment === -1 ? value : value.slice(0, comment));
}
/** Whether nothing but a comment stands behind a closing quote. */
function isEnd(rest) {
	return rest !== void 0 && /^[ \t\r]*$|^[ \t]+#/.test(rest);
}
// dist/lib/session-log/readers/copilot.js
/** The reader of Copilot CLI's sessions. Its check before the open reads the directory that is recorded beside the log. */
const copilotReader = {
	harness: "copilot",
	async list(environment) {
		const home = directoryVariable(environment, "COPILOT_HOME") ?? join(environment.home, ".copilot");
		const sessions = join(home, "session-state");
		const listing = new Listing("copilot", sessions);
		try {
			for (const session of await listDirectory(sessions)) {
				if (!session.isDirectory()) continue;
				listing.addFile(session.name, join(sessions, session.name, "events.jsonl"));
			}
		} catch (error) {
			return listing.failed(error);
		}
		return listing.present();
	},
	async gate(candidate, policy) {
		if (policy.disabled) return {
			open: false,
			refusal: refusalFor("disabled")
		};
		const cwd = await readWorkspaceCwd(join(dirname(candidate.path), WORKSPACE_FILE));
		const reason = cwd === void 0 ? void 0 : await policy.reasonAgainst(cwd);
		if (reason !== void 0) return {
			open: false,
			refusal: refusalFor(reason)
		};
		return {
			open: true,
			cwd,
			checkedFirstLine: void 0
		};
	},
	read(candidate, gate, options) {
		const facts = new SessionFacts();
		const file = new SessionFile(candidate.path, candidate.mtime);
		const entries = copilotEntries(facts, gate.cwd, options);
		return readJsonlSession(file, {
			shape: copilotEvent,
			facts,
			entries
		}, options);
	}
};
const resultPart = object({ functionResponse: oneOf(object({ response: oneOf(object({
	error: oneOf(rawString),
	output: oneOf(rawString)
})) })) });
const toolCall = object({
	id: oneOf(string),
	name: oneOf(string),
	args: raw,
	result: oneOf(list(oneOf(resultPart))),
	status: oneOf(string)
});
const contentPart = object({
	text: oneOf(string),
	thought: oneOf(boolean),
	functionResponse: raw
});
const messageMembers = {
	id: oneOf(string),
	/** Present in another type than a string, it makes the line none. */
	type: oneOf(string, raw),
	timestamp: oneOf(string),
	content: oneOf(string, list(oneOf(contentPart))),
	model: oneOf(string),
	toolCalls: oneOf(list(oneOf(toolCall)))
};
/** A line: a control record, a message, or the session's metadata. */
const geminiLine = object({
	$set: oneOf(object({ messages: oneOf(list(oneOf(object(messageMembers)))) }), raw),
	$rewindTo: oneOf(string, raw),
	$patch: raw,
	...messageMembers,
	sessionId: oneOf(string),
	startTime: oneOf(string),
	directories: oneOf(list(oneOf(string)))
});
const GEMINI_TEXTS = {
	/** Starts a user message that the harness wrote. */
	sessionContext: "<session_context>",
	/** The first word of a slash command. */
	slashCommand: /^\/[A-Za-z][A-Za-z0-9_-]*$/,
	/** In a failed or cancelled result: the user or a policy refused. */
	denials: ["[Operation Cancelled] Reason: User denied execution.", "Tool execution denied by policy."],
	shell: "run_shell_command",
	/** Around what a shell printed. */
	untrusted: {
		open: "<untrusted_context>\n",
		/** The same inside JSON. */
		spelledOpen: Buffer.from("<untrusted_context>\\n"),
		close: "</untrusted_context>"
	},
	output: "Output: ",
	/** What the final lines of a shell's result start with. */
	trailer: [
		"Error: ",
		"Exit Code: ",
		"Signal: ",
		"Background PIDs: ",
		"Process Group PGID: "
	],
	exitCode: /^Exit Code: (-?\d+)[ \t\r]*$/,
	signal: /^Signal: [ \t]*[^ \t\r]/
};
/** Why a single-document session is listed and not read. */
const LEGACY_DOCUMENT = "a legacy single-document session file";
// dist/lib/session-log/readers/gemini-cli-results.js
const TERMINAL = {
	success: "ok",
	error: "error",
	cancelled: "interrupted"
};
/** The result that a call records; undefined while the call is not over. */
function readResult$1(tool, call) {
	const { status: written = "" } = call;
	const terminal = Object.hasOwn(TERMINAL, written) ? TERMINAL[written] : void 0;
	if (terminal === void 0) return void 0;
	const responses = responsesOf(call);
	const isShell = tool === GEMINI_TEXTS.shell;
	const readText = () => isShell ? unwrapShellText(join$1(responses)) : join$1(responses);
	const status = terminal !== "ok" && saysDenied(join$1(responses)) ? "denied" : terminal;
	if (!isShell || status === "denied" || status === "interrupted") return {
		status,
		exitCode: void 0,
		readText
	};
	return {
		status,
		exitCode: void 0,
		readText,
		...readShellTrailer(responses)
	};
}
function responsesOf(call) {
	return (call.result ?? []).flatMap((part) => {
		const response = part?.functionResponse?.response;
		return response?.error ?? response?.output ?? [];
	});
}
function join$1(responses) {
	return responses.map((response) => response.decode()).join("\n");
}
function saysDenied(text) {
	return GEMINI_TEXTS.denials.some((denial) => text.includes(denial));
}
/** What the command printed and the trailer, without what Gemini CLI wraps around them. */
function unwrapShellText(text) {
	const inner = text.startsWith(GEMINI_TEXTS.untrusted.open) ? withoutClose(text.slice(GEMINI_TEXTS.untrusted.open.length)) : text;
	return inner.startsWith(GEMINI_TEXTS.output) ? inner.slice(GEMINI_TEXTS.output.length) : inner;
}
function withoutClose(text) {
	const { close } = GEMINI_TEXTS.untrusted;
	return withoutFinalBreaks(text.endsWith(close) ? text.slice(0, -close.length) : text);
}
function withoutFinalBreaks(text) {
	let end = text.length;
	while (end > 0 && (text[end - 1] === "\n" || text[end - 1] === "\r")) end -= 1;
	return text.slice(0, end);
}
/** What the command printed can be large; the trailer is short. */
const TRAILER_BYTES = 128;
function readShellTrailer(responses) {
	const [response] = responses;
	const isWrapped = responses.length === 1 && response !== void 0 ? tellWrapping(response) : void 0;
	if (response !== void 0 && isWrapped !== void 0) {
		const { text, isAll } = response.decodeEnd(TRAILER_BYTES);
		const trailer = readTrailer(isWrapped ? withoutClose(text) : text);
		if (!isAll && trailer.lineStart > 0) return trailer.outcome;
	}
	return readTrailer(unwrapShellText(join$1(responses))).outcome;
}
const LESS_THAN = 60;
const BACKSLASH = 92;
/** Whether a text is wrapped, undecoded; undefined when its first bytes do not tell. */
function tellWrapping(response) {
	if (response.isSpelledFrom(GEMINI_TEXTS.untrusted.spelledOpen)) return true;
	const first = response.source[response.start + 1];
	return first === LESS_THAN || first === BACKSLASH ? void 0 : false;
}
/** What the final lines say; lines that the command printed before them are not looked at. */
function readTrailer(text) {
	let hasSignal = false;
	let end = text.length;
	let start = 0;
	while (end > 0) {
		start = text.lastIndexOf("\n", end - 1) + 1;
		const line = text.slice(start, end);
		if (!GEMINI_TEXTS.trailer.some((lead) => line.startsWith(lead))) break;
		const exitCode = Number(GEMINI_TEXTS.exitCode.exec(line)?.[1] ?? 0);
		if (exitCode !== 0) return {
			outcome: {
				status: "error",
				exitCode
			},
			lineStart: start
		};
		hasSignal ||= GEMINI_TEXTS.signal.test(line);
		end = start - 1;
	}
	return {
		outcome: hasSignal ? {
			status: "error",
			exitCode: void 0
		} : void 0,
		lineStart: start
	};
}
// dist/lib/session-log/readers/gemini-cli-entries.js
/**
* Transducer: Gemini CLI's lines in, session items out (without the `end` item).
*
* Holds the number, time and model of each message by its id, and its calls'
* numbers; no text. A message that is written again is its entry again, under
* the same index. Never fails.
*
* @param projectRoot the directory of the project that the session belongs to
*/
function geminiCliEntries(facts, projectRoot, options = {}) {
	return new GeminiCliEntries(facts, projectRoot, options.detail);
}
var GeminiCliEntries = class {
	#facts;
	#projectRoot;
	#keepTexts;
	#keepSpans;
	#messages = /* @__PURE__ */ new Map();
	constructor(facts, projectRoot, detail = "full") {
		this.#facts = facts;
		this.#projectRoot = facts.addCwd(projectRoot);
		this.#keepTexts = detail === "full";
		this.#keepSpans = detail !== "counts";
	}
	take(record, push) {
		const line = record.type === "record" ? record.value : void 0;
		const kind = line === void 0 ? void 0 : kindOfLine(line);
		this.#facts.addLine(record.size, kind !== void 0);
		if (line === void 0 || kind === void 0) push({
			type: "unparsed",
			offset: record.offset
		});
		else if (kind === "message") this.#takeMessage(line, record.offset, push);
		else if (kind === "metadata") this.#takeMetadata(line);
		else if (!(line.$set instanceof RawValue)) {
			for (const message of line.$set?.messages ?? []) if (message !== void 0 && isMessage(message)) this.#takeMessage(message, record.offset, push);
		}
	}
	#takeMetadata(line) {
		this.#facts.addTime(line.startTime === void 0 ? void 0 : parseTime(line.startTime));
		for (const directory of line.directories ?? []) this.#facts.addCwd(directory);
	}
	#takeMessage(message, offset, push) {
		const id = message.id ?? "";
		const time = message.timestamp === void 0 ? void 0 : parseTime(message.timestamp);
		const known = this.#messages.get(id);
		const calls = message.type === "gemini" ? message.toolCalls ?? [] : [];
		const { kind, text } = classify(message, calls.length > 0 || known?.calls !== void 0);
		const model = message.type === "gemini" ? message.model : void 0;
		const said = {
			kind,
			text: this.#keepTexts ? text : "",
			span: this.#keepSpans ? id : "",
			offset,
			time,
			model,
			cwd: this.#projectRoot
		};
		const state = known ?? this.#begin(id, said, push);
		if (known !== void 0) push(this.#rewrite(known, said));
		for (const [place, call] of calls.entries()) if (call !== void 0) this.#takeCall(state, call.id ?? `#${place}`, call, offset, push);
	}
	#begin(id, said, push) {
		const entry = this.#facts.addEntry(said);
		const { index, offset, time, model } = entry;
		const message = {
			index,
			offset,
			time,
			model,
			calls: void 0
		};
		this.#messages.set(id, message);
		push(entry);
		return message;
	}
	/** The entry again, as a later line has it. */
	#rewrite(message, { kind, text = "", span, cwd, ...said }) {
		if (message.time === void 0) {
			message.time = said.time;
			this.#facts.addTime(said.time);
		}
		this.#facts.addModel(said.model, message.index);
		message.model = said.model ?? message.model;
		const { index, offset, time, model } = message;
		return {
			type: "entry",
			index,
			kind,
			offset,
			span,
			time,
			cwd,
			model,
			text
		};
	}
	#takeCall(message, id, written, offset, push) {
		message.calls ??= /* @__PURE__ */ new Map();
		let call = message.calls.get(id);
		const isNew = call === void 0;
		if (call === void 0) {
			call = {
				call: this.#facts.nextCall(),
				tool: "",
				hasResult: false
			};
			message.calls.set(id, call);
		}
		call.tool = written.name ?? call.tool;
		if (isNew || written.args !== void 0) {
			const input = this.#keepTexts ? copyOf(written.args) : void 0;
			const { call: number, tool } = call;
			push({
				type: "call",
				call: number,
				entry: message.index,
				tool,
				command: commandOf(input),
				input
			});
		}
		const result = call.hasResult ? void 0 : readResult$1(call.tool, written);
		if (result === void 0) return;
		call.hasResult = true;
		const text = result.status === "ok" || !this.#keepTexts ? "" : result.readText();
		const { status, exitCode } = result;
		push({
			type: "result",
			call: call.call,
			offset,
			status,
			exitCode,
			text
		});
	}
};
function kindOfLine(line) {
	if (line.$set !== void 0) return line.$set instanceof RawValue ? void 0 : "control";
	if (line.$rewindTo !== void 0) return line.$rewindTo instanceof RawValue ? void 0 : "control";
	if (line.$patch !== void 0) return line.$patch.bytes[0] === 123 ? "control" : void 0;
	if (line.type !== void 0) return isMessage(line) ? "message" : void 0;
	return (line.sessionId ?? "") === "" ? void 0 : "metadata";
}
function isMessage(message) {
	return (message.id ?? "") !== "" && typeof message.type === "string";
}
function classify(message, hasCalls) {
	const text = textOf(message.content);
	if (message.type === "gemini") {
		if (hasCalls) return {
			kind: "tool_call",
			text
		};
		return isBlank(text) ? {
			kind: "other",
			text: ""
		} : {
			kind: "assistant_text",
			text
		};
	}
	return message.type === "user" && isPrompt(text) ? {
		kind: "prompt",
		text
	} : {
		kind: "other",
		text: ""
	};
}
function textOf(content) {
	if (typeof content === "string") return content;
	return (content ?? []).filter((part) => part?.thought !== true && part?.functionResponse === void 0).flatMap((part) => part?.text === void 0 ? [] : [part.text]).join("\n");
}
function isPrompt(text) {
	if (isBlank(text) || text.startsWith(GEMINI_TEXTS.sessionContext)) return false;
	const command = trimWhite(text);
	return !command.startsWith("/") || !GEMINI_TEXTS.slashCommand.test(splitWords(command)[0] ?? "");
}
// dist/lib/session-log/readers/gemini-cli.js
const ROOT_FILE = ".project_root";
const MAX_ROOT = 4096;
/** The reader of Gemini CLI's sessions. Its check before the open takes the directory that the project's `.project_root` names. */
const geminiCliReader = {
	harness: "gemini-cli",
	async list(environment, policy) {
		const projects = join(geminiDirectory(environment), "tmp");
		const listing = new Listing("gemini-cli", projects);
		try {
			for (const project of await listDirectory(projects)) if (project.isDirectory()) await listProject(listing, join(projects, project.name), policy);
		} catch (error) {
			return listing.failed(error);
		}
		return listing.present();
	},
	async gate(candidate, policy) {
		const { cwd, unsupported } = candidate;
		const reason = policy.disabled ? "disabled" : cwd && await policy.reasonAgainst(cwd);
		if (reason) return {
			open: false,
			refusal: refusalFor(reason)
		};
		if (unsupported !== void 0) return {
			open: false,
			refusal: {
				state: "unsupported-format",
				reason: unsupported
			}
		};
		return {
			open: true,
			cwd,
			checkedFirstLine: void 0
		};
	},
	read(candidate, gate, options) {
		const facts = new SessionFacts();
		const file = new SessionFile(candidate.path, candidate.mtime);
		const entries = geminiCliEntries(facts, gate.cwd, options);
		return readJsonlSession(file, {
			shape: geminiLine,
			facts,
			entries
		}, options);
	}
};
function geminiDirectory(environment) {
	return join(directoryVariable(environment, "GEMINI_CLI_HOME") ?? environment.home, ".gemini");
}
/** The sessions of one project; the directories beside them hold sub-agents' sessions and are not read. */
async function listProject(listing, project, policy) {
	const chats = join(project, "chats");
	if (!await isRealDirectory(listing, chats)) return;
	let cwd;
	try {
		cwd = policy.disabled ? void 0 : await readProjectRoot(join(project, ROOT_FILE));
	} catch (error) {
		listing.hide("directory", chats, `${ROOT_FILE}: ${systemReason(error)}`);
		return;
	}
	for (const entry of await listing.entriesOf(chats)) {
		const [, id, extension] = /^(session-.*)\.(jsonl?)$/s.exec(entry.name) ?? [];
		if (!entry.isFile() || id === void 0) continue;
		const unsupported = extension === "json" ? LEGACY_DOCUMENT : void 0;
		listing.addFile(id, join(chats, entry.name), {
			cwd,
			unsupported
		});
	}
}
async function isRealDirectory(listing, path) {
	try {
		return (await lstat$1(path)).isDirectory();
	} catch (error) {
		listing.hideDirectory(path, error);
		return false;
	}
}
/** @throws the system's error when there is a file and it cannot be read */
async function readProjectRoot(path) {
	try {
		const bytes = await readSmallFile(path, MAX_ROOT);
		const root = bytes === void 0 ? "" : trimWhite(bytes.toString("utf8"));
		return isAbsolute(root) ? root : void 0;
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return void 0;
		throw error;
	}
}
// dist/lib/session-log/readers/opencode-format.js
/** The tables and columns without which a database is not read. */
const OPENCODE_COLUMNS = {
	session: [
		"id",
		"parent_id",
		"directory",
		"time_created",
		"time_updated"
	],
	message: [
		"id",
		"session_id",
		"time_created",
		"data"
	],
	part: [
		"id",
		"message_id",
		"session_id",
		"data"
	]
};
/** The `data` of a message. */
const opencodeMessage = object({
	role: any,
	time: oneOf(object({
		created: any,
		completed: any
	})),
	modelID: any,
	providerID: any,
	path: oneOf(object({ cwd: any })),
	error: oneOf(object({ name: any }))
});
/** The `data` of a part. */
const opencodePart = object({
	messageID: any,
	type: any,
	text: any,
	synthetic: any,
	ignored: any,
	tool: any,
	callID: any,
	state: oneOf(object({
		status: any,
		input: any,
		output: any,
		error: any,
		metadata: oneOf(object({
			exit: any,
			interrupted: any
		})),
		time: oneOf(object({ start: any }))
	})),
	metadata: oneOf(object({ interrupted: any }))
});
/** Parts whose text is final once it is written, so that it belongs to the record. */
const TEXT_PARTS = ["text", "reasoning"];
/** The statuses of a tool part that is over. */
const FINISHED = ["completed", "error"];
const OPENCODE_TEXTS = {
	/** The name of the error that ends a message which the user interrupted. */
	abortedMessage: "MessageAbortedError",
	/** What OpenCode adds to a shell's output begins here. */
	shellNote: "<shell_metadata>",
	shellAborted: "User aborted the command",
	shellTimeout: "shell tool terminated command after exceeding timeout",
	/** Starts the error of a call that was interrupted. */
	aborted: "Tool execution aborted",
	/** Anywhere in the error of a call: the user or a rule refused it, or a question was dismissed. */
	denials: [
		"The user rejected permission to use this specific tool call",
		"The user has specified a rule which prevents you from using this specific tool call",
		"The user dismissed this question"
	]
};
/** The reason for a session or a store whose database was written while it was read, twice. */
const CHANGED_DURING_READ = "the database changed during the read";
// dist/lib/session-log/readers/opencode-rows.js
const SESSIONS = `SELECT CAST(id AS TEXT) AS id, CAST(directory AS TEXT) AS directory,
  CAST(time_updated AS INTEGER) AS updated FROM session`;
/** `data` as bytes, and nothing of it when it is over-long. Ids are ordered without it, so that SQLite never sorts a log. */
const DATA = "SELECT CASE WHEN octet_length(data) <= ? THEN CAST(data AS BLOB) END AS data FROM";
/** The queries of one open database. A statement is prepared once: the binding frees it no earlier than the garbage collector. */
var OpencodeRows = class {
	#sessions;
	#session;
	#messageIds;
	#partIds;
	#message;
	#part;
	constructor(database) {
		this.#sessions = database.prepare(`${SESSIONS} WHERE parent_id IS NULL AND id IS NOT NULL`);
		this.#session = database.prepare(`${SESSIONS} WHERE id = ?`);
		for (const statement of [this.#sessions, this.#session]) statement.setReadBigInts(true);
		this.#messageIds = database.prepare("SELECT id FROM message WHERE session_id = ? ORDER BY time_created, id");
		this.#partIds = database.prepare("SELECT id, message_id AS message FROM part WHERE session_id = ? ORDER BY message_id, id");
		this.#message = database.prepare(`${DATA} message WHERE id = ?`);
		this.#part = database.prepare(`${DATA} part WHERE id = ?`);
	}
	/** The sessions, those of sub-agents left out. */
	sessions() {
		return this.#sessions.all().map(toSessionRow);
	}
	/** One session's row as it is now. */
	session(id) {
		const row = this.#session.get(id);
		return row === void 0 ? void 0 : toSessionRow(row);
	}
	/**
	* The messages of a session by time and id, each with its parts by id. Holds
	* the ids of the session and the rows of one message.
	*
	* @param maxData the longest `data` that is read, in bytes
	*/
	*messages(sessionId, maxData) {
		const messages = this.#messageIds.all(sessionId).map((row) => String(row.id));
		const parts = this.#partsByMessage(sessionId);
		for (const [place, id] of messages.entries()) {
			const following = messages.length - place - 1;
			const partRows = (parts.get(id) ?? []).map((partId) => readRow(this.#part, partId, maxData));
			yield {
				message: readRow(this.#message, id, maxData),
				parts: partRows,
				following
			};
		}
	}
	#partsByMessage(sessionId) {
		const byMessage = /* @__PURE__ */ new Map();
		for (const row of this.#partIds.all(sessionId)) {
			const { id, message } = row;
			const ids = byMessage.get(String(message)) ?? [];
			ids.push(String(id));
			byMessage.set(String(message), ids);
		}
		return byMessage;
	}
};
function toSessionRow(row) {
	const { id, directory, updated } = row;
	return {
		id,
		cwd: directory !== null && isAbsolute(directory) ? directory : void 0,
		mtime: (updated ?? 0n) * 1000000n
	};
}
function readRow(statement, id, maxData) {
	const { data } = statement.get(maxData, id);
	return {
		id,
		data: data === null ? void 0 : Buffer.from(data.buffer, data.byteOffset, data.byteLength)
	};
}
// dist/lib/session-log/readers/opencode-database.js
/** A database without a table or column that is needed. */
var UnknownSchema = class extends Error {};
/** @throws the system's error, and NotARegularFile */
async function takeStamp(path) {
	const file = await lstat$1(path, { bigint: true });
	if (!file.isFile()) throw new NotARegularFile();
	return `${file.ino} ${file.size} ${file.mtimeNs} ${await stampOfLog(`${path}-wal`)}`;
}
async function stampOfLog(path) {
	try {
		const { size, mtimeNs } = await stat$1(path, { bigint: true });
		return `${size} ${mtimeNs}`;
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return "absent";
		throw error;
	}
}
/**
* Throws when the database is no longer what it was.
*
* @throws SessionChanged
*/
async function requireStamp(path, before) {
	if (await takeStamp(path).catch(() => void 0) !== before) throw new SessionChanged(CHANGED_DURING_READ);
}
/** One connection a file: the binding lets go of a closed one no earlier than the garbage collector does. */
const connections = /* @__PURE__ */ new Map();
/**
* The rows of a database that stands as `stamp` says, and whose schema is known.
*
* @throws UnknownSchema; SQLite's error
*/
async function openRows(path, stamp) {
	const known = connections.get(path);
	if (known?.stamp === stamp) return known.rows;
	connections.delete(path);
	known?.database.close();
	const database = await openImmutable(path);
	try {
		requireSchema(database);
		const rows = new OpencodeRows(database);
		connections.set(path, {
			stamp,
			database,
			rows
		});
		return rows;
	} catch (error) {
		database.close();
		throw error;
	}
}
async function openImmutable(path) {
	await access(path, constants.R_OK);
	const { DatabaseSync } = await import("@photostructure/sqlite");
	const database = new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly: true });
	database.exec("PRAGMA temp_store = MEMORY");
	return database;
}
function requireSchema(database) {
	const columns = database.prepare("SELECT name FROM pragma_table_info(?)");
	for (const [table, needed] of Object.entries(OPENCODE_COLUMNS)) {
		const present = new Set(columns.all(table).map((row) => row.name));
		const missing = needed.find((column) => !present.has(column));
		if (missing !== void 0) throw new UnknownSchema(`the database has no column ${table}.${missing}`);
	}
}
/**
* Reads rows of a database that must not change meanwhile; a read that it
* changed under is discarded and repeated once.
*
* @throws SessionChanged when the database changed both times; what `read` throws
*/
async function readUnchanged(path, read) {
	try {
		return await readBetweenStamps(path, read);
	} catch (error) {
		if (!(error instanceof SessionChanged)) throw error;
		return readBetweenStamps(path, read);
	}
}
async function readBetweenStamps(path, read) {
	const before = await takeStamp(path);
	try {
		return read(await openRows(path, before));
	} finally {
		await requireStamp(path, before);
	}
}
// dist/lib/session-log/format/json-html.js
/** In the spelling of an encoder that makes JSON safe to stand in HTML. */
const SPELLED = {
	"<": "\\u003c",
	">": "\\u003e",
	"&": "\\u0026",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029"
};
/** JSON text with `<`, `>`, `&`, U+2028 and U+2029 as escapes; all five stand inside strings alone. */
function escapeHtml(json) {
	return json.replace(/[<>&\u2028\u2029]/g, (character) => SPELLED[character]);
}
// dist/lib/session-log/readers/opencode-log.js
/**
* Stage: the rows of a message in, its records out. A user message without parts, an assistant message that is not
* completed and a tool part that is not finished end the log; what comes after is dropped.
*
* Holds one message with its parts. Never fails.
*/
function opencodeLog(state) {
	let offset = 0;
	const add = (bytes, id, data) => {
		if (offset === 0) state.sha256 = createHash("sha256").update(bytes.subarray(0, -1)).digest("hex");
		const record = {
			id,
			offset,
			size: bytes.length,
			data
		};
		offset += bytes.length;
		return record;
	};
	return stage((rows, push) => {
		if (state.hasEnded) return;
		const data = readData(rows.message, opencodeMessage);
		const parts = rows.parts.map((row) => ({
			row,
			data: readData(row, opencodePart)
		}));
		const stop = parts.findIndex((part) => part.data !== void 0 && !isFinished(part.data));
		const isOpen = data !== void 0 && isUnfinished(data, rows.parts.length > 0);
		if (isOpen || stop !== -1) {
			state.hasEnded = true;
			const span = isOpen ? rows.message.id : parts[stop]?.row.id ?? "";
			if (rows.following > 0) state.unfinished = {
				span,
				hidden: rows.following
			};
		}
		if (isOpen) return;
		push({
			message: add(encodeMessage(rows.message, data), rows.message.id, data),
			parts: (stop === -1 ? parts : parts.slice(0, stop)).map((part) => add(encodePart(part.row, part.data), part.row.id, part.data))
		});
	});
}
/** Whether a message may still change: of other roles than these two nothing is known, and they count. */
function isUnfinished(data, hasParts) {
	const role = stringOf(data.role);
	if (role === "assistant") return data.time?.completed === void 0 || data.time.completed.isNull;
	return role === "user" && !hasParts;
}
function isFinished(data) {
	return stringOf(data.type) !== "tool" || FINISHED.includes(stringOf(data.state?.status) ?? "");
}
/** The text of a picked value that is a string. */
function stringOf(value) {
	return value?.isString === true ? value.decode() : void 0;
}
function readData(row, shape) {
	return row.data === void 0 ? void 0 : pickIfJson(row.data, shape);
}
function encodeMessage(row, data) {
	if (data === void 0) return encode({
		kind: "message",
		...unreadable(row)
	});
	const { role, modelID, providerID, path, error } = data;
	const completed = stringOf(role) === "assistant" ? data.time?.completed : void 0;
	const time = {
		created: data.time?.created,
		completed
	};
	return encode({
		id: row.id,
		kind: "message",
		role,
		time,
		modelID,
		providerID,
		path,
		error
	});
}
function encodePart(row, data) {
	if (data === void 0) return encode({
		kind: "part",
		...unreadable(row)
	});
	const { messageID, type, synthetic, ignored, tool, callID, state } = data;
	const text = TEXT_PARTS.includes(stringOf(type) ?? "") ? data.text : void 0;
	const { status, input, output, error, metadata } = state ?? {};
	return encode({
		id: row.id,
		kind: "part",
		messageID,
		type,
		synthetic,
		ignored,
		tool,
		callID,
		text,
		state: {
			status,
			input,
			output,
			error,
			metadata
		}
	});
}
function unreadable(row) {
	return {
		id: row.id,
		data: row.data?.toString("utf8") ?? ""
	};
}
/** A line: compact JSON, the keys of every object in byte order, objects without members left out. */
function encode(tree) {
	return Buffer.from(`${escapeHtml(encodeTree(tree) ?? "{}")}\n`);
}
function encodeTree(tree) {
	const members = [];
	for (const name of Object.keys(tree).sort()) {
		const text = encodeValue(tree[name]);
		if (text !== void 0) members.push(`${JSON.stringify(name)}:${text}`);
	}
	return members.length === 0 ? void 0 : `{${members.join(",")}}`;
}
function encodeValue(value) {
	if (value === void 0) return void 0;
	if (value instanceof RawValue) return compactJson(value.bytes).toString("utf8");
	return typeof value === "string" ? JSON.stringify(value) : encodeTree(value);
}
// dist/lib/session-log/readers/opencode-entries.js
/**
* Stage: OpenCode's records in, session items out (without the `end` item). A
* message is an entry, and so is each part that is not a text of the user.
*
* Holds one message with its parts. Never fails.
*
* @param directory the session row's directory
*/
function opencodeEntries(facts, directory, options = {}) {
	const entries = new OpencodeEntries(facts, directory, options.detail);
	return stage((records, push) => entries.take(records, push));
}
var OpencodeEntries = class {
	#facts;
	#keepTexts;
	#keepSpans;
	#cwd;
	constructor(facts, directory, detail = "full") {
		this.#facts = facts;
		this.#cwd = facts.addCwd(directory);
		this.#keepTexts = detail === "full";
		this.#keepSpans = detail !== "counts";
	}
	take({ message, parts }, push) {
		const role = stringOf(message.data?.role);
		if (this.#isParsed(message, push)) this.#pushMessage(message, role, parts, push);
		for (const part of parts) {
			if (!this.#isParsed(part, push)) continue;
			if (!(role === "user" && stringOf(part.data.type) === "text")) this.#pushPart(part, role, push);
		}
	}
	#isParsed(record, push) {
		const isParsed = record.data !== void 0;
		this.#facts.addLine(record.size, isParsed);
		if (!isParsed) push({
			type: "unparsed",
			offset: record.offset
		});
		return isParsed;
	}
	#pushMessage(message, role, parts, push) {
		const isAssistant = role === "assistant";
		if (isAssistant) this.#cwd = this.#facts.addCwd(stringOf(message.data.path?.cwd)) ?? this.#cwd;
		const prompt = role === "user" ? promptOf(parts) : "";
		let kind = isBlank(prompt) ? "other" : "prompt";
		if (isAssistant && isInterrupt(message.data, parts)) kind = "interrupt";
		push(this.#facts.addEntry({
			kind,
			text: this.#keepTexts && kind === "prompt" ? prompt : "",
			offset: message.offset,
			span: this.#keepSpans ? message.id : "",
			time: timeOf(message.data.time?.created),
			cwd: this.#cwd,
			model: isAssistant ? stringOf(message.data.modelID) : void 0
		}));
	}
	#pushPart(part, role, push) {
		const { data, offset } = part;
		const span = this.#keepSpans ? part.id : "";
		const isTool = stringOf(data.type) === "tool";
		const spoken = role === "assistant" && !isTool ? spokenText(data) : "";
		const kind = isTool ? "tool_call" : isBlank(spoken) ? "other" : "assistant_text";
		const text = this.#keepTexts && kind === "assistant_text" ? spoken : "";
		const time = isTool ? timeOf(data.state?.time?.start) : void 0;
		const entry = this.#facts.addEntry({
			kind,
			text,
			offset,
			span,
			time,
			cwd: this.#cwd
		});
		push(entry);
		if (!isTool) return;
		const call = this.#facts.nextCall();
		const input = this.#keepTexts ? presentBytes(data.state?.input) : void 0;
		const tool = stringOf(data.tool) ?? "";
		push({
			type: "call",
			call,
			entry: entry.index,
			tool,
			command: commandOf(input),
			input
		});
		const result = readResult(data);
		const isTold = this.#keepTexts && result.status !== "ok";
		push({
			type: "result",
			call,
			offset,
			...result,
			text: isTold ? resultText(data) : ""
		});
	}
};
function promptOf(parts) {
	return parts.map((part) => part.data === void 0 ? void 0 : spokenText(part.data)).filter((text) => text !== void 0 && text !== "").join("\n");
}
/** The text of a text part that somebody wrote. */
function spokenText(data) {
	return stringOf(data.type) === "text" && !isTrue(data.synthetic) && !isTrue(data.ignored) ? stringOf(data.text) ?? "" : "";
}
/** An aborted message is an interrupt of its own, unless one of its calls already says so. */
function isInterrupt(data, parts) {
	if (stringOf(data.error?.name) !== OPENCODE_TEXTS.abortedMessage) return false;
	return !parts.some((part) => stringOf(part.data?.type) === "tool" && readResult(part.data ?? {}).status === "interrupted");
}
function readResult(data) {
	return stringOf(data.state?.status) === "completed" ? readCompleted(data) : {
		status: failureOf(data),
		exitCode: void 0
	};
}
function readCompleted(data) {
	const exit = data.state?.metadata?.exit;
	if (exit === void 0) return {
		status: "ok",
		exitCode: void 0
	};
	if (exit.isNull) return {
		status: readShellNote(stringOf(data.state?.output) ?? ""),
		exitCode: void 0
	};
	const exitCode = exit.isString ? NaN : Number(exit.bytes.toString("latin1"));
	return Number.isInteger(exitCode) && Math.abs(exitCode) <= 2147483647 ? {
		status: exitCode === 0 ? "ok" : "error",
		exitCode: exitCode + 0
	} : {
		status: "ok",
		exitCode: void 0
	};
}
function readShellNote(output) {
	const at = output.indexOf(OPENCODE_TEXTS.shellNote);
	const note = at === -1 ? "" : output.slice(at);
	if (note.includes(OPENCODE_TEXTS.shellAborted)) return "interrupted";
	return note.includes(OPENCODE_TEXTS.shellTimeout) ? "error" : "ok";
}
function failureOf(data) {
	const error = stringOf(data.state?.error) ?? "";
	if (isTrue(data.state?.metadata?.interrupted) || isTrue(data.metadata?.interrupted) || error.startsWith(OPENCODE_TEXTS.aborted)) return "interrupted";
	return OPENCODE_TEXTS.denials.some((denial) => error.includes(denial)) ? "denied" : "error";
}
function resultText(data) {
	return stringOf(stringOf(data.state?.status) === "completed" ? data.state?.output : data.state?.error) ?? "";
}
function presentBytes(value) {
	return value === void 0 || value.isNull ? void 0 : value.bytes;
}
function isTrue(value) {
	return value?.bytes.toString("latin1") === "true";
}
/** Milliseconds as microseconds. */
function timeOf(value) {
	const milliseconds = value === void 0 || value.isString ? NaN : Number(value.bytes.toString("latin1"));
	return value?.isNull === false && Number.isFinite(milliseconds) ? Math.floor(milliseconds * 1e3) : void 0;
}
// dist/lib/session-log/readers/opencode.js
/** The reader of OpenCode's sessions. Its check before the open takes the directory of the session's row. */
const opencodeReader = {
	harness: "opencode",
	async list(environment) {
		const home = join(dataHome(environment), "opencode");
		const named = environment.variables.OPENCODE_DB ?? "";
		const listing = new Listing("opencode", named === "" ? home : resolve(home, named));
		try {
			return await listDatabases(listing, named === "" ? await findDatabases(home) : [listing.location]);
		} catch (error) {
			return listing.failed(error);
		}
	},
	async gate(candidate, policy) {
		const reason = policy.disabled ? "disabled" : candidate.cwd && await policy.reasonAgainst(candidate.cwd);
		if (reason) return {
			open: false,
			refusal: refusalFor(reason)
		};
		return {
			open: true,
			cwd: candidate.cwd,
			checkedFirstLine: void 0
		};
	},
	read(candidate, gate, options = {}) {
		const facts = new SessionFacts();
		const state = {
			sha256: EMPTY_HEAD,
			unfinished: void 0,
			hasEnded: false
		};
		const source = { mtime: candidate.mtime };
		const ending = stage((item, push) => push(item), (push) => {
			const { unfinished } = state;
			const end = facts.end({
				head: state.sha256,
				mtime: source.mtime
			});
			push(unfinished === void 0 ? end : {
				...end,
				unfinished
			});
		});
		pipeline(Readable.from(messagesOf(candidate, state, source, options.maxLine ?? 67108864), { highWaterMark: 1 }), opencodeLog(state), opencodeEntries(facts, gate.cwd, options), ending, () => {});
		return ending;
	}
};
async function findDatabases(home) {
	const names = (await listDirectory(home)).filter((entry) => entry.isFile()).map((entry) => entry.name);
	const first = names.filter((name) => name === "opencode.db");
	const others = names.filter((name) => name.startsWith("opencode-") && name.endsWith(".db"));
	return [...first, ...others].map((name) => join(home, name));
}
/** Lists the databases in order; a session id that an earlier one holds is listed from there. */
async function listDatabases(listing, paths) {
	const winners = /* @__PURE__ */ new Map();
	let failure;
	let failures = 0;
	for (const path of paths) try {
		const sessions = await readUnchanged(path, (rows) => rows.sessions());
		for (const session of sessions) addSession(listing, path, session, winners);
	} catch (error) {
		if (error instanceof NotARegularFile || systemErrorCode(error) === "ENOENT") {
			failures += 1;
			continue;
		}
		failure ??= error;
		failures += 1;
		listing.hide("file", path, systemReason(error));
	}
	if (failures < paths.length) return listing.present();
	if (failure === void 0) return listing.without("absent");
	const state = failure instanceof UnknownSchema ? "unsupported-format" : "unreadable";
	return listing.without(state, systemReason(failure));
}
function addSession(listing, path, session, winners) {
	const winner = winners.get(session.id);
	if (winner !== void 0) {
		listing.hide("nothing", path, `session ${session.id} is also in ${winner} and is listed from there`);
		return;
	}
	winners.set(session.id, path);
	const { id: sessionId, cwd, mtime } = session;
	listing.candidates.push({
		harness: "opencode",
		sessionId,
		path,
		mtime,
		cwd,
		unsupported: void 0
	});
}
/** Source: the session's messages, between two looks at the database's stamp. */
async function* messagesOf(candidate, state, source, maxLine) {
	const { path, sessionId } = candidate;
	let before;
	try {
		before = await takeStamp(path);
		const rows = await openRows(path, before);
		const session = rows.session(sessionId);
		if (session === void 0 || session.cwd !== candidate.cwd) throw new SessionUnreadable(CHANGED_SINCE_CHECK);
		source.mtime = session.mtime;
		for (const message of rows.messages(sessionId, maxLine)) {
			if (state.hasEnded) break;
			yield message;
		}
		await requireStamp(path, before);
	} catch (error) {
		if (before !== void 0) await requireStamp(path, before);
		throw error instanceof SessionUnreadable ? error : new SessionUnreadable(systemReason(error), error);
	}
}
// dist/lib/session-log/readers/index.js
/** The readers, in the order in which stores are listed. */
const SESSION_READERS = [
	claudeCodeReader,
	codexReader,
	copilotReader,
	geminiCliReader,
	opencodeReader
];
// dist/lib/session-log/readers/read-twice.js
/**
* Reads a session, and once more when its store changed meanwhile.
*
* @param consume reads a stream to its end; what it made of a stream that failed is dropped
* @throws SessionUnreadable; whatever `consume` throws
*/
async function readTwice(reader, candidate, gate, consume, options) {
	try {
		return await consume(reader.read(candidate, gate, options));
	} catch (error) {
		if (!(error instanceof SessionChanged)) throw error;
		return consume(reader.read(candidate, gate, options));
	}
}
// dist/pipelines/session-work.js
/** In the caller's thread. A few at once: one waits for the disk while another one is parsed. */
const workInThread = {
	parallel: 4,
	count: (candidate, gate) => readTwice(readerOf(candidate), candidate, gate, countItems, { detail: "counts" }),
	digest: (candidate, gate, fromOffset) => readTwice(readerOf(candidate), candidate, gate, async (items) => {
		const { harness, sessionId } = candidate;
		const { digestSession } = await import("./digest-session-HvOTJP_V.js");
		const value = await digestSession(items, {
			harness,
			sessionId
		}, fromOffset);
		return {
			end: value.end,
			value
		};
	})
};
function readerOf({ harness }) {
	return SESSION_READERS.find((reader) => reader.harness === harness);
}
async function countItems(items) {
	const tally = new Tally();
	let end;
	await forEachItem(items, (item) => {
		if (item.type === "end") end = item;
		else tally.take(item);
	});
	return {
		end,
		value: tally.counts()
	};
}
export { hidingProblem as a, SessionUnreadable as c, compareBytes as i, readTwice as n, systemReason as o, SESSION_READERS as r, refuseDirectories as s, workInThread as t };
