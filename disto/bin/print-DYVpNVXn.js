import { n as writeOut } from "./standard-output-WUw5tTEi.js";
// dist/bin/agentfeedback/print.js
/** Prints one JSON object on a line of its own. */
function printJson(value) {
	return writeOut(`${JSON.stringify(value)}\n`);
}
/** One line for people: control characters of a log must not reach the terminal. */
function oneLine(text) {
	return text.replace(/[\t\n\r]+/g, " ").replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, "?");
}
export { printJson as n, oneLine as t };
