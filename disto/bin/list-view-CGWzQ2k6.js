import { t as textTable } from "./text-table-B4MvWjnp.js";
// dist/bin/agentfeedback/list-view.js
const HEADER = [
	"REF",
	"STATE",
	"PROJECT",
	"START",
	"END",
	"PROMPTS",
	"TOOL CALLS",
	"TOOL ERRORS"
];
const UNKNOWN = "-";
/** One row a session, two blanks between the columns. */
function listTable(sessions) {
	if (sessions.length === 0) return "no sessions\n";
	return textTable(HEADER, sessions.map(rowOf));
}
function rowOf({ ref, state, reason, project, start, end, counts }) {
	return [
		ref,
		reason === void 0 ? state : `${state} (${reason})`,
		project ?? UNKNOWN,
		toSecond(start),
		toSecond(end),
		String(counts?.prompts ?? UNKNOWN),
		String(counts?.tool_calls ?? UNKNOWN),
		String(counts?.tool_errors ?? UNKNOWN)
	];
}
function toSecond(time) {
	return time?.replace(/\.\d+Z$/, "Z") ?? UNKNOWN;
}
export { listTable };
