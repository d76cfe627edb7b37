#!/usr/bin/env node
import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { a as showLine, c as Option, i as interruptible, l as EXIT, n as createProgram, o as showText, r as runProgram, t as UsageError } from "./program-CJKhYYwm.js";
import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { t as stage$1 } from "./stage-BzaUvrnm.js";
import { D as unknown, E as union, T as string, _ as literal, b as object, c as _enum, d as array, f as boolean, h as int, m as discriminatedUnion, w as strictObject, y as number } from "./schemas-BXZ5XMrT.js";
import { t as wholeNumber } from "./whole-number-lZrfBA_A.js";
import { t as require_cli_table3 } from "./cli-table3-DtZtyIPO.js";
import { n as LineSplitter } from "./lines-CtWheCI4.js";
import { n as writeOut } from "./standard-output-WUw5tTEi.js";
import { spawn } from "node:child_process";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { chmodSync, closeSync, constants, createReadStream, existsSync, fstatSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, realpathSync, renameSync, rmdirSync, stat, statSync, unlinkSync, utimesSync } from "node:fs";
import { availableParallelism, homedir, tmpdir } from "node:os";
import { createHash } from "node:crypto";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { lstat as lstat$1, open as open$1, readFile, readdir } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { isUtf8 } from "node:buffer";
import { Readable, Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
// dist/lib/run-record/format/bounded-text.js
/** The longest prefix of a text that has at most `limit` bytes in UTF-8 and ends with a whole character. */
function boundText(text, limit) {
	const bytes = Buffer.from(text);
	if (bytes.length <= limit) return text;
	let end = limit;
	while (end > 0 && (bytes[end] & 192) === 128) end -= 1;
	return bytes.toString("utf8", 0, end);
}
// dist/lib/run-record/format/refusals.js
/** The exit codes of every operation that reads a run. */
const READING_EXITS = {
	found: 0,
	nothing: 1,
	request: 2,
	conflict: 3,
	dependency: 4,
	integrity: 5
};
/** Nothing there, or more than one thing. Exit code 1. */
var NothingFound = class extends CodedError {
	constructor(code, message, hint) {
		super(code, message, { hint });
	}
};
/** A question that cannot be asked like this. Exit code 2. */
var BadRequest = class extends CodedError {
	constructor(code, message, hint) {
		super(code, message, { hint });
	}
};
/** A cursor of another question, or of something that has changed since. Exit code 3. */
var CursorConflict = class extends CodedError {
	constructor(message) {
		super("cursor-conflict", message, { hint: "ask again without --after" });
	}
};
/** A fact that is malformed, or that disagrees with another or with the bytes it speaks of. Exit code 5. */
var BrokenFact = class extends CodedError {
	constructor(code, message, line) {
		super(code, message, { line });
	}
};
// dist/lib/run-record/format/rules.js
/** Rules about the file, decided before or after its bytes are read. */
const FILE_RULES = {
	"record-missing": {
		status: "no-record",
		says: "there is a file, and no link in its place that leads nowhere"
	},
	"not-a-file": {
		status: "not-a-file",
		says: "it is a regular file in real directories"
	},
	"linked-path": {
		status: "unreadable",
		says: "no part of the path is a symbolic link"
	},
	"path-replaced": {
		status: "unreadable",
		says: "the path leads to the same file before and after"
	},
	"no-read-permission": {
		status: "unreadable",
		says: "somebody may read it"
	},
	"cannot-open": {
		status: "unreadable",
		says: "it can be opened"
	},
	"cannot-read": {
		status: "unreadable",
		says: "it can be read to its end"
	},
	"file-changed": {
		status: "unreadable",
		says: "its size, mode and times are the same before and after"
	},
	"record-too-large": {
		status: "too-large",
		says: "it holds at most 1,048,576 bytes"
	}
};
/** Rules about the bytes, decided before any event is looked at. */
const FRAMING_RULES = {
	"too-many-segments": {
		status: "too-large",
		says: "it holds at most 10,000 segments, an unterminated one counted"
	},
	"not-utf8": {
		status: "bad-record",
		says: "every segment is UTF-8, an unterminated one too"
	},
	"not-json": {
		status: "invalid",
		says: "every line is strict JSON; a blank line is none"
	},
	"not-an-object": {
		status: "invalid",
		says: "every line is an object"
	},
	"unsupported-shape": {
		status: "bad-version",
		says: "the first line names record shape 1"
	},
	"bytes-after-end": {
		status: "invalid",
		says: "no byte follows the line of run_end"
	}
};
/** The exit code of `bot-record check` for each status. */
const CHECK_EXITS = {
	valid: 0,
	incomplete: 1,
	"no-record": 1,
	unreadable: 4,
	"not-a-file": 4,
	invalid: 5,
	"bad-version": 5,
	"bad-record": 5,
	"too-large": 5
};
/** Rules that nothing can be said about when a record comes through a pipe. */
const FILE_ONLY_RULES = [
	"linked-path",
	"not-a-file",
	"path-replaced",
	"file-changed"
];
// dist/lib/run-record/reading/file-fault.js
/** A file that could not be held, read to its end, or found unchanged afterwards. */
var FileFault = class extends CodedError {
	status;
	/** @param path the path as a message may show it, relative to the run's directory */
	constructor(rule, path, detail, cause) {
		const system = systemErrorCode(cause);
		super(rule, `${path}: ${detail}${system === void 0 ? "" : ` (${system})`}`, { cause });
		this.status = FILE_RULES[rule].status;
	}
};
/** Runs one operation of the file system; its failure becomes a {@link FileFault}. */
function orFault(rule, path, detail, work) {
	try {
		return work();
	} catch (cause) {
		throw new FileFault(rule, path, detail, cause);
	}
}
// dist/lib/run-record/reading/limits.js
/** The most bytes that the reader takes a record to have. */
const RECORD_BYTES = 1048576;
/** How much of a file is asked for at once, in bytes. */
const READ_CHUNK = 65536;
/**
* How many items may wait between two stages. A record is bounded, so a long
* queue holds no more than the reading does; a short one costs a wait for every
* few lines (measured: a tenth of the processor time of a listing).
*/
const QUEUED_ITEMS = 1024;
// dist/lib/run-record/format/ending.js
/** The words that say why something ended. */
const CAUSES = [
	"success",
	"refused",
	"exhausted",
	"rejected",
	"blocked",
	"timeout",
	"signal",
	"fault"
];
/** The outside signals that a run handles: number and name. */
const SIGNALS = [
	{
		signal: 1,
		name: "SIGHUP"
	},
	{
		signal: 2,
		name: "SIGINT"
	},
	{
		signal: 15,
		name: "SIGTERM"
	}
];
/** The exit code of something that an outside signal ended. */
function signalExit(signal) {
	return 128 + signal;
}
/** The exit codes that may stand beside each cause. */
const EXITS_OF_CAUSE = {
	success: [0],
	refused: [1],
	exhausted: [1],
	rejected: [1],
	blocked: [1],
	timeout: [1, 2],
	signal: SIGNALS.map(({ signal }) => signalExit(signal)),
	fault: [2]
};
const cause = _enum(CAUSES);
const exit = int().min(0);
/** Whether a value is one of the eight causes. */
function isCause(value) {
	return CAUSES.includes(value);
}
/** Whether cause and exit may stand beside each other. */
function isLawfulEnding(ending) {
	return EXITS_OF_CAUSE[ending.cause].includes(ending.exit);
}
// dist/lib/run-record/format/fields.js
/** Non-empty text. */
const text = string().min(1);
/** A whole number from 0 that JavaScript holds exactly: bytes, tokens, milliseconds. */
const count = int().min(0);
/** A whole number from 1: a repeat, an attempt, a call. */
const ordinal = int().min(1);
/** 64 lowercase hexadecimal digits. */
const sha256 = string().regex(/^[0-9a-f]{64}$/, "not a SHA-256 in lowercase hex");
/** Whether a path is relative, normalized and inside the folder that it is relative to. */
function isRelativePath(path) {
	if (typeof path !== "string" || path === "" || /[\\\0]/.test(path)) return false;
	return path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}
/** A path below the run's directory, or below the assembly. */
const relativePath = string().refine(isRelativePath, "not a normalized relative path");
/** Whether a timestamp has the one form that writers use: UTC, three fraction digits, `Z`. */
function isWrittenTimestamp(value) {
	const instant = Date.parse(value);
	return Number.isFinite(instant) && new Date(instant).toISOString() === value;
}
/** The instant of a line as writers spell it, for example `2026-07-30T14:22:08.000Z`. */
const timestamp = string().refine(isWrittenTimestamp, "not an instant as writers spell it");
/** A retained file and the hash of its bytes. */
const hashedPath = strictObject({
	path: relativePath,
	sha256
});
/** The request that a run was given: its retained file. */
const requestDescriptor = strictObject({
	path: relativePath,
	sha256,
	bytes: count,
	via: _enum([...[
		"argument",
		"task",
		"stdin"
	], "subflow"])
});
/** Something that a stage found in its input directory. */
const receivedItem = strictObject({
	name: text,
	path: relativePath,
	sha256
});
/** A resolved option and the rung that it came from. */
const resolvedOption = strictObject({
	name: text,
	value: union([string(), number()]),
	rung: text
});
/** What a subflow was given: text inside the line, or a retained file. */
const subflowInput = union([strictObject({
	text: string(),
	sha256,
	bytes: count
}), strictObject({
	path: relativePath,
	sha256,
	bytes: count
})]);
/** Where a stage works: as authored, and relative to the run's root working directory. */
const stageWorkdir = strictObject({
	authored: text.nullable(),
	resolved: union([literal("."), relativePath])
});
/** The exact strings of a stage's runtime environment. */
const stageSlots = strictObject({
	pwd: text,
	input: text,
	output: text,
	tmp: text,
	skills: text,
	subflows: text.optional()
});
/** A tool that the agent of a stage was offered. */
const offeredTool = strictObject({
	name: text,
	description: string()
});
/** A skill that the agent of a stage was offered. */
const offeredSkill = strictObject({
	name: text,
	source: _enum([
		"workspace",
		"assembly-root",
		"flow-local",
		"container-local",
		"stage-local"
	])
});
const pathSource = (source) => strictObject({
	source: literal(source),
	path: relativePath
});
const namedSource = (source) => strictObject({
	source: literal(source),
	name: text,
	path: relativePath
});
/** One thing that a prompt was built from. */
const promptSource = discriminatedUnion("source", [
	pathSource("assembly"),
	pathSource("flow"),
	pathSource("stage"),
	pathSource("schema"),
	pathSource("request"),
	strictObject({
		source: literal("workspace"),
		mode: _enum(["announce", "use"]),
		name: text.optional(),
		path: relativePath
	}),
	namedSource("skill"),
	namedSource("helper"),
	namedSource("input"),
	strictObject({
		source: literal("harness"),
		system: relativePath,
		firstTurn: relativePath
	})
]);
/** The sources of a prompt, in order; the two retained prompt files of the harness come last. */
const promptSources = array(promptSource).min(1).refine((sources) => sources.findIndex(({ source }) => source === "harness") === sources.length - 1, "the harness entry must stand once, at the end");
// dist/lib/run-record/format/identity.js
/** The identity group of an event that belongs to an attempt. */
const identityFields = {
	stage: text,
	repeat: ordinal.optional(),
	retry: ordinal
};
/** The identity group of an event that names where work stopped, if anything is known of it. */
const optionalIdentityFields = {
	stage: text.optional(),
	repeat: ordinal.optional(),
	retry: ordinal.optional()
};
object(identityFields);
/** Whether an optional identity group is whole or wholly absent. */
function isWholeGroup(event) {
	return event.stage === void 0 && event.retry === void 0 && event.repeat === void 0 || event.stage !== void 0 && event.retry !== void 0;
}
/** The identity that the fields of a line name, if they name a usable one. */
function identityOf(fields) {
	const { stage, repeat, retry } = fields;
	if (typeof stage !== "string" || stage === "" || !isOrdinal(retry)) return void 0;
	if (repeat === void 0) return {
		stage,
		retry
	};
	return isOrdinal(repeat) ? {
		stage,
		repeat,
		retry
	} : void 0;
}
function isOrdinal(value) {
	return Number.isSafeInteger(value) && value >= 1;
}
/** One string a stage and repeat, the same for all its attempts. */
function stageRepeatKey({ stage, repeat }) {
	return `${repeat ?? ""}/${stage}`;
}
/** The stage and repeat that {@link stageRepeatKey} made one string of. */
function parseStageRepeatKey(key) {
	const end = key.indexOf("/");
	const stage = key.slice(end + 1);
	return end === 0 ? { stage } : {
		stage,
		repeat: Number(key.slice(0, end))
	};
}
/** One string an identity. */
function identityKey(of) {
	return `${of.retry}/${stageRepeatKey(of)}`;
}
/** An identity for the eyes: `03-recommend/02-critique repeat 2 attempt 1`. */
function describeIdentity({ stage, repeat, retry }) {
	return `${stage}${repeat === void 0 ? "" : ` repeat ${repeat}`} attempt ${retry}`;
}
const CORRELATION_BYTES = 256;
const REQUEST_FILE = /^request\.[0-9A-Za-z]{1,247}$/;
/** Members of `run_start` that come together or not at all. */
const PROVENANCE_FIELDS = [
	"runtime_source",
	"runtime_digest",
	"lock_sha256",
	"node",
	"provider_adapter",
	"runtime_tree_sha256"
];
/** The name of the file that a request is retained in. */
function isRequestFile(name) {
	return REQUEST_FILE.test(name);
}
/** The identity of a home. */
const installationId = string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, "not a UUID version 4");
const runStart = object({
	record: literal(1),
	runtime: text,
	ts: timestamp,
	event: literal("run_start"),
	run: text,
	assembly: text,
	assembly_hash: sha256,
	flow: string().optional(),
	continued_from: string().optional(),
	correlation: text.refine((value) => Buffer.byteLength(value) <= CORRELATION_BYTES, "longer than 256 bytes").optional(),
	installation_id: installationId.optional(),
	request: requestDescriptor.refine(({ path }) => isRequestFile(path), "not a request file"),
	workdir: string().refine(isAbsolute, "not an absolute path").optional(),
	runtime_source: _enum(["checkout", "unknown"]).optional(),
	runtime_digest: text.nullable().optional(),
	lock_sha256: sha256.optional(),
	node: text.optional(),
	provider_adapter: text.optional(),
	runtime_tree_sha256: sha256.optional(),
	model_source: literal("scripted").optional()
}).superRefine((event, context) => {
	const present = PROVENANCE_FIELDS.filter((field) => event[field] !== void 0);
	const complain = (message) => context.addIssue({
		code: "custom",
		message
	});
	if (present.length === 0) {
		if (event.model_source !== void 0) complain("model_source stands without provenance");
		return;
	}
	if (present.length < PROVENANCE_FIELDS.length) complain("the provenance fields come all together");
	if (event.installation_id === void 0) complain("provenance stands without installation_id");
	if (event.runtime_source === "unknown" && event.runtime_digest !== null) complain("an unknown source has no digest");
});
const runEnd$1 = object({
	ts: timestamp,
	event: literal("run_end"),
	...optionalIdentityFields,
	exit,
	cause,
	reason: string().optional()
}).refine(isWholeGroup, "the identity comes whole or not at all").refine(isLawfulEnding, "the exit does not belong to the cause");
const tmpTeardown = object({
	ts: timestamp,
	event: literal("tmp_teardown"),
	...optionalIdentityFields,
	reason: text
}).refine(isWholeGroup, "the identity comes whole or not at all");
const hashDrift = object({
	ts: timestamp,
	event: literal("hash_drift"),
	file: relativePath,
	expected: sha256,
	actual: sha256
}).refine(({ expected, actual }) => expected !== actual, "the hashes do not differ");
const signalReceived = object({
	ts: timestamp,
	event: literal("signal"),
	signal: int(),
	name: string()
}).refine((event) => SIGNALS.some(({ signal, name }) => signal === event.signal && name === event.name), "not a signal that a run handles");
// dist/lib/run-record/format/transition-table.js
/** Asked once, of a first event that is run_start, before anything else. */
const OPENING = ["names-shape", "names-directory"];
/** Asked of every event, before what its row asks. */
const EVERY_EVENT = [
	"is-known",
	"has-instant",
	"reads-as-before",
	"precedes-end",
	"begins-with-start"
];
const work = (event) => ({
	event,
	checks: ["has-identity", "attempt-is-open"],
	effects: []
});
/** One row an event, in the order of the page's table; `tool_denied` is read and never written. */
const TRANSITIONS = [
	{
		event: "run_start",
		checks: [],
		effects: []
	},
	{
		event: "run_end",
		checks: [
			"pair-is-lawful",
			"signal-is-settled",
			"work-is-settled"
		],
		effects: ["end-run"]
	},
	{
		event: "stage_carried",
		checks: ["has-identity"],
		effects: []
	},
	{
		event: "stage_start",
		checks: ["has-identity", "attempt-is-new"],
		effects: ["open-attempt"]
	},
	work("prompt"),
	{
		event: "stage_end",
		checks: [
			"has-identity",
			"attempt-can-end",
			"ending-is-lawful"
		],
		effects: ["close-attempt", "expect-signal"]
	},
	work("unreconciled"),
	{
		event: "tmp_teardown",
		checks: [],
		effects: []
	},
	work("provider_start"),
	work("turn"),
	work("provider_retry"),
	work("provider_transport"),
	work("gate_start"),
	work("check"),
	work("tool_call"),
	work("tool_denied"),
	{
		event: "subflow_call",
		checks: [
			"has-identity",
			"attempt-is-open",
			"ending-is-lawful"
		],
		effects: ["expect-signal"]
	},
	{
		event: "subflow_call",
		form: "fan-out item",
		checks: [
			"has-identity",
			"fanout-is-open",
			"ending-is-lawful"
		],
		effects: ["expect-signal"]
	},
	work("chose"),
	{
		event: "loop_done",
		checks: ["has-identity", "container-is-new"],
		effects: ["end-container"]
	},
	{
		event: "parallel_done",
		checks: [
			"has-identity",
			"container-is-new",
			"ending-is-lawful"
		],
		effects: ["end-container", "expect-signal"]
	},
	{
		event: "fanout_start",
		checks: ["has-identity", "fanout-is-new"],
		effects: ["open-fanout"]
	},
	{
		event: "fanout_done",
		checks: [
			"has-identity",
			"fanout-can-end",
			"ending-is-lawful"
		],
		effects: ["close-fanout", "expect-signal"]
	},
	work("hook"),
	{
		event: "hash_drift",
		checks: [],
		effects: []
	},
	{
		event: "signal",
		checks: [
			"signal-is-first",
			"signal-is-known",
			"signal-is-expected"
		],
		effects: ["record-signal"]
	}
];
/** What `tool_denied` says beside its attempt: the tool, and the boundary that stopped it. */
const toolDenied = object({
	tool: text,
	boundary: text
});
/** The member of an older `stage_start` that carries its access policy. */
const ACCESS_FIELD = "access";
const ACCESS_KINDS = [
	"read",
	"write",
	"edit",
	"bash"
];
/** Whether a value is an access policy: for each kind of access, the paths that it covers. */
function isAccessPolicy(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	return Object.entries(value).every(([kind, paths]) => ACCESS_KINDS.includes(kind) && array(text).safeParse(paths).success);
}
/** Events that may carry the prompt's sources: the present one, and two that older writers used. */
const PROMPT_CARRIERS = [
	"prompt",
	"stage_start",
	"hook"
];
// dist/lib/run-record/reading/endings.js
/**
* The endings that a line carries: one for a stage, a fan-out, and a call that
* names a cause; one for each branch of a PARALLEL that was started. A branch
* row of any other form, and branches that are no list, carry none.
*/
function endingsOf(event) {
	if (event.event === "parallel_done") return Array.isArray(event.branches) ? event.branches.filter(isStartedRow) : [];
	return event.event === "subflow_call" && event.cause === void 0 ? [] : [event];
}
function isStartedRow(row) {
	return typeof row === "object" && row !== null && row.started === true;
}
// dist/lib/run-record/reading/transitions.js
const ROWS$2 = /* @__PURE__ */ new Map();
const FANOUT_ITEM_ROWS$1 = /* @__PURE__ */ new Map();
for (const row of TRANSITIONS) (row.form === void 0 ? ROWS$2 : FANOUT_ITEM_ROWS$1).set(row.event, row);
/** The row of the transition table that a line falls under; undefined for a name outside the inventory. */
function transitionFor(event) {
	return (event.via === "fanout" ? FANOUT_ITEM_ROWS$1.get(event.event) : void 0) ?? ROWS$2.get(event.event);
}
// dist/lib/run-record/reading/story-checks.js
const MACHINERY_EXIT = 2;
function breakOf(rule, message) {
	return {
		rule,
		message
	};
}
/** A checker for a question about the identity, which `has-identity` has proved usable. */
function askIdentity(ask) {
	return (state, event) => {
		const identity = identityOf(event);
		return identity === void 0 ? void 0 : ask(state, identity, event);
	};
}
/** What each question of the transition table finds. */
const STORY_CHECKERS = {
	"names-shape": (_state, { record }) => record === 1 ? void 0 : breakOf("shape-required", `run_start must name record shape 1`),
	"names-directory": ({ run: expected }, { run }) => expected === void 0 || run === expected ? void 0 : breakOf("run-name", `run_start names run ${show(run)}, the directory is ${show(expected)}`),
	"is-known": (_state, event) => transitionFor(event) === void 0 ? breakOf("unknown-event", `${show(event.event)} is no event of a record`) : void 0,
	"has-instant": (_state, { ts, event }) => typeof ts === "string" && Number.isFinite(Date.parse(ts)) ? void 0 : breakOf("unusable-timestamp", `${event} has no usable ts: ${show(ts)}`),
	"reads-as-before": (_state, event) => {
		if (event.event === "tool_denied" && !toolDenied.safeParse(event).success) return breakOf("denied-tool", "tool_denied lacks its tool or its boundary");
		const policy = event.event === "stage_start" ? event[ACCESS_FIELD] : void 0;
		return policy === void 0 || isAccessPolicy(policy) ? void 0 : breakOf("access-policy", "stage_start carries an unusable access policy");
	},
	"precedes-end": ({ ended }, { event }) => {
		if (!ended) return void 0;
		return event === "run_end" ? breakOf("ended-twice", "the run ends a second time") : breakOf("content-after-end", `${event} follows the end of the run`);
	},
	"begins-with-start": ({ begun }, { event }) => {
		if (!begun && event !== "run_start") return breakOf("run-start-first", `the record begins with ${event} instead of run_start`);
		return begun && event === "run_start" ? breakOf("run-start-again", "the run starts a second time") : void 0;
	},
	"has-identity": (_state, event) => identityOf(event) === void 0 ? breakOf("unusable-identity", `${event.event} names no usable stage, repeat and retry`) : void 0,
	"attempt-is-new": askIdentity((state, of) => {
		if (state.isOpen(of)) return breakOf("stage-started-twice", `${describeIdentity(of)} is open already`);
		return state.isClosed(of) ? breakOf("stage-restarted", `${describeIdentity(of)} starts again after it was closed`) : void 0;
	}),
	"attempt-can-end": askIdentity((state, of) => state.isOpen(of) ? void 0 : breakOf("end-without-start", `${describeIdentity(of)} ends and is not open`)),
	"attempt-is-open": askIdentity((state, of, { event }) => state.isOpen(of) ? void 0 : breakOf("outside-attempt", `${event} stands outside ${describeIdentity(of)}, which is not open`)),
	"fanout-is-new": askIdentity((state, of) => {
		const key = identityKey(of);
		return state.openFanouts.has(key) || state.closedFanouts.has(key) ? breakOf("fanout-repeated", `the fan-out ${describeIdentity(of)} starts a second time`) : void 0;
	}),
	"fanout-is-open": askIdentity((state, of) => state.openFanouts.has(identityKey(of)) ? void 0 : breakOf("item-outside-fanout", `a call of the fan-out ${describeIdentity(of)}, which is not open`)),
	"fanout-can-end": askIdentity((state, of) => state.openFanouts.has(identityKey(of)) ? void 0 : breakOf("fanout-end-without-start", `the fan-out ${describeIdentity(of)} ends and is not open`)),
	"container-is-new": askIdentity((state, of, { event }) => state.endedContainers.has(`${event}/${identityKey(of)}`) ? breakOf("container-ended-twice", `${event} stands a second time for ${describeIdentity(of)}`) : void 0),
	"ending-is-lawful": (state, event) => {
		let expected = state.recordedSignal ?? state.expectedSignal;
		for (const ending of endingsOf(event)) {
			const broken = findUnlawfulPair(ending, event);
			if (broken !== void 0) return broken;
			if (ending.cause !== "signal") continue;
			if (expected !== void 0 && ending.exit !== signalExit(expected)) return breakOf("signal-exit-differs", `${event.event} ends by signal with exit ${ending.exit} beside signal ${expected}`);
			expected = ending.exit - signalExit(0);
		}
	},
	"pair-is-lawful": (_state, event) => findUnlawfulPair(event, event),
	"signal-is-first": ({ recordedSignal }) => recordedSignal === void 0 ? void 0 : breakOf("second-signal", "a second signal is recorded"),
	"signal-is-known": (_state, { signal, name }) => SIGNALS.some((known) => known.signal === signal && known.name === name) ? void 0 : breakOf("unknown-signal", `signal ${show(signal)} ${show(name)} is none that a run handles`),
	"signal-is-expected": ({ expectedSignal }, { signal }) => expectedSignal === void 0 || expectedSignal === signal ? void 0 : breakOf("signal-differs", `signal ${signal} is recorded after endings by signal ${expectedSignal}`),
	"signal-is-settled": ({ recordedSignal, expectedSignal }, { cause, exit }) => {
		if (recordedSignal === void 0) {
			if (cause === "signal") return breakOf("signal-not-recorded", "the run ends by a signal that is not on record");
			return expectedSignal === void 0 ? void 0 : breakOf("signal-still-expected", `earlier work ended by signal ${expectedSignal}, which is not on record`);
		}
		return cause === "signal" && exit === signalExit(recordedSignal) ? void 0 : breakOf("signal-not-followed", `signal ${recordedSignal} is on record, the run ends ${cause}/${exit}`);
	},
	"work-is-settled": (state, { cause, exit }) => {
		return cause === "signal" || (cause === "fault" || cause === "timeout") && exit === MACHINERY_EXIT || !state.isWorkOpen ? void 0 : breakOf("work-left-open", `the run ends ${cause}/${exit} while work is open`);
	}
};
function findUnlawfulPair({ cause, exit }, { event }) {
	if (!isCause(cause)) return breakOf("unknown-cause", `${event} has the cause ${show(cause)}`);
	if (!Number.isSafeInteger(exit) || exit < 0) return breakOf("unusable-exit", `${event} has the exit ${show(exit)}`);
	return isLawfulEnding({
		cause,
		exit
	}) ? void 0 : breakOf("cause-exit-pair", `${event} pairs ${cause} with exit ${exit}`);
}
const SHOWN_CHARACTERS$1 = 80;
/** A foreign value in a message: short, on one line, whatever it is. */
function show(value) {
	if (value === void 0) return "nothing";
	if (typeof value === "object" && value !== null) return Array.isArray(value) ? "an array" : "an object";
	const text = JSON.stringify(value);
	return text.length > SHOWN_CHARACTERS$1 ? `${text.slice(0, SHOWN_CHARACTERS$1)}...` : text;
}
// dist/lib/run-record/reading/story-effects.js
/** A change that needs the identity, which was checked before. */
function withIdentity(change) {
	return (state, event, identity) => {
		if (identity !== void 0) change(state, identity, event);
	};
}
/** What each effect of the transition table does. */
const STORY_CHANGES = {
	"open-attempt": withIdentity((state, of) => {
		state.closeEarlier(of);
		state.open(of);
	}),
	"close-attempt": withIdentity((state, of) => state.close(of)),
	"open-fanout": withIdentity((state, of) => {
		state.openFanouts.add(identityKey(of));
	}),
	"close-fanout": withIdentity((state, of) => {
		state.openFanouts.delete(identityKey(of));
		state.closedFanouts.add(identityKey(of));
	}),
	"end-container": withIdentity((state, of, { event }) => {
		state.endedContainers.add(`${event}/${identityKey(of)}`);
	}),
	"expect-signal": (state, event) => {
		if (state.recordedSignal !== void 0) return;
		const ending = endingsOf(event).find(({ cause }) => cause === "signal");
		if (ending !== void 0) state.expectedSignal = ending.exit - signalExit(0);
	},
	"record-signal": (state, { signal }) => {
		state.recordedSignal = signal;
		state.expectedSignal = void 0;
	},
	"end-run": (state) => {
		state.ended = true;
	}
};
// dist/lib/run-record/reading/story-state.js
/** All that a story remembers of the events so far. It grows with their number alone. */
var StoryState = class {
	run;
	/** The open retries of each stage and repeat. */
	openAttempts = /* @__PURE__ */ new Map();
	closedAttempts = /* @__PURE__ */ new Set();
	endedContainers = /* @__PURE__ */ new Set();
	openFanouts = /* @__PURE__ */ new Set();
	closedFanouts = /* @__PURE__ */ new Set();
	/** The signal on record. */
	recordedSignal;
	/** The signal that endings promise and that is not on record yet. */
	expectedSignal;
	begun = false;
	ended = false;
	/** @param run the name of the enclosing directory; undefined leaves `run-name` unchecked */
	constructor(run) {
		this.run = run;
	}
	isOpen(attempt) {
		return this.openAttempts.get(stageRepeatKey(attempt))?.has(attempt.retry) === true;
	}
	isClosed(attempt) {
		return this.closedAttempts.has(identityKey(attempt));
	}
	/** The attempts that are open, in the order in which their stages and repeats began. */
	listOpen() {
		return [...this.openAttempts].flatMap(([key, retries]) => {
			const { stage, repeat } = parseStageRepeatKey(key);
			return [...retries].map((retry) => ({
				stage,
				...repeat === void 0 ? {} : { repeat },
				retry
			}));
		});
	}
	get isWorkOpen() {
		return this.openAttempts.size > 0 || this.openFanouts.size > 0;
	}
	open(attempt) {
		const key = stageRepeatKey(attempt);
		const retries = this.openAttempts.get(key);
		if (retries === void 0) this.openAttempts.set(key, /* @__PURE__ */ new Set([attempt.retry]));
		else retries.add(attempt.retry);
	}
	close(attempt) {
		const key = stageRepeatKey(attempt);
		const retries = this.openAttempts.get(key);
		retries?.delete(attempt.retry);
		if (retries?.size === 0) this.openAttempts.delete(key);
		this.closedAttempts.add(identityKey(attempt));
	}
	/** Closes the open attempts of the same stage and repeat with a smaller retry: they were sent back. */
	closeEarlier(attempt) {
		for (const retry of this.openAttempts.get(stageRepeatKey(attempt)) ?? []) if (retry < attempt.retry) this.close({
			...attempt,
			retry
		});
	}
};
// dist/lib/run-record/reading/story.js
/** Follows one record's story. */
var Story = class {
	#state;
	constructor(options = {}) {
		this.#state = new StoryState(options.run);
	}
	/** Whether a run_end was told. */
	get ended() {
		return this.#state.ended;
	}
	/** The attempts that are open. */
	get openAttempts() {
		return this.#state.listOpen();
	}
	/**
	* Says which rule the event would break as the next one of this story, if
	* any. Changes nothing.
	*/
	judge(event) {
		const state = this.#state;
		if (!state.begun && event.event === "run_start") {
			const broken = firstBreak(OPENING, state, event);
			if (broken !== void 0) return broken;
		}
		const broken = firstBreak(EVERY_EVENT, state, event);
		if (broken !== void 0) return broken;
		return firstBreak(transitionFor(event)?.checks ?? [], state, event);
	}
	/** Takes an event that {@link judge} found nothing against. */
	advance(event) {
		this.#state.begun = true;
		const identity = identityOf(event);
		for (const effect of transitionFor(event)?.effects ?? []) STORY_CHANGES[effect](this.#state, event, identity);
	}
};
function firstBreak(checks, state, event) {
	for (const check of checks) {
		const broken = STORY_CHECKERS[check](state, event);
		if (broken !== void 0) return broken;
	}
}
// dist/lib/run-record/reading/verdict.js
const FRAMING_MESSAGES = {
	"record-too-large": "the record has more than 1,048,576 bytes",
	"too-many-segments": "the record has more than 10,000 segments",
	"not-utf8": "the segment is not UTF-8",
	"not-json": "the line is not valid JSON",
	"not-an-object": "the line is not an object",
	"unsupported-shape": "the record has a shape that this reader does not know",
	"bytes-after-end": "bytes follow the line of run_end"
};
/** Judges a record item by item, then as a whole. */
var RecordJudge = class {
	#story;
	#fault;
	#torn;
	/** @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked */
	constructor(run) {
		this.#story = new Story({ run });
	}
	/** The unterminated segment, if there is one. */
	get torn() {
		return this.#torn;
	}
	/** Takes the next item of the record. */
	take(item) {
		if (item.kind === "content-fault") this.#fault = framingVerdict(item.rule, item.number);
		else if (item.kind === "torn") this.#torn = {
			line: item.number,
			size: item.size,
			offset: item.offset
		};
		else if (this.#fault === void 0) this.#fault = item.kind === "event" ? this.#follow(item) : framingVerdict(item.rule, item.number);
	}
	/** The verdict over everything that was taken. */
	conclude() {
		if (this.#fault !== void 0) return this.#fault;
		if (!this.#story.ended) return {
			status: "incomplete",
			line: null,
			rule: null,
			message: "a possible prefix without run_end"
		};
		if (this.#torn !== void 0) return framingVerdict("bytes-after-end", this.#torn.line);
		return {
			status: "valid",
			line: null,
			rule: null,
			message: "a whole story"
		};
	}
	#follow({ fields, number }) {
		const { record } = fields;
		if (number === 1 && typeof record === "number" && record !== 1) {
			const message = `the record has shape ${record}; this reader knows shape 1`;
			return {
				...framingVerdict("unsupported-shape", number),
				message
			};
		}
		const broken = this.#story.judge(fields);
		if (broken !== void 0) return {
			status: "invalid",
			line: number,
			rule: broken.rule,
			message: broken.message
		};
		this.#story.advance(fields);
	}
};
function framingVerdict(rule, line) {
	const { status } = rule === "record-too-large" ? FILE_RULES[rule] : FRAMING_RULES[rule];
	return {
		status,
		line,
		rule,
		message: FRAMING_MESSAGES[rule]
	};
}
// dist/lib/run-record/reading/record-reading.js
/**
* Stage: the items of a record in, one reading out, after the last of them.
*
* Holds all events. Never fails.
*
* @param run the name of the directory that encloses the record; undefined leaves `run-name` unchecked
*/
function judgeRecord(run) {
	const judge = new RecordJudge(run);
	const events = [];
	return stage$1((item) => {
		judge.take(item);
		if (item.kind === "event") events.push(item);
	}, (push) => {
		const verdict = judge.conclude();
		push({
			verdict,
			events: mayPublish(verdict.status) ? events : [],
			torn: judge.torn
		});
	}, QUEUED_ITEMS);
}
/** What is known of a record whose file let its reader down: that alone. */
function faultedReading(fault) {
	return {
		verdict: {
			status: fault.status,
			line: null,
			rule: fault.code,
			message: fault.message
		},
		events: []
	};
}
/** Whether a record of this status may be used at all. */
function mayPublish(status) {
	return status === "valid" || status === "incomplete";
}
/** A record that an operation cannot use. The code is the broken rule. */
var UnusableRecord = class extends CodedError {
	status;
	constructor({ status, line, rule, message }) {
		super(rule ?? status, message, line === null ? {} : { line });
		this.status = status;
	}
};
/** The reading itself, when its record may be used. @throws UnusableRecord */
function requireUsable(reading) {
	if (!mayPublish(reading.verdict.status)) throw new UnusableRecord(reading.verdict);
	return reading;
}
// dist/lib/run-record/inspection/refusal-document.js
/** The exit code of a refusal; undefined for an error of any other origin. */
function exitOfRefusal(error) {
	if (error instanceof NothingFound) return READING_EXITS.nothing;
	if (error instanceof BadRequest) return READING_EXITS.request;
	if (error instanceof CursorConflict) return READING_EXITS.conflict;
	if (error instanceof BrokenFact) return READING_EXITS.integrity;
	if (error instanceof FileFault || error instanceof UnusableRecord) return CHECK_EXITS[error.status];
	if (error instanceof MachineryError) return READING_EXITS.dependency;
}
const MESSAGE_BYTES = 2048;
/** The document that a program prints on stderr in place of an answer. */
function describeRefusal(error, operation) {
	const { code, line, offset, hint } = error;
	return {
		schemaVersion: 1,
		kind: "error",
		error: {
			code,
			operation,
			cause: error.cause instanceof Error ? boundText(error.cause.message, MESSAGE_BYTES) : null,
			message: boundText(error.message, MESSAGE_BYTES),
			retryable: exitOfRefusal(error) === READING_EXITS.dependency,
			details: {
				...line === void 0 ? {} : { line },
				...offset === void 0 ? {} : { offset },
				...hint === void 0 ? {} : { hint }
			}
		}
	};
}
// dist/lib/run-record/directory/home.js
/** The environment variable that names the home. */
const HOME_VARIABLE = "BOT_HOME";
/**
* The home whose runs are meant: as named, else as the environment names it,
* else `.bot` in the user's own folder. An absolute path.
*/
function locateHome(named, environment = process.env) {
	const fromEnvironment = environment[HOME_VARIABLE];
	return resolve(named ?? (fromEnvironment || join(homedir(), ".bot")));
}
/** The folder that holds the run directories of a home. */
function runsFolder(home) {
	return join(home, "runs");
}
// dist/lib/run-record/directory/run-name.js
const WRITTEN_NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-[0-9a-f]{4}$/;
/**
* The instant that a run's name tells, in milliseconds since 1970.
*
* @returns undefined for a name that no writer makes, or whose instant is in no calendar
*/
function instantOfName(name) {
	const match = WRITTEN_NAME.exec(name);
	if (match === null) return void 0;
	const spelled = `${match[1]}T${match[2]}:${match[3]}:${match[4]}.000Z`;
	const instant = Date.parse(spelled);
	return Number.isFinite(instant) && new Date(instant).toISOString() === spelled ? instant : void 0;
}
// dist/lib/run-record/directory/selection.js
const UNIT_MS = {
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: 864e5,
	w: 6048e5
};
/**
* An age as a person says it, for example `30d`, `12h`, `90m`, `45s`, `2w`.
*
* @returns milliseconds
* @throws BadRequest `age-malformed`
*/
function parseAge(text) {
	const [, digits, unit] = /^(\d{1,9})([smhdw])$/.exec(text) ?? [];
	if (digits === void 0 || unit === void 0) throw new BadRequest("age-malformed", `${JSON.stringify(text)} is no age`, "a whole number and a unit: s, m, h, d or w, as in 30d");
	return Number(digits) * UNIT_MS[unit];
}
/** Whether runs are chosen by rule rather than by name. */
function isAutomatic({ names }) {
	return names === void 0;
}
/**
* What a selection makes of a home's runs.
*
* @param names all runs of the home in bytewise order
* @param now milliseconds since 1970
* @returns each run that it is about: null when it is selected, else why it is not
*/
function applySelection(names, { names: wanted, keep, olderThanMs }, now) {
	if (wanted !== void 0) return new Map(names.filter((name) => wanted.includes(name)).map((name) => [name, null]));
	const firstKept = keep === void 0 ? names.length : names.length - keep;
	const judge = (name, position) => position >= firstKept ? "among-newest" : olderThanMs === void 0 ? null : judgeAge(name, now - olderThanMs);
	return new Map(names.map((name, position) => [name, judge(name, position)]));
}
function judgeAge(name, limit) {
	const instant = instantOfName(name);
	if (instant === void 0) return "no-instant";
	return instant < limit ? null : "too-young";
}
/**
* Proves that a selection can be made.
*
* @throws BadRequest `selection-missing`, `selection-mixed`
*/
function checkSelection({ names, keep, olderThanMs }) {
	const isByRule = keep !== void 0 || olderThanMs !== void 0;
	if (names === void 0 && !isByRule) throw new BadRequest("selection-missing", "nothing says which runs are meant", "name runs, or use --keep N, or --older-than AGE");
	if (names !== void 0 && isByRule) throw new BadRequest("selection-mixed", "runs are chosen by name or by rule, not by both");
}
// dist/lib/run-record/directory/mounts.js
const MOUNT_LIST = "/proc/self/mountinfo";
const POINT_COLUMN = 4;
/**
* The points at which something is mounted below a folder, as absolute paths.
* Empty where the kernel keeps no such list.
*
* @param folder absolute, without links
*/
function findMountsBelow(folder, list = MOUNT_LIST) {
	return readMountPoints(list).filter((point) => point === folder || point.startsWith(`${folder}/`));
}
function readMountPoints(list) {
	try {
		return readFileSync(list, "utf8").trimEnd().split("\n").map((line) => unescapePath(line.split(" ")[POINT_COLUMN]));
	} catch {
		return [];
	}
}
/** Blanks, line feeds and backslashes stand as octal numbers of their bytes. */
function unescapePath(path) {
	return path.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
// dist/lib/run-record/directory/process-groups.js
/** The folder of a run that holds a file for each of its process groups. */
const PROCESS_GROUPS = "process-groups";
/**
* Whether a run's folder speaks of process groups. What cannot be looked into,
* or is no folder, may hide one and counts.
*
* @param directory the folder of a run, or of a child run, in the bytes of its path
*/
function hasProcessGroups(directory) {
	const folder = Buffer.concat([directory, Buffer.from(`/${PROCESS_GROUPS}`)]);
	try {
		return lstatSync(folder).isSymbolicLink() || readdirSync(folder, { encoding: "buffer" }).length > 0;
	} catch (cause) {
		return cause.code !== "ENOENT";
	}
}
// dist/lib/run-record/directory/lock-directory.js
/** The file system as the lock library sees it, for one lock. */
var LockDirectory = class {
	path;
	#staleMs;
	#own;
	/** @param staleMs a lock that was not refreshed for this long may be taken over, in milliseconds */
	constructor(path, staleMs) {
		this.path = path;
		this.#staleMs = staleMs;
	}
	/** Whether the directory is there and still the one that was made here. */
	isOwn() {
		if (this.#own === void 0) return false;
		try {
			const { dev, ino, mtimeNs } = this.#look();
			return dev === this.#own.dev && ino === this.#own.ino && mtimeNs === this.#own.mtimeNs;
		} catch {
			return false;
		}
	}
	/** Makes the directory; it must not be there. */
	mkdir = (path, done) => {
		settle(done, () => {
			mkdirSync(path, { mode: 448 });
			try {
				this.#own = this.#look();
			} catch (cause) {
				rmdirSync(path);
				throw cause;
			}
		});
	};
	/** Refreshes the lock. */
	utimes = (path, accessed, modified, done) => {
		settle(done, () => {
			utimesSync(path, accessed, modified);
			this.#own = this.#look();
		});
	};
	stat = (path, done) => {
		stat(path, done);
	};
	rmdir = (path, done) => {
		settle(done, () => this.rmdirSync(path));
	};
	/** Removes the directory if it may go. It may be gone already. */
	rmdirSync = (path) => {
		if (this.#own === void 0 ? this.#isStale() : this.isOwn()) rmdirSync(path);
	};
	#look() {
		return lstatSync(this.path, { bigint: true });
	}
	#isStale() {
		try {
			return Date.now() - Number(this.#look().mtimeMs) > this.#staleMs;
		} catch {
			return false;
		}
	}
};
function settle(done, work) {
	let failure = null;
	try {
		work();
	} catch (cause) {
		failure = cause;
	}
	queueMicrotask(() => done(failure));
}
// dist/lib/run-record/directory/run-lock.js
/** A lock that was not refreshed for this long is stale, in milliseconds. */
const LOCK_STALE_MS = 1e4;
/** The path of the lock of a run's directory. */
function lockPath(directory) {
	return `${directory}.lock`;
}
/**
* Looks at the lock of a run directory. One that cannot be looked at counts as
* fresh: somebody may hold it.
*
* @param now milliseconds since 1970
*/
async function readLock(directory, now = Date.now()) {
	try {
		const { mtimeMs } = await lstat$1(lockPath(directory));
		return now - mtimeMs < 1e4 ? "fresh" : "stale";
	} catch (cause) {
		const code = systemErrorCode(cause);
		return code === "ENOENT" || code === "ENOTDIR" ? "none" : "fresh";
	}
}
/** A lock that is no longer its holder's. */
var LockLost = class extends CodedError {
	constructor(directory, cause) {
		super("run-lock-lost", `the lock of ${directory} was removed or taken over`, { cause });
	}
};
/**
* Takes the lock of a run, whose directory need not exist yet. It is refreshed
* until it is released; a process that just ends gives it up, a killed one
* leaves it to grow stale. A stale lock is taken over.
*
* @param options.refreshMs how often it is refreshed, and its loss noticed, in milliseconds; at least 1,000
* @throws CodedError `run-locked`: somebody works on this run; MachineryError `cannot-create`
*/
async function acquireRunLock(directory, options = {}) {
	const own = new LockDirectory(lockPath(resolve(directory)), LOCK_STALE_MS);
	const loss = new AbortController();
	let isReleased = false;
	const lose = (cause) => {
		if (!isReleased) loss.abort(new LockLost(directory, cause));
	};
	const release = await take(directory, own, options.refreshMs, lose);
	return {
		compromised: loss.signal,
		confirm() {
			if (!loss.signal.aborted && !own.isOwn()) lose();
			return !loss.signal.aborted;
		},
		async release() {
			if (isReleased) return;
			isReleased = true;
			await giveUp(own, release);
		}
	};
}
async function take(directory, own, refreshMs, onCompromised) {
	const { lock } = await import("./proper-lockfile-xh7Ai4HE.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
	try {
		return await lock(directory, {
			lockfilePath: own.path,
			fs: own,
			realpath: false,
			stale: LOCK_STALE_MS,
			onCompromised,
			...refreshMs === void 0 ? {} : { update: refreshMs }
		});
	} catch (cause) {
		if (cause.code === "ELOCKED") throw new CodedError("run-locked", `somebody works on ${directory}`, {
			hint: "wait for its end; the lock of a killed run can be taken 10 seconds after its last refresh",
			cause
		});
		if (own.isOwn()) tryRemoving(own);
		throw MachineryError.from("create", own.path, cause);
	}
}
async function giveUp(own, release) {
	try {
		await release();
	} catch (cause) {
		if (cause.code === "ERELEASED") return;
		throw MachineryError.from("remove", own.path, cause);
	}
}
function tryRemoving(own) {
	try {
		own.rmdirSync(own.path);
	} catch {}
}
// dist/lib/run-record/directory/removal-evidence.js
/** Why a run that is selected is left alone, by stable codes. */
const REMOVAL_OBJECTIONS = {
	"linked-run": "it is a link",
	"run-missing": "it is not there any more",
	"run-not-owned": "a folder of it belongs to another user",
	"run-locked": "somebody works on it",
	"lock-left-behind": "it has a lock that nobody refreshes",
	"process-group": "processes of it may be alive",
	"mounted-inside": "another file system hangs inside it",
	"cannot-look": "it cannot be looked into"
};
/** The folder of a child run, and the lock beside it: the last two parts of a path. */
const CHILD_RUN = /(?:^|\/)subflows\/[1-9][0-9]*$/;
const CHILD_LOCK = /(?:^|\/)subflows\/[1-9][0-9]*\.lock$/;
const SUPERUSER = 0;
/** How many folders are looked into before the event loop gets its turn. */
const REST_FOLDERS = 64;
/**
* The first thing that stands against the removal of a run, if anything does:
* a lock, whoever made it; evidence of a process group, its children's too; a
* folder of another user, or on another file system.
*
* @param folder the runs folder, absolute and without links
*/
async function findObjection(folder, name, options = {}) {
	const directory = join(folder, name);
	try {
		const root = lstatSync(directory, { bigint: true });
		if (root.isSymbolicLink()) return {
			code: "linked-run",
			detail: name
		};
		if (!root.isDirectory()) return {
			code: "run-missing",
			detail: name
		};
		if (options.hasOwnLock !== true) {
			const objection = judgeLock({
				path: Buffer.from(`${directory}.lock`),
				shown: `${name}.lock`
			}, options);
			if (objection !== void 0) return objection;
		}
		const [mount] = findMountsBelow(directory);
		if (mount !== void 0) return {
			code: "mounted-inside",
			detail: mount.slice(folder.length + 1)
		};
		return await surveyTree({
			path: Buffer.from(directory),
			shown: name
		}, root, options);
	} catch (cause) {
		const code = systemErrorCode(cause);
		if (code === void 0) throw cause;
		return code === "ENOENT" ? {
			code: "run-missing",
			detail: name
		} : {
			code: "cannot-look",
			detail: `${name} (${code})`
		};
	}
}
/** Judges the lock of a run, or of a child; there may be none. */
function judgeLock({ path, shown }, options) {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (found === void 0) return void 0;
	if (Date.now() - found.mtimeMs < 1e4) return {
		code: "run-locked",
		detail: shown
	};
	return options.takeStaleLocks === true ? void 0 : {
		code: "lock-left-behind",
		detail: shown
	};
}
/** Looks at every folder of a tree; no link is followed. */
async function surveyTree(top, root, options) {
	const pending = [top];
	let looked = 0;
	for (let place = pending.pop(); place !== void 0; place = pending.pop()) {
		try {
			const objection = judgeFolder(place, place === top, root);
			if (objection !== void 0) return objection;
			for (const entry of readdirSync(place.path, {
				encoding: "buffer",
				withFileTypes: true
			})) {
				const inner = placeBelow(place, entry);
				const lock = CHILD_LOCK.test(inner.shown) ? judgeLock(inner, options) : void 0;
				if (lock !== void 0) return lock;
				if (entry.isDirectory()) pending.push(inner);
			}
		} catch (cause) {
			if (place === top || systemErrorCode(cause) !== "EACCES") throw cause;
		}
		looked += 1;
		if (looked % REST_FOLDERS === 0) await setImmediate();
	}
}
function judgeFolder({ path, shown }, isTop, root) {
	const found = lstatSync(path, { bigint: true });
	if (found.uid !== requiredOwner(root)) return {
		code: "run-not-owned",
		detail: shown
	};
	if (found.dev !== root.dev) return {
		code: "mounted-inside",
		detail: shown
	};
	if (!isTop && !CHILD_RUN.test(shown)) return void 0;
	return hasProcessGroups(path) ? {
		code: "process-group",
		detail: `${shown}/${PROCESS_GROUPS}`
	} : void 0;
}
/** Who has to own every folder: the user who removes; for the superuser, whoever owns the run. */
function requiredOwner({ uid }) {
	const user = process.geteuid?.() ?? SUPERUSER;
	return user === SUPERUSER ? uid : BigInt(user);
}
function placeBelow({ path, shown }, { name }) {
	return {
		path: Buffer.concat([
			path,
			Buffer.from("/"),
			name
		]),
		shown: `${shown}/${name.toString()}`
	};
}
// dist/lib/run-record/inspection/clean-row.js
/** What becomes of a run in a clean-up. */
const CLEAN_FATES = [
	"goes",
	"removed",
	"failed",
	"refused",
	"kept"
];
// dist/lib/run-record/rendering/text.js
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** A value in one cell: on one line, `-` for nothing. */
function showCell(value) {
	if (value === null || value === void 0 || value === "") return "-";
	const text = typeof value === "string" ? value : JSON.stringify(value);
	return showLine(text);
}
const NO_BORDERS = Object.fromEntries([
	"top",
	"top-mid",
	"top-left",
	"top-right",
	"bottom",
	"bottom-mid",
	"bottom-left",
	"bottom-right",
	"left",
	"left-mid",
	"mid",
	"mid-mid",
	"right",
	"right-mid"
].map((place) => [place, ""]));
/** Columns under headings, as lines without a border; no trailing blanks. */
function showTable(head, rows) {
	const table = new import_cli_table3.default({
		head: [...head],
		chars: {
			...NO_BORDERS,
			middle: "  "
		},
		style: {
			head: [],
			border: [],
			"padding-left": 0,
			"padding-right": 0
		}
	});
	for (const row of rows) table.push(row.map(showCell));
	return `${table.toString().replace(/[ \t]+$/gm, "")}\n`;
}
/** A heading and what stands under it, or nothing when nothing does. */
function showSection(title, body) {
	return body === "" ? "" : `\n${title}\n${body.replace(/^(?=.)/gm, "  ")}`;
}
/** A number of milliseconds as a person says it: `830ms`, `12.3s`, `4m07s`, `2h05m`. */
function showDuration(ms) {
	if (ms === null) return "-";
	if (ms < 1e3) return `${ms}ms`;
	const seconds = Math.floor(ms / 1e3);
	if (seconds < 60) return `${(ms / 1e3).toFixed(1)}s`;
	const minutes = Math.floor(seconds / 60);
	const two = (value) => String(value).padStart(2, "0");
	return minutes < 60 ? `${minutes}m${two(seconds % 60)}s` : `${Math.floor(minutes / 60)}h${two(minutes % 60)}m`;
}
// dist/lib/run-record/rendering/clean-table.js
const SAYS = {
	"among-newest": "it is among the newest",
	"too-young": "it is too young",
	"no-instant": "its name tells no instant",
	...REMOVAL_OBJECTIONS,
	"removal-unfinished": "its removal is not finished",
	"cannot-remove": "it cannot be removed"
};
/** How many runs have each fate. */
function countFates(rows) {
	const count = (fate) => rows.filter((row) => row.fate === fate).length;
	return Object.fromEntries(CLEAN_FATES.map((fate) => [fate, count(fate)]));
}
/** The rows of a clean-up, what could not be removed, and the sum. @param acted whether it was to remove */
function showClean(rows, acted) {
	const table = rows.map((row) => [
		row.run,
		row.fate,
		row.status,
		why(row)
	]);
	const faults = rows.flatMap(({ run, faults: of = [] }) => of.map(({ path, code }) => `  ${showCell(`${run}: ${path}`)}: ${code}\n`));
	return `${rows.length === 0 ? "" : showTable([
		"run",
		"fate",
		"record",
		"why"
	], table)}${faults.join("")}${sum(rows, acted)}\n`;
}
function why({ code, detail }) {
	if (code === null) return null;
	const says = SAYS[code];
	if (says === void 0) return `${detail} (${code})`;
	return `${says}${detail === null ? "" : `: ${detail}`} (${code})`;
}
function sum(rows, acted) {
	const { goes, removed, failed, refused, kept } = countFates(rows);
	const rest = `${refused} refused, ${kept} kept`;
	if (acted) return `${removed} removed, ${failed} failed, ${rest}`;
	return `${goes} would go, ${rest}; nothing was removed${goes === 0 ? "" : ", --delete does it"}`;
}
// dist/lib/run-record/format/bytewise.js
/** Orders two texts by their UTF-8 bytes: the order of all names in a record and around it. */
function compareBytewise(one, other) {
	return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
// dist/lib/run-record/directory/resolve-run.js
const LOCK_SUFFIX = ".lock";
const SHOWN_CANDIDATES = 5;
/**
* The names of a home's runs in bytewise order: real directories that are no locks.
*
* @throws MachineryError; NothingFound `home-missing`
*/
async function listRunNames(home) {
	const folder = runsFolder(home);
	try {
		return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory() && !entry.name.endsWith(LOCK_SUFFIX)).map(({ name }) => name).sort(compareBytewise);
	} catch (cause) {
		if (cause.code === "ENOENT") throw new NothingFound("home-missing", `there is no folder ${folder}`, "name the home with --home, or a run directory by its path");
		throw MachineryError.from("read", folder, cause);
	}
}
/**
* The directory of the run that a selector names: a path (it holds a `/`), a
* full name, or a prefix that exactly one name begins with. A full name wins
* over the names that it begins.
*
* @throws NothingFound `run-missing`, `run-ambiguous`, `home-missing`
*/
async function resolveRun(home, selector) {
	if (selector.includes("/") || selector === "." || selector === "..") return directoryOf(selector);
	const names = await listRunNames(home);
	const matching = names.includes(selector) ? [selector] : names.filter((name) => name.startsWith(selector));
	const [name] = matching;
	if (name === void 0 || selector === "") {
		const hint = `bot-record list shows the runs; a run directory elsewhere is named by a path, as in ./${selector || "RUN"}`;
		throw new NothingFound("run-missing", `no run is named ${JSON.stringify(selector)}`, hint);
	}
	if (matching.length > 1) {
		const shown = matching.slice(0, SHOWN_CANDIDATES).join(", ");
		const rest = matching.length > SHOWN_CANDIDATES ? ", ..." : "";
		throw new NothingFound("run-ambiguous", `${matching.length} runs begin with ${JSON.stringify(selector)}`, `name one of ${shown}${rest}`);
	}
	return join(runsFolder(home), name);
}
/** A path names the run's directory, or the record in it. */
function directoryOf(path) {
	const absolute = resolve(path);
	return basename(absolute) === "record.jsonl" ? resolve(absolute, "..") : absolute;
}
// dist/lib/run-record/directory/held-directory.js
const DESCRIPTORS = "/proc/self/fd";
const HAS_DESCRIPTORS = process.platform === "linux" && existsSync(DESCRIPTORS);
/** Linux: opens a place without any right to read it. Node.js does not name it. */
const O_PATH = 2097152;
const { O_DIRECTORY, O_NOFOLLOW: O_NOFOLLOW$3, O_RDONLY: O_RDONLY$2 } = constants;
const OWNER_ALL = 448;
/** A real directory, open. Close it when done. */
var HeldDirectory = class HeldDirectory {
	#descriptor;
	#base;
	#facts;
	constructor(path, byDescriptor) {
		const looked = lstatSync(path, { bigint: true });
		if (!looked.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("is no directory"), { code: "ENOTDIR" });
		const flags = O_RDONLY$2 | O_DIRECTORY | O_NOFOLLOW$3 | O_PATH;
		this.#descriptor = byDescriptor ? openSync(path, flags) : void 0;
		this.#facts = this.#descriptor === void 0 ? looked : fstatSync(this.#descriptor, { bigint: true });
		this.#base = this.#descriptor === void 0 ? path : Buffer.from(`${DESCRIPTORS}/${this.#descriptor}`);
	}
	/**
	* Opens a directory by its path. A link in its place is an error.
	*
	* @param byDescriptor names entries through descriptors; without them only where there are none
	*/
	static at(path, byDescriptor = HAS_DESCRIPTORS) {
		return new HeldDirectory(Buffer.from(path), byDescriptor);
	}
	/** Opens a directory in this one. */
	enter(name) {
		return this.#insist(() => new HeldDirectory(this.#place(name), this.#descriptor !== void 0));
	}
	/** The number of its file system. */
	get device() {
		return this.#facts.dev;
	}
	/** What it holds; the names are bytes. */
	list() {
		return this.#insist(() => readdirSync(this.#base, {
			encoding: "buffer",
			withFileTypes: true
		}));
	}
	/** Removes an entry that is no directory; a link itself, never what it leads to. */
	unlink(name) {
		this.#insist(() => unlinkSync(this.#place(name)));
	}
	/** Removes an empty directory in this one. */
	removeEmpty(name) {
		this.#insist(() => rmdirSync(this.#place(name)));
	}
	close() {
		if (this.#descriptor !== void 0) closeSync(this.#descriptor);
	}
	/** Does something in this directory; when permission stops it, again with all rights of the owner. */
	#insist(work) {
		try {
			return work();
		} catch (cause) {
			if (systemErrorCode(cause) !== "EACCES" || !this.#isInPlace()) throw cause;
			chmodSync(this.#base, Number(this.#facts.mode) & 4095 | OWNER_ALL);
			return work();
		}
	}
	/** Whether the name of this directory still leads to it, so that its rights, and no other's, are changed. */
	#isInPlace() {
		if (this.#descriptor !== void 0) return true;
		const { dev, ino } = lstatSync(this.#base, { bigint: true });
		return dev === this.#facts.dev && ino === this.#facts.ino;
	}
	#place(name) {
		return Buffer.concat([
			this.#base,
			Buffer.from("/"),
			name
		]);
	}
};
// dist/lib/run-record/directory/removal.js
const TOLD_FAULTS = 20;
/** How many entries are removed before the event loop gets its turn. */
const REST_ENTRIES = 256;
/**
* Removes a tree. Never throws for what it finds.
*
* @param root the tree's folder
* @param byDescriptor as {@link HeldDirectory.at} has it
*/
function removeTree(root, byDescriptor) {
	return new Removal().run(root, byDescriptor);
}
var Removal = class {
	#faults = [];
	#removed = 0;
	#failed = 0;
	#device;
	async run(root, byDescriptor) {
		if (await this.#empty(() => HeldDirectory.at(root, byDescriptor), "")) this.#attempt("", () => rmdirSync(root));
		return {
			removed: this.#removed,
			failed: this.#failed,
			faults: this.#faults
		};
	}
	/** Removes what a folder holds. @returns whether nothing is left in it */
	async #empty(open, path) {
		const held = this.#attempt(path, open, 0);
		if (held === void 0) return false;
		try {
			this.#device ??= held.device;
			if (held.device !== this.#device) return this.#fail(path, "other-file-system");
			const failedBefore = this.#failed;
			const entries = this.#attempt(path, () => held.list(), 0) ?? [];
			for (const entry of entries) await this.#remove(held, entry, path);
			return this.#failed === failedBefore;
		} finally {
			held.close();
		}
	}
	async #remove(held, entry, above) {
		const { name } = entry;
		const path = above === "" ? name.toString() : `${above}/${name}`;
		if (!entry.isDirectory()) this.#attempt(path, () => held.unlink(name));
		else if (await this.#empty(() => held.enter(name), path)) this.#attempt(path, () => held.removeEmpty(name));
		if (this.#removed % REST_ENTRIES === 0) await setImmediate();
	}
	/** One operation on an entry. What somebody else has removed meanwhile is removed. */
	#attempt(path, work, removes = 1) {
		try {
			const result = work();
			this.#removed += removes;
			return result;
		} catch (cause) {
			const code = systemErrorCode(cause);
			if (code === void 0) throw cause;
			if (code !== "ENOENT") this.#fail(path, code);
			return;
		}
	}
	#fail(path, code) {
		this.#failed += 1;
		if (this.#faults.length < TOLD_FAULTS) this.#faults.push({
			path: path === "" ? "." : path,
			code
		});
		return false;
	}
};
// dist/lib/run-record/directory/set-aside.js
const ASIDE_SUFFIX = ".removing.lock.lock";
/** A lock that a killed remover left behind can be taken after this long, in milliseconds. */
const PATIENCE_MS = 12e3;
const LOOK_AGAIN_MS = 250;
/** Where a run is while it is removed. @param folder the runs folder */
function asidePath(folder, run) {
	return join(folder, `${run}${ASIDE_SUFFIX}`);
}
/** The removals of a runs folder that were begun and not ended, in bytewise order. */
function findLeftovers$1(folder) {
	return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name.endsWith(ASIDE_SUFFIX)).map(({ name }) => name.slice(0, -19)).sort(compareBytewise).map((run) => ({
		run,
		isDecided: holdsSomething(asidePath(folder, run))
	}));
}
function holdsSomething(folder) {
	try {
		return readdirSync(folder, { encoding: "buffer" }).length > 0;
	} catch {
		return true;
	}
}
/**
* Takes a run out of its folder, to be removed by {@link finishRemoval}.
*
* @param objects looks once more, while nobody else can begin to work on the run; what it finds stops the removal
* @returns what was found against it; undefined when the run was set aside
* @throws CodedError `run-locked`; the file system's own errors
*/
async function setAside(folder, run, objects) {
	const aside = asidePath(folder, run);
	makeMark(aside);
	try {
		const lock = await acquireRunLock(join(folder, run));
		try {
			const objection = await objects();
			if (objection !== void 0) return objection;
			requireHeld(lock, run);
			makeMark(aside);
			renameSync(join(folder, run), aside);
		} finally {
			await lock.release();
		}
	} finally {
		dropMark(aside);
	}
}
/** Removes what was set aside, or the mark alone when nothing was. @throws CodedError `run-locked` */
async function finishRemoval(folder, run) {
	const lock = await takeLeftLock(join(folder, run));
	try {
		const aside = asidePath(folder, run);
		if (findMountsBelow(aside).length > 0) return {
			removed: 0,
			failed: 1,
			faults: [{
				path: ".",
				code: "other-file-system"
			}]
		};
		return await removeTree(aside);
	} finally {
		await lock?.release();
	}
}
/** Takes the lock that a killed remover left behind, once nobody can be refreshing it. */
async function takeLeftLock(directory) {
	const giveUpAt = Date.now() + PATIENCE_MS;
	while (lstatSync(lockPath(directory), { throwIfNoEntry: false }) !== void 0) try {
		return await acquireRunLock(directory);
	} catch (fault) {
		if (!(fault instanceof CodedError && fault.code === "run-locked") || Date.now() > giveUpAt) throw fault;
		await setTimeout$1(LOOK_AGAIN_MS);
	}
}
function requireHeld(lock, run) {
	if (!lock.confirm()) throw new CodedError("run-locked", `the lock of ${run} was taken over`);
}
function makeMark(aside) {
	try {
		mkdirSync(aside, { mode: 448 });
	} catch (cause) {
		if (cause.code !== "EEXIST") throw cause;
	}
}
/** Removes the mark of a removal that was not decided; a run that was set aside is no empty folder. */
function dropMark(aside) {
	try {
		rmdirSync(aside);
	} catch {}
}
// dist/lib/run-record/reading/held-file.js
/** How many bytes are read before the event loop gets its turn. */
const REST_BYTES = 1048576;
const ANY_READ_BIT = 292n;
const { O_RDONLY: O_RDONLY$1, O_NOFOLLOW: O_NOFOLLOW$2, O_NONBLOCK: O_NONBLOCK$1 } = constants;
/** An open file of a run, of the size that it had when it was opened. */
var HeldFile = class HeldFile {
	#descriptor;
	#components;
	#opened;
	/** The path relative to the run's directory. */
	path;
	constructor(path, descriptor, components, opened) {
		this.path = path;
		this.#descriptor = descriptor;
		this.#components = components;
		this.#opened = opened;
	}
	/**
	* Opens `path` below `directory`. Close it when done.
	*
	* @param path relative, parts separated by `/`
	* @throws FileFault
	*/
	static async hold(directory, path) {
		if (!isRelativePath(path)) throw new FileFault("record-missing", path, "the path leaves the directory");
		const components = walk(directory, path);
		confirmComponents(components, path);
		const leaf = components.at(-1);
		const flags = O_RDONLY$1 | O_NOFOLLOW$2 | O_NONBLOCK$1;
		const descriptor = orFault("cannot-open", path, "cannot be opened", () => openSync(leaf.path, flags));
		try {
			const opened = orFault("cannot-open", path, "cannot be looked at", () => fstatSync(descriptor, { bigint: true }));
			if (!opened.isFile() || !isSame(opened, leaf)) throw new FileFault("path-replaced", path, "another file took its place");
			return new HeldFile(path, descriptor, components, opened);
		} catch (fault) {
			closeSync(descriptor);
			throw fault;
		}
	}
	/** Bytes, when it was opened. */
	get size() {
		return Number(this.#opened.size);
	}
	/** Milliseconds since 1970, when it was opened. */
	get modifiedMs() {
		return Number(this.#opened.mtimeMs);
	}
	/** A name for this very file: its device and number. */
	get fileId() {
		return `${this.#opened.dev}:${this.#opened.ino}`;
	}
	/**
	* The bytes from `start` to `end`, in chunks of at most 64 KiB. A file that
	* ends early ends the reading; {@link confirm} tells.
	*
	* @throws FileFault `cannot-read`
	*/
	async *chunks(start = 0, end = this.size) {
		let at = start;
		let rested = start;
		for (let chunk = this.readChunk(at, end); chunk.length > 0; chunk = this.readChunk(at, end)) {
			at += chunk.length;
			yield chunk;
			if (at - rested < REST_BYTES) continue;
			rested = at;
			await setImmediate();
		}
	}
	/** The next bytes from `at`, at most 64 KiB and none from `end` on; empty where the file ends. @throws FileFault `cannot-read` */
	readChunk(at, end) {
		const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(READ_CHUNK, end - at)));
		if (buffer.length === 0) return buffer;
		const read = () => readSync(this.#descriptor, buffer, 0, buffer.length, at);
		return buffer.subarray(0, orFault("cannot-read", this.path, "cannot be read", read));
	}
	/**
	* Proves that file and path are what they were when the file was opened.
	*
	* @param limit the most bytes that the file may have by now
	* @throws FileFault `record-too-large`, `file-changed`, `path-replaced`
	*/
	confirm(limit = Number.POSITIVE_INFINITY) {
		const look = () => fstatSync(this.#descriptor, { bigint: true });
		const now = orFault("cannot-read", this.path, "cannot be looked at", look);
		if (now.size > limit) throw tooLarge$1(this.path, Number(now.size), limit);
		const then = this.#opened;
		if (!(isSame(now, then) && now.mode === then.mode && now.size === then.size && now.mtimeNs === then.mtimeNs && now.ctimeNs === then.ctimeNs)) throw new FileFault("file-changed", this.path, "changed while it was read");
		confirmComponents(this.#components, this.path);
	}
	async close() {
		closeSync(this.#descriptor);
	}
};
/** The fault of a file over its limit. */
function tooLarge$1(path, size, limit) {
	return new FileFault("record-too-large", path, `has ${size} bytes, ${limit} are the most`);
}
/** Looks at the directory and at each part of the path, without following a link. */
function walk(directory, path) {
	const components = [lookAtDirectory(directory, path)];
	const parts = path.split("/");
	let at = directory;
	for (const [index, part] of parts.entries()) {
		at = join(at, part);
		components.push(lookAtPart(at, path, index === parts.length - 1));
	}
	return components;
}
function lookAtDirectory(directory, path) {
	const found = look(directory, path);
	if (found.isSymbolicLink()) throw new FileFault("linked-path", path, "the run's directory is a link");
	if (!found.isDirectory()) throw new FileFault("not-a-file", path, "the run's directory is no directory");
	return {
		path: directory,
		dev: found.dev,
		ino: found.ino
	};
}
function lookAtPart(at, path, isLeaf) {
	const found = look(at, path);
	if (found.isSymbolicLink()) {
		if (isLeaf && leadsNowhere(at)) throw new FileFault("record-missing", path, "a link to nothing");
		throw new FileFault("linked-path", path, isLeaf ? "is a link" : "leads through a link");
	}
	if (isLeaf && !found.isFile()) throw new FileFault("not-a-file", path, "is not a regular file");
	if (!isLeaf && !found.isDirectory()) throw new FileFault("not-a-file", path, "leads through what is no directory");
	if (isLeaf && (found.mode & ANY_READ_BIT) === 0n) throw new FileFault("no-read-permission", path, "nobody may read it");
	return {
		path: at,
		dev: found.dev,
		ino: found.ino
	};
}
function look(at, path) {
	try {
		return lstatSync(at, { bigint: true });
	} catch (cause) {
		throw cause.code === "ENOENT" ? new FileFault("record-missing", path, "does not exist") : new FileFault("cannot-open", path, "cannot be looked at", cause);
	}
}
function leadsNowhere(link) {
	try {
		statSync(link);
		return false;
	} catch (cause) {
		return cause.code === "ENOENT";
	}
}
function confirmComponents(components, path) {
	for (const component of components) {
		const look = () => lstatSync(component.path, { bigint: true });
		const now = orFault("path-replaced", path, "a part of the path is gone", look);
		if (now.isSymbolicLink() || !isSame(now, component)) throw new FileFault("path-replaced", path, "a part of the path was replaced");
	}
}
function isSame(one, other) {
	return one.dev === other.dev && one.ino === other.ino;
}
// dist/lib/run-record/reading/parse-lines.js
/** Makes the stage. */
function parseLines() {
	return stage$1((segment, push) => push(segment.kind === "line" ? parseLine(segment) : segment), void 0, QUEUED_ITEMS);
}
/** Parses one complete line. */
function parseLine({ bytes, offset, number }) {
	let value;
	try {
		value = JSON.parse(bytes.toString("utf8"));
	} catch {
		return {
			kind: "framing-fault",
			rule: "not-json",
			offset,
			number
		};
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) return {
		kind: "framing-fault",
		rule: "not-an-object",
		offset,
		number
	};
	return {
		kind: "event",
		fields: value,
		bytes,
		offset,
		number
	};
}
// dist/lib/run-record/reading/segments.js
/** Makes the stage. */
function segments() {
	const splitter = new LineSplitter(RECORD_BYTES, true);
	let isDisqualified = false;
	const pass = (item, push) => {
		if (isDisqualified) return;
		const segment = qualify(item);
		isDisqualified = segment.kind === "content-fault";
		push(segment);
	};
	return stage$1((chunk, push) => splitter.push(chunk, (item) => pass(item, push)), (push) => {
		const tail = splitter.end();
		if (tail !== void 0) pass(tail, push);
	}, QUEUED_ITEMS);
}
function qualify(item) {
	const { offset, number } = item;
	if (number > 1e4) return {
		kind: "content-fault",
		rule: "too-many-segments",
		offset,
		number
	};
	if (item.kind === "overlong" || item.bytes === void 0) return {
		kind: "content-fault",
		rule: "record-too-large",
		offset,
		number
	};
	if (!isUtf8(item.bytes)) return {
		kind: "content-fault",
		rule: "not-utf8",
		offset,
		number
	};
	return item.kind === "line" ? item : {
		kind: "torn",
		size: item.size,
		offset,
		number
	};
}
// dist/lib/run-record/reading/snapshot.js
/**
* A readable of a held record's bytes; it fails with a FileFault. The caller
* closes the file.
*/
function snapshotRecord(held) {
	let at = 0;
	return new Readable({
		objectMode: true,
		highWaterMark: 1,
		read() {
			try {
				if (held.size > 1048576) throw tooLarge$1(held.path, held.size, RECORD_BYTES);
				const chunk = readOrOutrank(held, at);
				at += chunk.length;
				if (chunk.length === 0) held.confirm(RECORD_BYTES);
				this.push(chunk.length === 0 ? null : chunk);
			} catch (fault) {
				this.destroy(fault);
			}
		}
	});
}
/** The next chunk. That its bytes cannot be read is told only of a file that is still the same. */
function readOrOutrank(held, at) {
	try {
		return held.readChunk(at, held.size);
	} catch (fault) {
		held.confirm(RECORD_BYTES);
		throw fault;
	}
}
/** Stage: the bytes of a pipe, as they are; fails with a FileFault once there are more than a record may have. */
function boundRecord() {
	let size = 0;
	return stage$1((chunk, push) => {
		size += chunk.length;
		if (size > 1048576) throw tooLarge$1("stdin", size, RECORD_BYTES);
		push(chunk);
	});
}
// dist/pipelines/read-run.js
/** The name of every record's file. */
const RECORD_FILE = "record.jsonl";
/**
* Reads and judges the record of a run, or of one of its children.
*
* @param directory the run's directory
* @param child the child run's folder relative to it, parts separated by `/`
* @returns the reading; a file that is missing, unreadable or unstable is a verdict too, and nothing else is told of it
*/
async function readRun(directory, child) {
	const path = child === void 0 ? RECORD_FILE : `${child}/${RECORD_FILE}`;
	const name = basename(dirname(resolve(join(directory, path))));
	try {
		const held = await HeldFile.hold(directory, path);
		try {
			return {
				...await judgeBytes([snapshotRecord(held)], name),
				source: {
					size: held.size,
					modifiedMs: held.modifiedMs
				}
			};
		} finally {
			await held.close();
		}
	} catch (fault) {
		if (fault instanceof FileFault) return faultedReading(fault);
		throw fault;
	}
}
/**
* Reads and judges a record that comes through a pipe. What belongs to a file,
* that it is stable and in place, remains unchecked.
*
* @param run the name that `run_start` must carry; undefined leaves that unchecked too
*/
async function readPipedRecord(source, run) {
	try {
		return await judgeBytes([source, boundRecord()], run);
	} catch (fault) {
		if (fault instanceof FileFault) return faultedReading(fault);
		throw fault;
	}
}
async function judgeBytes(bytes, run) {
	const judgement = judgeRecord(run);
	await pipeline([
		...bytes,
		segments(),
		parseLines(),
		judgement
	]);
	return judgement.read();
}
/** Reads the record of a run's directory and gives it to the operations that look into runs. */
async function inspectRun(directory, folder = "") {
	return {
		directory,
		folder,
		reading: await readRun(directory, folder === "" ? void 0 : folder),
		readChild: (reference) => inspectRun(directory, folder === "" ? reference : `${folder}/${reference}`)
	};
}
// dist/pipelines/clean-runs.js
/** Records by whose status a run may be chosen by rule: those of a run that is over, sound or not. */
const CHOSEN_BY_RULE = [
	"valid",
	"incomplete",
	"invalid"
];
/**
* Says of each run of a home that a selection is about what becomes of it, and
* makes it so when it is to act. A removal that an earlier clean-up did not
* finish comes first, whatever is selected.
*
* Nothing outside the runs folder is changed.
*
* @throws BadRequest `selection-missing`, `selection-mixed`; NothingFound `run-missing`, `home-missing`; MachineryError
*/
async function* cleanRuns(home, selection, options = {}) {
	checkSelection(selection);
	const { now = Date.now() } = options;
	const names = await listRunNames(home);
	const folder = realpathSync(runsFolder(home));
	requireNames(folder, names, selection.names ?? []);
	for (const leftover of findLeftovers$1(folder)) if (options.delete === true) yield* finishLeftover(folder, leftover.run, leftover.isDecided);
	else if (leftover.isDecided) yield {
		run: leftover.run,
		fate: "goes",
		...UNFINISHED
	};
	const links = new Set((selection.names ?? []).filter((name) => !names.includes(name)));
	for (const run of links) yield {
		run,
		fate: "refused",
		code: "linked-run",
		detail: run,
		status: null
	};
	for (const [run, reason] of applySelection(names, selection, now)) if (reason !== null) yield {
		run,
		fate: "kept",
		code: reason,
		detail: null,
		status: null
	};
	else yield await cleanRun({
		home,
		folder,
		run,
		selection,
		options,
		now
	});
}
const UNFINISHED = {
	code: "removal-unfinished",
	detail: null,
	status: null
};
async function cleanRun(task) {
	const { folder, run, options } = task;
	const judgement = await judgeRun(task, false);
	if (judgement.code !== null) return {
		run,
		fate: "refused",
		...judgement
	};
	if (options.delete !== true) return {
		run,
		fate: "goes",
		...judgement
	};
	try {
		const objection = await setAside(folder, run, () => objectAgain(task));
		if (objection !== void 0) return {
			run,
			...objection
		};
		return {
			...await finish(folder, run),
			status: judgement.status
		};
	} catch (fault) {
		return {
			run,
			...describeFault(fault),
			status: judgement.status
		};
	}
}
async function judgeRun({ folder, run, selection, options }, hasOwnLock) {
	const { takeStaleLocks } = options;
	const objection = await findObjection(folder, run, {
		takeStaleLocks,
		hasOwnLock
	});
	if (objection !== void 0) return {
		...objection,
		status: null
	};
	const { status, rule, message } = (await readRun(join(folder, run))).verdict;
	return isAutomatic(selection) && !CHOSEN_BY_RULE.includes(status) ? {
		code: rule,
		detail: message,
		status
	} : {
		code: null,
		detail: null,
		status
	};
}
/** Everything once more, with the lock of the run in hand. */
async function objectAgain(task) {
	const { home, run, selection, now } = task;
	const reason = applySelection(await listRunNames(home), selection, now).get(run);
	if (reason === void 0) return {
		fate: "refused",
		code: "run-missing",
		detail: run,
		status: null
	};
	if (reason !== null) return {
		fate: "kept",
		code: reason,
		detail: null,
		status: null
	};
	const judgement = await judgeRun(task, true);
	return judgement.code === null ? void 0 : {
		fate: "refused",
		...judgement
	};
}
async function* finishLeftover(folder, run, isDecided) {
	try {
		const row = await finish(folder, run);
		if (isDecided || row.fate === "failed") yield {
			...row,
			status: null
		};
	} catch (fault) {
		yield {
			run,
			...describeFault(fault),
			status: null
		};
	}
}
async function finish(folder, run) {
	const { removed, failed, faults } = await finishRemoval(folder, run);
	if (failed === 0) return {
		run,
		fate: "removed",
		code: null,
		detail: null,
		removed
	};
	return {
		run,
		fate: "failed",
		code: "removal-unfinished",
		detail: `${failed} entries remain in ${asidePath("", run)}`,
		removed,
		faults
	};
}
function describeFault(fault) {
	if (fault instanceof CodedError && fault.code === "run-locked") return {
		fate: "refused",
		code: "run-locked",
		detail: fault.message
	};
	if ((systemErrorCode(fault) ?? systemErrorCode(fault.cause)) === void 0) throw fault;
	return {
		fate: "failed",
		code: "cannot-remove",
		detail: fault.message
	};
}
/** Proves that every name that is asked for is a run of the home, or a link in the place of one. */
function requireNames(folder, names, wanted) {
	const isThere = (name) => names.includes(name) || isLink(folder, name);
	const missing = wanted.find((name) => !isThere(name));
	if (missing === void 0) return;
	throw new NothingFound("run-missing", `no run is named ${JSON.stringify(missing)}`, "a clean-up takes full names, as bot-record list shows them; nothing was removed");
}
function isLink(folder, name) {
	if (name === "" || name.includes("/")) return false;
	return lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
const MANIFEST_BYTES = 1048576;
const ITEM_ID = /^[a-z0-9][a-z0-9_-]{0,127}$/;
const { stage, retry } = identityFields;
const attempt$2 = (event) => ({
	ts: timestamp,
	event: literal(event),
	...identityFields
});
const fanout$1 = (event) => ({
	ts: timestamp,
	event: literal(event),
	stage,
	retry
});
/** The folder of a child run, relative to the directory of the run that recorded the call. */
function childReference(identity, call) {
	return `stages/${identity.stage}/${identity.repeat ?? 1}/${identity.retry}/subflows/${call}`;
}
const subflowCall = object({
	...attempt$2("subflow_call"),
	call: ordinal,
	flow: text,
	input: subflowInput.optional(),
	exit: exit.optional(),
	cause: cause.optional(),
	reason: string().optional(),
	child: relativePath.optional(),
	depth: count,
	started: boolean(),
	via: literal("fanout").optional(),
	item: text.optional(),
	output: hashedPath.optional()
}).superRefine((event, context) => {
	const complain = (message) => context.addIssue({
		code: "custom",
		message
	});
	const ended = event.exit !== void 0 && event.cause !== void 0;
	if (!ended && (event.exit !== void 0 || event.cause !== void 0)) complain("exit and cause come together");
	if (event.cause !== void 0 && event.exit !== void 0) {
		if (!isLawfulEnding({
			cause: event.cause,
			exit: event.exit
		})) complain("the exit does not belong to the cause");
	}
	if (event.started) {
		const child = childReference(event, event.call);
		if (event.child !== child) complain(`a started call names its child ${child}`);
		if (event.input === void 0) complain("a started call carries its input");
		if (!ended && (event.reason ?? "") === "") complain("a started call without an ending says why");
		if (event.input !== void 0 && "path" in event.input) {
			if (!event.input.path.startsWith(`${child}/request.`)) complain("the input is not the request of the child");
		}
	} else if (ended || event.child !== void 0) complain("a call that did not start has no child and no ending");
	if (event.via === void 0) {
		if (event.item !== void 0 || event.output !== void 0) complain("item and output belong to a fan-out");
		return;
	}
	if (event.item === void 0 || event.repeat !== void 0) complain("a fan-out item has an id and no repeat");
	if (event.output !== void 0) {
		if (!(event.started && event.output.path.startsWith(`${event.child}/`)) || event.cause !== "success") complain("only a successful item names an output, below its child");
	}
});
/** What can end a loop: its agent, its count, or the cause of an unsuccessful body. */
const LOOP_ENDINGS = [
	"stop",
	"limit",
	"refused",
	"exhausted",
	"rejected",
	"blocked",
	"timeout",
	"fault"
];
const loopDone$1 = object({
	...attempt$2("loop_done"),
	repeats: ordinal,
	ended_by: _enum(LOOP_ENDINGS),
	reason: string().optional()
});
/** What a branch of a PARALLEL came to. */
const branchRow = union([strictObject({
	branch: text,
	started: literal(true),
	exit,
	cause
}).refine(isLawfulEnding, "the exit does not belong to the cause"), strictObject({
	branch: text,
	started: literal(false)
})]);
const parallelDone$1 = object({
	...attempt$2("parallel_done"),
	width: ordinal.max(32),
	concurrent: count,
	branches: array(branchRow).refine((rows) => isAscending(rows.map(({ branch }) => branch)), "the branches are not in bytewise order")
}).refine(({ width, concurrent, branches }) => concurrent <= Math.min(width, branches.length), "more at once than the width or the branches allow").refine(({ concurrent, branches }) => concurrent > 0 === branches.some(({ started }) => started), "concurrent is above 0 exactly when a branch started");
const planRow = strictObject({
	item: string().regex(ITEM_ID, "not an item id"),
	call: ordinal,
	request_bytes: count,
	request_sha256: sha256
});
const fanoutStart = object({
	...fanout$1("fanout_start"),
	received: hashedPath,
	items: text,
	subflow: text,
	width: ordinal,
	max_items: ordinal.max(32),
	manifest_bytes: count.max(MANIFEST_BYTES),
	manifest_sha256: sha256,
	plan: array(planRow).min(1).refine((rows) => isAscending(rows.map(({ item }) => item)), "the plan is not in bytewise order").refine((rows) => rows.every(({ call }, index) => call === index + 1), "the calls do not count from 1")
}).refine(({ width, max_items }) => width <= max_items, "wider than max_items").refine(({ plan, max_items }) => plan.length <= max_items, "more rows than max_items").refine(({ received, manifest_sha256 }) => received.sha256 === manifest_sha256, "the manifest is not what was received");
const fanoutDone = object({
	...fanout$1("fanout_done"),
	exit,
	cause,
	concurrent: count,
	selected: string().regex(ITEM_ID, "not an item id").optional()
}).refine(isLawfulEnding, "the exit does not belong to the cause").refine((event) => event.selected === void 0 === (event.cause === "success" || event.cause === "signal"), "selected stands on every ending but success and signal");
function isAscending(names) {
	return names.every((name, index) => index === 0 || compareBytewise(names[index - 1], name) < 0);
}
// dist/lib/run-record/hashing/hash-file.js
const { O_RDONLY, O_NOFOLLOW: O_NOFOLLOW$1, O_NONBLOCK } = constants;
const ANY_EXECUTE_BIT = 73;
/** SHA-256 of bytes, or of the UTF-8 of a text, in lowercase hex. */
function hashBytes(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
/**
* Hashes a regular file's exact bytes, chunk by chunk. A link is not followed.
*
* @throws MachineryError `cannot-open`, `cannot-read`
*/
async function hashFile(path) {
	const handle = await openRegular(path);
	try {
		const hash = createHash("sha256");
		for await (const chunk of handle.createReadStream({ autoClose: false })) hash.update(chunk);
		const { mode } = await handle.stat();
		return {
			sha256: hash.digest("hex"),
			isExecutable: (mode & ANY_EXECUTE_BIT) !== 0
		};
	} catch (cause) {
		throw MachineryError.from("read", path, cause);
	} finally {
		await handle.close();
	}
}
/** Opens a regular file for reading; a link is not followed. @throws MachineryError `cannot-open` */
async function openRegular(path) {
	let handle;
	try {
		handle = await open$1(path, O_RDONLY | O_NOFOLLOW$1 | O_NONBLOCK);
		if ((await handle.stat()).isFile()) return handle;
		throw new Error("not a regular file");
	} catch (cause) {
		await handle?.close();
		throw MachineryError.from("open", path, cause);
	}
}
// dist/lib/run-record/inspection/facts.js
/**
* The members of a line, checked by a schema that covers what the caller is about to rely on.
*
* @throws BrokenFact `fact-malformed`, with the line
*/
function requireFact(schema, event) {
	const checked = schema.safeParse(event.fields);
	if (checked.success) return checked.data;
	const issue = checked.error.issues[0];
	throw new BrokenFact("fact-malformed", `${[event.fields.event, ...issue?.path ?? []].join(".")} cannot be relied on: ${issue?.message}`, event.number);
}
/** The first line of a run. @throws NothingFound `run-unborn` for an empty record */
function requireRunStart(run) {
	const [start] = run.reading.events;
	if (start === void 0) throw new NothingFound("run-unborn", "the record is empty: no run_start was written yet");
	return start;
}
/** The last line of a run, when it is run_end. */
function findRunEnd(run) {
	const last = run.reading.events.at(-1);
	return last?.fields.event === "run_end" ? last : void 0;
}
// dist/lib/run-record/inspection/inspected-run.js
/** A path that this run's record names, relative to the root run's directory. */
function placeOf$2(run, path) {
	return run.folder === "" ? path : `${run.folder}/${path}`;
}
/** The lines of these names, in order. */
function eventsOf(run, ...names) {
	return run.reading.events.filter(({ fields }) => names.includes(fields.event));
}
/** Whether a line belongs to one of the attempts that are meant. */
function belongsTo({ fields }, filter) {
	return [
		"stage",
		"repeat",
		"retry"
	].every((member) => filter[member] === void 0 || fields[member] === filter[member]);
}
/** The attempt that a line of a usable record belongs to; undefined for a line of the whole run. */
function attemptOf({ fields }) {
	return identityOf(fields);
}
/** Groups lines by stage and repeat, in the order of their first lines. */
function groupByStageRepeat(events) {
	const groups = /* @__PURE__ */ new Map();
	for (const event of events) {
		const attempt = attemptOf(event);
		if (attempt === void 0) continue;
		const key = stageRepeatKey(attempt);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [event]);
		else group.push(event);
	}
	return groups;
}
// dist/lib/run-record/inspection/request.js
const requestFact = object({ request: requestDescriptor });
/** The most bytes of a request that a run retains. */
const REQUEST_BYTES = 4194304;
/**
* What was asked: the request's retained file and how it arrived.
*
* @throws BrokenFact `fact-malformed`; NothingFound `run-unborn`
*/
function findRequest(run) {
	return requireFact(requestFact, requireRunStart(run)).request;
}
/** The retained file that a request names, relative to the root run's directory. */
function retainedRequest(run, request) {
	return {
		path: placeOf$2(run, request.path),
		sha256: request.sha256,
		bytes: request.bytes
	};
}
// dist/lib/run-record/inspection/retained-file.js
/**
* Opens a file of a run. Close it when done.
*
* @throws NothingFound `artifact-missing`; FileFault when it is no safe regular file
*/
async function holdRetained(directory, path) {
	try {
		return await HeldFile.hold(directory, path);
	} catch (fault) {
		if (!(fault instanceof FileFault) || fault.status !== "no-record") throw fault;
		throw new NothingFound("artifact-missing", `the retained file ${path} is not there`);
	}
}
/**
* Proves that a retained file holds the bytes that the record speaks of.
*
* @param limit the most bytes that it may have
* @returns its size in bytes
* @throws BrokenFact `artifact-disagrees`, `artifact-too-large`; NothingFound; FileFault
*/
async function verifyRetained(directory, fact, limit = Number.POSITIVE_INFINITY) {
	const held = await holdRetained(directory, fact.path);
	try {
		await proveBytes(held, fact, limit);
		return held.size;
	} finally {
		await held.close();
	}
}
/**
* The bytes of a retained file: hashed once before the first is given out, and
* once more while they are, over one and the same open file.
*
* @throws BrokenFact `artifact-disagrees`: before the first chunk, or after the last when the file changed in between
*/
async function* readRetained(directory, fact) {
	const held = await holdRetained(directory, fact.path);
	try {
		await proveBytes(held, fact, Number.POSITIVE_INFINITY);
		const hash = createHash("sha256");
		for await (const chunk of held.chunks()) {
			hash.update(chunk);
			yield chunk;
		}
		if (hash.digest("hex") !== fact.sha256) throw disagreement(fact.path, "it changed while it was read");
		held.confirm();
	} finally {
		await held.close();
	}
}
/**
* The whole of a retained file that no hash was recorded for.
*
* @param limit the most bytes that it may have
* @throws BrokenFact `artifact-too-large`; NothingFound; FileFault
*/
async function readWhole$1(directory, path, limit) {
	const held = await holdRetained(directory, path);
	try {
		requireSize(held, limit);
		const chunks = [];
		for await (const chunk of held.chunks()) chunks.push(chunk);
		held.confirm();
		return Buffer.concat(chunks);
	} finally {
		await held.close();
	}
}
async function proveBytes(held, { path, sha256, bytes }, limit) {
	requireSize(held, limit);
	if (bytes !== void 0 && bytes !== held.size) throw disagreement(path, `it has ${held.size} bytes, the record says ${bytes}`);
	const hash = createHash("sha256");
	for await (const chunk of held.chunks()) hash.update(chunk);
	if (hash.digest("hex") !== sha256) throw disagreement(path, "its hash is not the recorded one");
	held.confirm();
}
function requireSize(held, limit) {
	if (held.size <= limit) return;
	throw new BrokenFact("artifact-too-large", `the retained file ${held.path} has ${held.size} bytes, ${limit} are the most`);
}
function disagreement(path, how) {
	return new BrokenFact("artifact-disagrees", `the retained file ${path} is not the recorded one: ${how}`);
}
// dist/lib/run-record/inspection/child-agreement.js
/** A call that started a child run, as far as its agreement with the child goes. */
const startedCall = object({
	stage: text,
	repeat: ordinal.optional(),
	retry: ordinal,
	call: ordinal,
	flow: text,
	input: subflowInput,
	exit: exit.optional(),
	cause: cause.optional(),
	child: relativePath,
	started: literal(true)
});
const childStart = object({
	run: text,
	flow: string().optional(),
	request: requestDescriptor.extend({
		via: literal("subflow"),
		bytes: count
	})
});
const childEnd = object({
	exit,
	cause
});
/** Whether a path has the form of a child's folder: a call of an attempt of a stage. */
function isChildReference(path) {
	const parts = path.split("/");
	const [repeat, retry, marker, call] = parts.slice(-4);
	const isCounter = (part) => /^[1-9]\d*$/.test(part ?? "");
	return parts.length >= 6 && parts[0] === "stages" && marker === "subflows" && [
		repeat,
		retry,
		call
	].every(isCounter);
}
/**
* The calls that a run started, each with a child of its own: a call whose
* child is not the one that its identity and number derive, or is named twice,
* is left out and makes the list unsound.
*/
function listStartedCalls(run) {
	const rows = eventsOf(run, "subflow_call");
	const named = countBy(rows.map(({ fields }) => fields.child));
	const derived = countBy(rows.map(deriveSlot));
	const calls = [];
	let isSound = true;
	for (const row of rows) {
		if (row.fields.started === false && row.fields.child === void 0) continue;
		const { data: call } = startedCall.safeParse(row.fields);
		if (call !== void 0 && call.child === childReference(call, call.call) && isChildReference(call.child) && named.get(call.child) === 1 && derived.get(call.child) === 1) calls.push(call);
		else isSound = false;
	}
	return {
		calls,
		isSound
	};
}
function deriveSlot({ fields }) {
	const slot = startedCall.pick({
		stage: true,
		repeat: true,
		retry: true,
		call: true
	}).safeParse(fields).data;
	return slot === void 0 ? void 0 : childReference(slot, slot.call);
}
function countBy(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}
/**
* What a call and its child disagree about.
*
* @param child the child as it was read; its record may be unusable
* @returns undefined when they agree
*/
async function findDisagreement(call, child) {
	const [first] = child.reading.events;
	const start = childStart.safeParse(first?.fields).data;
	if (start === void 0) return "the child has no usable run_start";
	if (start.run !== String(call.call)) return "the child is another run";
	if (start.flow !== call.flow) return "the flow differs";
	return await compareRequests(call, start.request, child) ?? compareEndings(call, child);
}
async function compareRequests({ input, child: reference }, request, child) {
	const path = "text" in input ? "request.txt" : input.path.slice(reference.length + 1);
	if ("path" in input && !input.path.startsWith(`${reference}/`)) return "the request lies outside the child";
	if (request.path !== path || !isRequestFile(request.path)) return "the request has another place";
	if (request.sha256 !== input.sha256 || request.bytes !== input.bytes) return "the request differs";
	if ("text" in input && hashBytes(input.text) !== input.sha256) return "the text is not the one that was hashed";
	try {
		const fact = {
			path: placeOf$2(child, request.path),
			sha256: request.sha256,
			bytes: request.bytes
		};
		await verifyRetained(child.directory, fact, REQUEST_BYTES);
		return;
	} catch (fault) {
		if (fault instanceof BrokenFact || fault instanceof NothingFound || fault instanceof FileFault) return fault.message;
		throw fault;
	}
}
function compareEndings(call, child) {
	const { status } = child.reading.verdict;
	if (call.exit === void 0 && call.cause === void 0) return status === "incomplete" ? void 0 : "the call has no ending and the child has one";
	if (status !== "valid") return "the call has an ending and the child has none";
	const end = childEnd.safeParse(findRunEnd(child)?.fields).data;
	return end?.exit === call.exit && end?.cause === call.cause ? void 0 : "the endings differ";
}
// dist/lib/run-record/inspection/child-run.js
/**
* The child run in a folder, if the calls on the way to it agree with what they started.
*
* @param reference relative to the run's folder; it may lead through several children
* @throws NothingFound `child-unrecorded`, `child-missing`; BrokenFact `child-invalid`, `child-disagrees`; UnusableRecord when the file system decides
*/
async function openChild(run, reference) {
	const call = listStartedCalls(run).calls.find(({ child }) => reference === child || reference.startsWith(`${child}/`));
	if (call === void 0) throw new NothingFound("child-unrecorded", `no call of the run recorded ${reference}`, "bot-record show lists the calls and their children");
	const child = await run.readChild(call.child);
	requireSoundChild(call, child);
	const disagreement = await findDisagreement(call, child);
	if (disagreement !== void 0) throw new BrokenFact("child-disagrees", `${call.child} is not what the call recorded: ${disagreement}`);
	return reference === call.child ? child : openChild(child, reference.slice(call.child.length + 1));
}
const CANNOT = [
	"cannot-open",
	"cannot-read",
	"no-read-permission",
	"file-changed"
];
function requireSoundChild({ child: reference }, { reading: { verdict } }) {
	if (mayPublish(verdict.status)) return;
	if (verdict.status === FILE_RULES["record-missing"].status) throw new NothingFound("child-missing", `the record of ${reference} is gone`);
	if (CANNOT.includes(verdict.rule)) throw new UnusableRecord(verdict);
	throw new BrokenFact("child-invalid", `the record of ${reference} cannot be used: ${verdict.message}`);
}
// dist/lib/run-record/rendering/documents.js
const SCHEMA_VERSION = 1;
/** A document of one kind. */
function writeDocument(kind, body) {
	return `${JSON.stringify({
		schemaVersion: SCHEMA_VERSION,
		kind,
		...body
	})}\n`;
}
/** The document of a record's events, each as its line was written. */
function writeEventsDocument(run, child, events) {
	return `${JSON.stringify({
		schemaVersion: SCHEMA_VERSION,
		kind: "run-events"
	}).slice(0, -1)},"data":${JSON.stringify({
		run,
		child
	}).slice(0, -1)},"events":[${events.map(({ bytes }) => bytes.toString("utf8").trim()).join(",")}]}}\n`;
}
// dist/bin/bot-record/command.js
/** A sub-command with the options that all of them take. */
function addCommand(program, usage, about) {
	return program.command(usage).description(about).option("--home <dir>", "the home that holds runs/ (default: $BOT_HOME, else ~/.bot)").option("--json", "one JSON document");
}
/** A parser of an option that may be repeated. */
const collect = (value, values = []) => [...values, value];
/** The options that choose attempts. */
function addAttemptOptions(command) {
	return command.option("--stage <path>", "only this stage").option("--repeat <n>", "only this repeat", wholeNumber(1)).option("--retry <n>", "only this attempt", wholeNumber(1));
}
/** The option that chooses a child run. */
function addChildOption(command) {
	return command.option("--child <ref>", "the child run in this folder, as show lists it");
}
/** Opens the run that is meant, for an operation that relies on its record. */
async function openRun(selector, options) {
	const directory = await resolveRun(locateHome(options.home), selector);
	const root = await inspectRun(directory);
	requireUsable(root.reading);
	return {
		...options.child === void 0 ? root : await openChild(root, options.child),
		name: basename(directory)
	};
}
/** Prints a document for programs or its view for people. */
function print(options, kind, body, view) {
	return writeOut(options.json === true ? writeDocument(kind, body) : view());
}
/** Prints exact bytes; a terminal gets text that it does not obey. */
async function printBytes(chunks) {
	const decoder = new StringDecoder("utf8");
	for await (const chunk of chunks) await writeOut(process.stdout.isTTY ? showText(decoder.write(chunk)) : chunk);
}
// dist/bin/bot-record/clean-command.js
const MORE_HELP = `
Runs are meant by their full names; or by rule: --keep, --older-than, or both, when a run has to meet both.
Without --delete nothing is changed: what would go is shown, and why the rest stays.

A run stays that has a lock, or evidence of a process group, whatever its record says; so does one that is a link,
that another user owns, or that another file system hangs in. By rule only runs are chosen whose record is valid,
incomplete or invalid: one that is missing, unreadable, of another shape or no file has to be named.

A removal that was cut off is finished by the next clean --delete.

Examples:
  bot-record clean --keep 30
  bot-record clean --older-than 30d --delete
  bot-record clean --keep 10 --older-than 2w --json
  bot-record clean 2026-07-30T14-22-08-a3f9 --delete

Exit codes: 0 done; 1 a run that was named is not there, or was refused; 2 the command line is wrong;
4 something could not be removed
`;
/** Adds the sub-command. */
function addCleanCommand(program) {
	addCommand(program, "clean [run...]", "removes runs that are over; without --delete it only shows which").option("--keep <n>", "all but the n runs with the last names", wholeNumber(0)).option("--older-than <age>", "runs whose names tell an older instant: 30d, 12h, 90m, 45s, 2w").option("--delete", "remove them").option("--stale-locks", "take a lock that nobody has refreshed for 10 seconds for none").addHelpText("after", MORE_HELP).action(async (names, options) => {
		const selection = {
			names: names.length === 0 ? void 0 : names,
			keep: options.keep,
			olderThanMs: options.olderThan === void 0 ? void 0 : parseAge(options.olderThan)
		};
		const acted = options.delete === true;
		const rows = [];
		const cleaning = cleanRuns(locateHome(options.home), selection, {
			delete: acted,
			takeStaleLocks: options.staleLocks
		});
		for await (const row of cleaning) rows.push(row);
		const summary = countFates(rows);
		if (summary.failed > 0) process.exitCode = EXIT.machinery;
		else if (summary.refused > 0 && !isAutomatic(selection)) process.exitCode = EXIT.no;
		return print(options, "run-clean", {
			data: {
				deleted: acted,
				runs: rows
			},
			summary
		}, () => showClean(rows, acted));
	});
}
// dist/lib/run-record/inspection/asking.js
/** Gathers the parts of one question's answer. */
var Asking = class {
	run;
	question;
	missing;
	constructor(run, question, missing) {
		this.run = run;
		this.question = question;
		this.missing = missing;
	}
	/** A part that may not be there. @returns null when it is not; that is then on the list of what is missing */
	async seek(what, part) {
		try {
			return await part();
		} catch (reason) {
			if (!(reason instanceof CodedError)) throw reason;
			this.lack(what, reason.code, reason.message);
			return null;
		}
	}
	/** Puts a part on the list of what is missing. */
	lack(what, code, message) {
		this.missing.push({
			question: this.question,
			what,
			code,
			message
		});
	}
	/** Whether a file that the record hashed is there, byte for byte. */
	async verify(fact) {
		const path = placeOf$2(this.run, fact.path);
		return await this.seek(fact.path, () => verifyRetained(this.run.directory, {
			...fact,
			path
		})) === null ? this.#stateOfLast() : "verified";
	}
	/** The size in bytes and the hash of a file that the record only names. */
	async measure(path, limit) {
		const bytes = await this.seek(path, () => readWhole$1(this.run.directory, placeOf$2(this.run, path), limit));
		return bytes === null ? null : {
			bytes: bytes.length,
			sha256: hashBytes(bytes)
		};
	}
	#stateOfLast() {
		const code = this.missing.at(-1)?.code;
		if (code === "artifact-missing") return "missing";
		return code === "artifact-disagrees" ? "disagrees" : "unreadable";
	}
};
// dist/lib/run-record/hashing/tree-files.js
/**
* Lists a tree's leaves. Links are leaves: they are never followed.
*
* @param isInside whether a name belongs to the tree; a folder that does not is left out whole
* @throws MachineryError `cannot-read`; CodedError `name-not-utf8`
*/
async function listTree(root, isInside = () => true) {
	const leaves = [];
	const folders = [""];
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const depth = folder === "" ? 0 : folder.split("/").length;
		for (const entry of await readFolder(join(root, folder))) {
			const name = decodeName(entry.name, folder);
			if (!isInside(name, depth)) continue;
			const path = folder === "" ? name : `${folder}/${name}`;
			if (entry.isDirectory()) folders.push(path);
			else leaves.push({
				path,
				isFile: entry.isFile(),
				isLink: entry.isSymbolicLink()
			});
		}
	}
	return leaves.sort((one, other) => compareBytewise(one.path, other.path));
}
async function readFolder(path) {
	try {
		return await readdir(path, {
			withFileTypes: true,
			encoding: "buffer"
		});
	} catch (cause) {
		throw MachineryError.from("read", path, cause);
	}
}
/** A name in a folder as text. @throws CodedError `name-not-utf8` */
function decodeName(name, folder) {
	if (isUtf8(name)) return name.toString("utf8");
	const shown = `${folder}/${name.toString("latin1")}`;
	throw new CodedError("name-not-utf8", `the name of ${JSON.stringify(shown)} is not UTF-8`, { hint: "rename the file: a hash over its path would differ from machine to machine" });
}
// dist/lib/run-record/hashing/assembly-hash.js
/**
* Hashes an assembly (the page's section "Hashes"). Entries whose name starts
* with a dot are outside.
*
* @param options.opaque folders of the root that the manifest declares as opaque: outside too
* @throws CodedError `assembly-link`, `assembly-special-file`, `name-not-utf8`; MachineryError
*/
async function hashAssembly(root, options = {}) {
	const opaque = new Set(options.opaque ?? []);
	const isInside = (name, depth) => !name.startsWith(".") && !(depth === 0 && opaque.has(name));
	const files = [];
	for (const { path, isFile, isLink } of await listTree(root, isInside)) {
		if (!isFile) {
			const what = isLink ? "link" : "special-file";
			throw new CodedError(`assembly-${what}`, `the assembly holds a ${what.replace("-", " ")}: ${path}`, { hint: "an assembly holds regular files and directories alone" });
		}
		files.push({
			path,
			...await hashFile(join(root, path))
		});
	}
	return {
		sha256: hashAssemblyFiles(files),
		files
	};
}
/** The hash of the text that lists these files, which stand in bytewise order. */
function hashAssemblyFiles(files) {
	return hashBytes(files.map(spellAssemblyFile).join("\n"));
}
/** A file's line in the hashed text: `path:hash`, and `:x` when somebody may execute it. */
function spellAssemblyFile({ path, sha256, isExecutable }) {
	return `${path}:${sha256}${isExecutable ? ":x" : ""}`;
}
// dist/lib/run-record/inspection/checks.js
/** The most bytes of a capture that are read. */
const CAPTURE_BYTES = 16777216;
const checkFact = object({
	stage: text,
	repeat: ordinal.optional(),
	retry: ordinal,
	check: text,
	file: relativePath.optional(),
	exit: exit.nullable(),
	capture: relativePath,
	sha256: sha256.optional()
});
/**
* The checks that are meant, in the order in which they were recorded.
*
* @throws BrokenFact `fact-malformed`; `facts-disagree` when one check of one attempt was recorded twice, differently
*/
function listChecks(run, filter = {}) {
	const first = /* @__PURE__ */ new Map();
	return eventsOf(run, "check").filter((event) => belongsTo(event, filter) && (filter.check === void 0 || event.fields.check === filter.check) && (filter.file === void 0 || event.fields.file === filter.file)).map((event) => {
		const fact = requireFact(checkFact, event);
		const key = JSON.stringify([
			identityKey(fact),
			fact.check,
			fact.file
		]);
		const spelled = JSON.stringify([
			fact.exit,
			fact.capture,
			fact.sha256
		]);
		const earlier = first.get(key);
		if (earlier !== void 0 && earlier.spelled !== spelled) throw new BrokenFact("facts-disagree", `two recordings of ${fact.check} of ${describeIdentity(fact)} differ`, event.number);
		first.set(key, {
			fact,
			spelled
		});
		return fact;
	});
}
/**
* What a check printed: the exact bytes of its capture.
*
* @throws NothingFound `check-missing`, `check-ambiguous`, `artifact-missing`; BrokenFact; FileFault
*/
async function readCapture(run, filter) {
	const captures = new Set(listChecks(run, filter).map(({ capture }) => capture));
	const [capture] = captures;
	if (capture === void 0) throw new NothingFound("check-missing", "no such check is on record");
	if (captures.size > 1) throw new NothingFound("check-ambiguous", `${captures.size} captures are meant`, "choose one with --stage, --repeat, --retry and --file");
	return readWhole$1(run.directory, placeOf$2(run, capture), CAPTURE_BYTES);
}
// dist/lib/run-record/inspection/decisions.js
const decisionFact = object({
	stage: text,
	repeat: ordinal.optional(),
	retry: ordinal,
	tool: text,
	decision: text,
	evidence: string().optional(),
	reason: string().optional(),
	item: ordinal.optional()
});
/** The decisions of the attempts that are meant, in order. @throws BrokenFact `fact-malformed` */
function listDecisions(run, filter = {}) {
	return eventsOf(run, "tool_call").filter((event) => belongsTo(event, filter)).map((event) => requireFact(decisionFact, event));
}
/** The marks of the checklist, in order. @throws BrokenFact `fact-malformed` */
function listMarks(run, filter = {}) {
	return listDecisions(run, filter).filter(({ tool }) => tool === "mark");
}
// dist/lib/run-record/inspection/prompts.js
const promptFact = object({ prompt: promptSources });
/**
* The recorded sources of an attempt's prompt (the page's "What a record
* answers", question 6). Older writers carried them on `stage_start` or `hook`.
*
* @throws BrokenFact `fact-malformed`; `facts-disagree` when an attempt carries two different ones
*/
function promptConstruction(run, identity) {
	const key = identityKey(identity);
	const [first, ...rest] = eventsOf(run, ...PROMPT_CARRIERS).filter((event) => {
		const attempt = attemptOf(event);
		return event.fields.prompt !== void 0 && attempt !== void 0 && identityKey(attempt) === key;
	}).map((event) => ({
		event,
		...requireFact(promptFact, event)
	}));
	if (first === void 0) return { available: false };
	for (const { event, prompt } of rest) {
		if (JSON.stringify(prompt) === JSON.stringify(first.prompt)) continue;
		throw new BrokenFact("facts-disagree", "one attempt carries two different prompts", event.number);
	}
	return {
		available: true,
		sources: first.prompt
	};
}
/** The attempts of a run that were started, in order. */
function listAttempts(run) {
	return eventsOf(run, "stage_start").flatMap((event) => attemptOf(event) ?? []);
}
/** The files of the harness among a prompt's sources. */
function promptFiles(construction) {
	if (!construction.available) return void 0;
	return construction.sources.find((source) => source.source === "harness");
}
/** The files of an attempt's prompt: as recorded, else at their place in a run's directory. */
function placePrompt(attempt, construction) {
	const folder = `stages/${attempt.stage}/${attempt.repeat ?? 1}`;
	return promptFiles(construction) ?? {
		system: `${folder}/system.txt`,
		firstTurn: `${folder}/first-turn.txt`
	};
}
/** The prompts of the attempts that are meant. @throws BrokenFact */
function listPrompts(run, filter = {}) {
	return eventsOf(run, "stage_start").filter((event) => belongsTo(event, filter)).flatMap((event) => {
		const attempt = attemptOf(event);
		if (attempt === void 0) return [];
		const construction = promptConstruction(run, attempt);
		const sources = construction.available ? construction.sources : null;
		const { system, firstTurn } = placePrompt(attempt, construction);
		return [{
			stage: attempt.stage,
			repeat: attempt.repeat ?? null,
			retry: attempt.retry,
			sources,
			system,
			firstTurn
		}];
	});
}
/** The most bytes of a retained prompt file that are read. */
const PROMPT_BYTES = 16777216;
/**
* The exact bytes that the model was given first: of all attempts that are
* meant there must be one file.
*
* @throws NothingFound `prompt-missing`, `prompt-ambiguous`, `artifact-missing`; BrokenFact; FileFault
*/
async function readPrompt(run, filter, part) {
	const paths = new Set(listPrompts(run, filter).map((row) => row[part]));
	const [path] = paths;
	if (path === void 0) throw new NothingFound("prompt-missing", "no such stage was started");
	if (paths.size > 1) throw new NothingFound("prompt-ambiguous", `${paths.size} prompts are meant`, "choose one with --stage and --repeat");
	return readWhole$1(run.directory, placeOf$2(run, path), PROMPT_BYTES);
}
// dist/lib/run-record/format/agent-events.js
const attempt$1 = (event) => ({
	ts: timestamp,
	event: literal(event),
	...identityFields
});
const providerStart = object({
	...attempt$1("provider_start"),
	provider: text,
	model: text
});
/** The five token counters of a turn. */
const TOKEN_COUNTERS = [
	"input",
	"output",
	"cache_read",
	"cache_write",
	"total"
];
const turn = object({
	...attempt$1("turn"),
	provider: text,
	model: text,
	input: count,
	output: count,
	cache_read: count,
	cache_write: count,
	total: count,
	stop: text
});
const providerRetry = object({
	...attempt$1("provider_retry"),
	attempt: ordinal,
	delay_ms: count
});
const transport = _enum(["websocket", "sse"]);
/** Members that only a transport fact of the adapter carries; the first three of them always. */
const DIAGNOSTIC_FIELDS = [
	"configured_transport",
	"events_emitted",
	"phase",
	"error"
];
const providerTransport = object({
	...attempt$1("provider_transport"),
	transport,
	source: _enum(["requested", "diagnostic"]),
	configured_transport: transport.optional(),
	fallback_transport: transport.optional(),
	events_emitted: boolean().optional(),
	phase: text.optional(),
	error: strictObject({
		name: string().optional(),
		message: text,
		code: union([string(), number()]).optional()
	}).optional()
}).superRefine((event, context) => {
	const complain = (message) => context.addIssue({
		code: "custom",
		message
	});
	if (event.source === "requested") {
		const extra = [...DIAGNOSTIC_FIELDS, "fallback_transport"].find((name) => name in event);
		if (extra !== void 0) complain(`a requested transport carries no ${extra}`);
		return;
	}
	const missing = DIAGNOSTIC_FIELDS.find((name) => event[name] === void 0);
	if (missing !== void 0) complain(`a diagnostic transport lacks ${missing}`);
	if (event.transport !== (event.fallback_transport ?? event.configured_transport)) complain("transport is neither the fallback nor the configured one");
});
/** The control tools; what each records is in the refinement of `tool_call`. */
const CONTROL_TOOLS = [
	"mark",
	"refuse",
	"fault",
	"continue",
	"select",
	"clean-temp"
];
/** What a control decision carries: `!` required, `?` optional, absent otherwise. */
const CONTROL_FORMS = {
	mark: {
		decisions: ["done", "skipped"],
		evidence: "!",
		reason: "?",
		item: "!"
	},
	refuse: {
		decisions: ["refuse"],
		reason: "!"
	},
	fault: {
		decisions: ["fault"],
		reason: "!"
	},
	continue: {
		decisions: ["continue", "stop"],
		reason: "!"
	},
	select: { reason: "!" },
	"clean-temp": { decisions: ["clean"] }
};
const toolCall = object({
	...attempt$1("tool_call"),
	tool: _enum(CONTROL_TOOLS),
	decision: text,
	evidence: text.optional(),
	reason: text.optional(),
	item: ordinal.optional()
}).superRefine((event, context) => {
	const complain = (message) => context.addIssue({
		code: "custom",
		message
	});
	const form = CONTROL_FORMS[event.tool];
	if (form.decisions?.includes(event.decision) === false) complain(`${event.tool} does not decide ${event.decision}`);
	for (const name of [
		"evidence",
		"reason",
		"item"
	]) {
		if (form[name] === "!" && event[name] === void 0) complain(`${event.tool} lacks ${name}`);
		if (form[name] === void 0 && event[name] !== void 0) complain(`${event.tool} carries no ${name}`);
	}
	if (event.decision === "skipped" && event.reason === void 0) complain("a skipped item says why");
});
const chose = object({
	...attempt$1("chose"),
	chose: text,
	declined: array(text),
	reason: text
});
// dist/lib/run-record/inspection/tokens.js
const NOTHING = {
	tokens: null,
	status: "partial"
};
/** The total of one turn. @returns undefined when one of its five counters is unusable */
function totalOf({ fields }) {
	return TOKEN_COUNTERS.every((name) => isCount(fields[name])) ? fields.total : void 0;
}
function isCount(value) {
	return Number.isSafeInteger(value) && value >= 0;
}
/** Sums up a run and, through calls that agree with them, its children (run-record details, 6.2). */
async function accountTokens(run) {
	return account(run, /* @__PURE__ */ new Set());
}
async function account(run, visited) {
	if (!mayPublish(run.reading.verdict.status)) return NOTHING;
	const totals = eventsOf(run, "turn").map(totalOf);
	const { calls, isSound } = listStartedCalls(run);
	let isComplete = run.reading.verdict.status === "valid" && isSound && !totals.includes(void 0) && eventsOf(run, "unreconciled").length === 0 && isEveryStartAnswered(run);
	let sum = totals.reduce((all, total) => all + (total ?? 0), 0);
	for (const call of calls) {
		const child = await run.readChild(call.child);
		if (visited.has(child.folder) || await findDisagreement(call, child) !== void 0) {
			isComplete = false;
			continue;
		}
		visited.add(child.folder);
		const { tokens, status } = await account(child, visited);
		if (tokens === null) return NOTHING;
		sum += tokens;
		isComplete &&= status === "complete";
	}
	if (!Number.isSafeInteger(sum)) return NOTHING;
	return {
		tokens: sum,
		status: isComplete ? "complete" : "partial"
	};
}
/** Whether each provider operation was followed by a turn of its own. */
function isEveryStartAnswered(run) {
	const waiting = /* @__PURE__ */ new Map();
	for (const event of eventsOf(run, "provider_start", "turn")) {
		const key = operationKey(event);
		const isStart = event.fields.event === "provider_start";
		if (key === void 0) {
			if (isStart) return false;
			continue;
		}
		const open = waiting.get(key) ?? 0;
		waiting.set(key, isStart ? open + 1 : Math.max(0, open - 1));
	}
	return [...waiting.values()].every((open) => open === 0);
}
function operationKey({ fields }) {
	const identity = identityOf(fields);
	const { provider, model } = fields;
	if (identity === void 0 || !isText(provider) || !isText(model)) return void 0;
	return `${provider.length}/${provider}/${model}/${identityKey(identity)}`;
}
function isText(value) {
	return typeof value === "string" && value !== "";
}
// dist/lib/run-record/inspection/questions.js
/** The longest request that stands in an answer as text, in bytes; a longer one is named by its hash. */
const SHOWN_REQUEST = 65536;
const ranFact = object({
	assembly: text,
	assembly_hash: sha256,
	flow: string().optional()
});
const optionsFact = object({ options: array(resolvedOption) });
const receivedFact = object({ received: array(receivedItem) });
const outputFact = object({
	output: hashedPath,
	sealed: boolean(),
	judged: boolean()
});
const endingFact = object({
	exit,
	cause,
	reason: string().optional()
});
const hookFact = object({
	hook: text,
	exit: exit.nullable(),
	capture: relativePath,
	sha256
});
const callFact = object({
	call: ordinal,
	flow: text,
	input: subflowInput.optional(),
	exit: exit.optional(),
	cause: cause.optional(),
	reason: string().optional(),
	child: relativePath.optional(),
	started: boolean(),
	item: string().optional()
});
/** The identity of a line, with null for a repeat that is absent. */
function nameAttempt$2(event) {
	const attempt = attemptOf(event);
	return {
		stage: attempt?.stage ?? null,
		repeat: attempt?.repeat ?? null,
		retry: attempt?.retry ?? null
	};
}
/** 1. What was asked: the request, byte for byte, and how it arrived. */
async function askRequest(asking) {
	const request = await asking.seek("request", () => findRequest(asking.run));
	if (request === null) return null;
	const state = await asking.verify(request);
	if (state !== "verified" || request.bytes > SHOWN_REQUEST) return {
		...request,
		state,
		text: null
	};
	const { run } = asking;
	const bytes = await asking.seek("request", () => readWhole$1(run.directory, placeOf$2(run, request.path), SHOWN_REQUEST));
	return {
		...request,
		state,
		text: bytes !== null && isUtf8(bytes) ? bytes.toString("utf8") : null
	};
}
/** 2. What ran: the assembly and whether its copy is what the record hashed, the flow, the stages and their options. */
async function askWhatRan(asking) {
	const { run } = asking;
	const ran = await asking.seek("assembly", () => requireFact(ranFact, requireRunStart(run)));
	const copy = await asking.seek("assembly copy", () => hashAssembly(join(run.directory, "assembly")));
	const isSame = ran !== null && copy !== null && copy.sha256 === ran.assembly_hash;
	if (copy !== null && !isSame) asking.lack("assembly copy", "assembly-disagrees", "the copy does not hash to what the record says");
	const stages = [];
	for (const event of eventsOf(run, "stage_carried", "stage_start")) {
		const isCarried = event.fields.event === "stage_carried";
		const what = `options of line ${event.number}`;
		const fact = isCarried ? null : await asking.seek(what, () => requireFact(optionsFact, event));
		stages.push({
			...nameAttempt$2(event),
			carried: isCarried,
			options: fact?.options ?? null
		});
	}
	const { assembly = null, assembly_hash = null, flow = null } = ran ?? {};
	return {
		assembly,
		assembly_hash,
		copyHash: copy?.sha256 ?? null,
		isSame,
		flow,
		stages
	};
}
/** 3. What each stage received and what it produced. */
async function askStages(asking) {
	const stages = [];
	for (const event of eventsOf(asking.run, "stage_start", "stage_end")) {
		const isStart = event.fields.event === "stage_start";
		const attempt = nameAttempt$2(event);
		if (isStart) {
			const fact = await asking.seek(`received of line ${event.number}`, () => requireFact(receivedFact, event));
			const received = [];
			for (const item of fact?.received ?? []) received.push({
				...item,
				state: await asking.verify(item)
			});
			stages.push({
				...attempt,
				received
			});
		} else if (event.fields.output !== void 0) {
			const fact = await asking.seek(`output of line ${event.number}`, () => requireFact(outputFact, event));
			if (fact === null) continue;
			const { output, sealed, judged } = fact;
			stages.push({
				...attempt,
				produced: {
					...output,
					sealed,
					judged,
					state: await asking.verify(output)
				}
			});
		}
	}
	return stages;
}
/** 4. How everything ended: exit and cause, for the run and for every stage. */
async function askEndings(asking) {
	const end = findRunEnd(asking.run);
	if (end === void 0) asking.lack("run_end", "run-not-ended", "the record stops before run_end");
	const stages = [];
	for (const event of eventsOf(asking.run, "stage_end")) {
		const fact = await asking.seek(`ending of line ${event.number}`, () => requireFact(endingFact, event));
		if (fact !== null) stages.push({
			...nameAttempt$2(event),
			...fact
		});
	}
	const open = openStages(asking);
	for (const stage of open) asking.lack(`ending of ${stage}`, "stage-not-ended", "the stage has no stage_end");
	return {
		run: end === void 0 ? null : await asking.seek("run_end", () => requireFact(endingFact, end)),
		stages
	};
}
/** The stages and repeats that were started and never ended, as a person names them. */
function openStages({ run }) {
	const ended = groupByStageRepeat(eventsOf(run, "stage_end"));
	return [...groupByStageRepeat(eventsOf(run, "stage_start"))].filter(([key]) => !ended.has(key)).map(([, [start]]) => {
		const { stage, repeat } = start?.fields ?? {};
		return repeat === void 0 ? `${stage}` : `${stage} repeat ${repeat}`;
	});
}
/** 5. What judged the work: the checks and hooks that ran, and what each of them printed. */
async function askJudges(asking) {
	const facts = await asking.seek("checks", () => listChecks(asking.run));
	const checks = [];
	for (const fact of facts ?? []) checks.push({
		...fact,
		printed: await asking.measure(fact.capture, CAPTURE_BYTES)
	});
	const hooks = [];
	for (const event of eventsOf(asking.run, "hook")) {
		const fact = await asking.seek(`hook of line ${event.number}`, () => requireFact(hookFact, event));
		if (fact === null) continue;
		hooks.push({
			...nameAttempt$2(event),
			...fact,
			printed: await asking.measure(fact.capture, CAPTURE_BYTES)
		});
	}
	return {
		checks,
		hooks
	};
}
/** 6. What the model was asked: each stage and repeat's system prompt and first turn. */
async function askPrompts(asking) {
	const { run } = asking;
	const prompts = [];
	const asked = /* @__PURE__ */ new Set();
	for (const attempt of listAttempts(run)) {
		const construction = await asking.seek(`prompt of ${attempt.stage}`, () => promptConstruction(run, attempt)) ?? { available: false };
		const key = stageRepeatKey(attempt);
		if (asked.has(key) && !construction.available) continue;
		asked.add(key);
		const { system, firstTurn } = placePrompt(attempt, construction);
		prompts.push({
			stage: attempt.stage,
			repeat: attempt.repeat ?? null,
			retry: attempt.retry,
			sources: construction.available ? construction.sources : null,
			system: {
				path: system,
				kept: await asking.measure(system, PROMPT_BYTES)
			},
			firstTurn: {
				path: firstTurn,
				kept: await asking.measure(firstTurn, PROMPT_BYTES)
			}
		});
	}
	return prompts;
}
/** 7. What it cost, in this record and in the children that it authorizes. */
async function askCost(asking) {
	const account = await accountTokens(asking.run);
	if (account.status === "partial") asking.lack("tokens", "tokens-partial", "not every operation is accounted for");
	return account;
}
/** 8. What was called: every decision and its reason, every mark's evidence, every subflow call. */
async function askCalls(asking) {
	const decisions = await asking.seek("decisions", () => listDecisions(asking.run));
	const calls = [];
	for (const event of eventsOf(asking.run, "subflow_call")) {
		const fact = await asking.seek(`call of line ${event.number}`, () => requireFact(callFact, event));
		if (fact !== null) calls.push({
			...nameAttempt$2(event),
			...fact
		});
	}
	return {
		decisions: decisions ?? [],
		calls
	};
}
// dist/lib/run-record/inspection/answers.js
/** The questions in the page's order. */
const QUESTIONS = [
	{
		asks: "What was asked",
		member: "request",
		ask: askRequest
	},
	{
		asks: "What ran",
		member: "ran",
		ask: askWhatRan
	},
	{
		asks: "What each stage received and produced",
		member: "stages",
		ask: askStages
	},
	{
		asks: "How everything ended",
		member: "endings",
		ask: askEndings
	},
	{
		asks: "What judged the work",
		member: "judges",
		ask: askJudges
	},
	{
		asks: "What the model was asked",
		member: "prompts",
		ask: askPrompts
	},
	{
		asks: "What it cost",
		member: "cost",
		ask: askCost
	},
	{
		asks: "What was called",
		member: "calls",
		ask: askCalls
	}
];
/** Asks a usable run all eight questions. */
async function answerQuestions(run) {
	const missing = [];
	const answers = {};
	for (const [index, { member, ask }] of QUESTIONS.entries()) answers[member] = await ask(new Asking(run, index + 1, missing));
	return {
		...answers,
		missing
	};
}
// dist/lib/run-record/inspection/cursor.js
const ENCODED_CHARACTERS = 8192;
const DECODED_BYTES = 6144;
const envelope = strictObject({
	kind: string(),
	bound: string(),
	at: unknown()
});
/** Spells a position as a cursor. */
function encodeCursor(scope, at) {
	const { kind } = scope;
	return Buffer.from(JSON.stringify({
		kind,
		bound: hashScope(scope),
		at
	})).toString("base64url");
}
/**
* Reads a cursor back.
*
* @throws BadRequest `cursor-malformed`; CursorConflict when it belongs to something else
*/
function decodeCursor(scope, position, cursor) {
	const { kind, bound, at } = parseCursor(cursor);
	if (kind !== scope.kind || bound !== hashScope(scope)) throw new CursorConflict("the cursor belongs to another question, or its answer has changed");
	const checked = position.safeParse(at);
	if (!checked.success) throw malformed$1();
	return checked.data;
}
function parseCursor(cursor) {
	if (cursor.length > ENCODED_CHARACTERS || !/^[A-Za-z0-9_-]+$/.test(cursor)) throw malformed$1();
	const bytes = Buffer.from(cursor, "base64url");
	if (bytes.length > DECODED_BYTES) throw malformed$1();
	try {
		return envelope.parse(JSON.parse(bytes.toString("utf8")));
	} catch {
		throw malformed$1();
	}
}
function hashScope({ bound }) {
	return hashBytes(JSON.stringify(bound));
}
function malformed$1() {
	return new BadRequest("cursor-malformed", "the cursor is none that this program gave out");
}
// dist/lib/run-record/inspection/output.js
/** What an ending makes of the file that it names. */
const OUTPUT_KINDS = {
	accepted: {
		endings: ["success"],
		sealed: true,
		judged: true
	},
	draft: {
		endings: ["refused"],
		sealed: false,
		judged: false
	},
	rejected: {
		endings: ["rejected", "exhausted"],
		sealed: false,
		judged: true
	}
};
const stageEnding = object({
	stage: string(),
	repeat: number().optional(),
	retry: number(),
	exit,
	cause,
	output: hashedPath.optional(),
	sealed: boolean().optional(),
	judged: boolean().optional()
});
/**
* The output that the last ending names: of the stage that is meant, or of the
* run, which must then have succeeded itself.
*
* @throws NothingFound `output-missing`; BrokenFact `fact-malformed`
*/
function findOutput(run, of, kind = "accepted") {
	const ending = eventsOf(run, "stage_end").filter((event) => belongsTo(event, of)).at(-1);
	if (ending === void 0) throw new NothingFound("output-missing", "no such stage has ended");
	if (of.stage === void 0 && findRunEnd(run)?.fields.exit !== 0) throw new NothingFound("output-missing", "the run did not end with success", "name a stage to see what it produced");
	const fact = requireFact(stageEnding, ending);
	if (!isKind(fact, kind) || fact.output === void 0) {
		const other = Object.keys(OUTPUT_KINDS).find((name) => isKind(fact, name));
		const hint = other === void 0 ? void 0 : `its last ending left one of kind ${other}`;
		throw new NothingFound("output-missing", `${fact.stage} ended ${fact.cause}/${fact.exit} and has no output of kind ${kind}`, hint);
	}
	return {
		...fact.output,
		stage: fact.stage,
		repeat: fact.repeat,
		retry: fact.retry
	};
}
function isKind(fact, kind) {
	const { endings, sealed, judged } = OUTPUT_KINDS[kind];
	return endings.includes(fact.cause) && fact.output !== void 0 && fact.sealed === sealed && fact.judged === judged;
}
// dist/lib/run-record/inspection/session.js
/** The most bytes of text on one page, and of one line that is shown. */
const PAGE_BYTES = 1048576;
/** The most bytes and lines of a session that is given out raw. */
const RAW_BYTES = 1048576;
const RAW_LINES = 1e4;
const BOUNDARY_BYTES = 4096;
const sessionFact = object({ session: relativePath });
/** Where a page begins, and which bytes it belongs to. */
const sessionPosition = strictObject({
	file: string(),
	size: int().min(0),
	offset: int().min(0),
	number: int().min(1),
	boundary: string()
});
/**
* The session file that a stage names, relative to the root run's directory.
*
* @param repeat may be left out when the stage ran in one repeat, or outside every LOOP
* @throws NothingFound `stage-missing`, `stage-ambiguous`, `session-unrecorded`; BrokenFact `fact-malformed`, `facts-disagree`
*/
function findSession(run, stage, repeat) {
	const groups = [...groupByStageRepeat(eventsOf(run, "stage_start").filter((event) => belongsTo(event, {
		stage,
		repeat
	}))).values()];
	const [starts] = groups;
	if (starts === void 0) throw new NothingFound("stage-missing", `no stage ${JSON.stringify(stage)} was started`);
	if (groups.length > 1) throw new NothingFound("stage-ambiguous", `${stage} ran ${groups.length} repeats`, "choose one with --repeat");
	return agreeOnSession(run, starts);
}
/**
* The session file that the starts of one stage and repeat agree on, relative to the root run's directory.
*
* @throws NothingFound `session-unrecorded`; BrokenFact `fact-malformed`, `facts-disagree`
*/
function agreeOnSession(run, starts) {
	const paths = starts.filter(({ fields }) => fields.session !== void 0).map((event) => ({
		line: event.number,
		path: requireFact(sessionFact, event).session
	}));
	const [first] = paths;
	if (first === void 0) throw new NothingFound("session-unrecorded", "the record names no session of the stage");
	const other = paths.find(({ path }) => path !== first.path);
	if (other !== void 0) throw new BrokenFact("facts-disagree", "two attempts of one stage name different sessions", other.line);
	return placeOf$2(run, first.path);
}
/**
* One page of a session.
*
* @param limit the most lines
* @param from where an earlier page said that the next one begins
* @throws CursorConflict when the session is no longer the one of that page; NothingFound; BrokenFact; FileFault
*/
async function readSessionPage(directory, path, limit, from) {
	const held = await holdRetained(directory, path);
	try {
		const start = from ?? {
			file: held.fileId,
			size: held.size,
			offset: 0,
			number: 1,
			boundary: hashBytes("")
		};
		if (start.file !== held.fileId || held.size < start.size || await hashBoundary(held, start.offset) !== start.boundary) throw new CursorConflict("the session was replaced or rewritten since the cursor was made");
		return await gatherPage(held, start, limit);
	} finally {
		await held.close();
	}
}
async function gatherPage(held, start, limit) {
	const splitter = new LineSplitter(PAGE_BYTES);
	const lines = [];
	let end = start.offset;
	let shown = 0;
	let isFull = false;
	for await (const chunk of held.chunks(start.offset, start.size)) {
		splitter.push(chunk, (item) => {
			const size = item.kind === "line" ? item.bytes.length : item.size;
			const text = item.kind === "line" && isUtf8(item.bytes) ? item.bytes.toString("utf8") : null;
			isFull ||= lines.length === limit || shown + (text === null ? 0 : size) > 1048576;
			if (isFull) return;
			lines.push({
				number: start.number + lines.length,
				offset: start.offset + item.offset,
				size,
				text
			});
			shown += text === null ? 0 : size;
			end = start.offset + item.offset + size + 1;
		});
		if (isFull || lines.length > 0 && end - start.offset >= 4194304) break;
	}
	if (end >= start.size || lines.length === 0) return {
		path: held.path,
		lines,
		next: null
	};
	const boundary = await hashBoundary(held, end);
	const next = {
		...start,
		offset: end,
		number: start.number + lines.length,
		boundary
	};
	return {
		path: held.path,
		lines,
		next
	};
}
async function hashBoundary(held, offset) {
	const chunks = [];
	for await (const chunk of held.chunks(Math.max(0, offset - BOUNDARY_BYTES), offset)) chunks.push(chunk);
	return hashBytes(Buffer.concat(chunks));
}
/**
* The exact bytes of a session.
*
* @throws BrokenFact `artifact-too-large` over {@link RAW_BYTES} or {@link RAW_LINES}; NothingFound; FileFault
*/
async function readRawSession(directory, path) {
	const held = await holdRetained(directory, path);
	try {
		if (held.size > 1048576) throw tooLarge(path, `${held.size} bytes, ${RAW_BYTES} are the most`);
		const chunks = [];
		for await (const chunk of held.chunks()) chunks.push(chunk);
		const bytes = Buffer.concat(chunks);
		const lines = bytes.reduce((count, byte) => byte === 10 ? count + 1 : count, 0);
		if (lines > 1e4) throw tooLarge(path, `${lines} lines, ${RAW_LINES} are the most`);
		held.confirm();
		return bytes;
	} finally {
		await held.close();
	}
}
function tooLarge(path, what) {
	return new BrokenFact("artifact-too-large", `the session ${path} has ${what} that are given out raw`);
}
// dist/lib/run-record/rendering/answers.js
function nameAttempt$1({ stage, repeat, retry }) {
	return `${stage}${repeat === null || repeat === void 0 ? "" : ` repeat ${repeat}`}${retry === 1 ? "" : ` attempt ${retry}`}`;
}
function showEnding$1(of) {
	return of?.cause === void 0 ? "-" : `${of.cause}/${of.exit}`;
}
const SHOW = {
	request: ({ request }) => {
		if (request === null) return "";
		const told = `${request.bytes} bytes via ${request.via}, ${request.path} ${request.state}\n`;
		return request.text === null ? told : `${told}${showText(request.text).replace(/\n$/, "").replace(/^/gm, "> ")}\n`;
	},
	ran: ({ ran }) => {
		const copy = ran.isSame ? "the copy is the same" : "the copy is not proved to be the same";
		return `assembly ${showCell(ran.assembly)} at ${showCell(ran.assembly_hash)}, ${copy}; flow ${showCell(ran.flow)}\n` + showTable([
			"stage",
			"how",
			"options"
		], ran.stages.map((stage) => {
			const options = stage.options?.map(({ name, value, rung }) => `${name}=${value} (${rung})`).join(", ");
			return [
				nameAttempt$1(stage),
				stage.carried ? "carried" : "started",
				options
			];
		}));
	},
	stages: ({ stages }) => {
		return showTable([
			"stage",
			"what",
			"name",
			"path",
			"file"
		], stages.flatMap((stage) => {
			if ("received" in stage) return (stage.received ?? []).map(({ name, path, state }) => [
				nameAttempt$1(stage),
				"received",
				name,
				path,
				state
			]);
			const { path, state, sealed } = stage.produced;
			return [[
				nameAttempt$1(stage),
				sealed ? "sealed" : "produced",
				null,
				path,
				state
			]];
		}));
	},
	endings: ({ endings }) => showTable([
		"what",
		"ended",
		"reason"
	], [[
		"the run",
		showEnding$1(endings.run),
		endings.run?.reason
	], ...endings.stages.map((stage) => [
		nameAttempt$1(stage),
		showEnding$1(stage),
		stage.reason
	])]),
	judges: ({ judges }) => showTable([
		"of",
		"judge",
		"exit",
		"printed",
		"capture"
	], [...judges.checks, ...judges.hooks].map((judge) => [
		nameAttempt$1(judge),
		"check" in judge ? judge.check : `${judge.hook} hook`,
		judge.exit ?? "none",
		judge.printed === null ? "gone" : `${judge.printed.bytes} bytes`,
		judge.capture
	])),
	prompts: ({ prompts }) => showTable([
		"of",
		"system prompt",
		"first turn",
		"sources"
	], prompts.map((prompt) => [
		nameAttempt$1(prompt),
		showKept(prompt.system),
		showKept(prompt.firstTurn),
		prompt.sources?.map(({ source }) => source).join(", ")
	])),
	cost: ({ cost }) => cost.tokens === null ? "" : `${cost.tokens} tokens, ${cost.status}\n`,
	calls: ({ calls: { decisions, calls } }) => showTable([
		"of",
		"called",
		"said",
		"evidence or child",
		"reason"
	], [...decisions.map((it) => [
		nameAttempt$1(it),
		it.tool,
		it.decision,
		it.evidence,
		it.reason
	]), ...calls.map((it) => [
		nameAttempt$1(it),
		`flow ${it.flow}`,
		it.started ? showEnding$1(it) : "not started",
		it.child,
		it.reason
	])])
};
function showKept({ path, kept }) {
	return kept === null ? `${path}, gone` : `${path}, ${kept.bytes} bytes`;
}
/** All answers, and then what is missing. */
function showAnswers(answers) {
	const parts = QUESTIONS.map(({ asks, member }, index) => {
		return showSection(`${index + 1}. ${asks}`, SHOW[member](answers) || "(no answer)\n");
	});
	const missing = answers.missing.map(({ question, what, message }) => {
		return `${question}. ${showCell(message.includes(what) ? message : `${what}: ${message}`)}\n`;
	});
	return `${parts.join("").trimStart()}${showSection("missing", missing.join(""))}`;
}
// dist/lib/run-record/rendering/run-tables.js
/** The columns that a listing shows to a person who names none. */
const EYE_FIELDS = [
	"id",
	"state",
	"cause",
	"exit",
	"duration",
	"tokens",
	"assembly",
	"flow"
];
/** A listing. */
function showRuns(rows, fields) {
	const show = (row, field) => {
		if (field === "duration") return showDuration(row.duration);
		if (field === "tokens" && !fields.includes("tokensStatus")) return showTokens(row.tokens, row.tokensStatus);
		return row[field];
	};
	return showTable(fields, rows.map((row) => fields.map((field) => show(row, field))));
}
/** A total with its label: a partial one is marked by a `+`. */
function showTokens(tokens, status) {
	if (tokens === null) return "-";
	return status === "complete" ? String(tokens) : `${tokens}+`;
}
/** A verdict in a line, and what was not checked. */
function showVerdict({ status, line, rule, message }, torn, unchecked) {
	const where = line === null ? "" : `, line ${line}`;
	const code = rule === null ? "" : ` (${rule})`;
	const rest = torn === void 0 ? "" : `  line ${torn.line} is unterminated: ${torn.size} bytes were left out\n`;
	const open = unchecked.length === 0 ? "" : `  unchecked: ${unchecked.join(", ")}\n`;
	return `${status}${where}: ${showCell(message)}${code}\n${rest}${open}`;
}
/** A run at a glance. */
function showSummary(summary) {
	const { stages, subflows, omitted, warnings } = summary;
	const calls = subflows.map((call) => [
		nameAttempt({
			stage: call.caller,
			repeat: call.repeat,
			retry: call.attempt
		}),
		call.call,
		call.subflow,
		call.item,
		showEnding(call),
		call.child
	]);
	return [
		showHead(summary),
		showSection("stages", showTable(STAGE_HEAD, stages.map(showAttempt))),
		calls.length === 0 ? "" : showSection("calls", showTable([
			"of",
			"call",
			"flow",
			"item",
			"ended",
			"child"
		], calls)),
		omitted === 0 ? "" : `\n${omitted} rows are not shown\n`,
		showSection("warnings", warnings.map((warning) => `${showCell(warning)}\n`).join(""))
	].join("");
}
function showHead({ run, state, cause, exit, startedAt, duration, reason }) {
	const ending = cause === null ? state : `${state}: ${cause}/${exit}`;
	const why = reason === null ? "" : `${showCell(reason)}\n`;
	return `${run}  ${ending}  ${showCell(startedAt)}  ${showDuration(duration)}\n${why}`;
}
const STAGE_HEAD = [
	"stage",
	"state",
	"ended",
	"turns",
	"tokens",
	"decisions"
];
function showAttempt(row) {
	const decisions = row.decisions.map(({ tool, decision }) => `${tool} ${decision}`).join(", ");
	return [
		nameAttempt({
			stage: row.stage,
			repeat: row.repeat,
			retry: row.attempt
		}),
		row.state,
		showEnding(row),
		row.turns,
		row.tokens,
		decisions
	];
}
function nameAttempt({ stage, repeat, retry }) {
	return `${stage}${repeat === null || repeat === void 0 ? "" : ` repeat ${repeat}`}${retry === 1 ? "" : ` attempt ${retry}`}`;
}
function showEnding({ cause, exit }) {
	return cause === null ? null : `${cause}/${exit}`;
}
const SHOWN_MEMBERS = 100;
const NAMED_APART = [
	"ts",
	"event",
	"stage",
	"repeat",
	"retry"
];
/** Events, a line each. */
function showEvents(events) {
	return showTable([
		"line",
		"ts",
		"event",
		"of",
		"members"
	], events.map(({ number, fields }) => {
		const spelled = Object.entries(fields).filter(([member]) => !NAMED_APART.includes(member)).map(([member, value]) => `${member}=${showMember(value)}`).join(" ");
		const of = typeof fields.stage === "string" ? nameAttempt(fields) : null;
		return [
			number,
			fields.ts,
			fields.event,
			of,
			spelled.length > SHOWN_MEMBERS ? `${spelled.slice(0, SHOWN_MEMBERS)}...` : spelled
		];
	}));
}
function showMember(value) {
	if (Array.isArray(value)) return `[${value.length}]`;
	return typeof value === "object" && value !== null ? "{...}" : String(value);
}
/** The recordings of checks. */
function showChecks(checks) {
	return showTable([
		"of",
		"check",
		"exit",
		"file",
		"capture"
	], checks.map((check) => [
		nameAttempt(check),
		check.check,
		check.exit ?? "none",
		check.file,
		check.capture
	]));
}
/** The marks of a checklist. */
function showMarks(marks) {
	return showTable([
		"of",
		"item",
		"mark",
		"evidence",
		"reason"
	], marks.map((mark) => [
		nameAttempt(mark),
		mark.item,
		mark.decision,
		mark.evidence,
		mark.reason
	]));
}
/** The prompts of attempts: where they are kept, and what they were built from. */
function showPrompts(prompts) {
	return showTable([
		"of",
		"system prompt",
		"first turn",
		"sources"
	], prompts.map((prompt) => {
		const sources = prompt.sources?.map(({ source }) => source).join(", ") ?? "not recorded";
		return [
			nameAttempt(prompt),
			prompt.system,
			prompt.firstTurn,
			sources
		];
	}));
}
/** The lines of a session's page, as they stand; a line that cannot be shown is named. */
function showSessionLines(lines, next) {
	return lines.map(({ number, size, text }) => text === null ? `(line ${number}: ${size} bytes that are no text, or too many)\n` : `${showText(text)}\n`).join("") + (next === null ? "" : `more: --after ${next}\n`);
}
// dist/bin/bot-record/evidence-commands.js
/** Adds the sub-commands. */
function addEvidenceCommands(program) {
	addRequest(program);
	addOutput(program);
	addChecks(program);
	addPrompts(program);
	addSession(program);
	addAccounts(program);
}
function addRequest(program) {
	addChildOption(addCommand(program, "request <run>", "the exact bytes of what was asked; --json: where they are kept and how they arrived")).action(async (selector, options) => {
		const run = await openRun(selector, options);
		const request = findRequest(run);
		const fact = retainedRequest(run, request);
		if (options.json !== true) return printBytes(readRetained(run.directory, fact));
		await verifyRetained(run.directory, fact);
		return print(options, "run-request", { data: {
			run: run.name,
			...request
		} }, () => "");
	});
}
function addOutput(program) {
	addChildOption(addCommand(program, "output <run> [stage]", "the exact bytes of what the run, or a stage of it, produced").option("--repeat <n>", "the stage in this repeat", wholeNumber(1)).addOption(new Option("--kind <kind>", "what the last ending made of it").choices(Object.keys(OUTPUT_KINDS)).default("accepted"))).action(async (selector, stage, options) => {
		const run = await openRun(selector, options);
		const output = findOutput(run, {
			stage,
			repeat: options.repeat
		}, options.kind);
		const fact = {
			path: placeOf$2(run, output.path),
			sha256: output.sha256
		};
		if (options.json !== true) return printBytes(readRetained(run.directory, fact));
		const bytes = await verifyRetained(run.directory, fact);
		return print(options, "run-output", { data: {
			run: run.name,
			...output,
			repeat: output.repeat ?? null,
			bytes,
			kind: options.kind
		} }, () => "");
	});
}
function addChecks(program) {
	addChildOption(addAttemptOptions(addCommand(program, "checks <run> [name]", "the checks that judged the work, and what each printed").option("--file <path>", "only the gate with this executable").option("--raw", "the exact bytes that one check printed"))).action(async (selector, check, options) => {
		const run = await openRun(selector, options);
		const { stage, repeat, retry, file } = options;
		const filter = {
			check,
			stage,
			repeat,
			retry,
			file
		};
		if (options.raw === true) return printBytes([await readCapture(run, filter)]);
		const found = listChecks(run, filter);
		const data = found.map(({ file: executableFile = null, sha256: executableSha256 = null, repeat: times = null, ...rest }) => {
			return {
				...rest,
				repeat: times,
				executableFile,
				executableSha256
			};
		});
		return print(options, "run-checks", { data: {
			run: run.name,
			checks: data
		} }, () => showChecks(found));
	});
	addChildOption(addAttemptOptions(addCommand(program, "checklist <run>", "every mark of the checklists, with its evidence"))).action(async (selector, options) => {
		const run = await openRun(selector, options);
		const marks = listMarks(run, options);
		return print(options, "run-checklist", { data: {
			run: run.name,
			marks
		} }, () => showMarks(marks));
	});
}
function addPrompts(program) {
	addChildOption(addAttemptOptions(addCommand(program, "prompts <run>", "what the model was asked: the sources of each prompt, and its kept bytes").addOption(new Option("--raw <part>", "the exact bytes of one").choices(["system", "first-turn"])))).action(async (selector, { raw, ...options }) => {
		const run = await openRun(selector, options);
		if (raw !== void 0) return printBytes([await readPrompt(run, options, raw === "system" ? "system" : "firstTurn")]);
		const prompts = listPrompts(run, options);
		return print(options, "run-prompts", { data: {
			run: run.name,
			prompts
		} }, () => showPrompts(prompts));
	});
}
function addSession(program) {
	addChildOption(addCommand(program, "session <run> <stage>", "the session of a stage, page by page").option("--repeat <n>", "the stage in this repeat", wholeNumber(1)).option("--limit <n>", "lines on a page", wholeNumber(1, 500), 100).option("--after <cursor>", "the next page, of the same bytes").option("--raw", "the exact bytes (at most 1 MiB and 10,000 lines)")).action(async (selector, stage, options) => {
		const { repeat = null, limit, after } = options;
		if (options.raw === true && options.json === true) throw new UsageError("--raw and --json exclude each other");
		const run = await openRun(selector, options);
		const path = findSession(run, stage, options.repeat);
		if (options.raw === true) return printBytes([await readRawSession(run.directory, path)]);
		const scope = {
			kind: "session",
			bound: [
				run.name,
				options.child ?? null,
				stage,
				repeat
			]
		};
		const from = after === void 0 ? void 0 : decodeCursor(scope, sessionPosition, after);
		const { lines, next: position } = await readSessionPage(run.directory, path, limit, from);
		const next = position === null ? null : encodeCursor(scope, position);
		return print(options, "run-session", {
			data: {
				run: run.name,
				stage,
				repeat,
				path,
				lines
			},
			page: {
				limit,
				next
			}
		}, () => showSessionLines(lines, next));
	});
}
function addAccounts(program) {
	addChildOption(addCommand(program, "tokens <run>", "what the run and its children cost; complete or partial")).action(async (selector, options) => {
		const run = await openRun(selector, options);
		const account = await accountTokens(run);
		const told = account.tokens === null ? "no total" : `${account.tokens} tokens`;
		return print(options, "run-tokens", { data: {
			run: run.name,
			...account
		} }, () => `${told}, ${account.status}\n`);
	});
	addChildOption(addCommand(program, "answers <run>", "the eight questions, answered from the directory alone").option("--strict", "exit 3 when a part of an answer is missing")).action(async (selector, options) => {
		const run = await openRun(selector, options);
		const found = await answerQuestions(run);
		const { missing, ...data } = found;
		if (missing.length > 0 && options.strict === true) process.exitCode = EXIT.partial;
		return print(options, "run-answers", {
			data: {
				run: run.name,
				...data
			},
			missing
		}, () => showAnswers(found));
	});
}
// dist/lib/run-record/hashing/runtime-tree-hash.js
/** Which files a runtime consists of, beside its `package.json`. */
const RUNTIME_FILES = {
	checkout: {
		folder: "src",
		ending: ".ts"
	},
	installed: {
		folder: "dist",
		ending: ".js"
	}
};
const PREFIX = Buffer.from("bot-runtime-tree-v1\0");
const MANIFEST$1 = "package.json";
const COUNT_BYTES = 12;
/**
* Hashes a runtime tree: the prefix, then for each file in bytewise order of
* the paths a 4-byte length of the path, an 8-byte count of its bytes (both
* big-endian), the path in UTF-8, the bytes. Links and other leaves are passed over.
*
* @returns SHA-256 in lowercase hex
* @throws CodedError `manifest-missing`, `name-not-utf8`; MachineryError `cannot-read`
*/
async function hashRuntimeTree(root, kind) {
	const { folder, ending } = RUNTIME_FILES[kind];
	const isInside = (name, depth) => depth > 0 || name === MANIFEST$1 || name === folder;
	const leaves = (await listTree(root, isInside)).filter(({ path, isFile }) => isFile && (path === MANIFEST$1 || path.startsWith(`${folder}/`) && path.endsWith(ending)));
	if (!leaves.some(({ path }) => path === MANIFEST$1)) throw new CodedError("manifest-missing", `${root} holds no regular ${MANIFEST$1}`, { hint: "name the folder that the runtime was checked out or installed into" });
	const hash = createHash("sha256").update(PREFIX);
	for (const { path } of leaves) {
		const name = Buffer.from(path);
		const bytes = await readWhole(join(root, path));
		const counts = Buffer.alloc(COUNT_BYTES);
		counts.writeUInt32BE(name.length, 0);
		counts.writeBigUInt64BE(BigInt(bytes.length), 4);
		hash.update(counts).update(name).update(bytes);
	}
	return hash.digest("hex");
}
async function readWhole(path) {
	try {
		return await readFile(path);
	} catch (cause) {
		throw MachineryError.from("read", path, cause);
	}
}
// dist/bin/bot-record/hash-command.js
/** Adds the sub-command and its three kinds. */
function addHashCommand(program) {
	const hash = program.command("hash").description("the hash of a file, an assembly or a runtime tree");
	const kind = (usage, about) => hash.command(usage).description(about).option("--expect <sha256>", "exit 1 when the hash is another").option("--json", "one JSON document");
	kind("file <path>", "the hash of its exact bytes").action(async (path, options) => {
		const { sha256 } = await hashFile(path);
		return tell(options, "file", sha256, {});
	});
	kind("assembly <dir>", "the hash over its files, as run_start carries it").option("--opaque <folder>", "a folder of the root that is outside (may be repeated)", collect).option("--files", "the text that is hashed, a line for each file").action(async (directory, options) => {
		const { sha256, files } = await hashAssembly(directory, { opaque: options.opaque ?? [] });
		const lines = options.files === true ? files.map((file) => `${spellAssemblyFile(file)}\n`).join("") : "";
		return tell(options, "assembly", sha256, { files }, lines);
	});
	kind("tree <dir>", "the hash over a runtime's own files").addOption(new Option("--kind <kind>", "which files").choices(Object.keys(RUNTIME_FILES)).default("checkout")).action(async (directory, options) => {
		return tell(options, "tree", await hashRuntimeTree(directory, options.kind), { runtime: options.kind });
	});
}
function tell(options, of, sha256, more, lines = "") {
	const { expect = null } = options;
	const isExpected = expect === null || expect === sha256;
	if (!isExpected) process.exitCode = EXIT.no;
	const data = {
		of,
		sha256,
		expected: expect,
		isExpected,
		...more
	};
	const view = isExpected ? `${sha256}\n` : `${sha256}\n  expected ${expect}\n`;
	return print(options, "hash", { data }, () => lines + view);
}
// dist/lib/program/standard-input.js
/**
* Standard input as a stream of bytes. Node's own `process.stdin` ends without a
* word when it is a directory; that would pass for an empty input.
*
* @throws MachineryError `cannot-read`
*/
function openStandardInput() {
	try {
		const facts = fstatSync(0);
		if (facts.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error("is a directory"), { code: "EISDIR" });
		return facts.isFile() ? createReadStream("", {
			fd: 0,
			autoClose: false
		}) : process.stdin;
	} catch (cause) {
		throw MachineryError.from("read", "standard input", cause);
	}
}
// dist/lib/run-record/inspection/raw-record.js
/**
* The exact bytes of a record, whatever they are: as many as it had when it was
* opened, none that were appended since. Nothing is judged.
*
* @throws FileFault
*/
async function* copyRecord(directory) {
	const held = await HeldFile.hold(directory, "record.jsonl");
	try {
		yield* held.chunks();
	} finally {
		await held.close();
	}
}
// dist/lib/run-record/inspection/run-row.js
/** How a run stands, seen from outside. */
const RUN_STATES = [
	"ended",
	"running",
	"crashed",
	"incomplete",
	"invalid",
	"no-record",
	"bad-record",
	"bad-version",
	"unreadable"
];
const STATE_OF_STATUS = {
	invalid: "invalid",
	"bad-version": "bad-version",
	"bad-record": "bad-record",
	"not-a-file": "bad-record",
	"too-large": "unreadable",
	unreadable: "unreadable",
	"no-record": "no-record"
};
/** The columns of a listing, in order. */
const RUN_FIELDS = [
	"id",
	"assembly",
	"flow",
	"startedAt",
	"endedAt",
	"duration",
	"state",
	"exit",
	"cause",
	"tokens",
	"tokensStatus"
];
/** How a run stands: its record's verdict, and for an incomplete one whether somebody works on it. */
function stateOf(run, lock) {
	const { status } = run.reading.verdict;
	if (status === "valid") return "ended";
	if (status !== "incomplete") return STATE_OF_STATUS[status];
	if (run.reading.events.length === 0) return "incomplete";
	return lock === "fresh" ? "running" : "crashed";
}
/** Describes a run in one row, without its tokens. */
function describeRun(id, run, lock) {
	const start = run.reading.events[0]?.fields ?? {};
	const end = findRunEnd(run)?.fields ?? {};
	const startedAt = textOrNull$1(start.ts);
	const endedAt = textOrNull$1(end.ts);
	return {
		id,
		assembly: textOrNull$1(start.assembly),
		flow: textOrNull$1(start.flow),
		startedAt,
		endedAt,
		duration: durationOf(startedAt, endedAt),
		state: stateOf(run, lock),
		exit: typeof end.exit === "number" ? end.exit : null,
		cause: textOrNull$1(end.cause),
		tokens: null,
		tokensStatus: null
	};
}
/** Milliseconds between two instants; null when the clock stepped back or one of them is missing. */
function durationOf(startedAt, endedAt) {
	if (startedAt === null || endedAt === null) return null;
	const duration = Date.parse(endedAt) - Date.parse(startedAt);
	return Number.isSafeInteger(duration) && duration >= 0 ? duration : null;
}
function textOrNull$1(value) {
	return typeof value === "string" ? value : null;
}
// dist/lib/run-record/inspection/run-filter.js
/** The filter, when its words exist and its instants parse. @throws BadRequest `unknown-word`, `unusable-instant` */
function checkFilter(filter) {
	requireWords("state", filter.state, RUN_STATES);
	requireWords("cause", filter.cause, CAUSES);
	for (const [name, value] of [["since", filter.since], ["until", filter.until]]) if (value !== void 0 && !Number.isFinite(Date.parse(value))) throw new BadRequest("unusable-instant", `--${name} ${JSON.stringify(value)} is no instant`, "write it as 2026-07-30 or 2026-07-30T14:22:08Z");
	return filter;
}
/** The columns that a comma-separated list names. @throws BadRequest `unknown-word` */
function parseFields(list) {
	const names = list.split(",").map((name) => name.trim());
	requireWords("fields", names, RUN_FIELDS);
	return names;
}
/** Whether a row is asked for. */
function matchesFilter(row, filter) {
	return [
		"assembly",
		"flow",
		"state",
		"cause"
	].every((member) => filter[member] === void 0 || filter[member].includes(row[member])) && isInWindow(row, filter);
}
function isInWindow({ id, startedAt }, { since, until }) {
	if (since === void 0 && until === void 0) return true;
	const began = startedAt === null ? instantOfName(id) : Date.parse(startedAt);
	if (began === void 0) return false;
	return (since === void 0 || began >= Date.parse(since)) && (until === void 0 || began < Date.parse(until));
}
function requireWords(option, words, known) {
	const stranger = words?.find((word) => !known.includes(word));
	if (stranger === void 0) return;
	throw new BadRequest("unknown-word", `--${option} does not know ${JSON.stringify(stranger)}`, `it knows ${known.join(", ")}`);
}
/** The most bytes of all its rows, as JSON. */
const SUMMARY_BYTES = 9e5;
const TEXT_BYTES = 4096;
const SHOWN_WARNINGS = 20;
/** Summarizes a usable run. */
function summarizeRun(id, run, lock) {
	const stages = [...gatherAttempts(run).values()];
	const subflows = run.reading.events.filter(({ fields }) => fields.event === "subflow_call").map(describeCall);
	const included = countWithin([...stages, ...subflows]);
	const shownStages = stages.slice(0, included);
	const shownCalls = subflows.slice(0, included - shownStages.length);
	const { id: name, tokens: _, tokensStatus: __, ...row } = describeRun(id, run, lock);
	return {
		run: name,
		...row,
		reason: textOrNull(findRunEnd(run)?.fields.reason),
		stages: shownStages,
		subflows: shownCalls,
		included,
		omitted: stages.length + subflows.length - included,
		warnings: findOddities(run).slice(0, SHOWN_WARNINGS)
	};
}
/** How many of the rows, from the first, a summary has room for. */
function countWithin(rows) {
	let room = SUMMARY_BYTES;
	for (const [index, row] of rows.entries()) {
		room -= Buffer.byteLength(JSON.stringify(row));
		if (room < 0 || index === 1e3) return index;
	}
	return rows.length;
}
function gatherAttempts(run) {
	const rows = /* @__PURE__ */ new Map();
	for (const event of run.reading.events) {
		const attempt = attemptOf(event);
		const { event: name } = event.fields;
		if (attempt === void 0) continue;
		if (name === "stage_start" || name === "stage_carried") {
			sendBackEarlier(rows, attempt);
			rows.set(identityKey(attempt), beginRow(attempt, name === "stage_start" ? "open" : "carried"));
		} else {
			const row = rows.get(identityKey(attempt));
			if (row !== void 0) addToRow(row, event);
		}
	}
	return rows;
}
function beginRow(of, state) {
	const { stage, repeat = null, retry: attempt } = of;
	const ending = {
		exit: null,
		cause: null,
		scratch: null,
		reason: null
	};
	const work = {
		turns: 0,
		tokens: 0,
		decisions: []
	};
	return {
		identity: describeIdentity(of),
		stage,
		repeat,
		attempt,
		state,
		...ending,
		...work
	};
}
function sendBackEarlier(rows, { stage, repeat, retry }) {
	for (const row of rows.values()) if (row.stage === stage && row.repeat === (repeat ?? null) && row.state === "open" && row.attempt < retry) row.state = "sent-back";
}
function addToRow(row, event) {
	const { fields } = event;
	switch (fields.event) {
		case "turn":
			row.turns += 1;
			row.tokens += totalOf(event) ?? 0;
			break;
		case "tool_call":
			row.decisions.push({
				tool: textOrNull(fields.tool) ?? "",
				decision: textOrNull(fields.decision) ?? "",
				reason: textOrNull(fields.reason)
			});
			break;
		case "stage_end":
			row.state = "ended";
			row.exit = numberOrNull(fields.exit);
			row.cause = textOrNull(fields.cause);
			row.reason = textOrNull(fields.reason);
			break;
		case "tmp_teardown": row.scratch = textOrNull(fields.reason);
	}
}
function describeCall({ fields }) {
	return {
		caller: textOrNull(fields.stage) ?? "",
		repeat: numberOrNull(fields.repeat),
		attempt: fields.retry,
		call: numberOrNull(fields.call),
		subflow: textOrNull(fields.flow),
		item: textOrNull(fields.item),
		started: fields.started === true,
		child: textOrNull(fields.child),
		exit: numberOrNull(fields.exit),
		cause: textOrNull(fields.cause)
	};
}
/** What a person should know before relying on the summary. */
function findOddities(run) {
	const { events, torn } = run.reading;
	const oddities = [];
	if (torn !== void 0) oddities.push(`line ${torn.line} is unterminated: ${torn.size} bytes at byte ${torn.offset} were left out`);
	const end = findRunEnd(run);
	const [start] = events;
	if (end !== void 0 && Date.parse(end.fields.ts) < Date.parse(start?.fields.ts)) oddities.push(`line ${end.number}: the run ended before it started, by its own clock`);
	for (const event of events) if (event.fields.event === "unreconciled") oddities.push(`line ${event.number}: abandoned work of ${event.fields.stage}; its spend is in no total`);
	else if (event.fields.event === "turn" && totalOf(event) === void 0) oddities.push(`line ${event.number}: a turn without usable counters; its spend is in no total`);
	return oddities;
}
function textOrNull(value) {
	return typeof value === "string" ? boundText(value, TEXT_BYTES) : null;
}
function numberOrNull(value) {
	return typeof value === "number" ? value : null;
}
// dist/pipelines/list-runs.js
/** Rows of the runs with these names, in their order; a live directory that has no record yet is left out. */
async function* describeRuns(home, names) {
	for (const name of names) {
		const directory = join(runsFolder(home), name);
		const run = await inspectRun(directory);
		const { status } = run.reading.verdict;
		const lock = status === "incomplete" || status === "no-record" ? await readLock(directory) : "none";
		if (status === "no-record" && lock === "fresh") continue;
		yield {
			run,
			row: describeRun(name, run, lock)
		};
	}
}
/** The runs that a filter asks for. */
async function* selectRuns(runs, filter) {
	for await (const listed of runs) if (matchesFilter(listed.row, filter)) yield listed;
}
/**
* One page of the runs that are asked for, newest name first.
*
* @param after the cursor of an earlier page of the same question; the home must still hold the same runs
* @throws BadRequest, CursorConflict, NothingFound `home-missing`, MachineryError
*/
async function listRuns(home, filter, { limit, after }) {
	checkFilter(filter);
	const names = (await listRunNames(home)).reverse();
	const scope = {
		kind: "runs",
		bound: [
			home,
			filter,
			hashBytes(names.join("\n"))
		]
	};
	const last = after === void 0 ? void 0 : decodeCursor(scope, string(), after);
	const rest = last === void 0 ? names : names.slice(names.indexOf(last) + 1);
	const rows = [];
	for await (const { run, row } of selectRuns(describeRuns(home, rest), filter)) {
		if (rows.length === limit) return {
			rows,
			next: encodeCursor(scope, rows.at(-1)?.id),
			total: names.length
		};
		rows.push(await addTokens(run, row));
	}
	return {
		rows,
		next: null,
		total: names.length
	};
}
/** How many runs are asked for. No child is read. */
async function countRuns(home, filter) {
	checkFilter(filter);
	let count = 0;
	for await (const _ of selectRuns(describeRuns(home, await listRunNames(home)), filter)) count += 1;
	return count;
}
async function addTokens(run, row) {
	const { tokens, status } = await accountTokens(run);
	return {
		...row,
		tokens,
		tokensStatus: status
	};
}
// dist/lib/run-record/inspection/search.js
/** The longest line that is searched, in bytes. */
const SEARCHED_LINE = 16777216;
const EXCERPT_BYTES = 240;
const EXCERPT_LEAD = 80;
/**
* The hits in one run, file by file: its record, its sessions in the order of
* their stages, then each child in the same way.
*
* @throws BrokenFact, NothingFound, FileFault when a fact that names a file cannot be relied on
*/
async function* searchRun(run, needle) {
	const record = placeOf$2(run, "record.jsonl");
	for (const { bytes, number, offset } of run.reading.events) {
		const at = bytes.indexOf(needle);
		if (at >= 0) yield describeHit(record, number, offset, bytes, at);
	}
	for (const path of listSessions(run)) yield* searchFile(run.directory, path, needle);
	for (const { child: reference } of listStartedCalls(run).calls) {
		const child = await openChild(run, reference);
		if (mayPublish(child.reading.verdict.status)) yield* searchRun(child, needle);
	}
}
function listSessions(run) {
	return [...groupByStageRepeat(eventsOf(run, "stage_start").filter(({ fields }) => fields.session !== void 0)).values()].map((group) => agreeOnSession(run, group));
}
async function* searchFile(directory, path, needle) {
	const held = await holdRetained(directory, path);
	try {
		const splitter = new LineSplitter(SEARCHED_LINE);
		for await (const chunk of held.chunks()) {
			const hits = [];
			splitter.push(chunk, (item) => {
				const at = item.kind === "line" ? item.bytes.indexOf(needle) : -1;
				if (item.kind === "line" && at >= 0) hits.push(describeHit(path, item.number, item.offset, item.bytes, at));
			});
			yield* hits;
		}
	} finally {
		await held.close();
	}
}
function describeHit(file, line, lineOffset, bytes, at) {
	const from = characterStart(bytes, Math.max(0, at - EXCERPT_LEAD));
	const excerpt = boundText(bytes.toString("utf8", from, from + 480), EXCERPT_BYTES);
	return {
		file,
		line,
		offset: lineOffset + at,
		excerpt
	};
}
function characterStart(bytes, at) {
	let start = at;
	while (start > 0 && (bytes[start] & 192) === 128) start -= 1;
	return start;
}
// dist/pipelines/search-runs.js
const position = strictObject({
	run: string(),
	file: string(),
	line: int().min(1)
});
/**
* One page of hits. A search through a home passes over a run that it cannot
* rely on and says so; a search through one run fails.
*
* @param options.run the directory of the only run to look through
* @throws BadRequest, CursorConflict, and for one run whatever keeps it from being searched
*/
async function searchRuns(home, query, options) {
	if (query === "") throw new BadRequest("empty-query", "there is nothing to look for");
	const scope = {
		kind: "search",
		bound: [
			home,
			query,
			options.run ?? null
		]
	};
	const from = options.after === void 0 ? void 0 : decodeCursor(scope, position, options.after);
	const directories = options.run === void 0 ? await newestFirst(home) : [options.run];
	const begin = from === void 0 ? 0 : directories.findIndex((directory) => basename(directory) === from.run);
	if (begin < 0) throw new CursorConflict("the run of the cursor is gone");
	const hits = [];
	const warnings = [];
	for (const directory of directories.slice(begin)) {
		const run = basename(directory);
		const skipTo = from?.run === run ? from : void 0;
		try {
			for await (const hit of continueAfter(searchDirectory(directory, query), skipTo)) {
				if (hits.length === options.limit) return {
					hits,
					next: encodeCursor(scope, placeOf$1(hits)),
					warnings
				};
				hits.push({
					run,
					...hit
				});
			}
		} catch (fault) {
			if (options.run !== void 0 || !(fault instanceof CodedError) || fault instanceof CursorConflict) throw fault;
			if (exitOfRefusal(fault) === void 0) throw fault;
			warnings.push({
				run,
				code: fault.code,
				message: fault.message
			});
		}
	}
	return {
		hits,
		next: null,
		warnings
	};
}
async function newestFirst(home) {
	return (await listRunNames(home)).reverse().map((name) => join(runsFolder(home), name));
}
async function* searchDirectory(directory, query) {
	const run = await inspectRun(directory);
	requireUsable(run.reading);
	yield* searchRun(run, Buffer.from(query));
}
/** The hits after the one that a page ended with. */
async function* continueAfter(hits, last) {
	let isAfter = last === void 0;
	for await (const hit of hits) if (isAfter) yield hit;
	else isAfter = hit.file === last?.file && hit.line === last?.line;
	if (!isAfter) throw new CursorConflict("the hit of the cursor is gone");
}
function placeOf$1(hits) {
	const { run, file, line } = hits.at(-1);
	return {
		run,
		file,
		line
	};
}
// dist/bin/bot-record/run-commands.js
/** Adds the sub-commands. */
function addRunCommands(program) {
	addList(program);
	addShow(program);
	addCheck(program);
	addSearch(program);
}
function addList(program) {
	addCommand(program, "list", "the runs of the home, newest first").option("--assembly <name>", "only runs of this assembly (may be repeated)", collect).option("--flow <name>", "only runs of this flow (may be repeated)", collect).option("--state <state>", "only runs in this state (may be repeated)", collect).option("--cause <cause>", "only runs that ended so (may be repeated)", collect).option("--since <instant>", "only runs that began at this instant or later").option("--until <instant>", "only runs that began before this instant").option("--fields <names>", `columns: ${RUN_FIELDS.join(",")}`).option("--count", "only how many there are").option("--limit <n>", "rows on a page", wholeNumber(1, 200), 20).option("--after <cursor>", "the next page").action(async (options) => {
		const { assembly, flow, state, cause, since, until, limit, after } = options;
		const filter = {
			assembly,
			flow,
			state,
			cause,
			since,
			until
		};
		const home = locateHome(options.home);
		if (options.count === true) {
			const count = await countRuns(home, filter);
			return print(options, "run-count", { data: { count } }, () => `${count}\n`);
		}
		const fields = options.fields === void 0 ? void 0 : parseFields(options.fields);
		const { rows, next, total } = await listRuns(home, filter, {
			limit,
			after
		});
		return print(options, "run-list", {
			data: rows.map((row) => Object.fromEntries((fields ?? RUN_FIELDS).map((name) => [name, row[name]]))),
			page: {
				limit,
				next
			},
			summary: {
				shown: rows.length,
				total
			},
			warnings: []
		}, () => showRuns(rows, fields ?? EYE_FIELDS) + more(next));
	});
}
function more(next) {
	return next === null ? "" : `more: --after ${next}\n`;
}
function addShow(program) {
	addCommand(program, "show <run>", "a run at a glance: its stages, turns, tokens, decisions, calls").action(async (selector, options) => {
		const run = await openRun(selector, options);
		const { included, omitted, warnings, ...data } = summarizeRun(run.name, run, await readLock(run.directory));
		return print(options, "run-show", {
			data,
			summary: {
				included,
				omitted
			},
			warnings
		}, () => showSummary({
			...data,
			included,
			omitted,
			warnings
		}));
	});
	addChildOption(addCommand(program, "events <run>", "every event of a run, or of one of its children")).action(async (selector, options) => {
		const { name, reading } = await openRun(selector, options);
		const isForPrograms = options.json === true;
		return writeOut(isForPrograms ? writeEventsDocument(name, options.child ?? null, reading.events) : showEvents(reading.events));
	});
	addCommand(program, "raw <run>", "the exact bytes of the record, judged or not").action(async (selector, options) => {
		return printBytes(copyRecord(await resolveRun(locateHome(options.home), selector)));
	});
}
function addCheck(program) {
	addCommand(program, "check [run]", "the verdict: valid, incomplete, invalid, by which rule at which line").option("--run <name>", "for a record on standard input: the run that it must name").addHelpText("after", "\nWithout a run, or with -, the record is read from standard input.\n").action(async (selector, options) => {
		const isPiped = selector === void 0 || selector === "-";
		if (isPiped && process.stdin.isTTY) throw new UsageError("there is no record on standard input", "name a run, or pipe a record in");
		if (!isPiped && options.run !== void 0) throw new UsageError("--run goes with standard input");
		const directory = isPiped ? void 0 : await resolveRun(locateHome(options.home), selector);
		const { verdict, torn } = directory === void 0 ? await readPipedRecord(openStandardInput(), options.run) : await readRun(directory);
		const run = directory === void 0 ? options.run ?? null : basename(directory);
		const unchecked = isPiped ? [...run === null ? ["run-name"] : [], ...FILE_ONLY_RULES] : [];
		const data = {
			run,
			...verdict,
			torn: torn ?? null,
			unchecked
		};
		process.exitCode = CHECK_EXITS[verdict.status];
		return print(options, "run-check", { data }, () => showVerdict(verdict, torn, unchecked));
	});
}
function addSearch(program) {
	addCommand(program, "search <text>", "lines of records and sessions that hold a text").option("--run <run>", "look through one run only; what it cannot be relied on for is then an error").option("--limit <n>", "hits on a page", wholeNumber(1, 200), 20).option("--after <cursor>", "the next page").action(async (text, options) => {
		const home = locateHome(options.home);
		const run = options.run === void 0 ? void 0 : await resolveRun(home, options.run);
		const { limit, after } = options;
		const { hits, next, warnings } = await searchRuns(home, text, {
			limit,
			after,
			run
		});
		for (const { run: of, code, message } of warnings) process.stderr.write(`bot-record: ${of} was not searched to its end: ${showLine(message)} (${code})\n`);
		if (hits.length === 0) process.exitCode = READING_EXITS.nothing;
		if (hits.length === 0 && options.json !== true) return;
		const body = {
			data: hits,
			page: {
				limit,
				next
			},
			warnings
		};
		const rows = hits.map((hit) => [
			hit.run,
			`${hit.file}:${hit.line}`,
			hit.excerpt
		]);
		return print(options, "run-search", body, () => showTable([
			"run",
			"place",
			"excerpt"
		], rows) + more(next));
	});
}
// dist/lib/run-record/conformance/scenario.js
/** The name of the run, and of the directory, in every scenario. */
const SCENARIO_RUN = "2026-07-30T14-22-08-a3f9";
/** The record that a scenario must leave. */
function expectedRecord({ written }) {
	return Buffer.from(written.map((fact) => `${JSON.stringify(fact)}\n`).join(""));
}
/**
* The facts as a writer gets them: one JSON object a line. Their members, and
* those of the objects in them, stand backwards: the order of a line is the
* writer's own doing.
*/
function spellInput({ written, refused, after = [] }) {
	return [...written, ...refused === void 0 ? [] : [refused, ...after]].map((fact) => `${JSON.stringify(turnAround(fact))}\n`).join("");
}
function turnAround(value) {
	if (Array.isArray(value)) return value.map(turnAround);
	if (typeof value !== "object" || value === null) return value;
	const members = Object.entries(value).reverse();
	return Object.fromEntries(members.map(([name, inner]) => [name, turnAround(inner)]));
}
// dist/lib/run-record/conformance/facts.js
const TS = "2026-07-30T14:22:08.000Z";
const DONOR = "2026-07-29T09-00-00-0001";
const MODEL = {
	provider: "acme",
	model: "large"
};
const hash$1 = (text) => hashBytes(text);
/** A fact of the run as a whole. */
function runFact(event, fields) {
	return {
		ts: TS,
		event,
		...fields
	};
}
/** What the first fact says of the runtime that runs, when it says all. */
const RUNTIME = {
	workdir: "/srv/demo",
	runtime_source: "checkout",
	runtime_digest: "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
	lock_sha256: hash$1("lock"),
	node: "v20.20.2",
	provider_adapter: "adapter@1.0.0",
	runtime_tree_sha256: hash$1("tree"),
	model_source: "scripted"
};
/** The first fact without and with everything that it may carry. */
const HEAD = {
	record: 1,
	runtime: "0.1.0",
	ts: TS,
	event: "run_start",
	run: SCENARIO_RUN
};
const ASKED = {
	path: "request.txt",
	sha256: hash$1("Read.\n"),
	bytes: 6,
	via: "argument"
};
const PLAIN_START = {
	...HEAD,
	assembly: "review",
	assembly_hash: hash$1("assembly"),
	request: ASKED
};
const FULL_START = {
	...HEAD,
	assembly: "review",
	assembly_hash: hash$1("assembly"),
	flow: "main",
	continued_from: DONOR,
	correlation: "ticket-7",
	installation_id: "3f0c9a52-6f0e-4b6d-9a63-0d8f6f3b2c11",
	request: ASKED,
	...RUNTIME
};
/** How the run ends. */
const runEnd = (cause, exit, reason) => runFact("run_end", {
	exit,
	cause,
	...reason === void 0 ? {} : { reason }
});
const SIGTERM = runFact("signal", {
	signal: 15,
	name: "SIGTERM"
});
const SIGINT = runFact("signal", {
	signal: 2,
	name: "SIGINT"
});
const CARRIED = runFact("stage_carried", {
	stage: "00-plan",
	retry: 1,
	from: DONOR,
	output: {
		path: "stages/00-plan/1/1/output.md",
		sha256: hash$1("plan")
	}
});
const drift = (file) => runFact("hash_drift", {
	file,
	expected: hash$1("before"),
	actual: hash$1("after")
});
const loopDone = (stage) => runFact("loop_done", {
	stage,
	retry: 1,
	repeats: 1,
	ended_by: "stop",
	reason: "it is good"
});
/** A PARALLEL of one or two branches with these endings. */
function parallelDone(stage, ...endings) {
	return runFact("parallel_done", {
		stage,
		retry: 1,
		width: 2,
		concurrent: 1,
		branches: endings.map(([cause, exit], index) => ({
			branch: "ab"[index],
			started: true,
			exit,
			cause
		}))
	});
}
const SLOTS = {
	pwd: "/srv/demo",
	input: "/in",
	output: "/out",
	tmp: "/tmp/x",
	skills: "/skills"
};
/** What a provider tells when it takes another transport than the configured one. */
const FALLBACK = {
	transport: "sse",
	source: "diagnostic",
	configured_transport: "websocket",
	fallback_transport: "sse",
	events_emitted: false,
	phase: "connect",
	error: {
		name: "Error",
		message: "closed",
		code: 1006
	}
};
/** What an attempt can put on record. */
function attemptFacts(of) {
	const folder = `stages/${of.stage}/${of.repeat ?? 1}`;
	const kept = `${folder}/${of.retry}`;
	const fact = (event, fields) => runFact(event, {
		...of,
		...fields
	});
	const output = {
		path: `${kept}/output.md`,
		sha256: hash$1("output")
	};
	return {
		output,
		fact,
		start: fact("stage_start", {
			received: [],
			options: []
		}),
		fullStart: fact("stage_start", {
			received: [{
				name: "plan.md",
				path: "stages/00-plan/1/1/output.md",
				sha256: hash$1("plan")
			}],
			options: [{
				name: "timeout",
				value: 3600,
				rung: "default"
			}],
			slots: {
				...SLOTS,
				subflows: "/subflows"
			},
			workdir: {
				authored: null,
				resolved: "."
			},
			session: `${folder}/session.jsonl`,
			tools: [{
				name: "mark",
				description: "marks an item"
			}],
			skills: [{
				name: "reading",
				source: "assembly-root"
			}]
		}),
		prompt: fact("prompt", { prompt: [
			{
				source: "assembly",
				path: "ASSEMBLY.md"
			},
			{
				source: "workspace",
				mode: "use",
				name: "notes",
				path: "NOTES.md"
			},
			{
				source: "harness",
				system: `${folder}/system.txt`,
				firstTurn: `${folder}/first-turn.txt`
			}
		] }),
		ask: fact("provider_start", MODEL),
		turn: fact("turn", {
			...MODEL,
			input: 10,
			output: 5,
			cache_read: 0,
			cache_write: 0,
			total: 15,
			stop: "stop"
		}),
		retried: fact("provider_retry", {
			attempt: 1,
			delay_ms: 250
		}),
		requested: fact("provider_transport", {
			transport: "websocket",
			source: "requested"
		}),
		fellBack: fact("provider_transport", FALLBACK),
		mark: fact("tool_call", {
			tool: "mark",
			decision: "done",
			evidence: "line 3",
			reason: "seen",
			item: 1
		}),
		refuse: fact("tool_call", {
			tool: "refuse",
			decision: "refuse",
			reason: "I cannot"
		}),
		select: fact("tool_call", {
			tool: "select",
			decision: "fast",
			reason: "it is short"
		}),
		chose: fact("chose", {
			chose: "fast",
			declined: ["slow"],
			reason: "it is short"
		}),
		check: (check, exit = 0) => fact("check", {
			check,
			exit,
			capture: `${kept}/checks/${check}.txt`
		}),
		gateStart: fact("gate_start", {
			file: "gate.sh",
			sha256: hash$1("gate")
		}),
		gate: (exit) => fact("check", {
			check: "gate",
			file: "gate.sh",
			exit,
			capture: `${kept}/checks/gate.txt`,
			sha256: hash$1("gate")
		}),
		hook: (hook, exit = 0) => fact("hook", {
			hook,
			exit,
			capture: `${kept}/hooks/${hook}.txt`,
			sha256: hash$1(hook)
		}),
		unreconciled: fact("unreconciled", {
			started: "2026-07-30T14:22:06.000Z",
			stopped: "2026-07-30T14:22:07.000Z"
		}),
		foreignCall: fact("subflow_call", {
			call: 1,
			flow: "elsewhere",
			reason: "not in scope",
			depth: 0,
			started: false
		}),
		call: (call) => fact("subflow_call", {
			call,
			flow: "sub",
			input: {
				text: "Sum.\n",
				sha256: hash$1("Sum.\n"),
				bytes: 5
			},
			exit: 1,
			cause: "refused",
			reason: "it cannot",
			child: childReference(of, call),
			depth: 1,
			started: true
		}),
		teardown: fact("tmp_teardown", { reason: "EBUSY: the folder is busy" }),
		success: fact("stage_end", {
			exit: 0,
			cause: "success",
			output,
			sealed: true,
			judged: true
		}),
		end: (cause, exit, rest = {}) => fact("stage_end", {
			exit,
			cause,
			...rest
		})
	};
}
const REQUESTS = ["{\"id\":\"a\",\"input\":{}}", "{\"id\":\"b\",\"input\":{}}"];
const MANIFEST = `[${REQUESTS.join(",")}]\n`;
/** A fan-out of two items. */
function fanoutFacts(stage) {
	const of = {
		stage,
		retry: 1
	};
	const received = {
		path: `stages/${stage}/manifest.json`,
		sha256: hash$1(MANIFEST)
	};
	const start = runFact("fanout_start", {
		...of,
		received,
		items: "items.json",
		subflow: "sub",
		width: 2,
		max_items: 4,
		manifest_bytes: MANIFEST.length,
		manifest_sha256: received.sha256,
		plan: REQUESTS.map((request, index) => ({
			item: "ab"[index],
			call: index + 1,
			request_bytes: request.length,
			request_sha256: hash$1(request)
		}))
	});
	const item = (index) => {
		const text = REQUESTS[index];
		const child = childReference(of, index + 1);
		const output = {
			path: `${child}/stages/01-sub/1/1/output.md`,
			sha256: hash$1("sub")
		};
		return runFact("subflow_call", {
			...of,
			call: index + 1,
			flow: "sub",
			input: {
				text,
				sha256: hash$1(text),
				bytes: text.length
			},
			exit: 0,
			cause: "success",
			child,
			via: "fanout",
			item: "ab"[index],
			output,
			depth: 1,
			started: true
		});
	};
	const unstarted = (index) => runFact("subflow_call", {
		...of,
		call: index + 1,
		flow: "sub",
		reason: "the folder is there",
		via: "fanout",
		item: "ab"[index],
		depth: 1,
		started: false
	});
	const done = (cause = "success", exit = 0, rest = {}) => runFact("fanout_done", {
		...of,
		exit,
		cause,
		concurrent: 1,
		...rest
	});
	return {
		start,
		item,
		unstarted,
		done
	};
}
/** What most scenarios tell of: two attempts of a stage, and a fan-out. */
const one = {
	stage: "01-read",
	retry: 1
};
const first = attemptFacts(one);
const second = attemptFacts({
	...one,
	retry: 2
});
const fanout = fanoutFacts("05-each");
/** What an attempt does until its output was checked, and until it ended well. */
function checked(of) {
	const { start, prompt, ask, turn, check } = attemptFacts(of);
	return [
		start,
		prompt,
		ask,
		turn,
		check("output")
	];
}
function succeeded(of) {
	return [...checked(of), attemptFacts(of).success];
}
/** A run in which every event stands at least once, in an order that a run can have. */
function everything() {
	const chooser = attemptFacts({
		stage: "04-pick",
		retry: 1
	});
	const last = attemptFacts({
		stage: "06-close",
		retry: 1
	});
	const judging = [
		first.check("output"),
		first.check("checklist"),
		first.check("schema")
	];
	return [
		...[
			FULL_START,
			CARRIED,
			first.fullStart,
			first.hook("before"),
			first.prompt
		],
		...[
			first.ask,
			first.requested,
			first.fellBack,
			first.retried,
			first.turn,
			first.mark,
			first.foreignCall
		],
		...[
			...judging,
			first.gateStart,
			first.gate(1),
			second.start,
			second.ask,
			second.turn,
			second.call(2)
		],
		...[
			second.check("output"),
			second.gateStart,
			second.gate(0),
			second.hook("success"),
			second.success
		],
		second.teardown,
		...[...succeeded({
			stage: "02-polish/01-draft",
			repeat: 1,
			retry: 1
		}), loopDone("02-polish")],
		...succeeded({
			stage: "03-assess/a",
			retry: 1
		}),
		...[...succeeded({
			stage: "03-assess/b",
			retry: 1
		}), parallelDone("03-assess", ["success", 0], ["success", 0])],
		...[
			chooser.start,
			chooser.prompt,
			chooser.ask,
			chooser.turn,
			chooser.select
		],
		...[
			chooser.check("select"),
			chooser.chose,
			chooser.end("success", 0)
		],
		...[
			fanout.start,
			fanout.item(0),
			fanout.item(1),
			fanout.done()
		],
		...[
			last.start,
			last.prompt,
			last.ask,
			drift("failure.sh"),
			last.unreconciled
		],
		...[last.end("signal", 143, { reason: "SIGTERM" }), SIGTERM],
		runFact("run_end", {
			stage: "06-close",
			retry: 1,
			exit: 143,
			cause: "signal",
			reason: "SIGTERM"
		})
	];
}
// dist/lib/run-record/conformance/order-scenarios.js
const looped = attemptFacts({
	stage: "02-polish/01-draft",
	repeat: 1,
	retry: 1
});
const { output } = first;
const working$1 = [
	PLAIN_START,
	first.start,
	first.prompt,
	first.ask,
	first.turn
];
const judged = [PLAIN_START, ...checked(one)];
const failing = [...judged, first.check("checklist", 1)];
const gated = [...judged, first.gateStart];
const unsealed = {
	output,
	sealed: false,
	judged: true
};
const unjudged = {
	output,
	sealed: false,
	judged: false
};
/** What is out of order after what, and what would have been in order in its place. */
const ROWS$1 = [
	[
		"carried-after-work",
		[PLAIN_START, ...succeeded(one)],
		CARRIED
	],
	[
		"before-hook-after-prompt",
		[
			PLAIN_START,
			first.start,
			first.prompt
		],
		first.hook("before")
	],
	[
		"provider-before-prompt",
		[PLAIN_START, first.start],
		first.ask,
		[first.prompt, first.ask]
	],
	[
		"turn-without-provider",
		[
			PLAIN_START,
			first.start,
			first.prompt
		],
		first.turn,
		[first.ask, first.turn]
	],
	[
		"checklist-before-output",
		working$1,
		first.check("checklist"),
		[first.check("output"), first.check("checklist")]
	],
	[
		"checklist-after-schema",
		[...judged, first.check("schema")],
		first.check("checklist"),
		[first.success]
	],
	[
		"gate-before-output",
		working$1,
		first.gateStart
	],
	[
		"gate-answered-by-schema",
		gated,
		first.check("schema"),
		[first.gate(0), first.success]
	],
	[
		"success-hook-before-checks",
		working$1,
		first.hook("success")
	],
	[
		"success-hook-after-no",
		failing,
		first.hook("success"),
		[first.hook("failure"), first.end("exhausted", 1, unsealed)]
	],
	[
		"check-after-success-hook",
		[...judged, first.hook("success")],
		first.check("schema"),
		[first.success]
	],
	[
		"attempt-without-no",
		judged,
		second.start,
		[first.success]
	],
	[
		"attempt-skipped",
		failing,
		{
			...second.start,
			retry: 3
		},
		[second.start]
	],
	[
		"attempt-begins-at-2",
		[PLAIN_START],
		second.start
	],
	[
		"attempt-receives-again",
		failing,
		{
			...second.start,
			received: first.fullStart.received
		}
	],
	[
		"work-after-no",
		failing,
		first.ask,
		[first.end("exhausted", 1, unsealed)]
	],
	[
		"work-after-unreconciled",
		[
			...working$1,
			first.ask,
			first.unreconciled
		],
		first.ask,
		[first.end("signal", 143)]
	],
	[
		"failure-hook-after-signal",
		[...working$1, SIGTERM],
		first.hook("failure"),
		[first.end("signal", 143)]
	],
	[
		"gate-that-drifted",
		[...judged, drift("gate.sh")],
		first.gateStart,
		[first.end("fault", 2, unsealed)]
	],
	[
		"success-after-drift",
		[...judged, drift(output.path)],
		first.success,
		[first.end("fault", 2, unsealed)]
	],
	[
		"success-unsealed",
		judged,
		{
			...first.success,
			sealed: false
		}
	],
	[
		"success-without-output",
		judged,
		first.end("success", 0)
	],
	[
		"exhausted-unjudged",
		failing,
		first.end("exhausted", 1, unjudged)
	],
	[
		"refused-judged",
		[...working$1, first.refuse],
		first.end("refused", 1, unsealed),
		[first.end("refused", 1, unjudged)]
	],
	[
		"cut-off-gate-judged",
		gated,
		first.end("signal", 143, unsealed),
		[first.end("signal", 143, unjudged)]
	],
	[
		"loop-done-after-signal",
		[
			PLAIN_START,
			looped.start,
			looped.end("signal", 143)
		],
		loopDone("02-polish")
	],
	[
		"item-out-of-plan",
		[PLAIN_START, fanout.start],
		fanout.item(1),
		[
			fanout.item(0),
			fanout.item(1),
			fanout.done()
		]
	],
	[
		"teardown-before-end",
		judged,
		first.teardown,
		[
			first.success,
			first.teardown,
			runEnd("success", 0)
		]
	]
];
/** Scenarios about the order in which a run puts its facts on record; each refusal beside what is in order. */
function orderScenarios() {
	return ROWS$1.flatMap(([what, written, refused, instead]) => [{
		name: `order/${what}`,
		written,
		refused
	}, ...instead === void 0 ? [] : [{
		name: `order/${what}-kept`,
		written: [...written, ...instead]
	}]]);
}
// dist/lib/run-record/format/stage-events.js
const attempt = (event) => ({
	ts: timestamp,
	event: literal(event),
	...identityFields
});
const stageCarried = object({
	...attempt("stage_carried"),
	from: text,
	output: hashedPath
}).refine(({ repeat }) => repeat === void 0, "a repeat-scoped stage cannot be carried").refine(({ stage, retry, output }) => output.path.startsWith(`stages/${stage}/1/${retry}/output.`), "the output is not the one of this attempt");
const stageStart = object({
	...attempt("stage_start"),
	received: array(receivedItem),
	options: array(resolvedOption),
	slots: stageSlots.optional(),
	workdir: stageWorkdir.optional(),
	session: relativePath.optional(),
	tools: array(offeredTool).optional(),
	skills: array(offeredSkill).optional()
});
const prompt = object({
	...attempt("prompt"),
	prompt: promptSources
});
const stageEnd = object({
	...attempt("stage_end"),
	exit,
	cause,
	output: hashedPath.optional(),
	sealed: boolean().optional(),
	judged: boolean().optional(),
	reason: string().optional()
}).refine(isLawfulEnding, "the exit does not belong to the cause").refine(({ output, sealed, judged }) => output === void 0 === (sealed === void 0) && sealed === void 0 === (judged === void 0), "output, sealed and judged come together or not at all");
const unreconciled = object({
	...attempt("unreconciled"),
	started: timestamp,
	stopped: timestamp
});
/** Which tools a check can be. */
const CHECKS = [
	"output",
	"checklist",
	"schema",
	"gate",
	"select",
	"question"
];
// dist/lib/run-record/format/events.js
/**
* Name to schema, in the order of the page's table. A schema's keys stand in
* the order in which a line's members are written; members that it does not
* name may follow, and readers ignore them.
*/
const EVENT_SCHEMAS = {
	run_start: runStart,
	run_end: runEnd$1,
	stage_carried: stageCarried,
	stage_start: stageStart,
	prompt,
	stage_end: stageEnd,
	unreconciled,
	tmp_teardown: tmpTeardown,
	provider_start: providerStart,
	turn,
	provider_retry: providerRetry,
	provider_transport: providerTransport,
	gate_start: object({
		...attempt("gate_start"),
		file: relativePath,
		sha256
	}),
	check: object({
		...attempt("check"),
		check: _enum(CHECKS),
		file: relativePath.optional(),
		exit: exit.nullable(),
		capture: relativePath,
		sha256: sha256.optional()
	}).refine((event) => event.check === "gate" === (event.file !== void 0 && event.sha256 !== void 0), "a gate, and nothing else, names its executable and its hash").refine((event) => event.file === void 0 === (event.sha256 === void 0), "file and sha256 come together"),
	tool_call: toolCall,
	subflow_call: subflowCall,
	chose,
	loop_done: loopDone$1,
	parallel_done: parallelDone$1,
	fanout_start: fanoutStart,
	fanout_done: fanoutDone,
	hook: object({
		...attempt("hook"),
		hook: _enum([
			"before",
			"success",
			"failure"
		]),
		exit: exit.nullable(),
		capture: relativePath,
		sha256
	}),
	hash_drift: hashDrift,
	signal: signalReceived
};
const EVENT_NAMES = Object.keys(EVENT_SCHEMAS);
/** Whether a value is the name of an event that current writers write. */
function isEventName(name) {
	return typeof name === "string" && Object.hasOwn(EVENT_SCHEMAS, name);
}
/** The exact top-level members of an event, in writing order. */
function fieldsOf(name) {
	return Object.keys(EVENT_SCHEMAS[name].shape);
}
// dist/lib/run-record/conformance/story-scenarios.js
const working = [
	PLAIN_START,
	first.start,
	first.prompt,
	first.ask
];
const whole = [PLAIN_START, ...succeeded(one)];
const endedBySignal = [...working, first.end("signal", 143)];
const without = (fact, ...names) => Object.fromEntries(Object.entries(fact).filter(([name]) => !names.includes(name)));
/** The rows of the table, by their numbers. */
const STORY_ROWS = [
	["01-whole", [...whole, runEnd("success", 0)]],
	["02-stopped-after-turn", [...working, first.turn]],
	[
		"03-signal-after-end",
		[...whole, runEnd("success", 0)],
		SIGTERM
	],
	[
		"04-two-ends",
		[...whole, runEnd("success", 0)],
		runEnd("success", 0)
	],
	[
		"05-end-without-start",
		[PLAIN_START],
		first.success
	],
	[
		"06-provider-without-attempt",
		[PLAIN_START],
		first.ask
	],
	[
		"07-retry-0",
		[...working, first.turn],
		{
			...first.ask,
			retry: 0
		}
	],
	[
		"08-success-with-open-stage",
		[PLAIN_START, ...checked(one)],
		runEnd("success", 0)
	],
	[
		"09-stage-before-start",
		[],
		first.start
	],
	[
		"10-second-start",
		[PLAIN_START],
		PLAIN_START
	],
	[
		"11-another-run",
		[],
		{
			...PLAIN_START,
			run: "2026-07-30T14-22-08-ffff"
		}
	],
	[
		"12-signal-with-exit-2",
		working,
		first.end("signal", 2)
	],
	[
		"13-signal-not-recorded",
		endedBySignal,
		runEnd("signal", 143)
	],
	["14-signal-after-stage-end", [
		...endedBySignal,
		SIGTERM,
		runEnd("signal", 143)
	]],
	[
		"15-success-after-signal",
		[...whole, SIGTERM],
		runEnd("success", 0)
	],
	[
		"16-success-with-exit-1",
		[PLAIN_START, ...checked(one)],
		{
			...first.success,
			exit: 1
		}
	],
	[
		"17-fanout-end-without-identity",
		[PLAIN_START, fanout.start],
		without(fanout.done(), "stage", "retry")
	],
	["18-sent-back", [
		...[
			PLAIN_START,
			...checked(one),
			first.check("checklist", 1)
		],
		...[
			second.start,
			second.ask,
			second.turn,
			second.check("output"),
			second.check("checklist")
		],
		...[second.success, runEnd("success", 0)]
	]],
	["19-fault-with-open-stage", [...working, runEnd("fault", 2, "the disk is full")]],
	[
		"20-gate-without-start",
		[PLAIN_START, ...checked(one)],
		first.gate(0)
	],
	["21-no-provenance", [PLAIN_START, runEnd("success", 0)]],
	[
		"22-provenance-without-tree",
		[],
		without(FULL_START, "runtime_tree_sha256")
	],
	[
		"23-mark-of-a-text",
		[...working, first.turn],
		{
			...without(first.mark, "evidence"),
			item: "first"
		}
	],
	["24-fanout-not-started", [...[
		PLAIN_START,
		fanout.start,
		fanout.unstarted(0),
		fanout.unstarted(1)
	], ...[fanout.done("fault", 2, { selected: "a" }), runEnd("fault", 2)]]],
	[
		"25-fanout-end-without-start",
		[PLAIN_START],
		fanout.done()
	],
	[
		"26-success-with-open-fanout",
		[
			PLAIN_START,
			fanout.start,
			fanout.item(0),
			fanout.item(1)
		],
		runEnd("success", 0)
	]
];
/** Rules of the story that no row breaks. */
const STORY_RULE_ROWS = [
	[
		"shape-required",
		[],
		{
			...PLAIN_START,
			record: String(1)
		}
	],
	[
		"another-shape",
		[],
		{
			...PLAIN_START,
			record: 2
		}
	],
	[
		"unknown-event",
		[PLAIN_START],
		{
			ts: PLAIN_START.ts,
			event: "stage_paused",
			...one
		}
	],
	[
		"unknown-tool",
		working,
		first.fact("tool_call", {
			tool: "bash",
			boundary: "workspace"
		})
	],
	[
		"tool-denied-written",
		working,
		{
			...first.mark,
			event: "tool_denied",
			tool: "bash",
			boundary: "workspace"
		}
	],
	[
		"stage-started-twice",
		working,
		first.start
	],
	[
		"stage-restarted",
		whole,
		first.start
	],
	[
		"fanout-repeated",
		[PLAIN_START, fanout.start],
		fanout.start
	],
	[
		"fanout-repeated-after-end",
		[
			PLAIN_START,
			fanout.start,
			fanout.item(0),
			fanout.item(1),
			fanout.done()
		],
		fanout.start
	],
	[
		"item-outside-fanout",
		[PLAIN_START],
		fanout.item(0)
	],
	[
		"container-ended-twice",
		[PLAIN_START, loopDone("02")],
		loopDone("02")
	],
	[
		"parallel-ended-twice",
		[PLAIN_START, parallelDone("03", ["success", 0])],
		parallelDone("03", ["refused", 1])
	],
	[
		"unknown-cause",
		working,
		first.end("bored", 1)
	],
	[
		"unusable-exit",
		working,
		first.end("refused", -1)
	],
	[
		"branch-pair",
		[PLAIN_START],
		parallelDone("03", ["success", 0], ["refused", 2])
	],
	[
		"signal-exit-differs",
		[PLAIN_START, parallelDone("03", ["signal", 143])],
		parallelDone("04", ["signal", 130])
	],
	[
		"second-signal",
		[PLAIN_START, SIGTERM],
		SIGTERM
	],
	[
		"unknown-signal",
		[PLAIN_START],
		{
			...SIGTERM,
			signal: 9,
			name: "SIGKILL"
		}
	],
	[
		"signal-name",
		[PLAIN_START],
		{
			...SIGTERM,
			name: "SIGINT"
		}
	],
	[
		"signal-differs",
		endedBySignal,
		SIGINT
	],
	[
		"signal-still-expected",
		endedBySignal,
		runEnd("fault", 2)
	],
	[
		"another-signal-ends",
		[PLAIN_START, SIGTERM],
		runEnd("signal", 130)
	]
];
/** Each event that stands inside an attempt, outside of one. */
function outsideAttempts() {
	const sample = (event) => everything().find((fact) => fact.event === event);
	return TRANSITIONS.filter(({ checks }) => checks.includes("attempt-is-open")).flatMap(({ event }) => {
		const fact = sample(event);
		return fact === void 0 ? [] : [[
			`outside-attempt-${event}`,
			[PLAIN_START],
			fact
		]];
	});
}
const SIGNAL_BASE = 128;
/** Each lawful pair of cause and exit ends a run; its neighbours do not. */
function pairs() {
	return CAUSES.flatMap((cause) => {
		const exits = EXITS_OF_CAUSE[cause];
		const lawful = exits.map((exit) => {
			const signal = [
				SIGTERM,
				SIGINT,
				{
					...SIGINT,
					signal: 1,
					name: "SIGHUP"
				}
			];
			const received = cause === "signal" ? signal.filter((fact) => fact.signal === exit - SIGNAL_BASE) : [];
			return [`${cause}-${exit}`, [
				PLAIN_START,
				...received,
				runEnd(cause, exit)
			]];
		});
		const wrong = cause === "signal" ? [137, 0] : [3, exits.includes(1) ? 0 : 1];
		const received = cause === "signal" ? [SIGTERM] : [];
		const unlawful = wrong.map((exit) => [
			`${cause}-not-${exit}`,
			[PLAIN_START, ...received],
			runEnd(cause, exit)
		]);
		return [...lawful, ...unlawful];
	});
}
const toScenario = (group) => ([what, written, refused]) => ({
	name: `${group}/${what}`,
	written,
	refused
});
/** Scenarios about which event may follow which. */
function storyScenarios() {
	return [
		...STORY_ROWS.map(toScenario("story")),
		...[...STORY_RULE_ROWS, ...outsideAttempts()].map(toScenario("law")),
		...pairs().map(toScenario("pair")),
		{
			name: "law/goes-on-behind-a-hole",
			written: working,
			refused: first.end("success", 1),
			after: [first.end("fault", 2), runEnd("fault", 2)]
		},
		{
			name: "law/everything",
			written: everything()
		}
	];
}
/** A fact that only says when. */
const runAt = (ts) => ({
	...runFact("tmp_teardown", { reason: "EBUSY" }),
	ts
});
// dist/lib/run-record/conformance/shape-scenarios.js
/** Members that a refusal for another reason would come before. */
const SHARED = [
	"ts",
	"event",
	"record",
	"run",
	"stage",
	"repeat",
	"retry"
];
/** Forms of an instant that a reader takes, or nearly, and that no writer gives. */
const INSTANTS = {
	"a-day": "2026-07-30",
	"no-fraction": "2026-07-30T14:22:08Z",
	"two-digits": "2026-07-30T14:22:08.00Z",
	offset: "2026-07-30T14:22:08.000+00:00",
	"no-such-day": "2026-02-31T14:22:08.000Z",
	number: 1785421328e3,
	nothing: null
};
/** Scenarios about the members of single events. */
function shapeScenarios() {
	return [...EVENT_NAMES.flatMap(spoil), ...instants()];
}
function spoil(event) {
	const facts = everything();
	const at = facts.findIndex((fact) => fact.event === event);
	const written = facts.slice(0, at);
	const fact = facts[at];
	const own = fieldsOf(event).filter((field) => !SHARED.includes(field) && field in fact);
	const required = own.find((field) => !mayLack(event, field));
	const closed = own.find((field) => isObject(innermost(fact[field])));
	const scenario = (what, refused) => ({
		name: `shape/${event}-${what}`,
		written,
		refused
	});
	return [
		...required === void 0 ? [] : [scenario(`lacks-${required}`, {
			...fact,
			[required]: void 0
		})],
		...own.slice(-1).map((field) => scenario(`${field}-of-no-kind`, {
			...fact,
			[field]: { odd: true }
		})),
		...closed === void 0 ? [] : [scenario(`${closed}-too-much`, {
			...fact,
			[closed]: addMember(fact[closed])
		})]
	];
}
function instants() {
	const told = Object.entries(INSTANTS).map(([what, ts]) => {
		return {
			name: `instant/${what}`,
			written: [PLAIN_START],
			refused: runAt(ts)
		};
	});
	const back = runAt("1999-12-31T23:59:59.999Z");
	return [...told, {
		name: "instant/clock-steps-back",
		written: [PLAIN_START, back]
	}];
}
function mayLack(event, field) {
	const { shape } = EVENT_SCHEMAS[event];
	return shape[field]?.safeParse(void 0).success === true;
}
/** The object that a member is, or the first one of its list. */
function innermost(value) {
	return Array.isArray(value) ? value[0] : value;
}
function addMember(value) {
	if (Array.isArray(value)) return value.map((row, index) => index === 0 ? addMember(row) : row);
	return {
		...value,
		mood: "good"
	};
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
// dist/lib/run-record/conformance/scenarios.js
/** All scenarios that a writer is tried with, in the order in which they are told. */
function allScenarios() {
	return [
		...storyScenarios(),
		...orderScenarios(),
		...shapeScenarios()
	];
}
[...[
	"AI_GATEWAY",
	"ANTHROPIC",
	"ANT_LING",
	"AZURE_OPENAI",
	"BASETEN",
	"CEREBRAS",
	"CLOUDFLARE",
	"DEEPSEEK",
	"FIREWORKS",
	"GEMINI",
	"GOOGLE_CLOUD",
	"GROQ",
	"KIMI",
	"MINIMAX",
	"MINIMAX_CN",
	"MISTRAL",
	"MOONSHOT",
	"NVIDIA",
	"OPENAI",
	"OPENCODE",
	"OPENROUTER",
	"QWEN_TOKEN_PLAN",
	"QWEN_TOKEN_PLAN_CN",
	"RADIUS",
	"TOGETHER",
	"XAI",
	"XIAOMI",
	"XIAOMI_TOKEN_PLAN_AMS",
	"XIAOMI_TOKEN_PLAN_CN",
	"XIAOMI_TOKEN_PLAN_SGP",
	"ZAI",
	"ZAI_CODING_CN"
].map((owner) => `${owner}_API_KEY`)];
// dist/lib/run-record/writing/bounded-reason.js
/** A text on one line: each run of white space is one space, none at the ends. */
function toOneLine(text) {
	return text.replace(/[\s\p{White_Space}]+/gu, " ").trim();
}
// dist/lib/run-record/writing/record-file.js
const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;
const EVERYBODY = 438;
/** The name of the record in the directory of its run. */
const RECORD_NAME = "record.jsonl";
/** The one file that a run's events are appended to. */
var RecordFile = class RecordFile {
	path;
	#device;
	#inode;
	#size = 0;
	#lines = 0;
	#tail = Promise.resolve();
	#failure;
	#isClosed = false;
	constructor(path, device, inode) {
		this.path = path;
		this.#device = device;
		this.#inode = inode;
	}
	/**
	* Creates the record of a run, empty. Its mode is the usual one of a new file.
	*
	* @throws CodedError `record-exists`; MachineryError `cannot-create`
	*/
	static async create(directory) {
		const path = join(directory, RECORD_NAME);
		let handle;
		try {
			handle = await open$1(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, EVERYBODY);
		} catch (cause) {
			if (cause.code !== "EEXIST") throw MachineryError.from("create", path, cause);
			throw new CodedError("record-exists", `there is a record at ${path} already`, { cause });
		}
		try {
			const { dev, ino } = await handle.stat();
			return new RecordFile(path, dev, ino);
		} catch (cause) {
			throw MachineryError.from("create", path, cause);
		} finally {
			await handle.close();
		}
	}
	/** Bytes that are known to be whole on disk. */
	get size() {
		return this.#size;
	}
	/** Lines that are known to be whole on disk. */
	get lines() {
		return this.#lines;
	}
	/** What stopped the writing for good, if anything did. */
	get failure() {
		return this.#failure;
	}
	/**
	* Appends a line; resolves when its bytes are in the file. They are not synced.
	*
	* @param line ends with its line feed
	* @throws MachineryError `cannot-open`, `cannot-write`, `short-write`, `record-replaced`: the same error for this
	*   line and all later ones; CodedError `record-closed` after {@link appendLast} was called
	*/
	append(line) {
		return this.#enqueue(line, false);
	}
	/**
	* Appends the last line, then syncs the file, once: the directory and all other files are not synced. Whatever
	* is appended afterwards is refused.
	*
	* @throws MachineryError as {@link append}, and `cannot-sync`: the line is visible then
	*/
	appendLast(line) {
		const appended = this.#enqueue(line, true);
		this.#isClosed = true;
		return appended;
	}
	#enqueue(line, isLast) {
		if (this.#failure !== void 0) return Promise.reject(this.#failure);
		if (this.#isClosed) return Promise.reject(new CodedError("record-closed", `nothing follows the last line of ${this.path}`));
		const appended = this.#tail.then(() => this.#write(line, isLast));
		this.#tail = appended.catch(() => {});
		return appended;
	}
	async #write(line, isLast) {
		if (this.#failure !== void 0) throw this.#failure;
		try {
			await this.#writeOnce(line, isLast);
		} catch (failure) {
			this.#failure = failure;
			throw failure;
		}
	}
	async #writeOnce(line, isLast) {
		const handle = await this.#open();
		try {
			await this.#confirm(handle);
			const { bytesWritten } = await during("write", this.path, handle.write(line, 0, line.length, null));
			if (bytesWritten !== line.length) {
				const message = `only ${bytesWritten} of ${line.length} bytes went into ${this.path}`;
				throw new MachineryError("short-write", message, { hint: "the disk may be full" });
			}
			this.#size += line.length;
			this.#lines += 1;
			if (isLast) await during("sync", this.path, handle.sync());
		} catch (failure) {
			await handle.close().catch(() => {});
			throw failure;
		}
		await during("write", this.path, handle.close());
	}
	async #open() {
		try {
			return await open$1(this.path, O_WRONLY | O_APPEND | O_NOFOLLOW);
		} catch (cause) {
			throw MachineryError.from("open", this.path, cause);
		}
	}
	async #confirm(handle) {
		const { dev, ino, size } = await during("write", this.path, handle.stat());
		if (dev === this.#device && ino === this.#inode && size === this.#size) return;
		const message = `${this.path} is not what this run wrote: another file took its place, or somebody else wrote to it`;
		throw new MachineryError("record-replaced", message);
	}
};
async function during(verb, path, call) {
	try {
		return await call;
	} catch (cause) {
		if (verb === "write") throw MachineryError.from("write", path, cause);
		const { code } = cause;
		throw new MachineryError("cannot-sync", `cannot sync ${path}: ${code ?? String(cause)}`, { cause });
	}
}
// dist/lib/run-record/conformance/run-writer.js
/** The most that a writer may print in one scenario, in bytes. */
const PRINTED_BYTES = 1048576;
/** How many bytes of stderr are kept. */
const TOLD_BYTES = 2048;
/** Runs a writer to its end. Never fails for what the writer does. @throws the reason of the abort */
async function runWriter({ command, directory, input, timeoutMs, signal }) {
	signal?.throwIfAborted();
	const script = `umask ${23 .toString(8).padStart(4, "0")}\n${command} "$1"`;
	const child = spawn("sh", [
		"-c",
		script,
		"sh",
		directory
	], {
		detached: true,
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	let killed = null;
	const kill = (why) => {
		killed ??= why;
		endGroup(child);
	};
	const said = watchOutput(child, () => kill("output"));
	const timer = setTimeout(() => kill("time"), timeoutMs);
	const stop = () => kill(null);
	signal?.addEventListener("abort", stop, { once: true });
	pipeline(Readable.from([input]), child.stdin).catch(() => {});
	try {
		const [exit, by] = await new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("exit", (code, name) => resolve([code, name]));
		});
		signal?.throwIfAborted();
		return {
			exit,
			signal: by,
			killed,
			said: said()
		};
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener("abort", stop);
		endGroup(child);
		for (const pipe of [
			child.stdin,
			child.stdout,
			child.stderr
		]) pipe?.destroy();
	}
}
/** Counts what a child prints. @returns what it said on stderr, as far as that is kept */
function watchOutput(child, overflow) {
	let printed = 0;
	let said = Buffer.alloc(0);
	const count = (chunk) => {
		printed += chunk.length;
		if (printed > 1048576) overflow();
	};
	child.stdout?.on("data", count);
	child.stderr?.on("data", (chunk) => {
		count(chunk);
		if (said.length < TOLD_BYTES) said = Buffer.concat([said, chunk]).subarray(0, TOLD_BYTES);
	});
	return () => said.toString("utf8");
}
/** Ends whatever is left of a child's process group. */
function endGroup({ pid }) {
	if (pid === void 0) return;
	try {
		process.kill(-pid, "SIGKILL");
	} catch {}
}
// dist/lib/run-record/conformance/judge-writing.js
/** How a writer fails a scenario, by stable codes. */
const WRITER_FAULTS = {
	"too-slow": "it did not end in time",
	"too-loud": "it printed without an end",
	"died-of-signal": "a signal ended it",
	"exit-after-writing": "all was lawful, and it did not exit 0",
	"exit-after-refusal": "a fact had to be refused, and it exited 0",
	"record-missing": "there is no record",
	"record-unlawful": "the record is no regular file, or others may do with it what they may not",
	leftovers: "there is more than a record",
	"bytes-differ": "the record is not what the facts say",
	"verdict-differs": "a reader calls the record something else"
};
const OWNER_MODE = 384;
const ALL_RIGHTS = 4095;
const TOLD_CHARACTERS = 200;
/**
* The first thing that is wrong with what a writer did; undefined when it kept
* to the scenario.
*
* @param read reads and judges the record of a run's directory
*/
async function judgeWriting(scenario, directory, end, read) {
	const expected = expectedRecord(scenario);
	const file = lstatSync(join(directory, RECORD_NAME), { throwIfNoEntry: false });
	const fault = judgeEnd(scenario, end) ?? findLeftovers(directory);
	if (fault !== void 0) return fault;
	if (file === void 0) return expected.length === 0 ? void 0 : {
		code: "record-missing",
		detail: RECORD_NAME
	};
	if (!file.isFile()) return {
		code: "record-unlawful",
		detail: "it is no regular file"
	};
	const mode = file.mode & ALL_RIGHTS;
	if (!((mode & -417) === 0 && (mode & OWNER_MODE) === OWNER_MODE)) return {
		code: "record-unlawful",
		detail: `its mode is 0${mode.toString(8)}`
	};
	return await compareBytes(directory, expected) ?? judgeVerdict(scenario, (await read(directory)).verdict);
}
function judgeEnd({ refused }, { exit, signal, killed, said }) {
	const detail = toOneLine(said).slice(0, TOLD_CHARACTERS);
	if (killed === "time") return {
		code: "too-slow",
		detail
	};
	if (killed === "output") return {
		code: "too-loud",
		detail: `more than ${PRINTED_BYTES} bytes`
	};
	if (exit === null) return {
		code: "died-of-signal",
		detail: String(signal)
	};
	if (refused === void 0 && exit !== 0) return {
		code: "exit-after-writing",
		detail: `exit ${exit}: ${detail}`
	};
	if (refused !== void 0 && exit === 0) return {
		code: "exit-after-refusal",
		detail
	};
}
/** The directory holds a record and nothing else, and stands alone where it was made. */
function findLeftovers(directory) {
	const inside = readdirSync(directory).filter((name) => name !== RECORD_NAME);
	const beside = readdirSync(dirname(directory)).filter((name) => name !== basename(directory));
	const [name] = [...inside, ...beside];
	return name === void 0 ? void 0 : {
		code: "leftovers",
		detail: name
	};
}
async function compareBytes(directory, expected) {
	const held = await HeldFile.hold(directory, RECORD_NAME);
	try {
		const chunks = [];
		for await (const chunk of held.chunks(0, Math.min(held.size, expected.length + 1))) chunks.push(chunk);
		const found = Buffer.concat(chunks);
		if (found.equals(expected)) return void 0;
		return {
			code: "bytes-differ",
			detail: describeDifference(found, expected)
		};
	} finally {
		await held.close();
	}
}
function describeDifference(found, expected) {
	const at = found.findIndex((byte, index) => byte !== expected[index]);
	const offset = at < 0 ? Math.min(found.length, expected.length) : at;
	const line = expected.subarray(0, offset).toString("latin1").split("\n").length;
	if (offset === expected.length) return `line ${line} is one too many`;
	if (offset === found.length) return `it ends in line ${line}, at byte ${offset}`;
	return `line ${line}, at byte ${offset}`;
}
function judgeVerdict({ written }, { status, message }) {
	return status === (written.some(({ event }) => event === "run_end") ? "valid" : "incomplete") ? void 0 : {
		code: "verdict-differs",
		detail: `${status}: ${message}`
	};
}
// dist/lib/run-record/rendering/trial-table.js
/** A row for each scenario, and the sum. */
function showTrials(rows) {
	const table = rows.map(({ scenario, asks, conforms, fault }) => [
		scenario,
		asks,
		conforms ? "conforms" : "fails",
		fault === null ? null : describe$1(fault)
	]);
	const conforming = rows.filter(({ conforms }) => conforms).length;
	return `${showTable([
		"scenario",
		"asks for",
		"verdict",
		"why"
	], table)}${conforming} of ${rows.length} scenarios conform\n`;
}
function describe$1({ code, detail }) {
	return `${WRITER_FAULTS[code]}${detail === "" ? "" : `: ${detail}`} (${code})`;
}
// dist/pipelines/conform-writer.js
/**
* Tries a writer with each scenario.
*
* @param command for the shell; it gets the directory of the run as its last argument and facts on standard input,
*   one JSON object a line
* @returns a row for each scenario, in their order
* @throws the reason of the abort
*/
async function conformWriter(command, scenarios, options) {
	const folder = mkdtempSync(join(realpathSync(tmpdir()), "bot-record-conform-"));
	const rows = /* @__PURE__ */ new Map();
	const queue = [...scenarios.entries()];
	const work = async () => {
		for (let next = queue.shift(); next !== void 0; next = queue.shift()) {
			const [index, scenario] = next;
			rows.set(scenario, await tryScenario(command, scenario, join(folder, String(index)), options));
		}
	};
	try {
		await Promise.all(Array.from({ length: options.jobs }, work));
		return scenarios.map((scenario) => rows.get(scenario));
	} finally {
		await removeTree(folder);
	}
}
async function tryScenario(command, scenario, folder, { timeoutMs, signal }) {
	const directory = join(folder, SCENARIO_RUN);
	mkdirSync(directory, {
		recursive: true,
		mode: 448
	});
	const fault = await judgeWriting(scenario, directory, await runWriter({
		command,
		directory,
		input: spellInput(scenario),
		timeoutMs,
		signal
	}), readRun) ?? null;
	const asks = scenario.refused === void 0 ? "writing" : "refusal";
	return {
		scenario: scenario.name,
		asks,
		conforms: fault === null,
		fault
	};
}
// dist/lib/run-record/writing/parse-facts.js
/** Makes the stage. */
function parseFacts() {
	return stage$1((segment, push) => {
		const { number: line, offset } = segment;
		const parsed = segment.kind === "line" ? parseLine(segment) : segment;
		if (parsed.kind === "event") return push(parsed.fields);
		const what = parsed.kind === "torn" ? "unterminated" : parsed.rule;
		throw new CodedError("fact-malformed", `line ${line} is no fact: ${what}`, {
			line,
			offset
		});
	});
}
// dist/lib/run-record/writing/refused-event.js
/** A fact that the record must not hold. */
var RefusedEvent = class extends CodedError {
	/** The stable code of the broken rule. */
	rule;
	/** @param line the number of the line that it would have been */
	constructor(code, rule, message, line) {
		super(code, message, { line });
		this.rule = rule;
	}
	toJSON() {
		return {
			...super.toJSON(),
			rule: this.rule
		};
	}
};
// dist/lib/run-record/writing/spell-event.js
/**
* Events whose line has another order than the table of fields: a call ends
* with how deep it lies and whether it started.
*/
const WRITING_ORDERS = { subflow_call: [
	...fieldsOf("subflow_call").filter((field) => field !== "depth" && field !== "started"),
	"depth",
	"started"
] };
/** The members of an event in the order of a written line. */
function writingOrder(name) {
	return WRITING_ORDERS[name] ?? fieldsOf(name);
}
/**
* Spells an event as compact JSON and a line feed.
*
* @param number of the line, for the message of a refusal
* @throws RefusedEvent `event-breaks-story` with rule `unknown-event`; `event-malformed` when the event is not
*   what its schema says, or when JSON cannot say it
*/
function spellEvent(event, number) {
	const { event: name } = event;
	if (!isEventName(name)) throw new RefusedEvent("event-breaks-story", "unknown-event", `${showName(name)} is no event of a record`, number);
	const known = requireShape(name, event, number);
	const order = writingOrder(name);
	const extra = Object.keys(event).filter((field) => !order.includes(field));
	const spelled = [...order.map((field) => [field, known[field]]), ...extra.map((field) => [field, event[field]])].flatMap(([field, value]) => {
		const text = spellValue(value, (why) => malformed(`${name} has a member ${field} that JSON cannot say: ${why}`, number));
		return text === void 0 ? [] : [`${JSON.stringify(field)}:${text}`];
	});
	return Buffer.from(`{${spelled.join(",")}}\n`);
}
/** The members that the schema names; the parsing puts those of inner objects into its order. */
function requireShape(name, event, number) {
	const parsed = EVENT_SCHEMAS[name].safeParse(event);
	if (parsed.success) return parsed.data;
	throw malformed(`${name} ${describeIssue(parsed.error)}`, number);
}
function describeIssue({ issues: [issue] }) {
	const place = issue?.path.join(".");
	return place ? `has an unusable ${place}: ${issue?.message}` : `is malformed: ${issue?.message}`;
}
function spellValue(value, complain) {
	try {
		return JSON.stringify(value);
	} catch (cause) {
		throw complain(cause.message);
	}
}
function malformed(message, number) {
	return new RefusedEvent("event-malformed", "event-shape", message, number);
}
const SHOWN_CHARACTERS = 80;
function showName(name) {
	return typeof name === "string" ? JSON.stringify(name.slice(0, SHOWN_CHARACTERS)) : `a ${typeof name}`;
}
// dist/lib/run-record/writing/order-checks.js
/** The places of checks in a round; what judges the agent's answer instead of its output comes last. */
const CHECK_PLACES = {
	output: 0,
	checklist: 1,
	schema: 2,
	gate: 3,
	select: 4,
	question: 4
};
const ANSWER_PLACE = 4;
const BLOCKED_EXIT = 75;
const WORK_VERDICTS = [
	"refused",
	"exhausted",
	"rejected",
	"blocked"
];
/** The place in a round and the name by which a check, or the gate that is started, is known. */
function placeOfCheck(event) {
	const kind = event.event === "gate_start" ? "gate" : String(event.check);
	return {
		place: CHECK_PLACES[kind],
		name: kind === "gate" ? `gate ${event.file}` : kind
	};
}
/** The name of an operation of a provider. */
function operationOf({ provider, model }) {
	return JSON.stringify([provider, model]);
}
/** A question about the attempt that the event belongs to. */
function ask(question) {
	return (state, event) => {
		const attempt = state.attemptOf(event);
		return attempt !== void 0 && question(attempt, event, state);
	};
}
/** The same about the attempt that a further one would close. */
function askEarlier(question) {
	return (state, event) => {
		const attempt = state.stageOf(event)?.attempt;
		return attempt !== void 0 && question(attempt);
	};
}
/** Whether the event is the check that a running gate waits for. */
const answersGate = ({ gate }, event) => gate !== void 0 && event.event === "check" && event.check === "gate";
const mayLeaveGate = (cause) => [
	"signal",
	"fault",
	"timeout"
].includes(cause);
const hasFailedHook = ({ before, success }) => before === "failed" || success === "failed";
/** What each rule asks. True: the event breaks it. */
const ORDER_CHECKERS = {
	"carried-after-work": (state) => state.hasWorked,
	"carried-twice": (state, { stage }) => state.carried.has(stage),
	"carried-stage-run": (state, { stage, repeat }) => repeat === void 0 && state.carried.has(stage),
	"historical-member": (_state, event) => event[ACCESS_FIELD] !== void 0,
	"attempt-number": (state, event) => event.retry !== (state.stageOf(event)?.retry ?? 0) + 1,
	"attempt-without-failure": (state, event) => {
		const stage = state.stageOf(event);
		if (stage === void 0) return false;
		const exit = stage.attempt?.failed?.exit;
		return stage.attempt?.gate !== void 0 || exit === void 0 || exit === null;
	},
	"later-attempt-received": (state, event) => state.stageOf(event) !== void 0 && event.received.length > 0,
	"before-hook-late": ask(({ hasWorked, isPrompted }, { hook }) => hook === "before" && (hasWorked || isPrompted)),
	"prompt-late": ask(({ hasWorked, isPrompted }) => hasWorked || isPrompted),
	"provider-unprompted": (state, event) => state.stageOf(event)?.isPrompted !== true,
	"turn-without-start": ask(({ operations }, event) => !operations.has(operationOf(event))),
	"transport-outside-operation": ask(({ operations }) => operations.size === 0),
	"check-out-of-order": ask((attempt, event) => {
		const { place, name } = placeOfCheck(event);
		if (attempt.checks.has(name) || place < attempt.place) return true;
		if (place >= ANSWER_PLACE) return false;
		return attempt.success !== void 0 || place > 0 && !attempt.checks.has("output");
	}),
	"gate-unanswered": ask((attempt, event) => {
		if (attempt.gate === void 0 || answersGate(attempt, event)) return false;
		return event.event !== "stage_end" || !mayLeaveGate(event.cause);
	}),
	"gate-not-started": ask(({ gate }, { check, file, sha256 }) => check === "gate" && (gate?.file !== file || gate?.sha256 !== sha256)),
	"gate-drifted": (state, { file }) => state.drifted.has(file),
	"work-after-failed-check": ask(({ failed }) => failed !== void 0),
	"work-after-failed-hook": ask(hasFailedHook),
	"work-after-failure-hook": (state, event) => (event.event === "stage_start" ? askEarlier : ask)(({ hasFailureHook }) => hasFailureHook)(state, event),
	"work-after-unreconciled": (state, event) => (event.event === "stage_start" ? askEarlier : ask)(({ isUnreconciled }) => isUnreconciled)(state, event),
	"judged-after-renouncing": ask(({ hasRenounced }) => hasRenounced),
	"hook-twice": ask((attempt, { hook }) => {
		if (hook === "failure") return attempt.hasFailureHook;
		return attempt[hook] !== void 0;
	}),
	"success-hook-unjudged": ask((attempt, { hook }) => {
		if (hook !== "success") return false;
		return !(attempt.checks.size > 0 && attempt.failed === void 0 && attempt.gate === void 0) || attempt.hasRenounced || hasFailedHook(attempt);
	}),
	"failure-hook-after-signal": (state, { hook }) => hook === "failure" && state.hasSignal,
	"chose-twice": ask(({ hasChosen }) => hasChosen),
	"call-twice": (state, event) => state.stageOf(event)?.calls.has(event.call) === true,
	"ending-unearned": ask((attempt, { cause }) => {
		const { failed } = attempt;
		if (cause === "exhausted") return failed === void 0 || failed.exit === null;
		if (cause === "blocked") return failed?.check !== "gate" || failed.exit !== BLOCKED_EXIT;
		const hasFailed = failed !== void 0 || hasFailedHook(attempt) || attempt.hasFailureHook;
		return cause === "success" && (hasFailed || attempt.hasRenounced || attempt.hasDrifted);
	}),
	"output-flags": ask((attempt, { cause, output, sealed, judged }) => {
		if (attempt.isChooser || attempt.hasChosen) return output !== void 0 || cause === "success" && !attempt.hasChosen;
		if (cause === "success") return sealed !== true || judged !== true;
		if (output === void 0) return false;
		if (sealed === true) return true;
		return cause === "refused" ? judged === true : WORK_VERDICTS.includes(cause) && judged === false;
	}),
	"judged-by-nothing": ask(({ checks, gate }, { judged }) => judged === true && (checks.size === 0 || gate !== void 0)),
	"container-identity": (_state, { event, retry, repeat }) => retry !== 1 || event !== "parallel_done" && repeat !== void 0,
	"loop-after-signal": (state, { stage }) => [...state.signalled].some((signalled) => signalled.startsWith(`${stage}/`)),
	"fanout-plan-order": (state, event) => {
		const next = state.planOf(event)?.[0];
		return next === void 0 || next.item !== event.item || next.call !== event.call;
	},
	"fanout-unfinished": (state, event) => event.cause !== "signal" && event.cause !== "fault" && (state.planOf(event)?.length ?? 0) > 0,
	"teardown-early": (state, event) => {
		if (event.stage === void 0) return false;
		const stage = state.stageOf(event);
		return stage === void 0 || stage.retry !== event.retry || stage.attempt !== void 0;
	},
	"run-end-identity": (state, event) => {
		if (event.stage === void 0) return false;
		if (event.cause === "success") return true;
		return (WORK_VERDICTS.includes(event.cause) || event.cause === "timeout" && event.exit === 1) && state.stageOf(event) !== void 0;
	},
	"success-after-drift": (state, { cause }) => cause === "success" && state.drifted.size > 0
};
// dist/lib/run-record/writing/order-rules.js
/** Every rule of the writing order by its stable code, and what holds where it is kept. */
const ORDER_RULES = {
	"carried-after-work": "carried stages stand before all work",
	"carried-twice": "a stage is carried once",
	"carried-stage-run": "a carried stage is not run",
	"attempt-number": "attempts count from 1, one by one",
	"attempt-without-failure": "a further attempt follows a check that said no, in a stage that has not ended",
	"later-attempt-received": "a further attempt receives nothing anew",
	"historical-member": "members that only older writers wrote are not written",
	"before-hook-late": "a before hook stands before everything else of its attempt",
	"prompt-late": "a prompt stands before the work of its attempt, once",
	"provider-unprompted": "a provider is asked after a prompt of the stage and repeat",
	"turn-without-start": "a turn completes an open operation of its attempt, provider and model",
	"transport-outside-operation": "a transport belongs to an open operation of its attempt",
	"check-out-of-order": "checks stand in the order output, checklist, schema, gates, each once, before the success hook",
	"gate-unanswered": "while a gate runs, its check is the next thing that the attempt does",
	"gate-not-started": "the check of a gate answers the gate_start before it, file and hash",
	"gate-drifted": "an executable that drifted is not started",
	"work-after-failed-check": "after a check that said no, the attempt begins nothing more",
	"work-after-failed-hook": "after a before or success hook that did not exit 0, the attempt begins nothing more",
	"work-after-failure-hook": "after the failure hook, the attempt begins nothing more",
	"work-after-unreconciled": "unreconciled work stands directly before the end of its attempt",
	"judged-after-renouncing": "an attempt whose agent refused or reported a fault is not judged",
	"hook-twice": "each hook of an attempt runs once",
	"success-hook-unjudged": "a success hook stands after the checks of its attempt",
	"failure-hook-after-signal": "no failure hook runs after a signal",
	"chose-twice": "a chooser chooses once",
	"call-twice": "a call number stands once in a stage and repeat",
	"ending-unearned": "success follows checks and hooks that passed, exhausted a check that said no, blocked a gate that exited 75",
	"output-flags": "sealed and judged are those of the cause, and success has an output or a choice",
	"judged-by-nothing": "a judged output has a check on record, and no gate that is still running",
	"container-identity": "loops, parallels and fan-outs have retry 1; only a parallel may have a repeat",
	"loop-after-signal": "a loop whose body a signal ended has no loop_done",
	"fanout-plan-order": "the items of a fan-out stand in the order of its plan, each once",
	"fanout-unfinished": "a fan-out ends after all its items are on record, unless by signal or fault",
	"teardown-early": "the teardown of a stage stands after the end of its last attempt",
	"run-end-identity": "run_end names no stage after success, and none that ended by a verdict about its own work",
	"success-after-drift": "a run whose machinery or output drifted does not end in success"
};
/** Asked of everything with which an attempt begins something new, in this order. */
const BEGINS = [
	"work-after-unreconciled",
	"work-after-failure-hook",
	"work-after-failed-check",
	"work-after-failed-hook",
	"gate-unanswered"
];
/** Asked of what settles: it began earlier, and nothing but the end of its attempt is too late for it. */
const SETTLES = ["work-after-unreconciled"];
/** What is asked of each event, in this order, once the story has nothing against it. */
const ORDER_TABLE = [
	{
		event: "run_start",
		rules: []
	},
	{
		event: "run_end",
		rules: ["run-end-identity", "success-after-drift"]
	},
	{
		event: "stage_carried",
		rules: ["carried-after-work", "carried-twice"]
	},
	{
		event: "stage_start",
		rules: [
			"historical-member",
			"carried-stage-run",
			"attempt-number",
			"attempt-without-failure",
			"work-after-unreconciled",
			"work-after-failure-hook",
			"later-attempt-received"
		]
	},
	{
		event: "prompt",
		rules: [...BEGINS, "prompt-late"]
	},
	{
		event: "stage_end",
		rules: [
			"gate-unanswered",
			"ending-unearned",
			"output-flags",
			"judged-by-nothing"
		]
	},
	{
		event: "unreconciled",
		rules: []
	},
	{
		event: "tmp_teardown",
		rules: ["teardown-early"]
	},
	{
		event: "provider_start",
		rules: [...BEGINS, "provider-unprompted"]
	},
	{
		event: "turn",
		rules: [...SETTLES, "turn-without-start"]
	},
	{
		event: "provider_retry",
		rules: SETTLES
	},
	{
		event: "provider_transport",
		rules: [...SETTLES, "transport-outside-operation"]
	},
	{
		event: "gate_start",
		rules: [
			...BEGINS,
			"judged-after-renouncing",
			"check-out-of-order",
			"gate-drifted"
		]
	},
	{
		event: "check",
		rules: [
			...BEGINS,
			"judged-after-renouncing",
			"gate-not-started",
			"check-out-of-order"
		]
	},
	{
		event: "tool_call",
		rules: SETTLES
	},
	{
		event: "subflow_call",
		rules: [...SETTLES, "call-twice"]
	},
	{
		event: "subflow_call",
		form: "fan-out item",
		rules: ["container-identity", "fanout-plan-order"]
	},
	{
		event: "chose",
		rules: [
			...SETTLES,
			"work-after-failed-check",
			"chose-twice"
		]
	},
	{
		event: "loop_done",
		rules: ["container-identity", "loop-after-signal"]
	},
	{
		event: "parallel_done",
		rules: ["container-identity"]
	},
	{
		event: "fanout_start",
		rules: ["container-identity"]
	},
	{
		event: "fanout_done",
		rules: ["container-identity", "fanout-unfinished"]
	},
	{
		event: "hook",
		rules: [
			...SETTLES,
			"work-after-failure-hook",
			"hook-twice",
			"before-hook-late",
			"success-hook-unjudged",
			"failure-hook-after-signal"
		]
	},
	{
		event: "hash_drift",
		rules: []
	},
	{
		event: "signal",
		rules: []
	}
];
// dist/lib/run-record/writing/order-state.js
/** What an attempt that is open has done so far. */
var AttemptState = class {
	before;
	success;
	hasFailureHook = false;
	isPrompted = false;
	/** Whether anything but its hook and its prompt is on record. */
	hasWorked = false;
	/** Operations of a provider that no turn completed: how many for each provider and model. */
	operations = /* @__PURE__ */ new Map();
	/** The checks on record, gates by their file. */
	checks = /* @__PURE__ */ new Set();
	/** How far the round of checks came: the place of the last one. */
	place = -1;
	/** The check that did not pass. */
	failed;
	/** The gate that runs. */
	gate;
	/** Whether the agent refused, or reported a fault. */
	hasRenounced = false;
	isChooser = false;
	hasChosen = false;
	isUnreconciled = false;
	hasDrifted = false;
};
/** What is known of all attempts of a stage and repeat. */
var StageState = class {
	/** The open attempt. */
	attempt;
	/** The last attempt's number. */
	retry = 0;
	isPrompted = false;
	calls = /* @__PURE__ */ new Set();
};
/** All that the writing order remembers beyond the story. It grows with the number of stages and calls. */
var OrderState = class {
	hasWorked = false;
	hasSignal = false;
	carried = /* @__PURE__ */ new Set();
	stages = /* @__PURE__ */ new Map();
	/** Stages with an attempt that ended by signal. */
	signalled = /* @__PURE__ */ new Set();
	/** The rows of each open fan-out's plan that are not on record yet. */
	plans = /* @__PURE__ */ new Map();
	/** Files that drifted. */
	drifted = /* @__PURE__ */ new Set();
	stageOf(event) {
		const identity = identityOf(event);
		return identity === void 0 ? void 0 : this.stages.get(stageRepeatKey(identity));
	}
	/** The open attempt that an event belongs to. */
	attemptOf(event) {
		const stage = this.stageOf(event);
		return stage !== void 0 && stage.retry === event.retry ? stage.attempt : void 0;
	}
	/** What is left of the plan of the fan-out that an event belongs to; its story was judged. */
	planOf(event) {
		return this.plans.get(identityKey(identityOf(event)));
	}
	/** Makes the attempt the open one of its stage and repeat. */
	open(identity) {
		const key = stageRepeatKey(identity);
		const stage = this.stages.get(key) ?? new StageState();
		stage.attempt = new AttemptState();
		stage.retry = identity.retry;
		this.stages.set(key, stage);
	}
	/** The open attempt whose output a path of the run's directory is. */
	attemptOfOutput(path) {
		const match = /^stages\/(.+)\/(\d+)\/(\d+)\/output\.[^/]+$/.exec(path);
		if (match === null) return void 0;
		const [, stage, repeat, retry] = match;
		const identity = {
			stage,
			retry: Number(retry)
		};
		return this.attemptOf({
			...identity,
			repeat: Number(repeat)
		}) ?? (repeat === "1" ? this.attemptOf(identity) : void 0);
	}
};
// dist/lib/run-record/writing/writing-order.js
const ROWS = /* @__PURE__ */ new Map();
const FANOUT_ITEM_ROWS = /* @__PURE__ */ new Map();
for (const { event, form, rules } of ORDER_TABLE) (form === void 0 ? ROWS : FANOUT_ITEM_ROWS).set(event, rules);
/** Follows the order of one record. Asked of events whose shape and story were judged before. */
var WritingOrder = class {
	#state = new OrderState();
	/** Says which rule the event would break as the next one, if any. Changes nothing. */
	judge(event) {
		const rule = ((isFanoutItem(event) ? FANOUT_ITEM_ROWS : ROWS).get(event.event) ?? []).find((code) => ORDER_CHECKERS[code](this.#state, event));
		if (rule === void 0) return void 0;
		return {
			rule,
			message: `${describe(event)} is out of order: ${ORDER_RULES[rule]}`
		};
	}
	/** Takes an event that {@link judge} found nothing against. */
	advance(event) {
		const state = this.#state;
		if (!NO_WORK.includes(event.event)) state.hasWorked = true;
		CHANGES[event.event]?.(state, event);
		const attempt = isFanoutItem(event) ? void 0 : state.attemptOf(event);
		if (attempt === void 0) return;
		ATTEMPT_CHANGES[event.event]?.(attempt, event);
		if (!PREPARATION.includes(event.event)) attempt.hasWorked = true;
	}
};
/** Events that are no work of the run. */
const NO_WORK = [
	"run_start",
	"stage_carried",
	"signal",
	"run_end"
];
/** Events of an attempt that stand before its work. */
const PREPARATION = [
	"stage_start",
	"hook",
	"prompt"
];
/** The identity of an event whose story was judged: it has one. */
const placeOf = (event) => identityOf(event);
/** What is known of the stage and repeat of work whose story was judged: it was started. */
const startedStage = (state, event) => state.stageOf(event);
/** What events change in the run. */
const CHANGES = {
	stage_carried: (state, { stage }) => state.carried.add(stage),
	stage_start: (state, event) => state.open(placeOf(event)),
	prompt: (state, event) => {
		startedStage(state, event).isPrompted = true;
	},
	stage_end: (state, event) => {
		if (event.cause === "signal") state.signalled.add(event.stage);
		startedStage(state, event).attempt = void 0;
	},
	subflow_call: (state, event) => {
		if (isFanoutItem(event)) state.planOf(event)?.shift();
		else startedStage(state, event).calls.add(event.call);
	},
	fanout_start: (state, event) => {
		const plan = event.plan;
		state.plans.set(identityKey(placeOf(event)), [...plan]);
	},
	hash_drift: (state, { file }) => {
		state.drifted.add(file);
		const attempt = state.attemptOfOutput(file);
		if (attempt !== void 0) attempt.hasDrifted = true;
	},
	signal: (state) => {
		state.hasSignal = true;
	}
};
/** What events change in their attempt. */
const ATTEMPT_CHANGES = {
	prompt: (attempt) => {
		attempt.isPrompted = true;
	},
	unreconciled: (attempt) => {
		attempt.isUnreconciled = true;
	},
	provider_start: ({ operations }, event) => {
		const operation = operationOf(event);
		operations.set(operation, (operations.get(operation) ?? 0) + 1);
	},
	turn: ({ operations }, event) => {
		const operation = operationOf(event);
		const left = (operations.get(operation) ?? 1) - 1;
		if (left === 0) operations.delete(operation);
		else operations.set(operation, left);
	},
	gate_start: (attempt, { file, sha256 }) => {
		attempt.gate = {
			file,
			sha256
		};
	},
	check: (attempt, event) => {
		const { place, name } = placeOfCheck(event);
		const check = event.check;
		const exit = event.exit;
		attempt.checks.add(name);
		attempt.place = place;
		if (check === "gate") attempt.gate = void 0;
		if (check === "select") attempt.isChooser = true;
		if (exit !== 0) attempt.failed = {
			check,
			exit
		};
	},
	tool_call: (attempt, { tool }) => {
		if (tool === "refuse" || tool === "fault") attempt.hasRenounced = true;
		if (tool === "select") attempt.isChooser = true;
	},
	chose: (attempt) => {
		attempt.hasChosen = true;
	},
	hook: (attempt, { hook, exit }) => {
		if (hook === "failure") attempt.hasFailureHook = true;
		else attempt[hook] = exit === 0 ? "passed" : "failed";
	}
};
function isFanoutItem({ event, via }) {
	return event === "subflow_call" && via === "fanout";
}
function describe(event) {
	const identity = identityOf(event);
	return identity === void 0 ? String(event.event) : `${event.event} of ${describeIdentity(identity)}`;
}
// dist/lib/run-record/writing/record-writer.js
/** Writes the facts of one run, as they happen, into `record.jsonl` (run-record details, 1 and 3). */
var RecordWriter = class RecordWriter {
	/** The directory of the run. */
	directory;
	/** The first line of the record. */
	first;
	#file;
	#clock;
	#onFailure;
	#story;
	#order = new WritingOrder();
	#accepted = 0;
	#isFailureTold = false;
	constructor(directory, first, file, options) {
		this.directory = directory;
		this.first = first;
		this.#file = file;
		this.#clock = options.clock ?? (() => /* @__PURE__ */ new Date());
		this.#onFailure = options.onFailure ?? (() => {});
		this.#story = new Story({ run: basename(directory) });
	}
	/**
	* Begins the record of a run: from the moment this resolves, the run exists.
	*
	* @param directory exists, and has no record; its name is the name of the run
	* @throws RefusedEvent before anything is created; CodedError `record-exists`; MachineryError: then a part of
	*   the file may be there
	*/
	static begin(directory, start, options = {}) {
		return RecordWriter.beginFields(directory, {
			...start,
			event: "run_start"
		}, options);
	}
	/** The same for a first fact of which nothing is known. @throws as {@link begin} */
	static async beginFields(directory, fact, options = {}) {
		const root = resolve(directory);
		const clock = options.clock ?? (() => /* @__PURE__ */ new Date());
		const start = {
			record: 1,
			...fact,
			ts: fact.ts === void 0 ? instantOf(clock) : fact.ts
		};
		const lawful = requireLawful(new Story({ run: basename(root) }), new WritingOrder(), start, 1);
		const file = await RecordFile.create(root);
		const writer = new RecordWriter(root, {
			...lawful,
			number: 1
		}, file, {
			...options,
			clock
		});
		await writer.appendFields(start);
		return writer;
	}
	/** What the first line says. */
	get start() {
		return this.first.event;
	}
	/** Whether run_end was handed over: nothing is accepted any more. */
	get isEnded() {
		return this.#story.ended;
	}
	/** The attempts that were begun and not ended, queued lines included. */
	get openAttempts() {
		return this.#story.openAttempts;
	}
	/** What stopped the writing for good, if anything did. */
	get failure() {
		return this.#file.failure;
	}
	/** How many lines, and bytes, are whole in the file. */
	get written() {
		return {
			lines: this.#file.lines,
			bytes: this.#file.size
		};
	}
	/** The instant as a line spells it. */
	now() {
		return instantOf(this.#clock);
	}
	/**
	* Says why a fact would be refused now, if it would. Changes nothing.
	*
	* @throws nothing
	*/
	judge(fact) {
		try {
			requireLawful(this.#story, this.#order, this.#dated(fact), this.#accepted + 1);
			return;
		} catch (refusal) {
			if (refusal instanceof RefusedEvent) return refusal;
			throw refusal;
		}
	}
	/**
	* Appends a fact; resolves when its line is whole in the file. run_end closes the writer at once, and its line
	* is followed by the one sync of the record.
	*
	* Nobody needs to wait: a line that could not be written is told by `onFailure` and by everything later. A
	* refusal that nobody looks at is an unhandled rejection.
	*
	* @throws RefusedEvent: nothing was written, and the writer goes on; CodedError `record-closed` after run_end;
	*   MachineryError when a line could not be written: the writer is dead, and says the same ever after
	*/
	append(fact) {
		return this.appendFields(fact);
	}
	/** The same for a fact of which nothing is known. @throws as {@link append} */
	appendFields(fact) {
		if (this.#file.failure !== void 0) return Promise.reject(this.#file.failure);
		try {
			const { line, event } = this.#accept(fact);
			this.#accepted += 1;
			const written = this.#write(line, {
				event,
				line,
				number: this.#accepted
			});
			written.catch(() => {});
			return written;
		} catch (refusal) {
			return Promise.reject(refusal);
		}
	}
	/** Appends run_end. @throws as {@link append}; MachineryError `cannot-sync`: the line is visible then */
	end(end) {
		return this.append({
			...end,
			event: "run_end"
		});
	}
	#dated(fact) {
		return {
			...fact,
			ts: fact.ts === void 0 ? this.now() : fact.ts
		};
	}
	/** Judges a fact and lets story and order go on. @throws RefusedEvent; CodedError `record-closed` */
	#accept(fact) {
		if (this.isEnded) throw new CodedError("record-closed", `the run has ended: ${String(fact.event)} is not written`);
		const lawful = requireLawful(this.#story, this.#order, this.#dated(fact), this.#accepted + 1);
		this.#story.advance(lawful.event);
		this.#order.advance(lawful.event);
		return lawful;
	}
	async #write(line, written) {
		try {
			await (this.isEnded ? this.#file.appendLast(line) : this.#file.append(line));
			return written;
		} catch (failure) {
			if (!this.#isFailureTold) {
				this.#isFailureTold = true;
				this.#onFailure(failure);
			}
			throw failure;
		}
	}
};
/** The line of a fact and what it says. @param number of the line that it would be @throws RefusedEvent */
function requireLawful(story, order, fact, number) {
	const line = spellEvent(fact, number);
	const event = JSON.parse(line.toString("utf8"));
	const broken = story.judge(event);
	if (broken !== void 0) throw new RefusedEvent("event-breaks-story", broken.rule, broken.message, number);
	const disorder = order.judge(event);
	if (disorder === void 0) return {
		line,
		event
	};
	throw new RefusedEvent("event-out-of-order", disorder.rule, disorder.message, number);
}
function instantOf(clock) {
	return clock().toISOString();
}
// dist/lib/run-record/writing/record-facts.js
/**
* Makes the stage. The first fact, run_start, begins the record.
*
* @param directory of the run: it exists and has no record
*/
function recordFacts(directory, options = {}) {
	let writer;
	return stage$1(async (fact, push) => {
		if (writer === void 0) {
			writer = await RecordWriter.beginFields(directory, fact, options);
			push(writer.first);
		} else push(await writer.appendFields(fact));
	});
}
// dist/pipelines/write-facts.js
/**
* Writes the facts of a run, one JSON object a line, into its record.
*
* @param directory of the run: it exists and has no record
* @returns how many lines were written
* @throws CodedError `fact-malformed`; RefusedEvent; MachineryError: the record is what was written until then
*/
async function writeFacts(source, directory, options = {}) {
	let written = 0;
	const count = new Writable({
		objectMode: true,
		write(_line, _encoding, done) {
			written += 1;
			done();
		}
	});
	await pipeline(source, segments(), parseFacts(), recordFacts(directory, options), count);
	return written;
}
// dist/bin/bot-record/writer-commands.js
const MAX_JOBS = 64;
const CONFORM_HELP = `
CMD is run by a shell, once for each scenario. Its last argument is the directory of a run, which exists and is empty;
its standard input holds the facts of that run, one JSON object a line, with members in no order. It leaves
record.jsonl there. Where all facts are lawful it exits 0; a fact that a record must not hold it refuses: the record is
what was written until then, and CMD exits with another code.

Examples:
  bot-record conform --writer 'bot-record write'
  bot-record conform --writer 'bot-record write' --only story/
  bot-record conform --writer 'bot-record write' --only order/ --json

Exit codes: 0 all scenarios conform; 1 not all; 2 the command line is wrong
`;
const WRITE_HELP = `
The facts stand on standard input, one JSON object a line; a fact without ts gets the instant at which it is written.
The directory exists, has the name that run_start tells, and no record. A fact that a record must not hold ends the
writing: exit 1 and nothing of it is written.

Examples:
  bot-record write runs/2026-07-30T14-22-08-a3f9 < facts.ndjson
`;
/** Adds the sub-commands. */
function addWriterCommands(program) {
	program.command("conform").description("tries a writer of records against the laws that records are read by").requiredOption("--writer <cmd>", "the command that writes").option("--only <text>", "only scenarios whose name begins so").option("--timeout <seconds>", "the most time for one scenario", wholeNumber(1, 3600), 20).option("--jobs <n>", "scenarios at once", wholeNumber(1, MAX_JOBS), Math.min(4, availableParallelism())).option("--json", "one JSON document").addHelpText("after", CONFORM_HELP).action(conform);
	program.command("write <directory>").description("writes the facts on standard input as the record of a run").addHelpText("after", WRITE_HELP).action(async (directory) => {
		await writeFacts(openStandardInput(), directory);
	});
}
async function conform({ writer, only = "", timeout, jobs, json }) {
	const scenarios = allScenarios().filter(({ name }) => name.startsWith(only));
	if (scenarios.length === 0) throw new BadRequest("scenario-unknown", `no scenario begins with ${JSON.stringify(only)}`);
	const rows = await interruptible((signal) => conformWriter(writer, scenarios, {
		timeoutMs: timeout * 1e3,
		jobs,
		signal
	}));
	const conforming = rows.filter(({ conforms }) => conforms).length;
	const summary = {
		scenarios: rows.length,
		conforming,
		failing: rows.length - conforming
	};
	if (summary.failing > 0) process.exitCode = EXIT.no;
	return writeOut(json === true ? writeDocument("run-conform", {
		data: {
			writer,
			scenarios: rows
		},
		summary
	}) : showTrials(rows));
}
// dist/bin/bot-record.js
const program = createProgram("bot-record", "Reads, judges, writes and cleans up the records of runs.", [
	"bot-record list --state ended --cause fault",
	"bot-record check 2026-07-30T14-22-08-a3f9",
	"bot-record check --json < record.jsonl",
	"bot-record show 2026-07-30T14",
	"bot-record answers ./2026-07-30T14-22-08-a3f9",
	"bot-record output 2026-07-30T14 01-read > report.txt",
	"bot-record clean --keep 30"
]).addHelpText("after", `
A run is named by its full name, by a prefix that fits one run alone, or by the path of its directory (with a slash).

Exit codes:
  0  done; check: valid
  1  nothing found, or more than one; check: incomplete, or no record
  2  the command line is wrong
  3  the cursor belongs to something else; answers --strict: a part is missing
  4  reading or writing failed: permission, I/O, a file that changed or is none
  5  the bytes are at fault: an invalid record, a malformed fact, a disagreement
`);
let operation = "bot-record";
program.hook("preSubcommand", (_, command) => {
	operation = command.name();
});
addRunCommands(program);
addEvidenceCommands(program);
addHashCommand(program);
addCleanCommand(program);
addWriterCommands(program);
await runProgram(program, process.argv, {
	exitOf: exitOfRefusal,
	describe: (fault) => describeRefusal(fault, operation)
});
export {};
