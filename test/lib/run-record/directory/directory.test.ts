import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locateHome } from '../../../../lib/run-record/directory/home.js';
import { listRunNames, resolveRun } from '../../../../lib/run-record/directory/resolve-run.js';
import { LOCK_STALE_MS, readLock } from '../../../../lib/run-record/directory/run-lock.js';
import { instantOfName } from '../../../../lib/run-record/directory/run-name.js';
import { temporaryFolder } from '../../../support/temporary.js';

function homeWith(...names: readonly string[]): string {
  const home = temporaryFolder();
  for (const name of names) mkdirSync(join(home, 'runs', name), { recursive: true });
  return home;
}

describe('the home', () => {
  test('as named, else as the environment says, else in the own folder', () => {
    expect(locateHome('a', { BOT_HOME: '/b' })).toBe(resolve('a'));
    expect(locateHome(undefined, { BOT_HOME: '/b' })).toBe('/b');
    expect(locateHome(undefined, { BOT_HOME: '' })).toBe(join(homedir(), '.bot'));
    expect(locateHome(undefined, {})).toBe(join(homedir(), '.bot'));
  });
});

describe('the name of a run', () => {
  test.each([
    ['2026-07-30T14-22-08-a3f9', Date.UTC(2026, 6, 30, 14, 22, 8)],
    ['2024-02-29T00-00-00-0000', Date.UTC(2024, 1, 29)],
    ['2026-02-31T00-00-00-0000', undefined],
    ['2026-13-01T00-00-00-0000', undefined],
    ['2026-07-30T24-00-00-0000', undefined],
    ['2026-07-30T14-22-60-a3f9', undefined],
    ['2026-07-30T14-22-08-A3F9', undefined],
    ['2026-07-30T14-22-08-a3f', undefined],
    ['2026-07-30T14-22-08-a3f9x', undefined],
    ['3', undefined],
  ])('%s', (name, instant) => expect(instantOfName(name)).toBe(instant));
});

describe('naming a run', () => {
  test('only real directories are runs, in bytewise order', async () => {
    const home = homeWith('b', 'a', 'a.lock', '\u{1f600}', '\uff5e');
    symlinkSync('a', join(home, 'runs', 'c'));
    writeFileSync(join(home, 'runs', 'd'), '');
    expect(await listRunNames(home)).toEqual(['a', 'b', '\uff5e', '\u{1f600}']);
  });

  test('a unique prefix selects; a shared one does not', async () => {
    const home = homeWith('2026-01', '2026-02', '2027-01');
    expect(await resolveRun(home, '2027')).toBe(join(home, 'runs', '2027-01'));
    await expect(resolveRun(home, '2026')).rejects.toMatchObject({
      code: 'run-ambiguous',
      hint: 'name one of 2026-01, 2026-02',
    });
    await expect(resolveRun(home, '2028')).rejects.toMatchObject({ code: 'run-missing' });
    await expect(resolveRun(home, '')).rejects.toMatchObject({ code: 'run-missing' });
    await expect(resolveRun(join(home, 'gone'), 'x')).rejects.toMatchObject({ code: 'home-missing' });
  });

  test('of many, some are shown', async () => {
    const home = homeWith('x1', 'x2', 'x3', 'x4', 'x5', 'x6');
    await expect(resolveRun(home, 'x')).rejects.toMatchObject({
      hint: 'name one of x1, x2, x3, x4, x5, ...',
    });
  });

  test('a full name wins over the names that it begins', async () => {
    const home = homeWith('X', 'X-other');
    expect(await resolveRun(home, 'X')).toBe(join(home, 'runs', 'X'));
    await expect(resolveRun(homeWith('XY', 'XZ'), 'X')).rejects.toMatchObject({ code: 'run-ambiguous' });
  });

  test('a path names its directory, whatever the home holds', async () => {
    expect(await resolveRun('/nowhere', '/a/b')).toBe('/a/b');
    expect(await resolveRun('/nowhere', './b')).toBe(resolve('b'));
    expect(await resolveRun('/nowhere', '/a/b/record.jsonl')).toBe('/a/b');
    expect(await resolveRun('/nowhere', '.')).toBe(process.cwd());
  });
});

describe('the lock of a run', () => {
  test('is fresh until ten seconds after it was refreshed', async () => {
    const home = homeWith('a', 'a.lock');
    const directory = join(home, 'runs', 'a');
    const then = new Date('2026-07-30T14:22:08Z');
    utimesSync(`${directory}.lock`, then, then);
    expect(await readLock(directory, then.getTime() + LOCK_STALE_MS - 1)).toBe('fresh');
    expect(await readLock(directory, then.getTime() + LOCK_STALE_MS)).toBe('stale');
    expect(await readLock(join(home, 'runs', 'b'))).toBe('none');
    mkdirSync(`${directory}b.lock`);
    expect(await readLock(`${directory}b`)).toBe('fresh');
  });
});
