// Small stores of our own, written where each harness would write them.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Harness } from '../../../lib/session-log/format/harness.js';
import type { Candidate, ReadOptions } from '../../../lib/session-log/readers/reader.js';
import { temporaryFolder } from '../temporary.js';
import { readSession, type SettledSession } from './read-session.js';

/** A line of a log: an object as compact JSON, a text or bytes as they are. */
export type LogLine = object | string | Buffer;

/** The bytes of a log, each line with its line feed. */
export function logBytes(lines: readonly LogLine[]): Buffer {
  return Buffer.concat(
    lines.flatMap((line) => {
      const bytes = Buffer.isBuffer(line) ? line : typeof line === 'string' ? line : JSON.stringify(line);
      return [Buffer.from(bytes), Buffer.from('\n')];
    }),
  );
}

/** Writes a file and the directories above it. @returns its path */
export function put(path: string, content: string | Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** A candidate for a file, as listing would make it. */
export function candidateOf(harness: Harness, path: string, facts: Partial<Candidate> = {}): Candidate {
  return { harness, sessionId: 'one', path, mtime: 0n, cwd: undefined, unsupported: undefined, ...facts };
}

/** Reads a log made of these lines. */
export async function readLog(
  harness: Exclude<Harness, 'opencode'>,
  lines: readonly LogLine[],
  facts: Partial<Candidate> = {},
  options?: ReadOptions,
): Promise<SettledSession> {
  const path = put(join(temporaryFolder(), 'log.jsonl'), logBytes(lines));
  return readSession(candidateOf(harness, path, facts), options);
}

/** Where each line of a log begins. */
export function offsetsOf(lines: readonly LogLine[]): number[] {
  return lines.map((_, index) => logBytes(lines.slice(0, index)).length);
}

const SCHEMA = `
  CREATE TABLE session (id TEXT PRIMARY KEY, parent_id TEXT, directory TEXT NOT NULL, time_created INTEGER, time_updated INTEGER);
  CREATE TABLE message (id TEXT PRIMARY KEY, session_id TEXT NOT NULL, time_created INTEGER, data TEXT);
  CREATE TABLE part (id TEXT PRIMARY KEY, message_id TEXT NOT NULL, session_id TEXT NOT NULL, data TEXT);
`;

/** A message of an OpenCode session with its parts; ids are given in order. */
export interface DatabaseMessage {
  readonly data: object | string;
  readonly parts?: readonly (object | string)[];
}

export interface DatabaseSession {
  readonly id: string;
  readonly directory: string;
  readonly parent?: string;
  readonly updated?: number;
  readonly messages?: readonly DatabaseMessage[];
}

/** Opens a new OpenCode database for writing. The caller closes it. */
export function createDatabase(
  path: string,
  sessions: readonly DatabaseSession[] = [],
): DatabaseSyncInstance {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; ${SCHEMA}`);
  for (const session of sessions) insertSession(database, session);
  return database;
}

/** Writes an OpenCode database and leaves it at rest, without side files. @returns its path */
export function putDatabase(path: string, sessions: readonly DatabaseSession[]): string {
  createDatabase(path, sessions).close();
  return path;
}

export function insertSession(database: DatabaseSyncInstance, session: DatabaseSession): void {
  const { id, parent, directory, updated = 1_767_607_200_000 } = session;
  insertRow(database, 'session', [id, parent ?? null, directory, 1_767_600_000_000, updated]);
  for (const [place, message] of (session.messages ?? []).entries())
    insertMessage(database, id, place, message);
}

export function insertMessage(
  database: DatabaseSyncInstance,
  sessionId: string,
  place: number,
  { data, parts = [] }: DatabaseMessage,
): void {
  const text = (value: object | string): string =>
    typeof value === 'string' ? value : JSON.stringify(value);
  const id = `msg_${sessionId}_${place}`;
  insertRow(database, 'message', [id, sessionId, place, text(data)]);
  for (const [index, part] of parts.entries()) {
    insertRow(database, 'part', [`prt_${sessionId}_${place}_${index}`, id, sessionId, text(part)]);
  }
}

/** Runs without a prepared statement: one that is left over keeps the database from being closed. */
export function insertRow(
  database: DatabaseSyncInstance,
  table: string,
  values: readonly (string | number | null)[],
): void {
  const literals = values.map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'NULL'),
  );
  database.exec(`INSERT INTO ${table} VALUES (${literals.join(', ')})`);
}
