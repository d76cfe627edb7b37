// What becomes of a run and of its journal when the process, the writer or the
// disk breaks. Each case is a real process (test/support/harness.mjs) over what
// is shipped, broken by the system itself.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { assembleJournal } from '../../../support/capture.js';
import type { Json } from '../../../support/capture-oracle.js';
import { PROJECT, runCommand } from '../../../support/run-program.js';
import { mountDisk, testWithDisk } from '../../../support/small-disk.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWithStrace } from '../../../support/tools.js';

const HARNESS = join(PROJECT, 'test/support/harness.mjs');

interface Plan {
  events: number;
  size?: number;
  maxBytes?: number;
  pauseMs?: number;
  end?: 'finish' | 'exit' | 'throw' | 'hang' | 'leave';
  crashWriter?: number;
  removeFolder?: number;
  burst?: number;
}

/** A run that came to its end. */
interface Outcome {
  code: number | null;
  journal: Buffer;
  /** What `finish()` told, where it was reached. */
  facts: Json;
}

async function runHarness(journal: string, plan: Plan, wrapper: string[] = []): Promise<Outcome> {
  const [command, ...args] = [...wrapper, process.execPath, HARNESS, JSON.stringify({ journal, ...plan })];
  const { code, stdout } = await runCommand(command as string, args);
  const printed = stdout.toString().split('\n')[1];
  return {
    code,
    journal: existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0),
    facts: printed ? JSON.parse(printed) : undefined,
  };
}

function strace(journal: string, inject: string): string[] {
  return [
    'strace',
    '-f',
    '-qq',
    '-o',
    '/dev/null',
    '-P',
    journal,
    '-e',
    'trace=pwrite64',
    '-e',
    `inject=pwrite64:${inject}`,
  ];
}

/** The lines of a journal that end with a line feed, each proved to be one object and to refer to nothing that is not there. */
function wholeLines(journal: Buffer): Json[] {
  const pools: Record<string, number> = { message: 0, toolset: 0, text: 0 };
  const lines = journal
    .subarray(0, journal.lastIndexOf('\n') + 1)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  for (const line of lines) {
    if (line.type in pools) {
      expect(line.index).toBe(pools[line.type]);
      pools[line.type] = line.index + 1;
    }
    if (line.type !== 'entry') continue;
    const { request, command } = line.entry;
    expect(Math.max(-1, ...(request?.messages ?? []))).toBeLessThan(pools.message as number);
    if (command) expect(Math.max(command.stdout, command.stderr)).toBeLessThan(pools.text as number);
  }
  return lines;
}

/** Each kill costs a process; CI makes 500. */
const KILLS = Number(process.env.KILLS ?? (process.env.CI ? 500 : 50));

const table: Record<string, unknown>[] = [];

/** Checks what holds whatever broke, and notes the case for the table. */
async function checkOutcome(fault: string, { journal, facts, code }: Outcome): Promise<Json> {
  const lines = wholeLines(journal);
  const end = lines.find((line) => line.type === 'end');
  const entries = lines.filter((line) => line.type === 'entry').length;
  const record = lines[0]?.type === 'header' ? await assembleJournal(journal) : undefined;
  if (record !== undefined) {
    expect(record.entries).toHaveLength(entries);
    expect(record.truncation?.reason).toBe(
      end === undefined ? record.truncation.reason : end.truncation?.reason,
    );
  }
  const report = facts?.report;
  const told = end?.truncation ?? report?.truncation;
  table.push({
    fault,
    exit: code,
    entries,
    'in the journal': end === undefined ? 'no end' : (end.truncation?.reason ?? 'complete'),
    'in the report': report === undefined ? '-' : (report.truncation?.reason ?? 'complete'),
    lastSeq: told?.lastSeq,
    bytes: told?.bytes,
    record: record === undefined ? 'refused' : (record.truncation?.reason ?? 'complete'),
  });
  if (report !== undefined) {
    expect(facts.again).toEqual(report);
    if (end !== undefined) {
      expect(end).toEqual({
        type: 'end',
        entries: report.entries,
        ...(report.truncation ? { truncation: report.truncation } : {}),
      });
      expect(report.entries).toBe(entries);
      expect(report.bytes).toBe(journal.lastIndexOf('\n', journal.length - 2) + 1);
    }
  }
  return report;
}

afterAll(() => console.table(table));

