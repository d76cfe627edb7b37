import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { acquireRunLock, readLock } from '../../../../lib/run-record/directory/run-lock.js';
import { runPlace, steal } from '../../../support/run-lock.js';

const ELSEWHERE = join(import.meta.dirname, '../../../support/hold-lock.mjs');

test('a lock is held against other processes', async () => {
  const { run } = runPlace();
  const held = await acquireRunLock(run);
  expect(await holdElsewhere(run, 'wait').word).toBe('run-locked');
  await held.release();
  expect(await holdElsewhere(run, 'wait').word).toBe('held');
});

describe('a process that ends without giving its lock up', () => {
  test('ends: the lock goes with it', async () => {
    const { run, lock } = runPlace();
    const other = holdElsewhere(run, 'exit');
    expect(await other.word).toBe('held');
    other.child.stdin?.write('\n');
    await other.ended;
    expect(existsSync(lock)).toBe(false);
  });

  test('ends when another one has the lock: that one stays', async () => {
    const { run, lock } = runPlace();
    const other = holdElsewhere(run, 'exit');
    await other.word;
    steal(lock);
    other.child.stdin?.write('\n');
    await other.ended;
    expect(existsSync(lock)).toBe(true);
  });

  test('is terminated: the lock goes, and the process dies of the signal', async () => {
    const { run, lock } = runPlace();
    const other = holdElsewhere(run, 'wait');
    await other.word;
    other.child.kill('SIGTERM');
    expect(await other.ended).toEqual([null, 'SIGTERM']);
    expect(existsSync(lock)).toBe(false);
  });

  test('is killed: the lock stays and grows stale', async () => {
    const { run, lock } = runPlace();
    const other = holdElsewhere(run, 'wait');
    await other.word;
    other.child.kill('SIGKILL');
    await other.ended;
    expect(await readLock(run)).toBe('fresh');
    await expect(acquireRunLock(run)).rejects.toMatchObject({ code: 'run-locked' });
    expect(await readLock(run, statSync(lock).mtimeMs + 10_000)).toBe('stale');
  });
});

/** Has another process take the lock. */
function holdElsewhere(
  run: string,
  mode: 'wait' | 'exit',
): { child: ChildProcess; word: Promise<string>; ended: Promise<unknown[]> } {
  const child = spawn(process.execPath, [ELSEWHERE, run, mode], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const word = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { child, word, ended: once(child, 'exit') };
}
