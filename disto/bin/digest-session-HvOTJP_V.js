import { t as capSession } from "./cap-session-XWdivRL3.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { t as compactJson } from "./json-compact-D8IPZD5_.js";
import { a as skipValue, d as skipWhite } from "./json-scan-C4RDczul.js";
import { n as splitWords } from "./white-space-CChqZ8Q8.js";
import { t as FLAGGED_PHRASES } from "./digest-rules-ZJiIvzCG.js";
import { n as forEachItem, r as Tally } from "./batches-g7GGqD_r.js";
import { a as summaryOf, i as scrubText, n as excerptOf } from "./scrub-DSJxy9BN.js";
import { t as formatRef } from "./ref-D3dNboOj.js";
import { t as formatMilliseconds } from "./shown-time-C1kzIlag.js";
import { hash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
// dist/lib/session-log/digest/denials.js
function listDenials() {
	return stage((report, push) => {
		const denials = report.events.flatMap(({ event }, of) => event.type === "tool_call" && event.status === "denied" ? [{
			of,
			value: event.span
		}] : []);
		push({
			...report,
			denials
		});
	});
}
// dist/lib/stream/transducer.js
/** The transducer that is one after the other: an item goes the whole way before the next one begins. */
function compose(first, second) {
	let push;
	const handOver = (item) => second.take(item, push);
	return {
		take(item, next) {
			push = next;
			first.take(item, handOver);
		},
		flush(next) {
			push = next;
			first.flush?.(handOver);
			second.flush?.(next);
		}
	};
}
// dist/lib/session-log/digest/args-digest.js
/** How many hex digits of the SHA-256 are kept. */
const DIGITS = 12;
/**
* A digest of what a call was asked to do, so that repeats are seen without
* showing it: of the command's words joined by one space, or without a command
* of the input's JSON without insignificant white space (members in their
* order, numbers as spelled).
*
* @param input JSON bytes; an input that is no JSON is digested as it is, an absent one as nothing
*/
function digestArguments(command, input) {
	const bytes = command === void 0 ? inputBytes(input) : splitWords(command).join(" ");
	return hash("sha256", bytes, "hex").slice(0, DIGITS);
}
function inputBytes(input) {
	if (input === void 0) return "";
	return isOneValue(input) ? compactJson(input) : input;
}
function isOneValue(bytes) {
	try {
		const end = skipValue(bytes, skipWhite(bytes, 0, bytes.length), bytes.length);
		return skipWhite(bytes, end, bytes.length) === bytes.length;
	} catch {
		return false;
	}
}
// dist/lib/session-log/digest/flags.js
/** One of some phrases without case and with a word boundary on both sides. */
const patternOf = (phrases) => new RegExp(`\\b(?:${phrases.join("|")})\\b`, "i");
/** Most prompts hold none of them, which is known after one look. */
const ANY = patternOf(FLAGGED_PHRASES);
const PATTERNS = FLAGGED_PHRASES.map((phrase) => ({
	phrase,
	pattern: patternOf([phrase])
}));
/** The phrases that stand anywhere in a prompt, in the order of the list, each once. */
function findPhrases(prompt) {
	if (!ANY.test(prompt)) return [];
	return PATTERNS.filter(({ pattern }) => pattern.test(prompt)).map(({ phrase }) => phrase);
}
/** Stage: a report in, the same with one flag a phrase of each prompt out. Holds nothing, never fails. */
function flagPrompts() {
	return stage((report, push) => {
		const flagged = report.events.flatMap(({ event, step }, of) => step.type === "prompt" ? step.phrases.map((phrase) => ({
			of,
			value: {
				span: event.span,
				phrase
			}
		})) : []);
		push({
			...report,
			flagged
		});
	});
}
// dist/lib/session-log/digest/own-command.js
const PROGRAM = "agentfeedback";
/** A variable assignment before a command. */
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*=/;
/** Words that run the command behind them; one of them is passed over. */
const PREFIXES = /* @__PURE__ */ new Set([
	"env",
	"exec",
	"sudo",
	"command",
	"time"
]);
/** Whether the tool's name contains `agentfeedback`, or a segment of the command starts it. */
function isOwnCall(tool, command) {
	return tool.toLowerCase().includes(PROGRAM) || command !== void 0 && startsProgram(command);
}
/** Segments end at `&`, `|`, `;` and line feeds, wherever they stand: quotes are not looked at. */
function startsProgram(command) {
	return command.includes(PROGRAM) && command.split(/[&|;\n]/).some((segment) => firstCommand(segment) === PROGRAM);
}
/** The base name of the word that a segment runs. */
function firstCommand(segment) {
	const words = splitWords(segment.replace(/^[({ \t\r]+/, ""));
	let at = skipAssignments(words, 0);
	if (PREFIXES.has(words[at] ?? "")) at = skipAssignments(words, at + 1);
	return words[at]?.split(/[/\\]/).at(-1);
}
function skipAssignments(words, from) {
	let at = from;
	while (ASSIGNMENT.test(words[at] ?? "")) at += 1;
	return at;
}
// dist/lib/session-log/digest/describe.js
/** The transducer of {@link describe}. */
function describeItems(fromOffset) {
	const tally = new Tally(fromOffset);
	let final;
	return { take(item, push) {
		tally.take(item);
		if (item.type === "entry") {
			if (item.offset >= fromOffset) final = laterText(final, item);
			push(describeEntry(item, fromOffset));
		} else if (item.type === "call") push(describeCall(item));
		else if (item.type === "result") push(describeResult(item));
		else if (item.type === "end") push({
			...item,
			counts: tally.counts(),
			finalExcerpt: final?.text ?? ""
		});
	} };
}
/** The text of the last entry that has one; a rewritten entry is looked at again. */
function laterText(final, { index, kind, text }) {
	if (final !== void 0 && index < final.index) return final;
	if ((kind === "assistant_text" || kind === "tool_call") && text !== "") return {
		index,
		text
	};
	return index === final?.index ? void 0 : final;
}
function describeEntry({ index, offset, span, time, kind, text }, fromOffset) {
	return {
		type: "entry",
		index,
		offset,
		span,
		time,
		prompt: kind === "prompt" && offset >= fromOffset ? {
			summary: text,
			phrases: findPhrases(text)
		} : void 0
	};
}
function describeCall({ call, entry, tool, command, input }) {
	const argsDigest = digestArguments(command, input);
	const self = isOwnCall(tool, command);
	return {
		type: "call",
		call,
		entry,
		tool,
		argsDigest,
		key: `${tool}\0${argsDigest}`,
		self
	};
}
function describeResult(item) {
	const { call, offset, status, text } = item;
	const exitCode = status === "error" ? exitCodeOf(item) : void 0;
	return {
		type: "result",
		call,
		offset,
		status,
		exitCode,
		errorClass: errorClassOf(status, exitCode),
		excerpt: status === "ok" ? "" : text
	};
}
function errorClassOf(status, exitCode) {
	if (status === "ok") return void 0;
	if (status !== "error") return status;
	return exitCode === void 0 ? "tool_error" : "exit";
}
/** The whole first line, with nothing but ASCII white space behind the number. */
const EXIT_CODE_LINE = /^Exit code (-?\d+)[\t\f\r ]*(?:\n|$)/;
/** The harness's own exit code when it records one (0 says nothing about an error), else that of an `Exit code N` first line. */
function exitCodeOf({ exitCode, text }) {
	if (exitCode !== void 0) return exitCode === 0 ? void 0 : exitCode;
	const written = Number(EXIT_CODE_LINE.exec(text)?.[1]);
	return Number.isSafeInteger(written) ? written : void 0;
}
// dist/lib/session-log/digest/retries.js
function findRetries() {
	return stage((report, push) => push({
		...report,
		retries: retriesOf(report)
	}));
}
/** Each repeat is attached to the latest failure before it. */
function retriesOf({ steps, events }) {
	const eventOf = new Map(events.map(({ step }, index) => [step, index]));
	const failed = /* @__PURE__ */ new Map();
	const retries = [];
	for (const step of steps) {
		if (step.type !== "call") continue;
		const earlier = failed.get(step.key);
		if (earlier !== void 0 && step.isInRange) retries.push({
			of: earlier.of,
			value: describeRetry(step, earlier.span)
		});
		const of = eventOf.get(step);
		if (of !== void 0) failed.set(step.key, {
			of,
			span: step.span
		});
	}
	return retries;
}
function describeRetry({ span, tool, argsDigest }, ofSpan) {
	return {
		span: scrubText(span),
		of_span: scrubText(ofSpan),
		tool,
		args_digest: argsDigest
	};
}
// dist/lib/session-log/digest/scrub-facts.js
/** The transducer of {@link scrubFacts}. */
const scrubEachFact = { take: (fact, push) => push(scrubFact(fact)) };
function scrubFact(fact) {
	switch (fact.type) {
		case "entry": return scrubEntry(fact);
		case "call": return scrubCall(fact);
		case "result": return fact.excerpt === "" ? fact : {
			...fact,
			excerpt: excerptOf(fact.excerpt)
		};
		case "end": return scrubEnd(fact);
	}
}
function scrubCall(fact) {
	const tool = scrubText(fact.tool);
	return tool === fact.tool ? fact : {
		...fact,
		tool
	};
}
/** The span stays as the log has it: the reference that it becomes a part of is scrubbed as a whole. */
function scrubEntry(fact) {
	if (fact.prompt === void 0) return fact;
	return {
		...fact,
		prompt: {
			...fact.prompt,
			summary: summaryOf(fact.prompt.summary)
		}
	};
}
function scrubEnd(fact) {
	return {
		...fact,
		model: fact.model === void 0 ? void 0 : scrubText(fact.model),
		finalExcerpt: excerptOf(fact.finalExcerpt)
	};
}
// dist/lib/session-log/digest/settle.js
/** The transducer of {@link settle}. */
function settleFacts(session, fromOffset) {
	const held = new HeldFacts(fromOffset);
	return { take(fact, push) {
		if (fact.type === "end") push(makeReport(session, fromOffset, fact, held.steps()));
		else held.take(fact);
	} };
}
var HeldFacts = class {
	#fromOffset;
	#entries = [];
	#calls = [];
	#results = [];
	constructor(fromOffset) {
		this.#fromOffset = fromOffset;
	}
	take(fact) {
		if (fact.type === "entry") this.#entries[fact.index] = fact;
		else if (fact.type === "call") this.#calls[fact.call] = fact;
		else this.#results[fact.call] = fact;
	}
	/** Prompts and calls in log order: entry by entry, the calls of an entry in their order. */
	steps() {
		const calls = this.#calls.toSorted((a, b) => a.entry - b.entry || a.call - b.call);
		const steps = [];
		let next = 0;
		this.#entries.forEach((entry, index) => {
			if (entry.prompt !== void 0) steps.push(promptStep(entry, entry.prompt));
			for (let call = calls[next]; call?.entry === index; call = calls[next]) {
				steps.push(this.#callStep(entry, call));
				next += 1;
			}
		});
		return steps;
	}
	#callStep({ span, time, offset }, { call, tool, argsDigest, key, self }) {
		return {
			type: "call",
			span,
			time,
			tool,
			argsDigest,
			key,
			self,
			isInRange: offset >= this.#fromOffset,
			result: this.#results[call]
		};
	}
};
function promptStep({ span, time, offset }, { summary, phrases }) {
	return {
		type: "prompt",
		span,
		time,
		offset,
		summary,
		phrases
	};
}
function makeReport(session, fromOffset, end, steps) {
	return {
		session,
		fromOffset,
		end,
		steps,
		events: steps.flatMap((step) => reportStep(session, fromOffset, step) ?? []),
		retries: [],
		denials: [],
		flagged: []
	};
}
/** The event of a step, if it makes one: every prompt, and every call that failed and was not reported before the start. */
function reportStep(session, fromOffset, step) {
	if (step.type === "prompt") return {
		event: {
			...placeOf(session, step),
			type: "prompt",
			summary: step.summary
		},
		step,
		completedAt: step.offset
	};
	const { result, isInRange } = step;
	if (result === void 0 || !isInRange && result.offset < fromOffset) return void 0;
	const outcome = describeOutcome(result);
	if (outcome === void 0) return void 0;
	return {
		event: {
			...placeOf(session, step),
			type: "tool_call",
			tool: step.tool,
			args_digest: step.argsDigest,
			...outcome,
			...step.self ? { self: true } : {}
		},
		step,
		completedAt: result.offset
	};
}
function placeOf(session, { span, time }) {
	const at = formatMilliseconds(time);
	return {
		span: scrubText(span),
		ref: scrubText(`${formatRef(session)}#${span}`),
		...at === void 0 ? {} : { at }
	};
}
function describeOutcome({ status, exitCode, errorClass, excerpt }) {
	if (status === "ok" || errorClass === void 0) return void 0;
	return {
		status,
		...exitCode === void 0 ? {} : { exit_code: exitCode },
		error_class: errorClass,
		...excerpt === "" ? {} : { excerpt }
	};
}
// dist/pipelines/digest-session.js
/**
* The digest of one session from a byte offset on.
*
* @throws what the stream fails with; CodedError `digest-too-large`
*/
async function digestSession(items, session, fromOffset) {
	const report = compose(compose(describeItems(fromOffset), scrubEachFact), settleFacts(session, fromOffset));
	const reports = [];
	await forEachItem(items, (item) => report.take(item, (made) => reports.push(made)));
	const capped = capSession();
	const running = pipeline(Readable.from(reports), findRetries(), listDenials(), flagPrompts(), capped);
	const [digests] = await Promise.all([capped.toArray(), running]);
	return digests[0];
}
export { digestSession };
