import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanRuns, discard, giveTo, layOutHome, picture } from '../../support/clean-home.js';
import { removedByOracle } from '../../support/clean-oracle.js';
import { A, B, C, homeOf, runsOf } from '../../support/plain-home.js';
import { type Ended, programPath, runCommand, runProgram } from '../../support/run-program.js';
import { testWith } from '../../support/tools.js';
import { isSuperuser, NOBODY } from '../../support/user.js';

const clean = (home: string, ...args: readonly string[]): Promise<Ended> =>
  runProgram('bot-record', ['clean', '--home', home, ...args]);

interface CleanDocument {
  data: { deleted: boolean; runs: { run: string; fate: string; code: string | null; faults?: unknown[] }[] };
  summary: Record<string, number>;
}

const documentOf = (ended: Ended): CleanDocument => JSON.parse(ended.stdout.toString()) as CleanDocument;

/** The program as another user sees it. */
function asNobody(...args: readonly string[]): Promise<Ended> {
  const user = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'];
  return runCommand('setpriv', [...user, process.execPath, programPath('bot-record'), ...args]);
}

describe('bot-record clean', () => {
  test('a rehearsal shows what would go and why the rest stays, and changes nothing', async () => {
    const home = homeOf(A, B, C);
    mkdirSync(join(home, 'runs', `${A}.lock`));
    const before = picture(home);
    const ended = await clean(home, '--keep', '1');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(
      ended.stdout
        .toString()
        .split('\n')
        .map((line) => line.replace(/ +/g, ' ')),
    ).toEqual([
      'run fate record why',
      `${A} refused - somebody works on it: ${A}.lock (run-locked)`,
      `${B} goes valid -`,
      `${C} kept - it is among the newest (among-newest)`,
      '1 would go, 1 refused, 1 kept; nothing was removed, --delete does it',
      '',
    ]);
    expect(picture(home)).toBe(before);
  });

  test('--delete acts, and says so in a document', async () => {
    const home = homeOf(A, B);
    const ended = await clean(home, '--keep', '1', '--delete', '--json');
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ended.stdout.toString())).toEqual({
      schemaVersion: 1,
      kind: 'run-clean',
      data: {
        deleted: true,
        runs: [
          { run: A, fate: 'removed', code: null, detail: null, removed: expect.any(Number), status: 'valid' },
          { run: B, fate: 'kept', code: 'among-newest', detail: null, status: null },
        ],
      },
      summary: { goes: 0, removed: 1, failed: 0, refused: 0, kept: 1 },
    });
    expect(runsOf(home)).toEqual([B]);
  });

  test('a run that is named and refused is exit 1, one that is refused by rule is not', async () => {
    const home = homeOf(A);
    mkdirSync(join(home, 'runs', A, 'process-groups'));
    writeFileSync(join(home, 'runs', A, 'process-groups', 'group-1'), 'pending\n');
    expect((await clean(home, A, '--delete')).code).toBe(1);
    expect((await clean(home, '--keep', '0', '--delete')).code).toBe(0);
    expect(runsOf(home)).toEqual([A]);
  });

  test('a record that a rule passes over goes when its run is named', async () => {
    const home = homeOf(A);
    rmSync(join(home, 'runs', A, 'record.jsonl'));
    const byRule = await clean(home, '--keep', '0', '--delete', '--json');
    expect(documentOf(byRule).data.runs).toMatchObject([{ fate: 'refused', code: 'record-missing' }]);
    expect((await clean(home, A, '--delete')).code).toBe(0);
    expect(runsOf(home)).toEqual([]);
  });

  test('a lock that nobody refreshes is respected, unless --stale-locks says otherwise', async () => {
    const home = homeOf(A);
    const lock = join(home, 'runs', `${A}.lock`);
    mkdirSync(lock);
    const refused = await clean(home, '--keep', '0', '--delete', '--stale-locks', '--json');
    expect(documentOf(refused).data.runs).toMatchObject([{ fate: 'refused', code: 'run-locked' }]);
    utimesSync(lock, 1, 1);
    const left = await clean(home, '--keep', '0', '--delete', '--json');
    expect(documentOf(left).data.runs).toMatchObject([{ fate: 'refused', code: 'lock-left-behind' }]);
    expect((await clean(home, '--keep', '0', '--delete', '--stale-locks')).code).toBe(0);
    expect(runsOf(home)).toEqual([]);
  });

  test.each([
    ['no selection', [], 2],
    ['an age without a unit', ['--older-than', '30'], 2],
    ['a count that is none', ['--keep', 'few'], 2],
    ['a name and a rule', [A, '--keep', '1'], 2],
    ['a run that is not there', ['other'], 1],
  ])('%s is refused by its exit code', async (_case, args, code) => {
    const ended = await clean(homeOf(A), ...(args as string[]), '--delete');
    expect(ended.code).toBe(code);
    expect(ended.stdout).toHaveLength(0);
  });

  test('its help ends with examples, and they run', async () => {
    const help = (await runProgram('bot-record', ['clean', '--help'])).stdout.toString();
    const examples = help.split('\n').filter((line) => line.startsWith('  bot-record clean '));
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const example of examples) {
      const home = homeOf('2026-07-30T14-22-08-a3f9');
      const ended = await runProgram('bot-record', example.trim().split(' ').slice(1), {
        env: { BOT_HOME: home },
      });
      expect([ended.code, ended.stderr], example).toEqual([0, '']);
    }
  });
});

