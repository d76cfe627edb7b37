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
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { readTwice } from '../../../../lib/session-log/readers/read-twice.js';
import { SessionChanged, type StoreListing } from '../../../../lib/session-log/readers/reader.js';
import {
  countSession,
  environmentOf,
  NO_RULES,
  readerOf,
  readSession,
  type SettledSession,
  settle,
} from '../../../support/session-log/read-session.js';
import {
  candidateOf,
  createDatabase,
  type DatabaseMessage,
  type DatabaseSession,
  insertMessage,
  insertRow,
  insertSession,
  put,
  putDatabase,
} from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

const reader = readerOf('opencode');
const user = (text: string, more: object = {}): DatabaseMessage => ({
  data: { role: 'user', time: { created: 1000 }, ...more },
  parts: [{ type: 'text', text }],
});
const assistant = (parts: (object | string)[], more: object = {}): DatabaseMessage => ({
  data: {
    role: 'assistant',
    time: { created: 2000, completed: 3000 },
    modelID: 'm-1',
    path: { cwd: '/srv/demo' },
    ...more,
  },
  parts,
});
const tool = (state: object, more: object = {}): object => ({
  type: 'tool',
  tool: 'bash',
  callID: 'c1',
  state: { status: 'completed', input: { command: 'make' }, output: 'out', time: { start: 2500 }, ...state },
  ...more,
});

function storeOf(sessions: readonly DatabaseSession[], home = temporaryFolder()): string {
  putDatabase(join(home, '.local/share/opencode/opencode.db'), sessions);
  return home;
}

const list = (home: string, variables = {}): Promise<StoreListing> =>
  reader.list(environmentOf(home, variables), NO_RULES);

async function readOnly(home: string): Promise<SettledSession> {
  const { candidates } = await list(home);
  const [candidate] = candidates;
  if (candidate === undefined || candidates.length > 1)
    throw new Error('the store does not hold one session');
  return readSession(candidate);
}

const read = (...messages: DatabaseMessage[]): Promise<SettledSession> =>
  readOnly(storeOf([{ id: 'ses_1', directory: '/srv/demo', messages }]));

