import { t as CodedError } from "./errors-CfE0sfLm.js";
import { C as record, E as union, T as string, _ as literal, a as ZodObject, b as object, c as _enum, d as array, f as boolean, h as int, i as ZodNullable, l as _instanceof, m as discriminatedUnion, n as ZodDiscriminatedUnion, o as ZodOptional, p as custom, s as ZodRecord, t as ZodArray, y as number } from "./schemas-BXZ5XMrT.js";
import { a as skipValue, c as JsonFault, d as skipWhite, l as decodeString, n as members, o as walkArray, r as requireUtf8, s as walkObject, u as skipString } from "./json-scan-C4RDczul.js";
// dist/lib/stream/json-typed-values.js
const OPEN_BRACE$1 = 123;
const OPEN_BRACKET$1 = 91;
const QUOTE$1 = 34;
/** A value whose bytes are kept and never interpreted. */
var RawJson = class {
	#bytes;
	constructor(bytes) {
		this.#bytes = bytes;
	}
	get bytes() {
		return this.#bytes;
	}
	get isString() {
		return this.bytes[0] === QUOTE$1;
	}
};
/** A number that is not spelled as a whole number (`1.0`, `1e3`, `-0`), or is too large to be held exactly. */
var SpelledNumber = class {
	text;
	constructor(text) {
		this.text = text;
	}
	get isWhole() {
		return /^(0|-?[1-9]\d*)$/.test(this.text);
	}
};
/** A list of whole numbers from 0 to 2^32 - 1, looked at in the bytes and never built. */
var IndexList = class {
	bytes;
	count;
	max;
	constructor(bytes, count, max) {
		this.bytes = bytes;
		this.count = count;
		this.max = max;
	}
	toArray() {
		return JSON.parse(this.bytes.toString("latin1"));
	}
};
/** Schema of a free-form value: any JSON, kept as bytes. */
const rawJson = custom((value) => value instanceof RawJson);
/** Schema of a string that may be large: kept as bytes. */
const rawString = custom((value) => value instanceof RawJson && value.isString);
/** Schema of an object whose members are free: kept as bytes. */
const rawObject = custom((value) => value instanceof RawJson && value.bytes[0] === OPEN_BRACE$1);
/** Schema of an array whose elements are free: kept as bytes. */
const rawArray = custom((value) => value instanceof RawJson && value.bytes[0] === OPEN_BRACKET$1);
/** The schemas whose values are kept as bytes. */
const RAW_SCHEMAS = /* @__PURE__ */ new Set([
	rawJson,
	rawString,
	rawObject,
	rawArray
]);
/** Schema of a list of pool indices: checked in the bytes, kept as bytes. */
const indexList = custom((value) => value instanceof IndexList);
/** Schema of a number that need not be whole. */
const anyNumber = union([number(), _instanceof(SpelledNumber)]);
// dist/lib/stream/json-typed-fault.js
/** A text that is JSON, and not of the shape that its schema asks for. `offset` is told where a byte is at fault, else the message names the path. */
var TypedFault = class extends CodedError {};
/** Names the first thing that a schema found wrong with a value. */
function explain(issue, value) {
	const path = issue.path.map(String);
	const found = path.reduce((inner, key) => inner?.[key], value);
	const where = path.length === 0 ? "the value" : `"${path.join(".")}"`;
	return new TypedFault(faultCode(issue, found), `${where}: ${describe(issue, found)}`);
}
function faultCode(issue, found) {
	if (found === void 0) return "missing-key";
	if (issue.code === "invalid_union" && "discriminator" in issue) return "unknown-kind";
	if (found instanceof SpelledNumber) return found.isWhole ? "out-of-range" : "not-an-integer";
	if (issue.code === "too_big" || issue.code === "too_small") return "out-of-range";
	if (issue.code === "invalid_value" && typeof found === "string") return "unknown-value";
	return "wrong-type";
}
function describe(issue, found) {
	if (found === void 0) return "is missing";
	if (found instanceof SpelledNumber) return `${found.text.slice(0, 40)} is ${found.isWhole ? "too large" : "not spelled as a whole number"}`;
	if (typeof found === "string" && issue.code !== "invalid_type") return `"${found.slice(0, 40)}" is none of the known values`;
	return issue.message;
}
// dist/lib/stream/json-typed-schema.js
/** The plan of a schema. */
function compile(schema) {
	if (RAW_SCHEMAS.has(schema)) return {
		kind: "raw",
		isFree: schema === rawJson
	};
	if (schema === indexList) return { kind: "indices" };
	if (schema instanceof ZodOptional || schema instanceof ZodNullable) return compile(schema.unwrap());
	if (schema instanceof ZodArray) return {
		kind: "array",
		element: compile(schema.element)
	};
	if (schema instanceof ZodRecord) return {
		kind: "map",
		element: compile(schema.valueType)
	};
	if (schema instanceof ZodObject) return compileObject(schema);
	if (schema instanceof ZodDiscriminatedUnion) {
		const tag = schema.def.discriminator;
		const options = /* @__PURE__ */ new Map();
		for (const option of schema.options) {
			const literal = option.shape[tag];
			options.set(literal.value, compileObject(option));
		}
		return {
			kind: "tagged",
			tag,
			options
		};
	}
	return { kind: "scalar" };
}
function compileObject(schema) {
	const entries = Object.entries(schema.shape).map(([key, member]) => [key, compile(member)]);
	return {
		kind: "object",
		members: new Map(entries)
	};
}
// dist/lib/stream/json-typed.js
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;
const QUOTE = 34;
const LETTER_N = 110;
/**
* Compiles a reader for texts of one schema (an object or a discriminated union of objects).
*
* The reader throws {@link JsonFault} when the text is not one JSON value in
* UTF-8 and {@link TypedFault} when it is not what the schema says.
*/
function typedReader(schema) {
	const root = compile(schema);
	return (text) => {
		requireUtf8(text, 0, text.length);
		const spans = /* @__PURE__ */ new Map();
		const start = skipWhite(text, 0, text.length);
		const { value, end } = readNode(root, text, start, 0, spans);
		const rest = skipWhite(text, end, text.length);
		if (rest !== text.length) throw new JsonFault("not-json", rest, "something follows the value");
		const checked = schema.safeParse(value);
		if (!checked.success) throw explain(checked.error.issues[0], value);
		return {
			value: checked.data,
			bytesOf: (key) => {
				const span = spans.get(key);
				return span === void 0 ? void 0 : text.subarray(span[0], span[1]);
			}
		};
	};
}
function readNode(node, text, at, depth, spans) {
	const byte = text[at];
	switch (node.kind) {
		case "object":
		case "tagged":
			if (byte !== OPEN_BRACE) break;
			return readObject(node, text, at, depth, spans);
		case "map":
			if (byte !== OPEN_BRACE) break;
			return readMap(node.element, text, at, depth);
		case "array":
			if (byte !== OPEN_BRACKET) break;
			return readArray(node.element, text, at, depth);
		case "indices":
			if (byte !== OPEN_BRACKET) break;
			return readIndices(text, at, depth);
		case "raw": {
			if (byte === LETTER_N && !node.isFree) break;
			const end = skipValue(text, at, text.length, depth);
			return {
				value: new RawJson(text.subarray(at, end)),
				end
			};
		}
	}
	return readScalar(text, at, depth);
}
function readObject(node, text, at, depth, spans) {
	const shape = node.kind === "object" ? node : optionOf(node, text, at, depth);
	const value = {};
	const seen = /* @__PURE__ */ new Set();
	return {
		value,
		end: walkObject(text, at, text.length, depth, (keyStart, keyEnd, valueStart) => {
			const key = takeKey(text, keyStart, keyEnd, seen);
			const member = shape.members.get(key);
			if (member === void 0) return skipValue(text, valueStart, text.length, depth + 1);
			const reading = readNode(member, text, valueStart, depth + 1);
			value[key] = reading.value;
			spans?.set(key, [valueStart, reading.end]);
			return reading.end;
		})
	};
}
const NO_MEMBERS = {
	kind: "object",
	members: /* @__PURE__ */ new Map()
};
/** The option that the tag names. Writers put the tag first; anywhere else it costs a scan of the object to find it. */
function optionOf(node, text, at, depth) {
	const tag = leadingTag(node.tag, text, at) ?? searchTag(node.tag, text, at, depth);
	return (tag === void 0 ? void 0 : node.options.get(tag)) ?? {
		...NO_MEMBERS,
		members: /* @__PURE__ */ new Map([[node.tag, { kind: "scalar" }]])
	};
}
function leadingTag(key, text, at) {
	const leader = `{"${key}":"`;
	if (text.toString("latin1", at, at + leader.length) !== leader) return void 0;
	const quote = at + leader.length - 1;
	return decodeString(text, quote, skipString(text, quote, text.length));
}
function searchTag(key, text, at, depth) {
	let tag;
	const look = (keyStart, keyEnd, valueStart, valueEnd) => {
		if (text[valueStart] !== QUOTE || decodeString(text, keyStart, keyEnd) !== key) return;
		tag ??= decodeString(text, valueStart, valueEnd);
	};
	members(text, at, text.length, look, depth);
	return tag;
}
function readMap(element, text, at, depth) {
	const value = Object.create(null);
	const seen = /* @__PURE__ */ new Set();
	return {
		value,
		end: walkObject(text, at, text.length, depth, (keyStart, keyEnd, valueStart) => {
			const key = takeKey(text, keyStart, keyEnd, seen);
			const reading = readNode(element, text, valueStart, depth + 1);
			value[key] = reading.value;
			return reading.end;
		})
	};
}
function takeKey(text, keyStart, keyEnd, seen) {
	const key = decodeString(text, keyStart, keyEnd);
	if (seen.has(key)) throw new TypedFault("duplicate-key", `the key "${key}" stands twice in one object`, { offset: keyStart });
	seen.add(key);
	return key;
}
function readArray(element, text, at, depth) {
	const value = [];
	return {
		value,
		end: walkArray(text, at, text.length, depth, (start) => {
			const reading = readNode(element, text, start, depth + 1);
			value.push(reading.value);
			return reading.end;
		})
	};
}
const MAX_INDEX = 2 ** 32 - 1;
function readIndices(text, at, depth) {
	let count = 0;
	let max = -1;
	const end = walkArray(text, at, text.length, depth, (start) => {
		const elementEnd = skipValue(text, start, text.length, depth + 1);
		const index = wholeNumber(text, start, elementEnd);
		if (index === void 0 || index > MAX_INDEX) throw new TypedFault(!/[-\d]/.test(String.fromCharCode(text[start])) ? "wrong-type" : index === void 0 ? "not-an-integer" : "out-of-range", `${text.toString("latin1", start, Math.min(elementEnd, start + 40))} is no index (0 to ${MAX_INDEX})`, { offset: start });
		count += 1;
		if (index > max) max = index;
		return elementEnd;
	});
	return {
		value: new IndexList(text.subarray(at, end), count, max),
		end
	};
}
/** The value of digits alone, up to 16 of them; anything else is no whole number here. */
function wholeNumber(text, start, end) {
	if (end - start > 16) return void 0;
	let value = 0;
	for (let i = start; i < end; i += 1) {
		const digit = text[i] - 48;
		if (digit < 0 || digit > 9) return void 0;
		value = value * 10 + digit;
	}
	return value;
}
/** An object or array where the schema has none: a value that every schema refuses as of the wrong type. */
const UNEXPECTED_CONTAINER = Symbol("unexpected container");
/** A string, number, true, false or null. */
function readScalar(text, at, depth) {
	const byte = text[at];
	if (byte === QUOTE) {
		const end = skipString(text, at, text.length);
		return {
			value: decodeString(text, at, end),
			end
		};
	}
	const end = skipValue(text, at, text.length, depth);
	if (byte === OPEN_BRACE || byte === OPEN_BRACKET) return {
		value: UNEXPECTED_CONTAINER,
		end
	};
	const spelling = text.toString("latin1", at, end);
	if (byte === LETTER_N) return {
		value: null,
		end
	};
	if (spelling === "true" || spelling === "false") return {
		value: spelling === "true",
		end
	};
	return {
		value: /^(0|-?[1-9]\d*)$/.test(spelling) && Number.isSafeInteger(Number(spelling)) ? Number(spelling) : new SpelledNumber(spelling),
		end
	};
}
// dist/lib/session-record/format/numbers.js
/** u16. */
const uint16 = int().min(0).max(65535);
/** u32: pool indices and ordinals. */
const uint32 = int().min(0).max(4294967295);
/** u64 on the wire; beyond 2^53 - 1 it cannot be told apart from its neighbours and is refused. */
const uint53 = int().min(0);
/** i32: exit codes. */
const int32 = int().min(-2147483648).max(2147483647);
// dist/lib/session-record/format/agent.js
/** What identifies an agent across runs: a function of the run's own structure, never a live id. */
const agentOrigin = discriminatedUnion("type", [
	object({ type: literal("root") }),
	object({
		type: literal("spawn"),
		parent: string(),
		ordinal: uint32
	}),
	object({
		type: literal("succession"),
		predecessor: string(),
		ordinal: uint32
	}),
	object({
		type: literal("issue_attempt"),
		issue: string(),
		attempt: uint32
	}),
	object({
		type: literal("reviewer"),
		issue: string(),
		round: uint32,
		position: uint32
	}),
	object({
		type: literal("merge"),
		issue: string(),
		ordinal: uint32
	})
]);
/** The ceiling that stopped an agent. */
const limitHit = object({
	limit: _enum([
		"turns",
		"runtime",
		"consecutive_errors",
		"error_rate",
		"cost"
	]),
	threshold: anyNumber,
	observed: anyNumber,
	turns: uint53,
	agentId: string(),
	window: uint53.nullish()
});
/** One row of the agent table (wire format 2.3). */
const agentRow = object({
	agentId: string(),
	profileId: string(),
	profile: string(),
	origin: agentOrigin,
	terminalStatus: _enum([
		"running",
		"blocked",
		"done",
		"failed"
	]).nullish(),
	limitHit: limitHit.nullish()
});
// dist/lib/session-record/format/entry.js
/** Where a command or a tool call ran, relative to the agent's workspace wherever possible. */
const workingDirectory = discriminatedUnion("type", [
	object({ type: literal("workspace") }),
	object({
		type: literal("relative"),
		path: string()
	}),
	object({
		type: literal("absolute"),
		path: string()
	})
]);
/** A call to a model: who made it, whether a tool was required, and what it was shown. */
const request = object({
	role: _enum(["agent", "compaction"]),
	shape: _enum(["complete", "complete_requiring"]),
	messages: indexList,
	toolset: uint32.nullish()
});
/** Why a model call failed, by the class that the agent's loop branches on. */
const modelError = object({
	kind: _enum([
		"missing_api_key",
		"fatal",
		"retry_exhausted",
		"vision_unsupported",
		"parse",
		"response_loop",
		"timeout",
		"provider_mismatch"
	]),
	message: string(),
	status: uint16.nullish(),
	attempts: uint32.nullish(),
	modelId: string().nullish()
});
const toolCall = object({
	id: string(),
	name: string(),
	arguments: rawJson,
	cwd: workingDirectory.nullish()
});
/** An image, by type and decoded size; its bytes are never recorded. */
const imageDescriptor = object({
	mediaType: string(),
	bytes: uint53
});
const toolOutcome = object({
	ok: boolean(),
	output: uint32,
	summary: uint32.nullish(),
	images: array(imageDescriptor).nullish(),
	data: rawJson.optional(),
	dataText: uint32.nullish(),
	failure: rawJson.optional()
});
/** A command that was run, by the shell seam or by gg's own git calls. */
const command = object({
	command: string(),
	cwd: workingDirectory,
	exitCode: int32,
	stdout: uint32,
	stderr: uint32
});
/** One item of a context window, with the typed fields that its message does not carry. */
const promptItem = object({
	message: uint32,
	slot: _enum([
		"system",
		"thread",
		"context_usage"
	]),
	source: string(),
	retention: _enum(["pinned", "ephemeral"]),
	turn: uint53,
	label: string().nullish(),
	region: object({
		offset: uint53,
		limit: uint53
	}).nullish()
});
const envelope = {
	agentId: string(),
	seq: uint53
};
const entry = discriminatedUnion("type", [
	object({
		type: literal("model_io"),
		...envelope,
		request,
		response: rawJson,
		durationMs: uint53.nullish()
	}),
	object({
		type: literal("model_error"),
		...envelope,
		request,
		error: modelError,
		durationMs: uint53.nullish()
	}),
	object({
		type: literal("tool_result"),
		...envelope,
		call: toolCall,
		outcome: toolOutcome
	}),
	object({
		type: literal("prompt_frame"),
		...envelope,
		items: array(promptItem)
	}),
	object({
		type: literal("shell"),
		...envelope,
		origin: _enum([
			"tool",
			"program",
			"hook"
		]),
		command
	}),
	object({
		type: literal("git"),
		...envelope,
		command
	}),
	object({
		type: literal("cancel_probe"),
		...envelope,
		canceled: boolean()
	}),
	object({
		type: literal("clock"),
		...envelope,
		elapsedMs: uint53,
		remainingMs: uint53.nullish()
	})
]);
// dist/lib/session-record/format/truncation.js
const truncationReason = _enum([
	"byte_ceiling",
	"session_killed",
	"corrupt_journal",
	"write_failed"
]);
/** Why a record is shorter than its session (wire format 2.4). Absent on a complete capture. */
const truncation = object({
	reason: truncationReason,
	/** Of the last entry that is there; absent when none is. */
	lastSeq: uint53.nullish(),
	/** The recorder's own byte figure. */
	bytes: uint53.nullish()
});
// dist/lib/session-record/format/journal-line.js
/** The build that wrote a journal. Explanatory: no reader branches on it. */
const recorder = object({
	ggVersion: string().nullish(),
	commit: string().nullish()
});
/** The identity that a session started from (wire format 2.2). */
const seed = object({
	baselineCommit: string().nullish(),
	prompt: string(),
	modelWindows: record(string(), uint53).nullish(),
	modelModalities: record(string(), object({ vision: boolean() })).nullish()
});
const headerLine = object({
	type: literal("header"),
	formatVersion: uint32,
	sessionId: string(),
	routingKey: string().nullish(),
	capabilitySet: rawJson,
	recorder
});
const seedLine = object({
	type: literal("seed"),
	seed
});
const agentLine = object({
	type: literal("agent"),
	agent: agentRow
});
const messageLine = object({
	type: literal("message"),
	index: uint32,
	message: object({
		id: string(),
		body: rawJson
	})
});
const toolsetLine = object({
	type: literal("toolset"),
	index: uint32,
	toolset: object({
		id: string(),
		tools: rawJson
	})
});
/** What was cut off a pooled text, and how the whole can be told again. */
const clip = object({
	text: uint32,
	originalBytes: uint53,
	originalId: string()
});
const textLine = object({
	type: literal("text"),
	index: uint32,
	text: rawString,
	clip: clip.nullish()
});
const entryLine = object({
	type: literal("entry"),
	entry
});
const endLine = object({
	type: literal("end"),
	entries: uint53,
	truncation: truncation.nullish()
});
const journalLine = discriminatedUnion("type", [
	headerLine,
	seedLine,
	agentLine,
	messageLine,
	toolsetLine,
	textLine,
	entryLine,
	endLine
]);
/** The arrays of a record that are streamed, in the order in which they stand in it. */
const SEGMENT_NAMES = [
	"messages",
	"toolsets",
	"texts",
	"clips",
	"entries"
];
// dist/lib/session-record/format/refusals.js
const HINTS = {
	"missing-header": "a journal begins with its header line; check that this file is one and that its start was not lost",
	"second-header": "two journals were joined; assemble each on its own",
	"unsupported-format": "use a release that reads this format",
	"pool-gap": "a line is missing or doubled; keep the journal, it is the only account of the session",
	"clip-mismatch": "the line was altered or its writer is broken; keep the journal",
	"dangling-reference": "a body is missing or stands after its entry; keep the journal, it is the only account of the session"
};
/** A journal that is refused: nothing is written. The code stands in the message. */
var JournalRefusal = class extends CodedError {
	pool;
	index;
	count;
	constructor(code, journal, predicate, place, facts = {}) {
		const where = place === void 0 ? "" : `, at line ${place.line}, byte ${place.offset}`;
		super(code, `the session journal ${journal} ${predicate}${where} (${code})`, {
			...place,
			hint: HINTS[code]
		});
		this.pool = facts.pool;
		this.index = facts.index;
		this.count = facts.count;
	}
	toJSON() {
		const { pool, index, count } = this;
		return {
			...super.toJSON(),
			...pool === void 0 ? {} : {
				pool,
				index,
				count
			}
		};
	}
};
// dist/lib/session-record/format/journal-rules.js
const SINGULAR = {
	messages: "message",
	toolsets: "toolset",
	texts: "text"
};
var JournalRules = class {
	#journal;
	#counts = {
		messages: 0,
		toolsets: 0,
		texts: 0
	};
	#hasHeader = false;
	#entries = 0;
	#lastSeq;
	/** @param journal how messages name the journal, such as its path in backticks */
	constructor(journal = "on standard input") {
		this.#journal = journal;
	}
	/** How many bodies each pool holds. */
	get counts() {
		return this.#counts;
	}
	/** How many entries were admitted. */
	get entries() {
		return this.#entries;
	}
	/** The seq of the last entry, even when an earlier one is larger. */
	get lastSeq() {
		return this.#lastSeq;
	}
	/** Judges the next line of the journal, whatever its kind. @throws JournalRefusal */
	admit(line, place) {
		if (line.type === "header") {
			this.admitHeader(line.formatVersion, place);
			return;
		}
		this.requireHeader(place);
		switch (line.type) {
			case "message":
				this.admitBody("messages", line.index, place);
				break;
			case "toolset":
				this.admitBody("toolsets", line.index, place);
				break;
			case "text":
				this.admitBody("texts", line.index, place);
				if (line.clip) this.admitClip(line.clip, line.index, place);
				break;
			case "entry": this.admitEntry(line.entry, place);
		}
	}
	/** @throws JournalRefusal `unsupported-format`, `second-header` */
	admitHeader(formatVersion, place) {
		if (formatVersion !== 1) {
			const predicate = `is in format ${formatVersion}, which this build does not assemble (it reads format 1)`;
			throw new JournalRefusal("unsupported-format", this.#journal, predicate, place);
		}
		if (this.#hasHeader) throw new JournalRefusal("second-header", this.#journal, "has a second header line", place);
		this.#hasHeader = true;
	}
	/**
	* To be called for every line that is no header, and at the journal's end.
	*
	* @throws JournalRefusal `missing-header`
	*/
	requireHeader(place) {
		if (this.#hasHeader) return;
		const predicate = place === void 0 ? "has no header line" : "has no header line before its first other line";
		throw new JournalRefusal("missing-header", this.#journal, predicate, place);
	}
	/** @throws JournalRefusal `pool-gap` */
	admitBody(pool, index, place) {
		const count = this.#counts[pool];
		if (index !== count) {
			const predicate = `has a gap in its ${SINGULAR[pool]} pool: a line claims index ${index} after ${count} were read`;
			throw new JournalRefusal("pool-gap", this.#journal, predicate, place, {
				pool,
				index,
				count
			});
		}
		this.#counts[pool] = count + 1;
	}
	/** @throws JournalRefusal `clip-mismatch` */
	admitClip(clip, index, place) {
		if (clip.text === index) return;
		const predicate = `has a clip that names text ${clip.text} on the line of text ${index}`;
		throw new JournalRefusal("clip-mismatch", this.#journal, predicate, place, {
			pool: "texts",
			index: clip.text,
			count: this.#counts.texts
		});
	}
	/** @throws JournalRefusal `dangling-reference` */
	admitEntry(entry, place) {
		this.#checkReferences(entry, place);
		this.#entries += 1;
		this.#lastSeq = entry.seq;
	}
	#checkReferences(entry, place) {
		const check = (pool, index) => {
			if (index === void 0 || index === null || index < this.#counts[pool]) return;
			throw this.#dangling(entry.seq, pool, index, place);
		};
		switch (entry.type) {
			case "model_io":
			case "model_error":
				this.#checkMessages(entry.request.messages, entry.seq, place);
				check("toolsets", entry.request.toolset);
				break;
			case "tool_result":
				check("texts", entry.outcome.output);
				check("texts", entry.outcome.dataText);
				check("texts", entry.outcome.summary);
				break;
			case "prompt_frame":
				for (const item of entry.items) check("messages", item.message);
				break;
			case "shell":
			case "git":
				check("texts", entry.command.stdout);
				check("texts", entry.command.stderr);
		}
	}
	#checkMessages(messages, seq, place) {
		const count = this.#counts.messages;
		if (messages.max < count) return;
		const first = messages.toArray().find((index) => index >= count);
		throw this.#dangling(seq, "messages", first, place);
	}
	#dangling(seq, pool, index, place) {
		const count = this.#counts[pool];
		const predicate = `has a dangling reference: entry ${seq} names ${SINGULAR[pool]} ${index} when ${count} were read`;
		return new JournalRefusal("dangling-reference", this.#journal, predicate, place, {
			pool,
			index,
			count
		});
	}
};
export { IndexList as C, rawJson as D, rawArray as E, rawObject as O, TypedFault as S, SpelledNumber as T, int32 as _, journalLine as a, uint53 as b, truncation as c, imageDescriptor as d, promptItem as f, agentRow as g, toolOutcome as h, headerLine as i, rawString as k, command as l, toolCall as m, SEGMENT_NAMES as n, recorder as o, request as p, clip as r, seed as s, JournalRules as t, entry as u, uint16 as v, RawJson as w, typedReader as x, uint32 as y };
