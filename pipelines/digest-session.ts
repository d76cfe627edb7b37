// items -> facts -> scrub -> settle -> retries, denials, flags -> capped digest

import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CappedDigest, capSession } from '../lib/session-log/digest/cap-session.js';
import { listDenials } from '../lib/session-log/digest/denials.js';
import { describe } from '../lib/session-log/digest/describe.js';
import { flagPrompts } from '../lib/session-log/digest/flags.js';
import { findRetries } from '../lib/session-log/digest/retries.js';
import { scrubFacts } from '../lib/session-log/digest/scrub-facts.js';
import { settle } from '../lib/session-log/digest/settle.js';
import type { SessionName } from '../lib/session-log/format/ref.js';
import type { SessionStream } from '../lib/session-log/readers/reader.js';

/**
 * The digest of one session from a byte offset on.
 *
 * @throws what the stream fails with; CodedError `digest-too-large`
 */
export async function digestSession(
  items: SessionStream,
  session: SessionName,
  fromOffset: number,
): Promise<CappedDigest> {
  // As a plain stream: the type checker takes a typed iterator for one of bytes.
  const source: Readable = items;
  const capped = capSession();
  const running = pipeline(
    source,
    describe(fromOffset),
    scrubFacts(),
    settle(session, fromOffset),
    findRetries(),
    listDenials(),
    flagPrompts(),
    capped,
  );
  const [digests] = await Promise.all([capped.toArray() as Promise<CappedDigest[]>, running]);
  return digests[0] as CappedDigest;
}
