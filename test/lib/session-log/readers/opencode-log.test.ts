import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  assistant,
  list,
  read,
  readOnly,
  storeOf,
  tool,
  user,
} from '../../../support/session-log/opencode-sessions.js';
import { countSession, readSession } from '../../../support/session-log/read-session.js';
import {
  candidateOf,
  createDatabase,
  type DatabaseMessage,
  insertRow,
  insertSession,
} from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

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
