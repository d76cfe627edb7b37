import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTwice } from '../../../../lib/session-log/readers/read-twice.js';
import { SessionChanged } from '../../../../lib/session-log/readers/reader.js';
import {
  createWriter,
  list,
  reader,
  readOnly,
  storeOf,
  user,
} from '../../../support/session-log/opencode-sessions.js';
import {
  countSession,
  readSession,
  type SettledSession,
  settle,
} from '../../../support/session-log/read-session.js';
import {
  candidateOf,
  createDatabase,
  type DatabaseSession,
  insertMessage,
  put,
  putDatabase,
} from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

describe('the store', () => {
  const session = (id: string, more: object = {}): DatabaseSession => ({
    id,
    directory: '/srv/demo',
    messages: [user('x')],
    ...more,
  });

  test('lists sessions and no sub-agents; a directory that is not absolute counts as none', async () => {
    const { candidates } = await list(
      storeOf([
        session('ses_b', { updated: 5 }),
        session('ses_a', { directory: 'relative' }),
        session('ses_child', { parent: 'ses_b' }),
      ]),
    );
    expect(candidates).toMatchObject([
      { sessionId: 'ses_a', cwd: undefined },
      { sessionId: 'ses_b', cwd: '/srv/demo', mtime: 5_000_000n },
    ]);
  });

  test('a WAL database at rest in a read-only folder is read, and nothing in the folder changes', async () => {
    const home = storeOf([session('ses_1')]);
    const folder = join(home, '.local/share/opencode');
    const facts = () => [
      statSync(folder).mtimeMs,
      ...readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]),
    ];
    const before = facts();
    chmodSync(folder, 0o555);
    const found = await readOnly(home);
    chmodSync(folder, 0o755);
    expect(countSession(found)).toMatchObject({ prompts: 1 });
    expect(facts()).toEqual(before);
  });

  test('rows that are only in the write-ahead log of a living writer are not seen yet', async () => {
    const home = storeOf([session('ses_1')]);
    const path = join(home, '.local/share/opencode/opencode.db');
    const writer = createWriter(path);
    insertMessage(writer, 'ses_1', 1, user('only in the log'));
    const files = () =>
      readdirSync(join(path, '..')).map((name) => [name, statSync(join(path, '..', name)).size]);
    const before = files();
    expect(before).toHaveLength(3);
    expect(countSession(await readOnly(home))).toMatchObject({ prompts: 1 });
    expect(files()).toEqual(before);
    writer.close();
    expect(countSession(await readOnly(home))).toMatchObject({ prompts: 2 });
  });

  test('two databases: an id of both is listed from the first, a broken one is a problem', async () => {
    const home = storeOf([session('ses_1')]);
    const folder = join(home, '.local/share/opencode');
    putDatabase(join(folder, 'opencode-preview.db'), [session('ses_1', { messages: [] }), session('ses_2')]);
    put(
      join(folder, 'opencode-broken.db'),
      'not a database at all, but as long as a header of one has to be '.repeat(20),
    );
    put(join(folder, 'opencode-other.sqlite'), 'x');
    mkdirSync(join(folder, 'opencode-folder.db'));
    symlinkSync(join(folder, 'opencode.db'), join(folder, 'opencode-link.db'));
    const { state, candidates, problems } = await list(home);
    expect(state).toBe('present');
    expect(candidates.map(({ sessionId, path }) => [sessionId, path])).toEqual([
      ['ses_2', join(folder, 'opencode-preview.db')],
      ['ses_1', join(folder, 'opencode.db')],
    ]);
    expect(problems).toEqual([
      { path: join(folder, 'opencode-broken.db'), reason: 'file is not a database', hides: 'file' },
      {
        path: join(folder, 'opencode-preview.db'),
        reason: `session ses_1 is also in ${join(folder, 'opencode.db')} and is listed from there`,
        hides: 'nothing',
      },
    ]);
  });

  test('$OPENCODE_DB replaces the search; a relative one lies under the data home', async () => {
    const home = storeOf([session('ses_1')]);
    const preview = putDatabase(join(home, '.local/share/opencode/preview.db'), [session('ses_9')]);
    const found = await list(home, { OPENCODE_DB: 'preview.db' });
    expect(found).toMatchObject({
      location: preview,
      state: 'present',
      candidates: [{ sessionId: 'ses_9' }],
    });
    expect(await list(home, { OPENCODE_DB: preview })).toEqual(found);
    expect(await list(home, { OPENCODE_DB: 'missing.db' })).toMatchObject({ state: 'absent', problems: [] });
    expect(await list(home, { OPENCODE_DB: '/' })).toMatchObject({ state: 'absent' });
    expect(await list(home, { OPENCODE_DB: '' })).toMatchObject({ candidates: [{ sessionId: 'ses_1' }] });
  });

  test('$XDG_DATA_HOME moves it; blanks and signs in the path do not matter', async () => {
    const odd = join(temporaryFolder(), 'a b?c#d%20é');
    putDatabase(join(odd, 'opencode/opencode.db'), [session('ses_1')]);
    const { candidates, location } = await list(temporaryFolder(), { XDG_DATA_HOME: odd });
    expect(location).toBe(join(odd, 'opencode'));
    expect(candidates).toHaveLength(1);
    expect(countSession(await readSession(candidates[0] ?? candidateOf('opencode', '')))).toMatchObject({
      prompts: 1,
    });
  });

  test('is absent, unreadable or of another schema', async () => {
    const home = temporaryFolder();
    const folder = join(home, '.local/share/opencode');
    expect(await list(home)).toMatchObject({ state: 'absent', location: folder });
    mkdirSync(folder, { recursive: true });
    expect(await list(home)).toMatchObject({ state: 'absent' });
    put(join(folder, 'opencode.db'), 'x'.repeat(2000));
    expect(await list(home)).toMatchObject({ state: 'unreadable', reason: 'file is not a database' });
    rmSync(join(folder, 'opencode.db'));
    const database = createDatabase(join(folder, 'opencode.db'));
    database.exec('ALTER TABLE part DROP COLUMN message_id');
    database.close();
    expect(await list(home)).toMatchObject({
      state: 'unsupported-format',
      reason: 'the database has no column part.message_id',
      candidates: [],
    });
    rmSync(folder, { recursive: true });
    put(folder, 'a file');
    expect(await list(home)).toMatchObject({ state: 'unreadable', reason: 'not a directory' });
  });

  test('a copy of the database is the second place of every session', async () => {
    const home = storeOf([session('ses_1')]);
    const folder = join(home, '.local/share/opencode');
    cpSync(join(folder, 'opencode.db'), join(folder, 'opencode-copy.db'));
    const { candidates, problems } = await list(home);
    expect(candidates).toHaveLength(1);
    expect(problems).toMatchObject([{ path: join(folder, 'opencode-copy.db'), hides: 'nothing' }]);
  });
});

