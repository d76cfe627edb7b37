import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { CleanSelection } from '../../lib/run-record/directory/selection.js';
import type { CleanRow } from '../../lib/run-record/inspection/clean-row.js';
import { type CleanOptions, cleanRuns } from '../../pipelines/clean-runs.js';
import {
  type CleanRun,
  discard,
  giveTo,
  cleanRuns as homesOf,
  layOutHome,
  picture,
} from '../support/clean-home.js';
import { removedByOracle } from '../support/clean-oracle.js';
import { A, B, C, homeOf, runsOf } from '../support/plain-home.js';
import { plainRun } from '../support/run-builder.js';
import { temporaryFolder } from '../support/temporary.js';
import { asUser, NOBODY, testAsSuperuser } from '../support/user.js';

const NOW = Date.UTC(2026, 6, 1);
const DAY = 86_400_000;

async function clean(
  home: string,
  selection: CleanSelection,
  options: CleanOptions = {},
): Promise<CleanRow[]> {
  const rows: CleanRow[] = [];
  for await (const row of cleanRuns(home, selection, { now: NOW, ...options })) rows.push(row);
  return rows;
}

const selections = (runs: readonly CleanRun[]): fc.Arbitrary<CleanSelection> =>
  fc.oneof(
    fc.record({ keep: fc.nat({ max: 4 }) }),
    fc.record({ olderThanMs: fc.nat({ max: 200 }).map((days) => days * DAY) }),
    fc.record({ keep: fc.nat({ max: 3 }), olderThanMs: fc.constant(30 * DAY) }),
    fc.record({
      names: fc.subarray(
        runs.map(({ name }) => name),
        { minLength: 1 },
      ),
    }),
  );

const cases = homesOf.chain((runs) => fc.record({ runs: fc.constant(runs), selection: selections(runs) }));

describe('a clean-up', () => {
  test('removes exactly what the oracle names, from any home, and nothing outside the runs', async () => {
    let removedInAll = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ runs, selection }) => {
        const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gg-streams-test-'));
        try {
          const { home, canary } = layOutHome(folder, runs);
          const outside = picture(canary);
          const whole = picture(folder);
          const wanted = removedByOracle(home, selection, NOW);
          const rehearsal = await clean(home, selection);
          expect(picture(folder)).toBe(whole);
          expect(rehearsal.filter(({ fate }) => fate === 'goes').map(({ run }) => run)).toEqual(wanted);
          const stays = runsOf(home).filter((name) => !wanted.includes(name));
          const staying = stays.map((name) => picture(join(home, 'runs', name)));

          const rows = await clean(home, selection, { delete: true });
          const removed = rows.filter(({ fate }) => fate === 'removed').map(({ run }) => run);
          expect(removed).toEqual(wanted);
          expect(rows.some(({ fate }) => fate === 'failed')).toBe(false);
          expect(runsOf(home)).toEqual(stays);
          expect(stays.map((name) => picture(join(home, 'runs', name)))).toEqual(staying);
          expect(picture(canary)).toBe(outside);
          expect(readdirSync(home).sort()).toEqual(['installation.json', 'runs']);
          removedInAll += removed.length;
        } finally {
          discard(folder);
        }
      }),
      { numRuns: 60 },
    );
    expect(removedInAll).toBeGreaterThan(20);
  });

  test('keeps what became one of the newest while it worked', async () => {
    const home = homeOf(A, B, C);
    const rows: CleanRow[] = [];
    for await (const row of cleanRuns(home, { keep: 1 }, { delete: true })) {
      rows.push(row);
      if (row.run === A) rmSync(join(home, 'runs', C), { recursive: true });
    }
    expect(rows.map(({ run, fate, code }) => [run, fate, code])).toEqual([
      [A, 'removed', null],
      [B, 'kept', 'among-newest'],
      [C, 'kept', 'among-newest'],
    ]);
    expect(runsOf(home)).toEqual([B]);
  });

  test('tells what went away before its turn came', async () => {
    const home = homeOf(A, B);
    const rows: CleanRow[] = [];
    for await (const row of cleanRuns(home, { keep: 0 }, { delete: true })) {
      rows.push(row);
      if (row.run === A) rmSync(join(home, 'runs', B), { recursive: true });
    }
    expect(rows[1]).toMatchObject({ run: B, fate: 'refused', code: 'run-missing' });
  });

  test('sees the lock that is made while it works', async () => {
    const home = homeOf(A, B);
    for await (const row of cleanRuns(home, { keep: 0 }, { delete: true })) {
      if (row.run === A) mkdirSync(join(home, 'runs', `${B}.lock`));
      else expect(row).toMatchObject({ run: B, fate: 'refused', code: 'run-locked' });
    }
    expect(existsSync(join(home, 'runs', B, 'record.jsonl'))).toBe(true);
  });

  test('follows the runs folder itself, when that is a link, and says nothing of what is beside it', async () => {
    const home = homeOf(A);
    const linked = temporaryFolder();
    symlinkSync(join(home, 'runs'), join(linked, 'runs'));
    expect(await clean(linked, { keep: 0 }, { delete: true })).toMatchObject([{ run: A, fate: 'removed' }]);
    expect(runsOf(home)).toEqual([]);
  });

  test.each([
    ['nothing selected', {}, 'selection-missing'],
    ['names and a rule', { names: [A], keep: 1 }, 'selection-mixed'],
    ['a name that no run has', { names: [A, 'other'] }, 'run-missing'],
    ['the beginning of a name', { names: ['2026'] }, 'run-missing'],
    ['a path', { names: [`./${A}`] }, 'run-missing'],
    ['the folder above', { names: ['..'] }, 'run-missing'],
    ['nothing', { names: [''] }, 'run-missing'],
    ['a lock', { names: [`${B}.lock`] }, 'run-missing'],
  ])('%s: refused before anything goes', async (_case, selection, code) => {
    const home = homeOf(A);
    mkdirSync(join(home, 'runs', `${B}.lock`));
    await expect(clean(home, selection, { delete: true })).rejects.toMatchObject({ code });
    expect(runsOf(home)).toEqual([A, `${B}.lock`]);
  });

  test('a home without runs is told', async () => {
    await expect(clean(temporaryFolder(), { keep: 1 })).rejects.toMatchObject({ code: 'home-missing' });
  });
});

