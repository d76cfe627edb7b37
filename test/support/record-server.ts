import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { programPath } from './run-program.js';

/** A running gg-serve. */
export interface RunningServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** The most memory that it held so far, in MB. */
  peakMemory(): number;
}

/** Starts gg-serve on a free port; it ends with the test. */
export async function startServer(
  store: string,
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(
    process.execPath,
    [programPath('gg-serve'), '--store', store, '--port', '0', '--json', ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  const peakMemory = (): number => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  return { url, child, peakMemory };
}
