import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { c as digestStart, l as require_lib, m as recordDigests, n as listStores, o as walkSession, p as readSeenSessions, r as surveySessions } from "./list-sessions-Cm_JBYYN.js";
import { t as stage } from "./stage-BzaUvrnm.js";
import { n as NOTICE, r as RUN_CAP } from "./digest-rules-ZJiIvzCG.js";
import { n as jsonBytes } from "./cap-session-XWdivRL3.js";
import { n as refusalError, r as unknownProjectError, t as chooseByRef } from "./choose-sessions-D3FSYJh2.js";
import { t as formatRef } from "./ref-D3dNboOj.js";
import { i as scrubText } from "./scrub-DSJxy9BN.js";
import { t as CodedError } from "./errors-CfE0sfLm.js";
import { t as workInThread } from "./session-work-mubibJPq.js";
// dist/lib/session-log/digest/cap-run.js
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
/** How much room a run has left; readers ahead of it ask whether reading still pays. */
var RunBudget = class {
	#left;
	#isFull = false;
	/** @param cap bytes of the sessions' compact JSON together */
	constructor(cap = RUN_CAP) {
		this.#left = cap;
	}
	get isFull() {
		return this.#isFull;
	}
	/** Takes room for a digest. The first one that does not fit fills the run. */
	spend(bytes) {
		if (bytes > this.#left) this.#isFull = true;
		if (!this.#isFull) this.#left -= bytes;
		return !this.#isFull;
	}
};
function capRun(budget) {
	return stage((outcome, push) => {
		const { harness, sessionId } = outcome;
		push((outcome.type !== "digest" || budget.spend(jsonBytes(outcome.digest.digest))) && !budget.isFull ? outcome : {
			type: "deferred",
			harness,
			sessionId
		});
	});
}
// dist/lib/session-log/digest/run.js
/** Puts the outcomes of a run together, in their order. */
function assembleRun(outcomes) {
	const sessions = [];
	const errors = [];
	const deferred = [];
	const digested = [];
	for (const outcome of outcomes) {
		const { harness, sessionId } = outcome;
		if (outcome.type === "digest") {
			sessions.push(outcome.digest.digest);
			digested.push({
				harness,
				sessionId,
				path: outcome.path,
				watermark: outcome.digest.watermark
			});
		} else if (outcome.type === "error") errors.push(outcome.error);
		else deferred.push(scrubText(formatRef(outcome)));
	}
	return {
		digest: {
			notice: NOTICE,
			detector_version: "1",
			sessions,
			errors,
			deferred
		},
		digested
	};
}
// dist/lib/session-log/state/digest-from-mark.js
/** How often a session is read when its file is replaced between reads. */
const ATTEMPTS = 3;
/**
* Digests a session from where its mark says: what was marked is only known to
* be the start of the file once the file was read, so a read that began at the
* wrong place is thrown away and done again from the right one.
*
* @param read digests the session from a byte offset on
*/
async function digestFromMark(marked, read) {
	let from = marked?.size ?? 0;
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		const walked = await read(from);
		if ("refusal" in walked) return walked;
		const start = digestStart(marked, walked.read.end);
		if (start === from) return walked;
		from = start;
	}
	return { refusal: {
		state: "unreadable",
		reason: "the file was replaced each time it was read"
	} };
}
// dist/pipelines/digest-sessions.js
/** Once the run is full the rest is deferred: what is under way by then is read in vain. */
const MOST_AT_ONCE = 4;
/** Digests the chosen sessions and records what the digests cover. */
async function digestSessions(context, choice, { allowUnknownProject = false } = {}) {
	const chosen = await chooseSessions(context, choice, allowUnknownProject);
	const budget = new RunBudget();
	let done = 0;
	const digestOne = async (session) => {
		const outcome = await digestChosen(context, session, budget, allowUnknownProject);
		done += 1;
		context.onProgress?.(done, chosen.length);
		return outcome;
	};
	const run = assembleRun(await (0, import_lib.default)(chosen).map((session) => (0, import_lib.default)(digestOne(session))).parallel(Math.min(MOST_AT_ONCE, (context.work ?? workInThread).parallel)).through(capRun(budget)).collect().toPromise(Promise));
	recordDigests(context.state, run.digested, /* @__PURE__ */ new Date());
	return run.digest;
}
async function chooseSessions(context, choice, allowUnknownProject) {
	const seen = readSeenSessions(context.state);
	if ("refs" in choice) {
		const stores = await listStores(context, new Set(choice.refs.map(({ harness }) => harness)));
		return choice.refs.map((session) => chooseByRef(session, stores, seen));
	}
	const { stores, sessions } = await surveySessions(context, { harness: choice.harness });
	const wanted = sessions.filter(({ state }) => state === "new" || state === "changed" || allowUnknownProject && state === "unknown-project");
	const limit = choice.limit === void 0 || choice.limit === 0 ? wanted.length : choice.limit;
	return wanted.slice(0, limit).flatMap(({ harness, sessionId, candidate }) => {
		const store = stores.find(({ listing }) => listing.harness === harness);
		if (store === void 0 || candidate === void 0) return [];
		const marked = seen.get(formatRef({
			harness,
			sessionId
		}))?.marked;
		return [{
			harness,
			sessionId,
			reader: store.reader,
			candidate,
			marked
		}];
	});
}
async function digestChosen(context, chosen, budget, allowUnknownProject) {
	const session = {
		harness: chosen.harness,
		sessionId: chosen.sessionId
	};
	if (budget.isFull) return {
		...session,
		type: "deferred"
	};
	if ("error" in chosen) return {
		...session,
		type: "error",
		error: chosen.error
	};
	const { reader, candidate, marked } = chosen;
	const { policy, work = workInThread } = context;
	const walked = await digestFromMark(marked, (from) => walkSession(reader, candidate, policy, (gate) => work.digest(candidate, gate, from))).catch(refuseTooLarge);
	if ("refusal" in walked) {
		const { state, reason } = walked.refusal;
		return {
			...session,
			type: "error",
			error: refusalError(session, state, reason)
		};
	}
	const { end, value } = walked.read;
	if (end.cwds.length === 0 && !allowUnknownProject) return {
		...session,
		type: "error",
		error: unknownProjectError(session)
	};
	return {
		...session,
		type: "digest",
		path: candidate.path,
		digest: value
	};
}
/** One session that cannot be shown must not keep the others from being shown. */
function refuseTooLarge(error) {
	if (!(error instanceof CodedError) || error.code !== "digest-too-large") throw error;
	return { refusal: {
		state: "unreadable",
		reason: error.message
	} };
}
export { digestSessions as t };
