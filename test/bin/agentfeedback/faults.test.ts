// What two processes at once and a killed process leave behind.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Digest } from '../../../lib/session-log/format/digest.js';
import { json, prompt, writeSession } from '../../support/claude-log.js';
import { databasePath, marksOf, rowsOf } from '../../support/filing.js';
import { seededRandom } from '../../support/random.js';
import { type Home, makeHome } from '../../support/session-store.js';

const LOOP = join(import.meta.dirname, '../../support/session-log/filing-loop.mjs');

type Told = Record<string, unknown>;

interface Looping {
  readonly child: ChildProcess;
  /** Resolves when the process waits at the barrier. */
  readonly ready: Promise<unknown>;
  /** What it told, once it ended; half a line at the end was never told. */
  readonly ended: Promise<{ code: number | null; told: Told[]; stderr: string }>;
}

function startLoop(home: Home, ...args: string[]): Looping {
  const child = spawn(process.execPath, [LOOP, ...args], { env: { ...process.env, ...home.env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => {
    const lines = stdout.split('\n').slice(0, -1);
    return { code: code as number | null, told: lines.map((line) => JSON.parse(line) as Told), stderr };
  });
  return { child, ready: once(child.stdout, 'data'), ended };
}

function checkIntegrity(home: Home): void {
  const database = new DatabaseSync(databasePath(home));
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
}

const SESSIONS = ['s0', 's1', 's2'];

async function makeDigested(): Promise<Home> {
  const home = makeHome();
  for (const id of SESSIONS) writeSession(home, id, prompt('u1', 'hi'));
  await json<Digest>(home, 'digest', '--unprocessed');
  return home;
}

test('two processes file and mark 200 times each: what they told is what is stored', async () => {
  const home = await makeDigested();
  const barrier = join(home.path, 'go');
  const loops = [
    startLoop(home, 'file', '0', '200', barrier),
    startLoop(home, 'file', '100', '300', barrier),
  ];
  await Promise.all(loops.map(({ ready }) => ready));
  writeFileSync(barrier, '');
  const ends = await Promise.all(loops.map(({ ended }) => ended));
  for (const { code, stderr } of ends) expect([code, stderr]).toEqual([0, '']);
  const filed = ends.flatMap(({ told }) => told.filter(({ outcome }) => outcome !== undefined));
  const submitted = filed.filter(({ outcome }) => outcome === 'submitted');
  const rows = rowsOf(home);
  expect([filed.length, submitted.length, rows.length]).toEqual([400, 300, 300]);
  expect(submitted.map(({ uid }) => uid).sort()).toEqual(rows.map(({ uid }) => uid).sort());
  expect(new Set(rows.map(({ uid }) => uid)).size).toBe(300);
  const uidOf = new Map(rows.map(({ key, uid }) => [key, uid]));
  for (const { outcome, key, uid } of filed) {
    expect(['submitted', 'duplicate']).toContain(outcome);
    expect(uid).toBe(uidOf.get(key as string));
  }
  expect(ends.flatMap(({ told }) => told.filter(({ marked }) => marked !== undefined))).toHaveLength(400);
  for (const { refs, outcome } of marksOf(home)) {
    expect(outcome).toBe('filed');
    expect(rows.map(({ uid }) => JSON.stringify([uid]))).toContain(refs);
  }
});

test('killed while it files and marks: everything told is there, and at most one thing more', async () => {
  const home = await makeDigested();
  const barrier = join(home.path, 'go');
  writeFileSync(barrier, '');
  const random = seededRandom(6);
  const told: Told[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { child, ready, ended } = startLoop(home, 'file', String(round * 10_000), '1000000', barrier);
    await ready;
    await sleep(100 + random() * 500);
    child.kill('SIGKILL');
    const end = await ended;
    expect([end.code, end.stderr]).toEqual([null, '']);
    told.push(...end.told);
    checkIntegrity(home);
    const submitted = told.filter(({ outcome }) => outcome === 'submitted').map(({ uid }) => uid);
    const uids = rowsOf(home).map(({ uid }) => uid);
    expect(uids).toEqual(expect.arrayContaining(submitted));
    expect(uids.length - submitted.length).toBeLessThanOrEqual(round + 1);
    for (const { refs } of marksOf(home))
      if (refs !== null) expect(uids.map((uid) => JSON.stringify([uid]))).toContain(refs);
  }
  expect(told.filter(({ outcome }) => outcome === 'submitted').length).toBeGreaterThan(4);
});

test('killed between digest and mark: the next run reports again, or has it whole', async () => {
  const home = makeHome();
  const log = writeSession(home, 's0', prompt('u1', 'hi'));
  const barrier = join(home.path, 'go');
  writeFileSync(barrier, '');
  const random = seededRandom(7);
  const settled = new Set<string>();
  const appended = new Set(['u1']);
  for (let round = 0; round < 4; round += 1) {
    const { child, ready, ended } = startLoop(home, 'triage', log, barrier);
    await ready;
    await sleep(60 + random() * 400);
    child.kill('SIGKILL');
    const { told, stderr } = await ended;
    expect(stderr).toBe('');
    let shown: string[] = [];
    for (const one of told) {
      if (typeof one.appended === 'string') appended.add(one.appended);
      if (one.digested !== undefined) shown = one.digested as string[];
      if (one.marked === true) for (const span of shown) settled.add(span);
    }
    checkIntegrity(home);
    const next = await json<Digest>(home, 'digest', '--unprocessed');
    const reported = next.sessions.flatMap(({ events }) => events.map(({ span }) => span));
    // A mark that was stored and not told any more: what was shown last is settled by it.
    if (!shown.some((span) => reported.includes(span))) for (const span of shown) settled.add(span);
    for (const span of reported)
      expect(settled.has(span), `${span} comes once it is not settled`).toBe(false);
    for (const span of appended) {
      expect(settled.has(span) || reported.includes(span), `${span} is not lost`).toBe(true);
    }
  }
  expect(settled.size).toBeGreaterThan(4);
});
