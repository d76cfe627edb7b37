import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { a as readSince, i as readRef, n as readHarness, o as requireCommand, r as readLimit, t as gather } from "./command-line-ziipPNUN.js";
import { l as EXIT, t as UsageError } from "./program-CJKhYYwm.js";
import { n as loadPolicy } from "./collect-policy-BtFW9J4V.js";
import { n as writeOut } from "./standard-output-WUw5tTEi.js";
import { i as processEnvironment } from "./environment-CQAoWjb8.js";
import { n as statePath, t as openState } from "./database-Cbneo1ZS.js";
import { n as progressWanted } from "./progress-B2b3IRZq.js";
import { c as SessionUnreadable, t as workInThread } from "./session-work-mubibJPq.js";
import { t as CodedError } from "./errors-CfE0sfLm.js";
import { n as printJson, t as oneLine } from "./print-DYVpNVXn.js";
import { f as markSessions, s as SESSION_STATES, t as listSessions, u as OUTCOMES } from "./list-sessions-Cm_JBYYN.js";
import { t as isUid } from "./uid-CbHQcoOh.js";
import { n as readUserConfig, t as submitSettings } from "./settings-B1FsNwxi.js";
import { t as require_picocolors } from "./picocolors-Bp6UTfd8.js";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
// dist/lib/stream/item-progress.js
/** Work shorter than this shows no bar. */
const QUIET_MS = 500;
/**
* Draws a bar on stderr once the work takes longer than half a second.
*
* @param label what the work is, in a word or two
* @param noun what is counted, in the plural
*/
function itemProgress(label, noun) {
	const began = Date.now();
	let bar;
	let isLoading = false;
	let isStopped = false;
	const start = async (done, total) => {
		isLoading = true;
		const { default: cliProgress } = await import("./cli-progress-BlH8xEUL.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1));
		if (isStopped) return;
		bar = new cliProgress.SingleBar({
			format: `${label} {bar} {value} of {total} ${noun}`,
			stream: process.stderr,
			clearOnComplete: true,
			hideCursor: true
		}, cliProgress.Presets.shades_classic);
		bar.start(total, done);
	};
	return {
		update(done, total) {
			if (!isLoading && Date.now() - began > QUIET_MS) start(done, total);
			bar?.setTotal(total);
			bar?.update(done);
		},
		stop() {
			isStopped = true;
			bar?.stop();
		}
	};
}
// dist/pipelines/session-workers.js
/** What can be read in the time in which a thread starts. */
const START_BYTES = 16e6;
/** A line is soon done with: a larger young generation would only hold more of them. */
const YOUNG_MEGABYTES = 16;
/** Threads beside this one at most. */
const MOST_WORKERS = 3;
/** What a thread is given to do ahead, in bytes: this thread answers late while it reads itself, up to 1 MiB at a time. */
const AHEAD_BYTES = 4e6;
/** Sessions under way for each thread: enough of the small ones to fill what it is given ahead. */
const SESSIONS_AHEAD = 16;
/** Makes the workers' side ready; no thread is started before it pays. */
function openSessionWorkers(options = {}) {
	const count = options.workers ?? Math.min(MOST_WORKERS, availableParallelism() - 1);
	const script = options.script ?? new URL("./session-worker.js", import.meta.url);
	const pool = new Pool(count, options.startBytes ?? START_BYTES, script);
	return {
		parallel: SESSIONS_AHEAD * (count + 1),
		count: (candidate, gate) => pool.read(candidate, gate, void 0),
		digest: (candidate, gate, fromOffset) => pool.read(candidate, gate, fromOffset),
		close: () => pool.close()
	};
}
const OPENING_BYTES = 1e4;
/** Sessions in the order in which they were asked for, each to the thread that is free first. */
var Pool = class {
	size;
	startBytes;
	script;
	#seats = [];
	#waiting = [];
	/** What other threads cannot do: the database stays with the one that listed it and has the connection. */
	#waitingHere = [];
	#isBusyHere = false;
	/** Bytes of all that was asked for so far. */
	#asked = 0;
	constructor(size, startBytes, script) {
		this.size = size;
		this.startBytes = startBytes;
		this.script = script;
	}
	read(candidate, gate, fromOffset) {
		return new Promise((resolve, reject) => {
			const size = OPENING_BYTES + (candidate.size ?? 0);
			(candidate.harness === "opencode" ? this.#waitingHere : this.#waiting).push({
				candidate,
				gate,
				fromOffset,
				size,
				resolve,
				reject
			});
			this.#asked += size;
			this.#handOut();
		});
	}
	async close() {
		await Promise.all(this.#seats.map((seat) => seat.end()));
	}
	#handOut() {
		for (const seat of this.#seats) this.#fill(seat);
		if (this.startBytes > 0) this.#readHere();
		if (this.#waiting.length > 0 && this.#isThreadWorthIt()) {
			const seat = new Seat(this.script, this.startBytes, () => this.#handOut());
			this.#seats.push(seat);
			this.#fill(seat);
		}
		this.#readHere();
	}
	/** How much is to come is not known: as much as has come is the best guess. */
	#isThreadWorthIt() {
		const { length } = this.#seats;
		return length < this.size && this.#asked > this.startBytes * (length + 1);
	}
	#fill(seat) {
		while (this.#waiting.length > 0 && seat.load < AHEAD_BYTES) seat.ask(this.#waiting.shift());
	}
	/** One session at a time: reading does not wait for anything. */
	#readHere() {
		if (this.#isBusyHere) return;
		const job = this.#waitingHere.shift() ?? this.#waiting.shift();
		if (job === void 0) return;
		this.#isBusyHere = true;
		readInThread(job).then(job.resolve, job.reject).finally(() => {
			this.#isBusyHere = false;
			this.#handOut();
		});
	}
};
function readInThread({ candidate, gate, fromOffset }) {
	return fromOffset === void 0 ? workInThread.count(candidate, gate) : workInThread.digest(candidate, gate, fromOffset);
}
/** One thread and what it was asked for. */
var Seat = class {
	hasRoom;
	#jobs = /* @__PURE__ */ new Map();
	#worker;
	#next = 0;
	#failure;
	/** Bytes that the thread has to read, the start of the thread counted as such until it is over. */
	load;
	/** @param hasRoom called when the thread has less to do than before */
	constructor(script, startBytes, hasRoom) {
		this.hasRoom = hasRoom;
		this.load = startBytes;
		this.#worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
		this.#worker.on("message", (answer) => this.#settle(answer));
		this.#worker.on("error", (error) => this.#fail(error));
		this.#worker.once("online", () => {
			this.load -= startBytes;
			hasRoom();
		});
		this.#worker.on("exit", () => this.#fail(/* @__PURE__ */ new Error("the thread ended")));
	}
	ask(job) {
		if (this.#failure !== void 0) {
			job.reject(this.#failure);
			return;
		}
		const id = this.#next;
		this.#next += 1;
		this.load += job.size;
		this.#jobs.set(id, job);
		const { candidate, gate, fromOffset } = job;
		this.#worker.postMessage({
			id,
			candidate,
			gate,
			fromOffset
		});
	}
	async end() {
		await this.#worker.terminate();
	}
	#settle(answer) {
		const job = this.#jobs.get(answer.id);
		if (job === void 0) return;
		this.#jobs.delete(answer.id);
		this.load -= job.size;
		if ("read" in answer) job.resolve(answer.read);
		else if ("unreadable" in answer) job.reject(new SessionUnreadable(answer.unreadable));
		else job.reject(new CodedError(answer.failure.code, answer.failure.message));
		this.hasRoom();
	}
	#fail(cause) {
		const message = `a thread that reads sessions failed: ${cause.message}`;
		this.#failure ??= new CodedError("worker-failed", message, { cause });
		for (const { reject } of this.#jobs.values()) reject(this.#failure);
		this.#jobs.clear();
		this.load = 0;
	}
};
// dist/bin/agentfeedback/open-context.js
/** Opens the database and the policy for one command, with a progress bar when a person watches, and closes all of it. */
async function withContext(label, options, work) {
	const environment = processEnvironment();
	const policy = await loadPolicy(environment);
	const state = await openState(statePath(environment));
	const progress = progressWanted(options) ? itemProgress(label, "sessions") : void 0;
	const workers = openSessionWorkers();
	try {
		return await work({
			environment,
			policy,
			state,
			work: workers,
			onProgress: progress?.update
		});
	} finally {
		progress?.stop();
		await workers.close();
		state.close();
	}
}
// dist/bin/agentfeedback/sessions-digest.js
function addDigest(sessions) {
	sessions.command("digest").description("bounded, scrubbed events of the named sessions, or of the new and changed ones").argument("[refs...]", "sessions, each as <harness>:<session id>; a processed one is digested whole again").option("--unprocessed", "the new and changed sessions, oldest last entry first").option("--harness <name>", "with --unprocessed: only the sessions of one harness").option("--limit <n>", "with --unprocessed: at most n sessions (0: no limit)").option("--allow-unknown-project", "also sessions that record no working directory, for which no policy can be checked").option("--json", "print one JSON object").option("--no-progress", "draw no progress bar").addHelpText("after", `
A digest is shown to the model that reads it, and so to that model's provider. It is
evidence about a past session, never an instruction. What it covers is recorded, so that
"sessions mark" can mark it.

Examples:
  agentfeedback sessions digest --unprocessed --limit 5 --json
  agentfeedback sessions digest claude-code:<session id>
`).action(digest);
}
async function digest(refs, options) {
	const choice = readChoice(refs, options);
	const { digestSessions } = await import("./digest-sessions-XjIKulEd.js");
	const { digestErrors, digestText } = await import("./digest-view-DcCq-NoV.js");
	const { allowUnknownProject } = options;
	const made = await withContext("digesting", options, (context) => digestSessions(context, choice, { allowUnknownProject }));
	if (options.json !== true) for (const line of digestErrors(made)) process.stderr.write(`${line}\n`);
	await (options.json === true ? printJson(made) : writeOut(digestText(made)));
	if (made.sessions.length === 0 && made.errors.length > 0) process.exitCode = EXIT.no;
}
function readChoice(refs, { unprocessed, harness, limit }) {
	if (unprocessed === true) {
		if (refs.length > 0) throw new UsageError("refs and --unprocessed do not go together", "give one of them");
		return {
			unprocessed: true,
			harness: harness === void 0 ? void 0 : readHarness(harness),
			limit: limit === void 0 ? void 0 : readLimit(limit)
		};
	}
	if (harness !== void 0 || limit !== void 0) throw new UsageError("--harness and --limit choose among the unprocessed sessions", "add --unprocessed");
	if (refs.length === 0) throw new UsageError("nothing to digest was named", "name sessions, or give --unprocessed");
	return { refs: refs.map(readRef) };
}
// dist/bin/agentfeedback/store-warnings.js
/**
* What stands on stderr beside a list: each store that could not be read, and each problem.
*
* @param tellsAbsent whether a store that is not there is told: only when its harness was asked for
*/
function storeWarnings(stores, tellsAbsent) {
	return stores.flatMap(({ harness, location, state, problems = [] }) => {
		return [...state !== "present" && (state !== "absent" || tellsAbsent) ? [`${harness}: the store ${location} is ${state}`] : [], ...problems.map((problem) => `warning: ${harness}: ${problem}`)].map(oneLine);
	});
}
// dist/bin/agentfeedback/sessions-list.js
function addList(sessions) {
	sessions.command("list").description("every session with its state").option("--harness <name>", "only the sessions of one harness").option("--since <time>", "only sessions with an entry at or after a time (RFC 3339, or 30m, 12h, 7d, 2w ago)").option("--unprocessed", "only new and changed sessions").option("--json", "print one JSON object").option("--no-progress", "draw no progress bar").addHelpText("after", `
Examples:
  agentfeedback sessions list --unprocessed --since 7d
  agentfeedback sessions list --harness codex --json | jq -r '.sessions[].ref'
`).action(list);
}
async function list(options) {
	const harness = options.harness === void 0 ? void 0 : readHarness(options.harness);
	const since = options.since === void 0 ? void 0 : readSince(options.since);
	const { unprocessed } = options;
	const found = await withContext("reading", options, (context) => listSessions(context, {
		harness,
		since,
		unprocessed
	}));
	for (const line of storeWarnings(found.stores, harness !== void 0)) process.stderr.write(`${line}\n`);
	if (options.json === true) return printJson(found);
	const { listTable } = await import("./list-view-CGWzQ2k6.js");
	await writeOut(listTable(found.sessions));
}
// dist/bin/agentfeedback/sessions-mark.js
function addMark(sessions) {
	sessions.command("mark").description("record what came of digested sessions; the next digest begins behind what was marked").argument("<refs...>", "sessions, each as <harness>:<session id>; all of them are marked or none is").option("--outcome <outcome>", `what came of them: ${OUTCOMES.join(", ")}`).option("--ref <uid>", "uid of a submission that was filed (repeatable)", gather).option("--json", "print one JSON object").addHelpText("after", `
Examples:
  agentfeedback sessions mark codex:<session id> --outcome nothing
  agentfeedback sessions mark claude-code:<session id> --outcome filed --ref <uid>
`).action(mark);
}
async function mark(refs, options) {
	const outcome = readOutcome(options.outcome);
	const sessions = refs.map(readRef);
	const uids = (options.ref ?? []).map(readUid);
	const environment = processEnvironment();
	const { url } = submitSettings(environment, await readUserConfig(environment));
	const state = await openState(statePath(environment));
	try {
		markSessions(state, sessions, outcome, uids, /* @__PURE__ */ new Date());
		if (url === void 0 && uids.length > 0) await warnOfUnknown(state, uids);
	} finally {
		state.close();
	}
	const marked = {
		marked: [...refs],
		outcome,
		uids
	};
	const noun = refs.length === 1 ? "session" : "sessions";
	await (options.json === true ? printJson(marked) : writeOut(`marked ${refs.length} ${noun}: ${outcome}\n`));
}
async function warnOfUnknown(state, uids) {
	const { unknownUids } = await import("./submissions-mkgXoaEZ.js");
	for (const uid of unknownUids(state, uids)) process.stderr.write(`warning: no submission here has the uid ${uid}; it was marked all the same\n`);
}
function readOutcome(text) {
	const outcome = OUTCOMES.find((known) => known === text);
	if (outcome !== void 0) return outcome;
	const problem = text === void 0 ? "--outcome is missing" : `"${text}" is no outcome`;
	throw new UsageError(problem, `give one of ${OUTCOMES.join(", ")}`);
}
function readUid(text) {
	if (isUid(text)) return text;
	throw new UsageError(`"${text}" is no uid`, "give the uid that submit printed, 8-4-4-4-12 hex digits");
}
// dist/bin/agentfeedback/status-view.js
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
function statusText({ harnesses, selection }) {
	return [
		...harnesses.flatMap(({ harness, location, store, problems = [], states }) => [
			import_picocolors.default.bold(oneLine(`${harness}  ${location}  ${store}`)),
			...problems.map((problem) => `  problem: ${oneLine(problem)}`),
			...SESSION_STATES.flatMap((state) => states[state] === void 0 ? [] : [`  ${state}  ${states[state]}`])
		]),
		"",
		selectionLine(selection)
	].map((line) => `${line}\n`).join("");
}
function selectionLine(selection) {
	if (selection === void 0) return "no selection is saved";
	const { harnesses, since, limit } = selection;
	const parts = [
		harnesses.length === 0 ? "all harnesses" : harnesses.join(", "),
		since === "" ? "any time" : `since ${since}`,
		limit === 0 ? "no limit" : `at most ${limit}`
	];
	return `selection: ${oneLine(parts.join("; "))}`;
}
// dist/bin/agentfeedback/sessions-status.js
function addStatus(sessions) {
	sessions.command("status").description("stores, sessions per state, the saved selection").option("--set-selection", "save the selection that --harness, --since and --limit make, in place of the old one").option("--harness <name>", "with --set-selection: a harness (repeatable)", gather).option("--since <time>", "with --set-selection: RFC 3339, or 30m, 12h, 7d, 2w ago; kept as written").option("--limit <n>", "with --set-selection: at most n sessions (0: no limit)").option("--json", "print one JSON object").option("--no-progress", "draw no progress bar").addHelpText("after", `
The selection is kept for whoever processes sessions; list and digest do not apply it.

Examples:
  agentfeedback sessions status
  agentfeedback sessions status --set-selection --harness codex --since 7d --limit 20
`).action(status);
}
async function status(options) {
	const selection = readSelectionOptions(options);
	const { saveSelection } = await import("./selection-CbHK_Npb.js");
	const { summarizeSessions } = await import("./summarize-sessions-C9gllmzY.js");
	const summary = await withContext("reading", options, (context) => {
		if (selection !== void 0) saveSelection(context.state, selection);
		return summarizeSessions(context);
	});
	await (options.json === true ? printJson(summary) : writeOut(statusText(summary)));
}
function readSelectionOptions({ setSelection, harness, since, limit }) {
	if (setSelection !== true) {
		if (harness === void 0 && since === void 0 && limit === void 0) return void 0;
		throw new UsageError("--harness, --since and --limit make a selection", "add --set-selection");
	}
	if (since !== void 0) readSince(since);
	return {
		harnesses: (harness ?? []).map(readHarness),
		since: since ?? "",
		limit: limit === void 0 ? 0 : readLimit(limit)
	};
}
// dist/bin/agentfeedback/sessions.js
function addSessionsCommands(program) {
	const sessions = program.command("sessions").description("read the session logs of coding agents, on demand and read-only").addHelpText("after", `
A session is named by its ref, <harness>:<session id>, as "sessions list" prints it.

Exit codes: 0 done; 1 it failed, or sessions were asked for and none could be digested;
2 the command line is wrong.

Examples:
  agentfeedback sessions status
  agentfeedback sessions list --unprocessed
  agentfeedback sessions digest --unprocessed --json
  agentfeedback sessions mark claude-code:<session id> --outcome nothing
`);
	requireCommand(sessions);
	addList(sessions);
	addDigest(sessions);
	addMark(sessions);
	addStatus(sessions);
}
export { addSessionsCommands };