describe('bot-record clean, twice at once', () => {
  test('neither fails, and everything is gone', async () => {
    const names = Array.from(
      { length: 24 },
      (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}T00-00-00-aaaa`,
    );
    const home = homeOf(...names);
    const both = await Promise.all([1, 2].map(() => clean(home, '--keep', '0', '--delete', '--json')));
    for (const ended of both) {
      expect([ended.code, ended.stderr]).toEqual([0, '']);
      expect(documentOf(ended).summary.failed).toBe(0);
    }
    expect(runsOf(home)).toEqual([]);
    const removed = both.reduce((sum, ended) => sum + (documentOf(ended).summary.removed as number), 0);
    expect(removed).toBeGreaterThanOrEqual(names.length);
  });
});

describe('bot-record clean, killed in the middle', () => {
  const NAMES = [A, B, C];
  const FILES = 400;

  function largeHome(): string {
    const home = homeOf(...NAMES);
    for (const name of NAMES) {
      for (let index = 0; index < FILES; index += 1) {
        writeFileSync(join(home, 'runs', name, 'stages', `${index}.txt`), 'x');
      }
    }
    return home;
  }

  /** What a listing still sees are whole runs; the next clean-up leaves nothing. */
  async function expectWholeThenGone(home: string, pictures: ReadonlyMap<string, string>): Promise<void> {
    for (const name of runsOf(home).filter((entry) => !entry.endsWith('.lock'))) {
      expect(picture(join(home, 'runs', name)), name).toBe(pictures.get(name));
    }
    const again = await clean(home, '--keep', '0', '--delete');
    expect([again.code, again.stderr]).toEqual([0, '']);
    expect(runsOf(home)).toEqual([]);
  }

  const picturesOf = (home: string): Map<string, string> =>
    new Map(runsOf(home).map((name) => [name, picture(join(home, 'runs', name))]));

  /** What a killed process held is old enough to be taken. */
  function agePassed(home: string): void {
    const at = Date.now() / 1_000 - 11;
    for (const name of runsOf(home)) utimesSync(join(home, 'runs', name), at, at);
  }

  test('at random moments: every run is whole or gone, and the next one finishes', async () => {
    let cutOff = 0;
    for (let round = 0; round < 5; round += 1) {
      const home = largeHome();
      const pictures = picturesOf(home);
      const args = [programPath('bot-record'), 'clean', '--home', home, '--keep', '0', '--delete'];
      const child = spawn(process.execPath, args, { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('close', resolve));
      while (child.exitCode === null && !runsOf(home).some((name) => name.includes('removing'))) {
        await setTimeout(1);
      }
      await setTimeout(round * 8);
      child.kill('SIGKILL');
      await ended;
      if (runsOf(home).length > 0) cutOff += 1;
      // The first time the lock of the killed one is waited out.
      if (round > 0) agePassed(home);
      await expectWholeThenGone(home, pictures);
    }
    expect(cutOff).toBeGreaterThan(1);
  });

  const strace = testWith('strace');

  strace('at each change that it makes', async () => {
    const calls = ['mkdir', 'rename', 'unlink', 'rmdir'];
    for (const [call, times] of [
      ['mkdir', 2],
      ['rename', 1],
      ['unlink', 2],
      ['rmdir', 4],
    ] as const) {
      for (let time = 1; time <= times; time += 1) {
        const home = homeOf(A, B);
        const pictures = picturesOf(home);
        const inject = `inject=${call}:signal=SIGKILL:when=${time}`;
        const trace = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls.join(',')}`, '-e', inject];
        const args = [programPath('bot-record'), 'clean', '--home', home, '--keep', '0', '--delete'];
        const ended = await runCommand('strace', [...trace, process.execPath, ...args]);
        expect(ended.code === 0 ? null : 'killed', `${call} ${time}`).toBe('killed');
        agePassed(home);
        await expectWholeThenGone(home, pictures);
      }
    }
  });

  strace('an entry that cannot be removed is told, exit 4, and the next clean-up goes on', async () => {
    const home = homeOf(A);
    const inject = 'inject=unlink:error=EIO:when=2';
    const trace = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=unlink', '-e', inject];
    const args = [programPath('bot-record'), 'clean', '--home', home, A, '--delete', '--json'];
    const ended = await runCommand('strace', [...trace, process.execPath, ...args]);
    expect(ended.code).toBe(4);
    const [row] = documentOf(ended).data.runs;
    expect(row).toMatchObject({ run: A, fate: 'failed', code: 'removal-unfinished' });
    expect(row?.faults).toEqual([{ path: expect.any(String), code: 'EIO' }]);
    const [fault] = (row?.faults ?? []) as { path: string }[];
    expect(existsSync(join(home, 'runs', `${A}.removing.lock.lock`, fault?.path ?? '-'))).toBe(true);
    const told = await clean(home, '--keep', '9');
    expect(told.stdout.toString()).toContain('removal-unfinished');
    expect((await clean(home, '--keep', '9', '--delete')).code).toBe(0);
    expect(runsOf(home)).toEqual([]);
  });

  strace('a run that cannot be set aside stays as it is, exit 4', async () => {
    const home = homeOf(A);
    const [whole] = picturesOf(home).values();
    const trace = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=rename', '-e', 'inject=rename:error=EACCES'];
    const args = [programPath('bot-record'), 'clean', '--home', home, A, '--delete'];
    const ended = await runCommand('strace', [...trace, process.execPath, ...args]);
    expect(ended.code).toBe(4);
    expect(ended.stdout.toString()).toMatch(/failed +valid +it cannot be removed: EACCES/);
    expect(runsOf(home)).toEqual([A]);
    expect(picture(join(home, 'runs', A))).toBe(whole);
  });
});

