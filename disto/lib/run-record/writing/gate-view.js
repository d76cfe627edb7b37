// What is shown of a long output in place of all of it (run-record details, 5.2).
//
// A view is a function of the bytes and the limit alone: the same output gives
// the same view, to the byte. The exact bytes stand in the capture.
import { isUtf8 } from 'node:buffer';
import { REASON_BYTES } from './bounded-reason.js';
/** The most bytes of a gate's output, or of a child's, that an agent is shown. */
export const AGENT_VIEW_BYTES = 10_000;
/** The most bytes of a gate's output in the reason of an ending. */
export const REASON_VIEW_BYTES = REASON_BYTES;
/** What is said of an output that is not text. */
export const UNDECODABLE_OUTPUT = '[The output is not valid UTF-8 and is not shown. Its exact bytes are in the file that check.capture names.]';
/** What is said of a child's output that is not text. */
export const UNDECODABLE_CHILD_OUTPUT = '[The output of the subflow is not valid UTF-8 and is not shown. Its exact bytes are kept in the child run.]';
/**
 * The output of a gate as a text of at most `limit` bytes: all of it, or its
 * beginning and end around a notice of what is left out.
 *
 * @param limit bytes: {@link AGENT_VIEW_BYTES} or {@link REASON_VIEW_BYTES}
 * @throws RangeError when a notice does not fit into the limit
 */
export function viewGateOutput(bytes, limit) {
    if (!isUtf8(bytes))
        return UNDECODABLE_OUTPUT;
    if (bytes.length <= limit)
        return bytes.toString('utf8');
    const { head, tail, omitted } = settleCut(bytes, limit);
    return head.toString('utf8') + writeNotice(bytes.length, omitted) + tail.toString('utf8');
}
/**
 * The output of a child as its parent's agent is shown it: all of at most 10,000
 * bytes, or a line that says how much there is and as much of the beginning as
 * fits.
 */
export function viewChildOutput(bytes) {
    if (!isUtf8(bytes))
        return UNDECODABLE_CHILD_OUTPUT;
    if (bytes.length <= AGENT_VIEW_BYTES)
        return bytes.toString('utf8');
    const marker = `[The output of the subflow has ${bytes.length} bytes; this is its beginning.]\n`;
    const room = AGENT_VIEW_BYTES - Buffer.byteLength(marker);
    return marker + bytes.toString('utf8', 0, characterEnd(bytes, room));
}
/**
 * The cut whose notice tells its own omission: the notice takes room, and how
 * much depends on the number that it tells.
 *
 * The number can swing between two values for ever, because a wider room may end
 * inside a character where a narrower one did not. Then the cut that left more
 * room for the notice is taken: it is told truthfully, and is a byte shorter than
 * it might be.
 */
function settleCut(bytes, limit) {
    const tried = new Map();
    let told = bytes.length;
    for (;;) {
        const cut = cutFor(bytes, limit - noticeBytes(bytes.length, told));
        if (cut.omitted === told)
            return cut;
        tried.set(told, cut);
        if (tried.has(cut.omitted))
            return tried.get(Math.max(cut.omitted, told));
        told = cut.omitted;
    }
}
function cutFor(bytes, room) {
    if (room < 0)
        throw new RangeError('the limit leaves no room for the notice of a view');
    const headEnd = characterEnd(bytes, Math.floor(room / 2));
    const tailStart = characterStart(bytes, bytes.length - (room - headEnd));
    return {
        head: bytes.subarray(0, headEnd),
        tail: bytes.subarray(tailStart),
        omitted: tailStart - headEnd,
    };
}
function writeNotice(total, omitted) {
    return `\n\n[${omitted} of ${total} bytes are left out here. The file that check.capture names holds the exact output.]\n\n`;
}
function noticeBytes(total, omitted) {
    return Buffer.byteLength(writeNotice(total, omitted));
}
/** The last place up to `at` where a character ends. */
function characterEnd(bytes, at) {
    let end = at;
    while (end > 0 && isContinuation(bytes, end))
        end -= 1;
    return end;
}
/** The first place from `at` where a character begins. */
function characterStart(bytes, at) {
    let start = at;
    while (isContinuation(bytes, start))
        start += 1;
    return start;
}
function isContinuation(bytes, at) {
    return (bytes[at] & 0xc0) === 0x80;
}
//# sourceMappingURL=gate-view.js.map