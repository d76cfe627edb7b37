import { t as UsageError } from "./program-CJKhYYwm.js";
import { i as isHarness, r as UNREAD_HARNESSES, t as HARNESSES } from "./harness-C_3M6mEE.js";
import { n as parseRef } from "./ref-D3dNboOj.js";
import { t as parseSince } from "./since-CPy35PYR.js";
import { i as scrubText } from "./scrub-DSJxy9BN.js";
// dist/bin/agentfeedback/command-line.js
/** Makes a command that only groups others say so instead of doing nothing. */
function requireCommand(command) {
	const path = () => command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
	command.usage("[options] <command>").argument("[command]").action((name) => {
		const problem = name === void 0 ? "a command is missing" : `there is no command ${name}`;
		throw new UsageError(problem, `${path()} --help lists the commands`);
	});
}
/** Long options may be written with one dash: `-json` is `--json`. */
function withDoubleDashes(program, argv) {
	const names = longOptions(program);
	const end = argv.indexOf("--");
	return argv.map((argument, index) => {
		const isOption = end === -1 || index < end;
		const name = /^-([a-z][a-z-]+)(?:=.*)?$/s.exec(argument)?.[1];
		return isOption && name !== void 0 && names.has(`--${name}`) ? `-${argument}` : argument;
	});
}
function longOptions(command) {
	const own = command.options.flatMap(({ long }) => long ?? []);
	return /* @__PURE__ */ new Set([
		"--help",
		...own,
		...command.commands.flatMap((sub) => [...longOptions(sub)])
	]);
}
function readHarness(name) {
	if (isHarness(name)) return name;
	if (Object.hasOwn(UNREAD_HARNESSES, name)) {
		const reason = UNREAD_HARNESSES[name];
		throw new UsageError(reason.replace(/\.$/, ""), `choose one of ${HARNESSES.join(", ")}`);
	}
	throw new UsageError(`there is no reader for the harness "${name}"`, `choose one of ${HARNESSES.join(", ")}`);
}
/** @returns microseconds since 1970 UTC */
function readSince(text) {
	const since = parseSince(text, Date.now() * 1e3);
	if (since !== void 0) return since;
	throw new UsageError(`"${text}" is neither a time nor a span of at most 100 years`, "write it as 2026-10-08T09:00:00Z, or as 30m, 12h, 7d or 2w");
}
function readLimit(text) {
	const limit = Number(text);
	if (/^\d+$/.test(text) && Number.isSafeInteger(limit)) return limit;
	throw new UsageError(`"${text}" is no limit`, "write a whole number; 0 means no limit");
}
function readRef(text) {
	const ref = parseRef(text);
	if (ref !== void 0) return ref;
	const colon = text.indexOf(":");
	if (colon > 0 && Object.hasOwn(UNREAD_HARNESSES, text.slice(0, colon))) readHarness(text.slice(0, colon));
	throw new UsageError(`"${scrubText(text)}" names no session`, "write <harness>:<session id>, as agentfeedback sessions list prints it");
}
/** Gathers an option that may be repeated. */
function gather(value, gathered = []) {
	return [...gathered, value];
}
export { readSince as a, readRef as i, readHarness as n, requireCommand as o, readLimit as r, withDoubleDashes as s, gather as t };
