import { describe, expect, test, vi } from 'vitest';
import { endBySignal, Interruption, interruptible } from '../../../lib/program/interruption.js';
import { createProgram, runProgram, UsageError } from '../../../lib/program/program.js';
import { packageVersion } from '../../../lib/program/version.js';
import { CodedError, MachineryError } from '../../../lib/stream/errors.js';

/** Runs a program whose action throws, and gives its exit code and what it said. */
async function run(failure: unknown, args: string[] = []): Promise<{ code: unknown; said: string }> {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const before = process.exitCode;
  try {
    const program = createProgram('gg-test', 'Tests.', ['gg-test --x'])
      .option('--json')
      .action(() => {
        if (failure !== undefined) throw failure;
      });
    await runProgram(program, ['node', 'gg-test', ...args]);
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

  test('with --json an error is one object', async () => {
    const { said } = await run(new CodedError('pool-gap', 'a gap', { line: 2 }), ['--json']);
    expect(JSON.parse(said)).toEqual({ error: 'pool-gap', message: 'a gap', line: 2 });
  });

  test('an unknown option is a wrong command line', async () => {
    const { code, said } = await run(undefined, ['--nonsense']);
    expect(code).toBe(2);
    expect(said).toMatch(/^gg-test: unknown option '--nonsense' \(usage\)\n {2}gg-test --help/);
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
