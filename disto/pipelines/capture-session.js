// Capture from a pipe: lines of events, sequenced, addressed, clipped, interned, journaled.
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clipPayloads } from '../lib/session-record/capture/clip-payloads.js';
import { internBodies } from '../lib/session-record/capture/intern-bodies.js';
import { JournalAccount, requireCeiling } from '../lib/session-record/capture/journal-account.js';
import { journalSink } from '../lib/session-record/capture/journal-sink.js';
import { liftDataText } from '../lib/session-record/capture/lift-data-text.js';
import { readEvents } from '../lib/session-record/capture/read-events.js';
import { reduceImages } from '../lib/session-record/capture/reduce-images.js';
import { sequence } from '../lib/session-record/capture/sequence.js';
import { measureWorkingDirectories } from '../lib/session-record/capture/working-directory.js';
import { lines } from '../lib/stream/lines.js';
import { until } from '../lib/stream/until.js';
/**
 * Captures a session from a stream of events (session records, "The capture
 * journal"). Memory does not grow with the session's bodies: it holds one event,
 * and an address for each body.
 *
 * @param events NDJSON, as docs/capture-events.md describes it
 * @throws MachineryError when the events cannot be read or the journal cannot be closed
 */
export async function captureSession(events, options) {
    const { target, maxBytes, maxLine, watch = new PassThrough() } = options;
    if (maxBytes !== undefined)
        requireCeiling(maxBytes);
    const account = new JournalAccount(maxBytes);
    const stop = new AbortController();
    await pipeline(until(events, stop.signal), watch, lines(maxLine === undefined ? {} : { maxLine }), readEvents(() => stop.abort()), sequence(), measureWorkingDirectories(), liftDataText(), reduceImages(), clipPayloads(), internBodies(), journalSink(target, account));
    const { entries, bytes, truncation, error } = account;
    return {
        entries,
        bytes,
        ...(truncation === undefined ? {} : { truncation }),
        ...(error === undefined ? {} : { error }),
    };
}
//# sourceMappingURL=capture-session.js.map