describe('a removal that was cut off', () => {
  /** What a killed clean-up left of a run: it was set aside, or only the mark was made. */
  function cutOff(home: string, name: string, isDecided: boolean): string {
    const aside = join(home, 'runs', `${name}.removing.lock.lock`);
    if (isDecided) renameSync(plainRun(home, name).directory, aside);
    else mkdirSync(aside);
    return aside;
  }

  function age(path: string, seconds: number): void {
    const at = Date.now() / 1_000 - seconds;
    utimesSync(path, at, at);
  }

  test('is told by a rehearsal, and finished by the next one whatever is selected', async () => {
    const home = homeOf(B);
    const aside = cutOff(home, A, true);
    expect(await clean(home, { keep: 9 })).toMatchObject([
      { run: A, fate: 'goes', code: 'removal-unfinished' },
      { run: B, fate: 'kept' },
    ]);
    expect(existsSync(join(aside, 'record.jsonl'))).toBe(true);
    expect(await clean(home, { keep: 9 }, { delete: true })).toMatchObject([
      { run: A, fate: 'removed' },
      { run: B, fate: 'kept' },
    ]);
    expect(runsOf(home)).toEqual([B]);
  });

  test('before it was decided: the run is as it was, mark and lock are gone', async () => {
    const home = homeOf(A, B);
    cutOff(home, A, false);
    const lock = join(home, 'runs', `${A}.lock`);
    mkdirSync(lock);
    age(lock, 9);
    expect(await clean(home, { keep: 9 }, { delete: true })).toMatchObject([
      { run: A, fate: 'kept' },
      { run: B, fate: 'kept' },
    ]);
    expect(runsOf(home)).toEqual([A, B]);
  });

  test('with its lock still in place: it waits until nobody can be refreshing that', async () => {
    const home = homeOf(B);
    cutOff(home, A, true);
    const lock = join(home, 'runs', `${A}.lock`);
    mkdirSync(lock);
    age(lock, 9);
    expect(await clean(home, { keep: 9 }, { delete: true })).toMatchObject([
      { run: A, fate: 'removed' },
      { run: B, fate: 'kept' },
    ]);
    expect(runsOf(home)).toEqual([B]);
  });

  test('whose lock somebody refreshes: it is left alone, after a while', async () => {
    const home = homeOf(B);
    const aside = cutOff(home, A, true);
    const lock = join(home, 'runs', `${A}.lock`);
    mkdirSync(lock);
    age(lock, -86_400);
    const real = Date.now;
    let skipped = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      skipped += 4_000;
      return real() + skipped;
    });
    try {
      expect(await clean(home, { keep: 9 }, { delete: true })).toMatchObject([
        { run: A, fate: 'refused', code: 'run-locked' },
        { run: B, fate: 'kept' },
      ]);
    } finally {
      clock.mockRestore();
    }
    expect(existsSync(join(aside, 'record.jsonl'))).toBe(true);
    expect(existsSync(lock)).toBe(true);
  });

  testAsSuperuser('by permission, too: it is told, and what is set aside stays', async () => {
    const home = homeOf(B);
    const aside = cutOff(home, A, true);
    mkdirSync(join(aside, 'theirs'));
    writeFileSync(join(aside, 'theirs/file'), '');
    giveTo(home, NOBODY);
    execFileSync('chown', ['-R', 'root', join(aside, 'theirs')]);
    const rows = await asUser(NOBODY, () => clean(home, { keep: 9 }, { delete: true }));
    expect(rows).toMatchObject([
      {
        run: A,
        fate: 'failed',
        code: 'removal-unfinished',
        detail: `1 entries remain in ${A}.removing.lock.lock`,
        faults: [{ path: 'theirs/file' }],
      },
      { run: B, fate: 'kept' },
    ]);
    expect(readdirSync(aside)).toEqual(['theirs']);
  });
});

testAsSuperuser(
  'a runs folder that may not be written to: each run is told, and none is touched',
  async () => {
    const home = homeOf(A, B);
    giveTo(home, NOBODY);
    chmodSync(join(home, 'runs'), 0o555);
    const rows = await asUser(NOBODY, () => clean(home, { keep: 0 }, { delete: true }));
    expect(rows.map(({ run, fate, code, status }) => [run, fate, code, status])).toEqual([
      [A, 'failed', 'cannot-remove', 'valid'],
      [B, 'failed', 'cannot-remove', 'valid'],
    ]);
    expect(rows[0]?.detail).toContain('EACCES');
    expect(runsOf(home)).toEqual([A, B]);
  },
);

test('a name that is a link: refused by itself, the others go', async () => {
  const home = homeOf(A);
  symlinkSync(A, join(home, 'runs', 'link'));
  expect(await clean(home, { names: ['link', A, 'link'] }, { delete: true })).toMatchObject([
    { run: 'link', fate: 'refused', code: 'linked-run' },
    { run: A, fate: 'removed' },
  ]);
  expect(runsOf(home)).toEqual(['link']);
});