describe('the virtual log', () => {
  test('lays out rows as lines whose bytes, offsets and hash are fixed', async () => {
    const home = temporaryFolder();
    const path = join(home, '.local/share/opencode/opencode.db');
    const database = createDatabase(path);
    insertSession(database, { id: 's', directory: '/w/p' });
    insertRow(database, 'message', [
      'msg_a1',
      's',
      1,
      '{"role":"user","time":{"created":1700000000000},"summary":{}}',
    ]);
    insertRow(database, 'part', ['prt_a1', 'msg_a1', 's', '{"text":"run it","type":"text"}']);
    insertRow(database, 'message', [
      'msg_a2',
      's',
      2,
      '{"role":"assistant","time":{"created":1700000001000, "completed":1700000005000},"modelID":"mm-1","providerID":"pp","path":{"cwd":"/w/p","root":"/"},"cost":1}',
    ]);
    insertRow(database, 'part', [
      'prt_a2',
      'msg_a2',
      's',
      '{"type":"tool","tool":"bash","callID":"c1","state":{"status":"completed","input":{ "command" : "make x" },"output":"a < b","metadata":{"exit":1.0,"more":5},"time":{"start":5}}}',
    ]);
    database.close();
    const { end, entries, calls } = await readOnly(home);
    expect(end).toMatchObject({
      size: 486,
      head: '06c8c7e87c0b932d38600813e0fd3e817f6a89cb1b99fa28e2c4c3b1e3dbe501',
      mtime: 1_767_607_200_000_000_000n,
    });
    expect(entries.map(({ offset }) => offset)).toEqual([0, 140, 308]);
    expect(calls[0]?.result).toMatchObject({ status: 'error', exitCode: 1, offset: 308, text: 'a < b' });
  });

  test('does not change when OpenCode rewrites what is not final', async () => {
    const before = await read(user('x'), assistant([tool({})]));
    const after = await read(
      user('x', { summary: { title: 'a title' }, time: { created: 1000, completed: 9 } }),
      assistant([tool({ time: { start: 2500, compacted: 9 }, title: 't' })], { cost: 5 }),
    );
    expect(after.end.size).toBe(before.end.size);
    expect(after.end.head).toBe(before.end.head);
  });

  test('keeps data that is no object as an unparsed record', async () => {
    const session = await read({ data: 'not json', parts: ['[1]', { type: 'text', text: 'x' }, 'null'] });
    expect(countSession(session)).toMatchObject({ entries: 1, unparsed: 3 });
    expect(session.unparsed[0]).toBe(0);
    expect(session.end.parsedLines).toBe(1);
  });

  test('takes a row that is longer than a line may be for unparsed, and does not hold it', async () => {
    const home = storeOf([
      { id: 'ses_1', directory: '/srv/demo', messages: [user('x'.repeat(5000)), user('short')] },
    ]);
    const [candidate] = (await list(home)).candidates;
    const session = await readSession(candidate ?? candidateOf('opencode', ''), { maxLine: 4096 });
    expect(countSession(session)).toMatchObject({ entries: 2, prompts: 1, unparsed: 1 });
  });

  test.each([
    ['an assistant message that is not completed', assistant([], { time: { created: 1 } }), 'msg_ses_1_1', 1],
    [
      'an assistant message completed at null',
      assistant([], { time: { created: 1, completed: null } }),
      'msg_ses_1_1',
      1,
    ],
    ['a user message without parts', { data: { role: 'user' } }, 'msg_ses_1_1', 1],
    [
      'a tool part that is not finished',
      assistant([{ type: 'text', text: 'a' }, tool({ status: 'running' }), { type: 'text', text: 'b' }]),
      'prt_ses_1_1_1',
      3,
    ],
  ] as [string, DatabaseMessage, string, number][])(
    'ends before %s, and says what it hides',
    async (_, message, span, entries) => {
      const hiding = await read(user('first'), message, user('hidden'), user('hidden too'));
      expect(hiding.end).toMatchObject({ entries, unfinished: { span, hidden: 2 } });
      const last = await read(user('first'), message);
      expect(last.end).toMatchObject({ entries, size: hiding.end.size });
      expect(last.end.unfinished).toBeUndefined();
    },
  );

  test('goes on once the tool part is finished: everything behind it is appended, nothing moves', async () => {
    const message = (status: string): DatabaseMessage => assistant([tool({ status, error: 'no' })]);
    const before = await read(user('first'), message('running'), user('second'));
    const after = await read(user('first'), message('error'), user('second'));
    expect(after.entries[0]).toEqual(before.entries[0]);
    expect(after.entries[1]).toEqual(before.entries[1]);
    expect(after.entries[2]?.offset).toBe(before.end.size);
    expect(countSession(after)).toMatchObject({ prompts: 2, tool_errors: 1 });
  });

  test('a call made before an offset cannot wait for its result: the log ends before it', async () => {
    const open = await read(user('x'), assistant([{ type: 'text', text: 'a' }, tool({ status: 'pending' })]));
    const done = await read(
      user('x'),
      assistant([{ type: 'text', text: 'a' }, tool({ metadata: { exit: 1 } })]),
    );
    expect(open.calls).toEqual([]);
    expect(done.calls[0]?.result?.offset).toBe(open.end.size);
  });

  test('a message of another role counts', async () => {
    const { entries } = await read({ data: { role: 'system' } }, { data: {} });
    expect(entries).toMatchObject([{ kind: 'other' }, { kind: 'other' }]);
  });
});

