import { i as isHarness } from "./harness-C_3M6mEE.js";
// dist/lib/session-log/format/ref.js
/** `<harness>:<session id>` */
function formatRef({ harness, sessionId }) {
	return `${harness}:${sessionId}`;
}
/**
* Reads a ref: a harness that has a reader, a colon, and a session id that is
* no path and holds no `#` (which would begin a span).
*
* @returns undefined when the text is no ref
*/
function parseRef(text) {
	const colon = text.indexOf(":");
	const harness = text.slice(0, Math.max(colon, 0));
	const sessionId = text.slice(colon + 1);
	if (!isHarness(harness) || sessionId === "" || sessionId === "." || sessionId === "..") return void 0;
	return /[/\\#]/.test(sessionId) ? void 0 : {
		harness,
		sessionId
	};
}
export { parseRef as n, formatRef as t };
