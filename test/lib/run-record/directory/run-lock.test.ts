import { once } from 'node:events';
import { existsSync, mkdirSync, rmdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LockDirectory } from '../../../../lib/run-record/directory/lock-directory.js';
import { acquireRunLock, LockLost, readLock } from '../../../../lib/run-record/directory/run-lock.js';
import { runPlace, steal } from '../../../support/run-lock.js';

describe('the lock of a run', () => {
  test('is a directory beside it, for its owner alone, until it is given up', async () => {
    const { run, lock } = runPlace();
    const held = await acquireRunLock(run);
    expect(statSync(lock).isDirectory()).toBe(true);
    expect(statSync(lock).mode & 0o777).toBe(0o700);
    expect(await readLock(run)).toBe('fresh');
    expect(held.confirm()).toBe(true);
    await held.release();
    expect(existsSync(lock)).toBe(false);
    await held.release();
    expect(held.compromised.aborted).toBe(false);
  });

  test('a held one is refused', async () => {
    const { run } = runPlace();
    const held = await acquireRunLock(run);
    await expect(acquireRunLock(run)).rejects.toMatchObject({ code: 'run-locked' });
    await held.release();
    const next = await acquireRunLock(run);
    await next.release();
  });

  test('a stale one is taken over', async () => {
    const { run, lock } = runPlace();
    mkdirSync(lock);
    utimesSync(lock, Date.now() / 1000 - 9, Date.now() / 1000 - 9);
    await expect(acquireRunLock(run)).rejects.toMatchObject({ code: 'run-locked' });
    utimesSync(lock, Date.now() / 1000 - 11, Date.now() / 1000 - 11);
    const held = await acquireRunLock(run);
    expect(await readLock(run)).toBe('fresh');
    await held.release();
  });

  test('one that cannot be looked at may be held', async () => {
    const { run } = runPlace();
    expect(await readLock(run)).toBe('none');
    expect(await readLock(join(import.meta.filename, 'run'))).toBe('none');
    expect(await readLock(`${run}${'x'.repeat(300)}`)).toBe('fresh');
  });

  test('where none can be made, the place is named', async () => {
    const { lock } = runPlace();
    await expect(acquireRunLock(join(lock, 'a', 'b'))).rejects.toMatchObject({ code: 'cannot-create' });
  });

  test.each([
    ['removed', rmdirSync],
    ['taken over', steal],
  ])('that it was %s is noticed at a refresh', async (_how, lose) => {
    const { run, lock } = runPlace();
    const held = await acquireRunLock(run, { refreshMs: 1_000 });
    lose(lock);
    await once(held.compromised, 'abort');
    expect(held.compromised.reason).toBeInstanceOf(LockLost);
    expect(held.compromised.reason).toMatchObject({ code: 'run-lock-lost' });
    expect(held.confirm()).toBe(false);
    const isThere = existsSync(lock);
    await held.release();
    expect(existsSync(lock)).toBe(isThere);
  });

  test('and at once by whoever asks', async () => {
    const { run, lock } = runPlace();
    const held = await acquireRunLock(run);
    steal(lock);
    expect(held.compromised.aborted).toBe(false);
    expect(held.confirm()).toBe(false);
    expect(held.compromised.aborted).toBe(true);
    await held.release();
    expect(existsSync(lock)).toBe(true);
  });

  test('a release that finds the lock of another leaves it', async () => {
    const { run, lock } = runPlace();
    const held = await acquireRunLock(run);
    steal(lock);
    await held.release();
    expect(existsSync(lock)).toBe(true);
    expect(held.compromised.aborted).toBe(false);
  });

  test('one that cannot be removed is told', async () => {
    const { run, lock } = runPlace();
    const held = await acquireRunLock(run);
    const { atime, mtime } = statSync(lock);
    writeFileSync(join(lock, 'in the way'), '');
    utimesSync(lock, atime, mtime);
    await expect(held.release()).rejects.toMatchObject({ code: 'cannot-remove' });
  });

  test('it is refreshed', async () => {
    const { run, lock } = runPlace();
    const held = await acquireRunLock(run, { refreshMs: 1_000 });
    const before = statSync(lock).mtimeMs;
    await setTimeout(2_400);
    expect(statSync(lock).mtimeMs).toBeGreaterThan(before);
    expect(held.confirm()).toBe(true);
    await held.release();
  });
});

describe('the directory of a lock', () => {
  test('one that is not stale any more is not removed by who found it stale', () => {
    const { lock } = runPlace();
    mkdirSync(lock);
    const late = new LockDirectory(lock, 10_000);
    late.rmdirSync(lock);
    expect(existsSync(lock)).toBe(true);
    expect(late.isOwn()).toBe(false);
    utimesSync(lock, 1, 1);
    late.rmdirSync(lock);
    expect(existsSync(lock)).toBe(false);
    late.rmdirSync(lock);
  });
});
