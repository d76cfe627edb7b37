import { d as skipWhite, u as skipString } from "./json-scan-C4RDczul.js";
// dist/lib/stream/json-compact.js
const QUOTE = 34;
const LINE_FEED = 10;
/** One JSON value on one line: the same bytes when it is on one already. */
function oneLine(value) {
	return value.includes(LINE_FEED) ? compactJson(value) : value;
}
/**
* The bytes of a JSON value without the white space between its tokens; members
* stay in their order, strings and numbers as they are spelled.
*
* @param bytes one JSON value
*/
function compactJson(bytes) {
	const kept = [];
	let from = 0;
	for (let i = 0; i < bytes.length;) {
		if (bytes[i] === QUOTE) {
			i = skipString(bytes, i, bytes.length);
			continue;
		}
		const end = skipWhite(bytes, i, bytes.length);
		if (end > i) {
			kept.push(bytes.subarray(from, i));
			from = end;
		}
		i = end > i ? end : i + 1;
	}
	return from === 0 ? bytes : Buffer.concat([...kept, bytes.subarray(from)]);
}
export { oneLine as n, compactJson as t };
