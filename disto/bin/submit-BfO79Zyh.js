import { l as EXIT, t as UsageError } from "./program-CJKhYYwm.js";
import { i as processEnvironment } from "./environment-CQAoWjb8.js";
import { a as parseBody, c as applyBodyRules, i as submissionsUrl, n as ServerAway, o as readLimited, r as sendSubmission, s as BodyRejected } from "./send-CUa2SCO2.js";
import { a as SEVERITIES, i as SESSION_SCAN, n as FIX_STATUSES } from "./submission-BxlI_zVq.js";
import { i as readRepositoryRules, r as findRepositoryRoot, t as createPolicy } from "./collect-policy-BtFW9J4V.js";
import { n as readUserConfig, t as submitSettings } from "./settings-B1FsNwxi.js";
import { c as isJsonObject, i as storeSubmission, l as mapStrings, o as formatMicroseconds, t as KeyMismatch } from "./submissions-ix-GFvcv.js";
import { t as packageVersion } from "./version-C1El8XdQ.js";
import { r as trimWhite } from "./white-space-CChqZ8Q8.js";
import { i as readSmallFile } from "./regular-file-BQ6018MH.js";
import { n as READER_NAMES } from "./harness-C_3M6mEE.js";
import { i as scrubText, o as isKeptValue, r as scrub, s as isSecretName } from "./scrub-DSJxy9BN.js";
import { n as MachineryError, t as CodedError } from "./errors-CfE0sfLm.js";
import { n as statePath, t as openState } from "./database-Cbneo1ZS.js";
import { t as Spool } from "./spool-DyZ7Rtl0.js";
import { t as formatRef } from "./ref-D3dNboOj.js";
import { n as readTwice } from "./session-work-mubibJPq.js";
import { t as chooseByRef } from "./choose-sessions-D3FSYJh2.js";
import { n as listStores, o as walkSession } from "./list-sessions-Cm_JBYYN.js";
import { n as forEachItem } from "./batches-g7GGqD_r.js";
import { i as readRef, o as requireCommand, t as gather } from "./command-line-ziipPNUN.js";
import { n as printJson, t as oneLine } from "./print-DYVpNVXn.js";
import { basename, isAbsolute, join } from "node:path";
import { arch, platform } from "node:os";
import { createHash, randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
// dist/lib/session-log/submit/git-remote.js
const MAX_CONFIG = 1048576;
/**
* The url of the remote `origin`, else of the first remote, of the repository at `root`;
* without the user and password that may stand in it.
*/
async function readRemote(root) {
	const directory = await gitDirectory(root);
	const common = await readText(join(directory, "commondir"));
	const shared = common === void 0 ? directory : resolveFrom(directory, trimWhite(common));
	const config = await readText(join(shared, "config"));
	return (config === void 0 ? void 0 : remoteOf(config))?.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i, "$1");
}
/** The last part of a remote's path, without `.git`. */
function repositoryName(remote) {
	const name = /([^/:\\]+?)(?:\.git)?[/\\]*$/.exec(remote)?.[1];
	return name === "" ? void 0 : name;
}
/** A worktree has a file that points to its directory. */
async function gitDirectory(root) {
	const git = join(root, ".git");
	const pointer = await readText(git);
	const target = /^gitdir:[ \t]*(.+)/.exec(pointer ?? "")?.[1];
	return target === void 0 ? git : resolveFrom(root, trimWhite(target));
}
function resolveFrom(directory, path) {
	return isAbsolute(path) ? path : join(directory, path);
}
async function readText(path) {
	return (await readSmallFile(path, MAX_CONFIG).catch(() => void 0))?.toString("utf8");
}
function remoteOf(config) {
	const urls = /* @__PURE__ */ new Map();
	let remote;
	for (const line of config.split("\n")) {
		if (/^\s*\[/.test(line)) remote = /^\s*\[remote "(.+)"\]/.exec(line)?.[1];
		const url = /^\s*url\s*=\s*"?([^"\r]*?)"?\s*$/.exec(line)?.[1];
		if (remote !== void 0 && url !== void 0 && url !== "" && !urls.has(remote)) urls.set(remote, url);
	}
	return urls.get("origin") ?? [...urls.values()][0];
}
// dist/lib/session-log/submit/collect-context.js
/** The keys of `[context]` that go into every report as they are. */
const CONFIGURED = [
	"app",
	"workspace",
	"url",
	"channel",
	"task_id",
	"workflow"
];
/** Collects in a directory that exists and that the policy allows; what the user or the repository drops is left out. */
async function collectIn(directory, table) {
	const root = await findRepositoryRoot(directory);
	const rules = root === void 0 ? void 0 : await readRepositoryRules(root);
	const remote = root === void 0 ? void 0 : await readRemote(root);
	const facts = {
		...table.cwd === false ? {} : { cwd: directory },
		...remote === void 0 ? {} : { repo: remote },
		os: platform(),
		arch: arch(),
		client: `agentfeedback/${packageVersion()}`
	};
	return {
		project: (remote === void 0 ? void 0 : repositoryName(remote)) ?? basename(directory),
		context: withoutDropped({
			...facts,
			...configured(table)
		}, [...table.drop, ...rules?.drop ?? []]),
		warnings: rules?.warnings ?? []
	};
}
/** For a directory that is gone: its name, and nothing but what is configured. */
function collectForGone(directory, table) {
	return {
		project: basename(directory),
		context: withoutDropped(configured(table), table.drop),
		warnings: []
	};
}
function configured(table) {
	return Object.fromEntries(CONFIGURED.flatMap((name) => table[name] ? [[name, table[name]]] : []));
}
function withoutDropped(context, dropped) {
	return Object.fromEntries(Object.entries(context).filter(([name]) => !dropped.includes(name)));
}
// dist/lib/session-log/submit/session-key.js
/**
* The key of what is filed from a span: the same finding has the same key wherever
* and whenever it is filed (session logs, "Filing from a digest").
*
* @param ordinal numbers several findings at one span, from 1
*/
function sessionScanKey({ harness, sessionId }, span, ordinal, detectorVersion = "1") {
	const named = [
		harness,
		sessionId,
		span,
		String(ordinal),
		detectorVersion
	].join("\0");
	return `session-scan-${createHash("sha256").update(named).digest("hex")}`;
}
// dist/lib/session-log/submit/compose-body.js
/** The body before scrubbing and before the rules. */
function composeBody(parts) {
	const { kind, stdin, flags, settings, collected, scanned } = parts;
	const said = {
		...withPayloadFlags(stdin, flags.payload),
		...flags.members,
		kind
	};
	const filled = scanned === void 0 ? fillFromSettings(said, settings, collected) : {
		...withoutModel(said),
		...scannedMembers(scanned, collected)
	};
	const machine = isAbsent(filled.machine) ? settings.machine : filled.machine;
	return {
		...filled,
		machine,
		context: composeContext(parts)
	};
}
/** A payload flag also takes the place of the same member written flat beside `summary`. */
function withPayloadFlags(stdin, payload) {
	if (Object.keys(payload).length === 0) return stdin;
	const kept = Object.entries(stdin).filter(([name]) => !Object.hasOwn(payload, name));
	const given = stdin.payload;
	const base = isJsonObject(given) ? given : isAbsent(given) ? {} : { value: given };
	return {
		...Object.fromEntries(kept),
		payload: {
			...base,
			...payload
		}
	};
}
function fillFromSettings(said, settings, collected) {
	const defaults = {
		model: settings.model,
		harness: settings.harness,
		project: collected?.project
	};
	const missing = Object.entries(defaults).filter(([name, value]) => value !== void 0 && isAbsent(said[name]));
	return {
		...said,
		...Object.fromEntries(missing)
	};
}
/** The log decides, also when it names no model: then there is none. */
function withoutModel({ model: _, ...others }) {
	return others;
}
function scannedMembers({ session, span, ordinal, facts }, collected) {
	const project = collected?.project ?? "";
	return {
		key: sessionScanKey(session, span, ordinal),
		harness: session.harness,
		occurred_at: formatMicroseconds(facts.time) ?? "",
		...facts.model === void 0 ? {} : { model: facts.model },
		...project === "" ? {} : { project }
	};
}
/** From the highest to the lowest, so that what is over the limit of entries is the lowest. */
function composeContext({ stdin, flags, collected, scanned }) {
	const given = stdin.context;
	const provenance = scanned === void 0 ? {} : provenanceOf(scanned.session);
	const base = isJsonObject(given) ? given : isAbsent(given) ? {} : { value: given };
	const layers = [
		flags.context,
		provenance,
		base,
		collected?.context ?? {}
	];
	const entries = /* @__PURE__ */ new Map();
	for (const layer of layers) for (const [name, value] of Object.entries(layer)) if (!entries.has(name)) entries.set(name, value);
	return Object.fromEntries(entries);
}
function provenanceOf({ harness, sessionId }) {
	return {
		origin: SESSION_SCAN,
		detector: `${READER_NAMES[harness]}/1`,
		session_id: sessionId,
		session_harness: harness
	};
}
/** Whether a member says nothing, so that a default takes its place. */
function isAbsent(value) {
	return value === void 0 || value === null || typeof value === "string" && value.trim() === "";
}
// dist/lib/session-log/submit/scrub-body.js
/**
* Scrubs every string of a body, and replaces the whole value of a member whose name
* says that it is a secret, at any depth. Names of members stay.
*
* @returns the body and one warning, code `scrubbed`, for each top-level member that changed
*/
function scrubBody(body) {
	const warnings = [];
	const scrubbed = Object.entries(body).map(([member, value]) => {
		const counts = /* @__PURE__ */ new Map();
		const clean = mapStrings(value, (text, name) => scrubString(text, name, counts), member);
		if (counts.size > 0) warnings.push(warningOf(member, counts));
		return [member, clean];
	});
	return {
		body: Object.fromEntries(scrubbed),
		warnings
	};
}
function scrubString(text, name, counts) {
	const add = (found, count) => void counts.set(found, (counts.get(found) ?? 0) + count);
	if (isSecretName(name) && !isKeptValue(text)) {
		add("assignment", 1);
		return "[REDACTED:assignment]";
	}
	const found = scrub(text);
	for (const [name, count] of found.counts) add(name, count);
	return found.text;
}
function warningOf(member, counts) {
	const found = [...counts].sort(([a], [b]) => a < b ? -1 : 1).map(([name, count]) => `${name} ${count}`);
	return {
		code: "scrubbed",
		pointer: `/${member}`,
		message: `scrubbed ${member}: ${found.join(", ")}`
	};
}
/** Whether a body says that it comes from a session's log; it is then scrubbed without being asked for. */
function claimsOrigin(body, origin) {
	const { context } = body;
	return isJsonObject(context) && typeof context.origin === "string" && context.origin.trim() === origin;
}
// dist/lib/session-log/submit/prepare-body.js
/** What a report should have, so that it can be acted on. */
const RECOMMENDED = ["category", "details"];
/**
* Makes a composed body ready: a key when it has none, its secrets out, the rules applied.
* It is scrubbed before anything is cut, and what a cut leaves is scrubbed once more,
* because a cut can complete a format.
*
* @throws BodyRejected
*/
function prepareBody(composed, options) {
	const { scrub, now } = options;
	const keyed = isAbsent(composed.key) ? {
		...composed,
		key: randomUUID()
	} : composed;
	const first = scrub ? scrubBody(keyed) : {
		body: keyed,
		warnings: []
	};
	const ruled = applyBodyRules(first.body, now);
	const body = scrub ? applyBodyRules(scrubBody(toJson(ruled.body)).body, now).body : ruled.body;
	return {
		body,
		warnings: [
			...first.warnings,
			...ruled.warnings,
			...missingMembers(body)
		]
	};
}
function missingMembers({ payload }) {
	return RECOMMENDED.filter((name) => payload[name] === void 0).map((name) => ({
		code: "recommended",
		pointer: `/payload/${name}`,
		message: `${name} is missing; a report with it is easier to act on`
	}));
}
/** A body is JSON; its type only says more. */
function toJson(body) {
	return body;
}
// dist/pipelines/deliver-submission.js
/**
* Delivers a body, or keeps it for later.
*
* @throws KeyMismatch, BodyRejected, ServerFault, StateFault, MachineryError
*/
async function deliverSubmission(destination, body) {
	const spool = new Spool(destination.environment);
	const target = destination.server?.url ?? null;
	try {
		return await withStore(destination, async (store) => {
			return {
				delivered: await store(body),
				notes: await deliverSpooled(spool, target, store)
			};
		});
	} catch (error) {
		if (!isForLater(error)) throw error;
		await spool.keep({
			target,
			body
		}, /* @__PURE__ */ new Date());
		return {
			delivered: {
				outcome: "spooled",
				reason: error.code
			},
			notes: [error.message]
		};
	}
}
async function withStore(destination, work) {
	const { server, send, environment } = destination;
	if (server !== void 0) return work((body) => sendSubmission(server, body, send));
	const state = await openState(statePath(environment));
	try {
		return await work(async (body) => storeSubmission(state, body, /* @__PURE__ */ new Date()));
	} finally {
		state.close();
	}
}
/** Whether a failure passes by itself. */
function isForLater(error) {
	return error instanceof ServerAway || error instanceof MachineryError && error.code === "database-busy";
}
/** Delivers what waits for the same place, oldest first. Whatever fails is a note: the run's own body is delivered. */
async function deliverSpooled(spool, target, store) {
	const notes = [];
	try {
		for (const name of await spool.names()) {
			const spooled = await spool.read(name);
			if (spooled === void 0 || spooled.target !== target) continue;
			const refusal = await store(spooled.body).then(() => void 0, refusalOf);
			if (refusal === void 0) await spool.remove(name);
			else notes.push(`${refusal.message}; the report that waited is kept in ${await spool.setAside(name)}`);
		}
	} catch (error) {
		notes.push(`reports may still wait to be delivered: ${error instanceof Error ? error.message : error}`);
	}
	return notes;
}
/** A body that will never be accepted. @throws every other failure */
function refusalOf(error) {
	if (error instanceof KeyMismatch || error instanceof BodyRejected) return error;
	throw error;
}
// dist/lib/session-log/submit/span-facts.js
/**
* Looks for the first entry with a span, item by item. Holds one entry. An entry
* that a later line rewrites counts as it is in the end, in its first place.
*/
var SpanSearch = class {
	span;
	#found;
	#cwd;
	#model;
	constructor(span) {
		this.span = span;
	}
	take(item) {
		if (item.type !== "entry") return;
		const { index, span, cwd, model } = item;
		const found = this.#found;
		if (found !== void 0 && index > found.index) return;
		if (model !== void 0 && index >= (this.#model?.index ?? 0)) this.#model = {
			name: model,
			index
		};
		if (found === void 0) {
			this.#cwd = cwd ?? this.#cwd;
			if (span === this.span) this.#found = item;
		} else if (index === found.index) this.#found = {
			...item,
			time: item.time ?? found.time
		};
	}
	/** @returns undefined when no entry has the span */
	facts(end) {
		if (this.#found === void 0) return void 0;
		const cwd = this.#found.cwd ?? this.#cwd ?? end.lastCwd;
		return {
			time: this.#found.time,
			cwd,
			model: this.#model?.name
		};
	}
};
// dist/lib/session-log/submit/span-refused.js
/** Why nothing is filed from a span. Every text in it is scrubbed: a ref can hold a secret like any file name. */
var SpanRefused = class SpanRefused extends CodedError {
	session;
	constructor(session, code, message, hint = "nothing was filed") {
		super(code, scrubText(message), { hint: scrubText(hint) });
		this.session = session;
	}
	/** A session in a state that is not read; the code is the state. */
	static forState(session, state, reason) {
		const detail = reason === void 0 ? "" : ` (${reason})`;
		return new SpanRefused(session, state, `${formatRef(session)} is ${state}${detail}`);
	}
	/** A session whose log records no working directory. */
	static forUnknownProject(session) {
		return new SpanRefused(session, "unknown-project", `${formatRef(session)} records no working directory, so no policy can be checked`, "nothing was filed; allow it with --allow-unknown-project");
	}
};
// dist/pipelines/locate-span.js
/**
* Reads a session again and looks for a span in it.
*
* @throws SpanRefused when the policy or the log does not let the span be filed
*/
async function locateSpan(context, { session, span, allowUnknownProject = false }) {
	const stores = await listStores(context, /* @__PURE__ */ new Set([session.harness]));
	const chosen = chooseByRef(session, stores, /* @__PURE__ */ new Map());
	if ("error" in chosen) throw new SpanRefused(session, chosen.error.state, chosen.error.message);
	const { reader, candidate } = chosen;
	const walked = await walkSession(reader, candidate, context.policy, (gate) => readTwice(reader, candidate, gate, (items) => searchSpan(items, span), { detail: "spans" }));
	if ("refusal" in walked) {
		const { state, reason } = walked.refusal;
		throw SpanRefused.forState(session, state, reason);
	}
	const { end, value: facts } = walked.read;
	if (end.cwds.length === 0 && !allowUnknownProject) throw SpanRefused.forUnknownProject(session);
	if (facts === void 0) throw new SpanRefused(session, "span-not-found", `${formatRef(session)} has no entry #${span}`);
	const { time } = facts;
	if (time === void 0) throw new SpanRefused(session, "span-without-time", `the entry #${span} of ${formatRef(session)} records no time, so filing it again would not match`);
	return {
		...facts,
		time
	};
}
async function searchSpan(items, span) {
	const search = new SpanSearch(span);
	let end;
	await forEachItem(items, (item) => {
		if (item.type === "end") end = item;
		else search.take(item);
	});
	return {
		end,
		value: search.facts(end)
	};
}
// dist/pipelines/submit-report.js
/**
* Files one report.
*
* @throws SpanRefused when the session does not let its span be filed: then there is no outcome
* @throws ConfigFault, MachineryError when the policy cannot be known
*/
async function submitReport(environment, request) {
	const config = await readUserConfig(environment);
	const policy = await createPolicy(config.collect, environment);
	const origin = await originOf({
		environment,
		config,
		policy
	}, request);
	const notes = [...policy.warnings, ...typeof origin === "string" ? [] : origin.collected?.warnings ?? []];
	const { kind } = request;
	if (typeof origin === "string") return {
		outcome: {
			outcome: "disabled",
			kind,
			reason: origin
		},
		notes
	};
	const settings = submitSettings(environment, config);
	try {
		const prepared = prepare(request, settings, origin);
		if (request.dryRun === true) return {
			...validResult(prepared),
			notes
		};
		const filed = await file(environment, request, settings, prepared);
		return {
			outcome: filed.outcome,
			notes: [...notes, ...filed.notes]
		};
	} catch (error) {
		if (!(error instanceof CodedError)) throw error;
		return {
			outcome: failureOutcome(error, { kind }, []),
			notes
		};
	}
}
/** @returns the rule that switches the caller's directory off, when one does */
async function originOf(ground, request) {
	const { contextFrom, directory } = request;
	const { context } = ground.config;
	if (contextFrom !== void 0) {
		const { session, span, ordinal } = contextFrom;
		const facts = await locateSpan(ground, contextFrom);
		const scanned = {
			session,
			span,
			ordinal,
			facts
		};
		if (facts.cwd === void 0) return {
			scanned,
			collected: void 0
		};
		return {
			scanned,
			collected: await isDirectory(facts.cwd) ? await collectIn(facts.cwd, context) : collectForGone(facts.cwd, context)
		};
	}
	const here = directory();
	if (here === void 0) return {
		scanned: void 0,
		collected: void 0
	};
	return await ground.policy.reasonAgainst(here) ?? {
		scanned: void 0,
		collected: await collectIn(here, context)
	};
}
async function isDirectory(path) {
	return (await stat(path).catch(() => void 0))?.isDirectory() === true;
}
function prepare(request, settings, origin) {
	const { kind, flags } = request;
	const stdin = request.stdin === void 0 ? {} : parseBody(request.stdin);
	const composed = composeBody({
		kind,
		stdin,
		flags,
		settings,
		...origin
	});
	return prepareBody(composed, {
		scrub: request.scrub === true || origin.scanned !== void 0 || [stdin, composed].some((body) => claimsOrigin(body, "session-scan")),
		now: /* @__PURE__ */ new Date()
	});
}
function validResult({ body, warnings }) {
	const { kind, key } = body;
	return {
		body,
		outcome: {
			outcome: "valid",
			kind,
			key,
			...told(warnings)
		}
	};
}
async function file(environment, request, settings, { body, warnings }) {
	const url = request.local === true ? void 0 : request.server ?? settings.url;
	if (url !== void 0) submissionsUrl(url);
	const server = url === void 0 ? void 0 : {
		url,
		apiKey: settings.apiKey
	};
	const named = {
		kind: body.kind,
		key: body.key
	};
	try {
		const { delivered, notes } = await deliverSubmission({
			environment,
			server
		}, body);
		const { outcome, ...facts } = delivered;
		const { uid, id, request_id, reason } = facts;
		const present = Object.fromEntries(Object.entries({
			uid,
			id,
			request_id,
			reason
		}).filter(([, value]) => value !== void 0));
		return {
			outcome: {
				outcome,
				...named,
				...present,
				...told(warnings)
			},
			notes
		};
	} catch (error) {
		if (!(error instanceof CodedError)) throw error;
		return {
			outcome: failureOutcome(error, named, warnings),
			notes: []
		};
	}
}
function failureOutcome(error, named, warnings) {
	const outcome = error instanceof KeyMismatch ? "mismatch" : error instanceof BodyRejected ? "rejected" : "error";
	const message = error.hint === void 0 ? error.message : `${error.message}; ${error.hint}`;
	return {
		outcome,
		...named,
		reason: error.code,
		message,
		...told(warnings)
	};
}
function told(warnings) {
	return warnings.length === 0 ? {} : { warnings: [...warnings] };
}
// dist/bin/agentfeedback/submit-options.js
function addSubmitOptions(command) {
	return command.option("--stdin", "read the report as one JSON object; a flag goes over what stands in it").option("--summary <text>", "what went wrong, in one line").option("--category <word>", "what kind of friction").option("--details <text>", "what happened, what was expected").option("--suggested-fix <text>", "what would help").option("--fix-status <status>", FIX_STATUSES.join(", ")).option("--fix-ref <text>", "a commit or a change that fixes it").option("--severity <level>", SEVERITIES.join(", ")).option("--context-from <ref#span>", "the entry of a session log that the report is about").option("--ordinal <n>", "with --context-from: which finding at that span (default 1)").option("--allow-unknown-project", "with --context-from: also from a session that records no working directory").option("--project <name>", "what was worked on (default: the repository)").option("--harness <name>", "which agent harness").option("--model <name>", "which model").option("--machine <name>", "which machine (default: the host name)").option("--key <key>", "what makes filing twice harmless (default: a new one)").option("--schema-version <n>", "version of the report (default 1)").option("--context <name=value>", "one more fact (repeatable)", gather).option("--scrub", "take secrets out; always so with --context-from").option("--dry-run", "print what would be filed, and file nothing").option("--local", "file on this machine although a server is configured").option("--server <url>", "file there instead of where the config says");
}
/** @throws UsageError */
function readRequest(options) {
	const { summary, stdin, local, server, scrub, dryRun } = options;
	if (stdin !== true && (summary === void 0 || summary.trim() === "")) throw new UsageError("the report has no summary", "give --summary, or the whole report with --stdin");
	if (local === true && server !== void 0) throw new UsageError("--local and --server do not go together", "give one of them");
	return {
		flags: {
			members: readMembers(options),
			payload: readPayload(options),
			context: Object.fromEntries((options.context ?? []).map(readContext))
		},
		contextFrom: readContextFrom(options),
		scrub,
		dryRun,
		local,
		server
	};
}
function readMembers(options) {
	const { summary, project, harness, model, machine, key, schemaVersion } = options;
	return {
		...said({
			summary,
			project,
			harness,
			model,
			machine,
			key
		}),
		...schemaVersion === void 0 ? {} : { schema_version: readNumber("--schema-version", schemaVersion) }
	};
}
function readPayload(options) {
	const { category, details, severity } = options;
	return said({
		category,
		details,
		suggested_fix: options.suggestedFix,
		fix_status: options.fixStatus,
		fix_ref: options.fixRef,
		severity
	});
}
function said(values) {
	const given = Object.entries(values).filter(([, value]) => value !== void 0);
	return Object.fromEntries(given);
}
function readContext(text) {
	const equals = text.indexOf("=");
	const name = text.slice(0, Math.max(equals, 0)).trim();
	if (name !== "") return [name, text.slice(equals + 1)];
	throw new UsageError(`"${scrubText(text)}" is no fact`, "write --context name=value");
}
/** The log decides these, so a flag for them would be ignored. */
const DECIDED_BY_LOG = [
	"key",
	"project",
	"harness",
	"model"
];
function readContextFrom(options) {
	const { contextFrom, ordinal, allowUnknownProject } = options;
	if (contextFrom === void 0) {
		if (ordinal === void 0 && allowUnknownProject === void 0) return void 0;
		throw new UsageError("--ordinal and --allow-unknown-project belong to --context-from", "add it");
	}
	const decided = DECIDED_BY_LOG.find((name) => options[name] !== void 0);
	if (decided !== void 0) throw new UsageError(`--${decided} and --context-from do not go together`, "the session log decides it");
	const hash = contextFrom.lastIndexOf("#");
	const span = contextFrom.slice(hash + 1);
	if (hash < 1 || span === "") throw new UsageError(`"${scrubText(contextFrom)}" names no entry of a session`, "write <harness>:<session id>#<span>, as the ref of an event in a digest");
	return {
		session: readRef(contextFrom.slice(0, hash)),
		span,
		ordinal: ordinal === void 0 ? 1 : readNumber("--ordinal", ordinal),
		allowUnknownProject
	};
}
function readNumber(option, text) {
	const number = Number(text);
	if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
	throw new UsageError(`"${text}" is nothing for ${option}`, "write a whole number, 1 or more");
}
// dist/bin/agentfeedback/submit.js
function addSubmitCommands(program) {
	const submit = program.command("submit").description("file a report: once, whatever runs twice");
	requireCommand(submit);
	addSubmitOptions(submit.command("friction").description("report something that got in the way: a wrong doc, a missing flag, a stale config")).addHelpText("after", `
The last line of stdout is one JSON object that says what came of it:
  submitted, duplicate, spooled, valid (--dry-run), disabled   exit code 0
  mismatch, rejected, error                                    exit code 1
With --context-from a session that may not be read, or a span that is not there,
files nothing, prints nothing on stdout and exits 1. A wrong command line exits 2.

Examples:
  agentfeedback submit friction --summary "the docs name a flag that is gone" --category docs
  agentfeedback submit friction --stdin --context-from claude-code:<session id>#<span> < report.json
  agentfeedback submit friction --stdin --dry-run < report.json
`).action(submitFriction);
}
async function submitFriction(options) {
	const request = readRequest(options);
	let stdin;
	try {
		if (options.stdin === true) stdin = await readStdin();
	} catch (error) {
		if (!(error instanceof BodyRejected)) throw error;
		return tell({
			outcome: "rejected",
			kind: "friction",
			reason: error.code,
			message: error.message
		});
	}
	const { body, outcome, notes } = await submitReport(processEnvironment(), {
		...request,
		kind: "friction",
		stdin,
		directory: currentDirectory
	});
	const scrubbed = outcome.warnings?.filter(({ code }) => code === "scrubbed") ?? [];
	for (const note of [...notes, ...scrubbed.map(({ message }) => message)]) process.stderr.write(`warning: ${oneLine(note)}\n`);
	if (body !== void 0) await printJson(body);
	await tell(outcome);
}
const REFUSED = [
	"mismatch",
	"rejected",
	"error"
];
async function tell(outcome) {
	if (REFUSED.includes(outcome.outcome)) {
		process.exitCode = EXIT.no;
		process.stderr.write(`agentfeedback: ${oneLine(outcome.message ?? "")}. (${outcome.reason})\n`);
	}
	await printJson(outcome);
}
/** @throws BodyRejected `body_too_large` */
function readStdin() {
	if (process.stdin.isTTY) throw new UsageError("--stdin reads a report, and stdin is a terminal", "pipe one in");
	return readLimited(process.stdin);
}
/** Undefined in a directory that is gone. */
function currentDirectory() {
	try {
		return process.cwd();
	} catch {
		return;
	}
}
export { addSubmitCommands };
