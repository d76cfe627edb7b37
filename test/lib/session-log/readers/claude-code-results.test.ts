import { describe, expect, test } from 'vitest';
import { call, result } from '../../../support/session-log/claude-code-lines.js';
import { offsetsOf, readLog } from '../../../support/session-log/stores.js';

async function statusOf(more: object, line: object = {}): Promise<string | undefined> {
  const { calls } = await readLog('claude-code', [call('a1', 't1'), result('u1', 't1', more, line)]);
  return calls[0]?.result?.status;
}

describe('the result of a call', () => {
  test.each([
    ['no is_error', {}, {}, 'ok'],
    ['is_error false', { is_error: false, content: 'has been denied' }, {}, 'ok'],
    ['is_error', { is_error: true }, {}, 'error'],
    [
      'a rejection',
      { is_error: true, content: "The user doesn't want to proceed with this tool use. Stop." },
      {},
      'denied',
    ],
    ['a rule', { is_error: true, content: 'Permission to use Bash has been denied.' }, {}, 'denied'],
    [
      'a rejection in a list',
      {
        is_error: true,
        content: [
          { type: 'text', text: 'it has been' },
          { type: 'text', text: 'x has been denied' },
        ],
      },
      {},
      'denied',
    ],
    ['an interrupt text', { is_error: true, content: 'x [Request interrupted by user]' }, {}, 'interrupted'],
    ['the interrupted flag without is_error', {}, { toolUseResult: { interrupted: true } }, 'interrupted'],
    [
      'the interrupted flag beside a denial',
      { is_error: true, content: 'has been denied' },
      { toolUseResult: { interrupted: true } },
      'interrupted',
    ],
    ['a toolUseResult that is a string', { is_error: true }, { toolUseResult: 'Error: x' }, 'error'],
    ['an interrupted flag that is no boolean', {}, { toolUseResult: { interrupted: 1 } }, 'ok'],
    ['a content that is no text', { is_error: true, content: 5 }, {}, 'error'],
    ['a content that is absent', { is_error: true, content: null }, {}, 'error'],
  ])('status: %s', async (_, more, line, status) => {
    expect(await statusOf(more, line)).toBe(status);
  });

  test('a failing command whose output quotes a denial is taken for one; a success that quotes it is not', async () => {
    const { calls } = await readLog('claude-code', [
      call('a1', 't1'),
      call('a2', 't2'),
      call('a3', 't3'),
      result('u1', 't1', { is_error: true, content: 'Exit code 1\nftp: access has been denied by host' }),
      result('u2', 't2', { content: "The user doesn't want to proceed with this tool use" }),
      result('u3', 't3', { is_error: true, content: 'PreToolUse hook blocked: no network' }),
    ]);
    expect(calls.map((one) => one.result?.status)).toEqual(['denied', 'ok', 'error']);
  });

  test('a denial kind in a field of its own is not read: an error', async () => {
    const line = { toolDenialKind: 'permission-rule' };
    expect(await statusOf({ is_error: true, content: 'Not run.' }, line)).toBe('error');
  });

  test('the last result line of a call holds', async () => {
    const lines = [
      call('a1', 't1'),
      result('u1', 't1', { is_error: true, content: 'first' }),
      result('u2', 't1', { is_error: true, content: 'second has been denied' }),
    ];
    const { calls } = await readLog('claude-code', lines);
    expect(calls[0]?.result).toMatchObject({
      status: 'denied',
      text: 'second has been denied',
      offset: offsetsOf(lines)[2],
    });
  });

  test('a result without an earlier call is ignored', async () => {
    const { calls, items } = await readLog('claude-code', [
      result('u1', 't1', { is_error: true }),
      call('a1', 't1'),
    ]);
    expect(calls[0]?.result).toBeUndefined();
    expect(items.filter((item) => item.type === 'result')).toEqual([]);
  });
});
