import { i as interruptible, t as UsageError } from "./program-CJKhYYwm.js";
import { n as readUserConfig, t as submitSettings } from "./settings-B1FsNwxi.js";
import { i as processEnvironment } from "./environment-CQAoWjb8.js";
import { n as statePath, t as openState } from "./database-Cbneo1ZS.js";
import { n as MachineryError, r as systemErrorCode, t as CodedError } from "./errors-CfE0sfLm.js";
import { t as isLoopback } from "./loopback-DAvjwyYp.js";
import { t as BODY_LIMITS } from "./submission-BxlI_zVq.js";
import { i as storeSubmission, t as KeyMismatch } from "./submissions-ix-GFvcv.js";
import { a as parseBody, c as applyBodyRules, s as BodyRejected, t as SUBMISSIONS_PATH } from "./send-CUa2SCO2.js";
import { t as oneLine } from "./print-DYVpNVXn.js";
import { once } from "node:events";
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
// dist/lib/session-log/submit/receiving-server.js
/** How long a client should wait when the database is busy, in seconds. */
const RETRY_AFTER = "1";
/**
* Makes the server as a function of requests. hono is loaded when it is made.
*
* @param token what a client has to send as `Authorization: Bearer …`
* @param onFault is told of failures of the machinery
*/
async function createReceivingServer(state, token, onFault) {
	const [{ Hono }, { bodyLimit }] = await Promise.all([import("./dist-CrFygFx2.js"), import("./body-limit-CZDIiu9Y.js")]);
	const app = new Hono();
	app.get("/health", (context) => context.json({ status: "ok" }));
	app.use(SUBMISSIONS_PATH, async (context, next) => {
		if (isToken(context.req.header("authorization"), token)) return next();
		return context.json(problem("unauthorized", "the token is missing or another one"), 401);
	});
	app.use(SUBMISSIONS_PATH, bodyLimit({
		maxSize: BODY_LIMITS.body,
		onError: (context) => context.json(problem("body_too_large", `a body has at most ${BODY_LIMITS.body} bytes`), 413)
	}));
	app.post(SUBMISSIONS_PATH, async (context) => {
		const receipt = receive(state, Buffer.from(await context.req.arrayBuffer()));
		return context.json(receipt, receipt.outcome === "submitted" ? 201 : 200);
	});
	app.notFound((context) => context.json(problem("not_found", "there is nothing here"), 404));
	app.onError((error, context) => {
		const { status, body } = answerFor(error);
		if (status >= 500) onFault(error);
		if (status === 503) context.header("retry-after", RETRY_AFTER);
		return context.json(body, status);
	});
	return app;
}
function receive(state, bytes) {
	const now = /* @__PURE__ */ new Date();
	const { body, warnings } = applyBodyRules(parseBody(bytes), now);
	const { outcome, uid, id } = storeSubmission(state, body, now);
	return {
		outcome,
		uid,
		id,
		request_id: randomUUID(),
		warnings
	};
}
/** Compared in constant time; hashes, because the two must be equally long. */
function isToken(header, token) {
	const given = /^bearer +(\S+) *$/i.exec(header ?? "")?.[1] ?? "";
	const hash = (text) => createHash("sha256").update(text).digest();
	return timingSafeEqual(hash(given), hash(token));
}
function problem(error, message) {
	return {
		error,
		message,
		request_id: randomUUID()
	};
}
function answerFor(error) {
	if (error instanceof KeyMismatch) return {
		status: 409,
		body: problem("mismatch", error.message)
	};
	if (error instanceof BodyRejected) return {
		status: error.code === "body_too_large" ? 413 : 400,
		body: problem(error.code, error.message)
	};
	if (error instanceof MachineryError && error.code === "database-busy") return {
		status: 503,
		body: problem("busy", "the database is busy")
	};
	return {
		status: 500,
		body: problem(error instanceof CodedError ? error.code : "internal_error", "the report could not be stored")
	};
}
// dist/pipelines/serve-submissions.js
/** @throws MachineryError `cannot-listen`; the abort reason when it is asked to stop */
async function serveSubmissions(state, options) {
	const { host, port, token, signal, onListening, onFault } = options;
	const { createAdaptorServer } = await import("./dist-COm01_Jw.js");
	const server = createAdaptorServer({ fetch: (await createReceivingServer(state, token, onFault)).fetch });
	try {
		server.listen(port, host);
		await once(server, "listening", { signal });
		onListening(urlOf(server.address()));
		await once(server, "close", { signal });
		throw new CodedError("stopped", "the server stopped by itself");
	} catch (error) {
		if (signal.aborted) throw signal.reason;
		if (systemErrorCode(error) === void 0) throw error;
		throw new MachineryError("cannot-listen", `cannot listen on ${host}:${port}: ${systemErrorCode(error)}`, {
			cause: error,
			hint: "choose another --port or --host"
		});
	} finally {
		server.close();
		if ("closeAllConnections" in server) server.closeAllConnections();
	}
}
function urlOf({ address, family, port }) {
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
// dist/bin/agentfeedback/serve.js
function addServeCommand(program) {
	program.command("serve").description("take reports of other machines into the database of this one").option("--host <address>", "where to listen", "127.0.0.1").option("--port <n>", "on which port (0: any free one)", "8484").addHelpText("after", `
Clients have to send the token of this machine, AGENT_FEEDBACK_API_KEY or api_key in its
config.toml. The server speaks plain HTTP: leave it on loopback, behind a tunnel or a
proxy that speaks TLS.

Examples:
  AGENT_FEEDBACK_API_KEY=<token> agentfeedback serve
  agentfeedback submit friction --summary "…" --server http://127.0.0.1:8484
`).action(serve);
}
async function serve({ host, port }) {
	const number = Number(port);
	if (!/^\d{1,5}$/.test(port) || number > 65535) throw new UsageError(`"${port}" is no port`, "write 0 to 65535");
	const environment = processEnvironment();
	const { apiKey } = submitSettings(environment, await readUserConfig(environment));
	if (apiKey === void 0) throw new CodedError("no-token", "no token is set, and without one anybody could file", { hint: "set AGENT_FEEDBACK_API_KEY, or api_key in config.toml" });
	const state = await openState(statePath(environment));
	if (!isLoopback(host) && host !== "localhost") process.stderr.write(`agentfeedback: ${oneLine(host)} is not loopback, and this server speaks plain HTTP: tokens and reports can be read on the way\n`);
	try {
		await interruptible((signal) => serveSubmissions(state, {
			host,
			port: number,
			token: apiKey,
			signal,
			onListening: (url) => process.stderr.write(`agentfeedback: taking reports at ${url}\n`),
			onFault: (error) => process.stderr.write(`agentfeedback: ${oneLine(error instanceof Error ? error.message : String(error))}\n`)
		}));
	} finally {
		state.close();
	}
}
export { addServeCommand };
