// Stage: capture events in, the same out; a tool outcome's structured data that
// carries a whole text has that text lifted out of it, to be pooled and clipped
// like any other (wire format 1.6). An event that brings its `dataText` along is
// left as it is.
//
// Holds nothing. Never fails.
import { canonicalBytes } from '../../stream/json-canonical.js';
import { decodeString, members } from '../../stream/json-scan.js';
import { RawJson } from '../../stream/json-typed.js';
import { stage } from '../../stream/stage.js';
import { CanonicalJson } from './bodies.js';
/** Which member of `data.data` is the text, by the `kind` of the data. */
const LIFTED = new Map([
    ['fileText', 'contents'],
    ['shell', 'body'],
]);
export function liftDataText() {
    return stage((event, push) => push(liftFromEvent(event)));
}
/** The event, with the text lifted out of its data if there is one. */
export function liftFromEvent(event) {
    if (event.type !== 'tool_result')
        return event;
    const { outcome } = event;
    if (outcome.data === undefined || (outcome.dataText !== undefined && outcome.dataText !== null))
        return event;
    const lifted = lift(outcome.data);
    return lifted === undefined ? event : { ...event, outcome: { ...outcome, ...lifted } };
}
function lift({ bytes }) {
    const outer = membersOf(bytes, 0);
    const kind = outer?.get('kind');
    if (kind === undefined || bytes[kind[0]] !== 0x22)
        return undefined;
    const member = LIFTED.get(decodeString(bytes, kind[0], kind[1]));
    const inner = outer?.get('data');
    if (member === undefined || inner === undefined)
        return undefined;
    const text = membersOf(bytes, inner[0])?.get(member);
    if (text === undefined || bytes[text[0]] !== 0x22)
        return undefined;
    const [start, end] = text;
    const data = Buffer.concat([bytes.subarray(0, start), Buffer.from('""'), bytes.subarray(end)]);
    return {
        data: new CanonicalJson(canonicalBytes(data)),
        dataText: new RawJson(bytes.subarray(start, end)),
    };
}
function membersOf(bytes, at) {
    if (bytes[at] !== 0x7b)
        return undefined;
    const ranges = new Map();
    members(bytes, at, bytes.length, (keyStart, keyEnd, start, end) => {
        ranges.set(decodeString(bytes, keyStart, keyEnd), [start, end]);
    });
    return ranges;
}
//# sourceMappingURL=lift-data-text.js.map