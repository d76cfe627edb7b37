import { describe, expect, test } from 'vitest';
import {
  call,
  completed,
  event,
  item,
  meta,
  output,
  read,
  resultOf,
} from '../../../support/session-log/codex-lines.js';
import { offsetsOf } from '../../../support/session-log/stores.js';

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

  test('also when it has no text', async () => {
    const later = output('c1', 'Exit code: 1\nOutput:\nx');
    expect(await resultOf(output('c1', 'Exit code: 1\nOutput:\n'), later)).toEqual({
      status: 'error',
      exitCode: 1,
      text: '',
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