describe('a session that is not what was listed', () => {
  const many = (): DatabaseSession => ({
    id: 'ses_1',
    directory: '/srv/demo',
    messages: Array.from({ length: 200 }, (_, n) => user(`p${n}`)),
  });
  const gate = { open: true, cwd: '/srv/demo', checkedFirstLine: undefined } as const;

  test('with another directory, or gone, is unreadable', async () => {
    for (const change of ["UPDATE session SET directory = '/srv/other'", 'DELETE FROM session']) {
      const home = storeOf([many()]);
      const [candidate] = (await list(home)).candidates;
      const writer = createWriter(join(home, '.local/share/opencode/opencode.db'));
      writer.exec(change);
      writer.close();
      await expect(readSession(candidate ?? candidateOf('opencode', ''))).rejects.toThrow(
        'the session changed since its policy was checked',
      );
    }
  });

  /** Reads and touches the database after the first item, `touches` times. */
  async function readWhileTouched(
    touches: number,
  ): Promise<{ reads: number; outcome: SettledSession | Error }> {
    const home = storeOf([many()]);
    const path = join(home, '.local/share/opencode/opencode.db');
    const [candidate] = (await list(home)).candidates;
    let reads = 0;
    const outcome = await readTwice(
      reader,
      candidate ?? candidateOf('opencode', ''),
      gate,
      async (stream) => {
        reads += 1;
        const items = [];
        for await (const item of stream) {
          if (items.length === 0 && reads <= touches) utimesSync(path, 1, reads);
          items.push(item);
        }
        return settle(items);
      },
    ).catch((error: Error) => error);
    return { reads, outcome };
  }

  test('because it was written once while it was read, is read once more', async () => {
    const { reads, outcome } = await readWhileTouched(1);
    expect(reads).toBe(2);
    expect(outcome).toMatchObject({ end: { entries: 200 } });
  });

  test('because it was written both times, is unreadable', async () => {
    const { reads, outcome } = await readWhileTouched(2);
    expect(reads).toBe(2);
    expect(outcome).toBeInstanceOf(SessionChanged);
    expect(outcome).toMatchObject({ message: 'the database changed during the read' });
  });

  test('because its file is gone or a folder, is unreadable', async () => {
    const candidate = candidateOf('opencode', join(temporaryFolder(), 'gone.db'), { cwd: '/srv/demo' });
    await expect(readSession(candidate)).rejects.toThrow('no such file or directory');
    await expect(readSession({ ...candidate, path: temporaryFolder() })).rejects.toThrow(
      'not a regular file',
    );
    const broken = put(join(temporaryFolder(), 'opencode.db'), 'x'.repeat(2000));
    await expect(readSession({ ...candidate, path: broken })).rejects.toThrow('file is not a database');
  });
});
