import { describe, expect, test } from 'vitest';
import { complete, event, failure, none, ok, resultOf } from '../../../support/session-log/copilot-lines.js';

describe('the completion of a call', () => {
  const exit = (code: number): string => `<shellId: 3 completed with exit code ${code}>`;
  test.each([
    ['success', {}, ok('x'), 'ok', undefined, ''],
    ['a failure', {}, failure('failure'), 'error', undefined, 'no'],
    ['a timeout', {}, failure('timeout'), 'error', undefined, 'no'],
    ['a rejected call', {}, failure('rejected'), 'denied', undefined, 'no'],
    ['a denied call', {}, failure('denied'), 'denied', undefined, 'no'],
    [
      'a content beside an error',
      {},
      failure('failure', 'no', { result: { content: 'printed' } }),
      'error',
      undefined,
      'printed',
    ],
    [
      'success with an exit code and its line',
      {},
      ok(`out\n\n${exit(2)}`, { shellExecution: { exitCode: 2 } }),
      'error',
      2,
      'out',
    ],
    ['the line alone', {}, ok(`out\n${exit(2)}`), 'error', 2, 'out'],
    ['the line and nothing else', {}, ok(exit(7)), 'error', 7, ''],
    [
      'the recorded code over the line',
      {},
      ok(`out\n${exit(2)}`, { shellExecution: { exitCode: 3 } }),
      'error',
      3,
      'out',
    ],
    [
      'a detached command, with notes behind it',
      {},
      ok(
        'out\n<detached command with shellId: a b completed with exit code -1> \n<sandbox is active for x>\n\n<this failure may be caused by the sandbox>\n',
      ),
      'error',
      -1,
      'out',
    ],
    ['a line that is not the last', {}, ok(`${exit(2)}\nout`), 'ok', undefined, ''],
    ['a line without an id', {}, ok('out\n<shellId:  completed with exit code 2>'), 'ok', undefined, ''],
    ['a line with something behind it', {}, ok(`out\n${exit(2)} x`), 'ok', undefined, ''],
    ['exit code 0', {}, ok(`out\n${exit(0)}`), 'ok', 0, ''],
    ['the line of a tool that is no shell', { toolName: 'view' }, ok(`out\n${exit(2)}`), 'ok', undefined, ''],
    ['powershell', { toolName: 'powershell' }, ok(`out\n${exit(2)}`), 'error', 2, 'out'],
    [
      'a tool with shell information',
      { toolName: 'x', shellToolInfo: {} },
      ok(`out\n${exit(2)}`),
      'error',
      2,
      'out',
    ],
    [
      'a tool whose shell information is null',
      { toolName: 'x', shellToolInfo: null },
      ok(`out\n${exit(2)}`),
      'ok',
      undefined,
      '',
    ],
    [
      'a completion that says it was a shell',
      { toolName: 'x' },
      ok(`out\n${exit(2)}`, { shellExecution: {} }),
      'error',
      2,
      'out',
    ],
    [
      'a failure with exit code 0',
      {},
      failure('failure', 'no', { shellExecution: { exitCode: 0 } }),
      'error',
      0,
      'no',
    ],
    ['neither success nor an error', {}, {}, 'error', undefined, ''],
    ['only notes', {}, ok('<sandbox is active for x>\n'), 'ok', undefined, ''],
  ])('%s', async (_, tool, data, status, exitCode, text) => {
    expect(await resultOf(tool, complete('c1', data))).toEqual({ status, exitCode, text });
  });

  test('only the first one counts', async () => {
    expect(await resultOf({}, complete('c1', failure('failure')), complete('c1', ok('x')))).toMatchObject({
      status: 'error',
    });
  });

  test('of data of another shape, of another call or of a call without an id says nothing', async () => {
    expect(await resultOf({}, complete('c1', { success: true, result: 'text' }))).toEqual(none);
    expect(await resultOf({}, complete('c2', ok('x')))).toEqual(none);
    expect(await resultOf({}, event('tool.execution_complete'))).toEqual(none);
    expect(await resultOf({ toolCallId: null }, complete('', ok('x')))).toEqual(none);
  });
});
