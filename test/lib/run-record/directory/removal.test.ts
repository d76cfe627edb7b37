import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HeldDirectory } from '../../../../lib/run-record/directory/held-directory.js';
import { findMountsBelow } from '../../../../lib/run-record/directory/mounts.js';
import { removeTree } from '../../../../lib/run-record/directory/removal.js';
import { findObjection } from '../../../../lib/run-record/directory/removal-evidence.js';
import { acquireRunLock } from '../../../../lib/run-record/directory/run-lock.js';
import {
  asidePath,
  findLeftovers,
  finishRemoval,
  setAside,
} from '../../../../lib/run-record/directory/set-aside.js';
import { giveTo } from '../../../support/clean-home.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';
import { asUser, NOBODY, testAsSuperuser } from '../../../support/user.js';

const RUN = '2026-07-30T14-22-08-a3f9';

function folderWithRun(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, RUN, 'stages'), { recursive: true });
  writeFileSync(join(folder, RUN, 'record.jsonl'), '');
  return folder;
}

describe('removeTree', () => {
  test('removes what is there, and counts it', async () => {
    const folder = folderWithRun();
    for (let index = 0; index < 600; index += 1) writeFileSync(join(folder, RUN, 'stages', `${index}`), '');
    mkdirSync(join(folder, 'again'));
    execFileSync('cp', ['-a', join(folder, RUN), join(folder, 'again/without')]);
    expect(await removeTree(join(folder, RUN))).toEqual({ removed: 603, failed: 0, faults: [] });
    expect(await removeTree(join(folder, 'again'), false)).toEqual({ removed: 604, failed: 0, faults: [] });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('goes as deep as a tree goes', async () => {
    const folder = temporaryFolder();
    const top = join(folder, 'top');
    // Longer than any path may be.
    mkdirSync(top);
    let inner = join(folder, 'inner-0');
    mkdirSync(inner);
    for (let level = 1; level < 60; level += 1) {
      const outer = join(folder, `inner-${level}`);
      mkdirSync(join(outer, 'x'.repeat(200)), { recursive: true });
      renameSync(inner, join(outer, 'x'.repeat(200), 'y'));
      inner = outer;
    }
    renameSync(inner, join(top, 'z'));
    expect(await removeTree(top)).toMatchObject({ removed: 120, failed: 0 });
    expect(existsSync(top)).toBe(false);
  });

  test('what is gone already is no fault', async () => {
    expect(await removeTree(join(temporaryFolder(), 'none'))).toEqual({ removed: 0, failed: 0, faults: [] });
  });

  test('a link in place of the tree is not followed, a file is no tree', async () => {
    const folder = folderWithRun();
    symlinkSync(RUN, join(folder, 'link'));
    expect(await removeTree(join(folder, 'link'))).toEqual({
      removed: 0,
      failed: 1,
      faults: [{ path: '.', code: 'ENOTDIR' }],
    });
    expect(readdirSync(join(folder, RUN))).toEqual(['record.jsonl', 'stages']);
  });
});

describe('a held directory', () => {
  test('is the one that was opened, whatever stands under its name by now', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tree/inner'), { recursive: true });
    mkdirSync(join(folder, 'canary'));
    writeFileSync(join(folder, 'canary/keep'), 'keep');
    writeFileSync(join(folder, 'tree/inner/keep'), 'goes');
    const held = HeldDirectory.at(join(folder, 'tree'));
    const inner = held.enter(Buffer.from('inner'));
    try {
      renameSync(join(folder, 'tree/inner'), join(folder, 'moved'));
      symlinkSync(join(folder, 'canary'), join(folder, 'tree/inner'));
      inner.unlink(Buffer.from('keep'));
      expect(readFileSync(join(folder, 'canary/keep'), 'utf8')).toBe('keep');
      expect(readdirSync(join(folder, 'moved'))).toEqual([]);
      expect(() => held.enter(Buffer.from('inner'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
    } finally {
      inner.close();
      held.close();
    }
  });
});

describe('a directory that no descriptor holds', () => {
  testAsSuperuser('keeps its rights to itself: what took its place is not given any', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'tree'), { mode: 0o500 });
    writeFileSync(join(folder, 'tree/file'), '');
    mkdirSync(join(folder, 'other'), { mode: 0o500 });
    writeFileSync(join(folder, 'other/file'), '');
    giveTo(folder, NOBODY);
    await asUser(NOBODY, async () => {
      const held = HeldDirectory.at(join(folder, 'tree'), false);
      renameSync(join(folder, 'tree'), join(folder, 'moved'));
      renameSync(join(folder, 'other'), join(folder, 'tree'));
      expect(() => held.unlink(Buffer.from('file'))).toThrow(expect.objectContaining({ code: 'EACCES' }));
      held.close();
    });
    expect(statSync(join(folder, 'tree')).mode & 0o777).toBe(0o500);
    expect(readdirSync(join(folder, 'tree'))).toEqual(['file']);
  });
});

describe('findMountsBelow', () => {
  const list = (...points: string[]): string => {
    const path = join(temporaryFolder(), 'mounts');
    const lines = points.map((point, id) => `${id} 1 0:1 / ${point} rw,relatime shared:1 - ext4 /dev/x rw\n`);
    writeFileSync(path, lines.join(''));
    return path;
  };

  test('tells the folder itself and what is below it, and no neighbour', () => {
    const path = list('/', '/srv/run', '/srv/run/a', '/srv/run-b', '/srv');
    expect(findMountsBelow('/srv/run', path)).toEqual(['/srv/run', '/srv/run/a']);
  });

  test('reads blanks as the kernel writes them', () => {
    expect(findMountsBelow('/srv/my run', list('/srv/my\\040run/x\\011y\\134z'))).toEqual([
      '/srv/my run/x\ty\\z',
    ]);
  });

  test('knows of none where there is no list', () => {
    expect(findMountsBelow('/', '/nonexistent')).toEqual([]);
  });
});

describe('findObjection', () => {
  test.each<[string, (run: string) => void, string, string]>([
    ['a lock', (run) => mkdirSync(`${run}.lock`), 'run-locked', `${RUN}.lock`],
    [
      'a group',
      (run) => mkdirSync(join(run, 'process-groups/x'), { recursive: true }),
      'process-group',
      `${RUN}/process-groups`,
    ],
    [
      'a file in place of groups',
      (run) => writeFileSync(join(run, 'process-groups'), ''),
      'process-group',
      `${RUN}/process-groups`,
    ],
    [
      'a group of a child',
      (run) => mkdirSync(join(run, 'stages/a/1/1/subflows/12/process-groups/x'), { recursive: true }),
      'process-group',
      `${RUN}/stages/a/1/1/subflows/12/process-groups`,
    ],
    [
      "a child's lock",
      (run) => mkdirSync(join(run, 'stages/a/1/1/subflows/12.lock'), { recursive: true }),
      'run-locked',
      `${RUN}/stages/a/1/1/subflows/12.lock`,
    ],
    [
      'a file in place of the run',
      (run) => {
        renameSync(run, `${run}-x`);
        writeFileSync(run, '');
      },
      'run-missing',
      RUN,
    ],
    ['nothing', (run) => renameSync(run, `${run}-x`), 'run-missing', RUN],
  ])('%s', async (_what, change, code, detail) => {
    const folder = folderWithRun();
    change(join(folder, RUN));
    expect(await findObjection(folder, RUN)).toEqual({ code, detail });
  });

  test.each<[string, (run: string) => void]>([
    ['a run as it is', () => {}],
    ['swept groups', (run) => mkdirSync(join(run, 'process-groups'))],
    [
      'a folder named like groups elsewhere',
      (run) => mkdirSync(join(run, 'stages/process-groups/x'), { recursive: true }),
    ],
    ['a folder named like a lock elsewhere', (run) => mkdirSync(join(run, 'stages/12.lock'))],
    [
      'a call that is no number',
      (run) => mkdirSync(join(run, 'stages/subflows/x.lock'), { recursive: true }),
    ],
    ['the lock of another run', (run) => mkdirSync(`${run}0.lock`)],
  ])('nothing against %s', async (_what, change) => {
    const folder = folderWithRun();
    change(join(folder, RUN));
    expect(await findObjection(folder, RUN)).toBeUndefined();
  });

  test('a lock that nobody refreshes, unless it is to be taken', async () => {
    const folder = folderWithRun();
    const locks = [join(folder, `${RUN}.lock`), join(folder, RUN, 'stages/a/1/1/subflows/1.lock')];
    for (const lock of locks) {
      mkdirSync(lock, { recursive: true });
      utimesSync(lock, 1, 1);
    }
    expect(await findObjection(folder, RUN)).toMatchObject({
      code: 'lock-left-behind',
      detail: `${RUN}.lock`,
    });
    expect(await findObjection(folder, RUN, { hasOwnLock: true })).toMatchObject({
      code: 'lock-left-behind',
    });
    expect(await findObjection(folder, RUN, { takeStaleLocks: true })).toBeUndefined();
  });

  testWith('chown', () => process.geteuid?.() === 0)('for the superuser: a run has one owner', async () => {
    const folder = folderWithRun();
    giveTo(join(folder, RUN), 65_534);
    expect(await findObjection(folder, RUN)).toBeUndefined();
    mkdirSync(join(folder, RUN, 'stages', 'mine'));
    const detail = `${RUN}/stages/mine`;
    expect(await findObjection(folder, RUN)).toEqual({ code: 'run-not-owned', detail });
  });

  test('a tree of many folders', async () => {
    const folder = folderWithRun();
    for (let index = 0; index < 200; index += 1) mkdirSync(join(folder, RUN, 'stages', `${index}`));
    expect(await findObjection(folder, RUN)).toBeUndefined();
  });
});

describe('setAside', () => {
  const nothing = async (): Promise<undefined> => undefined;

  test('takes the run away whole, and leaves no lock', async () => {
    const folder = folderWithRun();
    expect(await setAside(folder, RUN, nothing)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([`${RUN}.removing.lock.lock`]);
    expect(findLeftovers(folder)).toEqual([{ run: RUN, isDecided: true }]);
    await finishRemoval(folder, RUN);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('an objection under the lock leaves everything as it was', async () => {
    const folder = folderWithRun();
    const objects = async (): Promise<string> => {
      expect(readdirSync(folder)).toEqual([RUN, `${RUN}.lock`, `${RUN}.removing.lock.lock`]);
      expect(findLeftovers(folder)).toEqual([{ run: RUN, isDecided: false }]);
      return 'no';
    };
    expect(await setAside(folder, RUN, objects)).toBe('no');
    expect(readdirSync(folder)).toEqual([RUN]);
  });

  test('a run that somebody works on, from before or in the middle', async () => {
    const folder = folderWithRun();
    const lock = await acquireRunLock(join(folder, RUN));
    await expect(setAside(folder, RUN, nothing)).rejects.toMatchObject({ code: 'run-locked' });
    await lock.release();
    const steal = async (): Promise<undefined> => {
      rmdirSync(join(folder, `${RUN}.lock`));
      mkdirSync(join(folder, `${RUN}.lock`));
    };
    await expect(setAside(folder, RUN, steal)).rejects.toMatchObject({ code: 'run-locked' });
    expect(readdirSync(folder)).toEqual([RUN, `${RUN}.lock`]);
  });

  test('a mark that another remover tidied away is made again', async () => {
    const folder = folderWithRun();
    const tidy = async (): Promise<undefined> => {
      rmdirSync(asidePath(folder, RUN));
    };
    expect(await setAside(folder, RUN, tidy)).toBeUndefined();
    expect(findLeftovers(folder)).toEqual([{ run: RUN, isDecided: true }]);
  });

  test('only a folder can take the place of the mark', async () => {
    const folder = folderWithRun();
    const replace = async (): Promise<undefined> => {
      renameSync(join(folder, RUN), join(folder, 'elsewhere'));
      symlinkSync('elsewhere', join(folder, RUN));
    };
    await expect(setAside(folder, RUN, replace)).rejects.toMatchObject({ code: 'EISDIR' });
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['record.jsonl', 'stages']);
  });

  test('where the earlier removal has left something, nothing is put over it', async () => {
    const folder = folderWithRun();
    mkdirSync(asidePath(folder, RUN));
    writeFileSync(join(asidePath(folder, RUN), 'rest'), '');
    await expect(setAside(folder, RUN, nothing)).rejects.toMatchObject({ code: 'ENOTEMPTY' });
    expect(readdirSync(join(folder, RUN))).toEqual(['record.jsonl', 'stages']);
  });

  test('a folder that cannot be made', async () => {
    const folder = join(folderWithRun(), RUN, 'record.jsonl');
    await expect(setAside(folder, RUN, nothing)).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
