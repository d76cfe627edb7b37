// dist/lib/session-log/format/white-space.js
const WHITE = "\\t\\n\\v\\f\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const NOT_WHITE = new RegExp(`[^${WHITE}]`);
const RUN = new RegExp(`[${WHITE}]+`);
const isWhite = new RegExp(`^[${WHITE}]$`);
/** The text without the white space at both ends. Linear in the text. */
function trimWhite(text) {
	const start = text.search(NOT_WHITE);
	if (start === -1) return "";
	let end = text.length;
	while (isWhite.test(text.charAt(end - 1))) end -= 1;
	return text.slice(start, end);
}
/** Whether there is nothing but white space. */
function isBlank(text) {
	return !NOT_WHITE.test(text);
}
/** The words between runs of white space. */
function splitWords(text) {
	const trimmed = trimWhite(text);
	return trimmed === "" ? [] : trimmed.split(RUN);
}
export { splitWords as n, trimWhite as r, isBlank as t };
