import { describe, expect, test } from 'vitest';
import { countSession, type SettledSession } from '../../../support/session-log/read-session.js';
import { type LogLine, offsetsOf, readLog } from '../../../support/session-log/stores.js';

const line = (type: string, payload: unknown, more: object = {}): object => ({
  timestamp: '2026-01-05T10:00:01Z',
  type,
  payload,
  ...more,
});
const meta = (cwd = '/srv/demo'): object => line('session_meta', { id: 'x', cwd });
const item = (payload: object): object => line('response_item', payload);
const event = (payload: object): object => line('event_msg', payload);
const call = (id: string, args: unknown = '{"cmd":"make"}', name = 'exec_command'): object =>
  item({ type: 'function_call', name, arguments: args, call_id: id });
const output = (id: string, text: unknown): object =>
  item({ type: 'function_call_output', call_id: id, output: text });
const completed = (id: string, more: object): object =>
  event({ type: 'item_completed', item: { type: 'CommandExecution', id, ...more } });
const aborted = (reason?: string): object => event({ type: 'turn_aborted', ...(reason && { reason }) });

const read = (...lines: LogLine[]): Promise<SettledSession> => readLog('codex', lines);
const resultOf = async (...lines: LogLine[]) => {
  const { calls } = await read(call('c1'), ...lines);
  const { status, exitCode, text } = calls[0]?.result ?? {};
  return { status, exitCode, text };
};

describe('the output of a call', () => {
  test.each([
    [
      'an exit code in the header',
      'Wall time: 1\nProcess exited with code 3\nOutput:\nline 1\nOutput:\nline 2',
      'error',
      3,
      'line 1\nOutput:\nline 2',
    ],
    ['no exit code', 'Wall time: 1\nOutput:\nline', 'ok', undefined, ''],
    ['an exit code in the body alone', 'Exit code: 0\nOutput:\nExit code: 9', 'ok', 0, ''],
    [
      'a denial in the body beside an exit code',
      'Exit code: 1\nOutput:\npatch rejected by user',
      'error',
      1,
      'patch rejected by user',
    ],
    ['a denial in the body', 'Wall time: 1\nOutput:\nexec command rejected by user', 'ok', undefined, ''],
    [
      'a denial in the header',
      'x rejected by configuration y\nExit code: 1\nOutput:\nz',
      'denied',
      undefined,
      'z',
    ],
    ['a denial alone', 'patch rejected by user', 'denied', undefined, 'patch rejected by user'],
    [
      'a denial after blanks, with a tail',
      '  \nautomatic approval review denied the action: no',
      'denied',
      undefined,
      '  \nautomatic approval review denied the action: no',
    ],
    ['a denial inside a text', 'note: patch rejected by user', 'ok', undefined, ''],
    [
      'an abort line',
      'Wall time: 1 s\naborted by user',
      'interrupted',
      undefined,
      'Wall time: 1 s\naborted by user',
    ],
    ['an abort text', 'aborted by user after 1.2s', 'interrupted', undefined, 'aborted by user after 1.2s'],
    ['an abort inside a line', 'done; aborted by user', 'ok', undefined, ''],
    ['an abort beside exit code 0', 'Exit code: 0\naborted by user', 'ok', 0, ''],
    ['a negative exit code and trailing blanks', 'Exit code: -1 \t\nOutput:', 'error', -1, ''],
    ['two exit codes', 'Exit code: 0\nProcess exited with code 2\nOutput:\n', 'error', 2, ''],
    ['an exit code with something behind it', 'Exit code: 1x\nOutput:\n', 'ok', undefined, ''],
    ['an output line first', 'Output:\nExit code: 1', 'ok', undefined, ''],
    [
      'the oldest form',
      '{"output":"patch rejected by user","metadata":{"exit_code":1}}',
      'error',
      1,
      'patch rejected by user',
    ],
    ['the oldest form, exit code 0', ' {"output":"x","metadata":{"exit_code":0}}', 'ok', 0, ''],
    [
      'the oldest form without an exit code',
      '{"output":"exec command rejected by user","metadata":{}}',
      'ok',
      undefined,
      '',
    ],
    [
      'the oldest form with a header',
      '{"output":"Exit code: 1\\nOutput:\\nx","metadata":{"exit_code":2}}',
      'error',
      2,
      'x',
    ],
    ['JSON of another form', '{"output":5}', 'ok', undefined, ''],
    ['what begins like JSON', '{\nExit code: 4', 'error', 4, '{\nExit code: 4'],
    [
      'a list',
      [
        { type: 'input_text', text: 'Process exited with code 4' },
        { type: 'input_image' },
        { type: 'input_text', text: '' },
      ],
      'error',
      4,
      'Process exited with code 4',
    ],
    ['an object', { exit_code: 1 }, 'ok', undefined, ''],
    ['nothing', undefined, 'ok', undefined, ''],
  ])('%s', async (_, text, status, exitCode, shown) => {
    expect(await resultOf(output('c1', text))).toEqual({ status, exitCode, text: shown });
  });

  test('only the first output of a call counts', async () => {
    expect(await resultOf(output('c1', 'Exit code: 2'), output('c1', 'Exit code: 0'))).toMatchObject({
      exitCode: 2,
    });
  });

  test('of a custom tool is read the same way', async () => {
    const { calls } = await read(
      item({ type: 'custom_tool_call', call_id: 'c1', name: 'apply_patch', input: '*** Begin' }),
      item({ type: 'custom_tool_call_output', call_id: 'c1', output: 'Exit code: 1\nOutput:\nno' }),
    );
    expect(calls[0]).toMatchObject({
      tool: 'apply_patch',
      input: Buffer.from('"*** Begin"'),
      command: undefined,
    });
    expect(calls[0]?.result).toMatchObject({ status: 'error', exitCode: 1, text: 'no' });
  });

  test('of a call that was never made is ignored', async () => {
    const { items } = await read(output('c9', 'Exit code: 2'), call('c9'));
    expect(items.filter(({ type }) => type === 'result')).toEqual([]);
  });
});

