import { describe, expect, test } from 'vitest';
import {
  complete,
  event,
  failure,
  none,
  ok,
  permission,
  read,
  resultOf,
  start,
} from '../../../support/session-log/copilot-lines.js';
import { countSession, readerOf, settle } from '../../../support/session-log/read-session.js';
import { candidateOf, logBytes, offsetsOf, put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

describe('permissions and aborts', () => {
  test('a denial settles the call at its own line; the completion adds text and exit code', async () => {
    const lines = [
      start('c1'),
      permission('c1', 'denied-by-rules'),
      complete('c1', failure('failure', 'no', { shellExecution: { exitCode: 126 } })),
    ];
    const { calls } = await read(...lines);
    expect(calls[0]?.result).toMatchObject({
      status: 'denied',
      exitCode: 126,
      text: 'no',
      offset: offsetsOf(lines)[1],
    });
  });

  test.each([
    ['denied-interactively-by-user', 'denied'],
    ['cancelled', 'interrupted'],
    ['approved', undefined],
    ['x-denied-', undefined],
  ])('%s: %s', async (kind, status) => {
    expect((await resultOf({}, permission('c1', kind))).status).toBe(status);
  });

  test('an approval lets the completion decide', async () => {
    expect(await resultOf({}, permission('c1', 'approved'), complete('c1', ok('x')))).toMatchObject({
      status: 'ok',
    });
  });

  test('a permission after the result, or after another one, changes nothing', async () => {
    expect(await resultOf({}, complete('c1', ok('x')), permission('c1', 'denied-x'))).toMatchObject({
      status: 'ok',
    });
    expect(
      await resultOf({}, complete('c1', failure('failure')), permission('c1', 'cancelled')),
    ).toMatchObject({ status: 'error' });
    expect(await resultOf({}, permission('c1', 'denied-x'), permission('c1', 'cancelled'))).toMatchObject({
      status: 'denied',
    });
    expect(await resultOf({}, permission('c2', 'denied-x'))).toEqual(none);
  });

  test('an abort interrupts every open call; a late completion is ignored; a later call is not touched', async () => {
    const lines = [
      start('c1'),
      start('c2'),
      complete('c2', ok('x')),
      event('abort', { reason: 'user' }),
      complete('c1', ok('late', { shellExecution: { exitCode: 0 } })),
      start('c3'),
    ];
    const session = await read(...lines);
    expect(session.calls.map(({ result }) => result?.status)).toEqual(['interrupted', 'ok', undefined]);
    expect(session.calls[0]?.result).toMatchObject({
      text: 'Operation aborted by user',
      exitCode: undefined,
      offset: offsetsOf(lines)[3],
    });
    expect(countSession(session)).toMatchObject({ interrupts: 2 });
  });

  test('an abort interrupts a call without an id, and none that a permission settled', async () => {
    const { calls } = await read(start(''), start('c1'), permission('c1', 'denied-x'), event('abort'));
    expect(calls.map(({ result }) => result?.status)).toEqual(['interrupted', 'denied']);
  });

  test('an abort line with members of other types is an entry and no abort', async () => {
    const session = await read(start('c1'), { type: 'abort', id: 5 });
    expect(session.calls[0]?.result).toBeUndefined();
    expect(session.entries.map(({ kind }) => kind)).toEqual(['tool_call', 'other']);
  });
});

describe('Copilot CLI entries', () => {
  test('prompts are what the user wrote', async () => {
    const { entries } = await read(
      event('user.message', { content: 'one' }),
      event('user.message', { content: 'two', source: 'user' }),
      event('user.message', { content: 'three', source: '' }),
      event('user.message', { content: 'no', source: 'system' }),
      event('user.message', { content: 'no', isAutopilotContinuation: true }),
      event('user.message', { content: ' ' }),
      event('user.message', 'no'),
      event('user.message', { content: ['no'] }),
    );
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['prompt', 'one'],
      ['prompt', 'two'],
      ['prompt', 'three'],
      ...Array(5).fill(['other', '']),
    ]);
  });

  test('answers, models and directories', async () => {
    const session = await read(
      event('session.start', { context: { cwd: '/srv/a' }, selectedModel: 'm-1' }),
      event('assistant.message', { content: 'hello', model: 'm-2' }),
      event('assistant.message', { content: '' }),
      event('session.model_change', { previousModel: 'm-2', newModel: 5, model: 'm-3' }),
      event('session.context_changed', { cwd: '/srv/b' }),
      event('session.resume', { context: { cwd: 'relative' } }),
      event('session.model_change', { selectedModel: 'm-4' }),
    );
    expect(session.entries.map(({ kind, cwd, model }) => [kind, cwd, model])).toEqual([
      ['other', '/srv/a', 'm-1'],
      ['assistant_text', '/srv/a', 'm-2'],
      ['other', '/srv/a', undefined],
      ['other', '/srv/a', 'm-3'],
      ['other', '/srv/b', undefined],
      ['other', '/srv/b', undefined],
      ['other', '/srv/b', 'm-4'],
    ]);
    expect(session.end).toMatchObject({ cwds: ['/srv/a', '/srv/b'], lastCwd: '/srv/b', model: 'm-4' });
  });

  test('a call is its start: the input, the command, and the span of the event', async () => {
    const { calls, entries } = await read(
      start('c1'),
      start('c1'),
      start('c2', { toolName: 'view', arguments: { path: '/x' } }),
    );
    expect(calls).toMatchObject([
      { tool: 'bash', command: 'make', input: Buffer.from('{"command":"make"}') },
      { tool: 'view', command: undefined, input: Buffer.from('{"path":"/x"}') },
    ]);
    expect(entries[calls[0]?.entry ?? -1]?.span).toMatch(/^e\d+$/);
  });

  test('events of a sub-agent are entries and nothing more', async () => {
    const agentId = 'agent-1';
    const session = await read(
      event('session.start', { context: { cwd: '/srv/a' } }),
      event('user.message', { content: 'from the sub-agent' }, { agentId }),
      event('tool.execution_start', { toolCallId: 'c1', toolName: 'bash' }, { agentId }),
      event('session.context_changed', { cwd: '/srv/secret' }, { agentId }),
      event('abort', {}, { agentId }),
    );
    expect(countSession(session)).toMatchObject({ entries: 5, prompts: 0, tool_calls: 0, interrupts: 0 });
    expect(session.end.cwds).toEqual(['/srv/a']);
  });

  test('the directory beside the log is the first one recorded', async () => {
    const path = put(
      `${temporaryFolder()}/events.jsonl`,
      logBytes([event('user.message', { content: 'x' })]),
    );
    const gate = { open: true, cwd: '/srv/beside', checkedFirstLine: undefined } as const;
    const items = [];
    for await (const one of readerOf('copilot').read(candidateOf('copilot', path), gate)) items.push(one);
    expect(settle(items).end.cwds).toEqual(['/srv/beside']);
    expect(settle(items).entries[0]?.cwd).toBe('/srv/beside');
  });

  test('one event over several physical lines: both halves are unparsed and nothing is joined', async () => {
    const session = await read(
      event('session.start', { context: { cwd: '/srv/demo' } }),
      start('c1', { toolName: 'web_fetch' }),
      '{"type":"tool.execution_complete","id":"e3","data":{"toolCallId":"c1","success":false,"error":{"message":"page:',
      ' second half","code":"failure"}}}',
      event('user.message', { content: 'go on' }),
    );
    expect(countSession(session)).toMatchObject({ unparsed: 2, prompts: 1, tool_calls: 1, tool_errors: 0 });
    expect(session.calls[0]?.result).toBeUndefined();
  });

  test('a call made before an offset gets its result from the line after it', async () => {
    const lines = [start('c1'), event('user.message', { content: 'x' }), complete('c1', failure('failure'))];
    const [, marked = 0] = offsetsOf(lines);
    const { calls, entries } = await read(...lines);
    expect(entries[calls[0]?.entry ?? -1]?.offset).toBeLessThan(marked);
    expect(calls[0]?.result?.offset).toBeGreaterThan(marked);
  });
});
