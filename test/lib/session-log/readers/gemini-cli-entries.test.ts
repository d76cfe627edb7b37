import { describe, expect, test } from 'vitest';
import { calling, message, read, toolCall, user } from '../../../support/session-log/gemini-cli-lines.js';
import { countSession } from '../../../support/session-log/read-session.js';
import { offsetsOf, readLog } from '../../../support/session-log/stores.js';

describe('a message that is written again', () => {
  test('three times, with the result on the second line: one entry, one call, one result', async () => {
    const lines = [
      calling('m3', toolCall('c1', 'executing')),
      calling('m3', toolCall('c1', 'error', { error: 'boom' })),
      { ...calling('m3', toolCall('c1', 'error', { error: 'boom' })), tokens: { total: 5 } },
    ];
    const session = await read(...lines);
    expect(countSession(session)).toMatchObject({ entries: 1, tool_calls: 1, tool_errors: 1, unparsed: 0 });
    expect(session.entries[0]).toMatchObject({ span: 'm3', offset: 0 });
    expect(session.items.filter(({ type }) => type === 'result')).toHaveLength(1);
    expect(session.calls[0]?.result?.offset).toBe(offsetsOf(lines)[1]);
  });

  test('updates text, kind and model, and keeps place, time and what it does not say again', async () => {
    const session = await read(
      message('m1', 'gemini', '', { timestamp: 'none', model: 'g-1' }),
      user('m2', 'x'),
      message('m1', 'gemini', 'answer', { timestamp: '2026-01-05T09:00:00Z' }),
      message('m1', 'gemini', 'other', { timestamp: '2026-01-05T08:00:00Z', model: 'g-2' }),
    );
    const rewritten = session.items.filter((item) => item.type === 'entry' && item.index === 0);
    expect(rewritten).toMatchObject([
      { kind: 'other', text: '', time: undefined, model: 'g-1' },
      { kind: 'assistant_text', text: 'answer', time: Date.UTC(2026, 0, 5, 9) * 1000, model: 'g-1' },
      { kind: 'assistant_text', text: 'other', time: Date.UTC(2026, 0, 5, 9) * 1000, model: 'g-2' },
    ]);
    expect(session.end).toMatchObject({ entries: 2, start: Date.UTC(2026, 0, 5, 9) * 1000 });
  });

  test('does not make its model that of the session when a later message named one', async () => {
    const { end } = await read(
      message('m1', 'gemini', 'a', { model: 'g-1' }),
      message('m2', 'gemini', 'b', { model: 'g-2' }),
      message('m1', 'gemini', 'a', { model: 'g-3' }),
    );
    expect(end.model).toBe('g-2');
  });

  test('brings the newest name and input of its calls, and new calls', async () => {
    const session = await read(
      calling('m1', { name: 'a', args: { n: 1 } }),
      calling('m1', { name: 'b', args: { command: 'x' } }, { id: 'c2', name: 'c' }),
      calling('m1', { name: 'd' }),
      message('m1', 'gemini', 'done'),
    );
    expect(session.calls).toMatchObject([
      { call: 0, entry: 0, tool: 'b', command: 'x' },
      { call: 1, entry: 0, tool: 'c', input: undefined },
    ]);
    expect(session.entries).toMatchObject([{ kind: 'tool_call', text: 'done' }]);
  });

  test('a success after an error changes nothing', async () => {
    const { calls } = await read(
      calling('m1', toolCall('c1', 'error', { error: 'x' })),
      calling('m1', toolCall('c1', 'success', {})),
    );
    expect(calls[0]?.result).toMatchObject({ status: 'error', text: 'x' });
  });

  test('a call made before an offset gets its result from the line after it', async () => {
    const lines = [
      calling('m1', toolCall('c1', 'scheduled')),
      user('m2', 'x'),
      calling('m1', toolCall('c1', 'error', { error: 'x' })),
    ];
    const [, marked = 0] = offsetsOf(lines);
    const { calls, entries } = await read(...lines);
    expect(entries[calls[0]?.entry ?? -1]?.offset).toBeLessThan(marked);
    expect(calls[0]?.result?.offset).toBeGreaterThan(marked);
  });
});

