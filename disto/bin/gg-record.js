#!/usr/bin/env node
import { c as Option, i as interruptible, l as EXIT, n as createProgram, r as runProgram, t as UsageError } from "./program-CJKhYYwm.js";
import { t as print } from "./standard-output-WUw5tTEi.js";
import { t as wholeNumber } from "./whole-number-lZrfBA_A.js";
import { T as string, _ as literal, b as object, h as int } from "./schemas-BXZ5XMrT.js";
import { C as IndexList, D as rawJson, T as SpelledNumber, c as truncation, g as agentRow, n as SEGMENT_NAMES, r as clip, s as seed, t as JournalRules, u as entry, w as RawJson, x as typedReader } from "./journal-rules-C-d2ia5E.js";
import { t as formatTable } from "./table-CWO2fNIn.js";
import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { a as skipValue, c as JsonFault, d as skipWhite, i as scanJson, l as decodeString, o as walkArray, s as walkObject } from "./json-scan-C4RDczul.js";
import { n as canonicalBytes, t as contentAddress } from "./content-address-CKHr1ElH.js";
import { s as TOOL_CEILING } from "./constants-Dm2aikKO.js";
import { a as inflateMember, d as readBytes, h as readGzipHeader, i as inflateGaps, l as openGzipMember, m as isGzip, o as inflateSegment, s as stretchesOf, t as checkDeflated, u as openStoredFile } from "./gzip-reader-CKO3Qxtu.js";
import { n as LineSplitter } from "./lines-CtWheCI4.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { a as writeWhole, o as Scratch, s as removeLeftovers } from "./gzip-segment-mVKxi9u5.js";
import { n as oneLine } from "./json-compact-D8IPZD5_.js";
import { i as recordParts, n as RecordSegments, r as RecordHead, t as gzipMember } from "./gzip-member-Cm9gzFGs.js";
import { join } from "node:path";
import { createReadStream, createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { createHash } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { pipeline } from "node:stream/promises";
import { constants as constants$1, inflateRawSync } from "node:zlib";
// dist/lib/terminal/printable.js
/** Controls but tab and line feed, and marks that reorder the text around them. */
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/** The text with every character that a terminal would obey written as an escape. */
function printable(text) {
	return text.replace(OBEYED, (character) => {
		const code = character.charCodeAt(0);
		return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
	});
}
/** The first `most` characters on one line, with what was cut told by an ellipsis. */
function excerpt(text, most) {
	const line = printable(text.slice(0, 4 * most)).replace(/\s+/g, " ").trim();
	const characters = [...line];
	return characters.length <= most && text.length <= 4 * most ? line : `${characters.slice(0, most - 1).join("")}…`;
}
// dist/lib/session-record/presentation/quantities.js
/** Bytes for eyes: `17 B`, `4.2 kB`, `1.3 GB`. */
function formatBytes(bytes) {
	const units = [
		"B",
		"kB",
		"MB",
		"GB",
		"TB"
	];
	let value = bytes;
	let unit = 0;
	while (value >= 999.95 && unit < units.length - 1) {
		value /= 1e3;
		unit += 1;
	}
	return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
/** Milliseconds for eyes: `812 ms`, `61.0 s`, `1:30:00`. */
function formatDuration(ms) {
	if (ms < 1e3) return `${ms} ms`;
	if (ms < 6e5) return `${(ms / 1e3).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	const two = (value) => String(value).padStart(2, "0");
	return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
/** A number and its noun: `1 toolset`, `4 toolsets`; nouns in -y become -ies. */
function formatCount(count, noun) {
	return `${count} ${count === 1 ? noun : `${noun}s`.replace(/ys$/, "ies")}`;
}
// dist/lib/session-record/presentation/info-view.js
/** What a record is, for eyes. */
function viewInfo(info) {
	const { seed, counts, pooling } = info;
	const facts = [
		["session", info.sessionId],
		["routing key", info.routingKey ?? "-"],
		["format", String(info.formatVersion)],
		["recorder", info.recorder === void 0 ? "-" : info.recorder.bytes.toString("utf8")],
		["baseline", seed.baselineCommit ?? "-"],
		["prompt", excerpt(seed.prompt, 100) || "-"],
		["windows", Object.entries(seed.modelWindows ?? {}).map(([model, tokens]) => `${model} ${tokens} tokens`).join(", ") || "-"],
		["vision", Object.entries(seed.modelModalities ?? {}).map(([model, { vision }]) => `${model} ${vision ? "yes" : "no"}`).join(", ") || "-"],
		["ending", info.ending],
		["entries", `${counts.entries}${describeKinds(counts.byKind)}`],
		["pools", `${formatCount(counts.messages, "message")}, ${formatCount(counts.toolsets, "toolset")}, ${formatCount(counts.texts, "text")} (${counts.clips} clipped)`],
		["pooling", `${formatBytes(pooling.stored)} stored for ${formatBytes(pooling.unpooled)} quoted, ${formatBytes(pooling.saved)} saved`]
	];
	return `${formatTable([{ title: "" }, { title: "" }], facts.map(([name, value]) => [name, printable(value)])).replace(/^\n/, "")}\n${viewAgents(info.agents)}`;
}
function describeKinds(byKind) {
	const kinds = Object.entries(byKind).map(([kind, count]) => `${count} ${kind}`);
	return kinds.length === 0 ? "" : ` (${kinds.join(", ")})`;
}
function viewAgents(agents) {
	if (agents.length === 0) return "No agent has a row.\n";
	return formatTable([
		{ title: "agent" },
		{ title: "profile" },
		{ title: "origin" },
		{ title: "ending" },
		{
			title: "entries",
			align: "right"
		}
	], agents.map((agent) => [
		printable(agent.agentId),
		printable(agent.profile),
		printable(describeOrigin(agent.origin)),
		printable(describeEnding(agent)),
		agent.entries
	]));
}
/** Where an agent came from, in words. */
function describeOrigin(origin) {
	switch (origin.type) {
		case "root": return "root";
		case "spawn": return `spawn ${origin.ordinal} of ${origin.parent}`;
		case "succession": return `successor ${origin.ordinal} of ${origin.predecessor}`;
		case "issue_attempt": return `dispatch ${origin.attempt} of issue ${origin.issue}`;
		case "reviewer": return `reviewer ${origin.position} in round ${origin.round} of issue ${origin.issue}`;
		case "merge": return `merge ${origin.ordinal} of issue ${origin.issue}`;
	}
}
/** How an agent's loop ended, in words. */
function describeEnding({ terminalStatus, limitHit }) {
	const status = terminalStatus ?? "never ended";
	if (limitHit == null) return status;
	const figure = (value) => typeof value === "number" ? String(value) : value.text;
	return `${status}, stopped by its ${limitHit.limit} limit: ${figure(limitHit.observed)} of ${figure(limitHit.threshold)} at turn ${limitHit.turns}`;
}
// dist/lib/session-record/presentation/stats-view.js
/** Figures over a record, for eyes. */
function viewStats(stats) {
	const parts = [viewCalls("Turns", stats.calls.filter(({ role }) => role === "agent"))];
	const compactions = stats.calls.filter(({ role }) => role === "compaction");
	if (compactions.length > 0) parts.push(viewCalls("Compactions", compactions));
	if (stats.tools.length > 0) parts.push(formatTable([
		{ title: "tool" },
		{
			title: "calls",
			align: "right"
		},
		{
			title: "failed",
			align: "right"
		}
	], stats.tools.map(({ name, calls, failed }) => [
		printable(name),
		calls,
		failed
	])));
	if (stats.commands.length > 0) parts.push(formatTable([
		{ title: "commands of" },
		{
			title: "runs",
			align: "right"
		},
		{
			title: "failed",
			align: "right"
		}
	], stats.commands.map(({ origin, runs, failed }) => [
		origin,
		runs,
		failed
	])));
	const failures = Object.entries(stats.failures);
	if (failures.length > 0) parts.push(formatTable([{ title: "failed model calls" }, {
		title: "",
		align: "right"
	}], failures));
	if (stats.biggest.length > 0) parts.push(formatTable([{ title: "biggest bodies" }, {
		title: "size",
		align: "right"
	}], stats.biggest.map(({ pool, index, bytes }) => [`${pool}[${index}]`, formatBytes(bytes)])));
	return parts.join("\n");
}
function viewCalls(title, calls) {
	const keys = [...new Set(calls.flatMap(({ usage }) => Object.keys(usage)))];
	return formatTable([
		{ title },
		{
			title: "answered",
			align: "right"
		},
		{
			title: "failed",
			align: "right"
		},
		{
			title: "p50",
			align: "right"
		},
		{
			title: "p90",
			align: "right"
		},
		{
			title: "max",
			align: "right"
		},
		...keys.map((key) => ({
			title: printable(key),
			align: "right"
		}))
	], calls.map(({ agentId, answered, failed, latency, usage }) => [
		printable(agentId),
		answered,
		failed,
		...[
			"p50",
			"p90",
			"max"
		].map((figure) => latency === void 0 ? "-" : formatDuration(latency[figure])),
		...keys.map((key) => usage[key] ?? "-")
	]));
}
// dist/lib/session-record/presentation/verification-view.js
/** What a verification found, for eyes. */
function viewVerification(verification) {
	const { isSound, total, findings, unchecked, counts, ending } = verification;
	const parts = [];
	if (findings.length > 0) parts.push(formatTable([
		{ title: "finding" },
		{ title: "where" },
		{ title: "what" }
	], findings.map((finding) => [
		finding.code,
		describePlace(finding),
		printable(finding.message)
	])));
	if (total > findings.length) parts.push(`… and ${total - findings.length} more\n`);
	const images = unchecked === 0 ? "" : `; ${formatCount(unchecked, "message")} held images, which the id was made over and the record does not keep`;
	parts.push(`${isSound ? "sound" : formatCount(total, "finding")}${images}\n`);
	if (counts !== void 0) {
		const { entries, messages, toolsets, texts } = counts;
		parts.push(`${formatCount(entries, "entry")}, ${formatCount(messages, "message")}, ${formatCount(toolsets, "toolset")}, ${formatCount(texts, "text")}\n`);
	}
	if (ending !== void 0) parts.push(`${ending}\n`);
	return parts.join("");
}
/** Whether a payload is the recorded one, for eyes. */
function viewComparison(comparison, text) {
	const { isSame, isClipped, recorded, payload } = comparison;
	return isSame ? `text ${text} ${isClipped ? "was clipped from" : "is"} this payload: ${payload.bytes} bytes, ${payload.id}\n` : `text ${text} is of another payload: ${recorded.bytes} bytes, ${recorded.id}; this one has ${payload.bytes} bytes, ${payload.id}\n`;
}
function describePlace({ list, element, seq, offset }) {
	if (list !== void 0) return `${list}[${element}]${seq === void 0 ? "" : ` seq ${seq}`}`;
	return offset === void 0 ? "-" : `byte ${offset}`;
}
// dist/lib/session-record/presentation/window-view.js
const FRAME_WORDS = {
	recorded: "frame recorded",
	lost: "no frame recorded",
	none: "no frame: the summarizer rewrites the whole window and is framed by nothing",
	refused: "no frame: the call failed, and a frame describes the call that was sent"
};
/** What the model saw at one call, for eyes. */
function viewWindow(window) {
	const { messages, notSent, toolset } = window;
	const parts = [
		viewCall(window),
		toolset === void 0 ? "no tools offered" : `toolset ${toolset.index}: ${toolNames(toolset.tools.bytes)}`,
		""
	];
	for (const [position, { index, body, item }] of messages.entries()) parts.push(`[${position}] message ${index}, ${describeItem(item)}`, indent(bodyText(body.bytes)), "");
	for (const item of notSent) parts.push(`in the frame and not in the request: message ${item.message}, ${describeItem(item)}`);
	return `${parts.join("\n").trimEnd()}\n`;
}
/** How a window changed, for eyes. */
function viewDiff(diff) {
	const parts = [
		`from ${viewCall(diff.from)}`,
		`to   ${viewCall(diff.to)}`,
		""
	];
	for (const { change, position, index, body } of diff.messages) {
		const sign = change === "added" ? "+" : "-";
		parts.push(`${sign} [${position}] message ${index}`, indent(bodyText(body.bytes), `${sign}   `));
	}
	for (const { index, before, after } of diff.items) parts.push(`~ message ${index}: ${describeItem(before)} → ${describeItem(after)}`);
	const { from, to } = diff.toolset;
	if (from !== to) parts.push(`~ toolset: ${from ?? "none"} → ${to ?? "none"}`);
	const added = diff.messages.filter(({ change }) => change === "added").length;
	parts.push(`${diff.kept} kept, ${added} added, ${diff.messages.length - added} removed`);
	return `${parts.join("\n")}\n`;
}
function viewCall({ call, frameState }) {
	const outcome = call.type === "model_io" ? "answered" : `failed: ${call.error.kind}, ${call.error.message}`;
	const time = call.durationMs == null ? "" : ` after ${formatDuration(call.durationMs)}`;
	const role = call.request.role === "agent" ? "turn" : "compaction";
	const forced = call.request.shape === "complete_requiring" ? ", tool required" : "";
	return printable(`seq ${call.seq}, ${role} of ${call.agentId}${forced}, ${formatCount(call.request.messages.count, "message")}, ${outcome}${time}; ${FRAME_WORDS[frameState]}`);
}
function describeItem(item) {
	if (item === void 0) return "not in a frame";
	const facts = [
		`slot ${item.slot}`,
		item.retention,
		item.turn === 0 ? "seeded before turn 1" : `turn ${item.turn}`,
		`source ${item.source}`
	];
	if (item.label != null) facts.push(`label ${item.label}`);
	if (item.region != null) facts.push(`lines ${item.region.offset} to ${item.region.offset + item.region.limit - 1}`);
	return printable(facts.join(", "));
}
/** A message as it is read: its role and text, and whatever else it holds as JSON. */
function bodyText(bytes) {
	const body = JSON.parse(bytes.toString("utf8"));
	if (typeof body !== "object" || body === null || Array.isArray(body)) return printable(JSON.stringify(body));
	const { role, content, ...rest } = body;
	const lines = [];
	if (typeof role === "string") lines.push(`${role}:`);
	if (typeof content === "string") lines.push(content);
	else if (content !== void 0) lines.push(JSON.stringify(content));
	if (Object.keys(rest).length > 0) lines.push(JSON.stringify(rest));
	return printable(lines.join("\n"));
}
function toolNames(bytes) {
	const tools = JSON.parse(bytes.toString("utf8"));
	if (!Array.isArray(tools)) return printable(JSON.stringify(tools));
	return printable(tools.map((tool) => String(tool?.name ?? "?")).join(", "));
}
function indent(text, by = "    ") {
	return text.replace(/^/gm, by);
}
// dist/lib/session-record/reading/compare-payload.js
const readClip$1 = typedReader(clip);
/**
* Compares a payload with text `number` of the pool by size and content address.
* Holds the text.
*
* @param openPayload called when the payload is read
* @throws CodedError `no-such-text`
*/
async function comparePayload(record, number, openPayload) {
	if (number >= record.counts.texts) throw new CodedError("no-such-text", `the record has no text ${number}`, { hint: `its texts are numbered from 0 to ${record.counts.texts - 1}` });
	const row = await findClip(record, number);
	const recorded = row === void 0 ? await describeText(record, number) : {
		id: row.originalId,
		bytes: row.originalBytes
	};
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of openPayload()) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	const id = hash.digest("hex").slice(0, 32);
	return {
		isSame: id === recorded.id && bytes === recorded.bytes,
		isClipped: row !== void 0,
		recorded,
		payload: {
			id,
			bytes
		}
	};
}
/** The clip row of a text; undefined for a whole one, and past the pool's end. */
async function findClip(record, number) {
	for await (const { bytes } of record.elements("clips")) {
		const row = readClip$1(bytes).value;
		if (row.text === number) return row;
	}
}
async function describeText(record, number) {
	const described = {
		id: "",
		bytes: 0
	};
	for await (const { bytes } of record.pick("texts", [number])) {
		const { start, end } = scanJson(bytes);
		const text = Buffer.from(decodeString(bytes, start, end));
		Object.assign(described, {
			id: contentAddress(text),
			bytes: text.length
		});
	}
	return described;
}
// dist/lib/session-record/reading/describe-truncation.js
const REASONS = {
	byte_ceiling: "the recorder stopped at its byte ceiling; the session went on unrecorded",
	session_killed: "the session was killed, or died, before it could write its last line",
	corrupt_journal: "the journal was damaged; what stood behind the damage is lost",
	write_failed: "the recorder could not write any further; the session went on unrecorded"
};
/** How a record ends, in one plain sentence. */
function describeTruncation(truncation, entries) {
	if (truncation === void 0) return "complete: the session ended and everything it consumed is here";
	const { reason, lastSeq, bytes } = truncation;
	const kept = entries === 1 ? "1 entry is kept" : `${entries} entries are kept`;
	const last = lastSeq == null ? "" : `, the last of them seq ${lastSeq}`;
	const figure = bytes == null ? "" : `; the recorder counted ${bytes} bytes`;
	return `truncated (${reason}): ${REASONS[reason]}; ${kept}${last}${figure}`;
}
// dist/lib/session-record/reading/element-sizes.js
/** Sizes of many elements in four bytes each, in blocks: a list that grew by doubling would be held twice. */
var ElementSizes = class ElementSizes {
	static #BLOCK = 65536;
	#blocks = [];
	#count = 0;
	#sum = 0;
	get count() {
		return this.#count;
	}
	/** The sum of all sizes, in bytes. */
	get sum() {
		return this.#sum;
	}
	push(size) {
		const at = this.#count % ElementSizes.#BLOCK;
		if (at === 0) this.#blocks.push(new Uint32Array(ElementSizes.#BLOCK));
		this.#blocks.at(-1)[at] = size;
		this.#count += 1;
		this.#sum += size;
	}
	/** The size of element `number`; 0 past the end. */
	at(number) {
		return this.#blocks[Math.floor(number / ElementSizes.#BLOCK)]?.[number % ElementSizes.#BLOCK] ?? 0;
	}
};
// dist/lib/session-record/format/record.js
/** The keys of a record, in the order in which they are written. */
const RECORD_KEYS = [
	"formatVersion",
	"recorder",
	"sessionId",
	"routingKey",
	"capabilitySet",
	"seed",
	"agents",
	...SEGMENT_NAMES,
	"truncation"
];
/** Keys that a record may lack. The recorder explains, and nothing depends on it. */
const OPTIONAL_KEYS = /* @__PURE__ */ new Set([
	"recorder",
	"routingKey",
	"truncation"
]);
/** Lists that are handed on element by element. */
const LIST_KEYS = /* @__PURE__ */ new Set(["agents", ...SEGMENT_NAMES]);
/** The members of a record's head that are small and typed. `agents` are read apart, row by row. */
const recordHead = object({
	formatVersion: literal(1),
	recorder: rawJson.optional(),
	sessionId: string(),
	routingKey: string().nullish(),
	capabilitySet: rawJson,
	seed,
	truncation: truncation.nullish()
});
const pooledMessage = object({
	id: string(),
	body: rawJson
});
const pooledToolset = object({
	id: string(),
	tools: rawJson
});
/** What every entry says of itself, whatever its kind. */
const entryEnvelope = object({
	agentId: string(),
	seq: int().min(0),
	type: string()
});
// dist/lib/session-record/reading/record-fault.js
const HINTS = {
	"unsupported-format": "use a release that reads this format",
	"missing-format": "a record states its format; check that this file is a record",
	"missing-key": "check that this file is a whole record",
	"not-a-list": "check that this file is a record",
	"bad-member": "gg-record verify names everything that is wrong with the record",
	"bad-element": "gg-record verify names everything that is wrong with the record",
	"layout-mismatch": "the index in the gzip header was made for another text; zcat and gzip the record again",
	"count-mismatch": "the index in the gzip header was made for another text; zcat and gzip the record again"
};
/** A document that is refused as a record. */
var RecordFault = class extends CodedError {
	constructor(code, message, place = {}) {
		super(code, message, {
			hint: HINTS[code],
			...place
		});
	}
};
// dist/lib/session-record/reading/entries.js
const readEntry$1 = typedReader(entry);
const readEnvelope = typedReader(entryEnvelope);
/** All entries in order. Holds one. @throws RecordFault `bad-element`, and what the record throws */
async function* readEntries(record) {
	for await (const element of record.elements("entries")) yield {
		...element,
		entry: readElement(() => readEntry$1(element.bytes).value, element.number)
	};
}
/** The entries that pass a filter, their bytes as they are stored. Holds one. */
async function* filterEntries(record, filter = {}) {
	for await (const element of record.elements("entries")) {
		const envelope = readElement(() => readEnvelope(element.bytes).value, element.number);
		if (passes(envelope, filter)) yield {
			...element,
			envelope
		};
	}
}
function passes({ agentId, type, seq }, { agent, kind, from, to }) {
	if (agent !== void 0 && agentId !== agent) return false;
	if (kind !== void 0 && type !== kind) return false;
	return seq >= (from ?? 0) && seq <= (to ?? Number.POSITIVE_INFINITY);
}
function readElement(read, number) {
	try {
		return read();
	} catch (error) {
		throw new RecordFault("bad-element", `entries[${number}]: ${error.message}`, { cause: error });
	}
}
// dist/lib/session-record/reading/info.js
/** Reads the whole record once. Holds the head and the sizes of pooled bodies, four bytes each. */
async function readInfo(record) {
	const { head, counts } = record;
	const sizes = {
		messages: await sizesOf(record, "messages"),
		toolsets: await sizesOf(record, "toolsets"),
		texts: await sizesOf(record, "texts")
	};
	const byKind = {};
	const byAgent = /* @__PURE__ */ new Map();
	let unpooled = 0;
	for await (const { entry } of readEntries(record)) {
		byKind[entry.type] = (byKind[entry.type] ?? 0) + 1;
		byAgent.set(entry.agentId, (byAgent.get(entry.agentId) ?? 0) + 1);
		unpooled += quotedBytes(entry, sizes);
	}
	const stored = sizes.messages.sum + sizes.toolsets.sum + sizes.texts.sum;
	const recorder = head.bytesOf("recorder");
	return {
		formatVersion: head.formatVersion,
		sessionId: head.sessionId,
		routingKey: head.routingKey,
		recorder: recorder === void 0 ? void 0 : new RawJson(recorder),
		seed: head.seed,
		agents: head.agents.map(({ row }) => ({
			...row,
			entries: byAgent.get(row.agentId) ?? 0
		})),
		counts: {
			...counts,
			byKind
		},
		pooling: {
			stored,
			unpooled,
			saved: Math.max(0, unpooled - stored)
		},
		truncation: head.truncation ?? null,
		ending: describeTruncation(head.truncation, counts.entries)
	};
}
async function sizesOf(record, pool) {
	const sizes = new ElementSizes();
	for await (const { bytes } of record.elements(pool)) sizes.push(bytes.length);
	return sizes;
}
/** The bodies that an entry quotes. A frame quotes none: it says something of bodies that its call quotes. */
function quotedBytes(entry, sizes) {
	const text = (index) => index == null ? 0 : sizes.texts.at(index);
	switch (entry.type) {
		case "model_io":
		case "model_error": {
			const { messages, toolset } = entry.request;
			const tools = toolset == null ? 0 : sizes.toolsets.at(toolset);
			return messages.toArray().reduce((sum, index) => sum + sizes.messages.at(index), tools);
		}
		case "tool_result": return text(entry.outcome.output) + text(entry.outcome.dataText) + text(entry.outcome.summary);
		case "shell":
		case "git": return text(entry.command.stdout) + text(entry.command.stderr);
		default: return 0;
	}
}
// dist/lib/session-record/reading/duration-tally.js
/** Counts whole milliseconds, so that percentiles are exact. Holds one number for each distinct duration. */
var DurationTally = class {
	#counts = /* @__PURE__ */ new Map();
	#count = 0;
	#total = 0;
	add(ms) {
		this.#counts.set(ms, (this.#counts.get(ms) ?? 0) + 1);
		this.#count += 1;
		this.#total += ms;
	}
	/** Percentiles are the smallest duration that at least that share of all does not exceed. */
	summarize() {
		if (this.#count === 0) return void 0;
		const sorted = [...this.#counts].sort(([a], [b]) => a - b);
		const percentile = (share) => {
			let passed = 0;
			return sorted.find(([, count]) => {
				passed += count;
				return passed >= share * this.#count;
			})[0];
		};
		return {
			count: this.#count,
			min: percentile(0),
			p50: percentile(.5),
			p90: percentile(.9),
			max: percentile(1),
			total: this.#total
		};
	}
};
// dist/lib/session-record/reading/model-calls.js
/** Whether an entry is a call to a model, answered or failed. */
function isModelCall(entry) {
	return entry.type === "model_io" || entry.type === "model_error";
}
/** Whether a call was made by its agent's turn loop, and not by the summarizer. */
function isTurn(call) {
	return call.request.role === "agent";
}
/** Attaches frames to calls while entries pass in order. Holds one number an agent. */
var FrameAttachment = class {
	#turns = /* @__PURE__ */ new Map();
	/** To be called with every entry. @returns what was found of a frame, undefined for every other entry */
	admit(entry) {
		if (isModelCall(entry) && isTurn(entry)) this.#turns.set(entry.agentId, {
			seq: entry.seq,
			hasFrame: false
		});
		if (entry.type !== "prompt_frame") return void 0;
		const turn = this.#turns.get(entry.agentId);
		if (turn === void 0) return { kind: "unattached" };
		if (turn.hasFrame) return {
			kind: "doubled",
			callSeq: turn.seq
		};
		turn.hasFrame = true;
		return {
			kind: "attached",
			callSeq: turn.seq
		};
	}
};
// dist/lib/session-record/reading/usage.js
/** How deep in `usage` numbers are looked for. */
const MAX_DEPTH = 4;
/** Adds what the response in `bytes` used. */
function addUsage(sums, bytes) {
	if (!bytes.includes("\"usage\"")) return;
	const response = JSON.parse(bytes.toString("utf8"));
	if (typeof response === "object" && response !== null) addNumbers(sums, response.usage, "", 0);
}
function addNumbers(sums, value, path, depth) {
	if (typeof value === "number" && path !== "") {
		sums[path] = (Object.hasOwn(sums, path) ? sums[path] : 0) + value;
		return;
	}
	if (typeof value !== "object" || value === null || Array.isArray(value) || depth === MAX_DEPTH) return;
	for (const [key, member] of Object.entries(value)) addNumbers(sums, member, path === "" ? key : `${path}.${key}`, depth + 1);
}
// dist/lib/session-record/reading/stats.js
/** How many of the biggest bodies are named. */
const BIGGEST = 10;
/** Reads the whole record once. Holds one figure for each agent, tool, class and distinct duration. */
async function readStats(record) {
	const collector = new StatsCollector();
	for await (const { entry } of readEntries(record)) collector.add(entry);
	return {
		...collector.finish(),
		biggest: await findBiggest(record)
	};
}
var StatsCollector = class {
	#calls = /* @__PURE__ */ new Map();
	#tools = /* @__PURE__ */ new Map();
	#failures = /* @__PURE__ */ new Map();
	#commands = /* @__PURE__ */ new Map();
	add(entry) {
		if (isModelCall(entry)) this.#addCall(entry);
		else if (entry.type === "tool_result") {
			const tool = entryOf(this.#tools, entry.call.name, () => ({
				calls: 0,
				failed: 0
			}));
			tool.calls += 1;
			if (!entry.outcome.ok) tool.failed += 1;
		} else if (entry.type === "shell" || entry.type === "git") {
			const origin = entry.type === "git" ? "git" : entry.origin;
			const runs = entryOf(this.#commands, origin, () => ({
				runs: 0,
				failed: 0
			}));
			runs.runs += 1;
			if (entry.command.exitCode !== 0) runs.failed += 1;
		}
	}
	#addCall(call) {
		const { agentId } = call;
		const { role } = call.request;
		const calls = entryOf(this.#calls, `${role}\0${agentId}`, () => ({
			agentId,
			role,
			answered: 0,
			failed: 0,
			usage: {},
			durations: new DurationTally()
		}));
		if (call.type === "model_io") {
			calls.answered += 1;
			addUsage(calls.usage, call.response.bytes);
		} else {
			calls.failed += 1;
			this.#failures.set(call.error.kind, (this.#failures.get(call.error.kind) ?? 0) + 1);
		}
		if (call.durationMs != null) calls.durations.add(call.durationMs);
	}
	finish() {
		return {
			calls: [...this.#calls.values()].map(({ durations, ...calls }) => ({
				...calls,
				latency: durations.summarize()
			})),
			tools: [...this.#tools].map(([name, tool]) => ({
				name,
				...tool
			})).sort((a, b) => b.calls - a.calls),
			failures: Object.fromEntries(this.#failures),
			commands: [...this.#commands].map(([origin, runs]) => ({
				origin,
				...runs
			}))
		};
	}
};
function entryOf(map, key, create) {
	let value = map.get(key);
	if (value === void 0) {
		value = create();
		map.set(key, value);
	}
	return value;
}
async function findBiggest(record) {
	let biggest = [];
	for (const pool of [
		"messages",
		"toolsets",
		"texts"
	]) for await (const { bytes, number } of record.elements(pool)) {
		if (biggest.length === BIGGEST && bytes.length <= biggest.at(-1).bytes) continue;
		biggest = [...biggest, {
			pool,
			index: number,
			bytes: bytes.length
		}].sort((a, b) => b.bytes - a.bytes).slice(0, BIGGEST);
	}
	return biggest;
}
// dist/lib/stream/json-document.js
/** A value that is longer than is held. Code `value-too-long`. */
var ValueTooLong = class extends CodedError {
	constructor(key, offset, most) {
		super("value-too-long", `a value of "${key}" has more than ${most} bytes`, { offset });
	}
};
/** The longest value that is held unless told otherwise: the longest line that assembly can be told to hold. */
const MAX_VALUE = 2 ** 29;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const COMMA$1 = 44;
const COLON = 58;
const isWhite = /* @__PURE__ */ new Uint8Array(256);
for (const byte of [
	32,
	9,
	10,
	13
]) isWhite[byte] = 1;
/** Ends a number or a word. */
const isDelimiter = Uint8Array.from(isWhite);
for (const byte of [
	COMMA$1,
	CLOSE_BRACKET,
	CLOSE_BRACE
]) isDelimiter[byte] = 1;
/** Says something inside a container and outside a string. */
const isStructure = /* @__PURE__ */ new Uint8Array(256);
for (const byte of [
	QUOTE,
	OPEN_BRACE,
	CLOSE_BRACE,
	OPEN_BRACKET,
	CLOSE_BRACKET
]) isStructure[byte] = 1;
var DocumentWalker = class {
	#visitor;
	#maxValue;
	#state = "start";
	/** Where the chunk being walked begins in the text. */
	#base = 0;
	#key = "";
	#seen = /* @__PURE__ */ new Set();
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
			if (this.#shape !== void 0) {
				at = this.#passValue(chunk, at);
				continue;
			}
			const byte = chunk[at];
			if (isWhite[byte] === 1) at += 1;
			else at = this.#step(at, byte);
		}
		this.#base += chunk.length;
	}
	/** To be called once, after the last chunk. @throws JsonFault when the object is not whole */
	end() {
		if (this.#state !== "done") throw new JsonFault("not-json", this.#base, "the text ends inside a value");
	}
	/** Between values. @returns where to go on */
	#step(at, byte) {
		switch (this.#state) {
			case "start": return this.#expect(byte === OPEN_BRACE, at, "first-key");
			case "first-key":
				if (byte === CLOSE_BRACE) return this.#expect(true, at, "done");
				return this.#begin(at, byte === QUOTE, byte);
			case "key": return this.#begin(at, byte === QUOTE, byte);
			case "colon": return this.#expect(byte === COLON, at, "value");
			case "value":
				if (byte === OPEN_BRACKET && this.#visitor.isStreamed(this.#key)) {
					this.#count = 0;
					return this.#expect(true, at, "first-element");
				}
				return this.#begin(at, true, byte);
			case "after-value":
				if (byte === CLOSE_BRACE) return this.#expect(true, at, "done");
				return this.#expect(byte === COMMA$1, at, "key");
			case "first-element":
				if (byte === CLOSE_BRACKET) return this.#endList(at);
				return this.#begin(at, true, byte, this.#visitor.isWanted(this.#key));
			case "element": return this.#begin(at, true, byte, this.#visitor.isWanted(this.#key));
			case "after-element":
				if (byte === CLOSE_BRACKET) return this.#endList(at);
				return this.#expect(byte === COMMA$1, at, "element");
			case "done": throw new JsonFault("not-json", this.#base + at, "something follows the value");
		}
	}
	#expect(isRight, at, next) {
		if (!isRight) throw new JsonFault("not-json", this.#base + at, "the grammar is broken");
		this.#state = next;
		return at + 1;
	}
	#endList(at) {
		this.#visitor.end(this.#key, this.#count);
		return this.#expect(true, at, "after-value");
	}
	#begin(at, isRight, byte, isHeld = true) {
		if (!isRight || isDelimiter[byte] === 1 || byte === COLON) throw new JsonFault("not-json", this.#base + at, "the grammar is broken");
		this.#shape = byte === QUOTE ? "string" : byte === OPEN_BRACE || byte === OPEN_BRACKET ? "container" : "scalar";
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
			if (this.#heldLength > this.#maxValue) throw new ValueTooLong(this.#key, this.#valueOffset, this.#maxValue);
			this.#held.push(Buffer.from(chunk.subarray(from, to)));
		}
		if (end !== -1) this.#finishValue();
		return to;
	}
	/** The position after the open value in this chunk, or -1 when it goes on. */
	#endOfValue(chunk, from) {
		if (this.#shape === "scalar") {
			for (let i = from; i < chunk.length; i += 1) if (isDelimiter[chunk[i]] === 1) return i;
			return -1;
		}
		let i = from;
		while (i < chunk.length) {
			if (this.#inString) {
				i = this.#endOfString(chunk, i);
				if (i === -1) return -1;
				if (this.#shape === "string") return i;
				continue;
			}
			const byte = chunk[i];
			i += 1;
			if (isStructure[byte] === 0) continue;
			if (byte === QUOTE) this.#inString = true;
			else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#depth += 1;
			else {
				this.#depth -= 1;
				if (this.#depth === 0) return i;
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
			if (byte !== BACKSLASH) continue;
			i += 1;
			if (i === chunk.length) this.#escaped = true;
		}
		return -1;
	}
	#finishValue() {
		const value = this.#held.length === 1 ? this.#held[0] : Buffer.concat(this.#held);
		this.#held = [];
		this.#heldLength = 0;
		this.#shape = void 0;
		switch (this.#state) {
			case "first-key":
			case "key":
				this.#takeKey(value);
				this.#state = "colon";
				break;
			case "value":
				this.#state = "after-value";
				this.#visitor.member(this.#key, value, this.#valueOffset);
				break;
			default:
				this.#state = "after-element";
				this.#count += 1;
				if (this.#isHeld) this.#visitor.element(this.#key, value, this.#count - 1, this.#valueOffset);
		}
	}
	#takeKey(spelled) {
		scanJson(spelled);
		this.#key = decodeString(spelled, 0, spelled.length);
		if (this.#seen.has(this.#key)) throw new CodedError("duplicate-key", `the key "${this.#key}" stands twice in one object`, { offset: this.#valueOffset });
		this.#seen.add(this.#key);
	}
};
// dist/lib/session-record/reading/list-elements.js
const LINE_FEED$2 = Buffer.from("\n");
const COMMA = 44;
/**
* Splits the text of a list, or of a stretch of it.
*
* Holds one element. Fails with `layout-mismatch` when the text is in another
* layout and with `count-mismatch` when it does not hold the elements `[from, to)`.
*
* @param isLast whether the text ends with the list's last element, which no comma follows
*/
async function* splitElements(text, from, to, isLast) {
	const splitter = new LineSplitter(MAX_VALUE);
	let number = from;
	let isEmpty = true;
	let ready = [];
	const take = (chunk) => splitter.push(chunk, (line) => {
		if (line.kind !== "line") throw mismatch(`element ${number} is longer than is held`);
		const isEnd = isLast && number === to - 1;
		const { bytes } = line;
		if (bytes.at(-1) === COMMA === isEnd) throw mismatch(`element ${number} does not stand on one line`);
		ready.push({
			bytes: isEnd ? bytes : bytes.subarray(0, -1),
			number
		});
		number += 1;
	});
	for await (const chunk of text) {
		isEmpty = false;
		take(chunk);
		yield* ready;
		ready = [];
	}
	if (isLast && !isEmpty) take(LINE_FEED$2);
	yield* ready;
	if (number !== to) throw new RecordFault("count-mismatch", `the index tells of ${to - from} elements, ${number - from} are there`);
}
function mismatch(message) {
	return new RecordFault("layout-mismatch", message);
}
// dist/lib/session-record/reading/record-head.js
const readHead = typedReader(recordHead);
const readAgent = typedReader(agentRow);
/** Reads one row of the agent table. @throws RecordFault `bad-element` */
function readAgentRow(bytes, number) {
	try {
		return readAgent(bytes).value;
	} catch (error) {
		throw new RecordFault("bad-element", `agents[${number}]: ${error.message}`, { cause: error });
	}
}
var RecordHeadBuilder = class {
	#members = /* @__PURE__ */ new Map();
	#lists = /* @__PURE__ */ new Set();
	#agents = [];
	#unknownKeys = [];
	/** @throws RecordFault `unsupported-format`, `missing-format`, `not-a-list` */
	member(key, value) {
		if (key === "formatVersion") requireFormat(value);
		if (LIST_KEYS.has(key)) throw new RecordFault("not-a-list", `"${key}" is no list`);
		if (!RECORD_KEYS.includes(key)) this.#unknownKeys.push(key);
		this.#members.set(key, value);
	}
	agent(bytes, number) {
		this.#agents.push({
			row: readAgentRow(bytes, number),
			bytes
		});
	}
	list(key) {
		this.#lists.add(key);
	}
	/** @throws RecordFault `missing-format`, `missing-key`, `bad-member` */
	finish() {
		const missing = RECORD_KEYS.find((key) => !OPTIONAL_KEYS.has(key) && !this.#members.has(key) && !this.#lists.has(key));
		if (missing === "formatVersion") throw new RecordFault("missing-format", "missing field `formatVersion`: the document states no format");
		if (missing !== void 0) throw new RecordFault("missing-key", `the record has no "${missing}"`);
		try {
			const { value } = readHead(this.#text());
			return {
				formatVersion: value.formatVersion,
				sessionId: value.sessionId,
				routingKey: value.routingKey ?? void 0,
				seed: value.seed,
				truncation: value.truncation ?? void 0,
				agents: this.#agents,
				unknownKeys: this.#unknownKeys,
				bytesOf: (key) => {
					const bytes = this.#members.get(key);
					return bytes === void 0 || bytes.equals(NULL) ? void 0 : bytes;
				}
			};
		} catch (error) {
			throw new RecordFault("bad-member", `the record's head: ${error.message}`, { cause: error });
		}
	}
	/** The members as one object, for the typed reader. */
	#text() {
		const parts = [];
		for (const [key, value] of this.#members) parts.push(Buffer.from(`${parts.length === 0 ? "{" : ","}${JSON.stringify(key)}:`), value);
		return Buffer.concat([...parts, Buffer.from("}")]);
	}
};
const NULL = Buffer.from("null");
/** @throws RecordFault `unsupported-format` */
function requireFormat(value) {
	const spelled = value.toString("utf8");
	if (spelled === String(1)) return;
	throw new RecordFault("unsupported-format", `the record states format ${spelled.slice(0, 40)}, which is not the format this build reads (1)`);
}
// dist/lib/session-record/reading/indexed-record.js
/** @throws RecordFault, GzipFault */
async function openIndexedRecord(member) {
	const { segments } = member.index;
	if (segments.length !== SEGMENT_NAMES.length) throw new RecordFault("layout-mismatch", `the index has ${segments.length} segments, not 5`);
	const { texts } = await inflateGaps(member);
	const head = readGaps(texts);
	const numberOf = (list) => SEGMENT_NAMES.indexOf(list);
	const countOf = (list) => segments[numberOf(list)]?.elements ?? 0;
	return {
		head: head.finish(),
		counts: Object.fromEntries(SEGMENT_NAMES.map((list) => [list, countOf(list)])),
		elements: (list) => splitElements(inflateSegment(member, numberOf(list)), 0, countOf(list), true),
		pick: (list, numbers) => pickElements$1(member, numberOf(list), countOf(list), numbers),
		isIndexed: true,
		neighbours: (list, number) => readNeighbours(member, numberOf(list), countOf(list), number),
		get inflated() {
			return member.inflated;
		},
		close: () => member.bytes.close()
	};
}
/** The texts between the segments, with each list where the index says that it is. */
function readGaps(texts) {
	const head = new RecordHeadBuilder();
	let open;
	const walker = new DocumentWalker({
		isStreamed: (key) => {
			open = key;
			return LIST_KEYS.has(key);
		},
		isWanted: () => true,
		member: (key, value) => head.member(key, value),
		element: (key, bytes, number) => {
			if (key !== "agents") throw new RecordFault("layout-mismatch", `"${key}" begins outside its segment`);
			head.agent(bytes, number);
		},
		end: (key) => head.list(key)
	});
	for (const [number, text] of texts.entries()) {
		walker.push(text);
		const expected = SEGMENT_NAMES[number];
		if (expected !== void 0 && (open !== expected || !text.subarray(-2).equals(LIST_START))) throw new RecordFault("layout-mismatch", `segment ${number} of the index is not the list "${expected}"`);
	}
	walker.end();
	return head;
}
const LIST_START = Buffer.from("[\n");
async function* pickElements$1(member, segment, count, numbers) {
	const wanted = ascending(numbers, count);
	let at = 0;
	for (const stretch of stretchesOf(member, segment)) {
		if (at === wanted.length) return;
		if (wanted[at] >= stretch.to) continue;
		for await (const element of splitElements(stretch.inflate(), stretch.from, stretch.to, stretch.to === count)) {
			if (element.number !== wanted[at]) continue;
			at += 1;
			yield element;
		}
	}
}
async function readNeighbours(member, segment, count, number) {
	ascending([number], count);
	const stretch = stretchesOf(member, segment).find(({ to }) => number < to);
	const elements = [];
	const { from, to } = stretch;
	for await (const { bytes } of splitElements(stretch.inflate(), from, to, to === count)) elements.push(bytes);
	return {
		from,
		elements
	};
}
/** Sorted numbers, each once. @throws RecordFault `count-mismatch` for one past the list's end */
function ascending(numbers, count) {
	const sorted = [...new Set(numbers)].sort((a, b) => a - b);
	const last = sorted.at(-1);
	if (last !== void 0 && last >= count) throw new RecordFault("count-mismatch", `element ${last} is named, the list has ${count}`);
	return sorted;
}
// dist/lib/session-record/reading/foreign-record.js
/** Reads the whole text once: what it has to say of itself may stand anywhere in it. @throws RecordFault, GzipFault */
async function openForeignRecord(text) {
	const head = new RecordHeadBuilder();
	const counts = Object.fromEntries(SEGMENT_NAMES.map((list) => [list, 0]));
	const walker = new DocumentWalker({
		isStreamed: (key) => LIST_KEYS.has(key),
		isWanted: (key) => key === "agents",
		member: (key, value) => head.member(key, value),
		element: (_key, bytes, number) => head.agent(bytes, number),
		end: (key, elements) => {
			head.list(key);
			if (key !== "agents") counts[key] = elements;
		}
	});
	for await (const chunk of text.read()) walker.push(chunk);
	walker.end();
	return {
		head: head.finish(),
		counts,
		elements: (list) => listElements(text, list),
		pick: (list, numbers) => pickElements(text, list, counts[list], numbers),
		isIndexed: false,
		get inflated() {
			return text.inflated;
		},
		close: () => text.close()
	};
}
/** Walks the text to its end, so that damage behind the list is met as well. */
async function* listElements(text, list) {
	let ready = [];
	const walker = new DocumentWalker({
		isStreamed: (key) => LIST_KEYS.has(key),
		isWanted: (key) => key === list,
		member: () => {},
		element: (_key, bytes, number) => ready.push({
			bytes,
			number
		}),
		end: () => {}
	});
	for await (const chunk of text.read()) {
		walker.push(chunk);
		yield* ready;
		ready = [];
	}
	walker.end();
}
async function* pickElements(text, list, count, numbers) {
	const wanted = ascending(numbers, count);
	if (wanted.length === 0) return;
	let at = 0;
	for await (const element of listElements(text, list)) {
		if (element.number !== wanted[at]) continue;
		at += 1;
		yield element;
	}
}
// dist/lib/session-record/reading/spool.js
/** How a scratch directory of reading is named, before what makes it unique. */
const READING_SCRATCH_PREFIX = ".replay-reading-";
/**
* Writes a stream to a scratch file that goes when it is closed. What a killed
* reader left at the same place goes before that.
*
* @param parent where the scratch directory is made
* @throws RecordFault `unsupported-format` as soon as a foreign format is met; MachineryError
*/
async function spoolRecord(stream, parent, signal) {
	await removeLeftovers(parent, READING_SCRATCH_PREFIX);
	const scratch = await Scratch.create(parent, READING_SCRATCH_PREFIX);
	const path = join(scratch.path, "record");
	try {
		await pipeline(stream, refuseForeign(), createWriteStream(path, { mode: 384 }), { ...signal === void 0 ? {} : { signal } });
		const bytes = await openStoredFile(path);
		return {
			...bytes,
			name: "standard input",
			close: async () => {
				await bytes.close();
				await scratch.remove();
			}
		};
	} catch (error) {
		await scratch.remove();
		throw error instanceof CodedError ? error : MachineryError.from("read", "the stream", error);
	}
}
/** Enough for a header with its index and the start of the text. */
const SNIFFED = 131072;
/** Stage: bytes in, the same out. Holds {@link SNIFFED} bytes. Fails when the text states a foreign format near its start. */
function refuseForeign() {
	let held = [];
	let length = 0;
	return stage((chunk, push) => {
		push(chunk);
		if (held === void 0) return;
		held.push(chunk);
		length += chunk.length;
		if (length < SNIFFED) return;
		sniffFormat(Buffer.concat(held));
		held = void 0;
	});
}
function sniffFormat(start) {
	const walker = new DocumentWalker({
		isStreamed: (key) => LIST_KEYS.has(key),
		isWanted: () => false,
		member: (key, value) => {
			if (key === "formatVersion") requireFormat(value);
		},
		element: () => {},
		end: () => {}
	});
	try {
		walker.push(inflateStart(start));
	} catch (error) {
		if (error instanceof RecordFault) throw error;
	}
}
function inflateStart(start) {
	if (!isGzip(start)) return start;
	const deflated = start.subarray(readGzipHeader(start).length);
	return inflateRawSync(deflated, {
		finishFlush: constants$1.Z_SYNC_FLUSH,
		maxOutputLength: 64 * SNIFFED
	});
}
// dist/lib/session-record/reading/open-record.js
/**
* The bytes of a record, to be read from any place in them.
*
* @throws RecordFault `unsupported-format` for a stream, as soon as it is met; MachineryError
*/
async function openRecordBytes(source, { scratch = tmpdir(), signal } = {}) {
	if (typeof source === "string") return openStoredFile(source);
	return isStream(source) ? spoolRecord(source, scratch, signal) : source;
}
/** A record in bytes that stay open when it cannot be opened, and the gzip member that it is, if it is one. */
async function openStoredRecord(bytes) {
	const close = () => bytes.close();
	if (!isGzip(await readBytes(bytes, 0, Math.min(2, bytes.size)))) return {
		record: await openForeignRecord({
			read: () => bytes.read(),
			inflated: 0,
			close
		}),
		member: void 0
	};
	const member = await openGzipMember(bytes);
	if (member.index !== void 0) return {
		record: await openIndexedRecord(member),
		member
	};
	return {
		record: await openForeignRecord({
			read: () => inflateMember(member),
			get inflated() {
				return member.inflated;
			},
			close
		}),
		member
	};
}
function isStream(source) {
	return typeof source.pipe === "function";
}
// dist/lib/session-record/reading/use-record.js
/** How long work that was interrupted may take to clean up behind itself, in milliseconds. */
const GRACE_MS = 1e3;
/**
* @param signal ends the work: the record is closed under it, so that its next read fails
* @throws the reason of `signal`, or what opening or the work throws
*/
function useRecord(source, signal, work) {
	return useRecordBytes(source, signal, async (bytes) => work((await openStoredRecord(bytes)).record));
}
/** As {@link useRecord}, for work that opens the record itself. */
async function useRecordBytes(source, signal, work) {
	const bytes = await openRecordBytes(source, { signal });
	const working = work(bytes);
	const interrupted = new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
		if (signal.aborted) reject(signal.reason);
	});
	try {
		return await Promise.race([working, interrupted]);
	} finally {
		await bytes.close();
		if (signal.aborted) await Promise.race([working.catch(() => {}), setTimeout$1(GRACE_MS)]);
	}
}
// dist/lib/session-record/reading/digest-set.js
const WORDS = 4;
/** 128-bit digests, each with the number of the element that brought it. */
var DigestSet = class {
	#capacity = 1024;
	#words = new Uint32Array(this.#capacity * WORDS);
	/** Element number + 1; 0 for an empty place. */
	#numbers = new Uint32Array(this.#capacity);
	#size = 0;
	/**
	* Adds an address of 32 hex digits.
	*
	* @returns the number of the element that brought it before, undefined when it is new
	*/
	add(address, number) {
		const digest = wordsOf(address);
		const place = this.#find(digest);
		const found = this.#numbers[place];
		if (found !== 0) return found - 1;
		this.#put(place, digest, number + 1);
		this.#size += 1;
		if (this.#size * 3 > this.#capacity * 2) this.#grow();
	}
	/** The number of the element that brought an address, undefined when none did. */
	find(address) {
		const found = this.#numbers[this.#find(wordsOf(address))];
		return found === 0 ? void 0 : found - 1;
	}
	#find(digest) {
		let place = digest[0] % this.#capacity;
		while (this.#numbers[place] !== 0 && !this.#isAt(place, digest)) place = (place + 1) % this.#capacity;
		return place;
	}
	#isAt(place, digest) {
		for (let word = 0; word < WORDS; word += 1) if (this.#words[place * WORDS + word] !== digest[word]) return false;
		return true;
	}
	#put(place, digest, mark) {
		this.#words.set(digest, place * WORDS);
		this.#numbers[place] = mark;
	}
	#grow() {
		const words = this.#words;
		const numbers = this.#numbers;
		this.#capacity *= 2;
		this.#words = new Uint32Array(this.#capacity * WORDS);
		this.#numbers = new Uint32Array(this.#capacity);
		for (const [place, mark] of numbers.entries()) {
			if (mark === 0) continue;
			const digest = words.subarray(place * WORDS, place * WORDS + WORDS);
			this.#put(this.#find(digest), digest, mark);
		}
	}
};
function wordsOf(address) {
	const digest = new Uint32Array(WORDS);
	for (let word = 0; word < WORDS; word += 1) digest[word] = Number.parseInt(address.slice(word * 8, word * 8 + 8), 16);
	return digest;
}
// dist/lib/session-record/reading/check-bodies.js
const readMessage$2 = typedReader(pooledMessage);
const readToolset$2 = typedReader(pooledToolset);
/** Checks one of the two addressed pools. Holds 16 bytes an element. */
var BodyCheck = class {
	#findings;
	#list;
	#ids = new DigestSet();
	/** Bodies whose address cannot be recomputed. */
	unchecked = 0;
	constructor(list, findings) {
		this.#list = list;
		this.#findings = findings;
	}
	admit({ bytes, number }) {
		const place = {
			list: this.#list,
			element: number
		};
		try {
			const { id, body } = this.#read(bytes);
			if (!isAddress(id)) {
				this.#findings.add("bad-address", `"${id.slice(0, 64)}" is no content address`, place);
				return;
			}
			const first = this.#ids.add(id, number);
			if (first !== void 0) this.#findings.add("duplicate-id", `its id is that of ${this.#list}[${first}]`, place);
			this.#checkBody(id, body, place);
		} catch (error) {
			this.#findings.add("bad-element", `${this.#list}[${number}]: ${error.message}`, place);
		}
	}
	#read(bytes) {
		if (this.#list === "messages") {
			const { id, body } = readMessage$2(bytes).value;
			return {
				id,
				body: body.bytes
			};
		}
		const { id, tools } = readToolset$2(bytes).value;
		return {
			id,
			body: tools.bytes
		};
	}
	#checkBody(id, body, place) {
		const canonical = canonicalBytes(body);
		const mayHoldImage = this.#list === "messages" && canonical.includes("\"mediaType\":");
		if (mayHoldImage && holdsImageBytes(canonical)) this.#findings.add("image-bytes-stored", "the bytes of an image are stored", place);
		if (contentAddress(canonical) === id) return;
		if (mayHoldImage) {
			this.unchecked += 1;
			return;
		}
		this.#findings.add("address-mismatch", `the stored body is not the one that ${id} was made of`, place);
	}
};
/** Whether a string is 32 lowercase hex digits. */
function isAddress(id) {
	return /^[0-9a-f]{32}$/.test(id);
}
function holdsImageBytes(body) {
	if (!body.includes("\"dataBase64\":\"")) return false;
	return isImageWithBytes(JSON.parse(body.toString("utf8")));
}
function isImageWithBytes(value) {
	if (typeof value !== "object" || value === null) return false;
	const { mediaType, dataBase64 } = value;
	if (mediaType !== void 0 && typeof dataBase64 === "string") return true;
	return Object.values(value).some(isImageWithBytes);
}
// dist/lib/session-record/reading/check-entries.js
const readEntry = typedReader(entry);
/** To be fed all entries in order. Holds the agents' ids and one call an agent. */
var EntryCheck = class {
	#findings;
	#rules = new JournalRules();
	#frames = new FrameAttachment();
	#agents = /* @__PURE__ */ new Set();
	/** Agents without a row that were named already. */
	#unknown = /* @__PURE__ */ new Set();
	#lastSeq = -1;
	constructor({ head, counts }, findings) {
		this.#findings = findings;
		for (const [number, { row }] of head.agents.entries()) {
			if (this.#agents.has(row.agentId)) {
				const place = {
					list: "agents",
					element: number
				};
				findings.add("agent-doubled", `${row.agentId} has a row before it`, place);
			}
			this.#agents.add(row.agentId);
		}
		for (const pool of [
			"messages",
			"toolsets",
			"texts"
		]) this.#fillPool(pool, counts[pool]);
	}
	/** The journal's rules count bodies; here all of them stand before the first entry. */
	#fillPool(pool, count) {
		for (let index = 0; index < count; index += 1) this.#rules.admitBody(pool, index, NOWHERE$1);
	}
	admit({ bytes, number }) {
		const place = {
			list: "entries",
			element: number
		};
		let entry;
		try {
			entry = readEntry(bytes).value;
		} catch (error) {
			this.#findings.add("bad-element", `entries[${number}]: ${error.message}`, place);
			return;
		}
		this.#checkOrder(entry, place);
		this.#checkAgent(entry, place);
		this.#checkReferences(entry, place);
		this.#checkFrame(entry, place);
	}
	/** To be called after the last entry. */
	finish({ truncation }) {
		if (truncation === void 0) return;
		const { lastSeq = null } = truncation;
		const found = this.#lastSeq === -1 ? null : this.#lastSeq;
		if (lastSeq !== found) {
			const message = `it names ${lastSeq ?? "no last seq"}, the last entry is ${found ?? "none"}`;
			this.#findings.add("truncation-mismatch", message);
		}
	}
	#checkOrder({ seq }, place) {
		if (seq <= this.#lastSeq) this.#findings.add("seq-not-rising", `seq ${seq} follows seq ${this.#lastSeq}`, {
			...place,
			seq
		});
		else if (seq !== this.#lastSeq + 1) this.#findings.add("seq-gap", `seq ${seq} stands where ${this.#lastSeq + 1} is due`, {
			...place,
			seq
		});
		this.#lastSeq = seq;
	}
	#checkAgent({ seq, agentId }, place) {
		if (this.#agents.has(agentId) || this.#unknown.has(agentId)) return;
		this.#unknown.add(agentId);
		this.#findings.add("agent-missing", `agent ${agentId} has no row`, {
			...place,
			seq
		});
	}
	#checkReferences(entry, place) {
		try {
			this.#rules.admitEntry(entry, NOWHERE$1);
		} catch (error) {
			const { pool, index, count } = error;
			const message = `it names ${pool}[${index}], the pool has ${count}`;
			this.#findings.add("dangling-reference", message, {
				...place,
				seq: entry.seq
			});
		}
	}
	#checkFrame(entry, place) {
		const found = this.#frames.admit(entry);
		const at = {
			...place,
			seq: entry.seq
		};
		if (found?.kind === "unattached") this.#findings.add("frame-unattached", `${entry.agentId} made no call before it`, at);
		if (found?.kind === "doubled") this.#findings.add("frame-doubled", `call ${found.callSeq} has a frame already`, at);
	}
};
/** The rules name a place in a journal; a finding names one in the record. */
const NOWHERE$1 = {
	line: 0,
	offset: 0
};
// dist/lib/session-record/reading/check-texts.js
/** Half a character: JSON can spell it, UTF-8 cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const readClip = typedReader(clip);
/** To be fed all clip rows, then all texts. Holds the clip rows and 16 bytes a text. */
var TextCheck = class {
	#findings;
	#texts;
	#clips = /* @__PURE__ */ new Map();
	#whole = new DigestSet();
	/** What is stored of each clipped payload, by its address. */
	#parts = /* @__PURE__ */ new Map();
	#lastClip = -1;
	/** @param texts how many texts the pool holds */
	constructor(texts, findings) {
		this.#texts = texts;
		this.#findings = findings;
	}
	admitClip({ bytes, number }) {
		const place = {
			list: "clips",
			element: number
		};
		try {
			const row = readClip(bytes).value;
			if (row.text <= this.#lastClip) this.#findings.add("clip-order", `text ${row.text} stands after text ${this.#lastClip}`, place);
			this.#lastClip = row.text;
			if (row.text >= this.#texts) this.#findings.add("clip-dangling", `it names text ${row.text}, the pool has ${this.#texts}`, place);
			if (!isAddress(row.originalId)) this.#findings.add("bad-address", `"${row.originalId.slice(0, 64)}" is no content address`, place);
			this.#clips.set(row.text, row);
		} catch (error) {
			this.#findings.add("bad-element", `clips[${number}]: ${error.message}`, place);
		}
	}
	admitText({ bytes, number }) {
		try {
			const { start, end } = scanJson(bytes);
			if (bytes[start] !== 34) throw new Error("it is no string");
			const text = decodeString(bytes, start, end);
			const row = this.#clips.get(number);
			if (row === void 0) this.#checkWhole(text, number);
			else this.#checkClipped(text, row, number);
		} catch (error) {
			const place = {
				list: "texts",
				element: number
			};
			this.#findings.add("bad-element", `texts[${number}]: ${error.message}`, place);
		}
	}
	#checkWhole(text, number) {
		const bytes = Buffer.from(text, LONE_SURROGATE.test(text) ? "utf16le" : "utf8");
		const id = contentAddress(bytes);
		const place = {
			list: "texts",
			element: number
		};
		const first = this.#whole.add(id, number);
		if (first !== void 0) this.#findings.add("duplicate-text", `it is equal to texts[${first}]`, place);
		this.#checkStoredAgain(id, {
			number,
			kept: bytes.length
		});
	}
	#checkClipped(text, row, number) {
		const place = {
			list: "texts",
			element: number
		};
		if (LONE_SURROGATE.test(text)) this.#findings.add("text-not-utf8", "the kept part is not valid UTF-8", place);
		const kept = Buffer.byteLength(text);
		if (row.originalBytes <= kept) this.#findings.add("clip-size", `${kept} bytes are kept of a payload of ${row.originalBytes}`, place);
		if (kept > 262144) this.#findings.add("clip-over-ceiling", `${kept} bytes are kept, the ceiling is ${TOOL_CEILING}`, place);
		const first = isAddress(row.originalId) ? this.#whole.find(row.originalId) : void 0;
		if (first !== void 0) this.#findings.add("clip-doubled", `the payload is stored whole as texts[${first}]`, place);
		this.#checkStoredAgain(row.originalId, {
			number,
			kept
		});
		this.#parts.set(row.originalId, {
			number,
			kept
		});
	}
	/** What is stored again must be more than what was stored before. */
	#checkStoredAgain(id, part) {
		const before = this.#parts.get(id);
		if (before === void 0 || part.kept > before.kept) return;
		this.#findings.add("clip-doubled", `no more of the payload is kept than in texts[${before.number}]`, {
			list: "texts",
			element: part.number
		});
	}
};
// dist/lib/session-record/reading/findings.js
/** Each code of a finding, and what it says. Faults of the file keep the codes they have as errors. */
const FINDING_CODES = {
	"not-gzip": "the record is stored as plain JSON",
	"gzip-damaged": "the gzip header or the deflate stream is damaged",
	"gzip-truncated": "the file is cut short",
	"gzip-trailing-bytes": "something follows the gzip member",
	"gzip-crc-mismatch": "a CRC or a length does not match",
	"index-missing": "a record in this layout carries no index",
	"index-damaged": "the index cannot be believed",
	"layout-mismatch": "the index was made for another text",
	"count-mismatch": "the index counts other elements than there are",
	"not-utf8": "the document is not UTF-8",
	"not-json": "the document is not one JSON object",
	"duplicate-key": "a key of the document stands twice",
	"value-too-long": "a value is longer than is held",
	"unsupported-format": "the document is in another format",
	"missing-format": "the document states no format",
	"missing-key": "the document lacks a key",
	"unknown-key": "the document has a key that the format does not know",
	"not-a-list": "a list of the document is no list",
	"bad-member": "a member of the head is not what the format says",
	"bad-element": "an element of a list is not what the format says",
	"bad-address": "an id is no content address",
	"address-mismatch": "a body is not the one that its id was made of",
	"duplicate-id": "an id stands twice in a pool",
	"duplicate-text": "a text stands twice, unclipped both times",
	"image-bytes-stored": "an image's bytes are stored",
	"text-not-utf8": "a clipped text is not valid UTF-8",
	"clip-order": "clip rows do not ascend",
	"clip-dangling": "a clip row names no text",
	"clip-size": "a clip row does not count more bytes than are kept",
	"clip-over-ceiling": "more is kept of a clipped text than the largest ceiling allows",
	"clip-doubled": "one payload is stored twice, and not because more of it was kept",
	"seq-not-rising": "a seq does not rise",
	"seq-gap": "a seq was skipped",
	"agent-missing": "an entry names an agent without a row",
	"agent-doubled": "an agent has two rows",
	"dangling-reference": "an entry names a body past its pool's end",
	"frame-unattached": "a frame follows no call of its agent",
	"frame-doubled": "a call has two frames",
	"truncation-mismatch": "the truncation names another last seq than the last entry has"
};
/** How many findings are kept; all are counted. */
const MOST_KEPT = 1e3;
/** Gathers findings. Holds the first {@link MOST_KEPT}. */
var Findings = class {
	kept = [];
	#total = 0;
	get total() {
		return this.#total;
	}
	add(code, message, place = {}) {
		this.#total += 1;
		if (this.kept.length < MOST_KEPT) this.kept.push({
			code,
			message,
			...place
		});
	}
	/** Adds what an error says. @returns whether its code is one of a finding */
	addFault(error) {
		const { code, message, offset } = error;
		if (code === void 0 || !Object.hasOwn(FINDING_CODES, code)) return false;
		this.add(code, message ?? code, offset === void 0 ? {} : { offset });
		return true;
	}
};
// dist/lib/session-record/reading/verify.js
/**
* Verifies the record in `bytes` and leaves them open. Holds 16 bytes for each
* pooled body, the clip rows, and the agents.
*
* @throws MachineryError when reading fails: nothing is known of the record then
*/
async function verifyRecord(bytes) {
	const findings = new Findings();
	const unsound = () => ({
		isSound: false,
		total: findings.total,
		findings: findings.kept,
		unchecked: 0,
		counts: void 0,
		ending: void 0
	});
	try {
		await verifyFile(bytes, findings);
		const { record, member } = await openStoredRecord(bytes);
		const unchecked = await verifyContents(record, member, findings);
		const ending = describeTruncation(record.head.truncation, record.counts.entries);
		const { total, kept } = findings;
		return {
			isSound: total === 0,
			total,
			findings: kept,
			unchecked,
			counts: record.counts,
			ending
		};
	} catch (error) {
		if (!findings.addFault(error)) throw error;
		return unsound();
	}
}
/** As any gunzip reads it; then what the index says of the compressed bytes. */
async function verifyFile(bytes, findings) {
	const start = await readBytes(bytes, 0, Math.min(2, bytes.size));
	if (!isGzip(start)) {
		findings.add("not-gzip", "the record is not compressed, or its first bytes are damaged");
		return;
	}
	let text = "";
	for await (const chunk of inflateMember(await openGzipMember(bytes, "ignored"))) if (text.length < OWN_LAYOUT_SIZE) text += chunk.toString("latin1", 0, OWN_LAYOUT_SIZE);
	const member = await openGzipMember(bytes);
	if (member.index !== void 0) await checkDeflated(member);
	else if (OWN_LAYOUT.test(text)) findings.add("index-missing", "the record is laid out as gg-assemble does, and its header has no index");
}
/** What a document of this package's layout begins with. */
const OWN_LAYOUT = /^\{"formatVersion":1,\n"/;
const OWN_LAYOUT_SIZE = 32;
/** @returns how many bodies could not be checked */
async function verifyContents(record, member, findings) {
	for (const key of record.head.unknownKeys) findings.add("unknown-key", `the document has a key "${key}"`);
	const each = async (list, admit) => {
		const elements = member?.index === void 0 ? record.elements(list) : byStretches(member, list);
		for await (const element of elements) admit(element);
	};
	const messages = new BodyCheck("messages", findings);
	await each("messages", (element) => messages.admit(element));
	const toolsets = new BodyCheck("toolsets", findings);
	await each("toolsets", (element) => toolsets.admit(element));
	const texts = new TextCheck(record.counts.texts, findings);
	await each("clips", (element) => texts.admitClip(element));
	await each("texts", (element) => texts.admitText(element));
	const entries = new EntryCheck(record, findings);
	await each("entries", (element) => entries.admit(element));
	entries.finish(record.head);
	return messages.unchecked;
}
/** A list read through every one of its restart points. */
async function* byStretches(member, list) {
	const segment = SEGMENT_NAMES.indexOf(list);
	const count = member.index.segments[segment]?.elements ?? 0;
	for (const { from, to, inflate } of stretchesOf(member, segment)) yield* splitElements(inflate(), from, to, to === count);
}
// dist/lib/session-record/reading/window.js
/** A seq that names no model call. Codes: `no-such-entry`, `not-a-model-call`, `different-agents`. */
var WindowFault = class extends CodedError {};
/**
* Finds the calls with the given seqs, and their frames, in one pass over the entries.
*
* @throws WindowFault `no-such-entry`, `not-a-model-call`
*/
async function findCalls(record, seqs) {
	const calls = /* @__PURE__ */ new Map();
	const frames = /* @__PURE__ */ new Map();
	const others = /* @__PURE__ */ new Map();
	const attachment = new FrameAttachment();
	for await (const { entry } of readEntries(record)) {
		const attached = attachment.admit(entry);
		if (entry.type === "prompt_frame" && attached?.kind === "attached" && calls.has(attached.callSeq)) frames.set(attached.callSeq, entry);
		if (!seqs.includes(entry.seq) || calls.has(entry.seq)) continue;
		if (isModelCall(entry)) calls.set(entry.seq, entry);
		else others.set(entry.seq, entry.type);
	}
	const found = /* @__PURE__ */ new Map();
	for (const seq of seqs) {
		const call = calls.get(seq);
		if (call === void 0) throw missingCall(seq, others.get(seq));
		const frame = frames.get(seq);
		found.set(seq, {
			call,
			frame,
			frameState: stateOf(call, frame)
		});
	}
	return found;
}
/** Expands the window of the call `seq`. Holds its messages. @throws WindowFault, RecordFault */
async function readWindow(record, seq) {
	const framed = (await findCalls(record, [seq])).get(seq);
	const { request } = framed.call;
	const indices = request.messages.toArray();
	const { items, notSent } = matchFrame(indices, framed.frame);
	const bodies = await readMessages(record, indices);
	const messages = indices.map((index, position) => ({
		index,
		...bodies.get(index),
		item: items[position]
	}));
	return {
		...framed,
		messages,
		notSent,
		toolset: await readToolset$1(record, request.toolset ?? void 0)
	};
}
/** Messages by their index. Holds them. */
async function readMessages(record, indices) {
	const found = /* @__PURE__ */ new Map();
	for await (const { bytes, number } of record.pick("messages", indices)) found.set(number, readPooled(() => readMessage$1(bytes).value, "messages", number));
	return found;
}
const readMessage$1 = typedReader(pooledMessage);
const readTools = typedReader(pooledToolset);
async function readToolset$1(record, index) {
	if (index === void 0) return void 0;
	for await (const { bytes } of record.pick("toolsets", [index])) return {
		index,
		...readPooled(() => readTools(bytes).value, "toolsets", index)
	};
}
function readPooled(read, list, number) {
	try {
		return read();
	} catch (error) {
		throw new RecordFault("bad-element", `${list}[${number}]: ${error.message}`, { cause: error });
	}
}
/**
* Lays a frame over a request. Their indices are the same, unless the request was
* changed after the frame's items were gathered; then an item goes to the next
* message of the same index.
*/
function matchFrame(indices, frame) {
	const items = indices.map(() => void 0);
	const notSent = [];
	let from = 0;
	for (const item of frame?.items ?? []) {
		const at = indices.indexOf(item.message, from);
		if (at === -1) {
			notSent.push(item);
			continue;
		}
		items[at] = item;
		from = at + 1;
	}
	return {
		items,
		notSent
	};
}
function stateOf(call, frame) {
	if (frame !== void 0) return "recorded";
	if (!isTurn(call)) return "none";
	return call.type === "model_error" ? "refused" : "lost";
}
function missingCall(seq, type) {
	const hint = "gg-record entries --kind model_io lists the calls that were answered";
	return type === void 0 ? new WindowFault("no-such-entry", `the record has no entry ${seq}`, { hint }) : new WindowFault("not-a-model-call", `entry ${seq} is a ${type}, not a call to a model`, { hint });
}
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
/**
* Split a string into segments using a word segmenter, merging consecutive
* segments if they are both whitespace segments. Whitespace segments can
* appear adjacent to one another for two reasons:
* - newlines always get their own segment
* - where a diacritic is attached to a whitespace character in the text, the
*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
* This function therefore runs the segmenter's .segment() method and then
* merges consecutive segments of whitespace into a single part.
*/
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
new LineDiff();
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
	return arrayDiff.diff(oldArr, newArr, options);
}
// dist/lib/session-record/reading/window-diff.js
/**
* Compares the windows of two calls of one agent. Holds the messages that differ.
*
* @throws WindowFault `different-agents`, `no-such-entry`, `not-a-model-call`
*/
async function diffWindows(record, fromSeq, toSeq) {
	const calls = await findCalls(record, [fromSeq, toSeq]);
	const from = calls.get(fromSeq);
	const to = calls.get(toSeq);
	if (from.call.agentId !== to.call.agentId) throw new WindowFault("different-agents", `entry ${fromSeq} is a call of ${from.call.agentId}, entry ${toSeq} one of ${to.call.agentId}`, { hint: "name two calls of one agent; gg-record timeline shows whose they are" });
	const { changes, items, kept } = compare$1(from, to);
	const bodies = await readMessages(record, changes.map(({ index }) => index));
	return {
		from,
		to,
		kept,
		messages: changes.map((change) => ({
			...change,
			...bodies.get(change.index)
		})),
		items,
		toolset: {
			from: from.call.request.toolset ?? void 0,
			to: to.call.request.toolset ?? void 0
		}
	};
}
function compare$1(from, to) {
	const before = from.call.request.messages.toArray();
	const after = to.call.request.messages.toArray();
	const itemsBefore = matchFrame(before, from.frame).items;
	const itemsAfter = matchFrame(after, to.frame).items;
	const changes = [];
	const items = [];
	let atBefore = 0;
	let atAfter = 0;
	let kept = 0;
	for (const part of diffArrays(before, after)) for (const index of part.value) {
		if (part.removed) changes.push({
			change: "removed",
			position: atBefore,
			index
		});
		else if (part.added) changes.push({
			change: "added",
			position: atAfter,
			index
		});
		else {
			kept += 1;
			const changed = changedItem(index, itemsBefore[atBefore], itemsAfter[atAfter]);
			if (changed !== void 0) items.push(changed);
		}
		if (!part.added) atBefore += 1;
		if (!part.removed) atAfter += 1;
	}
	return {
		changes,
		items,
		kept
	};
}
function changedItem(index, before, after) {
	if (before === void 0 || after === void 0) return void 0;
	return JSON.stringify(before) === JSON.stringify(after) ? void 0 : {
		index,
		before,
		after
	};
}
// dist/lib/stream/json-write.js
/** Compact JSON of a value that may hold {@link RawJson}, {@link IndexList} and {@link SpelledNumber}. Undefined members are left out. */
function writeJson(value) {
	if (value instanceof RawJson || value instanceof IndexList) return value.bytes.toString("utf8");
	if (value instanceof SpelledNumber) return value.text;
	if (value instanceof Map) return writeMembers([...value.entries()]);
	if (Array.isArray(value)) return `[${value.map((item) => writeJson(item)).join(",")}]`;
	if (typeof value === "object" && value !== null) return writeMembers(Object.entries(value));
	return JSON.stringify(value) ?? "null";
}
function writeMembers(entries) {
	return `{${entries.filter(([, member]) => member !== void 0).map(([key, member]) => `${JSON.stringify(String(key))}:${writeJson(member)}`).join(",")}}`;
}
// dist/lib/session-record/reading/body-cache.js
const MAX_HELD = 50331648;
var BodyCache = class {
	#record;
	/** The one used last stands last. */
	#held = [];
	#size = 0;
	/** @param record with an index */
	constructor(record) {
		this.#record = record;
	}
	/** The stored element `index` of a pool. @throws RecordFault `count-mismatch` past the pool's end */
	async get(pool, index) {
		const stretch = this.#find(pool, index) ?? await this.#read(pool, index);
		return stretch.elements[index - stretch.from];
	}
	#find(pool, index) {
		const at = this.#held.findLastIndex((stretch) => stretch.pool === pool && index >= stretch.from && index < stretch.from + stretch.elements.length);
		if (at === -1) return void 0;
		const [found] = this.#held.splice(at, 1);
		this.#held.push(found);
		return found;
	}
	async #read(pool, index) {
		const { neighbours } = this.#record;
		if (neighbours === void 0) throw new RecordFault("layout-mismatch", "the record has no index");
		const { from, elements } = await neighbours(pool, index);
		const size = elements.reduce((sum, { length }) => sum + length, 0);
		const stretch = {
			pool,
			from,
			elements,
			size
		};
		this.#held.push(stretch);
		this.#size += size;
		while (this.#size > MAX_HELD && this.#held.length > 1) this.#size -= this.#held.shift().size;
		return stretch;
	}
};
// dist/lib/session-record/reading/expand-entry.js
const message = { pool: "messages" };
const text = { pool: "texts" };
const request = { members: {
	messages: { each: message },
	toolset: {
		pool: "toolsets",
		as: "tools"
	}
} };
const command = { members: {
	stdout: text,
	stderr: text
} };
/** The vocabulary of capture events: the same kinds, with bodies in place of indices. */
const PLACES = {
	model_io: { request },
	model_error: { request },
	tool_result: { outcome: { members: {
		output: text,
		summary: text,
		dataText: text
	} } },
	prompt_frame: { items: { each: { members: { message } } } },
	shell: { command },
	git: { command },
	cancel_probe: {},
	clock: {}
};
/**
* The pieces of a capture event. Its `seq` is left out: capture mints it anew.
*
* @param bytes a whole entry, validated
*/
async function* expandEntry(bytes, kind, lookUp) {
	const pieces = [];
	const members = PLACES[kind];
	collect(bytes, skipWhite(bytes, 0, bytes.length), { members }, pieces, /* @__PURE__ */ new Set(["seq"]));
	for (const piece of pieces) yield Buffer.isBuffer(piece) ? piece : await lookUp(piece.pool, piece.index);
}
const LETTER_N = 110;
/** @returns the position after the value at `at` */
function collect(bytes, at, place, pieces, leftOut) {
	if (bytes[at] === LETTER_N) return copy(bytes, at, pieces);
	if ("pool" in place) {
		const end = skipValue(bytes, at, bytes.length);
		pieces.push({
			pool: place.pool,
			index: Number(bytes.toString("latin1", at, end))
		});
		return end;
	}
	if ("each" in place) return collectElements(bytes, at, place.each, pieces);
	let separator = "{";
	const end = walkObject(bytes, at, bytes.length, 0, (keyStart, keyEnd, valueStart) => {
		const key = decodeString(bytes, keyStart, keyEnd);
		if (leftOut?.has(key) === true) return skipValue(bytes, valueStart, bytes.length);
		const inner = Object.hasOwn(place.members, key) ? place.members[key] : void 0;
		const shown = inner !== void 0 && "pool" in inner && inner.as !== void 0 ? inner.as : key;
		pieces.push(Buffer.from(`${separator}${JSON.stringify(shown)}:`));
		separator = ",";
		return inner === void 0 ? copy(bytes, valueStart, pieces) : collect(bytes, valueStart, inner, pieces);
	});
	pieces.push(Buffer.from(separator === "{" ? "{}" : "}"));
	return end;
}
function collectElements(bytes, at, place, pieces) {
	let separator = "[";
	const end = walkArray(bytes, at, bytes.length, 0, (start) => {
		pieces.push(Buffer.from(separator));
		separator = ",";
		return collect(bytes, start, place, pieces);
	});
	pieces.push(Buffer.from(separator === "[" ? "[]" : "]"));
	return end;
}
function copy(bytes, at, pieces) {
	const end = skipValue(bytes, at, bytes.length);
	pieces.push(bytes.subarray(at, end));
	return end;
}
// dist/lib/session-record/reading/line-of.js
/** Texts, and stored values between them, as one line; values that stand on several lines are put on one. */
function lineOf(...parts) {
	return Buffer.concat(parts.map((part) => typeof part === "string" ? Buffer.from(part) : oneLine(part)));
}
// dist/lib/session-record/reading/expand.js
const readMessage = typedReader(pooledMessage);
const readToolset = typedReader(pooledToolset);
const LINE_FEED$1 = Buffer.from("\n");
/**
* The bytes of the events, one JSON object a line, in pieces. Holds a cache of
* pooled bodies and one entry.
*
* @param record with an index (see `ensureIndexed`)
*/
async function* expandRecord(record) {
	const cache = new BodyCache(record);
	const lookUp = async (pool, index) => oneLine(bodyOf(pool, await cache.get(pool, index)));
	yield* headEvents(record);
	for await (const { bytes, entry } of readEntries(record)) {
		for await (const piece of expandEntry(oneLine(bytes), entry.type, lookUp)) yield piece;
		yield LINE_FEED$1;
	}
	const truncation = record.head.bytesOf("truncation");
	if (truncation !== void 0) yield lineOf("{\"type\":\"truncation\",\"truncation\":", truncation, "}\n");
}
function bodyOf(pool, element) {
	if (pool === "messages") return readMessage(element).value.body.bytes;
	return pool === "toolsets" ? readToolset(element).value.tools.bytes : element;
}
function* headEvents({ head }) {
	const optional = (key) => {
		const bytes = head.bytesOf(key);
		return bytes === void 0 ? [] : [`,"${key}":`, bytes];
	};
	yield lineOf("{\"type\":\"session\",\"sessionId\":", head.bytesOf("sessionId"), ...optional("routingKey"), ...optional("capabilitySet"), ...optional("recorder"), "}\n");
	yield lineOf("{\"type\":\"seed\",\"seed\":", head.bytesOf("seed"), "}\n");
	for (const { bytes } of head.agents) yield lineOf("{\"type\":\"agent\",\"agent\":", bytes, "}\n");
}
// dist/lib/session-record/reading/reindex.js
/** Fast: the file is read and thrown away. */
const LEVEL = 1;
/**
* The record itself when it has an index, else an indexed copy of its lists;
* both are closed by closing what comes back. The head stays the record's own.
*
* @param parent where the scratch directory is made
* @throws MachineryError
*/
async function ensureIndexed(record, parent) {
	if (record.isIndexed) return record;
	const scratch = await Scratch.create(parent, READING_SCRATCH_PREFIX);
	try {
		const segments = await RecordSegments.open(scratch, LEVEL);
		await pipeline(allElements(record), segments.sink());
		const path = join(scratch.path, "record");
		const file = await scratch.openFile("record");
		const parts = recordParts(emptyHead(), await segments.finish(), void 0);
		for await (const chunk of gzipMember(parts, LEVEL)) await writeWhole(file, chunk);
		const { record: indexed } = await openStoredRecord(await openStoredFile(path));
		return {
			...indexed,
			head: record.head,
			close: async () => {
				await indexed.close();
				await scratch.remove();
				await record.close();
			}
		};
	} catch (error) {
		await scratch.remove();
		throw error.code?.startsWith("E") === true ? MachineryError.from("write", scratch.path, error) : error;
	}
}
async function* allElements(record) {
	for (const segment of SEGMENT_NAMES) for await (const { bytes } of record.elements(segment)) yield {
		segment,
		bytes: oneLine(bytes)
	};
}
/** The head of the copy is never looked at; the layout asks for one. */
function emptyHead() {
	const head = new RecordHead();
	head.header = {
		formatVersion: Buffer.from("1"),
		recorder: Buffer.from("{}"),
		sessionId: Buffer.from("\"\""),
		routingKey: void 0,
		capabilitySet: Buffer.from("{}")
	};
	return head;
}
// dist/lib/session-record/reading/references.js
/** The highest index that an entry names in each pool; -1 where it names none. */
function highestReferences(entry) {
	const text = (...indices) => ({
		...NONE,
		texts: Math.max(...indices.map((index) => index ?? -1))
	});
	switch (entry.type) {
		case "model_io":
		case "model_error": {
			const { messages, toolset } = entry.request;
			return {
				...NONE,
				messages: messages.max,
				toolsets: toolset ?? -1
			};
		}
		case "tool_result": return text(entry.outcome.output, entry.outcome.dataText, entry.outcome.summary);
		case "prompt_frame": return {
			...NONE,
			messages: entry.items.reduce((most, { message }) => Math.max(most, message), -1)
		};
		case "shell":
		case "git": return text(entry.command.stdout, entry.command.stderr);
		case "cancel_probe":
		case "clock": return NONE;
	}
}
const NONE = {
	messages: -1,
	toolsets: -1,
	texts: -1
};
// dist/lib/session-record/reading/unfold.js
const POOLS = [
	"messages",
	"toolsets",
	"texts"
];
/** What is left of a line that was being written when the journal was damaged. */
const TORN_LINE = Buffer.from("{\"type\":\"entry\",\"entry\":{");
/**
* The bytes of the journal, line by line. Holds one line.
*
* @throws JournalRefusal when the record's references do not make a journal
*/
async function* unfoldRecord(record) {
	const rules = new JournalRules("of this record");
	const pools = new Map(POOLS.map((pool) => [pool, new PoolLines(record, pool, rules)]));
	const pool = (name) => pools.get(name);
	try {
		yield* headLines(record, rules);
		for await (const { bytes, entry } of readEntries(record)) {
			const highest = highestReferences(entry);
			for (const name of POOLS) yield* pool(name).upTo(highest[name]);
			rules.admitEntry(entry, NOWHERE);
			yield lineOf("{\"type\":\"entry\",\"entry\":", bytes, "}\n");
		}
		for (const name of POOLS) yield* pool(name).upTo(Number.POSITIVE_INFINITY);
		yield* ending(record.head.truncation, record.head.bytesOf("truncation"), rules.entries);
	} finally {
		for (const lines of pools.values()) await lines.close();
	}
}
/** A record has no lines; the rules' messages name what is wrong. */
const NOWHERE = {
	line: 0,
	offset: 0
};
function* headLines({ head }, rules) {
	const required = (key) => head.bytesOf(key) ?? Buffer.from("{}");
	rules.admitHeader(head.formatVersion, NOWHERE);
	const routingKey = head.bytesOf("routingKey");
	yield lineOf(`{"type":"header","formatVersion":${head.formatVersion},"sessionId":`, required("sessionId"), ...routingKey === void 0 ? [] : [",\"routingKey\":", routingKey], ",\"capabilitySet\":", required("capabilitySet"), ",\"recorder\":", required("recorder"), "}\n");
	yield lineOf("{\"type\":\"seed\",\"seed\":", required("seed"), "}\n");
	for (const { bytes } of head.agents) yield lineOf("{\"type\":\"agent\",\"agent\":", bytes, "}\n");
}
function* ending(truncation, bytes, entries) {
	switch (truncation?.reason) {
		case void 0:
			yield lineOf(`{"type":"end","entries":${entries}}\n`);
			break;
		case "session_killed": break;
		case "corrupt_journal":
			if (truncation?.bytes == null) yield TORN_LINE;
			else yield lineOf(`{"type":"end","entries":${entries + 1},"truncation":`, bytes, "}\n");
			break;
		case "byte_ceiling":
		case "write_failed": yield lineOf(`{"type":"end","entries":${entries},"truncation":`, bytes, "}\n");
	}
}
const KEYS = {
	messages: "message",
	toolsets: "toolset",
	texts: "text"
};
/** The lines of one pool, handed out as far as they are asked for. */
var PoolLines = class {
	#pool;
	#rules;
	#bodies;
	#clips;
	#next = 0;
	#isOver = false;
	constructor(record, pool, rules) {
		this.#pool = pool;
		this.#rules = rules;
		this.#bodies = record.elements(pool)[Symbol.asyncIterator]();
		this.#clips = pool === "texts" ? new ClipRows(record) : void 0;
	}
	/** The lines of the bodies that were not handed out yet, up to and with `index`. */
	async *upTo(index) {
		const key = KEYS[this.#pool];
		while (this.#next <= index && !this.#isOver) {
			const step = await this.#bodies.next();
			if (step.done === true) {
				this.#isOver = true;
				return;
			}
			this.#rules.admitBody(this.#pool, this.#next, NOWHERE);
			const clip = await this.#clips?.of(this.#next);
			yield lineOf(`{"type":"${key}","index":${this.#next},"${key}":`, step.value.bytes, ...clip === void 0 ? [] : [",\"clip\":", clip], "}\n");
			this.#next += 1;
		}
	}
	async close() {
		await this.#bodies.return?.();
		await this.#clips?.close();
	}
};
/** The clip rows, which ascend as the texts do. */
var ClipRows = class {
	#rows;
	#row;
	#isOver = false;
	constructor(record) {
		this.#rows = record.elements("clips")[Symbol.asyncIterator]();
	}
	async of(text) {
		while (!this.#isOver && (this.#row === void 0 || this.#row.text < text)) {
			const step = await this.#rows.next();
			this.#isOver = step.done === true;
			if (step.done === true) break;
			const { bytes } = step.value;
			this.#row = {
				text: JSON.parse(bytes.toString("utf8")).text,
				bytes
			};
		}
		return this.#row?.text === text ? this.#row.bytes : void 0;
	}
	async close() {
		await this.#rows.return?.();
	}
};
// dist/pipelines/expand-record.js
/**
* The capture events of a record of any layout, as bytes. A record without an
* index gets one in a scratch file first.
*
* @param scratch parent of the scratch file (default: the temporary folder)
*/
async function* expandAnyRecord(record, scratch = tmpdir()) {
	const indexed = await ensureIndexed(record, scratch);
	try {
		yield* expandRecord(indexed);
	} finally {
		if (indexed !== record) await indexed.close();
	}
}
// dist/lib/session-record/presentation/timeline-view.js
const MARKS = {
	turn: "M",
	refused: "X",
	compaction: "C",
	tool: "t",
	shell: "$",
	git: "g",
	canceled: "!"
};
const LEGEND = "M model call  X call failed  C compaction  t tool  $ shell  g git  ! canceled; time is that of the last clock read";
/** More agents than this get no columns. */
const MOST_LANES = 40;
const WIDEST = 100;
/** Draws events one at a time. Holds which agents have begun. */
var TimelinePicture = class {
	#lanes;
	#begun;
	#seqWidth;
	/**
	* @param agents ids in the order of their columns
	* @param lastSeq the widest seq that will be drawn
	*/
	constructor(agents, lastSeq) {
		this.#lanes = new Map(agents.slice(0, MOST_LANES).map((agent, lane) => [agent, lane]));
		this.#begun = [...this.#lanes].map(() => false);
		this.#seqWidth = Math.max(3, String(lastSeq).length);
	}
	head() {
		return `${"seq".padStart(this.#seqWidth)}  ${"time".padStart(8)}  ${"".padEnd(this.#lanes.size)}  agent\n`;
	}
	draw(event) {
		const lane = this.#lanes.get(event.agentId);
		if (lane !== void 0) this.#begun[lane] = true;
		const lanes = this.#begun.map((hasBegun, at) => at === lane ? MARKS[event.kind] : hasBegun ? "│" : " ").join("");
		const time = event.elapsedMs === void 0 ? "-" : formatDuration(event.elapsedMs);
		const turn = event.turn === void 0 ? "" : `turn ${event.turn}: `;
		const duration = event.durationMs === void 0 ? "" : `, ${formatDuration(event.durationMs)}`;
		const failed = !event.ok && event.kind === "tool" ? " → failed" : "";
		const what = excerpt(`${turn}${event.what}${failed}${duration}`, WIDEST);
		return `${String(event.seq).padStart(this.#seqWidth)}  ${time.padStart(8)}  ${lanes}  ${printable(event.agentId)}: ${what}\n`;
	}
};
// dist/lib/session-record/reading/timeline.js
/** The events of a record. Frames, quiet cancel probes and clock reads are not events; clock reads tell the time. Holds a number an agent. */
async function* readTimeline(record) {
	const turns = /* @__PURE__ */ new Map();
	let elapsedMs;
	for await (const { entry } of readEntries(record)) {
		if (entry.type === "clock") elapsedMs = entry.elapsedMs;
		const event = eventOf(entry);
		if (event === void 0) continue;
		const turn = isModelCall(entry) && isTurn(entry) ? countTurn(turns, entry) : void 0;
		const durationMs = isModelCall(entry) ? entry.durationMs ?? void 0 : void 0;
		yield {
			seq: entry.seq,
			agentId: entry.agentId,
			elapsedMs,
			durationMs,
			turn,
			...event
		};
	}
}
/** A failed call leaves its turn open: the call after it is the same turn tried again. */
function countTurn(turns, call) {
	const state = turns.get(call.agentId) ?? {
		turn: 0,
		isOpen: false
	};
	if (!state.isOpen) state.turn += 1;
	state.isOpen = call.type === "model_error";
	turns.set(call.agentId, state);
	return state.turn;
}
function eventOf(entry) {
	switch (entry.type) {
		case "model_io":
		case "model_error": return callEvent(entry);
		case "tool_result": {
			const { call, outcome } = entry;
			return {
				kind: "tool",
				ok: outcome.ok,
				what: call.name
			};
		}
		case "shell":
		case "git": {
			const { command, exitCode } = entry.command;
			const what = `${command} → exit ${exitCode}${entry.type === "shell" ? ` (${entry.origin})` : ""}`;
			return {
				kind: entry.type,
				ok: exitCode === 0,
				what
			};
		}
		case "cancel_probe": return entry.canceled ? {
			kind: "canceled",
			ok: false,
			what: "the run was found canceled"
		} : void 0;
		case "prompt_frame":
		case "clock": return;
	}
}
function callEvent(call) {
	const { count } = call.request.messages;
	const window = `${count} ${count === 1 ? "message" : "messages"}`;
	const forced = call.request.shape === "complete_requiring" ? ", tool required" : "";
	if (!isTurn(call)) {
		const failure = call.type === "model_error" ? ` → ${call.error.kind}` : "";
		return {
			kind: "compaction",
			ok: call.type === "model_io",
			what: `compaction of ${window}${failure}`
		};
	}
	return call.type === "model_io" ? {
		kind: "turn",
		ok: true,
		what: `model call, ${window}${forced}`
	} : {
		kind: "refused",
		ok: false,
		what: `model call, ${window}${forced} → ${call.error.kind}`
	};
}
// dist/pipelines/read-record.js
const LINE_FEED = Buffer.from("\n");
/** The stored bytes of the entries that pass a filter, one a line. */
async function* entryLines(record, filter) {
	for await (const { bytes } of filterEntries(record, filter)) yield Buffer.concat([oneLine(bytes), LINE_FEED]);
}
/** The timeline's events, one JSON object a line. */
async function* timelineLines(record, agent) {
	for await (const event of readTimeline(record)) if (agent === void 0 || event.agentId === agent) yield `${JSON.stringify(event)}\n`;
}
/** The timeline as a picture. Reads the entries twice: the columns are drawn before the first row. */
async function* timelinePicture(record, agent) {
	const agents = /* @__PURE__ */ new Set();
	let lastSeq = 0;
	for await (const { agentId, seq } of readTimeline(record)) {
		if (agent === void 0 || agentId === agent) agents.add(agentId);
		lastSeq = seq;
	}
	const picture = new TimelinePicture([...agents], lastSeq);
	yield picture.head();
	for await (const event of readTimeline(record)) if (agents.has(event.agentId)) yield picture.draw(event);
	yield `${LEGEND}\n`;
}
// dist/bin/gg-record.js
const ABOUT_RECORD = "the record, replay.json.gz or plain JSON; standard input without it or with -";
const program = createProgram("gg-record", "Reads the record of an agent session.", [
	"gg-record info replay.json.gz",
	"gg-record timeline replay.json.gz",
	"gg-record window 17 replay.json.gz",
	"gg-record entries --kind shell replay.json.gz | jq .command",
	"gg-record verify replay.json.gz && echo sound"
]).addHelpText("after", exitCodes());
addCommand("info", "whose record it is, how much it holds, and whether it is whole", ["gg-record info replay.json.gz"]).action((path, { json }) => withRecord(path, async (record) => {
	const info = await readInfo(record);
	await print([json ? `${writeJson(info)}\n` : viewInfo(info)]);
}));
addCommand("entries", "the entries as they are stored, one a line", ["gg-record entries --agent root --kind tool_result --from 10 --to 20 replay.json.gz"]).option("--agent <id>", "entries of this agent alone").addOption(new Option("--kind <kind>", "entries of this kind alone").choices(entryKinds())).option("--from <seq>", "the first seq", wholeNumber(0)).option("--to <seq>", "the last seq", wholeNumber(0)).action((path, filter) => withRecord(path, (record) => print(entryLines(record, filter))));
addCommand("window", "exactly what the model saw at one call", ["gg-record window 17 replay.json.gz"], (command) => command.argument("<seq>", "seq of a model call", wholeNumber(0))).action((seq, path, { json }) => withRecord(path, async (record) => {
	const window = await readWindow(record, seq);
	await print([json ? `${writeJson(window)}\n` : viewWindow(window)]);
}));
addCommand("diff", "how one agent's window changed between two calls", ["gg-record diff 17 23 replay.json.gz"], (command) => command.argument("<from>", "seq of a model call", wholeNumber(0)).argument("<to>", "seq of another call of the same agent", wholeNumber(0))).action((from, to, path, { json }) => withRecord(path, async (record) => {
	const diff = await diffWindows(record, from, to);
	await print([json ? `${writeJson(diff)}\n` : viewDiff(diff)]);
}));
addCommand("timeline", "what each agent did, in seq order, as a picture", ["gg-record timeline --agent root replay.json.gz"]).option("--agent <id>", "what this agent did").action((path, { json, agent }) => withRecord(path, (record) => print(json ? timelineLines(record, agent) : timelinePicture(record, agent))));
addCommand("stats", "tokens, latency, tools, failures, and the biggest bodies", ["gg-record stats --json replay.json.gz | jq .tools"]).action((path, { json }) => withRecord(path, async (record) => {
	const stats = await readStats(record);
	await print([json ? `${writeJson(stats)}\n` : viewStats(stats)]);
}));
addCommand("expand", "the capture events back out; gg-capture makes a journal of them again", ["gg-record expand replay.json.gz > session.events.ndjson"]).action((path) => withRecord(path, (record) => print(expandAnyRecord(record))));
addCommand("unfold", "the journal back out; gg-assemble folds it into the same record again", ["gg-record unfold replay.json.gz > replay.ndjson"]).action((path) => withRecord(path, (record) => print(unfoldRecord(record))));
addCommand("verify", "everything that is wrong with a record, or that nothing is", ["gg-record verify replay.json.gz", "gg-record verify --payload build.log --text 12 replay.json.gz"]).option("--payload <file>", "ask instead whether this whole output is the one that a text was clipped from").option("--text <number>", "with --payload: which text of the pool", wholeNumber(0)).action((path, options) => options.payload === void 0 && options.text === void 0 ? verify(path, options) : withRecord(path, (record) => compare(record, options)));
await runProgram(program);
async function verify(path, { json }) {
	await interruptible((signal) => useRecordBytes(sourceOf(path), signal, async (bytes) => {
		const verification = await verifyRecord(bytes);
		await print([json ? `${JSON.stringify(verification)}\n` : viewVerification(verification)]);
		if (!verification.isSound) process.exitCode = EXIT.no;
	}));
}
async function compare(record, { payload, text, json }) {
	if (payload === void 0 || text === void 0) throw new UsageError("--payload and --text go together");
	const comparison = await comparePayload(record, text, () => createReadStream(payload)).catch((error) => {
		throw systemErrorCode(error) === void 0 ? error : MachineryError.from("read", payload, error);
	});
	await print([json ? `${JSON.stringify(comparison)}\n` : viewComparison(comparison, text)]);
	if (!comparison.isSame) process.exitCode = EXIT.no;
}
/** A sub-command that reads one record, named last. */
function addCommand(name, about, examples, addArguments = (command) => command) {
	return addArguments(program.command(name).description(about)).argument("[record]", ABOUT_RECORD).option("--json", "JSON for programs; errors too").addHelpText("after", `\nExamples:\n${examples.map((example) => `  ${example}`).join("\n")}\n`);
}
function withRecord(path, work) {
	return interruptible((signal) => useRecord(sourceOf(path), signal, work));
}
function sourceOf(path) {
	return path === void 0 || path === "-" ? process.stdin : path;
}
function entryKinds() {
	return entry.options.map((option) => option.shape.type.value);
}
function exitCodes() {
	return `
Exit codes:
  0  the answer is given; verify: the record is sound
  1  the file is no record, or has no such entry; verify: there are findings, or the payload is another
  2  the command line is wrong
  4  reading or writing failed
`;
}
export {};
