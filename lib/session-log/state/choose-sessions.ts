// Which session a ref names, or why none.

import { absentError, refusalError } from '../digest/refusal-message.js';
import type { DigestError } from '../format/digest.js';
import { formatRef, type SessionName } from '../format/ref.js';
import type { Candidate, SessionReader, StoreListing } from '../readers/reader.js';
import type { FileFacts } from './session-state.js';
import { missingState } from './survey.js';
import type { SeenSession } from './watermarks.js';

/** A session to digest, with what reads it. */
export interface FoundSession {
  readonly reader: SessionReader;
  readonly candidate: Candidate;
  readonly marked: FileFacts | undefined;
}

export type ChosenSession = SessionName & (FoundSession | { readonly error: DigestError });

/** A listed store and its reader. */
export interface StoreWithReader {
  readonly reader: SessionReader;
  readonly listing: StoreListing;
}

/** Looks a ref up in the listed stores; a session id that stands twice is the first of the two. */
export function chooseByRef(
  session: SessionName,
  stores: readonly StoreWithReader[],
  seen: ReadonlyMap<string, SeenSession>,
): ChosenSession {
  const { harness, sessionId } = session;
  const row = seen.get(formatRef(session));
  const store = stores.find(({ listing }) => listing.harness === harness);
  const candidate = store?.listing.candidates.find((found) => found.sessionId === sessionId);
  if (store !== undefined && candidate !== undefined) {
    return { harness, sessionId, reader: store.reader, candidate, marked: row?.marked };
  }
  return { harness, sessionId, error: missingError(session, store?.listing, row) };
}

function missingError(
  session: SessionName,
  listing: StoreListing | undefined,
  row: SeenSession | undefined,
): DigestError {
  const isStoreLost = listing?.state === 'unreadable' || listing?.state === 'unsupported-format';
  if (listing !== undefined && (isStoreLost || row !== undefined)) {
    const { state, reason } = missingState(listing, row?.path ?? '');
    if (state !== 'absent') return refusalError(session, state, reason);
  }
  return absentError(session, row !== undefined);
}
