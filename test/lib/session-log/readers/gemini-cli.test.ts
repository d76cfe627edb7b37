import { describe, expect, test } from 'vitest';
import { countSession, type SettledSession } from '../../../support/session-log/read-session.js';
import { type LogLine, offsetsOf, readLog } from '../../../support/session-log/stores.js';

const message = (id: string, type: string, content: unknown, more: object = {}): object => ({
  id,
  timestamp: '2026-01-05T10:00:01.000Z',
  type,
  content,
  ...more,
});
const user = (id: string, content: unknown): object => message(id, 'user', content);
const toolCall = (id: string, status: string, response: object = {}, more: object = {}): object => ({
  id,
  name: 'run_shell_command',
  args: { command: 'make' },
  status,
  result: [{ functionResponse: { response } }],
  ...more,
});
const calling = (id: string, ...toolCalls: object[]): object =>
  message(id, 'gemini', [{ text: 'Running.' }], { model: 'g-1', toolCalls });

const read = (...lines: LogLine[]): Promise<SettledSession> =>
  readLog('gemini-cli', lines, { cwd: '/srv/demo' });
const resultOf = async (call: object) => {
  const { calls } = await read(calling('m1', call));
  const { status, exitCode, text } = calls[0]?.result ?? {};
  return { status, exitCode, text };
};
const wrapped = (text: string): object => ({
  output: `<untrusted_context>\nOutput: ${text}\n</untrusted_context>`,
});

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

describe('the result of a call', () => {
  test.each([
    ['success', toolCall('c', 'success', { output: 'x' }), 'ok', undefined, ''],
    ['an error', toolCall('c', 'error', { error: 'boom', output: 'x' }), 'error', undefined, 'boom'],
    [
      'a cancelled call',
      toolCall('c', 'cancelled', { error: '[Operation Cancelled] Reason: Operation cancelled by user' }),
      'interrupted',
      undefined,
      '[Operation Cancelled] Reason: Operation cancelled by user',
    ],
    [
      'a call the user denied',
      toolCall('c', 'cancelled', { error: '[Operation Cancelled] Reason: User denied execution.' }),
      'denied',
      undefined,
      '[Operation Cancelled] Reason: User denied execution.',
    ],
    [
      'a call the policy denied',
      toolCall('c', 'error', { error: 'Tool execution denied by policy.' }),
      'denied',
      undefined,
      'Tool execution denied by policy.',
    ],
    [
      'a success that quotes a denial',
      toolCall('c', 'success', { output: 'Tool execution denied by policy.' }),
      'ok',
      undefined,
      '',
    ],
    ['a call that runs', toolCall('c', 'executing', { output: 'x' }), undefined, undefined, undefined],
    [
      'an exit code',
      toolCall('c', 'success', wrapped('no\nExit Code: 2\nProcess Group PGID: 5')),
      'error',
      2,
      'no\nExit Code: 2\nProcess Group PGID: 5',
    ],
    ['exit code 0', toolCall('c', 'success', wrapped('x\nExit Code: 0')), 'ok', undefined, ''],
    [
      'the last exit code that is not 0',
      toolCall('c', 'success', { output: 'x\nExit Code: 3\nExit Code: 0' }),
      'error',
      3,
      'x\nExit Code: 3\nExit Code: 0',
    ],
    [
      'a signal',
      toolCall('c', 'success', { output: 'x\nSignal: SIGKILL\nBackground PIDs: 1' }),
      'error',
      undefined,
      'x\nSignal: SIGKILL\nBackground PIDs: 1',
    ],
    ['a signal without a name', toolCall('c', 'success', { output: 'x\nSignal:  ' }), 'ok', undefined, ''],
    [
      'a signal beside an exit code',
      toolCall('c', 'success', { output: 'Exit Code: 4\nSignal: 9' }),
      'error',
      4,
      'Exit Code: 4\nSignal: 9',
    ],
    [
      'an exit code that the command printed',
      toolCall('c', 'success', { output: 'Exit Code: 2\nfine' }),
      'ok',
      undefined,
      '',
    ],
    [
      'a trailer word without its blank',
      toolCall('c', 'success', { output: 'Exit Code: 2\nBackground PIDs:1' }),
      'ok',
      undefined,
      '',
    ],
    [
      'a cancelled shell with an exit code',
      toolCall('c', 'cancelled', { output: 'Exit Code: 130' }),
      'interrupted',
      undefined,
      'Exit Code: 130',
    ],
    [
      'an exit code of another tool',
      toolCall('c', 'success', { output: 'Exit Code: 2' }, { name: 'read_file' }),
      'ok',
      undefined,
      '',
    ],
    [
      'a wrapped text of another tool',
      toolCall('c', 'error', wrapped('x'), { name: 'read_file' }),
      'error',
      undefined,
      '<untrusted_context>\nOutput: x\n</untrusted_context>',
    ],
    [
      'a wrapper that is not closed',
      toolCall('c', 'error', { output: '<untrusted_context>\nOutput: x\r\n' }),
      'error',
      undefined,
      'x',
    ],
    ['no wrapper', toolCall('c', 'error', { output: 'Output: x\n' }), 'error', undefined, 'x\n'],
    ['no response', toolCall('c', 'error', {}), 'error', undefined, ''],
    ['a result that is no list', { ...toolCall('c', 'error'), result: 'x' }, 'error', undefined, ''],
    ['a status of Object', toolCall('c', 'constructor'), undefined, undefined, undefined],
  ])('%s', async (_, call, status, exitCode, text) => {
    expect(await resultOf(call)).toEqual({ status, exitCode, text });
  });

  test('of several parts is their texts, errors before outputs, other parts left out', async () => {
    const result = [
      { functionResponse: { response: { output: '{"a":1}' } } },
      { text: 'not read' },
      { functionResponse: { response: { output: 'no', error: 'boom' } } },
    ];
    expect(await resultOf({ id: 'c', name: 'x', status: 'error', result })).toMatchObject({
      text: '{"a":1}\nboom',
    });
  });
});
