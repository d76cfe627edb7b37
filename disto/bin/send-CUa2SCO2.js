import { t as CodedError } from "./errors-CfE0sfLm.js";
import { t as parseTime } from "./time-nJZatF4Q.js";
import { n as splitWords, r as trimWhite } from "./white-space-CChqZ8Q8.js";
import { t as cutToBytes } from "./scrub-DSJxy9BN.js";
import { c as JsonFault } from "./json-scan-C4RDczul.js";
import { a as SEVERITIES, c as receiptSchema, n as FIX_STATUSES, o as TOP_MEMBERS, r as KINDS, t as BODY_LIMITS } from "./submission-BxlI_zVq.js";
import { c as isJsonObject, o as formatMicroseconds, t as KeyMismatch, u as readJson } from "./submissions-ix-GFvcv.js";
import { setTimeout } from "node:timers/promises";
// dist/lib/session-log/submit/body-rules.js
/** A body that is not filed. `code` is the outcome's reason. */
var BodyRejected = class extends CodedError {
	constructor(code, message, hint) {
		super(code, message, { hint });
	}
};
/**
* Applies the rules.
*
* @param now stands for a time that is missing or cannot be read
* @throws BodyRejected `invalid_body` when the kind is unknown or there is no summary
*/
function applyBodyRules(raw, now) {
	const rules = new BodyRules(raw);
	return {
		body: rules.apply(now),
		warnings: rules.warnings
	};
}
var BodyRules = class {
	raw;
	warnings = [];
	constructor(raw) {
		this.raw = raw;
	}
	apply(now) {
		const kind = KINDS.find((known) => known === this.raw.kind);
		if (kind === void 0) throw new BodyRejected("invalid_body", "the body names no known kind", `give ${KINDS.join(", ")}`);
		const summary = this.#cut("/summary", oneLine(this.#text("/summary", this.raw.summary)), BODY_LIMITS.summary);
		if (summary === "") throw new BodyRejected("invalid_body", "the body has no summary", "say in one line what went wrong");
		const occurred = this.#occurredAt(now);
		const payload = this.#payload();
		return {
			kind,
			schema_version: this.#schemaVersion(),
			...present("key", trimWhite(this.#text("/key", this.raw.key))),
			summary,
			...present("machine", this.#name("machine")),
			...present("model", this.#name("model")),
			...present("harness", this.#name("harness", toToken)),
			...present("project", this.#name("project")),
			occurred_at: occurred.at,
			context: this.#context(occurred.raw),
			payload
		};
	}
	#schemaVersion() {
		const version = this.raw.schema_version ?? 1;
		if (typeof version === "number" && Number.isSafeInteger(version) && version > 0) return version;
		this.#warn("wrong_type", "/schema_version", "schema_version is no whole number above 0; taken as 1");
		return 1;
	}
	#occurredAt(now) {
		const missing = formatMicroseconds(now.getTime() * 1e3);
		const text = this.#text("/occurred_at", this.raw.occurred_at);
		if (text === "") return {
			at: missing,
			raw: void 0
		};
		const time = parseTime(trimWhite(text));
		const at = time === void 0 ? void 0 : formatMicroseconds(time);
		if (at !== void 0) return {
			at,
			raw: void 0
		};
		this.#warn("invalid_format", "/occurred_at", "occurred_at is no RFC 3339 time; kept as context.occurred_at_raw");
		return {
			at: missing,
			raw: text
		};
	}
	#context(occurredAtRaw) {
		const { context } = this.raw;
		const given = isJsonObject(context) ? { ...context } : {};
		if (context !== void 0 && context !== null && !isJsonObject(context)) {
			this.#warn("wrong_type", "/context", "context is no object; kept as context.value");
			given.value = context;
		}
		if (occurredAtRaw !== void 0) given.occurred_at_raw ??= occurredAtRaw;
		const entries = Object.entries(given).filter(([, value]) => value !== null);
		if (entries.length > BODY_LIMITS.contextEntries) this.#warn("truncated", "/context", `context has more than ${BODY_LIMITS.contextEntries} entries`);
		const kept = entries.slice(0, BODY_LIMITS.contextEntries).map(([name, value]) => {
			const pointer = `/context/${escapePointer(name)}`;
			return [name, this.#cut(pointer, this.#text(pointer, value), BODY_LIMITS.contextValue)];
		});
		return Object.fromEntries(kept);
	}
	#payload() {
		const { payload } = this.raw;
		const known = new Set(TOP_MEMBERS);
		const given = isJsonObject(payload) ? { ...payload } : {};
		if (payload !== void 0 && payload !== null && !isJsonObject(payload)) {
			this.#warn("wrong_type", "/payload", "payload is no object; kept as payload.value");
			given.value = payload;
		}
		for (const [name, value] of Object.entries(this.raw)) {
			if (known.has(name)) continue;
			if (Object.hasOwn(given, name)) this.#warn("member_twice", `/${escapePointer(name)}`, `${name} stands in payload too; that one is kept`);
			else define(given, name, value);
		}
		const typed = this.#typedPayload(given);
		return Object.fromEntries(Object.entries({
			...given,
			...typed
		}).filter(([, value]) => value !== void 0));
	}
	/** The members of a friction's payload that have rules; undefined for one that is absent. */
	#typedPayload(given) {
		const text = (name) => this.#text(`/payload/${name}`, given[name]);
		const short = (name) => this.#cut(`/payload/${name}`, trimWhite(text(name)), BODY_LIMITS.name);
		return {
			category: this.#cut("/payload/category", toToken(text("category")), BODY_LIMITS.name) || void 0,
			details: text("details") || void 0,
			suggested_fix: text("suggested_fix") || void 0,
			fix_status: this.#oneOf("fix_status", text("fix_status"), FIX_STATUSES) || "none",
			fix_ref: short("fix_ref") || void 0,
			severity: this.#oneOf("severity", text("severity"), SEVERITIES) || void 0
		};
	}
	#oneOf(name, text, values) {
		const token = toToken(text);
		if (token !== "" && !values.includes(token)) this.#warn("unknown_value", `/payload/${name}`, `${name} is none of ${values.join(", ")}`);
		return token;
	}
	#name(member, form = trimWhite) {
		const pointer = `/${member}`;
		return this.#cut(pointer, form(this.#text(pointer, this.raw[member])), BODY_LIMITS.name);
	}
	/** The text of a member; null is absent, another type becomes its JSON text. */
	#text(pointer, value) {
		if (value === void 0 || value === null) return "";
		if (typeof value === "string") return value;
		this.#warn("wrong_type", pointer, `${pointer.slice(1)} is no string; its JSON text is kept`);
		return JSON.stringify(value);
	}
	#cut(pointer, text, bytes) {
		const cut = cutToBytes(text, bytes);
		if (cut === text) return text;
		this.#warn("truncated", pointer, `${pointer.slice(1)} is cut to ${bytes} bytes`);
		return trimWhite(cut);
	}
	#warn(code, pointer, message) {
		this.warnings.push({
			code,
			pointer,
			message
		});
	}
};
/** Trimmed, lower case, runs of white space as one hyphen. */
function toToken(text) {
	return splitWords(text.toLowerCase()).join("-");
}
function oneLine(text) {
	return trimWhite(text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, " "));
}
function present(name, value) {
	return value === "" ? {} : { [name]: value };
}
/** As an own member, whatever the name is. */
function define(object, name, value) {
	Object.defineProperty(object, name, {
		value,
		enumerable: true,
		writable: true,
		configurable: true
	});
}
/** A name as one part of a JSON pointer (RFC 6901). */
function escapePointer(name) {
	return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
// dist/lib/session-log/submit/read-body.js
/**
* Reads a source to its end, and no further than the largest body.
*
* @throws BodyRejected `body_too_large`
*/
async function readLimited(source) {
	const chunks = [];
	let size = 0;
	for await (const chunk of source) {
		const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
		size += bytes.length;
		if (size > BODY_LIMITS.body) throw new BodyRejected("body_too_large", `the body is larger than ${BODY_LIMITS.body} bytes`);
		chunks.push(bytes);
	}
	return Buffer.concat(chunks);
}
/**
* Reads a body: exactly one JSON object.
*
* @throws BodyRejected `invalid_body`
*/
function parseBody(bytes) {
	try {
		const value = readJson(bytes);
		if (isJsonObject(value)) return value;
	} catch (error) {
		if (!(error instanceof JsonFault)) throw error;
		throw new BodyRejected("invalid_body", `the body is not one JSON object: ${error.message}`);
	}
	throw new BodyRejected("invalid_body", "the body is JSON, but no object");
}
// dist/lib/session-log/submit/send.js
/** Where submissions are posted to, below a server's url. */
const SUBMISSIONS_PATH = "/v1/submissions";
/** The server could not be reached, or says that it cannot take anything now: worth trying later. */
var ServerAway = class extends CodedError {
	constructor(url, detail, cause) {
		super("server-away", `${url} could not take the report: ${detail}`, { cause });
	}
};
/** The server answers, and not as one that this program can file with: a person has to look. */
var ServerFault = class extends CodedError {};
/** The url that submissions are posted to. @throws ServerFault `bad-url` */
function submissionsUrl(url) {
	const parsed = URL.canParse(url) ? new URL(url) : void 0;
	if (parsed === void 0 || !/^https?:$/.test(parsed.protocol) || parsed.username !== "" || parsed.password !== "") throw new ServerFault("bad-url", "the server url is no plain http or https url", { hint: "correct url in config.toml, AGENT_FEEDBACK_URL or --server; a token belongs into api_key" });
	parsed.pathname = parsed.pathname.replace(/\/+$/, "") + SUBMISSIONS_PATH;
	return parsed;
}
/**
* Posts a body; tries again while the server is away.
*
* @throws ServerAway, ServerFault, KeyMismatch, BodyRejected
*/
async function sendSubmission(server, body, { pauses = [250, 1e3], timeoutMs = 1e4 } = {}) {
	const url = submissionsUrl(server.url);
	for (let attempt = 0;; attempt += 1) try {
		return await post(url, server.apiKey, body, timeoutMs);
	} catch (error) {
		const pause = pauses[attempt];
		if (!(error instanceof ServerAway) || pause === void 0) throw error;
		await setTimeout(pause);
	}
}
async function post(url, apiKey, body, timeoutMs) {
	let response;
	let text;
	try {
		response = await fetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				...apiKey === void 0 ? {} : { authorization: `Bearer ${apiKey}` }
			},
			body: JSON.stringify(body),
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs)
		});
		text = await response.text();
	} catch (error) {
		throw new ServerAway(url.origin, reasonOf(error), error);
	}
	return readAnswer(url, response.status, text, body);
}
function readAnswer(url, status, text, body) {
	if (status === 409) throw new KeyMismatch(body.key ?? "");
	if (status === 413) throw new BodyRejected("body_too_large", `${url.origin} says that the body is too large`);
	if (status === 400 || status === 422) throw new BodyRejected("invalid_body", `${url.origin} refused the body`);
	if (status === 429 || status >= 500) throw new ServerAway(url.origin, `status ${status}`);
	if (status === 401 || status === 403) throw new ServerFault("unauthorized", `${url.origin} does not accept the token`, { hint: "set api_key in config.toml or AGENT_FEEDBACK_API_KEY to the token of the server" });
	const receipt = status === 200 || status === 201 ? receiptSchema.safeParse(parseJson(text)).data : void 0;
	if (receipt !== void 0) return receipt;
	throw new ServerFault("bad-answer", `${url.origin} answered with status ${status}, not as a receiving server`, { hint: "check the url; agentfeedback serve is the server" });
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** The system's word for it; fetch itself only says that it failed. */
function reasonOf(error) {
	const cause = error instanceof Error ? error.cause ?? error : error;
	const { code, message } = cause ?? {};
	return typeof code === "string" ? code : String(message ?? cause);
}
export { parseBody as a, applyBodyRules as c, submissionsUrl as i, ServerAway as n, readLimited as o, sendSubmission as r, BodyRejected as s, SUBMISSIONS_PATH as t };
