import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { t as require_picocolors } from "./picocolors-Bp6UTfd8.js";
import { t as oneLine } from "./print-DYVpNVXn.js";
// dist/bin/agentfeedback/digest-view.js
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
/** The notice first, then each session, then what waits for the next run. */
function digestText({ notice, detector_version, sessions, deferred }) {
	return `${[
		[notice, `detector version ${detector_version}`],
		...sessions.map(sessionLines),
		...sessions.length === 0 ? [["nothing to report"]] : [],
		...deferred.length === 0 ? [] : [["deferred to the next run:", ...deferred.map((ref) => `  ${oneLine(ref)}`)]]
	].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
/** What stands on stderr beside it. */
function digestErrors({ errors }) {
	return errors.map(({ ref, state, message }) => oneLine(`${ref}: ${state}: ${message}`));
}
function sessionLines(session) {
	const { ref, project, cwd, counts, events, retries, flagged, final_excerpt } = session;
	const place = cwd === project ? project || "-" : `${project || "-"}, last in ${cwd}`;
	return [
		import_picocolors.default.bold(oneLine(`${ref}  ${place}`)),
		indented(spanLine(session)),
		`  prompts ${counts.prompts}, tool calls ${counts.tool_calls}, tool errors ${counts.tool_errors}, interrupts ${counts.interrupts}, denials ${counts.denials}`,
		...events.flatMap(eventLines),
		...retries.map(({ span, of_span, tool }) => indented(`  retry of #${of_span}: ${tool} #${span}`)),
		...flagged.map(({ span, phrase }) => indented(`  flagged: "${phrase}" #${span}`)),
		...final_excerpt === void 0 ? [] : [indented(`  last text: ${final_excerpt}`)]
	];
}
function spanLine({ start, end, model, from_offset, truncated }) {
	return `  ${[
		`${start ?? "-"} to ${end ?? "-"}`,
		...model === void 0 ? [] : [model],
		`from byte ${from_offset}`,
		...truncated ? ["truncated: the next digest goes on"] : []
	].join(", ")}`;
}
function eventLines(event) {
	if (event.type === "prompt") return [`  ${event.at ?? "-"}  prompt  #${event.span}`, `      ${event.summary}`].map(indented);
	const { status, exit_code, error_class, self, excerpt } = event;
	const outcome = [
		error_class === status ? status : `${status} (${error_class})`,
		...exit_code === void 0 ? [] : [`exit code ${exit_code}`],
		...self === true ? ["agentfeedback's own command"] : []
	].join(", ");
	const line = `  ${event.at ?? "-"}  ${event.tool}: ${outcome}  #${event.span}`;
	return (excerpt === void 0 ? [line] : [line, `      ${excerpt}`]).map(indented);
}
/** One line that keeps its indentation. */
function indented(line) {
	const text = line.trimStart();
	return " ".repeat(line.length - text.length) + oneLine(text);
}
export { digestErrors, digestText };
