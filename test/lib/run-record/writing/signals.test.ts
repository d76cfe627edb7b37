// A real process with two live children, interrupted by the system.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { accountTokens } from '../../../../lib/run-record/inspection/tokens.js';
import { inspectRun, readRun } from '../../../../pipelines/read-run.js';
import { LAWFUL_RUN } from '../../../support/lawful-facts.js';
import { PROJECT } from '../../../support/run-program.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { linesOf } from '../../../support/writing.js';

const HARNESS = join(PROJECT, 'test/support/signal-run.mjs');

/** Runs until both children work, then interrupts. @returns the exit code */
async function interrupt(
  directory: string,
  act: (kill: (name: NodeJS.Signals) => void) => Promise<void>,
): Promise<unknown> {
  mkdirSync(directory, { mode: 0o700 });
  const child = spawn(process.execPath, [HARNESS, JSON.stringify({ directory })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await act((name) => child.kill(name));
  return ended;
}

const recordsOf = (directory: string): string[] => [
  directory,
  ...[1, 2].map((call) => join(directory, `stages/01-delegate/1/1/subflows/${call}`)),
];

test.each([
  ['SIGTERM', 15, 143],
  ['SIGINT', 2, 130],
  ['SIGHUP', 1, 129],
] as const)(
  '%s twice: one signal line in the run and in each child, exit %i + 128',
  async (name, signal, exit) => {
    const directory = join(temporaryFolder(), LAWFUL_RUN);
    const code = await interrupt(directory, async (kill) => {
      kill(name);
      await setTimeout(100);
      kill(name);
    });
    expect(code).toBe(exit);
    const instants = new Set<unknown>();
    for (const record of recordsOf(directory)) {
      const lines = linesOf(record);
      const signals = lines.filter(({ event }) => event === 'signal');
      expect(signals, record).toEqual([{ ts: expect.any(String), event: 'signal', signal, name }]);
      expect(lines.at(-1), record).toMatchObject({ event: 'run_end', exit, cause: 'signal' });
      expect((await readRun(record)).verdict.status, record).toBe('valid');
      instants.add(signals[0]?.ts);
      expect(existsSync(`${record}.lock`), record).toBe(false);
    }
    expect(instants.size).toBe(1);
    expect(await accountTokens(await inspectRun(directory))).toEqual({ tokens: 0, status: 'complete' });
  },
);

test('the lock is taken away: no signal line, and everything ends in a fault', async () => {
  const directory = join(temporaryFolder(), LAWFUL_RUN);
  const code = await interrupt(directory, async () => rmSync(`${directory}.lock`, { recursive: true }));
  expect(code).toBe(2);
  for (const record of recordsOf(directory)) {
    const lines = linesOf(record);
    expect(
      lines.map(({ event }) => event),
      record,
    ).not.toContain('signal');
    expect(lines.filter(({ cause }) => cause !== undefined).map(({ cause, exit }) => [cause, exit])).toEqual(
      lines.filter(({ cause }) => cause !== undefined).map(() => ['fault', 2]),
    );
    expect((await readRun(record)).verdict.status, record).toBe('valid');
  }
});
