import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers, Scratch } from '../../../../lib/session-record/assembly/scratch.js';
import { temporaryFolder } from '../../../support/temporary.js';

const PREFIX = '.replay-test-';

test('a scratch directory is made with its parents and goes with its files', async () => {
  const parent = join(temporaryFolder(), 'a', 'b');
  const scratch = await Scratch.create(parent, PREFIX);
  await scratch.openFile('one');
  expect(readdirSync(parent)).toEqual([basename(scratch.path)]);
  expect(basename(scratch.path)).toMatch(new RegExp(`^\\${PREFIX}[0-9a-f]{8}-${process.pid}-`));
  await expect(scratch.openFile('one')).rejects.toMatchObject({ code: 'cannot-create' });
  await scratch.remove();
  expect(readdirSync(parent)).toEqual([]);
  await scratch.remove();
});

test('what a process left that is gone is removed and named; what is in use stays', async () => {
  const parent = temporaryFolder();
  const own = await Scratch.create(parent, PREFIX);
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  const left = await Scratch.create(parent, PREFIX);
  await left.openFile('messages');
  const leftPath = left.path.replace(`-${process.pid}-`, `-${child.pid}-`);
  renameSync(left.path, leftPath);
  // Of another host or pid namespace, of another kind, and no scratch at all.
  const others = [`${PREFIX}00000000-${child.pid}-abc`, `.other-${child.pid}-abc`, `${PREFIX}x`, 'notes'];
  for (const name of others) mkdirSync(join(parent, name));
  expect(await removeLeftovers(parent, PREFIX)).toEqual([leftPath]);
  expect(readdirSync(parent).sort()).toEqual([...others, basename(own.path)].sort());
  expect(await removeLeftovers(parent, PREFIX)).toEqual([]);
  expect(existsSync(own.path)).toBe(true);
  await own.remove();
});

test('a parent that cannot be listed has no leftovers', async () => {
  expect(await removeLeftovers(join(temporaryFolder(), 'none'), PREFIX)).toEqual([]);
});

test('process 1 is somebody else and runs', async () => {
  const parent = temporaryFolder();
  const scratch = await Scratch.create(parent, PREFIX);
  const path = scratch.path.replace(`-${process.pid}-`, '-1-');
  renameSync(scratch.path, path);
  expect(await removeLeftovers(parent, PREFIX)).toEqual([]);
});
