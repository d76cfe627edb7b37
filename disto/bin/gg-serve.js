#!/usr/bin/env node
import { i as interruptible, l as EXIT, n as createProgram, r as runProgram, t as UsageError } from "./program-CJKhYYwm.js";
import { t as print } from "./standard-output-WUw5tTEi.js";
import { t as wholeNumber } from "./whole-number-lZrfBA_A.js";
import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { t as makeFolder } from "./make-folder-B4IHk-pS.js";
import { a as inflateMember, f as storedFile, i as inflateGaps, l as openGzipMember, p as GzipFault, t as checkDeflated, u as openStoredFile } from "./gzip-reader-CKO3Qxtu.js";
import { t as deliver } from "./output-C0AsT-ZC.js";
import { s as removeLeftovers } from "./gzip-segment-mVKxi9u5.js";
import { t as ASSEMBLY_SCRATCH_PREFIX } from "./constants-Dm2aikKO.js";
import { t as pageBuffers } from "./pages-BrqcYaYN.js";
import { t as GzipIndexError } from "./gzip-index-BQUfEDHa.js";
import { t as isLoopback } from "./loopback-DAvjwyYp.js";
import { once } from "node:events";
import { join } from "node:path";
import { constants } from "node:fs";
import { createHash, timingSafeEqual } from "node:crypto";
import { open as open$1, realpath } from "node:fs/promises";
// dist/lib/session-record/serving/folder-store.js
/** A store in the folder `root`, which need not be there yet. */
function folderStore(root) {
	return {
		open: (slot) => openSlot$1(root, slot),
		put: async (slot, bytes) => {
			const folder = await ownFolder(root, slot);
			await removeLeftovers(folder, ASSEMBLY_SCRATCH_PREFIX);
			await deliver(bytes, { path: join(folder, slot.parts[2]) });
		}
	};
}
async function openSlot$1(root, slot) {
	const folder = await realFolder(root, slot);
	if (folder === void 0) return void 0;
	const path = join(folder, slot.parts[2]);
	try {
		const file = await open$1(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const facts = await file.stat({ bigint: true });
		if (!facts.isFile()) {
			await file.close();
			return;
		}
		const version = [
			facts.ino,
			facts.size,
			facts.mtimeNs
		].map((figure) => figure.toString(36)).join("-");
		return {
			...storedFile(file, path, Number(facts.size)),
			version,
			modified: facts.mtime
		};
	} catch (error) {
		if (isAbsence(error)) return void 0;
		throw MachineryError.from("open", path, error);
	}
}
/** ELOOP: a link where a file should be; ENXIO: a socket. Neither is an artifact. */
function isAbsence(error) {
	return [
		"ENOENT",
		"ENOTDIR",
		"ELOOP",
		"ENXIO"
	].includes(systemErrorCode(error) ?? "");
}
/** The slot's folder, if it is one and stands where its name says. */
async function realFolder(root, slot) {
	const [runs, runId] = slot.parts;
	try {
		const expected = join(await realpath(root), runs, runId);
		return await realpath(expected) === expected ? expected : void 0;
	} catch (error) {
		if (isAbsence(error)) return void 0;
		throw MachineryError.from("open", join(root, runs, runId), error);
	}
}
/** The slot's folder, made if it was missing. @throws MachineryError `cannot-create` */
async function ownFolder(root, slot) {
	const path = join(root, slot.parts[0], slot.parts[1]);
	try {
		await makeFolder(path);
	} catch (error) {
		throw MachineryError.from("create", path, error);
	}
	const folder = await realFolder(root, slot);
	if (folder === void 0) {
		const cause = Object.assign(/* @__PURE__ */ new Error("another name, or a link, stands in its place"), { code: "EEXIST" });
		throw MachineryError.from("create", path, cause);
	}
	return folder;
}
// dist/lib/session-record/serving/run-slot.js
/** A run's artifacts: the route's last part, the file in a run directory, the name in a store. */
const ARTIFACTS = {
	replay: {
		file: "replay.json.gz",
		stored: "replay.json"
	},
	"code-analysis": {
		file: "code-analysis.json.gz",
		stored: "code-analysis.json"
	}
};
/** A run id that cannot be one. Code `bad-run-id`. */
var BadRunId = class extends CodedError {
	constructor(id) {
		super("bad-run-id", `${JSON.stringify(id.slice(0, 80))} is no run id`, { hint: "a run id has 1 to 128 letters, digits, dots, dashes and underscores, and begins and ends with a letter or digit" });
	}
};
/** Letters of one byte alone, nothing that a file system or a URL gives a meaning, no dot at either end. */
const RUN_ID = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9])?$/;
/** Names that Windows gives to devices, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Where one artifact of one run stands in a store. */
var RunSlot = class RunSlot {
	runId;
	artifact;
	constructor(runId, artifact) {
		this.runId = runId;
		this.artifact = artifact;
	}
	/** @throws BadRunId */
	static of(runId, artifact) {
		if (!RUN_ID.test(runId) || DEVICE.test(runId)) throw new BadRunId(runId);
		return new RunSlot(runId, artifact);
	}
	/** The parts of its name in a store: `runs`, the id, the file. */
	get parts() {
		return [
			"runs",
			this.runId,
			ARTIFACTS[this.artifact].stored
		];
	}
	/** Its name in a store: `runs/<id>/replay.json`. */
	get name() {
		return this.parts.join("/");
	}
};
// dist/lib/session-record/serving/mirror.js
/**
* Copies `replay.json.gz` and `code-analysis.json.gz` of a run directory into the
* run's slots, as opaque bytes.
*
* @returns what was copied; nothing when the run left neither
* @throws BadRunId, MachineryError; what was copied before stays
*/
async function mirrorRecord(runDir, runId, store) {
	const mirrored = [];
	for (const artifact of Object.keys(ARTIFACTS)) {
		const slot = RunSlot.of(runId, artifact);
		const bytes = await openIfThere(join(runDir, ARTIFACTS[artifact].file));
		if (bytes === void 0) continue;
		try {
			await store.put(slot, bytes.read(), bytes.size);
			mirrored.push({
				artifact,
				bytes: bytes.size
			});
		} finally {
			await bytes.close();
		}
	}
	return mirrored;
}
async function openIfThere(path) {
	try {
		return await openStoredFile(path);
	} catch (error) {
		if (systemErrorCode(error.cause) === "ENOENT") return void 0;
		throw error;
	}
}
// dist/lib/stream/turns.js
/** Lets so many work at once; the others wait, first come first served. */
var Turns = class {
	#free;
	#waiting = [];
	constructor(most) {
		this.#free = most;
	}
	/** Does `work` when its turn has come. */
	async take(work) {
		if (this.#free > 0) this.#free -= 1;
		else await new Promise((resolve) => this.#waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next === void 0) this.#free += 1;
			else next();
		}
	}
};
// dist/lib/session-record/serving/decoded-lengths.js
const MOST_HELD = 1e3;
var DecodedLengths = class {
	#answers = /* @__PURE__ */ new Map();
	/**
	* The decoded length of an artifact, or why it has none.
	*
	* @throws MachineryError when it cannot be read; the next one who asks tries again
	*/
	of(artifact) {
		const key = `${artifact.name}\0${artifact.version}`;
		const known = this.#answers.get(key);
		if (known !== void 0) return known;
		const answer = measure(artifact);
		this.#answers.set(key, answer);
		answer.catch(() => this.#answers.delete(key));
		const [oldest] = this.#answers.keys();
		if (this.#answers.size > MOST_HELD && oldest !== void 0) this.#answers.delete(oldest);
		return answer;
	}
};
async function measure(artifact) {
	try {
		const member = await openLeniently(artifact);
		const { headerLength, trailer } = member;
		return {
			length: await lengthOf(member),
			frame: {
				headerLength,
				trailer
			}
		};
	} catch (error) {
		if (error instanceof GzipFault) return { broken: error };
		throw error;
	}
}
async function lengthOf(member) {
	if (member.index !== void 0) {
		await checkDeflated(member);
		return (await inflateGaps(member)).length;
	}
	let length = 0;
	for await (const chunk of inflateMember(member)) length += chunk.length;
	return length;
}
/** An index that cannot be believed does not break the text behind it. */
async function openLeniently(artifact) {
	try {
		return await openGzipMember(artifact);
	} catch (error) {
		if (error instanceof GzipIndexError) return openGzipMember(artifact, "ignored");
		throw error;
	}
}
// dist/lib/session-record/serving/upload-guard.js
/**
* @param remoteAddress of the peer; undefined when it is not known
* @param token that uploads must carry; without one only loopback may upload
*/
function judgeUpload(headers, remoteAddress, token) {
	if (token !== void 0) {
		if (isEqual(/^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "", token)) return void 0;
		return {
			status: 401,
			error: "token-required",
			message: "an upload carries Authorization: Bearer <token>"
		};
	}
	if (!isLoopback(remoteAddress)) return {
		status: 403,
		error: "not-local",
		message: "without a token only this machine may upload"
	};
	if (isCrossSite(headers)) return {
		status: 403,
		error: "cross-site",
		message: "a page of another site may not upload"
	};
}
function isCrossSite(headers) {
	const site = headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin" && site !== "none") return true;
	const origin = headers.get("origin");
	return origin !== null && origin.replace(/^https?:\/\//, "") !== headers.get("host");
}
/** Takes as long for a near miss as for a far one. */
function isEqual(given, expected) {
	const digest = (text) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}
// dist/lib/session-record/serving/record-routes.js
const DEFAULT_MAX_UPLOAD = 1024 ** 3;
/** Answers that are worked on at once; those that wait for their clients are not. As many as Node reads files at once. */
const AT_ONCE = 4;
/**
* `GET`, `HEAD` and `POST` of `/runs/{id}/replay` and `/runs/{id}/code-analysis`
* (session records, "Serving and consuming"; wire format 5.1, 5.2). Its `fetch`
* takes a web request, so that it runs in any server that speaks them.
*/
async function recordRoutes(options) {
	const { store, token, hosts, isAlone, maxUpload = DEFAULT_MAX_UPLOAD, onError = () => {} } = options;
	const { Hono } = await import("./dist-CrFygFx2.js");
	const { respondArtifact, respondJson } = await import("./respond-CmQu3Odm.js");
	const { receiveUpload } = await import("./receive-upload-DhCaip9i.js");
	const directly = isAlone === true ? await directResponses() : () => void 0;
	const lengths = new DecodedLengths();
	const routes = new Hono();
	if (hosts !== void 0) routes.use(async (context, next) => {
		const host = context.req.header("host")?.replace(/:\d+$/, "").toLowerCase();
		if (host !== void 0 && hosts.includes(host)) return next();
		return respondJson(403, {
			error: "unknown-host",
			message: "this server does not answer to that name"
		});
	});
	for (const artifact of Object.keys(ARTIFACTS)) {
		const path = `/runs/:id/${artifact}`;
		routes.get(path, async (context) => {
			const id = context.req.param("id");
			const stored = await openSlot(store, id, artifact);
			return stored === void 0 ? respondJson(404, {
				error: "not-found",
				message: `run ${JSON.stringify(id)} has no ${artifact}`
			}) : respondArtifact(context.req.raw, stored, lengths, directly(context.env?.outgoing));
		});
		routes.post(path, async (context) => {
			const refusal = judgeUpload(context.req.raw.headers, context.env?.incoming?.socket?.remoteAddress, token);
			if (refusal !== void 0) {
				const { status, error, message } = refusal;
				return respondJson(status, {
					error,
					message
				}, { Connection: "close" });
			}
			const slot = RunSlot.of(context.req.param("id"), artifact);
			return receiveUpload(context.req.raw, slot, store, maxUpload);
		});
		routes.all(path, () => respondJson(405, {
			error: "method-not-allowed",
			message: "GET, HEAD and POST are"
		}, { Allow: "GET, HEAD, POST" }));
	}
	routes.notFound(() => respondJson(404, {
		error: "not-found",
		message: "there is /runs/{id}/replay and /runs/{id}/code-analysis"
	}));
	routes.onError((error) => {
		if (error instanceof BadRunId) return respondJson(400, {
			error: error.code,
			message: error.message
		});
		onError(error);
		return respondJson(500, {
			error: "store-failed",
			message: "the store cannot be read or written"
		});
	});
	return routes;
}
async function directResponses() {
	const { RESPONSE_ALREADY_SENT } = await import("./response-Byoy9aiJ.js");
	const buffers = pageBuffers();
	const turns = new Turns(AT_ONCE);
	return (outgoing) => outgoing && {
		outgoing,
		buffers,
		turns,
		alreadySent: RESPONSE_ALREADY_SENT
	};
}
/** An id that cannot be one has nothing stored. */
async function openSlot(store, id, artifact) {
	try {
		return await store.open(RunSlot.of(id, artifact));
	} catch (error) {
		if (error instanceof BadRunId) return void 0;
		throw error;
	}
}
// dist/pipelines/serve-records.js
const LOOPBACK = [
	"localhost",
	"127.0.0.1",
	"[::1]"
];
/** A connection on which nothing moves for so long is given up. */
const IDLE_MS = 12e4;
/** Starts a server. On loopback it answers only to loopback's names. @throws MachineryError `cannot-listen` */
async function serveRecords(options) {
	const { host = "127.0.0.1", port, allowHosts = [], ...settings } = options;
	const isLocal = LOOPBACK.includes(host) || host === "::1";
	const hosts = [...LOOPBACK, ...allowHosts.map((name) => name.toLowerCase())];
	const routes = await recordRoutes({
		...settings,
		isAlone: true,
		...isLocal ? { hosts } : {}
	});
	const { createAdaptorServer } = await import("./dist-COm01_Jw.js");
	const server = createAdaptorServer({ fetch: routes.fetch });
	server.setTimeout(IDLE_MS, (socket) => socket.destroy());
	await new Promise((resolve, reject) => {
		server.once("error", (error) => reject(new MachineryError("cannot-listen", `cannot listen on ${host}:${port}: ${error.message}`, { cause: error })));
		server.listen(port, host, resolve);
	});
	const { address, family, port: taken } = server.address();
	return {
		url: `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`,
		close: () => new Promise((resolve) => {
			server.close(() => resolve());
			server.closeIdleConnections();
		})
	};
}
// dist/bin/gg-serve.js
const program = createProgram("gg-serve", "Serves runs' records and code analyses from a store.", [
	"gg-serve --store store/ --port 8377",
	"GG_SERVE_TOKEN=... gg-serve --store store/ --host 0.0.0.0",
	"gg-serve put runs/42 42 --store store/",
	"curl --compressed http://127.0.0.1:8377/runs/42/replay"
]).enablePositionalOptions().option("--store <dir>", "the folder that holds runs/<id>/replay.json and runs/<id>/code-analysis.json").option("--host <address>", "the address to listen on", "127.0.0.1").option("--port <number>", "the port to listen on; 0 for any free one", wholeNumber(0, 65535), 8377).option("--allow-host <name...>", "further names that requests may address a loopback server by").option("--max-upload <bytes>", "the largest upload", wholeNumber(1, 2 ** 50), DEFAULT_MAX_UPLOAD).option("--json", "say where it listens, and errors, as JSON").option("-q, --quiet", "no remarks").addHelpText("after", notes()).action((options) => serve(options));
program.command("put").description("copies a run's record and code analysis into the store").argument("<run-dir>", "the run directory, with replay.json.gz at its root").argument("<id>", "the run id").requiredOption("--store <dir>", "the store").option("--strict", "exit 3 when copying failed").option("--json", "what was copied, as JSON").addHelpText("after", "\nExamples:\n  gg-serve put runs/42 42 --store store/\n").action(async (runDir, id, { store, strict, json }) => {
	try {
		const stored = await mirrorRecord(runDir, id, folderStore(store));
		const lines = stored.map(({ artifact, bytes }) => `stored ${artifact} of ${id}, ${bytes} bytes\n`);
		await print([json ? `${JSON.stringify({ stored })}\n` : lines.join("")]);
	} catch (error) {
		const { message, code = "internal" } = error;
		remark(`nothing more was stored of ${id}: ${message} (${code})`);
		if (strict) process.exitCode = EXIT.partial;
	}
});
await runProgram(program);
async function serve(options) {
	const { store, host, port, allowHost, maxUpload, json, quiet } = options;
	if (store === void 0) throw new UsageError("--store names the folder to serve", "gg-serve --help lists the options");
	const token = process.env.GG_SERVE_TOKEN;
	await interruptible(async (signal) => {
		const server = await serveRecords({
			store: folderStore(store),
			host,
			port,
			maxUpload,
			...allowHost === void 0 ? {} : { allowHosts: allowHost },
			...token === void 0 || token === "" ? {} : { token },
			onError: (error) => remark(error.message)
		});
		if (json) await print([`${JSON.stringify({ url: server.url })}\n`]);
		else if (!quiet) remark(`listening on ${server.url}`);
		if (!signal.aborted) await once(signal, "abort");
		await server.close();
		throw signal.reason;
	});
}
function remark(text) {
	process.stderr.write(`gg-serve: ${text.replaceAll("\n", " ")}\n`);
}
function notes() {
	return `
Uploads (POST) are taken from this machine alone; with GG_SERVE_TOKEN set, from
whoever sends Authorization: Bearer <token>. Reading asks for nothing: listen on
loopback, or behind something that asks.

Exit codes:
  0  put: what was there is stored, or there was nothing, or it failed (see stderr)
  1  the answer is no
  2  the command line is wrong
  3  put: storing failed (--strict)
  4  the port cannot be listened on
`;
}
export {};
