// What permission stops, and what it does not: the superuser is stopped by
// nothing, so all of this happens with the rights of another user.

import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { removeTree } from '../../../../lib/run-record/directory/removal.js';
import { findObjection } from '../../../../lib/run-record/directory/removal-evidence.js';
import { findLeftovers } from '../../../../lib/run-record/directory/set-aside.js';
import { giveTo } from '../../../support/clean-home.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { asUser, NOBODY, testAsSuperuser } from '../../../support/user.js';

/** A folder of the user without rights, with a run in it. */
function ownFolder(fill: (run: string) => void): { folder: string; run: string } {
  const folder = temporaryFolder();
  const run = join(folder, 'run');
  mkdirSync(join(run, 'stages/a'), { recursive: true });
  writeFileSync(join(run, 'stages/a/output.txt'), 'x');
  fill(run);
  giveTo(folder, NOBODY);
  return { folder, run };
}

/** Through descriptors, and where there are none. */
const WAYS = [true, false];

for (const [mode, way] of [0o000, 0o100, 0o200, 0o400, 0o500, 0o600].flatMap((mode) =>
  WAYS.map((way) => [mode, way] as const),
)) {
  testAsSuperuser(`folders of mode 0${mode.toString(8)} are no obstacle inside a tree (${way})`, async () => {
    const { run } = ownFolder((path) => {
      chmodSync(join(path, 'stages/a'), mode);
      chmodSync(join(path, 'stages'), mode);
      chmodSync(path, mode);
    });
    const outcome = await asUser(NOBODY, () => removeTree(run, way));
    expect(outcome).toEqual({ removed: 4, failed: 0, faults: [] });
    expect(existsSync(run)).toBe(false);
  });
}

for (const way of WAYS) {
  testAsSuperuser(
    `rights are restored inside the tree, never through a link, never outside (${way})`,
    async () => {
      const { folder, run } = ownFolder((path) => {
        mkdirSync(join(path, '../canary/inner'), { recursive: true });
        symlinkSync('../canary/inner', join(path, 'link'));
        symlinkSync('../../canary/inner', join(path, 'stages/link'));
        chmodSync(join(path, '../canary/inner'), 0o000);
        chmodSync(join(path, '../canary'), 0o500);
        chmodSync(path, 0o500);
      });
      expect(await asUser(NOBODY, () => removeTree(run, way))).toMatchObject({ failed: 0 });
      expect(statSync(join(folder, 'canary')).mode & 0o777).toBe(0o500);
      expect(statSync(join(folder, 'canary/inner')).mode & 0o777).toBe(0);
    },
  );
}

testAsSuperuser('what another user holds is told by its path, and the rest goes', async () => {
  const { run } = ownFolder(() => {});
  mkdirSync(join(run, 'stages/theirs/deep'), { recursive: true });
  writeFileSync(join(run, 'stages/theirs/file'), 'x');
  const outcome = await asUser(NOBODY, () => removeTree(run));
  expect(outcome.faults.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'stages/theirs/deep EPERM',
    'stages/theirs/file EPERM',
  ]);
  expect(outcome.failed).toBe(2);
  expect(readdirSync(run)).toEqual(['stages']);
  expect(readdirSync(join(run, 'stages'))).toEqual(['theirs']);
});

testAsSuperuser('many faults: the first of them, and how many', async () => {
  const { run } = ownFolder(() => {});
  mkdirSync(join(run, 'theirs'));
  for (let index = 0; index < 30; index += 1) writeFileSync(join(run, 'theirs', `${index}`), '');
  const outcome = await asUser(NOBODY, () => removeTree(run));
  expect(outcome.failed).toBe(30);
  expect(outcome.faults).toHaveLength(20);
});

testAsSuperuser(
  'a tree in a folder that may not be written to loses what is in it, and says that it stands',
  async () => {
    const { folder, run } = ownFolder(() => {});
    chmodSync(folder, 0o555);
    expect(await asUser(NOBODY, () => removeTree(run))).toMatchObject({
      failed: 1,
      faults: [{ path: '.', code: 'EACCES' }],
    });
  },
);

testAsSuperuser(
  'evidence: a run that cannot be looked into is left alone, a folder inside it hides none',
  async () => {
    const { folder, run } = ownFolder((path) => chmodSync(join(path, 'stages'), 0o000));
    expect(await asUser(NOBODY, () => findObjection(folder, 'run'))).toBeUndefined();
    chmodSync(join(run, 'stages'), 0o400);
    expect(await asUser(NOBODY, () => findObjection(folder, 'run'))).toBeUndefined();
    chmodSync(run, 0o000);
    expect(await asUser(NOBODY, () => findObjection(folder, 'run'))).toEqual({
      code: 'process-group',
      detail: 'run/process-groups',
    });
    chmodSync(run, 0o100);
    expect(await asUser(NOBODY, () => findObjection(folder, 'run'))).toEqual({
      code: 'cannot-look',
      detail: 'run (EACCES)',
    });
  },
);

testAsSuperuser('a removal that cannot be looked into counts as decided', async () => {
  const { folder } = ownFolder((path) => mkdirSync(`${path}.removing.lock.lock`, { mode: 0o000 }));
  expect(await asUser(NOBODY, async () => findLeftovers(folder))).toEqual([{ run: 'run', isDecided: true }]);
});
