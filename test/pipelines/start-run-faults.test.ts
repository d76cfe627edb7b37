// A run is born in a process of its own, as shipped, and the system lets it down:
// at each of its calls that touches the home, the assembly, the donor or the id
// file, once with an error, and before each of those that change something with
// SIGKILL. strace does both.
//
// Calls that do the same to the next file of a tree are tried once; every one of
// them (more than 200) with EVERY_CALL=1, which takes minutes.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { UnstartedRun } from '../../lib/run-record/writing/pre-start.js';
import type { RunOutcome } from '../../lib/run-record/writing/started-run.js';
import { readRun } from '../../pipelines/read-run.js';
import { conductRun } from '../../pipelines/start-run.js';
import { begin, birth, plantFiles, succeed } from '../support/birth.js';
import { type Ended, PROJECT, runCommand } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';
import { testWith } from '../support/tools.js';

const CHILD = join(PROJECT, 'test/support/start-run.mjs');
const INSTANT = '2026-07-30T14:22:08.123Z';
const NAME = '2026-07-30T14-22-08-abab';
const BEFORE = 'what the caller had in it\n';
/** Calls that leave something else on disk than they found. */
const CHANGING = ['mkdir', 'write', 'pwrite64', 'link', 'unlink', 'rmdir', 'fsync', 'fchmod', 'utimensat'];
const LOOKING = ['statx', 'getdents64', 'read', 'pread64', 'readlink', 'close'];
const WORKERS = 2;

/** One call of the birth: the n-th of its kind that touches a path. */
interface Call {
  readonly syscall: string;
  /** Relative to the stage of the trial. */
  readonly path: string;
  readonly n: number;
  readonly isChanging: boolean;
}

/** A folder with everything that a birth needs: an assembly, a donor that failed, an id file, no home. */
async function setStage(): Promise<string> {
  const stage = temporaryFolder();
  plantFiles(stage, { 'src/A.md': 'top\n', 'src/flow/F.md': 'flow\n', id: BEFORE });
  const options = birth();
  const outcome = await conductRun(options, async (run) => {
    await succeed(run, '01-read');
    await begin(run, '02-write');
    const ending = { exit: 1, cause: 'refused', reason: 'no' } as const;
    await run.writer.append({ event: 'stage_end', stage: '02-write', retry: 1, ...ending });
    return ending;
  });
  if (outcome.status !== 'ended') throw new Error(outcome.reason);
  cpSync(outcome.directory, join(stage, outcome.name), { recursive: true, preserveTimestamps: true });
  return stage;
}

const donorOf = (stage: string): string =>
  readdirSync(stage).find((name) => /^\d{4}-/.test(name) && !name.endsWith('.lock')) as string;

const optionsAt = (stage: string) => ({
  home: join(stage, 'home'),
  assembly: { name: 'review', source: join(stage, 'src') },
  donor: join(stage, donorOf(stage)),
  runIdFile: join(stage, 'id'),
  instant: INSTANT,
});

/** Has a run born under strace. One thread of the pool: strace counts calls thread by thread. */
function bear(stage: string, strace: readonly string[], change: object = {}): Promise<Ended> {
  const plan = JSON.stringify({ options: optionsAt(stage), ...change });
  const args = ['-f', '-qq', ...strace, process.execPath, CHILD, plan];
  return runCommand('strace', args, { env: { UV_THREADPOOL_SIZE: '1' } });
}

