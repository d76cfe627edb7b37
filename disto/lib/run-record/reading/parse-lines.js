// Stage: segments in; events and framing faults out, other segments unchanged.
//
// Holds nothing. Never fails: a line that is not a JSON object is an item. JSON
// is what JSON.parse takes: of members with one name the last counts, `1.0` is
// the whole number 1, white space around the object (a carriage return too) is
// nothing. The bytes of the line stay beside the event, so that whoever shows it
// shows what was written.
import { stage } from '../../stream/stage.js';
import { QUEUED_ITEMS } from './limits.js';
/** Makes the stage. */
export function parseLines() {
    return stage((segment, push) => push(segment.kind === 'line' ? parseLine(segment) : segment), undefined, QUEUED_ITEMS);
}
/** Parses one complete line. */
export function parseLine({ bytes, offset, number }) {
    let value;
    try {
        value = JSON.parse(bytes.toString('utf8'));
    }
    catch {
        return { kind: 'framing-fault', rule: 'not-json', offset, number };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { kind: 'framing-fault', rule: 'not-an-object', offset, number };
    }
    return { kind: 'event', fields: value, bytes, offset, number };
}
//# sourceMappingURL=parse-lines.js.map