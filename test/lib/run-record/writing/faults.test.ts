// What is left of a run when its process or its disk breaks. Each case is a real
// process (test/support/write-run.mjs) over what is shipped, broken by the
// system itself.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { answerQuestions } from '../../../../lib/run-record/inspection/answers.js';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import { inspectRun, readRun } from '../../../../pipelines/read-run.js';
import { LAWFUL_RUN, RUN_FACTS, START } from '../../../support/lawful-facts.js';
import { PROJECT, runCommand } from '../../../support/run-program.js';
import { mountDisk, testWithDisk } from '../../../support/small-disk.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWithStrace } from '../../../support/tools.js';

const HARNESS = join(PROJECT, 'test/support/write-run.mjs');
/** Each kill costs a process; CI makes 300. */
const KILLS = Number(process.env.KILLS ?? (process.env.CI ? 300 : 50));

type Line = Record<string, unknown>;

function freshRun(home = temporaryFolder()): string {
  const directory = join(home, LAWFUL_RUN);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}

async function runHarness(plan: object, wrapper: string[] = []): Promise<Line> {
  const [command, ...args] = [...wrapper, process.execPath, HARNESS, JSON.stringify(plan)];
  // One thread of the system's calls, so that the n-th call of a thread is the n-th of all.
  const { stdout } = await runCommand(command as string, args, { env: { UV_THREADPOOL_SIZE: '1' } });
  return JSON.parse(stdout.toString().split('\n')[1] ?? '{}') as Line;
}

const wholeLines = (directory: string): Line[] => {
  const record = readFileSync(join(directory, 'record.jsonl'));
  const whole = record.subarray(0, record.lastIndexOf('\n') + 1).toString();
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
};

/** The files that lines of a record say were kept. A request is kept after the line that speaks of it. */
function keptFiles(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    const { capture, output, received, prompt } = line as Record<string, never>;
    const sources = Array.isArray(prompt)
      ? (prompt as Line[]).flatMap(({ system, firstTurn }) => [system, firstTurn])
      : [];
    const hashed = [output, received].map((one) => (one as { path?: unknown } | undefined)?.path);
    return [capture, ...hashed, ...sources].filter((path) => typeof path === 'string');
  });
}

/** The files of the stages, and which of them were cut off: the first bytes of each say how long it is. */
function retainedFiles(directory: string): { path: string; isTorn: boolean }[] {
  const stages = join(directory, 'stages');
  if (!existsSync(stages)) return [];
  return readdirSync(stages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'record.jsonl')
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size } = statSync(path);
      const head = readFileSync(path, { encoding: 'latin1' }).slice(0, 16);
      const isShort = ['output.txt', 'request.txt', 'manifest.json'].includes(entry.name);
      const isTorn = head.startsWith('size=') ? size < Number(head.slice(5, 15)) : !isShort;
      return { path: path.slice(directory.length + 1), isTorn };
    });
}

function describeLast({ event, stage, repeat, retry, check, hook, run }: Line): string {
  return [event, stage, repeat && `repeat ${repeat}`, retry && `attempt ${retry}`, check ?? hook, run]
    .filter((part) => part !== undefined)
    .join(' ');
}

interface Tally {
  readonly last: Map<string, number>;
  readonly statuses: Map<string, number>;
  insideFiles: number;
}

const count = (map: Map<string, number>, key: string): unknown => map.set(key, (map.get(key) ?? 0) + 1);

/** What holds for a run directory at whatever moment its writer was killed. */
async function checkPrefix(directory: string, tally: Tally): Promise<void> {
  if (!existsSync(join(directory, 'record.jsonl'))) {
    count(tally.statuses, 'without a record');
    return;
  }
  const { verdict } = await readRun(directory);
  const lines = wholeLines(directory);
  const last = lines.at(-1);
  expect(verdict.status, verdict.message).toBe(last?.event === 'run_end' ? 'valid' : 'incomplete');
  const files = retainedFiles(directory);
  const torn = files.filter(({ isTorn }) => isTorn).map(({ path }) => path);
  const kept = keptFiles(lines);
  const whole = new Set(files.map(({ path }) => path));
  for (const path of kept) {
    expect(whole.has(path), path).toBe(true);
    expect(torn, path).not.toContain(path);
  }
  for (const record of childRecords(directory)) {
    const child = await readRun(join(directory, record));
    expect(['valid', 'incomplete'], record).toContain(child.verdict.status);
  }
  if (last !== undefined) count(tally.last, describeLast(last));
  count(tally.statuses, last === undefined ? 'empty' : verdict.status);
  if (torn.length > 0) tally.insideFiles += 1;
}

