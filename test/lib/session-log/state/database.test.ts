import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { openState, StateFault, statePath } from '../../../../lib/session-log/state/database.js';
import { APPLICATION_ID, SCHEMA_VERSION } from '../../../../lib/session-log/state/schema.js';
import { readSelection, saveSelection } from '../../../../lib/session-log/state/selection.js';
import {
  markSessions,
  readSeenSessions,
  recordDigests,
  UndigestedSession,
} from '../../../../lib/session-log/state/watermarks.js';
import { runCommand } from '../../../support/run-program.js';
import { temporaryFolder } from '../../../support/temporary.js';

const NOW = new Date('2026-10-08T09:00:00Z');
const MTIME = 1_770_000_000_123_456_789n;

function freshPath(): string {
  return join(temporaryFolder(), 'data', 'agentfeedback', 'agentfeedback.db');
}

function digested(sessionId: string, size = 100, head = 'aa') {
  return {
    harness: 'codex' as const,
    sessionId,
    path: `/s/${sessionId}`,
    watermark: { size, head, mtime: MTIME },
  };
}

const named = (sessionId: string) => ({ harness: 'codex' as const, sessionId });

function rowsOf(path: string, query: string): unknown[] {
  const database = new DatabaseSync(path, { readBigInts: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows;
}

describe('opening', () => {
  test('makes the file for its owner alone, in write-ahead mode, and knows it again', async () => {
    const path = freshPath();
    const mask = process.umask(0);
    try {
      const state = await openState(path);
      recordDigests(state, [digested('a')], NOW);
      const modes = [dirname(path), path, `${path}-wal`].map((file) => statSync(file).mode & 0o777);
      expect(modes).toEqual([0o700, 0o600, 0o600]);
      state.close();
    } finally {
      process.umask(mask);
    }
    expect(rowsOf(path, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(rowsOf(path, 'PRAGMA application_id')).toEqual([{ application_id: BigInt(APPLICATION_ID) }]);
    expect(rowsOf(path, 'SELECT version FROM schema_version')).toEqual([{ version: BigInt(SCHEMA_VERSION) }]);
    const again = await openState(path);
    expect([...readSeenSessions(again).keys()]).toEqual(['codex:a']);
    again.close();
  });

  test('modes that are there stay as they are', async () => {
    const path = freshPath();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    chmodSync(path, 0o640);
    chmodSync(dirname(path), 0o750);
    (await openState(path)).close();
    expect([path, dirname(path)].map((file) => statSync(file).mode & 0o777)).toEqual([0o640, 0o750]);
  });

  test('a database of another program is refused and left alone', async () => {
    const path = freshPath();
    mkdirSync(dirname(path), { recursive: true });
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE mine (x)');
    other.close();
    const before = readFileSync(path);
    await expect(openState(path)).rejects.toMatchObject({ code: 'foreign-database' });
    expect(readFileSync(path)).toEqual(before);
  });

  test('a file that is no database is refused and left alone', async () => {
    const path = freshPath();
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'no database '.repeat(400));
    await expect(openState(path)).rejects.toThrow(StateFault);
    expect(readFileSync(path, 'utf8')).toBe('no database '.repeat(400));
  });

  test('a newer schema is refused with what to do', async () => {
    const path = freshPath();
    (await openState(path)).close();
    const database = new DatabaseSync(path);
    database.exec(`UPDATE schema_version SET version = ${SCHEMA_VERSION + 1}`);
    database.close();
    await expect(openState(path)).rejects.toMatchObject({
      code: 'newer-database',
      hint: expect.stringContaining('update'),
    });
  });

  test('a place where nothing can be made is named', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'data'), '');
    await expect(openState(join(folder, 'data', 'x.db'))).rejects.toMatchObject({ code: 'cannot-create' });
    mkdirSync(join(folder, 'directory.db'));
    await expect(openState(join(folder, 'directory.db'))).rejects.toMatchObject({ code: 'cannot-create' });
  });

  test('a damaged database fails with a code', async () => {
    const path = freshPath();
    const state = await openState(path);
    recordDigests(
      state,
      Array.from({ length: 500 }, (_, i) => digested(`s${i}`)),
      NOW,
    );
    state.close();
    const bytes = readFileSync(path);
    bytes.fill(0x55, 4096);
    writeFileSync(path, bytes);
    const read = openState(path).then((damaged) => {
      try {
        return readSeenSessions(damaged);
      } finally {
        damaged.close();
      }
    });
    await expect(read).rejects.toMatchObject({ code: 'database-failed' });
  });

  test('another writer that does not let go is told as busy', async () => {
    const path = freshPath();
    const state = await openState(path);
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const began = Date.now();
    expect(() => recordDigests(state, [digested('a')], NOW)).toThrow(
      expect.objectContaining({ code: 'database-busy' }),
    );
    expect(Date.now() - began).toBeGreaterThan(4000);
    other.exec('ROLLBACK');
    other.close();
    state.close();
  });
});