describe('bot-record clean as a user without rights', () => {
  const nobody = testWith('setpriv', isSuperuser);

  nobody(
    'removes exactly what the oracle names: permission is no obstacle inside a run, and no way out of it',
    async () => {
      let removed = 0;
      for (const runs of fc.sample(cleanRuns, { numRuns: 8, seed: 7 })) {
        const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gg-streams-test-'));
        try {
          const { home, canary } = layOutHome(folder, runs);
          chmodSync(folder, 0o755);
          giveTo(folder, NOBODY);
          const outside = picture(canary);
          const wanted = removedByOracle(home, { keep: 1 }, Date.now());
          const ended = await asNobody('clean', '--home', home, '--keep', '1', '--delete', '--json');
          expect([ended.code, ended.stderr]).toEqual([0, '']);
          const rows = documentOf(ended).data.runs.filter(({ fate }) => fate === 'removed');
          expect(rows.map(({ run }) => run)).toEqual(wanted);
          expect(runsOf(home).filter((name) => wanted.includes(name))).toEqual([]);
          expect(picture(canary)).toBe(outside);
          removed += wanted.length;
        } finally {
          discard(folder);
        }
      }
      expect(removed).toBeGreaterThan(5);
    },
    120_000,
  );

  nobody('a runs folder that may not be written to: told, nothing changed, exit 4', async () => {
    const home = homeOf(A);
    chmodSync(home, 0o755);
    giveTo(home, NOBODY);
    chmodSync(join(home, 'runs'), 0o555);
    const before = picture(home);
    const ended = await asNobody('clean', '--home', home, A, '--delete');
    expect(ended.code).toBe(4);
    expect(ended.stdout.toString()).toContain('EACCES');
    expect(picture(home)).toBe(before);
  });

  nobody("a run with another user's folder in it is refused whole", async () => {
    const home = homeOf(A);
    chmodSync(home, 0o755);
    giveTo(home, NOBODY);
    mkdirSync(join(home, 'runs', A, 'stages', 'theirs'));
    const before = picture(home);
    const ended = await asNobody('clean', '--home', home, A, '--delete');
    expect(ended.code).toBe(1);
    expect(ended.stdout.toString()).toContain(`${A}/stages/theirs (run-not-owned)`);
    expect(picture(home)).toBe(before);
  });
});

