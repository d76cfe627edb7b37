import { describe, expect, test, vi } from 'vitest';
import { endBySignal, Interruption, interruptible } from '../../../lib/program/interruption.js';
import { createProgram, type ErrorManners, runProgram, UsageError } from '../../../lib/program/program.js';
import { packageVersion } from '../../../lib/program/version.js';
import { CodedError, MachineryError } from '../../../lib/stream/errors.js';

/** Runs a program whose action throws, and gives its exit code and what it said. */
async function run(
  failure: unknown,
  args: string[] = [],
  manners: ErrorManners = {},
): Promise<{ code: unknown; said: string }> {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const before = process.exitCode;
  try {
    const program = createProgram('gg-test', 'Tests.', ['gg-test --x'])
      .option('--json')
      .action(() => {
        if (failure !== undefined) throw failure;
      });
    await runProgram(program, ['node', 'gg-test', ...args], manners);
    return { code: process.exitCode ?? 0, said: said.join('') };
  } finally {
    write.mockRestore();
    process.exitCode = before;
  }
}

describe('runProgram', () => {
  test('no failure is exit code 0 and silence', async () => {
    expect(await run(undefined)).toEqual({ code: 0, said: '' });
  });

  test('a refusal is 1, the command line 2, the machinery 4', async () => {
    expect(await run(new CodedError('pool-gap', 'a gap'))).toEqual({
      code: 1,
      said: 'gg-test: a gap (pool-gap)\n',
    });
    expect(await run(new UsageError('no', 'yes'))).toEqual({ code: 2, said: 'gg-test: no (usage)\n  yes\n' });
    expect((await run(new MachineryError('cannot-read', 'x'))).code).toBe(4);
    expect(await run(new Error('odd'))).toEqual({ code: 4, said: 'gg-test: odd (internal)\n' });
    expect(await run('odd')).toEqual({ code: 4, said: 'gg-test: odd (internal)\n' });
    expect((await run(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))).said).toContain('(system)');
  });

  test('a code that stands in the message is not said twice', async () => {
    expect((await run(new CodedError('pool-gap', 'a gap (pool-gap)'))).said).toBe(
      'gg-test: a gap (pool-gap)\n',
    );
  });

  test('what a message quotes is shown, not obeyed', async () => {
    const { said } = await run(new CodedError('odd', 'two\nlines \u001b[2J', { hint: 'a\u001bb' }));
    expect(said).toBe('gg-test: two lines \\u001b[2J (odd)\n  a\\u001bb\n');
  });

  test('a program may have exit codes and documents of its own; the rest keeps to the common rule', async () => {
    const manners: ErrorManners = {
      exitOf: ({ code }) => (code === 'pool-gap' ? 5 : undefined),
      describe: ({ code }) => ({ kind: 'error', code }),
    };
    expect((await run(new CodedError('pool-gap', 'm'), [], manners)).code).toBe(5);
    expect((await run(new CodedError('other', 'm'), [], manners)).code).toBe(1);
    expect((await run(new UsageError('m'), [], { exitOf: () => 5 })).code).toBe(2);
    const { said } = await run(new CodedError('other', 'm'), ['--json'], manners);
    expect(said).toBe('{"kind":"error","code":"other"}\n');
  });

  test('with --json an error is one object', async () => {
    const { said } = await run(new CodedError('pool-gap', 'a gap', { line: 2 }), ['--json']);
    expect(JSON.parse(said)).toEqual({ error: 'pool-gap', message: 'a gap', line: 2 });
  });

  test('an unknown option is a wrong command line', async () => {
    const { code, said } = await run(undefined, ['--nonsense']);
    expect(code).toBe(2);
    expect(said).toMatch(/^gg-test: unknown option '--nonsense' \(usage\)\n {2}gg-test --help/);
  });

  test('a program may have its own code for the machinery, and the hint on the same line', async () => {
    const manner = { exitOf: () => 1, hintOnLine: true };
    const hinted = new MachineryError('cannot-x', 'cannot x', { hint: 'try y' });
    expect(await run(hinted, [], manner)).toEqual({
      code: 1,
      said: 'gg-test: cannot x; try y. (cannot-x)\n',
    });
    expect(await run(new CodedError('no', 'no'), [], manner)).toEqual({
      code: 1,
      said: 'gg-test: no. (no)\n',
    });
    expect((await run(undefined, ['--nonsense'], manner)).code).toBe(2);
  });

  test('a closed pipe is quiet', async () => {
    expect(await run(Object.assign(new Error('EPIPE'), { code: 'EPIPE' }))).toEqual({ code: 0, said: '' });
  });
});

describe('interruptible', () => {
  test('gives the work its result and its own error', async () => {
    expect(await interruptible(async () => 7)).toBe(7);
    await expect(interruptible(async () => Promise.reject(new Error('own')))).rejects.toThrow('own');
  });

  test('a signal aborts the work and is what is thrown', async () => {
    const work = interruptible(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    process.emit('SIGTERM', 'SIGTERM');
    await expect(work).rejects.toBeInstanceOf(Interruption);
    await expect(work).rejects.toMatchObject({ signal: 'SIGTERM' });
    expect(process.listenerCount('SIGTERM')).toBe(0);
  });

  test('the process is ended by that signal', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    endBySignal('SIGINT');
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGINT');
    kill.mockRestore();
  });
});

test('the version is that of package.json', () => {
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+/);
});