test('the file stands in the data home', () => {
  const environment = { home: '/h', platform: 'linux' as const };
  const place = (XDG_DATA_HOME?: string) => statePath({ ...environment, variables: { XDG_DATA_HOME } });
  expect(place()).toBe('/h/.local/share/agentfeedback/agentfeedback.db');
  expect(place('/d')).toBe('/d/agentfeedback/agentfeedback.db');
  expect(place('relative')).toBe('/h/.local/share/agentfeedback/agentfeedback.db');
});

describe('watermarks', () => {
  test('a digest sets its five columns and leaves what was marked', async () => {
    const path = freshPath();
    const state = await openState(path);
    recordDigests(state, [digested('a', 100, 'aa')], NOW);
    expect(readSeenSessions(state).get('codex:a')).toEqual({
      ...named('a'),
      path: '/s/a',
      marked: undefined,
    });
    markSessions(state, [named('a')], 'filed', ['u1', 'u2'], NOW);
    recordDigests(state, [digested('a', 250, 'aa')], new Date(NOW.getTime() + 1));
    expect(readSeenSessions(state).get('codex:a')?.marked).toEqual({ size: 100, head: 'aa' });
    state.close();
    const at = BigInt(NOW.getTime()) * 1000n;
    expect(rowsOf(path, 'SELECT * FROM sessions_seen')).toEqual([
      {
        harness: 'codex',
        session_id: 'a',
        path: '/s/a',
        mtime: MTIME,
        size: 250n,
        head: 'aa',
        digested_at: at + 1000n,
        processed_at: at,
        processed_size: 100n,
        processed_mtime: MTIME,
        processed_head: 'aa',
        outcome: 'filed',
        refs: '["u1","u2"]',
      },
    ]);
  });

  test('marking again takes the latest digest and overwrites outcome and uids', async () => {
    const state = await openState(freshPath());
    recordDigests(state, [digested('a', 100)], NOW);
    markSessions(state, [named('a')], 'filed', ['u1'], NOW);
    recordDigests(state, [digested('a', 250)], NOW);
    markSessions(state, [named('a')], 'nothing', [], NOW);
    expect(readSeenSessions(state).get('codex:a')?.marked?.size).toBe(250);
    state.close();
    expect(rowsOf(state.path, 'SELECT outcome, refs FROM sessions_seen')).toEqual([
      { outcome: 'nothing', refs: '[]' },
    ]);
  });

  test('three sessions, the last of them undigested: none is marked', async () => {
    const state = await openState(freshPath());
    recordDigests(state, [digested('a'), digested('b')], NOW);
    expect(() => markSessions(state, [named('a'), named('b'), named('c')], 'nothing', [], NOW)).toThrow(
      UndigestedSession,
    );
    expect([...readSeenSessions(state).values()].map(({ marked }) => marked)).toEqual([undefined, undefined]);
    state.close();
  });

  test('a run that fails to store one watermark stores none', async () => {
    const state = await openState(freshPath());
    const broken = { ...digested('b'), path: null as unknown as string };
    expect(() => recordDigests(state, [digested('a'), broken], NOW)).toThrow(
      expect.objectContaining({ code: 'database-failed' }),
    );
    expect(readSeenSessions(state).size).toBe(0);
    recordDigests(state, [], NOW);
    state.close();
  });

  test('rows of a harness that this release does not know are passed over', async () => {
    const state = await openState(freshPath());
    recordDigests(state, [digested('a'), { ...digested('b'), harness: 'other' as 'codex' }], NOW);
    expect([...readSeenSessions(state).keys()]).toEqual(['codex:a']);
    state.close();
  });
});

describe('the selection', () => {
  test('is kept as written, and replaced as a whole', async () => {
    const state = await openState(freshPath());
    expect(readSelection(state)).toBeUndefined();
    saveSelection(state, { harnesses: ['codex', 'copilot'], since: '7d', limit: 5 });
    expect(readSelection(state)).toEqual({ harnesses: ['codex', 'copilot'], since: '7d', limit: 5 });
    saveSelection(state, { harnesses: [], since: '', limit: 0 });
    expect(readSelection(state)).toEqual({ harnesses: [], since: '', limit: 0 });
    state.close();
  });

  test.each(['not json', '{"harnesses":["other"],"since":"","limit":0}'])(
    'one that cannot be understood is none: %s',
    async (value) => {
      const state = await openState(freshPath());
      state.write((database) =>
        database.prepare('INSERT INTO triage_state VALUES (?, ?)').run('selection', value),
      );
      expect(readSelection(state)).toBeUndefined();
      state.close();
    },
  );
});

