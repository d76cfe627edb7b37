import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { t as UsageError } from "./program-CJKhYYwm.js";
import { t as isUid } from "./uid-CbHQcoOh.js";
import { i as processEnvironment } from "./environment-CQAoWjb8.js";
import { n as writeOut } from "./standard-output-WUw5tTEi.js";
import { n as statePath, t as openState } from "./database-Cbneo1ZS.js";
import { n as findSubmission, r as listSubmissions } from "./submissions-ix-GFvcv.js";
import { t as Spool } from "./spool-DyZ7Rtl0.js";
import { t as CodedError } from "./errors-CfE0sfLm.js";
import { o as requireCommand } from "./command-line-ziipPNUN.js";
import { n as printJson, t as oneLine } from "./print-DYVpNVXn.js";
import { t as require_picocolors } from "./picocolors-Bp6UTfd8.js";
import { t as textTable } from "./text-table-B4MvWjnp.js";
// dist/bin/agentfeedback/submissions-view.js
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
const HEADER = [
	"UID",
	"FILED",
	"KIND",
	"CATEGORY",
	"PROJECT",
	"SUMMARY"
];
const UNKNOWN = "-";
/** Characters of a summary in the table. */
const SHOWN = 60;
function submissionsTable(submissions) {
	if (submissions.length === 0) return "no submissions\n";
	return textTable(HEADER, submissions.map(rowOf));
}
function rowOf({ uid, created_at, kind, category, project, summary }) {
	return [
		uid,
		toSecond(created_at),
		kind,
		category ?? UNKNOWN,
		project ?? UNKNOWN,
		shorten(summary)
	];
}
function shorten(text) {
	const characters = [...text];
	return characters.length > SHOWN ? `${characters.slice(0, 59).join("")}…` : text;
}
/** One line a member; the texts of the payload keep their lines. */
function submissionText(submission) {
	const { summary, context, payload, occurred_at, created_at, ...members } = submission;
	return `${[
		import_picocolors.default.bold(oneLine(summary)),
		...Object.entries({
			...members,
			occurred_at: toSecond(occurred_at),
			created_at: toSecond(created_at)
		}).map(([name, value]) => `  ${name}: ${oneLine(String(value))}`),
		...block("payload", payload),
		...block("context", context)
	].join("\n")}\n`;
}
function block(title, members) {
	const entries = Object.entries(members);
	if (entries.length === 0) return [];
	return [`  ${title}:`, ...entries.flatMap(([name, value]) => {
		const [first = "", ...rest] = (typeof value === "string" ? value : JSON.stringify(value)).split("\n");
		return [`    ${oneLine(name)}: ${oneLine(first)}`, ...rest.map((line) => `      ${oneLine(line)}`)];
	})];
}
function toSecond(time) {
	return time.replace(/\.\d+Z$/, "Z");
}
// dist/bin/agentfeedback/submissions.js
function addSubmissionsCommands(program) {
	const submissions = program.command("submissions").description("what was filed on this machine").addHelpText("after", `
Examples:
  agentfeedback submissions list
  agentfeedback submissions show <uid> --json
`);
	requireCommand(submissions);
	submissions.command("list").description("every submission, newest first").option("--json", "print one JSON object").action(list);
	submissions.command("show").description("one submission whole").argument("<uid>", "the uid that submit printed").option("--json", "print one JSON object").action(show);
}
async function list(options) {
	const found = { submissions: await withState(listSubmissions) };
	const waiting = (await new Spool(processEnvironment()).names()).length;
	if (waiting > 0) {
		const verb = waiting === 1 ? "report waits" : "reports wait";
		process.stderr.write(`${waiting} ${verb} to be delivered; the next submit delivers what it can\n`);
	}
	await (options.json === true ? printJson(found) : writeOut(submissionsTable(found.submissions)));
}
async function show(uid, options) {
	if (!isUid(uid)) throw new UsageError(`"${uid}" is no uid`, "give the uid that submit printed, 8-4-4-4-12 hex digits");
	const found = await withState((state) => findSubmission(state, uid));
	if (found === void 0) throw new CodedError("no-submission", `no submission here has the uid ${uid}`, { hint: "agentfeedback submissions list shows what was filed on this machine" });
	await (options.json === true ? printJson(found) : writeOut(submissionText(found)));
}
async function withState(work) {
	const state = await openState(statePath(processEnvironment()));
	try {
		return work(state);
	} finally {
		state.close();
	}
}
export { addSubmissionsCommands };
