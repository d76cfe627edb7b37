// How much processor time `bot-record list` takes over a home of 5,000 runs.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRuns, listRuns } from '../pipelines/list-runs.js';

const RUNS = 5_000;
const MEDIAN_BYTES = 20_000;
const LARGEST_BYTES = 300_000;
const PAGE = 200;

/** One line of the benchmark's table. */
export interface RunRecordTiming {
  readonly what: string;
  readonly runs: number;
  /** All records together, in bytes. */
  readonly bytes: number;
  /** Processor time of this process, user and system, in milliseconds for each 1,000 runs. */
  readonly cpuPerThousandMs: number;
}

/** Lists a generated home and prints what that took. */
export async function benchRunRecord(): Promise<void> {
  for (const { what, runs, bytes, cpuPerThousandMs } of await timeListings(RUNS)) {
    const seconds = (cpuPerThousandMs / 1000).toFixed(2);
    console.log(
      `${what}: ${seconds} s of processor time per 1,000 runs (${runs} runs, ${(bytes / 1e6).toFixed(0)} MB)`,
    );
  }
}

/** Generates a home, lists all of it, and removes it again. */
export async function timeListings(runs: number): Promise<RunRecordTiming[]> {
  const home = await mkdtemp(join(tmpdir(), 'gg-streams-bench-'));
  try {
    const bytes = await generateHome(home, runs);
    const measure = async (what: string, work: () => Promise<number>): Promise<RunRecordTiming> => {
      const before = process.cpuUsage();
      const seen = await work();
      const { user, system } = process.cpuUsage(before);
      if (seen !== runs) throw new Error(`${what}: ${seen} of ${runs} runs were seen`);
      return { what, runs, bytes, cpuPerThousandMs: (user + system) / runs };
    };
    return [
      await measure('list --count --state ended', () => countRuns(home, { state: ['ended'] })),
      await measure(`list, every page of ${PAGE}`, () => listAll(home)),
    ];
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function listAll(home: string): Promise<number> {
  let seen = 0;
  let after: string | undefined;
  do {
    const { rows, next } = await listRuns(home, {}, { limit: PAGE, after });
    seen += rows.length;
    after = next ?? undefined;
  } while (after !== undefined);
  return seen;
}

/** Writes run directories whose records have the given median and largest size. @returns bytes of all records */
export async function generateHome(home: string, runs: number): Promise<number> {
  let bytes = 0;
  for (let index = 0; index < runs; index += 1) {
    const began = new Date(Date.UTC(2026, 0, 1) + index * 60_000);
    const name = `${began.toISOString().slice(0, 19).replaceAll(':', '-')}-${index.toString(16).padStart(4, '0')}`;
    const record = writeRecord(name, began, sizeOf(index, runs));
    bytes += Buffer.byteLength(record);
    await mkdir(join(home, 'runs', name), { recursive: true });
    await writeFile(join(home, 'runs', name, 'record.jsonl'), record);
  }
  return bytes;
}

/** Sizes whose logarithms are spread normally around the median's; the largest of 5,000 stands at three and a half deviations. */
function sizeOf(index: number, runs: number): number {
  const shuffled = (index * 7_919) % runs;
  const place = (shuffled + 0.5) / runs;
  const deviation = Math.log(LARGEST_BYTES / MEDIAN_BYTES) / 3.5;
  return Math.min(LARGEST_BYTES, Math.round(MEDIAN_BYTES * Math.exp(deviation * normalQuantile(place))));
}

/** The quantile of the standard normal distribution, to two digits (by the logistic one). */
function normalQuantile(place: number): number {
  return Math.log(place / (1 - place)) / 1.702;
}

function writeRecord(run: string, began: Date, size: number): string {
  const ts = began.toISOString();
  const attempt = { stage: '01-work', retry: 1 };
  const sha256 = '0'.repeat(64);
  const request = { path: 'request.txt', sha256, bytes: 1, via: 'argument' };
  const head = {
    record: 1,
    runtime: '1',
    ts,
    event: 'run_start',
    run,
    assembly: 'a',
    assembly_hash: sha256,
    request,
  };
  const model = { provider: 'acme', model: 'large' };
  const work = [
    { ts, event: 'provider_start', ...attempt, ...model },
    {
      ts,
      event: 'turn',
      ...attempt,
      ...model,
      input: 900,
      output: 90,
      cache_read: 9,
      cache_write: 0,
      total: 999,
      stop: 'stop',
    },
    {
      ts,
      event: 'tool_call',
      ...attempt,
      tool: 'mark',
      decision: 'done',
      evidence: 'x'.repeat(120),
      item: 1,
    },
  ].map((event) => `${JSON.stringify(event)}\n`);
  const round = work.join('');
  const rounds = Math.max(1, Math.round(size / round.length) - 3);
  const start = { ts, event: 'stage_start', ...attempt, received: [], options: [] };
  const ends = [
    { ts, event: 'stage_end', ...attempt, exit: 0, cause: 'success' },
    { ts, event: 'run_end', exit: 0, cause: 'success' },
  ];
  const lines = [head, start].map((event) => `${JSON.stringify(event)}\n`).join('');
  return lines + round.repeat(rounds) + ends.map((event) => `${JSON.stringify(event)}\n`).join('');
}
