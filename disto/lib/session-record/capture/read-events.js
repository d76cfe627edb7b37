// Stage: lines of NDJSON in, capture events out; free-form values come out in
// canonical form, so that equal values are equal bytes from here on.
//
// A line that is no event is the end of the capture: one item of kind `refusal`
// comes out with the line's number, and nothing after it, whatever follows. A
// record that goes on behind a gap would look complete and not be.
//
// Holds one line. Never fails.
import { CodedError } from '../../stream/errors.js';
import { JsonFault } from '../../stream/json-scan.js';
import { RawJson, TypedFault, typedReader } from '../../stream/json-typed.js';
import { stage } from '../../stream/stage.js';
import { CanonicalJson } from './bodies.js';
import { captureEvent } from './events.js';
/** A line that is no capture event, or one in the wrong place. */
export class EventFault extends CodedError {
    constructor(code, line, reason, hint) {
        super(code, `line ${line.number}, byte ${line.offset}, is no capture event: ${reason}`, {
            line: line.number,
            offset: line.offset,
            hint,
        });
    }
}
const HINT = 'the events before it are captured; see docs/capture-events.md for what a line holds';
const readEvent = typedReader(captureEvent);
/** @param concluded called when nothing more will be looked at */
export function readEvents(concluded = () => { }) {
    const order = new EventOrder();
    let isConcluded = false;
    return stage((line, push) => {
        if (isConcluded)
            return;
        try {
            const event = read(line);
            if (event === undefined)
                return;
            order.admit(event, line);
            push(event);
        }
        catch (error) {
            if (!(error instanceof EventFault))
                throw error;
            isConcluded = true;
            push({ type: 'refusal', error });
            concluded();
        }
    }, (push) => {
        if (!isConcluded && !order.hasSession)
            push({ type: 'refusal', error: nothingCame() });
    });
}
function nothingCame() {
    return new CodedError('missing-session', 'the input holds no capture event', {
        hint: 'pipe the events of a session into this; the first of them is the session',
    });
}
function read(line) {
    if (line.kind === 'tail') {
        throw new EventFault('torn-line', line, 'the input ends inside it, without a line feed', HINT);
    }
    if (line.kind === 'overlong') {
        throw new EventFault('line-too-long', line, `it has ${line.size} bytes, more than are held`, HINT);
    }
    if (line.bytes.length === 0)
        return undefined;
    return readLine(line);
}
function readLine(line) {
    try {
        return canonicalized(readEvent(line.bytes).value);
    }
    catch (error) {
        if (error instanceof JsonFault || error instanceof TypedFault) {
            throw new EventFault(error.code, line, error.message, HINT);
        }
        throw error;
    }
}
/** The same value with every free-form part in canonical form. */
function canonicalized(value) {
    if (value instanceof RawJson)
        return CanonicalJson.fromBytes(value);
    if (Array.isArray(value))
        return value.map(canonicalized);
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
        return value;
    }
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, canonicalized(member)]));
}
/** The session comes first and once, a truncation last. */
class EventOrder {
    #hasSession = false;
    #isOver = false;
    get hasSession() {
        return this.#hasSession;
    }
    admit(event, line) {
        if (this.#isOver) {
            throw new EventFault('event-after-truncation', line, 'it follows the truncation', HINT);
        }
        if (event.type === 'session' && this.#hasSession) {
            throw new EventFault('second-session', line, 'the session event came before', HINT);
        }
        if (event.type !== 'session' && !this.#hasSession) {
            throw new EventFault('missing-session', line, 'the first event must be the session', HINT);
        }
        this.#hasSession = true;
        this.#isOver = event.type === 'truncation';
    }
}
//# sourceMappingURL=read-events.js.map