// What capture costs the thread that it runs on: per event beside a logger with
// a worker transport, plain writes and the hash alone; over a session that
// grows; and beside a disk that stands still. A row counts only when nothing was
// truncated and the assembled record (or the log) holds every event.

import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openJournal } from '../lib/session-record/assembly/journal-file.js';
import { openRecorder } from '../lib/session-record/capture/open-recorder.js';
import type { Recorder } from '../lib/session-record/capture/recorder.js';
import type { PromptFrameInput } from '../lib/session-record/capture/recorder-inputs.js';
import { assembleRecord } from '../pipelines/assemble-record.js';
import { median, table } from './measure.js';

const PROJECT = join(import.meta.dirname, '..', '..');
const LINE = "  const value = await request(handler, 'session-17'); // journal, record, segment\n";

export async function benchCapture(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gg-streams-bench-'));
  try {
    await perEvent(folder);
    await growingSession(folder);
    stalledDisk(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let bodies = 0;

/** A message of about `size` bytes like no other. */
function bodyOf(size: number): { role: string; content: string } {
  bodies += 1;
  return { role: 'user', content: `${bodies}\n${LINE.repeat(Math.ceil(size / LINE.length))}`.slice(0, size) };
}

async function open(journal: string): Promise<Recorder> {
  rmSync(journal, { force: true });
  return openRecorder({ journal, replayMaxBytes: 2 ** 40, sessionId: 'bench', capabilitySet: {} });
}

/** Closes a capture. @throws when it is not a whole account of `entries` entries */
async function prove(recorder: Recorder, journal: string, entries: number): Promise<void> {
  const report = await recorder.finish();
  if (report.truncation !== undefined) throw new Error(`capture stopped: ${JSON.stringify(report)}`);
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

const TURNS = 200;
const SESSIONS = 9;

/** Two messages of 20 KB a turn, the whole window sent and framed each turn. */
async function growingSession(folder: string): Promise<void> {
  const rows: string[][] = [];
  for (const way of ['handles', 'frozen bodies', 'bodies'] as const) {
    const times: number[][] = [];
    let sizes: number[] = [];
    // Bodies that are looked at each time are there to compare with; they take long.
    const sessions = way === 'bodies' ? 1 : SESSIONS;
    for (let session = 0; session < sessions; session += 1) {
      const measured = await oneSession(join(folder, 'growing'), way);
      times.push(measured.times);
      sizes = measured.sizes;
    }
    // The median over sessions and over five turns around the one that is named.
    const timeAt = (turn: number): number => median(times.flatMap((of) => of.slice(turn - 5, turn)));
    const [early, late] = [timeAt(20), timeAt(TURNS)];
    const [small, large] = [sizes[19] as number, sizes[TURNS - 1] as number];
    rows.push([
      way,
      early.toFixed(0),
      late.toFixed(0),
      (late / early).toFixed(2),
      (small / 1000).toFixed(1),
      (large / 1000).toFixed(1),
      (large / small).toFixed(2),
    ]);
  }
  console.log(`\nA session that grows to ${2 * TURNS} messages of 20 KB over ${TURNS} turns\n`);
  console.log(
    table(['sent as', 'turn 20, us', 'turn 200, us', 'ratio', 'turn 20, KB', 'turn 200, KB', 'ratio'], rows),
  );
}

async function oneSession(journal: string, way: 'handles' | 'frozen bodies' | 'bodies') {
  const recorder = await open(journal);
  const window: object[] = [];
  const items: PromptFrameInput['items'][number][] = [];
  const times: number[] = [];
  const sizes: number[] = [];
  let written = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const fresh = [bodyOf(20_000), bodyOf(20_000)];
    const began = performance.now();
    for (const body of fresh) {
      const message =
        way === 'handles' ? recorder.message(body) : way === 'bodies' ? body : Object.freeze(body);
      window.push(message);
      items.push({ slot: 'thread', source: 'tool_output', retention: 'ephemeral', turn, message });
    }
    recorder.modelIo({ agentId: 'root', messages: window, response: { text: 'ok' }, durationMs: 1 });
    recorder.promptFrame({ agentId: 'root', items });
    times.push((performance.now() - began) * 1000);
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { size } = statSync(journal);
    sizes.push(size - written);
    written = size;
  }
  await prove(recorder, journal, 2 * TURNS);
  return { times, sizes };
}

/** A disk that takes 4 s for each write from the fifth on, made by strace. */
function stalledDisk(folder: string): void {
  if (spawnSync('strace', ['-o', '/dev/null', 'true']).status !== 0) {
    console.log('\n(strace is not installed or does not work: no row for a stalled disk)');
    return;
  }
  const journal = join(folder, 'stalled');
  const inject = 'inject=pwrite64:delay_enter=4000000:when=5+';
  const plan = JSON.stringify({ journal, events: 200, settleMs: 100 });
  const harness = join(PROJECT, 'test/support/harness.mjs');
  const traced = ['-f', '-qq', '-o', '/dev/null', '-P', journal, '-e', 'trace=pwrite64', '-e', inject];
  const { stdout } = spawnSync('strace', [...traced, process.execPath, harness, plan], { encoding: 'utf8' });
  const { report, delayMs } = JSON.parse(stdout.split('\n')[1] as string);
  console.log('\nA disk that stands still\n');
  console.log(
    table(
      ['longest delay of the event loop, ms', 'batches that waited at most', 'capture'],
      [[delayMs.toFixed(1), String(report.queueHighWater), report.truncation.reason]],
    ),
  );
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] as number;
}