describe('control records', () => {
  test('messages inside $set are written at its line', async () => {
    const lines = [
      calling('m1', toolCall('c1', 'executing')),
      {
        $set: {
          messages: [
            calling('m1', toolCall('c1', 'error', { error: 'x' })),
            user('m2', 'new'),
            { type: 'user' },
            'no',
          ],
        },
      },
    ];
    const session = await read(...lines);
    expect(countSession(session)).toMatchObject({ entries: 2, prompts: 1, tool_errors: 1, unparsed: 0 });
    expect(session.calls[0]?.result?.offset).toBe(offsetsOf(lines)[1]);
    expect(session.entries[1]?.offset).toBe(offsetsOf(lines)[1]);
  });

  test('what a $rewindTo removes stays: it happened', async () => {
    const session = await read(user('m1', 'wrong prompt'), { $rewindTo: 'm1' }, user('m2', 'right prompt'));
    expect(countSession(session)).toMatchObject({ entries: 2, prompts: 2, unparsed: 0 });
  });

  test('are parsed lines and no entries; of another type they are unparsed', async () => {
    const session = await read(
      { $set: { lastUpdated: 'x' } },
      { $patch: { a: 1 } },
      { sessionId: 's', startTime: '2026-01-05T07:00:00Z', directories: ['/srv/more', 'relative', 5] },
      { $set: 5 },
      { $rewindTo: 5 },
      { $patch: 'x' },
      { type: 'user' },
      { type: 'user', id: '' },
      { type: 5, id: 'm' },
      { sessionId: '' },
      { other: 1 },
      '[]',
      '"text"',
    );
    expect(session.end).toMatchObject({ entries: 0, parsedLines: 3, cwds: ['/srv/demo', '/srv/more'] });
    expect(session.end.start).toBe(Date.UTC(2026, 0, 5, 7) * 1000);
    expect(session.unparsed).toHaveLength(10);
  });

  test('without a project root the recorded directories are the only ones', async () => {
    const { end, entries } = await readLog('gemini-cli', [
      { sessionId: 's', directories: ['/srv/a', '/srv/b'] },
      user('m1', 'x'),
    ]);
    expect(end).toMatchObject({ cwds: ['/srv/a', '/srv/b'], lastCwd: '/srv/b' });
    expect(entries[0]?.cwd).toBeUndefined();
    expect((await readLog('gemini-cli', [user('m1', 'x')])).end.cwds).toEqual([]);
  });
});

describe('prompts', () => {
  test.each([
    ['text', 'fix it', true],
    ['parts', [{ text: 'fix' }, { text: 'it' }], true],
    ['a path', '/home/u/x fix', true],
    ['a slash', '/', true],
    ['a digit after the slash', '/1abc', true],
    ['a path inside', 'fix /home/u/x', true],
    ['a session context further in', ' <session_context>', true],
    ['a command', '/help', false],
    ['a command with words', '/memory add x', false],
    ['a command after blanks', '  /chat-save_2 now', false],
    ['a command with a path', '/dir add /p', false],
    ['a session context', '<session_context>\nx', false],
    ['blanks', ' \n', false],
    ['only function responses', [{ functionResponse: { name: 'x' } }], false],
    ['a thought', [{ text: 'hm', thought: true }], false],
    ['a number', 5, false],
    ['nothing', undefined, false],
  ])('%s: %j', async (_, content, isPrompt) => {
    const session = await read(user('m1', content));
    expect(countSession(session)).toMatchObject({ entries: 1, prompts: isPrompt ? 1 : 0 });
  });

  test('a message of another type is an entry and no more', async () => {
    const { entries } = await read(
      message('m1', 'info', 'x'),
      message('m2', 'warning', 'y', { model: 'g', toolCalls: [toolCall('c', 'error')] }),
    );
    expect(entries).toMatchObject([{ kind: 'other' }, { kind: 'other', model: undefined }]);
  });
});