function childRecords(directory: string): string[] {
  const stages = join(directory, 'stages');
  if (!existsSync(stages)) return [];
  return readdirSync(stages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/record.jsonl'))
    .map((path) => join('stages', path, '..'));
}

describe('the process is killed', () => {
  const tally: Tally = { last: new Map(), statuses: new Map(), insideFiles: 0 };
  afterAll(() => {
    const rows = [...tally.last].sort(([, one], [, other]) => other - one);
    console.table(rows.map(([last, kills]) => ({ 'last event': last, kills })));
    console.log(
      `${KILLS} kills, ${tally.last.size} different last events, ${tally.insideFiles} inside a retained file; ` +
        [...tally.statuses].map(([status, kills]) => `${kills} ${status}`).join(', '),
    );
  });

  test(`at ${KILLS} random moments: never invalid, valid only with a whole run_end`, async () => {
    const plan = { size: 100_000, pauseMs: 2 };
    await runHarness({ ...plan, directory: freshRun() });
    const { ms } = await runHarness({ ...plan, directory: freshRun() });
    const home = temporaryFolder();
    const killOne = async (number: number): Promise<void> => {
      const directory = freshRun(join(home, String(number)));
      // Longer than a run takes that is alone on the machine: some come to their end.
      await killHarness({ ...plan, directory }, Math.random() * (ms as number) * 1.3);
      await checkPrefix(directory, tally);
      rmSync(join(directory, '..'), { recursive: true, force: true });
    };
    const numbers = Array.from({ length: KILLS }, (_, number) => number);
    const lanes = [0, 1, 2].map(async (lane) => {
      for (const number of numbers) if (number % 3 === lane) await killOne(number);
    });
    await Promise.all(lanes);
    const [leastEvents, leastInside] =
      KILLS >= 300 ? [30, 20] : [Math.floor(KILLS / 6), Math.floor(KILLS / 50)];
    expect(tally.last.size).toBeGreaterThanOrEqual(leastEvents as number);
    expect(tally.insideFiles).toBeGreaterThanOrEqual(leastInside as number);
  }, 1_200_000);
});

/** Runs the harness and kills it some time after it is ready. */
async function killHarness(plan: object, afterMs: number): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [HARNESS, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  await ended;
}

describe('what the system is asked', () => {
  testWithStrace(
    'one write a line, one sync, on the record, after run_end',
    async () => {
      const directory = freshRun();
      const log = join(directory, '..', 'calls');
      const record = join(directory, 'record.jsonl');
      const trace = [
        '-f',
        '-qq',
        '-o',
        log,
        '-P',
        record,
        '-e',
        'trace=openat,write,pwrite64,writev,fsync,fdatasync',
      ];
      await runHarness({ directory }, ['strace', ...trace]);
      const calls = finishedCalls(readFileSync(log, 'utf8'));
      const lines = wholeLines(directory);
      const writes = calls.filter(({ name }) => /write/.test(name));
      const opens = calls.filter(({ name }) => name === 'openat');
      const text = readFileSync(record, 'utf8').split('\n').slice(0, -1);
      expect(writes.map(({ name, result }) => [name, result])).toEqual(
        text.map((line) => ['write', Buffer.byteLength(line) + 1]),
      );
      expect(calls.filter(({ name }) => /sync/.test(name)).map(({ name }) => name)).toEqual(['fsync']);
      // The creation, then one opening a line, and no other way into the file.
      expect(opens).toHaveLength(lines.length + 1);
      expect(opens[0]?.call).toMatch(/O_WRONLY\|O_CREAT\|O_EXCL\|O_NOFOLLOW/);
      for (const { call } of opens.slice(1)) expect(call).toMatch(/O_WRONLY\|O_APPEND\|O_NOFOLLOW/);
      expect(calls.slice(-2).map(({ name }) => name)).toEqual(['write', 'fsync']);
      console.log(
        `${lines.length} lines: ${writes.length} writes, ${opens.length} opens, 1 fsync, the last call`,
      );
    },
    60_000,
  );

  testWithStrace(
    'no other file is synced, nor any directory',
    async () => {
      const directory = freshRun();
      const log = join(directory, '..', 'calls');
      await runHarness({ directory }, [
        'strace',
        '-f',
        '-qq',
        '-o',
        log,
        '-e',
        'trace=fsync,fdatasync,sync,syncfs',
      ]);
      const syncs = finishedCalls(readFileSync(log, 'utf8'));
      // One for each record that ended: the run's and its children's.
      expect(syncs).toHaveLength(1 + childRecords(directory).length);
    },
    60_000,
  );
});

interface Call {
  readonly name: string;
  readonly call: string;
  readonly result: number;
}

/** The calls of a trace; one that another thread interrupts in the log is put together again. */
function finishedCalls(log: string): Call[] {
  const begun = new Map<string, string>();
  const calls: Call[] = [];
  for (const line of log.split('\n')) {
    const [, thread, said] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (thread === undefined || said === undefined) continue;
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(said);
    if (said.endsWith('<unfinished ...>')) {
      begun.set(thread, said.slice(0, -'<unfinished ...>'.length));
      continue;
    }
    const call = resumed === null ? said : `${begun.get(thread)}${resumed[1]}`;
    const [, name, result] = /^(\w+)\(.* = (-?\d+)/.exec(call) ?? [];
    if (name !== undefined) calls.push({ name, call, result: Number(result) });
  }
  return calls;
}

describe('the disk fails', () => {
  testWithStrace(
    'EIO at the n-th write of the record, for every n: told once, and the record is a true prefix',
    async () => {
      const whole = freshRun();
      await runHarness({ directory: whole, seconds: true });
      const expected = readFileSync(join(whole, 'record.jsonl'), 'utf8').split('\n').slice(0, -1);
      const failAt = async (n: number): Promise<void> => {
        const directory = freshRun();
        const record = join(directory, 'record.jsonl');
        const inject = ['-P', record, '-e', 'trace=write', '-e', `inject=write:error=EIO:when=${n}`];
        const outcome = await runHarness({ directory, seconds: true }, [
          'strace',
          '-f',
          '-qq',
          '-o',
          '/dev/null',
          ...inject,
        ]);
        expect(outcome, `write ${n}`).toMatchObject(
          n === 1
            ? { code: 'cannot-write' }
            : { code: 'cannot-write', again: 'cannot-write', failures: ['cannot-write'] },
        );
        const kept = readFileSync(record, 'utf8');
        expect(kept, `write ${n}`).toBe(
          expected
            .slice(0, n - 1)
            .map((line) => `${line}\n`)
            .join(''),
        );
        expect((await readRun(directory)).verdict.status).toBe('incomplete');
      };
      // Every write costs a traced process: each eighth of them here, all in CI.
      const step = process.env.CI ? 1 : 8;
      const all = Array.from({ length: expected.length }, (_, index) => index + 1).filter(
        (n) => n % step === 1 % step || n === expected.length,
      );
      await Promise.all(
        [0, 1].map(async (lane) => {
          for (const [index, n] of all.entries()) if (index % 2 === lane) await failAt(n);
        }),
      );
      console.log(`EIO at ${all.length} of ${expected.length} writes`);
    },
    600_000,
  );

  const harness = async (faults: readonly string[]): Promise<{ directory: string; outcome: Line }> => {
    const directory = freshRun();
    const injected = faults.flatMap((fault) => ['-e', `inject=${fault}`]);
    const calls = ['-P', join(directory, 'record.jsonl'), '-e', 'trace=fsync,close', ...injected];
    const outcome = await runHarness({ directory }, ['strace', '-f', '-qq', '-o', '/dev/null', ...calls]);
    return { directory, outcome };
  };

  testWithStrace(
    'the sync fails, and the closing after it: the sync is told, the line is there',
    async () => {
      const { directory, outcome } = await harness(['fsync:error=EIO', 'close:error=EDQUOT:when=95+']);
      expect(outcome).toMatchObject({
        code: 'cannot-sync',
        again: 'cannot-sync',
        failures: ['cannot-sync'],
        message: expect.stringContaining('EIO'),
      });
      expect((await readRun(directory)).verdict.status).toBe('valid');
    },
    60_000,
  );

  testWithStrace(
    'a closing fails: the line may be lost, and the writer is dead',
    async () => {
      const { directory, outcome } = await harness(['close:error=EIO:when=9']);
      expect(outcome).toMatchObject({
        code: 'cannot-write',
        again: 'cannot-write',
        failures: ['cannot-write'],
      });
      expect((await readRun(directory)).verdict.status).toBe('incomplete');
    },
    60_000,
  );

  testWithDisk('a disk that takes a part of a line: the writer is dead, the piece is torn', async () => {
    const folder = mountDisk('32k');
    const directory = freshRun(folder);
    const told: Error[] = [];
    const writer = await RecordWriter.beginFields(directory, START, {
      onFailure: (failure) => told.push(failure),
    });
    // The record has its page; from here on there is no other.
    expect(() => writeFileSync(join(folder, 'filler'), Buffer.alloc(40_000))).toThrow(/ENOSPC/);
    const { drift } = RUN_FACTS;
    const appended = Array.from({ length: 40 }, () => writer.appendFields(drift));
    const results = await Promise.allSettled(appended);
    const written = results.filter(({ status }) => status === 'fulfilled').length;
    const [failure] = told;
    expect(failure).toMatchObject({ code: 'short-write' });
    expect(told).toHaveLength(1);
    for (const result of results.slice(written)) expect(result).toMatchObject({ reason: failure });
    await expect(writer.end({ exit: 2, cause: 'fault' })).rejects.toBe(failure);
    const { verdict, torn, events } = await readRun(directory);
    expect(verdict.status).toBe('incomplete');
    expect(events).toHaveLength(written + 1);
    expect(torn?.size).toBeGreaterThan(0);
    expect(statSync(join(directory, 'record.jsonl')).size).toBe(4_096);
    expect(writer.written).toEqual({ lines: written + 1, bytes: 4_096 - (torn?.size ?? 0) });
  });

  testWithDisk('ENOSPC: a disk of 64 KiB', async () => {
    const directory = freshRun(mountDisk('64k'));
    const outcome = await runHarness({ directory, size: 500 });
    expect(['cannot-write', 'cannot-create', 'short-write']).toContain(outcome.code);
    const { verdict } = await readRun(directory);
    const last = wholeLines(directory).at(-1);
    expect(verdict.status).toBe(last?.event === 'run_end' ? 'valid' : 'incomplete');
    if (last?.event === 'run_end') expect(last).toMatchObject({ exit: 2, cause: 'fault' });
    for (const path of keptFiles(wholeLines(directory)))
      expect(existsSync(join(directory, path)), path).toBe(true);
  });
});

test('the whole run, undisturbed: valid, and every answer is in its directory', async () => {
  const directory = freshRun();
  await runHarness({ directory, end: 'exhausted' });
  const { verdict, events } = await readRun(directory);
  expect(verdict.status).toBe('valid');
  expect(events.at(-1)?.fields).toMatchObject({ event: 'run_end', exit: 1, cause: 'exhausted' });
  const { missing } = await answerQuestions(await inspectRun(directory));
  // The run gave up an operation, and says so.
  expect(missing).toEqual([expect.objectContaining({ question: 7, what: 'tokens' })]);
  expect(
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.lock')),
  ).toEqual([]);
});
