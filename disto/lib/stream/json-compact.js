// Takes the white space between the tokens of a JSON text away and leaves the
// tokens as they are spelled.
import { skipString, skipWhite } from './json-scan.js';
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
/** One JSON value on one line: the same bytes when it is on one already. */
export function oneLine(value) {
    return value.includes(LINE_FEED) ? compactJson(value) : value;
}
/**
 * The bytes of a JSON value without the white space between its tokens; members
 * stay in their order, strings and numbers as they are spelled.
 *
 * @param bytes one JSON value
 */
export function compactJson(bytes) {
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
//# sourceMappingURL=json-compact.js.map