describe('OpenCode entries', () => {
  test('messages and parts', async () => {
    const session = await read(
      {
        data: { role: 'user', time: { created: 1000 } },
        parts: [
          { type: 'text', text: 'one' },
          { type: 'text', text: 'not mine', synthetic: true },
          { type: 'text', text: 'ignored', ignored: true },
          { type: 'text', text: 'two' },
          { type: 'file' },
        ],
      },
      assistant(
        [
          { type: 'step-start' },
          { type: 'reasoning', text: 'hm' },
          { type: 'text', text: 'answer' },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'x', synthetic: true },
          tool({}),
        ],
        { path: { cwd: '/srv/deep' } },
      ),
      user(' '),
    );
    expect(
      session.entries.map(({ kind, span, text, cwd, time, model }) => [kind, span, text, cwd, time, model]),
    ).toEqual([
      ['prompt', 'msg_ses_1_0', 'one\ntwo', '/srv/demo', 1_000_000, undefined],
      ['other', 'prt_ses_1_0_4', '', '/srv/demo', undefined, undefined],
      ['other', 'msg_ses_1_1', '', '/srv/deep', 2_000_000, 'm-1'],
      ['other', 'prt_ses_1_1_0', '', '/srv/deep', undefined, undefined],
      ['other', 'prt_ses_1_1_1', '', '/srv/deep', undefined, undefined],
      ['assistant_text', 'prt_ses_1_1_2', 'answer', '/srv/deep', undefined, undefined],
      ['other', 'prt_ses_1_1_3', '', '/srv/deep', undefined, undefined],
      ['other', 'prt_ses_1_1_4', '', '/srv/deep', undefined, undefined],
      ['tool_call', 'prt_ses_1_1_5', '', '/srv/deep', 2_500_000, undefined],
      ['other', 'msg_ses_1_2', '', '/srv/deep', 1_000_000, undefined],
    ]);
    expect(session.end).toMatchObject({
      cwds: ['/srv/demo', '/srv/deep'],
      lastCwd: '/srv/deep',
      model: 'm-1',
    });
  });

  test('an aborted message is an interrupt unless one of its calls is', async () => {
    const error = { name: 'MessageAbortedError' };
    const interrupted = tool({ status: 'error', error: 'Tool execution aborted' });
    const alone = await read(user('x'), assistant([tool({})], { error }));
    const beside = await read(user('x'), assistant([interrupted], { error }));
    const other = await read(user('x'), assistant([], { error: { name: 'APIError' } }));
    expect([alone, beside, other].map((session) => countSession(session).interrupts)).toEqual([1, 1, 0]);
    expect(beside.entries[1]?.kind).toBe('other');
  });

  test('a call has its command, its input and its tool', async () => {
    const { calls } = await read(user('x'), assistant([tool({}), tool({ input: null }, { tool: 5 })]));
    expect(calls).toMatchObject([
      { tool: 'bash', command: 'make', input: Buffer.from('{"command":"make"}') },
      { tool: '', command: undefined, input: undefined },
    ]);
  });

  test('a time that is none is not recorded', async () => {
    const { entries } = await read(
      user('x', { time: { created: '5' } }),
      user('x', { time: { created: null } }),
      user('x', { time: 5 }),
    );
    expect(entries.map(({ time }) => time)).toEqual([undefined, undefined, undefined]);
  });

  const noted = (text: string): object => ({
    metadata: { exit: null },
    output: `x\n<shell_metadata>\n${text}\n</shell_metadata>`,
  });
  test.each([
    ['no exit', tool({}), 'ok', undefined],
    ['exit 0', tool({ metadata: { exit: 0 } }), 'ok', 0],
    ['exit 2', tool({ metadata: { exit: 2 } }), 'error', 2],
    ['exit -1', tool({ metadata: { exit: -1 } }), 'error', -1],
    ['exit in a string', tool({ metadata: { exit: '1' } }), 'ok', undefined],
    ['exit with a fraction', tool({ metadata: { exit: 1.5 } }), 'ok', undefined],
    ['exit beyond 32 bits', tool({ metadata: { exit: 2 ** 32 } }), 'ok', undefined],
    ['exit of another type', tool({ metadata: { exit: [1] } }), 'ok', undefined],
    ['exit null', tool({ metadata: { exit: null } }), 'ok', undefined],
    ['exit null without an output', tool({ metadata: { exit: null }, output: null }), 'ok', undefined],
    ['the abort note', tool(noted('User aborted the command')), 'interrupted', undefined],
    [
      'the timeout note',
      tool(noted('shell tool terminated command after exceeding timeout 5 ms.')),
      'error',
      undefined,
    ],
    [
      'the abort words outside the note',
      tool({ metadata: { exit: null }, output: 'User aborted the command\n<shell_metadata>\n' }),
      'ok',
      undefined,
    ],
    [
      'the abort note beside an exit code',
      tool({ ...noted('User aborted the command'), metadata: { exit: 0 } }),
      'ok',
      0,
    ],
    ['an error', tool({ status: 'error', error: 'exit status 2' }), 'error', undefined],
    [
      'an interrupted error',
      tool({ status: 'error', error: 'boom', metadata: { interrupted: true } }),
      'interrupted',
      undefined,
    ],
    [
      'an error of an interrupted part',
      tool({ status: 'error', error: 'boom' }, { metadata: { interrupted: true } }),
      'interrupted',
      undefined,
    ],
    [
      'an aborted error',
      tool({ status: 'error', error: 'Tool execution aborted by x' }),
      'interrupted',
      undefined,
    ],
    ['an abort further in', tool({ status: 'error', error: 'x Tool execution aborted' }), 'error', undefined],
    [
      'a rejected call',
      tool({ status: 'error', error: 'The user rejected permission to use this specific tool call.' }),
      'denied',
      undefined,
    ],
    [
      'a call against a rule',
      tool({
        status: 'error',
        error: 'The user has specified a rule which prevents you from using this specific tool call.',
      }),
      'denied',
      undefined,
    ],
    [
      'a dismissed question',
      tool({ status: 'error', error: 'The user dismissed this question' }),
      'denied',
      undefined,
    ],
    ['an error without a text', tool({ status: 'error' }), 'error', undefined],
  ])('status: %s', async (_, part, status, exitCode) => {
    const { calls } = await read(user('x'), assistant([part]));
    expect(calls[0]?.result).toMatchObject({ status, exitCode });
  });
});

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

function createWriter(path: string): DatabaseSyncInstance {
  const writer = new DatabaseSync(path);
  writer.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
  return writer;
}