describe('a later record of a call', () => {
  test('turns ok into an error: the result moves to its line, the text of the output stays', async () => {
    const lines = [
      call('c1'),
      output('c1', 'Wall time: 1\nOutput:\nprinted'),
      meta(),
      completed('c1', { status: 'failed', exit_code: 1, aggregated_output: 'other' }),
    ];
    const { calls, items } = await read(...lines);
    expect(items.filter(({ type }) => type === 'result')).toMatchObject([
      { status: 'ok' },
      { status: 'error' },
    ]);
    expect(calls[0]?.result).toMatchObject({
      status: 'error',
      exitCode: 1,
      text: 'printed',
      offset: offsetsOf(lines)[3],
    });
  });

  test('that keeps the status keeps the place and the exit code', async () => {
    const lines = [
      call('c1'),
      output('c1', 'Exit code: 2\nOutput:\nx'),
      completed('c1', { status: 'failed' }),
    ];
    const { calls, items } = await read(...lines);
    expect(calls[0]?.result).toMatchObject({
      status: 'error',
      exitCode: 2,
      text: 'x',
      offset: offsetsOf(lines)[1],
    });
    expect(items.filter(({ type }) => type === 'result')).toHaveLength(1);
  });

  test('that adds an exit code keeps the place and the text', async () => {
    const lines = [
      call('c1'),
      output('c1', '{"output":"x","metadata":{"exit_code":3}}'),
      completed('c1', { status: 'failed', exit_code: 4 }),
    ];
    const { calls } = await read(...lines);
    expect(calls[0]?.result).toMatchObject({
      status: 'error',
      exitCode: 4,
      text: 'x',
      offset: offsetsOf(lines)[1],
    });
  });

  test('fills an empty text, and is read again for it when it changes once more', async () => {
    expect(
      await resultOf(output('c1', ''), completed('c1', { status: 'failed', aggregated_output: 'boom' })),
    ).toEqual({
      status: 'error',
      exitCode: undefined,
      text: 'boom',
    });
    expect(
      await resultOf(
        completed('c1', { status: 'failed', aggregated_output: 'boom', exit_code: -1 }),
        completed('c1', { status: 'declined' }),
      ),
    ).toEqual({ status: 'denied', exitCode: undefined, text: 'boom' });
  });

  test('before the output settles the call; the output can still give the text', async () => {
    expect(
      await resultOf(completed('c1', { status: 'declined' }), output('c1', 'exec command rejected by user')),
    ).toEqual({
      status: 'denied',
      exitCode: undefined,
      text: 'exec command rejected by user',
    });
    expect(
      await resultOf(
        completed('c1', { status: 'failed', aggregated_output: 'first' }),
        output('c1', 'Exit code: 0'),
      ),
    ).toMatchObject({ status: 'error', text: 'first' });
    expect(await resultOf(completed('c1', { status: 'declined' }), output('c1', ''))).toMatchObject({
      text: '',
    });
  });

  test('turns an error into ok', async () => {
    expect(
      await resultOf(output('c1', 'Exit code: 1\nOutput:\nx'), completed('c1', { status: 'completed' })),
    ).toEqual({
      status: 'ok',
      exitCode: 1,
      text: '',
    });
  });

  test.each([
    ['an unknown status', completed('c1', { status: 'running' })],
    ['no status', completed('c1', {})],
    ['a status of Object', completed('c1', { status: 'constructor' })],
    ['another call', completed('c2', { status: 'failed' })],
    [
      'another item',
      event({ type: 'item_completed', item: { type: 'AgentMessage', id: 'c1', status: 'failed' } }),
    ],
    ['no item', event({ type: 'item_completed' })],
    ['another event', event({ type: 'token_count', call_id: 'c1', status: 'failed' })],
    ['an mcp result of neither kind', event({ type: 'mcp_tool_call_end', call_id: 'c1', result: {} })],
    ['a patch without a verdict', event({ type: 'patch_apply_end', call_id: 'c1' })],
  ])('changes nothing: %s', async (_, record) => {
    expect(await resultOf(record)).toEqual({ status: undefined, exitCode: undefined, text: undefined });
  });

  test.each([
    [
      'a failed file change',
      { type: 'FileChange', status: 'failed', stdout: 'out', stderr: 'err' },
      'error',
      'out\nerr',
    ],
    ['a declined file change', { type: 'FileChange', status: 'declined', stdout: ' ' }, 'denied', ''],
    [
      'a failed tool of a server',
      { type: 'McpToolCall', status: 'failed', error: { message: 'no' } },
      'error',
      'no',
    ],
    ['a tool of a server', { type: 'McpToolCall', status: 'completed' }, 'ok', ''],
  ])('%s', async (_, record, status, text) => {
    const refined = event({ type: 'item_completed', item: { id: 'c1', ...record } });
    expect(await resultOf(refined)).toEqual({ status, exitCode: undefined, text });
  });

  test.each([
    ['a declined patch', { type: 'patch_apply_end', status: 'declined', stderr: 'no' }, 'denied', 'no'],
    [
      'a patch without success',
      { type: 'patch_apply_end', success: false, stdout: 'a', stderr: 'b' },
      'error',
      'a\nb',
    ],
    ['a patch', { type: 'patch_apply_end', success: true }, 'ok', ''],
    ['an error of a server', { type: 'mcp_tool_call_end', result: { Err: 'gone' } }, 'error', 'gone'],
    [
      'a failed answer of a server',
      {
        type: 'mcp_tool_call_end',
        result: { Ok: { isError: true, content: [{ text: 'a' }, { text: 'b' }] } },
      },
      'error',
      'a\nb',
    ],
    ['an answer of a server', { type: 'mcp_tool_call_end', result: { Ok: { content: [] } } }, 'ok', ''],
  ])('%s', async (_, record, status, text) => {
    expect(await resultOf(event({ call_id: 'c1', ...record }))).toEqual({
      status,
      exitCode: undefined,
      text,
    });
  });
});