describe('bot-record clean and other file systems', () => {
  const mounted = testWith('unshare', () => isSuperuser() && canMount());

  function canMount(): boolean {
    return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;
  }

  /** Cleans with something mounted: `mount` is a line of a shell, whose arguments are `places`. */
  function cleanMounted(
    mount: string,
    places: readonly string[],
    ...args: readonly string[]
  ): Promise<Ended> {
    const script = `${mount} && shift ${places.length} && exec "$@"`;
    const program = [process.execPath, programPath('bot-record'), 'clean', ...args, '--delete'];
    return runCommand('unshare', ['--mount', 'sh', '-c', script, 'sh', ...places, ...program]);
  }

  mounted('a folder that is bound into a run is not entered', async () => {
    for (const mount of ['mount --bind "$1" "$2"', 'mount -t tmpfs none "$2" && touch "$2/other"']) {
      const home = homeOf(A);
      const canary = join(home, 'canary');
      mkdirSync(canary);
      writeFileSync(join(canary, 'keep.txt'), 'keep');
      const point = join(home, 'runs', A, 'stages', 'work space');
      mkdirSync(point);
      const before = picture(home);
      const ended = await cleanMounted(mount, [canary, point], '--home', home, A);
      expect(ended.code).toBe(1);
      expect(ended.stdout.toString()).toContain('stages/work space (mounted-inside)');
      expect(picture(home)).toBe(before);
    }
  });

  mounted('nor one in a run whose removal goes on', async () => {
    const home = homeOf(A);
    const aside = join(home, 'runs', `${A}.removing.lock.lock`);
    renameSync(join(home, 'runs', A), aside);
    const mount = 'mount -t tmpfs none "$1"';
    const ended = await cleanMounted(mount, [join(aside, 'stages')], '--home', home, '--keep', '0');
    expect(ended.code).toBe(4);
    expect(ended.stdout.toString()).toContain('other-file-system');
    expect(existsSync(join(aside, 'record.jsonl'))).toBe(true);
  });
});
