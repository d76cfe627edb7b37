// Reading a large record: what an answer inflates, how long it takes, and how
// much memory it holds. The figures of one run.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecord } from '../lib/session-record/reading/open-record.js';
import type { SessionRecord } from '../lib/session-record/reading/session-record.js';
import { readWindow } from '../lib/session-record/reading/window.js';
import { type Measured, measure, measureOutput, table } from './measure.js';
import { writeJournal } from './write-journal.js';

const PROGRAMS = join(import.meta.dirname, '..', '..', 'dist', 'bin');
const MEGABYTE = 1e6;
/** Expanding writes every window in full: of windows of hundreds of messages that is a hundred times the record. */
const EXPANDED = 4e9;

/** @param inflating megabytes of the journal whose reading is counted. @param large megabytes of the ones for memory */
export async function benchRecord(inflating = 512, large = 2048): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gg-streams-bench-'));
  try {
    for (const size of [inflating, large]) {
      const record = await made(folder, size, 'windows of 50 to 400 messages');
      console.log(await timed(() => countInflated(record)));
      console.log(await timed(() => measureAll(record)));
    }
    const record = await made(folder, large, 'windows of 2 to 8 messages, one in a hundred of 50 to 400');
    console.log(await timed(() => measureWhole(record)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function made(folder: string, megabytes: number, windows: string): Promise<string> {
  const began = performance.now();
  const record = await assemble(folder, megabytes, windows.includes('2 to 8'));
  const size = mb(statSync(record).size);
  console.log(
    `\nRecord of a journal of ${megabytes} MB, ${windows}; ${size} MB compressed at level 1, made in ${since(began)}\n`,
  );
  return record;
}

/** A part of the benchmark, and how long it took. */
async function timed(part: () => Promise<string>): Promise<string> {
  const began = performance.now();
  return `${await part()}\n\nThis took ${since(began)}.\n`;
}

function since(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(0)} s`;
}

async function assemble(folder: string, megabytes: number, hasNarrowWindows: boolean): Promise<string> {
  const journal = join(folder, 'journal.ndjson');
  writeJournal(journal, megabytes, hasNarrowWindows);
  const record = join(folder, 'replay.json.gz');
  const program = join(PROGRAMS, 'gg-assemble.js');
  await measure('gg-assemble', process.execPath, [program, '-q', '--level', '1', journal, '-o', record]);
  rmSync(journal);
  return record;
}

/** What entries and windows inflate, in bytes, beside the entries themselves. */
async function countInflated(path: string): Promise<string> {
  const rows: string[][] = [];
  const { entries, seqs, whole } = await readEntriesOnce(path);
  rows.push([
    'entries',
    mb(entries.inflated),
    mb(entries.size),
    share(entries.inflated - entries.size, whole),
  ]);
  for (const at of [0.02, 0.5, 0.98]) {
    const record = await openRecord(path);
    const seq = seqs[Math.floor(at * seqs.length)] as number;
    const window = await readWindow(record, seq);
    const beyond = record.inflated - entries.inflated;
    const name = `window ${seq}, ${window.messages.length} messages`;
    rows.push([name, mb(record.inflated), mb(entries.size), `${(beyond / 2 ** 20).toFixed(1)} MiB`]);
    await record.close();
  }
  return table(['', 'inflated, MB', 'of it the entries, MB', 'beyond them'], rows);
}

async function readEntriesOnce(path: string) {
  const record = await openRecord(path);
  let size = 0;
  const seqs: number[] = [];
  for await (const { bytes } of record.elements('entries')) {
    size += bytes.length + 2;
    const seq = /"seq":(\d+),"type":"model_io"/.exec(bytes.toString('latin1', 0, 100))?.[1];
    if (seq !== undefined) seqs.push(Number(seq));
  }
  const entries = { inflated: record.inflated, size };
  const whole = await sizeOf(record);
  await record.close();
  return { entries, seqs, whole };
}

async function sizeOf(record: SessionRecord): Promise<number> {
  for (const list of ['messages', 'toolsets', 'texts', 'clips'] as const) {
    for await (const _ of record.elements(list)) void _;
  }
  return record.inflated;
}

async function measureAll(record: string): Promise<string> {
  const program = join(PROGRAMS, 'gg-record.js');
  const run = (...args: string[]) => measure(args.join(' '), process.execPath, [program, ...args, record]);
  const calls = (await readEntriesOnce(record)).seqs;
  const [early, late] = [calls[0], calls.at(-1)].map(String) as [string, string];
  const measured: Measured[] = [];
  for (const args of [
    ['info'],
    ['entries'],
    ['window', late],
    ['diff', early, late],
    ['timeline'],
    ['stats'],
    ['verify'],
    ['unfold'],
  ]) {
    measured.push(await run(...args));
  }
  measured.push(
    await measureOutput('expand, the first 4 GB', process.execPath, [program, 'expand', record], EXPANDED),
  );
  return tableOf(measured);
}

/** The one command that needs another record to be measured to its end, beside two that read every body as well. */
async function measureWhole(record: string): Promise<string> {
  const program = join(PROGRAMS, 'gg-record.js');
  const measured: Measured[] = [];
  for (const name of ['expand', 'unfold', 'verify'])
    measured.push(await measureOutput(name, process.execPath, [program, name, record]));
  return tableOf(measured);
}

function tableOf(measured: readonly Measured[]): string {
  return table(
    ['', 'seconds', 'peak RSS, MB', 'output, MB'],
    measured.map(({ name, seconds, peakBytes, outputBytes }) => [
      name,
      seconds.toFixed(2),
      mb(peakBytes),
      mb(outputBytes),
    ]),
  );
}

function mb(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}

function share(bytes: number, whole: number): string {
  return `${((100 * bytes) / whole).toFixed(3)} % of ${mb(whole)} MB`;
}
