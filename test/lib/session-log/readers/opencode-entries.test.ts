import { describe, expect, test } from 'vitest';
import { assistant, read, tool, user } from '../../../support/session-log/opencode-sessions.js';
import { countSession } from '../../../support/session-log/read-session.js';

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
