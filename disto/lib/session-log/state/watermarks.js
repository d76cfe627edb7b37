// The rows of `sessions_seen`: what of each session was digested, and marked.
import { CodedError } from '../../stream/errors.js';
import { isHarness } from '../format/harness.js';
import { formatRef } from '../format/ref.js';
import { scrubText } from '../scrub/scrub.js';
/** What came of a session. */
export const OUTCOMES = ['filed', 'nothing', 'skipped'];
/** Rows of harnesses that this release does not know are somebody else's. */
function isSeenRow(row) {
    const { harness, session_id, path, processed_at, processed_size, processed_head } = row;
    return (isHarness(harness) &&
        typeof session_id === 'string' &&
        typeof path === 'string' &&
        (processed_at === null || typeof processed_at === 'number') &&
        (processed_size === null || typeof processed_size === 'number') &&
        (processed_head === null || typeof processed_head === 'string'));
}
/** Every row, by ref. */
export function readSeenSessions(state) {
    const rows = state.read((database) => database
        .prepare('SELECT harness, session_id, path, processed_at, processed_size, processed_head FROM sessions_seen ORDER BY harness, session_id')
        .all());
    const seen = rows.filter(isSeenRow).map(seenSession);
    return new Map(seen.map((session) => [formatRef(session), session]));
}
function seenSession(row) {
    const { harness, session_id: sessionId, path, processed_at, processed_size, processed_head } = row;
    const isMarked = processed_at !== null && processed_size !== null;
    const marked = isMarked ? { size: processed_size, head: processed_head ?? '' } : undefined;
    return { harness, sessionId, path, marked };
}
/** Stores what a run digested, all of it or nothing; what was marked stays. */
export function recordDigests(state, sessions, now) {
    if (sessions.length === 0)
        return;
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
    constructor(session) {
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
export function markSessions(state, sessions, outcome, uids, now) {
    state.write((database) => {
        const statement = database.prepare(`
      UPDATE sessions_seen SET
        processed_at = ?, processed_size = size, processed_mtime = mtime, processed_head = head,
        outcome = ?, refs = ?
      WHERE harness = ? AND session_id = ? AND digested_at IS NOT NULL`);
        for (const session of sessions) {
            const { changes } = statement.run(microseconds(now), outcome, JSON.stringify(uids), session.harness, session.sessionId);
            if (Number(changes) !== 1)
                throw new UndigestedSession(session);
        }
    });
}
function microseconds(date) {
    return date.getTime() * 1000;
}
//# sourceMappingURL=watermarks.js.map