import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RecordFile } from '../../../../lib/run-record/writing/record-file.js';
import { RecordWriter, type RunStart } from '../../../../lib/run-record/writing/record-writer.js';
import type { CodedError } from '../../../../lib/stream/errors.js';
import { hashOf } from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';

const RUN = '2026-07-30T14-22-08-a3f9';
const clock = (): Date => new Date('2026-07-30T14:22:08.000Z');
const START: RunStart = {
  runtime: '0.1.0',
  run: RUN,
  assembly: 'review',
  assembly_hash: hashOf(''),
  request: { path: 'request.txt', sha256: hashOf('x'), bytes: 1, via: 'argument' },
};

function runDirectory(): string {
  const directory = join(temporaryFolder(), RUN);
  mkdirSync(directory, { mode: 0o700 });
  return directory;
}

const recordOf = (directory: string): string => readFileSync(join(directory, 'record.jsonl'), 'utf8');

describe('a record from its first line to its last', () => {
  test('begin, append, end: lines in the order of the calls, members in the order of the format', async () => {
    const directory = runDirectory();
    const writer = await RecordWriter.begin(directory, START, { clock });
    const drift = writer.append({
      actual: hashOf('b'),
      event: 'hash_drift',
      file: 'gate.sh',
      expected: hashOf('a'),
    });
    const ended = writer.end({ cause: 'fault', exit: 2, reason: 'gate.sh drifted' });
    expect(writer.isEnded).toBe(true);
    await expect(writer.append({ event: 'signal', signal: 15, name: 'SIGTERM' })).rejects.toMatchObject({
      code: 'record-closed',
    });
    expect((await drift).number).toBe(2);
    expect((await ended).number).toBe(3);
    const ts = '"ts":"2026-07-30T14:22:08.000Z"';
    const request = `{"path":"request.txt","sha256":"${hashOf('x')}","bytes":1,"via":"argument"}`;
    expect(recordOf(directory)).toBe(
      [
        `{"record":1,"runtime":"0.1.0",${ts},"event":"run_start","run":"${RUN}","assembly":"review","assembly_hash":"${hashOf('')}","request":${request}}\n`,
        `{${ts},"event":"hash_drift","file":"gate.sh","expected":"${hashOf('a')}","actual":"${hashOf('b')}"}\n`,
        `{${ts},"event":"run_end","exit":2,"cause":"fault","reason":"gate.sh drifted"}\n`,
      ].join(''),
    );
    expect(writer.written).toEqual({ lines: 3, bytes: Buffer.byteLength(recordOf(directory)) });
  });

  test('a refused start creates no file', async () => {
    const directory = runDirectory();
    const begin = RecordWriter.begin(directory, { ...START, run: 'another' });
    await expect(begin).rejects.toMatchObject({ code: 'event-breaks-story', rule: 'run-name' });
    expect(() => recordOf(directory)).toThrow(/ENOENT/);
  });

  test('two creations of one record: one is, the other is told', async () => {
    const directory = runDirectory();
    const both = await Promise.allSettled([
      RecordWriter.begin(directory, START, { clock }),
      RecordWriter.begin(directory, START, { clock }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'record-exists' },
    });
    expect(recordOf(directory).split('\n')).toHaveLength(2);
  });

  test('what is refused leaves no byte and changes nothing', async () => {
    const directory = runDirectory();
    const writer = await RecordWriter.begin(directory, START, { clock });
    const before = recordOf(directory);
    const turn = { event: 'turn', stage: '01-read', retry: 1 };
    await expect(writer.appendFields(turn)).rejects.toMatchObject({ rule: 'event-shape' });
    await expect(writer.appendFields({ event: 'tool_denied' })).rejects.toMatchObject({
      rule: 'unknown-event',
    });
    await expect(writer.end({ cause: 'success', exit: 0, stage: '01-read', retry: 1 })).rejects.toMatchObject(
      {
        code: 'event-out-of-order',
        rule: 'run-end-identity',
      },
    );
    expect(recordOf(directory)).toBe(before);
    await writer.end({ cause: 'success', exit: 0 });
  });
});

