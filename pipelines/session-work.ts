// What is done with one session's content, in this thread or in another one: it
// is read for its counts, or for its digest.

import type { CappedDigest } from '../lib/session-log/digest/cap-session.js';
import { Tally } from '../lib/session-log/digest/tally.js';
import type { Counts } from '../lib/session-log/format/digest.js';
import type { EndItem } from '../lib/session-log/format/entry.js';
import { SESSION_READERS } from '../lib/session-log/readers/index.js';
import { readTwice } from '../lib/session-log/readers/read-twice.js';
import type { Candidate, SessionReader, SessionStream } from '../lib/session-log/readers/reader.js';
import type { OpenGate, Read } from '../lib/session-log/state/walk-session.js';
import { forEachItem } from '../lib/stream/batches.js';

/** Reads sessions that the policy lets be opened. Both fail with `SessionUnreadable` as the readers do. */
export interface SessionWork {
  /** How many sessions are worth having under way at once. */
  readonly parallel: number;
  count(candidate: Candidate, gate: OpenGate): Promise<Read<Counts>>;
  /** @param fromOffset byte offset the digest starts at */
  digest(candidate: Candidate, gate: OpenGate, fromOffset: number): Promise<Read<CappedDigest>>;
}

/** In the caller's thread. A few at once: one waits for the disk while another one is parsed. */
export const workInThread: SessionWork = {
  parallel: 4,
  count: (candidate, gate) =>
    readTwice(readerOf(candidate), candidate, gate, countItems, { detail: 'counts' }),
  digest: (candidate, gate, fromOffset) =>
    readTwice(readerOf(candidate), candidate, gate, async (items) => {
      const { harness, sessionId } = candidate;
      // Loaded here: most sessions are only counted.
      const { digestSession } = await import('./digest-session.js');
      const value = await digestSession(items, { harness, sessionId }, fromOffset);
      return { end: value.end, value };
    }),
};

function readerOf({ harness }: Candidate): SessionReader {
  return SESSION_READERS.find((reader) => reader.harness === harness) as SessionReader;
}

async function countItems(items: SessionStream): Promise<Read<Counts>> {
  const tally = new Tally();
  let end: EndItem | undefined;
  await forEachItem(items, (item) => {
    if (item.type === 'end') end = item;
    else tally.take(item);
  });
  return { end: end as EndItem, value: tally.counts() };
}
