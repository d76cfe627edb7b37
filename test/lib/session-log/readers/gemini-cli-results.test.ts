import { describe, expect, test } from 'vitest';
import { resultOf, toolCall, wrapped } from '../../../support/session-log/gemini-cli-lines.js';

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
