// The rows of one session, message by message, in the order of the virtual log.

import { isAbsolute } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** A row's `data`; undefined when it is longer than what is read of a line. */
export interface Row {
  readonly id: string;
  readonly data: Buffer | undefined;
}

/** A message with its parts, and how many messages come after it. */
export interface MessageRows {
  readonly message: Row;
  readonly parts: readonly Row[];
  readonly following: number;
}

/** The session's own row. */
export interface SessionRow {
  readonly id: string;
  /** Undefined when it is not absolute, and so counts as not recorded. */
  readonly cwd: string | undefined;
  /** `time_updated` in nanoseconds. */
  readonly mtime: bigint;
}

const SESSIONS = `SELECT CAST(id AS TEXT) AS id, CAST(directory AS TEXT) AS directory,
  CAST(time_updated AS INTEGER) AS updated FROM session`;

/** The sessions of a database, sub-agents' sessions left out. */
export function listSessions(database: DatabaseSyncInstance): SessionRow[] {
  const statement = database.prepare(`${SESSIONS} WHERE parent_id IS NULL AND id IS NOT NULL`);
  statement.setReadBigInts(true);
  return statement.all().map(toSessionRow);
}

/** One session's row as it is now. */
export function findSession(database: DatabaseSyncInstance, id: string): SessionRow | undefined {
  const statement = database.prepare(`${SESSIONS} WHERE id = ?`);
  statement.setReadBigInts(true);
  const row = statement.get(id);
  return row === undefined ? undefined : toSessionRow(row);
}

function toSessionRow(row: unknown): SessionRow {
  const { id, directory, updated } = row as {
    id: string;
    directory: string | null;
    updated: bigint | null;
  };
  const cwd = directory !== null && isAbsolute(directory) ? directory : undefined;
  return { id, cwd, mtime: (updated ?? 0n) * 1_000_000n };
}

/** `data` as bytes, and nothing of it when it is over-long; no copy of it is sorted or written anywhere. */
const DATA = 'CASE WHEN octet_length(data) <= ? THEN CAST(data AS BLOB) END AS data';

/**
 * The messages of a session by time and id, each with its parts by id. Holds the ids of the session and
 * the rows of one message.
 *
 * @param maxData the longest `data` that is read, in bytes
 */
export function* readMessages(
  database: DatabaseSyncInstance,
  sessionId: string,
  maxData: number,
): Generator<MessageRows> {
  const messages = idsOf(
    database,
    'SELECT id FROM message WHERE session_id = ? ORDER BY time_created, id',
    sessionId,
  );
  const parts = partsByMessage(database, sessionId);
  const readMessage = database.prepare(`SELECT ${DATA} FROM message WHERE id = ?`);
  const readPart = database.prepare(`SELECT ${DATA} FROM part WHERE id = ?`);
  const row = (statement: typeof readPart, id: string): Row => {
    const { data } = statement.get(maxData, id) as { data: Uint8Array | null };
    return {
      id,
      data: data === null ? undefined : Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    };
  };
  for (const [place, id] of messages.entries()) {
    const following = messages.length - place - 1;
    const partRows = (parts.get(id) ?? []).map((partId) => row(readPart, partId));
    yield { message: row(readMessage, id), parts: partRows, following };
  }
}

function idsOf(database: DatabaseSyncInstance, query: string, sessionId: string): string[] {
  return database
    .prepare(query)
    .all(sessionId)
    .map((row) => String((row as { id: unknown }).id));
}

function partsByMessage(database: DatabaseSyncInstance, sessionId: string): Map<string, string[]> {
  const query = 'SELECT id, message_id AS message FROM part WHERE session_id = ? ORDER BY message_id, id';
  const byMessage = new Map<string, string[]>();
  for (const row of database.prepare(query).iterate(sessionId)) {
    const { id, message } = row as { id: unknown; message: unknown };
    const ids = byMessage.get(String(message)) ?? [];
    ids.push(String(id));
    byMessage.set(String(message), ids);
  }
  return byMessage;
}