describe('the process ends', () => {
  test('orderly: the journal is complete', async () => {
    const journal = join(temporaryFolder(), '.gg/replay.ndjson');
    const outcome = await runHarness(journal, { events: 20 });
    const report = await checkOutcome('none', outcome);
    expect(outcome.code).toBe(7);
    expect(report).toMatchObject({ entries: 40 });
    expect(report.truncation).toBeUndefined();
    expect(statSync(journal).mode & 0o777).toBe(0o600);
  });

  test('a burst of 50,000 calls that never returns to the event loop is written whole', async () => {
    const journal = join(temporaryFolder(), 'j.ndjson');
    const outcome = await runHarness(journal, { events: 0, burst: 50_000 });
    const report = await checkOutcome('none, a burst of 50,000 calls', outcome);
    expect(report).toMatchObject({ entries: 50_000 });
    expect(report.truncation).toBeUndefined();
  });

  test.each([
    ['process.exit', 'exit', 7],
    ['an uncaught exception', 'throw', 1],
    ['nothing left to do, and no finish()', 'leave', 7],
  ] as const)('%s: what was queued is written, and the record says killed', async (name, end, code) => {
    const outcome = await runHarness(join(temporaryFolder(), 'j.ndjson'), { events: 20, end });
    await checkOutcome(name, outcome);
    expect(outcome.code).toBe(code);
    const { truncation } = await assembleJournal(outcome.journal);
    expect(truncation).toEqual({ reason: 'session_killed', lastSeq: 39 });
  });

  test('by SIGTERM, which the recorder leaves to the harness', async () => {
    const journal = join(temporaryFolder(), 'j.ndjson');
    const { signal } = await killHarness(journal, 'SIGTERM', 40);
    expect(signal).toBe('SIGTERM');
    await checkOutcome('SIGTERM', { code: null, journal: readFileSync(journal), facts: undefined });
  });

  test(`by SIGKILL at ${KILLS} random moments: what is on disk is always a whole account`, async () => {
    const folder = temporaryFolder();
    const tally: Record<string, number> = {};
    let entries = 0;
    const killOne = async (number: number): Promise<void> => {
      const journal = join(folder, `${number}.ndjson`);
      await killHarness(journal, 'SIGKILL', Math.random() * 80);
      const bytes = readFileSync(journal);
      const lines = wholeLines(bytes);
      entries += lines.filter((line) => line.type === 'entry').length;
      if (lines[0]?.type === 'header') {
        const { truncation } = await assembleJournal(bytes);
        tally[truncation.reason] = (tally[truncation.reason] ?? 0) + 1;
      } else {
        tally.empty = (tally.empty ?? 0) + 1;
      }
      rmSync(journal);
    };
    const numbers = Array.from({ length: KILLS }, (_, number) => number);
    await Promise.all(
      [0, 1, 2, 3].map(async (lane) => {
        for (const number of numbers) if (number % 4 === lane) await killOne(number);
      }),
    );
    const { session_killed: killed = 0, corrupt_journal: torn = 0, empty = 0 } = tally;
    console.log(
      `${KILLS} kills: ${killed} session_killed, ${torn} torn, ${empty} before the header; ${entries} entries kept`,
    );
    expect(killed + torn + empty).toBe(KILLS);
    expect(killed).toBeGreaterThan(KILLS / 5);
  }, 1_200_000);
});

