import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { acquireRunLock } from '../../../../lib/run-record/directory/run-lock.js';
import { findDisagreement } from '../../../../lib/run-record/inspection/child-agreement.js';
import { openChild } from '../../../../lib/run-record/inspection/child-run.js';
import { accountTokens } from '../../../../lib/run-record/inspection/tokens.js';
import { type SubflowCall, startChild, unstartedCall } from '../../../../lib/run-record/writing/child-run.js';
import { OpenRun } from '../../../../lib/run-record/writing/open-run.js';
import { RecordWriter } from '../../../../lib/run-record/writing/record-writer.js';
import { RunInterruption } from '../../../../lib/run-record/writing/run-interruption.js';
import { inspectRun, readRun } from '../../../../pipelines/read-run.js';
import { fanoutFacts, START } from '../../../support/lawful-facts.js';
import { hashOf } from '../../../support/run-builder.js';
import { fixedClock, linesOf, runDirectory } from '../../../support/writing.js';

const identity = { stage: '05-delegate', retry: 1 };
const CALL: SubflowCall = { identity, call: 1, flow: 'sub', depth: 1, request: { text: 'Sum it up.\n' } };
const CHILD = 'stages/05-delegate/1/1/subflows/1';

let directory: string;
let parent: OpenRun;
let interruption: RunInterruption;

beforeEach(async () => {
  directory = runDirectory();
  interruption = new RunInterruption({ clock: fixedClock() });
  const writer = await RecordWriter.beginFields(directory, START, { clock: fixedClock() });
  parent = new OpenRun(writer, { interruption });
  await parent.startStage({ stage: '05-delegate' }, { received: [], options: [] });
});

const started = async (call: SubflowCall = CALL) => {
  const child = await startChild(parent, call);
  if (child === undefined) throw new Error('the call did not start');
  return child;
};

describe('a child', () => {
  test('is a whole run of its own, and says what its parent said of runtime and home', async () => {
    const child = await started();
    const folder = join(directory, CHILD);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(existsSync(`${folder}.lock`)).toBe(true);
    expect(child.run.assembly).toBe(join(directory, 'assembly'));
    const [first] = linesOf(folder);
    const { correlation, continued_from, flow, run, request, ...inherited } = parent.writer.start;
    expect(first).toEqual({
      ...inherited,
      run: '1',
      flow: 'sub',
      request: { path: 'request.txt', sha256: hashOf('Sum it up.\n'), bytes: 11, via: 'subflow' },
    });
    expect([correlation, continued_from, flow, run, request]).not.toContain(undefined);
    expect(readFileSync(join(folder, 'request.txt'), 'utf8')).toBe('Sum it up.\n');
    await child.end({ exit: 0, cause: 'success' });
    expect(existsSync(`${folder}.lock`)).toBe(false);
    await parent.record.subflow_call(child.fact());
    expect(readdirSync(folder)).toEqual(['record.jsonl', 'request.txt']);
    const run2 = await inspectRun(directory);
    const [call] = linesOf(directory).slice(-1);
    expect(call).toMatchObject({ call: 1, exit: 0, cause: 'success', child: CHILD, depth: 1, started: true });
    expect(await findDisagreement(call as never, await openChild(run2, CHILD)).catch(String)).toBeUndefined();
  });

  test('a retained request is named by the parent where the child keeps it', async () => {
    const request = { bytes: Buffer.from([1, 2, 3]), extension: 'bin' };
    const child = await started({ ...CALL, request });
    await child.end({ exit: 1, cause: 'refused', reason: 'no' });
    expect(child.fact()).toMatchObject({
      input: { path: `${CHILD}/request.bin`, sha256: hashOf(Buffer.from([1, 2, 3])), bytes: 3 },
      exit: 1,
      cause: 'refused',
      reason: 'no',
    });
    await parent.record.subflow_call(child.fact());
    await expect(
      startChild(parent, { ...CALL, request: { ...request, extension: '../x' } }),
    ).rejects.toMatchObject({
      code: 'unusable-request',
    });
  });

  test('a fan-out item names its output below its child', async () => {
    const facts = fanoutFacts('06-each');
    await parent.writer.appendFields(facts.start);
    for (const [index, item] of ['a', 'b'].entries()) {
      const child = await started({
        ...CALL,
        identity: { stage: '06-each', retry: 1 },
        call: index + 1,
        item,
      });
      await child.end({ exit: 0, cause: 'success' });
      await parent.record.subflow_call(
        child.fact({ path: 'stages/01-sub/1/1/output.md', sha256: hashOf('x') }),
      );
    }
    expect(linesOf(directory).at(-1)).toMatchObject({
      via: 'fanout',
      item: 'b',
      output: { path: 'stages/06-each/1/1/subflows/2/stages/01-sub/1/1/output.md' },
    });
    expect(parent.nextCall(identity)).toBe(1);
    expect(parent.nextCall(identity)).toBe(2);
    expect(parent.nextCall({ ...identity, repeat: 1 })).toBe(1);
  });

  test('a child that is lost stays incomplete, and the parent says why', async () => {
    const child = await started();
    await child.abandon('the record could not be written');
    await parent.record.subflow_call(child.fact());
    const call = linesOf(directory).at(-1);
    expect(call).toMatchObject({ started: true, reason: 'the record could not be written' });
    expect(call).not.toHaveProperty('exit');
    expect((await readRun(join(directory, CHILD))).verdict.status).toBe('incomplete');
    expect(await accountTokens(await inspectRun(directory))).toEqual({ tokens: 0, status: 'partial' });
  });

  test('a request that cannot be kept: the child begins, and ends in a fault', async () => {
    // Something takes the name between the first line and the request.
    interruption.follow = (writer) => writeFileSync(join(writer.directory, 'request.txt'), 'other');
    const child = await started();
    expect(child.run.writer.isEnded).toBe(true);
    expect(child.fact()).toMatchObject({ started: true, exit: 2, cause: 'fault' });
    await parent.record.subflow_call(child.fact());
    expect((await readRun(join(directory, CHILD))).verdict.status).toBe('valid');
  });
});

describe('a call that does not start', () => {
  test('its directory is there already', async () => {
    mkdirSync(join(directory, CHILD), { recursive: true });
    expect(await startChild(parent, CALL)).toBeUndefined();
    expect(readdirSync(join(directory, CHILD))).toEqual([]);
    await parent.record.subflow_call(unstartedCall(CALL, 'the directory is there already'));
    const call = linesOf(directory).at(-1);
    expect(call).toMatchObject({ started: false, reason: 'the directory is there already', depth: 1 });
    expect(call).not.toHaveProperty('input');
    const input = { text: '', sha256: hashOf(''), bytes: 0 };
    expect(unstartedCall(CALL, 'no', input)).toMatchObject({ input });
  });

  test('somebody holds its lock', async () => {
    mkdirSync(join(directory, CHILD, '..'), { recursive: true });
    const lock = await acquireRunLock(join(directory, CHILD));
    expect(await startChild(parent, CALL)).toBeUndefined();
    expect(existsSync(join(directory, CHILD))).toBe(false);
    await lock.release();
  });

  test('the run was interrupted', async () => {
    interruption.receive('SIGINT');
    expect(await startChild(parent, CALL)).toBeUndefined();
    expect(existsSync(join(directory, CHILD))).toBe(false);
  });

  test('its first line is refused: neither directory nor lock is left', async () => {
    await expect(startChild(parent, { ...CALL, flow: 7 as unknown as string })).rejects.toMatchObject({
      code: 'event-malformed',
    });
    expect(readdirSync(join(directory, CHILD, '..'))).toEqual([]);
  });
});
