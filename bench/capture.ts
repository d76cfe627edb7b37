// What capture costs the thread that it runs on: per event beside a logger with
// a worker transport, plain writes and the hash alone; over a session that
// grows; and beside a disk that stands still. A row counts only when nothing was
// truncated and the assembled record (or the log) holds every event.

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openJournal } from '../lib/session-record/assembly/journal-file.js';
import { openRecorder } from '../lib/session-record/capture/open-recorder.js';
import type { Recorder } from '../lib/session-record/capture/recorder.js';
import { assembleRecord } from '../pipelines/assemble-record.js';
import { bodyOf } from './bodies.js';
import { type GrowingSession, TURNS, WAYS, type Way } from './growing-session.js';
import { median, table } from './measure.js';

const PROJECT = join(import.meta.dirname, '..', '..');

export async function benchCapture(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gg-streams-bench-'));
  try {
    // First, while this process is small and has no threads of its own beside what is measured.
    stalledDisk(folder);
    await perEvent(folder);
    await growingSession(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function open(journal: string): Promise<Recorder> {
  rmSync(journal, { force: true });
  return openRecorder({ journal, replayMaxBytes: 2 ** 40, sessionId: 'bench', capabilitySet: {} });
}

/** Closes a capture. @throws when it is not a whole account of `entries` entries */
async function prove(recorder: Recorder, journal: string, entries: number): Promise<void> {
  const report = await recorder.finish();
  if (report.truncation !== undefined) throw new Error(`capture stopped: ${JSON.stringify(report)}`);
  await proveJournal(journal, entries);
}

/** @throws when the journal does not fold into a complete record of `entries` entries */
async function proveJournal(journal: string, entries: number): Promise<void> {
  const source = await openJournal(journal);
  const assembly = await assembleRecord(source, { output: { path: `${journal}.gz` }, level: 1 });
  await source.close();
  if (assembly.entries !== entries || assembly.truncation !== null) {
    throw new Error(`the record holds ${assembly.entries} of ${entries} entries`);
  }
}

/** Times `step` once an event, in microseconds, and lets the event loop turn in between. */
async function timeEach<T>(inputs: readonly T[], step: (input: T) => void): Promise<number[]> {
  const times: number[] = [];
  for (const input of inputs) {
    const began = performance.now();
    step(input);
    times.push((performance.now() - began) * 1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  // What the compiler was still busy with is not the cost of an event.
  return times.slice(Math.floor(times.length / 4));
}

async function perEvent(folder: string): Promise<void> {
  const rows: string[][] = [];
  for (const [size, count] of [
    [1024, 4000],
    [16_384, 2000],
    [262_144, 300],
  ] as const) {
    const fresh = (): { role: string; content: string }[] =>
      Array.from({ length: count }, () => bodyOf(size));
    const measured = new Map<string, number[]>([
      ['capture, a new body', await captureNew(join(folder, 'new'), fresh())],
      ['capture, a handle', await captureHandle(join(folder, 'handle'), bodyOf(size), count)],
      ['pino, worker transport', await logWithPino(join(folder, 'pino'), fresh())],
      ['JSON and fs.writeSync', await writePlainly(join(folder, 'plain'), fresh())],
      ['SHA-256 alone', await hashAlone(fresh())],
    ]);
    const base = percentile(measured.get('pino, worker transport') as number[], 50);
    for (const [name, times] of measured) {
      const p50 = percentile(times, 50);
      const p99 = percentile(times, 99);
      rows.push([`${size / 1024} KB`, name, p50.toFixed(1), p99.toFixed(1), (p50 / base).toFixed(2)]);
    }
  }
  console.log('\nOne event, on the thread that makes it\n');
  console.log(table(['body', '', 'p50, us', 'p99, us', 'p50 / pino'], rows));
}

async function captureNew(journal: string, messages: readonly object[]): Promise<number[]> {
  const recorder = await open(journal);
  const times = await timeEach(messages, (message) =>
    recorder.modelIo({ agentId: 'root', messages: [message], response: { text: 'ok' }, durationMs: 1 }),
  );
  await prove(recorder, journal, messages.length);
  return times;
}

async function captureHandle(journal: string, body: object, count: number): Promise<number[]> {
  const recorder = await open(journal);
  const messages = [recorder.message(body)];
  const times = await timeEach(Array.from({ length: count }), () =>
    recorder.modelIo({ agentId: 'root', messages, response: { text: 'ok' }, durationMs: 1 }),
  );
  await prove(recorder, journal, count);
  return times;
}

async function logWithPino(path: string, messages: readonly object[]): Promise<number[]> {
  rmSync(path, { force: true });
  const transport = pino.transport({ target: 'pino/file', options: { destination: path } });
  await once(transport, 'ready');
  const logger = pino(transport);
  const times = await timeEach(messages, (message) => logger.info(message));
  // The transport's thread keeps no process alive; this does, until it has closed its file.
  const alive = setInterval(() => {}, 1000);
  const closed = new Promise((resolve) => transport.on('close', resolve));
  transport.end();
  await closed;
  clearInterval(alive);
  const lines = readFileSync(path).filter((byte) => byte === 0x0a).length;
  if (lines !== messages.length) throw new Error(`the log holds ${lines} of ${messages.length} lines`);
  return times;
}

async function writePlainly(path: string, messages: readonly object[]): Promise<number[]> {
  const fd = openSync(path, 'w');
  const times = await timeEach(messages, (message) => writeSync(fd, `${JSON.stringify(message)}\n`));
  closeSync(fd);
  return times;
}

async function hashAlone(messages: readonly { content: string }[]): Promise<number[]> {
  const inputs = messages.map(({ content }) => Buffer.from(content));
  return timeEach(inputs, (bytes) => hash('sha256', bytes, 'hex'));
}

const SESSIONS = 9;

/** The time and the bytes of late turns beside those of early ones; each way of sending in a process of its own. */
async function growingSession(folder: string): Promise<void> {
  const rows: string[][] = [];
  for (const way of WAYS) {
    // Bodies that are looked at each time are there to compare with; they take long.
    const sessions = runGrowing(folder, way, way === 'bodies' ? 1 : SESSIONS);
    for (const { journal } of sessions) {
      await proveJournal(journal, 2 * TURNS);
      rmSync(journal);
    }
    // The median over sessions and over five turns around the one that is named.
    const timeAt = (turn: number): number =>
      median(sessions.flatMap(({ times }) => times.slice(turn - 5, turn)));
    const sizeAt = (turn: number): number => (sessions[0] as GrowingSession).sizes[turn - 1] as number;
    rows.push([
      way,
      timeAt(20).toFixed(0),
      timeAt(TURNS).toFixed(0),
      (timeAt(TURNS) / timeAt(20)).toFixed(2),
      (sizeAt(20) / 1000).toFixed(1),
      (sizeAt(TURNS) / 1000).toFixed(1),
      (sizeAt(TURNS) / sizeAt(20)).toFixed(2),
    ]);
  }
  console.log(`\nA session that grows to ${2 * TURNS} messages of 20 KB over ${TURNS} turns\n`);
  console.log(
    table(['sent as', 'turn 20, us', 'turn 200, us', 'ratio', 'turn 20, KB', 'turn 200, KB', 'ratio'], rows),
  );
}

function runGrowing(folder: string, way: Way, sessions: number): GrowingSession[] {
  const program = join(import.meta.dirname, 'growing-session.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, way, String(sessions), folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as GrowingSession[];
}

/** Calls before those that are looked at, in rounds, and what they write at most: a write a batch, two batches a round. */
const WARM_UP = { rounds: 3000, writes: 6008 };

/** A disk that from some write on takes 4 s for each, made by strace, beside one that does not. */
function stalledDisk(folder: string): void {
  if (spawnSync('strace', ['-o', '/dev/null', 'true']).status !== 0) {
    console.log('\n(strace is not installed or does not work: no row for a stalled disk)');
    return;
  }
  const rows = [
    ['healthy', 'the first call on', delaysBeside(folder, 0)],
    ['stands still', 'the first call on', delaysBeside(folder, 0, 5)],
    ['healthy', `round ${WARM_UP.rounds} on`, delaysBeside(folder, WARM_UP.rounds)],
    ['stands still', `round ${WARM_UP.rounds} on`, delaysBeside(folder, WARM_UP.rounds, WARM_UP.writes)],
  ] as const;
  console.log(
    '\nThe event loop beside a disk that stands still: the longest delay of each of nine runs, beyond the period of the timer that looks\n',
  );
  console.log(
    table(
      ['disk', 'looked at from', 'median, ms', 'longest, ms', 'batches that waited at most', 'capture'],
      rows.map(([disk, from, runs]) => {
        const [run] = runs;
        const delays = runs.map(({ delayMs }) => delayMs);
        const { queueHighWater, truncation } = (run as HarnessRun).report;
        const ended = truncation?.reason ?? 'complete';
        const [middle, longest] = [median(delays), Math.max(...delays)].map((delay) => delay.toFixed(1));
        return [disk, from, middle as string, longest as string, String(queueHighWater), ended];
      }),
    ),
  );
}

interface HarnessRun {
  readonly delayMs: number;
  readonly report: { readonly queueHighWater: number; readonly truncation?: { readonly reason: string } };
}

/**
 * Runs the harness nine times under strace, which stops no call but those that write the journal.
 *
 * @param stallsAt the first write that takes long; without it none does
 * @throws when capture ended otherwise than the disk makes it
 */
function delaysBeside(folder: string, warmUp: number, stallsAt?: number): HarnessRun[] {
  const harness = join(PROJECT, 'test/support/harness.mjs');
  const inject =
    stallsAt === undefined ? [] : ['-e', `inject=pwrite64:delay_enter=4000000:when=${stallsAt}+`];
  return Array.from({ length: 9 }, () => {
    const journal = join(folder, 'stalled');
    rmSync(journal, { force: true });
    const plan = JSON.stringify({ journal, events: 200, settleMs: 100, warmUp });
    const traced = ['-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', 'trace=pwrite64', ...inject];
    const { stdout } = spawnSync('strace', [...traced, process.execPath, harness, plan], {
      encoding: 'utf8',
    });
    const run = JSON.parse(stdout.split('\n')[1] as string) as HarnessRun;
    if ((run.report.truncation === undefined) !== (stallsAt === undefined)) {
      throw new Error(`the disk ${stallsAt === undefined ? 'stood' : 'did not stand'} still: ${stdout}`);
    }
    return run;
  });
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] as number;
}
