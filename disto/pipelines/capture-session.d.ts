import type { Duplex, Readable } from 'node:stream';
import { type JournalTarget } from '../lib/session-record/capture/journal-sink.js';
import type { Truncation } from '../lib/session-record/format/truncation.js';
export interface CaptureSessionOptions {
    readonly target: JournalTarget;
    /** Ceiling of the journal in bytes, its closing line left out (default: none). */
    readonly maxBytes?: number;
    /** The longest event line that is held, in bytes (default 64 MiB). */
    readonly maxLine?: number;
    /** What the events' bytes pass through before they are read, such as a progress bar. */
    readonly watch?: Duplex;
}
/** What a capture did. */
export interface CaptureSessionReport {
    /** Entries in the journal. */
    readonly entries: number;
    /** Bytes of the journal, its closing line left out. */
    readonly bytes: number;
    /** Absent for a complete journal. */
    readonly truncation?: Truncation;
    /** Why capture stopped: the event that could not be read, or the write that failed. */
    readonly error?: Error;
}
/**
 * Captures a session from a stream of events (session records, "The capture
 * journal"). Memory does not grow with the session's bodies: it holds one event,
 * and an address for each body.
 *
 * @param events NDJSON, as docs/capture-events.md describes it
 * @throws MachineryError when the events cannot be read or the journal cannot be closed
 */
export declare function captureSession(events: Readable, options: CaptureSessionOptions): Promise<CaptureSessionReport>;
//# sourceMappingURL=capture-session.d.ts.map