// The rows of `sessions_seen`: what of each session was digested, and marked.

import { CodedError } from '../../stream/errors.js';
import type { Watermark } from '../digest/cap-session.js';
import { type Harness, isHarness } from '../format/harness.js';
import { formatRef, type SessionName } from '../format/ref.js';
import { scrubText } from '../scrub/scrub.js';
import type { StateDatabase } from './database.js';

/** What came of a session. */
export const OUTCOMES = ['filed', 'nothing', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface SeenRow {
  readonly harness: Harness;
  readonly session_id: string;
  readonly path: string;
  readonly processed_at: number | null;
  readonly processed_size: number | null;
  readonly processed_head: string | null;
}

/** Rows of harnesses that this release does not know are somebody else's. */
function isSeenRow(row: unknown): row is SeenRow {
  const { harness, session_id, path, processed_at, processed_size, processed_head } = row as SeenRow;
  return (
    isHarness(harness) &&
    typeof session_id === 'string' &&
    typeof path === 'string' &&
    (processed_at === null || typeof processed_at === 'number') &&
    (processed_size === null || typeof processed_size === 'number') &&
    (processed_head === null || typeof processed_head === 'string')
  );
}

/** A session that was digested once. */
export interface SeenSession extends SessionName {
  readonly path: string;
  /** What was marked; undefined for a session that never was. */
  readonly marked: { readonly size: number; readonly head: string } | undefined;
}

/** Every row, by ref. */
export function readSeenSessions(state: StateDatabase): Map<string, SeenSession> {
  const rows = state.read((database) =>
    database
      .prepare(
        'SELECT harness, session_id, path, processed_at, processed_size, processed_head FROM sessions_seen ORDER BY harness, session_id',
      )
      .all(),
  );
  const seen = rows.filter(isSeenRow).map(seenSession);
  return new Map(seen.map((session) => [formatRef(session), session]));
}

function seenSession(row: SeenRow): SeenSession {
  const { harness, session_id: sessionId, path, processed_at, processed_size, processed_head } = row;
  const isMarked = processed_at !== null && processed_size !== null;
  const marked = isMarked ? { size: processed_size, head: processed_head ?? '' } : undefined;
  return { harness, sessionId, path, marked };
}

/** What a digest covered. */
export interface DigestedSession extends SessionName {
  readonly path: string;
  readonly watermark: Watermark;
}

/** Stores what a run digested, all of it or nothing; what was marked stays. */
export function recordDigests(state: StateDatabase, sessions: readonly DigestedSession[], now: Date): void {
  if (sessions.length === 0) return;
  state.write((database) => {
    const statement = database.prepare(`
      INSERT INTO sessions_seen (harness, session_id, path, mtime, size, head, digested_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (harness, session_id) DO UPDATE SET
        path = excluded.path, mtime = excluded.mtime, size = excluded.size,
        head = excluded.head, digested_at = excluded.digested_at`);
    for (const { harness, sessionId, path, watermark } of sessions) {
      const { mtime, size, head } = watermark;
      statement.run(harness, sessionId, path, mtime, size, head, microseconds(now));
    }
  });
}

/** A session was to be marked that was never digested: nothing was marked. */
export class UndigestedSession extends CodedError {
  constructor(session: SessionName) {
    const ref = scrubText(formatRef(session));
    super('not-digested', `${ref} was not digested yet, so nothing was marked`, {
      hint: `run agentfeedback sessions digest ${ref} first`,
    });
  }
}

/**
 * Copies what the latest digest of each session covered into what is marked; all of them or none.
 *
 * @param uids of what was filed
 * @throws UndigestedSession
 */
export function markSessions(
  state: StateDatabase,
  sessions: readonly SessionName[],
  outcome: Outcome,
  uids: readonly string[],
  now: Date,
): void {
  state.write((database) => {
    const statement = database.prepare(`
      UPDATE sessions_seen SET
        processed_at = ?, processed_size = size, processed_mtime = mtime, processed_head = head,
        outcome = ?, refs = ?
      WHERE harness = ? AND session_id = ? AND digested_at IS NOT NULL`);
    for (const session of sessions) {
      const { changes } = statement.run(
        microseconds(now),
        outcome,
        JSON.stringify(uids),
        session.harness,
        session.sessionId,
      );
      if (Number(changes) !== 1) throw new UndigestedSession(session);
    }
  });
}

function microseconds(date: Date): number {
  return date.getTime() * 1000;
}