describe('a file that fails', () => {
  test('another file in its place: the writer is dead, and says so once', async () => {
    const directory = runDirectory();
    const told: Error[] = [];
    const writer = await RecordWriter.begin(directory, START, { clock, onFailure: (e) => told.push(e) });
    const record = join(directory, 'record.jsonl');
    renameSync(record, `${record}.old`);
    writeFileSync(record, readFileSync(`${record}.old`));
    const signal = writer.append({ event: 'signal', signal: 15, name: 'SIGTERM' });
    const end = writer.end({ cause: 'signal', exit: 143 });
    await expect(signal).rejects.toMatchObject({ code: 'record-replaced' });
    const failure = await signal.catch((error: Error) => error);
    expect(await end.catch((error: Error) => error)).toBe(failure);
    expect(await writer.end({ cause: 'fault', exit: 2 }).catch((error: Error) => error)).toBe(failure);
    expect(told).toEqual([failure]);
    expect(writer.failure).toBe(failure);
    expect(readFileSync(record)).toEqual(readFileSync(`${record}.old`));
  });

  test('a link in its place is not followed', async () => {
    const directory = runDirectory();
    const file = await RecordFile.create(directory);
    const target = join(directory, 'elsewhere');
    writeFileSync(target, '');
    rmSync(file.path);
    symlinkSync(target, file.path);
    await expect(file.append(Buffer.from('x\n'))).rejects.toMatchObject({ code: 'cannot-open' });
    expect(readFileSync(target, 'utf8')).toBe('');
  });

  test('bytes of somebody else: nothing is written after them', async () => {
    const directory = runDirectory();
    const file = await RecordFile.create(directory);
    await file.append(Buffer.from('one\n'));
    writeFileSync(file.path, 'one\ntwo\n');
    await expect(file.append(Buffer.from('three\n'))).rejects.toMatchObject({ code: 'record-replaced' });
    expect(readFileSync(file.path, 'utf8')).toBe('one\ntwo\n');
  });

  test('a record that is there already, and a folder that is not', async () => {
    const directory = runDirectory();
    await RecordFile.create(directory);
    await expect(RecordFile.create(directory)).rejects.toMatchObject({ code: 'record-exists' });
    await expect(RecordFile.create(join(directory, 'none'))).rejects.toMatchObject({ code: 'cannot-create' });
  });

  /** Lets a call of every file handle fail, as the system lets it fail. */
  async function breakCall(name: 'sync' | 'stat' | 'write', code: string): Promise<void> {
    const handle = await open(join(temporaryFolder(), 'x'), 'w');
    const prototype = Object.getPrototypeOf(handle) as Record<string, unknown>;
    await handle.close();
    const whole = prototype[name] as () => Promise<unknown>;
    onTestFinished(() => {
      prototype[name] = whole;
    });
    prototype[name] = async (): Promise<never> => {
      throw Object.assign(new Error(`${code}: broken`), { code });
    };
  }

  test('the sync fails: the line is there, and that is what is told', async () => {
    const directory = runDirectory();
    const writer = await RecordWriter.begin(directory, START, { clock });
    await breakCall('sync', 'EIO');
    const end = writer.end({ cause: 'success', exit: 0 });
    await expect(end).rejects.toMatchObject({ code: 'cannot-sync', message: expect.stringContaining('EIO') });
    expect(recordOf(directory).trimEnd().split('\n')).toHaveLength(2);
    expect(writer.written.lines).toBe(2);
  });

  test.each([
    ['write', 'cannot-write'],
    ['stat', 'cannot-write'],
  ] as const)('the %s fails: dead for good', async (call, code) => {
    const writer = await RecordWriter.begin(runDirectory(), START, { clock });
    await breakCall(call, 'EIO');
    const failed = writer.append({ event: 'tmp_teardown', reason: 'EBUSY' });
    await expect(failed).rejects.toMatchObject({ code });
    const failure = await failed.catch((error: unknown) => error);
    expect(await writer.end({ cause: 'fault', exit: 2 }).catch((error: unknown) => error)).toBe(failure);
  });

  test('a record that cannot be looked at when it is created', async () => {
    await breakCall('stat', 'EIO');
    await expect(RecordFile.create(runDirectory())).rejects.toMatchObject({ code: 'cannot-create' });
  });

  test('a piece of a line is told as that', async () => {
    const file = await RecordFile.create(runDirectory());
    const handle = await open(file.path, 'r');
    const prototype = Object.getPrototypeOf(handle) as { write: unknown };
    await handle.close();
    const { write } = prototype;
    onTestFinished(() => {
      prototype.write = write;
    });
    prototype.write = async () => ({ bytesWritten: 3 });
    await expect(file.append(Buffer.from('four\n'))).rejects.toMatchObject({ code: 'short-write' });
    await expect(file.append(Buffer.from('four\n'))).rejects.toBe(file.failure);
  });

  test('after the last line the file takes none', async () => {
    const file = await RecordFile.create(runDirectory());
    await file.appendLast(Buffer.from('last\n'));
    await expect(file.append(Buffer.from('more\n'))).rejects.toMatchObject({ code: 'record-closed' });
    expect(readFileSync(file.path, 'utf8')).toBe('last\n');
  });

  test('nobody waits for a line that fails, and the process goes on', async () => {
    const told: string[] = [];
    const writer = await RecordWriter.begin(runDirectory(), START, {
      onFailure: (failure) => told.push((failure as CodedError).code),
    });
    rmSync(join(writer.directory, 'record.jsonl'));
    for (let n = 0; n < 5; n += 1) void writer.append({ event: 'tmp_teardown', reason: 'EBUSY' });
    await setTimeout(50);
    expect(told).toEqual(['cannot-open']);
  });
});

test('a refusal as a document names its rule and its line', async () => {
  const writer = await RecordWriter.begin(runDirectory(), START, { clock });
  const refusal = writer.judge({ event: 'signal', signal: 9, name: 'SIGKILL' });
  expect(refusal?.toJSON()).toEqual({
    error: 'event-malformed',
    rule: 'event-shape',
    line: 2,
    message: 'signal is malformed: not a signal that a run handles',
  });
});
