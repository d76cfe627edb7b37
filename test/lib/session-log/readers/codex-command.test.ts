import { describe, expect, test } from 'vitest';
import { item, read } from '../../../support/session-log/codex-lines.js';

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
