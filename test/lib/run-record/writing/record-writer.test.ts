import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RecordFile } from '../../../../lib/run-record/writing/record-file.js';
import { RecordWriter, type RunStart } from '../../../../lib/run-record/writing/record-writer.js';
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
});
