import { t as CodedError } from "./errors-CfE0sfLm.js";
import { t as parseTime } from "./time-nJZatF4Q.js";
import { a as skipValue, c as JsonFault, i as scanJson, l as decodeString, o as walkArray, s as walkObject } from "./json-scan-C4RDczul.js";
import { createHash, randomBytes } from "node:crypto";
// dist/lib/session-log/submit/json-value.js
const OPEN_BRACE = 123;
const OPEN_BRACKET = 91;
/** With the u flag a pair is one character, so that only a surrogate without its other half matches. */
const HALF_PAIR = /\p{Surrogate}/gu;
/** JSON that cannot be held as values without loss. */
var LossyJson = class extends JsonFault {
	constructor(offset, detail) {
		super("not-json", offset, detail);
	}
};
/**
* Reads exactly one JSON value, as RFC 7493 (I-JSON) wants it: UTF-8, no key twice
* in an object, no number that a double cannot hold. Half a surrogate pair becomes U+FFFD.
*
* @throws JsonFault
*/
function readJson(bytes) {
	const { start, end } = scanJson(bytes);
	checkLossless(bytes, start, end, 0);
	return mapStrings(JSON.parse(bytes.toString("utf8", start, end)), (text) => text.replace(HALF_PAIR, "�"));
}
/** @returns the position after the value at `at` */
function checkLossless(bytes, at, to, depth) {
	if (bytes[at] === OPEN_BRACKET) return walkArray(bytes, at, to, depth, (start) => checkLossless(bytes, start, to, depth + 1));
	if (bytes[at] === OPEN_BRACE) {
		const names = /* @__PURE__ */ new Set();
		return walkObject(bytes, at, to, depth, (keyStart, keyEnd, valueStart) => {
			const name = decodeString(bytes, keyStart, keyEnd);
			if (names.has(name)) throw new LossyJson(keyStart, "a member stands twice");
			names.add(name);
			return checkLossless(bytes, valueStart, to, depth + 1);
		});
	}
	const end = skipValue(bytes, at, to, depth);
	if (isLossyNumber(bytes.toString("latin1", at, Math.min(end, at + 400)))) throw new LossyJson(at, "a number that cannot be held exactly; write it as a string");
	return end;
}
function isLossyNumber(token) {
	if (!/^-?\d/.test(token)) return false;
	const value = Number(token);
	if (!Number.isFinite(value)) return true;
	if (!/^-?\d+$/.test(token) || Number.isSafeInteger(value) || String(value) === token) return false;
	return BigInt(token) !== BigInt(value);
}
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/**
* The value with every string in it replaced; names of members stay.
*
* @param change is told the name of the member whose value the string is, `''` elsewhere
*/
function mapStrings(value, change, name = "") {
	if (typeof value === "string") return change(value, name);
	if (Array.isArray(value)) return value.map((element) => mapStrings(element, change));
	if (!isJsonObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapStrings(member, change, key)]));
}
// dist/lib/session-log/submit/canonical-json.js
/**
* The canonical form of RFC 8785: no white space, members sorted by the UTF-16
* units of their names, numbers and strings spelled as ECMAScript spells them.
*/
function canonicalJson(value) {
	if (Array.isArray(value)) return `[${value.map((element) => canonicalJson(element)).join(",")}]`;
	if (!isJsonObject(value)) return JSON.stringify(value);
	return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join(",")}}`;
}
/** The members that make two submissions the same; `key`, `occurred_at` and `context` are not among them. */
const HASHED = [
	"kind",
	"schema_version",
	"machine",
	"model",
	"harness",
	"project",
	"summary",
	"payload"
];
/** `content_hash`: SHA-256, hex, of the canonical JSON of the members that make the content; absent ones are left out. */
function hashContent(body) {
	const content = Object.fromEntries(HASHED.flatMap((name) => body[name] === void 0 ? [] : [[name, body[name]]]));
	return createHash("sha256").update(canonicalJson(content)).digest("hex");
}
// dist/lib/session-log/submit/create-uid.js
/** A UUID of version 7 (RFC 9562): its first 48 bits are the time in milliseconds, so uids sort by when they were made. */
function createUid(now) {
	const bytes = randomBytes(16);
	bytes.writeUIntBE(now.getTime(), 0, 6);
	bytes[6] = bytes[6] & 15 | 112;
	bytes[8] = bytes[8] & 63 | 128;
	const hex = bytes.toString("hex");
	return [
		hex.slice(0, 8),
		hex.slice(8, 12),
		hex.slice(12, 16),
		hex.slice(16, 20),
		hex.slice(20)
	].join("-");
}
// dist/lib/session-log/submit/filed-time.js
/** How filed times are printed: UTC with six decimals and `Z`. Undefined for a time that the four-digit years do not have. */
function formatMicroseconds(time) {
	const date = new Date(Math.floor(time / 1e3));
	if (Number.isNaN(date.getTime())) return void 0;
	const text = date.toISOString();
	if (text.length !== 24) return void 0;
	const micros = (Math.floor(time) % 1e3 + 1e3) % 1e3;
	return `${text.slice(0, -1)}${String(micros).padStart(3, "0")}Z`;
}
// dist/lib/session-log/state/submissions.js
/** The key names other content already: nothing was stored. */
var KeyMismatch = class extends CodedError {
	constructor(key) {
		super("mismatch", `the key ${key} was filed before with other content`, { hint: "file a second finding at the same span with the next --ordinal" });
	}
};
/**
* Stores a body once: the same content under the same key is found again.
*
* @throws KeyMismatch
*/
function storeSubmission(state, body, now) {
	const hash = hashContent(body);
	const { kind, key = null } = body;
	return state.write((database) => {
		const known = database.prepare("SELECT id, uid, content_hash FROM submissions WHERE kind = ? AND key = ?").get(kind, key);
		if (known !== void 0) {
			if (known.content_hash !== hash) throw new KeyMismatch(key ?? "");
			return {
				outcome: "duplicate",
				uid: known.uid,
				id: known.id
			};
		}
		const uid = createUid(now);
		const { lastInsertRowid } = database.prepare(`INSERT INTO submissions (uid, kind, schema_version, key, summary, machine, model, harness,
          project, occurred_at, context, payload, content_hash, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(uid, kind, body.schema_version, key, body.summary, body.machine ?? null, body.model ?? null, body.harness ?? null, body.project ?? null, parseTime(body.occurred_at) ?? now.getTime() * 1e3, JSON.stringify(body.context), JSON.stringify(body.payload), hash, now.getTime() * 1e3);
		return {
			outcome: "submitted",
			uid,
			id: Number(lastInsertRowid)
		};
	});
}
/** Every submission, newest first. */
function listSubmissions(state) {
	return state.read((database) => database.prepare(`SELECT uid, kind, summary, category, fix_status, project, harness, origin, occurred_at, created_at
        FROM submissions ORDER BY created_at DESC, id DESC`).all()).map((row) => withTimes(row));
}
/** One submission whole; undefined when there is none with the uid. */
function findSubmission(state, uid) {
	const row = state.read((database) => database.prepare(`SELECT uid, id, kind, schema_version, key, summary, machine, model, harness, project,
          occurred_at, context, payload, content_hash, created_at
        FROM submissions WHERE uid = ?`).get(uid.toLowerCase()));
	if (row === void 0) return void 0;
	const { context, payload } = row;
	return {
		...withTimes(row),
		context: JSON.parse(String(context ?? "{}")),
		payload: JSON.parse(String(payload))
	};
}
/** Those of some uids that no submission here has, as they were given. */
function unknownUids(state, uids) {
	if (uids.length === 0) return [];
	return state.read((database) => {
		const known = database.prepare("SELECT 1 FROM submissions WHERE uid = ?");
		return uids.filter((uid) => known.get(uid.toLowerCase()) === void 0);
	});
}
function withTimes(row) {
	const present = Object.entries(row).filter(([, value]) => value !== null);
	return {
		...Object.fromEntries(present),
		occurred_at: formatMicroseconds(Number(row.occurred_at)),
		created_at: formatMicroseconds(Number(row.created_at))
	};
}
export { unknownUids as a, isJsonObject as c, storeSubmission as i, mapStrings as l, findSubmission as n, formatMicroseconds as o, listSubmissions as r, createUid as s, KeyMismatch as t, readJson as u };
