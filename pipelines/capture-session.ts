// Capture from a pipe: lines of events, sequenced, addressed, clipped, interned, journaled.

import type { Duplex, Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clipPayloads } from '../lib/session-record/capture/clip-payloads.js';
import { internBodies } from '../lib/session-record/capture/intern-bodies.js';
import { JournalAccount, requireCeiling } from '../lib/session-record/capture/journal-account.js';
import { type JournalTarget, journalSink } from '../lib/session-record/capture/journal-sink.js';
import { liftDataText } from '../lib/session-record/capture/lift-data-text.js';
import { readEvents } from '../lib/session-record/capture/read-events.js';
import { reduceImages } from '../lib/session-record/capture/reduce-images.js';
import { sequence } from '../lib/session-record/capture/sequence.js';
import { measureWorkingDirectories } from '../lib/session-record/capture/working-directory.js';
import type { Truncation } from '../lib/session-record/format/truncation.js';
import { lines } from '../lib/stream/lines.js';
import { until } from '../lib/stream/until.js';

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
export async function captureSession(
  events: Readable,
  options: CaptureSessionOptions,
): Promise<CaptureSessionReport> {
  const { target, maxBytes, maxLine, watch = new PassThrough() } = options;
  if (maxBytes !== undefined) requireCeiling(maxBytes);
  const account = new JournalAccount(maxBytes);
  const stop = new AbortController();
  await pipeline(
    until(events, stop.signal),
    watch,
    lines(maxLine === undefined ? {} : { maxLine }),
    readEvents(() => stop.abort()),
    sequence(),
    measureWorkingDirectories(),
    liftDataText(),
    reduceImages(),
    clipPayloads(),
    internBodies(),
    journalSink(target, account),
  );
  const { entries, bytes, truncation, error } = account;
  return {
    entries,
    bytes,
    ...(truncation === undefined ? {} : { truncation }),
    ...(error === undefined ? {} : { error }),
  };
}