describe('a turn that was aborted', () => {
  test('by the user, without a turn id: every open call is interrupted, and an output that comes later is not read', async () => {
    const lines = [
      call('c1'),
      output('c1', 'Exit code: 0'),
      call('c2'),
      call('c3'),
      aborted('interrupted'),
      output('c2', 'Exit code: 0\nOutput:\nx'),
    ];
    const session = await read(...lines);
    expect(session.calls.map(({ result }) => result?.status)).toEqual(['ok', 'interrupted', 'interrupted']);
    expect(session.calls[1]?.result).toMatchObject({ offset: offsetsOf(lines)[4], text: '' });
    expect(countSession(session)).toMatchObject({ interrupts: 3 });
  });

  test.each([['replaced'], [undefined]])(
    'for another reason (%s): nothing is interrupted',
    async (reason) => {
      const session = await read(call('c1'), aborted(reason));
      expect(session.calls[0]?.result).toBeUndefined();
      expect(countSession(session)).toMatchObject({ interrupts: 0 });
    },
  );

  test('interrupts a call that has no id', async () => {
    const { calls } = await read(item({ type: 'local_shell_call' }), aborted('interrupted'));
    expect(calls[0]?.result).toMatchObject({ status: 'interrupted' });
  });
});

describe('Codex entries', () => {
  test('prompts are events and completed items, never response items', async () => {
    const lines = [
      meta(),
      item({ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'injected' }] }),
      event({ type: 'user_message', message: 'one' }),
      event({
        type: 'item_completed',
        item: {
          type: 'UserMessage',
          id: 'i1',
          content: [{ type: 'text', text: 'two' }, { type: 'text', text: 'lines' }, { type: 'image' }],
        },
      }),
      event({
        type: 'item_completed',
        item: { type: 'UserMessage', content: [{ type: 'text', text: 'three' }] },
      }),
      event({ type: 'user_message', message: ' ' }),
      event({ type: 'item_completed', item: { type: 'UserMessage', id: 'i2' } }),
    ];
    const offsets = offsetsOf(lines);
    const { entries } = await read(...lines);
    expect(entries.map(({ kind, span, text }) => [kind, span, text])).toEqual([
      ['other', 'L0', ''],
      ['other', `L${offsets[1]}`, ''],
      ['prompt', `L${offsets[2]}`, 'one'],
      ['prompt', 'i1', 'two\nlines'],
      ['prompt', `L${offsets[4]}`, 'three'],
      ['other', `L${offsets[5]}`, ''],
      ['other', 'i2', ''],
    ]);
  });

  test('the answer is the output text of an assistant message', async () => {
    const content = [
      { type: 'output_text', text: 'a' },
      { type: 'output_text', text: ' ' },
      { type: 'refusal', text: 'x' },
      { type: 'output_text', text: 'b' },
    ];
    const { entries } = await read(
      item({ type: 'message', role: 'assistant', content }),
      item({ type: 'message', role: 'assistant', content: 'text' }),
    );
    expect(entries).toMatchObject([{ kind: 'assistant_text', text: 'a\nb' }, { kind: 'other' }]);
  });

  test('a directory holds until the next one is recorded, a model only where it stands', async () => {
    const { entries, end } = await read(
      meta('/srv/a'),
      event({ type: 'user_message', message: 'x' }),
      line('turn_context', { cwd: '/srv/b', model: 'm-1' }),
      call('c1'),
      line('turn_context', { cwd: 'relative', model: 'm-2' }),
    );
    expect(entries.map(({ cwd }) => cwd)).toEqual(['/srv/a', '/srv/a', '/srv/b', '/srv/b', '/srv/b']);
    expect(entries.map(({ model }) => model)).toEqual([undefined, undefined, 'm-1', undefined, 'm-2']);
    expect(end).toMatchObject({ cwds: ['/srv/a', '/srv/b'], lastCwd: '/srv/b', model: 'm-2' });
  });

  test('a call made before an offset gets its result from the line after it', async () => {
    const lines = [
      meta(),
      call('c1'),
      event({ type: 'user_message', message: 'x' }),
      output('c1', 'Exit code: 1'),
    ];
    const marked = offsetsOf(lines)[2] ?? 0;
    const { calls, entries } = await read(...lines);
    expect(entries[calls[0]?.entry ?? -1]?.offset).toBeLessThan(marked);
    expect(calls[0]?.result?.offset).toBeGreaterThan(marked);
  });

  test('a call id that stands on a second line is the same call', async () => {
    const session = await read(
      call('c1'),
      output('c1', 'Exit code: 1'),
      call('c1'),
      output('c1', 'Exit code: 0'),
    );
    expect(countSession(session)).toMatchObject({ entries: 4, tool_calls: 1, tool_errors: 1 });
  });

  test('lines of unknown types, without a payload or with members of other types are entries that say nothing', async () => {
    const session = await read(
      line('new_thing', { cwd: '/srv/x' }),
      line('event_msg', null),
      { type: 'event_msg' },
      line('session_meta', { cwd: '/srv/secret' }, { timestamp: 5 }),
      line('event_msg', 'text'),
      line('response_item', { type: 'function_call', name: 5, call_id: null, arguments: 5 }),
    );
    expect(session.unparsed).toEqual([]);
    expect(session.entries.map(({ kind }) => kind)).toEqual([
      'other',
      'other',
      'other',
      'other',
      'other',
      'tool_call',
    ]);
    expect(session.end.cwds).toEqual([]);
    expect(session.entries[5]?.span).toMatch(/^L\d+$/);
  });

  test('without a line of the format there is no parsed line', async () => {
    const { end } = await read('not json', '[1]', '{"type":7}');
    expect(end).toMatchObject({ parsedLines: 0, entries: 0 });
  });
});

