import { r as trimWhite, t as isBlank } from "./white-space-CChqZ8Q8.js";
// dist/lib/session-log/scrub/classes.js
/** ASCII white space inside patterns. */
const SPACE = "\\t\\n\\f\\r ";
const MARKER_ALONE = /^\[REDACTED:[a-z_]+\]$/;
const VARIABLE_ALONE = /^\$\{?[A-Z_][A-Z0-9_]*\}?$/;
/** Values that hide nothing: no value, a marker, a reference to an upper-case variable. */
function isKeptValue(value) {
	return value === "" || MARKER_ALONE.test(value) || VARIABLE_ALONE.test(value);
}
function search(pattern, text, from) {
	pattern.lastIndex = from;
	return pattern.exec(text);
}
/** A class whose whole match is the secret. */
function token(name, pattern) {
	return {
		name,
		find: (text, from) => {
			const match = search(pattern, text, from);
			if (match === null) return void 0;
			const consumed = pattern.lastIndex;
			return {
				start: match.index,
				end: consumed,
				consumed
			};
		}
	};
}
/** A class with a value part: the groups of the pattern are its alternatives, the quoted ones first, and one of them ends the match but for the quote. */
function value(name, pattern, accepts) {
	return {
		name,
		find: (text, from) => {
			const match = search(pattern, text, from);
			if (match === null) return void 0;
			const consumed = pattern.lastIndex;
			const bare = match.at(-1);
			const secret = bare ?? match[1] ?? match[2] ?? "";
			const end = bare === void 0 ? consumed - 1 : consumed;
			return {
				start: isKeptValue(secret) || accepts?.(match[0]) === false ? end : end - secret.length,
				end,
				consumed
			};
		}
	};
}
/**
* A JSON web token. The second alternative passes over a run that is none: every
* later `eyJ` of the same run would fail for the same reason, one scan each.
*/
const JWT = /\beyJ(?:([\w-]{5}[\w-]*\.[\w-]{8}[\w-]*\.[\w-]{8}[\w-]*)|[\w-]*)/g;
const jsonWebToken = {
	name: "jwt",
	find: (text, from) => {
		const match = search(JWT, text, from);
		if (match === null) return void 0;
		const consumed = JWT.lastIndex;
		return {
			start: match[1] === void 0 ? consumed : match.index,
			end: consumed,
			consumed
		};
	}
};
const GCP_KEY = /\bAIza[\w-]{35}/g;
const GLUED_GCP_KEY = /AIza[\w-]{35}/y;
/** The length is fixed and nothing has to follow it, so a key can stand right behind another: together they are one hit. */
const gcpApiKey = {
	name: "gcp_api_key",
	find: (text, from) => {
		const match = search(GCP_KEY, text, from);
		if (match === null) return void 0;
		let end = GCP_KEY.lastIndex;
		while (search(GLUED_GCP_KEY, text, end) !== null) end = GLUED_GCP_KEY.lastIndex;
		return {
			start: match.index,
			end,
			consumed: end
		};
	}
};
const SECRET_WORDS = [
	"KEY",
	"TOKEN",
	"SECRET",
	"PASSWORD",
	"PASSWD",
	"CREDENTIAL",
	"CREDENTIALS",
	"AUTH",
	"PRIVATE"
];
const SECRET_WORD = `(?:${SECRET_WORDS.join("|")})`;
/** In a name of upper-case letters, digits and underscores, what stands before the word up to an underscore is part of it. */
const SECRET_VARIABLE = new RegExp(`^(?:export )?[A-Z0-9_]*${SECRET_WORD}(?:_[A-Z0-9_]*)?=`);
const KEYWORD = "(?:password|passwd|client_secret|secret|auth_token|token|api[_-]?key|access_key|private_key)";
const SECRET_NAME = new RegExp(`^[\\w.-]*${KEYWORD}$`, "i");
/** Whether the name of a JSON member says that its value is a secret. */
function isSecretName(name) {
	return SECRET_NAME.test(name);
}
/**
* `scheme://user:password@`. Found from its `://`: a search for the scheme's
* start would rescan a long run of letters, dots and hyphens from each of them.
*/
const urlCredentials = {
	name: "url_credentials",
	find: (text, from) => {
		const colon = text.indexOf("://", from);
		if (colon === -1) return void 0;
		const start = colon + 3;
		const credentials = hasScheme(text, colon, from) ? credentialsAt(text, start) : "";
		const end = start + credentials.length;
		return {
			start: isKeptValue(credentials) ? end : start,
			end,
			consumed: end
		};
	}
};
const SCHEME_CHARACTER = /[A-Za-z0-9+.-]/;
const LETTER = /[A-Za-z]/;
/** Whether a scheme ends at `colon`: somewhere in the run before it, not before `floor`, a letter stands at a word boundary. */
function hasScheme(text, colon, floor) {
	for (let i = colon - 1; i >= floor && SCHEME_CHARACTER.test(text.charAt(i)); i -= 1) if (LETTER.test(text.charAt(i)) && (i === 0 || !/\w/.test(text.charAt(i - 1)))) return true;
	return false;
}
const CREDENTIALS = new RegExp(`[^${SPACE}/@:]+:([^${SPACE}/]+)`, "y");
/** `user:password` before the last `@` of what stands before the first slash, `''` when there is none. */
function credentialsAt(text, from) {
	const [whole, password] = search(CREDENTIALS, text, from) ?? [];
	if (whole === void 0 || password === void 0) return "";
	const last = password.lastIndexOf("@");
	return last < 1 ? "" : whole.slice(0, whole.length - password.length + last);
}
/**
* What every hit of any class has in it: names, ids and numbers mostly hold none
* of it, and one look at them is enough.
*/
const MAY_BE_SECRET = /[:=]|-----BEGIN |eyJ|A(?:KIA|SIA|BIA|CCA|Iza)|gh[pousr]_|github_pat_|glpat-|xox[abposr]-|k_(?:live|test)_|sk-|bearer/i;
/** The fourteen classes, in order; one of them has two patterns. */
const SCRUB_CLASSES = [
	token("private_key", /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z0-9 ]*PRIVATE KEY-----|$)/g),
	jsonWebToken,
	token("aws_access_key", /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/g),
	gcpApiKey,
	token("github_token", /\bgh[pousr]_[A-Za-z0-9]{36}[A-Za-z0-9]*/g),
	token("github_token", /github_pat_\w{22}\w*/g),
	token("gitlab_token", /\bglpat-[\w-]{20}[\w-]*/g),
	token("slack_token", /\bxox[abposr]-[A-Za-z0-9-]{10}[A-Za-z0-9-]*/g),
	token("stripe_key", /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16}[A-Za-z0-9]*/g),
	token("anthropic_key", /\bsk-ant-[\w-]{20}[\w-]*/g),
	token("openai_key", /\bsk-(?:proj-)?[\w-]{20}[\w-]*/g),
	value("bearer_token", new RegExp(`\\bbearer[${SPACE}]+([\\w.~+/=-]{16}[\\w.~+/=-]*)`, "gi")),
	urlCredentials,
	{
		...value("env_line", /(?<![^\n])(?:export )?[A-Z][A-Z0-9_]*=(?:"([^"\r\n]*)"|'([^'\r\n]*)'|([^\r\n]+))/g, (match) => SECRET_VARIABLE.test(match)),
		needles: SECRET_WORDS
	},
	value("assignment", new RegExp(`${KEYWORD}["']?[${SPACE}]*[:=][${SPACE}]*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^${SPACE}"'&,;]+))`, "gi"))
];
// dist/lib/session-log/scrub/scrub.js
/** Replaces each secret by `[REDACTED:<class>]`. Linear in the text; scrubbing its result changes nothing. */
function scrub(text) {
	const counts = /* @__PURE__ */ new Map();
	let before = text;
	for (;;) {
		const after = applyClasses(before, counts);
		if (after === before) return {
			text: after,
			counts
		};
		before = after;
	}
}
/** {@link scrub}, for callers that need no counts. */
function scrubText(text) {
	return MAY_BE_SECRET.test(text) ? scrub(text).text : text;
}
function applyClasses(text, counts) {
	return SCRUB_CLASSES.reduce((left, scrubClass) => applyClass(left, scrubClass, counts), text);
}
/** So many pieces are joined at a time: one string grown piece by piece is slow to read back, one list of all of them slow to join. */
const JOINED_PIECES = 1024;
function applyClass(text, { name, find, needles }, counts) {
	if (needles?.some((needle) => text.includes(needle)) === false) return text;
	const marker = `[REDACTED:${name}]`;
	const joined = [];
	let pieces = [];
	let copied = 0;
	let hits = 0;
	for (let hit = find(text, 0); hit !== void 0; hit = find(text, hit.consumed)) {
		if (hit.start === hit.end) continue;
		pieces.push(text.slice(copied, hit.start), marker);
		copied = hit.end;
		hits += 1;
		if (pieces.length < JOINED_PIECES) continue;
		joined.push(pieces.join(""));
		pieces = [];
	}
	if (hits === 0) return text;
	counts.set(name, (counts.get(name) ?? 0) + hits);
	pieces.push(text.slice(copied));
	joined.push(pieces.join(""));
	return joined.join("");
}
const encoder = new TextEncoder();
const encoded = /* @__PURE__ */ new Uint8Array(240);
/** The longest start of a text that is at most `bytes` of UTF-8 and ends with a whole character. */
function cutToBytes(text, bytes) {
	const start = text.slice(0, bytes);
	const room = bytes <= encoded.length ? encoded.subarray(0, bytes) : new Uint8Array(bytes);
	const { read } = encoder.encodeInto(start, room);
	return start.slice(0, read);
}
/** The excerpt of a text: trimmed, scrubbed as a whole, then cut. */
function excerptOf(text) {
	return scrubAndCut(trimWhite(text), 240);
}
/** The summary of a prompt: its first line that is not blank, trimmed, scrubbed, then cut. */
function summaryOf(prompt) {
	return scrubAndCut(trimWhite(firstLine(prompt)), 160);
}
/** A cut can itself complete a format that ends at a word boundary, so what is left is scrubbed once more. */
function scrubAndCut(text, bytes) {
	return cutToBytes(scrubText(cutToBytes(scrubText(text), bytes)), bytes);
}
function firstLine(text) {
	for (let from = 0; from < text.length;) {
		const feed = text.indexOf("\n", from);
		const line = text.slice(from, feed === -1 ? text.length : feed);
		if (!isBlank(line)) return line;
		from += line.length + 1;
	}
	return "";
}
export { summaryOf as a, scrubText as i, excerptOf as n, isKeptValue as o, scrub as r, isSecretName as s, cutToBytes as t };
