// What a recorder knows of its own journal: how many bytes and entries landed,
// and why it stopped, if it did. The first reason to stop sticks, and capture
// never resumes (wire format 4.2).
//
// Bytes are counted when a batch is queued; the closing line is not counted.
import { CodedError } from '../../stream/errors.js';
import { JournalRules } from '../format/journal-rules.js';
import { encodeLines } from './encode-lines.js';
import { truncationOf } from './end-line.js';
export class JournalAccount {
    #rules = new JournalRules('that is being written');
    #maxBytes;
    #line = 1;
    #bytes = 0;
    #entries = 0;
    #lastSeq;
    #reason;
    #error;
    #carried;
    #onStop;
    /**
     * @param maxBytes ceiling of the whole journal in bytes, its closing line left out; exactly as many are allowed
     * @param onStop called once, when capture stops
     */
    constructor(maxBytes = Number.POSITIVE_INFINITY, onStop = () => { }) {
        this.#maxBytes = maxBytes;
        this.#onStop = onStop;
    }
    get bytes() {
        return this.#bytes;
    }
    get entries() {
        return this.#entries;
    }
    get lastSeq() {
        return this.#lastSeq;
    }
    get stopReason() {
        return this.#reason;
    }
    /** What made capture stop, where there is more to say than the reason. */
    get error() {
        return this.#error;
    }
    /** How the journal's closing line says that it is cut short; undefined for a complete one. */
    get truncation() {
        if (this.#reason === undefined)
            return this.#carried;
        return truncationOf(this.#reason, this);
    }
    /**
     * Encodes a batch, and checks it against the journal's rules and the ceiling.
     *
     * @returns undefined when capture has stopped, now or before
     */
    prepare({ lines }) {
        if (this.#reason !== undefined)
            return undefined;
        let bytes;
        let seq;
        try {
            bytes = encodeLines(lines);
            for (const line of lines) {
                this.#rules.admit(line, { line: this.#line, offset: this.#bytes });
                this.#line += 1;
                if (line.type === 'entry')
                    seq = line.entry.seq;
            }
        }
        catch (error) {
            this.stop('write_failed', error);
            return undefined;
        }
        if (this.#bytes + bytes.length > this.#maxBytes) {
            this.stop('byte_ceiling');
            return undefined;
        }
        return { bytes, seq };
    }
    /** Counts a batch that was queued. @param size in bytes */
    land(size, seq) {
        this.#bytes += size;
        if (seq === undefined)
            return;
        this.#entries += 1;
        this.#lastSeq = seq;
    }
    /** Stops capture for good. A later reason changes nothing. */
    stop(reason, error) {
        if (this.#reason !== undefined)
            return;
        this.#reason = reason;
        if (error !== undefined)
            this.#error = error instanceof Error ? error : new Error(String(error));
        this.#onStop(reason, this.#error);
    }
    /** Takes over the truncation of the record that these events were taken from. */
    carry(truncation) {
        this.#carried = truncation;
    }
}
/** @throws CodedError `invalid-max-bytes` unless it is a whole number above 0 */
export function requireCeiling(maxBytes) {
    if (Number.isSafeInteger(maxBytes) && maxBytes > 0)
        return;
    throw new CodedError('invalid-max-bytes', `the journal's ceiling is ${maxBytes} bytes`, {
        hint: 'state the most bytes that the journal may have, as a whole number above 0',
    });
}
//# sourceMappingURL=journal-account.js.map