// Stage: capture events in, the same out with every text addressed, and clipped
// to its tail where it is over its ceiling (wire format 4.5): 32 KiB for a
// command's stdout or stderr, 256 KiB for a tool's output or lifted data text. A
// tool's summary is never clipped.
//
// The address is that of the whole text; what is kept begins at a character.
//
// Holds nothing. Never fails.
import { decodeString } from '../../stream/json-scan.js';
import { stage } from '../../stream/stage.js';
import { STREAM_CEILING, TOOL_CEILING } from '../format/constants.js';
import { contentAddress } from '../format/content-address.js';
import { AddressedText } from './bodies.js';
export function clipPayloads() {
    return stage((event, push) => push(clipEvent(event)));
}
/** The event with its texts addressed and clipped. */
export function clipEvent(event) {
    switch (event.type) {
        case 'shell':
        case 'git': {
            const { command } = event;
            const stdout = addressText(command.stdout, STREAM_CEILING);
            const stderr = addressText(command.stderr, STREAM_CEILING);
            return { ...event, command: { ...command, stdout, stderr } };
        }
        case 'tool_result': {
            const { outcome } = event;
            const output = addressText(outcome.output, TOOL_CEILING);
            const dataText = outcome.dataText ? { dataText: addressText(outcome.dataText, TOOL_CEILING) } : {};
            const summary = outcome.summary ? { summary: addressText(outcome.summary) } : {};
            return { ...event, outcome: { ...outcome, output, ...dataText, ...summary } };
        }
        default:
            return event;
    }
}
/**
 * Addresses a text, and keeps its tail.
 *
 * @param ceiling most bytes of UTF-8 that are kept
 */
export function addressText(text, ceiling = Number.POSITIVE_INFINITY) {
    if (text instanceof AddressedText) {
        const kept = clipTail(text.kept, ceiling);
        return kept === text.kept ? text : new AddressedText(text.id, kept, text.originalBytes);
    }
    return addressString(decodeString(text.bytes, 0, text.bytes.length), ceiling);
}
/** As {@link addressText}, of a JavaScript string. Half of a surrogate pair has no UTF-8 and becomes U+FFFD. */
export function addressString(text, ceiling = Number.POSITIVE_INFINITY) {
    const whole = Buffer.from(text);
    return new AddressedText(contentAddress(whole), clipTail(whole, ceiling), whole.length);
}
/** The last `ceiling` bytes of UTF-8, or up to three less: what is kept begins at a character. */
export function clipTail(utf8, ceiling) {
    if (utf8.length <= ceiling)
        return utf8;
    let start = utf8.length - ceiling;
    while (start < utf8.length && (utf8[start] & 0xc0) === 0x80)
        start += 1;
    // A copy: a view would keep the whole payload for as long as the tail is queued.
    return Buffer.from(utf8.subarray(start));
}
//# sourceMappingURL=clip-payloads.js.map