import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import { RunInterruption } from '../../../../lib/run-record/writing/run-interruption.js';
import { START } from '../../../support/lawful-facts.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { fixedClock, linesOf } from '../../../support/writing.js';

let folder: string;
let instant: number;
const clock = (): Date => new Date(instant);

beforeEach(() => {
  folder = temporaryFolder();
  instant = Date.parse('2026-07-30T15:00:00.000Z');
});

async function begin(run: string): Promise<RecordWriter> {
  const directory = join(folder, run);
  mkdirSync(directory);
  return RecordWriter.beginFields(directory, { ...START, run }, { clock: fixedClock() });
}

const signalsOf = ({ directory }: RecordWriter): unknown[] =>
  linesOf(directory)
    .filter(({ event }) => event === 'signal')
    .map(({ ts, signal, name }) => [ts, signal, name]);

describe('a signal', () => {
  test('is told once to every open record, with the instant of its arrival', async () => {
    const interruption = new RunInterruption({ clock });
    const [root, child, ended, left] = await Promise.all(['root', '1', '2', '3'].map(begin));
    for (const writer of [root, child, ended, left]) interruption.follow(writer as RecordWriter);
    await ended?.end({ exit: 0, cause: 'success' });
    interruption.leave(left as RecordWriter);
    expect(interruption.ending).toBeUndefined();
    expect(interruption.receive('SIGTERM')).toBe(true);
    instant += 1_000;
    expect(interruption.receive('SIGINT')).toBe(false);
    interruption.cancel(new Error('too late'));
    await interruption.settled();
    const told = [['2026-07-30T15:00:00.000Z', 15, 'SIGTERM']];
    expect([root, child, ended, left].map((writer) => signalsOf(writer as RecordWriter))).toEqual([
      told,
      told,
      [],
      [],
    ]);
    expect(interruption.ending).toEqual({ cause: 'signal', exit: 143 });
    expect(interruption.aborted.aborted).toBe(true);
    const late = await begin('4');
    interruption.follow(late);
    await interruption.settled();
    expect(signalsOf(late)).toEqual(told);
    await late.end({ exit: 143, cause: 'signal' });
  });

  test('stands behind what was queued, before what comes later', async () => {
    const interruption = new RunInterruption({ clock });
    const root = await begin('root');
    interruption.follow(root);
    const teardown = { event: 'tmp_teardown', reason: 'EBUSY' } as const;
    const queued = root.append(teardown);
    interruption.receive('SIGHUP');
    await Promise.all([queued, root.append(teardown), interruption.settled()]);
    expect(linesOf(root.directory).map(({ event }) => event)).toEqual([
      'run_start',
      'tmp_teardown',
      'signal',
      'tmp_teardown',
    ]);
    await expect(root.end({ exit: 0, cause: 'success' })).rejects.toMatchObject({
      rule: 'signal-not-followed',
    });
    await root.end({ exit: 129, cause: 'signal' });
  });

  test('a record that may not hold it: the others are told, and it is said', async () => {
    const interruption = new RunInterruption({ clock });
    const [root, child] = await Promise.all(['root', '1'].map(begin));
    const stage = { stage: '01-a', retry: 1 };
    await root?.append({ event: 'stage_start', ...stage, received: [], options: [] });
    await root?.append({ event: 'stage_end', ...stage, exit: 130, cause: 'signal' });
    for (const writer of [root, child]) interruption.follow(writer as RecordWriter);
    interruption.receive('SIGTERM');
    await expect(interruption.settled()).rejects.toMatchObject({ rule: 'signal-differs' });
    expect(signalsOf(child as RecordWriter)).toHaveLength(1);
  });

  test('signals of a process, until they are given back', () => {
    const process = new EventEmitter();
    const interruption = new RunInterruption();
    const giveBack = interruption.listen(process);
    expect(process.eventNames()).toEqual(['SIGHUP', 'SIGINT', 'SIGTERM']);
    process.emit('SIGINT');
    expect(interruption.ending).toEqual({ cause: 'signal', exit: 130 });
    giveBack();
    expect(process.eventNames()).toEqual([]);
  });
});

describe('the machinery', () => {
  test('a cancellation leaves no signal, and a signal after it is ignored', async () => {
    const interruption = new RunInterruption({ clock });
    const root = await begin('root');
    interruption.follow(root);
    interruption.cancel(new Error('x'.repeat(3_000)));
    expect(interruption.receive('SIGTERM')).toBe(false);
    await interruption.settled();
    expect(signalsOf(root)).toEqual([]);
    const { cause, exit, reason } = interruption.ending ?? {};
    expect([cause, exit, reason?.length]).toEqual(['fault', 2, 2_048]);
    await root.end({ exit: 2, cause: 'fault', reason });
  });

  test('a lock that is lost, now or before anybody watched', () => {
    const loss = new AbortController();
    const watching = new RunInterruption();
    watching.watchLock(loss.signal);
    expect(watching.ending).toBeUndefined();
    loss.abort(new Error('the lock was removed'));
    expect(watching.ending).toEqual({ cause: 'fault', exit: 2, reason: 'the lock was removed' });
    const late = new RunInterruption();
    late.watchLock(loss.signal);
    expect(late.ending?.cause).toBe('fault');
  });
});
