import { type ChildProcess, exec, execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { recordChild } from '../../../../lib/session-record/capture/record-child.js';
import type { Recorder } from '../../../../lib/session-record/capture/recorder.js';
import type { Json } from '../../../support/capture-oracle.js';
import { sha } from '../../../support/capture-oracle.js';

const node = process.execPath;
const tool = { agentId: 'root', origin: 'tool', command: 'x' } as const;

/** A recorder that keeps what it is told about commands. */
function listener(): { recorder: Recorder; commands: Json[] } {
  const commands: Json[] = [];
  const keep = (origin: string) => (facts: Json) => {
    const { stdout, stderr, ...rest } = { origin, ...facts };
    commands.push({
      ...rest,
      stdout: stdout.kept.toString(),
      stderr: stderr.kept.toString(),
      ids: [stdout.id, stderr.id],
    });
  };
  const recorder = { shell: keep('shell'), git: keep('git') } as unknown as Recorder;
  return { recorder, commands };
}

describe('recordChild', () => {
  test('a command that ends by itself, read by the harness as if nobody watched', async () => {
    const { recorder, commands } = listener();
    const child = recordChild(
      recorder,
      spawn(node, ['-e', 'console.log("out"); console.error("err"); process.exitCode = 3']),
      {
        ...tool,
        cwd: '/w',
      },
    );
    const read: string[] = [];
    for await (const chunk of child.stdout) read.push(String(chunk));
    if (child.exitCode === null) await once(child, 'close');
    await new Promise((resolve) => setImmediate(resolve));
    expect(read.join('')).toBe('out\n');
    expect(commands).toEqual([
      {
        origin: 'tool',
        agentId: 'root',
        command: 'x',
        cwd: '/w',
        exitCode: 3,
        stdout: 'out\n',
        stderr: 'err\n',
        ids: [sha('out\n'), sha('err\n')],
      },
    ]);
  });

  test('git, through execFile', async () => {
    const { recorder, commands } = listener();
    await new Promise<void>((resolve) => {
      const child = execFile(node, ['-e', 'process.stdout.write("é")'], () => resolve());
      recordChild(recorder, child, { agentId: 'root', origin: 'git', command: 'git x' });
    });
    expect(commands).toMatchObject([{ origin: 'git', exitCode: 0, stdout: 'é', cwd: '.' }]);
  });

  test.each([
    [
      'a signal',
      () => {
        const child = spawn(node, ['-e', 'setTimeout(() => {}, 1e6)']);
        setTimeout(() => child.kill('SIGKILL'), 50);
        return child;
      },
    ],
    ['a timeout', () => exec(`"${node}" -e "setTimeout(() => {}, 1e6)"`, { timeout: 50 })],
  ])('%s: status -1', async (_name, start) => {
    const { recorder, commands } = listener();
    await once(recordChild(recorder, start(), tool), 'close');
    expect(commands).toMatchObject([{ exitCode: -1, stdout: '', stderr: '' }]);
  });

  test('a program that never started: status -1, once, and its error is still an error', async () => {
    const { recorder, commands } = listener();
    const child = recordChild(recorder, spawn('/nowhere/to/be/found'), tool);
    const [error] = await once(child, 'error');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(error).toMatchObject({ code: 'ENOENT' });
    expect(commands).toMatchObject([{ exitCode: -1, stdout: '', stderr: '' }]);
  });

  test('a process for which there were no descriptors left: its error is all that comes', () => {
    const { recorder, commands } = listener();
    const child = Object.assign(new EventEmitter(), { pid: undefined }) as unknown as ChildProcess;
    child.on('error', () => {});
    recordChild(recorder, child, tool).emit('error', new Error('spawn EMFILE'));
    expect(commands).toMatchObject([{ exitCode: -1, stdout: '', stderr: '' }]);
  });

  test('a child without streams', async () => {
    const { recorder, commands } = listener();
    await once(recordChild(recorder, spawn(node, ['-e', '0'], { stdio: 'ignore' }), tool), 'close');
    expect(commands).toMatchObject([{ exitCode: 0, stdout: '' }]);
  });
});
