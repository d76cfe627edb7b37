#!/usr/bin/env node
import { l as EXIT, n as createProgram, r as runProgram } from "./program-CJKhYYwm.js";
import { n as MachineryError } from "./errors-CfE0sfLm.js";
import { o as requireCommand, s as withDoubleDashes } from "./command-line-ziipPNUN.js";
// dist/bin/agentfeedback.js
const program = createProgram("agentfeedback", "Turn what went wrong in past coding-agent sessions into feedback: read their logs on demand, read-only, under your policy.", [
	"agentfeedback sessions status",
	"agentfeedback sessions list --unprocessed",
	"agentfeedback sessions digest --unprocessed --json",
	"agentfeedback submit friction --stdin --context-from claude-code:<session id>#<span> < report.json",
	"agentfeedback sessions mark claude-code:<session id> --outcome filed --ref <uid>"
]);
requireCommand(program);
/** What adds each command. Only the one that is run is loaded: it takes longer than to read a small store. */
const COMMANDS = {
	sessions: async () => (await import("./sessions-BwkU7S0y.js")).addSessionsCommands,
	submit: async () => (await import("./submit-BfO79Zyh.js")).addSubmitCommands,
	submissions: async () => (await import("./submissions-BfRDRVL6.js")).addSubmissionsCommands,
	mcp: async () => (await import("./mcp-CSm1cz2i.js")).addMcpCommand,
	serve: async () => (await import("./serve-DIlaczTE.js")).addServeCommand
};
const [named = ""] = process.argv.slice(2);
for (const name of Object.hasOwn(COMMANDS, named) ? [named] : Object.keys(COMMANDS)) (await COMMANDS[name]?.())?.(program);
await runProgram(program, withDoubleDashes(program, process.argv), {
	exitOf: (fault) => fault instanceof MachineryError ? EXIT.no : void 0,
	hintOnLine: true
});
export {};
