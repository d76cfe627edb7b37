#!/usr/bin/env node
import { i as interruptible, l as EXIT, n as createProgram, r as runProgram, t as UsageError } from "./program-CJKhYYwm.js";
import { t as print } from "./standard-output-WUw5tTEi.js";
import { t as wholeNumber } from "./whole-number-lZrfBA_A.js";
import { a as describeLoss, n as openCollectedJournal, t as runSessionRecordStage } from "./session-record-stage-CYmXy1RO.js";
import { i as SALVAGE_SCRATCH_PREFIX, n as JOURNAL_FILE } from "./constants-Dm2aikKO.js";
import { t as SalvageFault } from "./salvage-fault-CpHXFloz.js";
import { o as Scratch } from "./gzip-segment-mVKxi9u5.js";
import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { dirname, join, posix, resolve } from "node:path";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, stat as stat$1 } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Transform } from "node:stream";
import { request } from "node:http";
// dist/lib/session-record/salvage/container-collector.js
/** @throws SalvageFault `bad-container`, `bad-workspace` */
function containerCollector({ engine, container, workspace }) {
	if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(container)) throw new SalvageFault("bad-container", `${JSON.stringify(container)} is no container id or name`);
	if (!posix.isAbsolute(workspace)) throw new SalvageFault("bad-workspace", `${JSON.stringify(workspace)} is no absolute path in the container`);
	const journal = posix.join(workspace, ".gg", JOURNAL_FILE);
	const base = `/containers/${container}`;
	return async (destination, { maxBytes, signal }) => {
		const { takeSingleFile } = await import("./single-file-archive-CAK-R15r.js");
		const answer = await ask(engine, `${base}/archive?path=${encodeURIComponent(journal)}`, signal);
		if (answer.statusCode === 200) {
			await takeSingleFile(answer, JOURNAL_FILE, destination, maxBytes);
			return true;
		}
		const said = await messageOf(answer);
		if (answer.statusCode !== 404) throw new SalvageFault("engine-refused", `the engine answered ${answer.statusCode}: ${said}`);
		const page = await ask(engine, `${base}/json`, signal);
		page.destroy();
		if (page.statusCode === 404) throw new SalvageFault("container-unknown", `no container ${container}: ${said}`);
		return false;
	};
}
function ask(engine, path, signal) {
	return new Promise((resolve, reject) => {
		request({
			...engine,
			path,
			signal,
			agent: false,
			headers: { Host: "engine" }
		}, resolve).on("error", (error) => {
			const where = "socketPath" in engine ? engine.socketPath : `${engine.host}:${engine.port}`;
			reject(new SalvageFault("engine-unreachable", `the engine at ${where} does not answer: ${error.message}`, error));
		}).end();
	});
}
/** How much of an error page is looked at. */
const MOST_SAID = 4096;
/** What an engine says of a refusal: its `message`, or the text as it is. */
async function messageOf(answer) {
	let text = "";
	try {
		for await (const chunk of answer) {
			text += chunk.toString("utf8");
			if (text.length > MOST_SAID) break;
		}
		const { message } = JSON.parse(text);
		if (typeof message === "string") text = message;
	} catch {}
	return text.slice(0, 200).replace(/\s+/g, " ").trim();
}
// dist/lib/session-record/salvage/engine-address.js
/**
* Resolves `unix:///path`, `tcp://host:port` or `http://host:port`.
*
* @param named as on the command line; without it `DOCKER_HOST`, then `CONTAINER_HOST`, then the usual sockets
* @throws SalvageFault `engine-unsupported`, `engine-unreachable`
*/
function resolveEngine(named, environment, exists = existsSync) {
	const address = named ?? (environment.DOCKER_HOST || environment.CONTAINER_HOST || void 0);
	if (address !== void 0) return parseAddress(address, environment);
	const usual = usualSockets(environment);
	const found = usual.find((path) => exists(path));
	if (found !== void 0) return { socketPath: found };
	throw new SalvageFault("engine-unreachable", `no container engine listens at ${usual.join(", ")}`);
}
function usualSockets({ XDG_RUNTIME_DIR }) {
	return [
		"/var/run/docker.sock",
		...XDG_RUNTIME_DIR ? [`${XDG_RUNTIME_DIR}/docker.sock`, `${XDG_RUNTIME_DIR}/podman/podman.sock`] : [],
		"/run/podman/podman.sock"
	];
}
function parseAddress(address, environment) {
	const socketPath = /^unix:\/\/(\/.+)$/.exec(address)?.[1];
	if (socketPath !== void 0) return { socketPath };
	const url = /^(?:tcp|http):\/\//.test(address) && !environment.DOCKER_TLS_VERIFY ? parseUrl(address.replace(/^tcp:/, "http:")) : void 0;
	if (url === void 0) throw new SalvageFault("engine-unsupported", `an engine at ${JSON.stringify(address)} cannot be spoken to`);
	return {
		host: url.hostname.replace(/^\[|\]$/g, ""),
		port: Number(url.port || 2375)
	};
}
function parseUrl(text) {
	return URL.canParse(text) ? new URL(text) : void 0;
}
// dist/lib/session-record/salvage/folder-collector.js
/** @throws when collecting: UntrustedJournal, MachineryError, SalvageFault `journal-too-large` */
function folderCollector(tree) {
	return async (destination, { maxBytes, signal }) => {
		const journal = await openCollectedJournal(tree);
		if (journal === void 0) return false;
		try {
			await pipeline(journal.stream, atMost(maxBytes), destination, { signal });
			return true;
		} finally {
			await journal.close();
		}
	};
}
function atMost(maxBytes) {
	let bytes = 0;
	return new Transform({ transform(chunk, _encoding, done) {
		bytes += chunk.length;
		if (bytes > maxBytes) done(new SalvageFault("journal-too-large", `the journal has more than the ${maxBytes} bytes that are taken`));
		else done(null, chunk);
	} });
}
// dist/pipelines/salvage-record.js
const DEFAULT_MAX_JOURNAL = 4 * 1024 ** 3;
const DEFAULT_TIMEOUT_MS = 12e4;
/**
* Salvages a session's journal into a record (session records, "Salvage from a
* torn-down container"). The run that is being reported has failed already: no
* failure here is thrown, and without a record nothing is written.
*
* @throws the reason of `signal` alone, when it is aborted; nothing is left then
*/
async function salvageRecord(options) {
	const { collect, maxBytes = DEFAULT_MAX_JOURNAL, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
	const runDir = resolve(options.runDir);
	const parent = options.scratch ?? dirname(runDir);
	const timeout = AbortSignal.timeout(timeoutMs);
	const signal = options.signal === void 0 ? timeout : AbortSignal.any([options.signal, timeout]);
	let scratch;
	let isCollected = false;
	try {
		scratch = await Scratch.create(parent, SALVAGE_SCRATCH_PREFIX);
		isCollected = await collectInto(scratch.path, collect, {
			maxBytes,
			signal
		});
		const stage = isCollected ? await runSessionRecordStage({
			harness: "gg",
			tree: scratch.path,
			runDir,
			scratch: parent,
			signal
		}) : void 0;
		await scratch.remove();
		if (stage?.assembly === void 0) return { outcome: "absent" };
		return {
			outcome: "salvaged",
			record: stage.artifacts[0],
			assembly: stage.assembly
		};
	} catch (error) {
		const isWanted = options.signal?.aborted !== true;
		if (!isWanted || !isCollected) await scratch?.remove();
		if (!isWanted) throw options.signal?.reason;
		const fault = timeout.aborted ? new SalvageFault("timed-out", `it took longer than ${timeoutMs} ms`, error) : asCoded(error);
		return isCollected && scratch !== void 0 ? {
			outcome: "failed",
			error: fault,
			kept: scratch.path
		} : {
			outcome: "failed",
			error: fault
		};
	}
}
/** @returns whether a journal with anything in it was collected */
async function collectInto(tree, collect, limits) {
	await mkdir(join(tree, ".gg"), { mode: 448 });
	const path = join(tree, ".gg", JOURNAL_FILE);
	const destination = createWriteStream(path, {
		flags: "wx",
		mode: 384,
		flush: true
	});
	destination.on("error", () => {});
	try {
		return await collect(destination, limits) && (await stat$1(path)).size > 0;
	} catch (error) {
		const failure = destination.errored ?? error;
		throw systemErrorCode(failure) === void 0 || failure instanceof CodedError ? failure : MachineryError.from("write", path, failure);
	} finally {
		await closed(destination);
	}
}
function closed(stream) {
	if (stream.closed) return Promise.resolve();
	return new Promise((done) => {
		stream.once("close", done);
		stream.on("error", () => {});
		stream.destroy();
	});
}
function asCoded(error) {
	if (error instanceof CodedError) return error;
	return new CodedError("collector-failed", error instanceof Error ? error.message : String(error), { cause: error });
}
// dist/bin/gg-salvage.js
const program = createProgram("gg-salvage", "Salvages a session's journal out of a container that is going away, into its record.", [
	"gg-salvage --container 3f9a01c2 --workspace /workspace --run-dir runs/42",
	"DOCKER_HOST=unix:///run/podman/podman.sock gg-salvage --container run-42 --workspace /w --run-dir runs/42",
	"gg-salvage --tree mounted/workspace --run-dir runs/42"
]).option("--container <id>", "the container, running or not").option("--workspace <path>", "the run's workspace in the container: an absolute path").option("--engine <address>", "unix:///path or tcp://host:port (default: DOCKER_HOST, CONTAINER_HOST, the usual sockets)").option("--tree <dir>", "take the journal out of this folder instead; it stays there").requiredOption("--run-dir <dir>", "the run directory that gets replay.json.gz").option("--scratch <dir>", "where the journal waits (default: beside the run directory)").option("--max-bytes <bytes>", "the largest journal that is taken", wholeNumber(1), DEFAULT_MAX_JOURNAL).option("--timeout <seconds>", "how long it may take altogether", wholeNumber(1), DEFAULT_TIMEOUT_MS / 1e3).option("--strict", "exit 3 when nothing was salvaged").option("--json", "what became of it, as JSON").option("-q, --quiet", "no remarks").addHelpText("after", exitCodes()).action(async (options) => {
	checkOptions(options);
	const outcome = await interruptible((signal) => salvage(options, signal));
	if (options.json) await print([`${JSON.stringify(outcome)}\n`]);
	if (outcome.outcome === "failed" || options.quiet !== true) remark(describe(outcome));
	if (outcome.outcome !== "salvaged" && options.strict === true) process.exitCode = EXIT.partial;
});
await runProgram(program);
function salvage(options, signal) {
	const { runDir, scratch, maxBytes, timeout } = options;
	return salvageRecord({
		collect: collectorOf(options),
		runDir,
		...scratch === void 0 ? {} : { scratch },
		maxBytes,
		timeoutMs: timeout * 1e3,
		signal
	});
}
/** Whatever is wrong with the engine or the names is a failure of collecting, and as quiet as any other. */
function collectorOf({ tree, container, workspace, engine }) {
	if (tree !== void 0) return folderCollector(tree);
	return (destination, limits) => containerCollector({
		engine: resolveEngine(engine, process.env),
		container,
		workspace
	})(destination, limits);
}
function checkOptions({ tree, container, workspace }) {
	if (tree === void 0 === (container === void 0)) throw new UsageError("name one of --container and --tree");
	if (container === void 0 !== (workspace === void 0)) throw new UsageError("--container and --workspace go together");
}
function describe(outcome) {
	switch (outcome.outcome) {
		case "salvaged": return `salvaged ${outcome.record}; ${describeLoss(outcome.assembly) ?? "the record is complete"}`;
		case "absent": return "nothing salvaged: there is no journal";
		case "failed": {
			const { error, kept } = outcome;
			const where = kept === void 0 ? "" : `; the journal is kept in ${kept}`;
			const code = error.message.endsWith(`(${error.code})`) ? "" : ` (${error.code})`;
			return `nothing salvaged: ${error.message}${code}${where}`;
		}
	}
}
function remark(text) {
	process.stderr.write(`gg-salvage: ${text.replaceAll("\n", " ")}\n`);
}
function exitCodes() {
	return `
Exit codes:
  0  a record is written, or nothing is (see stderr): the run that is reported has failed already
  2  the command line is wrong
  3  nothing is written (--strict)
`;
}
export {};