describe('the submissions table', () => {
  test('has one row a kind and key, and shows what its payload and context say', async () => {
    const state = await openState(freshPath());
    const insert = (uid: string, key: string | null, kind = 'friction'): void => {
      state.write((database) =>
        database
          .prepare(
            `INSERT INTO submissions (uid, kind, key, summary, occurred_at, context, payload, content_hash, created_at)
             VALUES (?, ?, ?, 's', 1, '{"origin":"session-scan"}', '{"category":"docs","fix_status":"none"}', 'h', 1)`,
          )
          .run(uid, kind, key),
      );
    };
    insert('u1', 'k');
    insert('u2', null);
    insert('u3', null);
    insert('u4', 'k', 'other');
    expect(() => insert('u5', 'k')).toThrow(expect.objectContaining({ code: 'database-failed' }));
    expect(() => insert('u1', 'k2')).toThrow();
    state.close();
    expect(rowsOf(state.path, 'SELECT uid, category, fix_status, origin FROM submissions')).toEqual([
      { uid: 'u1', category: 'docs', fix_status: 'none', origin: 'session-scan' },
      { uid: 'u2', category: 'docs', fix_status: 'none', origin: 'session-scan' },
      { uid: 'u3', category: 'docs', fix_status: 'none', origin: 'session-scan' },
      { uid: 'u4', category: null, fix_status: null, origin: 'session-scan' },
    ]);
  });
});

/** A process that waits for a file, then digests and marks `rounds` sessions of its own. */
const WORKER = `
import { existsSync } from 'node:fs';
const [path, barrier, name, rounds] = process.argv.slice(2);
const { openState, recordDigests, markSessions } = await import(process.env.SESSION_LOG);
while (!existsSync(barrier)) await new Promise((resolve) => setTimeout(resolve, 1));
let told = 0;
for (let i = 0; i < Number(rounds); i += 1) {
  const state = await openState(path);
  const session = { harness: 'codex', sessionId: name + i };
  recordDigests(state, [{ ...session, path: '/s', watermark: { size: i, head: 'aa', mtime: 1n } }], new Date());
  markSessions(state, [session], 'nothing', [], new Date());
  state.close();
  told += 1;
  if (told === 1) console.log('writing');
}
console.log(told);
`;

describe('two processes', () => {
  test('that make, write and mark at once lose nothing', async () => {
    const folder = temporaryFolder();
    const script = join(folder, 'worker.mjs');
    writeFileSync(script, WORKER);
    const path = join(folder, 'agentfeedback', 'agentfeedback.db');
    const barrier = join(folder, 'go');
    const library = join(import.meta.dirname, '../../../../dist/exports/session-log.js');
    const env = { SESSION_LOG: library };
    const workers = ['a', 'b', 'c'].map((name) =>
      runCommand(process.execPath, [script, path, barrier, name, '100'], { env }),
    );
    writeFileSync(barrier, '');
    const ended = await Promise.all(workers);
    expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([0, 0, 0].map((code) => [code, '']));
    expect(ended.map(({ stdout }) => stdout.toString().split('\n')[1])).toEqual(['100', '100', '100']);
    expect(rowsOf(path, 'SELECT count(*) AS n FROM sessions_seen WHERE processed_at IS NOT NULL')).toEqual([
      { n: 300n },
    ]);
    expect(rowsOf(path, 'SELECT count(*) AS n FROM schema_version')).toEqual([{ n: 1n }]);
  });

  test('a process that is killed while it writes leaves whole rows', async () => {
    const folder = temporaryFolder();
    const script = join(folder, 'worker.mjs');
    writeFileSync(script, WORKER);
    const path = join(folder, 'agentfeedback.db');
    writeFileSync(join(folder, 'go'), '');
    const library = join(import.meta.dirname, '../../../../dist/exports/session-log.js');
    for (let delay = 0; delay <= 45; delay += 5) {
      const child = spawn(process.execPath, [script, path, join(folder, 'go'), `k${delay}-`, '100000'], {
        env: { ...process.env, SESSION_LOG: library },
      });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill('SIGKILL');
      await new Promise((resolve) => child.on('close', resolve));
    }
    const state = await openState(path);
    expect(readSeenSessions(state).size).toBeGreaterThanOrEqual(10);
    state.close();
    expect(rowsOf(path, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });
});