describe('the input of a call', () => {
  const inputOf = async (payload: object) => {
    const { calls } = await read(item({ call_id: 'c1', ...payload }));
    return { tool: calls[0]?.tool, command: calls[0]?.command, input: calls[0]?.input?.toString() };
  };
  const shell = (command: unknown) =>
    inputOf({ type: 'function_call', name: 'shell', arguments: JSON.stringify({ command }) });

  test.each([
    [['bash', '-lc', 'make x'], 'make x'],
    [['/bin/zsh', '-c', 'make x'], 'make x'],
    [['sh', '-cl', 'make x'], 'make x'],
    [['dash', '-c', 'a  b'], 'a  b'],
    [['bash', '-lc', 'make', 'x'], 'bash -lc make x'],
    [['fish', '-c', 'make'], 'fish -c make'],
    [['bash', '-x', 'make'], 'bash -x make'],
    [['git', 'push'], 'git push'],
    ['plain  string', 'plain  string'],
    [[], undefined],
    [['a', 5], undefined],
    [['a', null], undefined],
    [5, undefined],
  ])('shell %j is the command %j', async (words, command) => {
    expect((await shell(words)).command).toBe(command);
  });

  test('is the JSON inside the arguments string, in its spelling', async () => {
    expect(
      await inputOf({ type: 'function_call', name: 'other', arguments: '{ "command": "no", "n": 1.0 }' }),
    ).toEqual({
      tool: 'other',
      command: undefined,
      input: '{ "command": "no", "n": 1.0 }',
    });
  });

  test('is the string itself when it holds no JSON, and null when there is none', async () => {
    expect(await inputOf({ type: 'function_call', name: 'exec_command', arguments: 'make {' })).toMatchObject(
      { input: '"make {"', command: undefined },
    );
    expect(await inputOf({ type: 'function_call', name: 'exec_command' })).toMatchObject({
      input: 'null',
      command: undefined,
    });
    expect(await inputOf({ type: 'custom_tool_call', name: 'x' })).toMatchObject({ input: 'null' });
    expect(
      await inputOf({ type: 'function_call', name: 'exec_command', arguments: { cmd: 'ls' } }),
    ).toMatchObject({ input: '{"cmd":"ls"}', command: 'ls' });
  });

  test('of a local shell call is its action', async () => {
    expect(await inputOf({ type: 'local_shell_call', action: { command: ['ls', '-l'] } })).toMatchObject({
      tool: 'local_shell',
      command: 'ls -l',
    });
    expect(await inputOf({ type: 'local_shell_call', action: { command: 7 } })).toMatchObject({
      command: undefined,
    });
  });
});