/** Every call of a birth that touches the stage, as strace saw it. */
async function listCalls(stage: string): Promise<Call[]> {
  const log = join(temporaryFolder(), 'log');
  const names = [...CHANGING, ...LOOKING, 'openat'].join(',');
  const { code, stderr } = await bear(stage, ['-y', '-o', log, '-e', `trace=${names}`]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const seen = new Map<string, number>();
  const calls: Call[] = [];
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [, thread, syscall, args] = /^(\d+)\s+(\w+)\((.*)/.exec(line) ?? [];
    const at = args?.indexOf(`${stage}/`) ?? -1;
    if (syscall === undefined || args === undefined || at < 0) continue;
    const path = /^[^">]*/.exec(args.slice(at + stage.length + 1))?.[0] as string;
    const key = `${thread} ${syscall} ${path}`;
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    const isChanging = CHANGING.includes(syscall) || (syscall === 'openat' && /O_CREAT|O_TRUNC/.test(args));
    calls.push({ syscall, path, n, isChanging });
  }
  return calls;
}

/**
 * Of the calls of one kind in one tree (the assembly, its copy, what stages
 * keep) one, and of those on every other path each that changes something and
 * one that looks.
 */
function chooseCalls(calls: readonly Call[]): Call[] {
  if (process.env.EVERY_CALL === '1') return [...calls];
  const seen = new Set<string>();
  return calls.filter(({ syscall, path, n, isChanging }) => {
    const tree = path.replace(/(.*)\b(src|assembly|stages)\b.*/, '$1$2');
    const isInTree = /(src|assembly|stages)$/.test(tree);
    const key = `${syscall} ${tree} ${isChanging} ${isChanging && !isInTree ? n : ''}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What stands in the folder of the runs. */
function runsAt(stage: string): string[] {
  const folder = join(stage, 'home', 'runs');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function injectionAt(stage: string, { syscall, path, n }: Call, what: string): string[] {
  return [
    '-o',
    '/dev/null',
    '-P',
    join(stage, path),
    '-e',
    `trace=${syscall}`,
    '-e',
    `inject=${syscall}:${what}:when=${n}`,
  ];
}

/** Tries all calls, some at a time, each on a stage of its own. */
async function tryAll(
  calls: readonly Call[],
  template: string,
  trial: (stage: string, call: Call) => Promise<void>,
): Promise<void> {
  const ground = temporaryFolder();
  const queue = [...calls.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [number, call] = next;
      const stage = join(ground, String(number));
      cpSync(template, stage, { recursive: true, preserveTimestamps: true });
      try {
        await trial(stage, call);
      } catch (failure) {
        throw new Error(`at ${call.syscall} ${call.n} of ${call.path}`, { cause: failure });
      }
      rmSync(stage, { recursive: true, force: true });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}

/** That a later run in the same home is born and ends. */
async function expectNextRun(stage: string): Promise<void> {
  const { instant: _instant, ...options } = optionsAt(stage);
  const outcome = await conductRun({ ...birth(), ...options, runIdFile: undefined }, async () => ({
    exit: 0,
    cause: 'success',
  }));
  expect(outcome).toMatchObject({ status: 'ended', exit: 0 });
}

const idOf = (stage: string): string => readFileSync(join(stage, 'id'), 'utf8');

describe('a birth that the system lets down', () => {
  testWith('strace')(
    'each of its calls fails once',
    async () => {
      const template = await setStage();
      const listing = join(temporaryFolder(), 'listing');
      cpSync(template, listing, { recursive: true, preserveTimestamps: true });
      const calls = chooseCalls(await listCalls(listing));
      const kinds = calls.map(({ syscall }) => syscall);
      for (const kind of [...CHANGING, ...LOOKING]) {
        if (kind !== 'pwrite64') expect(kinds).toContain(kind);
      }
      const tally = { unstarted: 0, fault: 0, 'no ending': 0, unharmed: [] as string[] };
      await tryAll(calls, template, async (stage, call) => {
        const { code, stdout, stderr } = await bear(stage, injectionAt(stage, call, 'error=EIO'));
        expect(stderr).toBe('');
        expect(code).toBe(0);
        const [result] = JSON.parse(stdout.toString()) as [UnstartedRun | RunOutcome];
        const isLock = call.path.endsWith('.lock');
        if (result.status === 'unstarted') {
          tally.unstarted += 1;
          expect(result).toMatchObject({ cause: 'fault' });
          expect([2, 5]).toContain(result.exit);
          expect(Buffer.byteLength(result.reason)).toBeLessThanOrEqual(2_048);
          expect(result.reason).not.toContain('\n');
          expect(idOf(stage)).toBe(BEFORE);
          // A lock that a failing call leaves behind grows stale.
          expect(runsAt(stage).filter((name) => !(isLock && name.endsWith('.lock')))).toEqual([]);
        } else {
          const { verdict, events } = await readRun(result.directory);
          if (result.ending === undefined) tally['no ending'] += 1;
          else expect(events.at(-1)?.fields).toEqual(result.ending);
          if (result.exit === 0) tally.unharmed.push(`${call.syscall} ${call.path}`);
          else expect(result).toMatchObject({ exit: 2, cause: 'fault' });
          if (result.exit !== 0 && result.ending !== undefined) tally.fault += 1;
          expect(['valid', 'incomplete']).toContain(verdict.status);
          expect(verdict.status === 'valid' || result.ending === undefined).toBe(true);
          if (events.length > 2) expect(idOf(stage)).toBe(`${NAME}\n`);
        }
        await expectNextRun(stage);
      });
      // What failed before the first line, right after it, and at the last line.
      expect(tally.unstarted).toBeGreaterThan(30);
      expect(tally.fault).toBeGreaterThan(10);
      expect(tally['no ending']).toBeGreaterThan(1);
      // Nothing is lost with the closing of a folder that was read, or with a lock that stays behind.
      for (const unharmed of tally.unharmed) expect(unharmed).toMatch(/^close (src|.*assembly)|\.lock$/);
    },
    240_000,
  );

  testWith('strace')(
    'it is killed before each call that changes something',
    async () => {
      const template = await setStage();
      const listing = join(temporaryFolder(), 'listing');
      cpSync(template, listing, { recursive: true, preserveTimestamps: true });
      const calls = chooseCalls(await listCalls(listing)).filter(({ isChanging }) => isChanging);
      const left = new Map<string, number>();
      await tryAll(calls, template, async (stage, call) => {
        const { signal } = await bear(stage, injectionAt(stage, call, 'signal=SIGKILL'));
        expect(signal).toBe('SIGKILL');
        const runs = runsAt(stage);
        expect(runs.filter((name) => name !== NAME && name !== `${NAME}.lock`)).toEqual([]);
        const directory = join(stage, 'home', 'runs', NAME);
        const { verdict, events } = await readRun(directory);
        expect(['no-record', 'incomplete', 'valid']).toContain(verdict.status);
        if (events.length === 0) expect(idOf(stage)).toBe(BEFORE);
        if (verdict.status === 'valid') expect(events.at(-1)?.fields).toMatchObject({ exit: 0 });
        const what = !runs.includes(NAME)
          ? runs.join() || 'no run'
          : events.length > 0
            ? verdict.status
            : 'no first line';
        left.set(what, (left.get(what) ?? 0) + 1);
        await expectNextRun(stage);
      });
      expect([...left.keys()].sort()).toEqual(
        ['no run', `${NAME}.lock`, 'no first line', 'incomplete', 'valid'].sort(),
      );
    },
    120_000,
  );

  testWith('strace')('49: a directory that cannot be removed replaces even a refusal', async () => {
    const stage = await setStage();
    const directory = join(stage, 'home', 'runs', NAME);
    const strace = [
      '-o',
      '/dev/null',
      '-P',
      directory,
      '-e',
      'trace=rmdir',
      '-e',
      'inject=rmdir:error=EACCES',
    ];
    const { stdout } = await bear(stage, strace, { refuse: 'no such model' });
    expect(JSON.parse(stdout.toString())).toEqual([
      {
        status: 'unstarted',
        exit: 2,
        cause: 'fault',
        reason: `unborn cleanup: cannot remove ${directory}: EACCES`,
      },
    ]);
    expect(runsAt(stage)).toEqual([NAME]);
    expect(idOf(stage)).toBe(BEFORE);
    await expectNextRun(stage);
  });
});