/** Runs the harness for good, and kills it some time after it started. */
async function killHarness(
  journal: string,
  signal: NodeJS.Signals,
  afterMs: number,
): Promise<{ signal: string | null }> {
  const plan = { journal, events: 1_000_000, size: Math.floor(Math.random() * 20_000) };
  const child: ChildProcess = spawn(process.execPath, [HARNESS, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<{ signal: string | null }>((resolve) =>
    child.once('exit', (_code, by) => resolve({ signal: by })),
  );
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill(signal);
  return ended;
}

describe('the writer or its disk breaks, the run goes on', () => {
  test('a writer that throws', async () => {
    const outcome = await runHarness(join(temporaryFolder(), 'j.ndjson'), {
      events: 40,
      crashWriter: 10,
      pauseMs: 2,
    });
    const report = await checkOutcome('the writer throws', outcome);
    expect(outcome.code).toBe(7);
    expect(report).toMatchObject({
      truncation: { reason: 'write_failed' },
      writeError: /panicked.*missing from the record/,
    });
    expect(outcome.facts.stops).toHaveLength(1);
  });

  test('the byte ceiling', async () => {
    const outcome = await runHarness(join(temporaryFolder(), 'j.ndjson'), { events: 20, maxBytes: 30_000 });
    const report = await checkOutcome('byte ceiling', outcome);
    expect(outcome.code).toBe(7);
    expect(report.truncation).toEqual({
      reason: 'byte_ceiling',
      lastSeq: report.entries - 1,
      bytes: report.bytes,
    });
    expect(outcome.journal.length).toBeLessThan(30_200);
  });

  test('the folder of the journal disappears', async () => {
    const outcome = await runHarness(join(temporaryFolder(), '.gg/j.ndjson'), {
      events: 20,
      removeFolder: 10,
      pauseMs: 1,
    });
    const report = await checkOutcome('the folder is gone', outcome);
    expect(outcome.code).toBe(7);
    expect(report).toMatchObject({ truncation: { reason: 'write_failed' }, writeError: /removed/ });
  });

  test('a journal is there already: capture does not start, and leaves it alone', async () => {
    const journal = join(temporaryFolder(), 'j.ndjson');
    const first = await runHarness(journal, { events: 3 });
    const outcome = await runHarness(journal, { events: 20 });
    expect(outcome.code).toBe(7);
    expect(outcome.journal).toEqual(first.journal);
    expect(outcome.facts.report).toEqual({
      entries: 0,
      bytes: 0,
      truncation: { reason: 'write_failed', bytes: 0 },
      writeError: `there is a journal at ${journal} already`,
      queueHighWater: 0,
    });
    expect(outcome.facts.stops).toHaveLength(1);
  });

  testWithDisk('ENOSPC: a disk of 64 KiB', async () => {
    const outcome = await runHarness(join(mountDisk('64k'), 'j.ndjson'), { events: 40, pauseMs: 1 });
    const report = await checkOutcome('ENOSPC', outcome);
    expect(outcome.code).toBe(7);
    expect(report).toMatchObject({ truncation: { reason: 'write_failed' }, writeError: /ENOSPC/ });
    expect(report.entries).toBeGreaterThan(10);
    expect(outcome.journal.at(-1)).toBe(0x0a);
  });

  // Header, seed, agent, two entries for each of three rounds, end: ten writes.
  testWithStrace(
    'EIO at the n-th write, for every n, once',
    async () => {
      for (let n = 1; n <= 11; n += 1) {
        const journal = join(temporaryFolder(), 'j.ndjson');
        const outcome = await runHarness(journal, { events: 3 }, strace(journal, `error=EIO:when=${n}`));
        const report = await checkOutcome(`EIO once, at write ${n}`, outcome);
        expect(outcome.code).toBe(7);
        const entries = n > 9 ? 6 : Math.max(0, n - 4);
        expect(report.entries).toBe(entries);
        // The closing line is tried again; an error of any other write ends the capture.
        if (n >= 10) expect(report.truncation).toBeUndefined();
        else {
          const lastSeq = entries === 0 ? {} : { lastSeq: entries - 1 };
          expect(report.truncation).toEqual({ reason: 'write_failed', ...lastSeq, bytes: report.bytes });
          expect(report.writeError).toMatch(/EIO/);
        }
      }
    },
    120_000,
  );

  testWithStrace(
    'EIO from the n-th write on, for every n',
    async () => {
      const runOne = async (n: number): Promise<void> => {
        const journal = join(temporaryFolder(), 'j.ndjson');
        const outcome = await runHarness(journal, { events: 3 }, strace(journal, `error=EIO:when=${n}+`));
        const report = await checkOutcome(`EIO from write ${n} on`, outcome);
        expect(outcome.code).toBe(7);
        const entries = Math.max(0, n - 4);
        const lastSeq = entries === 0 ? {} : { lastSeq: entries - 1 };
        expect(report).toMatchObject({ entries, writeError: /EIO/ });
        expect(report.truncation).toEqual({
          reason: 'write_failed',
          ...lastSeq,
          bytes: outcome.journal.length,
        });
      };
      await Promise.all(Array.from({ length: 10 }, (_, index) => runOne(index + 1)));
    },
    120_000,
  );

  testWithStrace('a stalled disk: capture stops, the run does not', async () => {
    const journal = join(temporaryFolder(), 'j.ndjson');
    const outcome = await runHarness(
      journal,
      { events: 200 },
      strace(journal, 'delay_enter=4000000:when=5+'),
    );
    const report = await checkOutcome('a stalled disk', outcome);
    expect(outcome.code).toBe(7);
    expect(report).toMatchObject({
      truncation: { reason: 'write_failed' },
      queueHighWater: 64,
      writeError: /stalled/,
    });
    expect(outcome.facts.delayMs).toBeLessThan(100);
  });
});
