import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FileFault } from '../../lib/run-record/reading/file-fault.js';
import { HeldFile } from '../../lib/run-record/reading/held-file.js';
import { parseLines } from '../../lib/run-record/reading/parse-lines.js';
import {
  faultedReading,
  judgeRecord,
  type RecordReading,
} from '../../lib/run-record/reading/record-reading.js';
import { segments } from '../../lib/run-record/reading/segments.js';
import { snapshotRecord } from '../../lib/run-record/reading/snapshot.js';
import { readPipedRecord, readRun } from '../../pipelines/read-run.js';
import { ALPHABET } from '../laws/alphabet.js';
import { judgeByOracle } from '../laws/oracle.js';
import { RICH_RUN, richRecord } from '../support/rich-run.js';
import { temporaryFolder } from '../support/temporary.js';

const RUN = RICH_RUN;
const LIMIT = 1_048_576;
const START = `{"record":1,"runtime":"1","ts":"2026-07-30T14:22:08.000Z","event":"run_start","run":"${RUN}"}`;
const NOTE = '{"ts":"2026-07-30T14:22:09.000Z","event":"tmp_teardown","reason":"busy"}';
const END = '{"ts":"2026-07-30T14:22:10.000Z","event":"run_end","exit":0,"cause":"success"}';
const WHOLE = `${START}\n${END}\n`;

/** Writes a record and reads it as a file. */
async function readBytes(bytes: Buffer | string): Promise<RecordReading> {
  const directory = join(temporaryFolder(), RUN);
  mkdirSync(directory);
  writeFileSync(join(directory, 'record.jsonl'), bytes);
  return readRun(directory);
}

const verdictOf = ({ verdict: { status, line, rule } }: RecordReading): object => ({ status, line, rule });

async function expectOracle(bytes: Buffer): Promise<void> {
  const reading = await readPipedRecord(Readable.from([bytes]), RUN);
  expect(verdictOf(reading)).toEqual(judgeByOracle(bytes, RUN));
}

describe('lines of a record', () => {
  const cases: readonly (readonly [string, Buffer | string, object])[] = [
    ['nothing at all', '', { status: 'incomplete', line: null, rule: null }],
    ['a whole record', WHOLE, { status: 'valid', line: null, rule: null }],
    ['a newline alone', '\n', { status: 'invalid', line: 1, rule: 'not-json' }],
    [
      'a blank line between two events',
      `${START}\n\n${END}\n`,
      { status: 'invalid', line: 2, rule: 'not-json' },
    ],
    ['a blank line after run_end', `${WHOLE}\n`, { status: 'invalid', line: 3, rule: 'not-json' }],
    [
      'a line of NUL bytes',
      `${START}\n${'\0'.repeat(412)}\n${END}\n`,
      { status: 'invalid', line: 2, rule: 'not-json' },
    ],
    [
      'a torn prefix glued to the next line',
      `${START}\n${NOTE.slice(0, 20)}${NOTE}\n${END}\n`,
      { status: 'invalid', line: 2, rule: 'not-json' },
    ],
    [
      'two objects on one line',
      `${START}\n${NOTE}${NOTE}\n`,
      { status: 'invalid', line: 2, rule: 'not-json' },
    ],
    ['an array', `${START}\n[]\n`, { status: 'invalid', line: 2, rule: 'not-an-object' }],
    ['null', `null\n${START}\n`, { status: 'invalid', line: 1, rule: 'not-an-object' }],
    ['a comment', `${START} // first\n`, { status: 'invalid', line: 1, rule: 'not-json' }],
    ['a byte order mark', `\ufeff${WHOLE}`, { status: 'invalid', line: 1, rule: 'not-json' }],
    ['carriage returns', WHOLE.replaceAll('\n', '\r\n'), { status: 'valid', line: null, rule: null }],
    ['blanks around the lines', ` \t${START} \n\t${END}\t\n`, { status: 'valid', line: null, rule: null }],
    [
      'a whole record without its last newline',
      WHOLE.slice(0, -1),
      { status: 'incomplete', line: null, rule: null },
    ],
    ['bytes after run_end', `${WHOLE}{`, { status: 'invalid', line: 3, rule: 'bytes-after-end' }],
    [
      'a whole event after run_end, torn',
      `${WHOLE}${NOTE}`,
      { status: 'invalid', line: 3, rule: 'bytes-after-end' },
    ],
    [
      'a second value of a member wins',
      `${START.replace('{', '{"record":2,')}\n`,
      { status: 'incomplete', line: null, rule: null },
    ],
    [
      'numbers spelled otherwise',
      `${START.replace('"record":1', '"record":1.0e0')}\n${END.replace('"exit":0', '"exit":0.0')}\n`,
      { status: 'valid', line: null, rule: null },
    ],
    [
      'a lone surrogate escape',
      `${START.replace('{', '{"x":"\\ud800",')}\n`,
      { status: 'incomplete', line: null, rule: null },
    ],
    [
      'a broken line behind a broken rule',
      `${START}\n${START}\n{\n`,
      { status: 'invalid', line: 2, rule: 'run-start-again' },
    ],
    [
      'a broken rule behind a broken line',
      `${START}\n{\n${START}\n`,
      { status: 'invalid', line: 2, rule: 'not-json' },
    ],
    [
      'another shape',
      `${START.replace('"record":1', '"record":2')}\n{\n`,
      { status: 'bad-version', line: 1, rule: 'unsupported-shape' },
    ],
    [
      'another shape on another event',
      '{"record":3}\n',
      { status: 'bad-version', line: 1, rule: 'unsupported-shape' },
    ],
    [
      'another shape behind a broken first line',
      '{\n{"record":3}\n',
      { status: 'invalid', line: 1, rule: 'not-json' },
    ],
    [
      'a bad byte',
      Buffer.concat([Buffer.from(WHOLE), Buffer.from([0xff, 10])]),
      { status: 'bad-record', line: 3, rule: 'not-utf8' },
    ],
    [
      'a torn bad byte',
      Buffer.concat([Buffer.from(`${START}\n`), Buffer.from([0xff])]),
      { status: 'bad-record', line: 2, rule: 'not-utf8' },
    ],
    [
      'an encoded surrogate',
      Buffer.concat([Buffer.from([0xed, 0xa0, 0x80, 10])]),
      { status: 'bad-record', line: 1, rule: 'not-utf8' },
    ],
    ['an overlong form', Buffer.from([0xc0, 0xaf, 10]), { status: 'bad-record', line: 1, rule: 'not-utf8' }],
    [
      'a bad byte in another shape',
      Buffer.concat([Buffer.from('{"record":2}\n'), Buffer.from([0xff])]),
      { status: 'bad-record', line: 2, rule: 'not-utf8' },
    ],
    [
      'a line of 150,000 bytes',
      `${START}\n${NOTE.replace('busy', 'b'.repeat(150_000))}\n${END}\n`,
      { status: 'valid', line: null, rule: null },
    ],
    [
      'nesting that no stack holds',
      `${START.replace('{', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},`)}\n`,
      { status: 'incomplete', line: null, rule: null },
    ],
  ];
  test.each(cases)('%s', async (_given, bytes, verdict) => {
    expect(verdictOf(await readBytes(bytes))).toEqual(verdict);
    expect(judgeByOracle(Buffer.from(bytes), RUN)).toEqual(verdict);
  });

  test('an unterminated rest is told, and is no event', async () => {
    const reading = await readBytes(WHOLE.slice(0, -1));
    expect(reading.torn).toEqual({ line: 2, size: END.length, offset: START.length + 1 });
    expect(reading.events.map(({ fields }) => fields.event)).toEqual(['run_start']);
  });

  test('the bytes of a line are kept as they stand, its carriage return too', async () => {
    const { events } = await readBytes(`${START}\r\n${END}\r\n`);
    expect(events.map(({ bytes, offset }) => [bytes.toString(), offset])).toEqual([
      [`${START}\r`, 0],
      [`${END}\r`, START.length + 2],
    ]);
  });

  test('an invalid record publishes no event', async () => {
    expect((await readBytes(`${WHOLE}\n`)).events).toEqual([]);
  });
});

describe('the bounds of a record', () => {
  const notes = (count: number): string => `${START}\n${`${NOTE}\n`.repeat(count - 1)}`;
  const padTo = (size: number): string =>
    `${START}\n${NOTE.replace('busy', 'b'.repeat(size - START.length - NOTE.length + 2))}\n`;

  test('9,999 lines and a torn segment are held', async () => {
    const reading = await readBytes(`${notes(9_999)}{`);
    expect(verdictOf(reading)).toEqual({ status: 'incomplete', line: null, rule: null });
    expect(reading.torn?.line).toBe(10_000);
  });

  test('10,000 lines are held', async () => {
    expect((await readBytes(notes(10_000))).events).toHaveLength(10_000);
  });

  test.each([
    ['10,000 lines and a torn segment', `${notes(10_000)}{`],
    ['10,001 lines', notes(10_001)],
  ])('%s are too many', async (_given, bytes) => {
    expect(verdictOf(await readBytes(bytes))).toEqual({
      status: 'too-large',
      line: 10_001,
      rule: 'too-many-segments',
    });
  });

  test('exactly 1 MiB is held, a byte more is not', async () => {
    const full = padTo(LIMIT);
    expect(Buffer.byteLength(full)).toBe(LIMIT);
    expect((await readBytes(full)).verdict.status).toBe('incomplete');
    expect(verdictOf(await readBytes(padTo(LIMIT + 1)))).toEqual({
      status: 'too-large',
      line: null,
      rule: 'record-too-large',
    });
  });

  test('a pipe is bounded too, though it never ends', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536, 0x20);
      })(),
    );
    expect((await readPipedRecord(endless)).verdict.rule).toBe('record-too-large');
  });

  test('of a bad byte and a segment too many, the first in the file is told', async () => {
    const bad = Buffer.from([0xff, 10]);
    const many = Buffer.from(notes(10_001));
    expect((await readBytes(Buffer.concat([bad, many]))).verdict.rule).toBe('not-utf8');
    expect((await readBytes(Buffer.concat([many, bad]))).verdict.rule).toBe('too-many-segments');
  });
});

describe('verdicts equal the oracle', () => {
  const record = richRecord();
  const lines = record.toString('utf8').split('\n').slice(0, -1);
  const join10 = (list: readonly string[]): Buffer => Buffer.from(list.map((line) => `${line}\n`).join(''));

  test('the record itself is valid', async () => {
    expect(judgeByOracle(record, RUN).status).toBe('valid');
    await expectOracle(record);
  });

  test(`on every prefix, at each of its ${record.length} bytes`, async () => {
    for (let size = 0; size < record.length; size += 1) {
      const prefix = record.subarray(0, size);
      const reading = await readPipedRecord(Readable.from([prefix]), RUN);
      expect(reading.torn !== undefined).toBe(size > 0 && record[size - 1] !== 10);
      expect(verdictOf(reading)).toEqual(judgeByOracle(prefix, RUN));
      expect(reading.verdict.status).toBe('incomplete');
    }
  }, 180_000);

  test('on a prefix of each number of lines, with and without a torn byte', async () => {
    for (const count of lines.keys()) {
      const prefix = join10(lines.slice(0, count));
      await expectOracle(prefix);
      await expectOracle(Buffer.concat([prefix, Buffer.from('{')]));
    }
  });

  test('with every line removed, doubled, swapped with its neighbour', async () => {
    const broken = new Set<string | null>();
    for (const [n, line] of lines.entries()) {
      const removed = join10(lines.filter((_, index) => index !== n));
      const doubled = join10([...lines.slice(0, n), line, ...lines.slice(n)]);
      const swapped = join10([...lines.slice(0, n), lines[n + 1] ?? line, line, ...lines.slice(n + 2)]);
      for (const bytes of [removed, doubled, swapped]) {
        await expectOracle(bytes);
        broken.add(judgeByOracle(bytes, RUN).rule);
      }
    }
    expect(broken.size).toBeGreaterThanOrEqual(12);
  });

  test('with any byte of any line changed', async () => {
    const positions = fc.integer({ min: 0, max: record.length - 1 });
    await fc.assert(
      fc.asyncProperty(positions, fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const changed = Buffer.from(record);
        changed[at] = byte;
        await expectOracle(changed);
      }),
      { numRuns: 400 },
    );
  });

  test('on random stories of up to 14 events, cut into random chunks', async () => {
    const forms = fc.array(fc.constantFrom(...ALPHABET.slice(1)), { maxLength: 14 });
    const member = fc.constantFrom(
      'stage',
      'repeat',
      'retry',
      'exit',
      'cause',
      'ts',
      'event',
      'via',
      'branches',
      'record',
    );
    const value = fc.constantFrom<unknown>(
      null,
      0,
      1,
      2,
      1.5,
      '',
      '01-read',
      'signal',
      143,
      [],
      {},
      true,
      undefined,
    );
    await fc.assert(
      fc.asyncProperty(
        forms,
        fc.option(fc.tuple(fc.nat(14), member, value)),
        fc.integer({ min: 1, max: 40 }),
        async (story, change, size) => {
          const events = [ALPHABET[0], ...story].map((form, index) =>
            change?.[0] === index ? { ...form?.event, [change[1]]: change[2] } : form?.event,
          );
          const bytes = join10(events.map((event) => JSON.stringify(event)));
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
            bytes.subarray(n * size, (n + 1) * size),
          );
          expect(verdictOf(await readPipedRecord(Readable.from(chunks), RUN))).toEqual(
            judgeByOracle(bytes, RUN),
          );
        },
      ),
      { numRuns: 1_500 },
    );
  });

  test('the same when every read returns at most 7 bytes', async () => {
    const pieces = Array.from({ length: Math.ceil(record.length / 7) }, (_, n) =>
      record.subarray(n * 7, n * 7 + 7),
    );
    const reading = await readPipedRecord(Readable.from(pieces), RUN);
    expect(reading.verdict.status).toBe('valid');
    expect(reading.events.map(({ bytes }) => bytes.toString())).toEqual(lines);
  });
});

describe('a record that is not what it should be on disk', () => {
  const place = (): string => {
    const directory = join(temporaryFolder(), RUN);
    mkdirSync(directory);
    return directory;
  };
  const rule = async (directory: string, child?: string): Promise<unknown> => {
    const reading = await readRun(directory, child);
    expect(reading.events).toEqual([]);
    return reading.verdict.rule;
  };

  test('missing, or in a missing directory', async () => {
    expect(await rule(place())).toBe('record-missing');
    expect(await rule(join(place(), 'gone'))).toBe('record-missing');
    expect(await rule(place(), 'stages/01/1/1/subflows/1')).toBe('record-missing');
  });

  test('a path that leaves the directory', async () => {
    const directory = place();
    writeFileSync(join(directory, '..', 'record.jsonl'), WHOLE);
    expect(await rule(directory, '..')).toBe('record-missing');
  });

  test('a link: in the directory, on the way, to a file, to nothing', async () => {
    const directory = place();
    mkdirSync(join(directory, 'real'));
    writeFileSync(join(directory, 'real', 'record.jsonl'), WHOLE);
    symlinkSync('real', join(directory, 'linked'));
    symlinkSync(directory, `${directory}-link`);
    symlinkSync('real/record.jsonl', join(directory, 'record.jsonl'));
    expect(await rule(`${directory}-link`, 'real')).toBe('linked-path');
    expect(await rule(directory, 'linked')).toBe('linked-path');
    expect(await rule(directory)).toBe('linked-path');
    rmSync(join(directory, 'real', 'record.jsonl'));
    expect(await rule(directory)).toBe('record-missing');
    rmSync(join(directory, 'record.jsonl'));
    symlinkSync('record.jsonl', join(directory, 'record.jsonl'));
    expect(await rule(directory)).toBe('linked-path');
  });

  test('a FIFO, which is never opened', async () => {
    const directory = place();
    execFileSync('mkfifo', [join(directory, 'record.jsonl')]);
    expect(await rule(directory)).toBe('not-a-file');
  });

  test('a device', async () => {
    const held = HeldFile.hold('/dev', 'null');
    await expect(held).rejects.toMatchObject({ code: 'not-a-file' });
  });

  test('a directory; a file where a directory should be', async () => {
    const directory = place();
    mkdirSync(join(directory, 'record.jsonl'));
    expect(await rule(directory)).toBe('not-a-file');
    writeFileSync(join(directory, 'plain'), '');
    expect(await rule(directory, 'plain')).toBe('not-a-file');
    expect(await rule(join(directory, 'plain'))).toBe('not-a-file');
  });

  test('a file that nobody may read, whoever asks', async () => {
    const directory = place();
    writeFileSync(join(directory, 'record.jsonl'), WHOLE);
    chmodSync(join(directory, 'record.jsonl'), 0o200);
    expect(await rule(directory)).toBe('no-read-permission');
  });
});

describe('a record that changes while it is read', () => {
  /** Reads the first chunk of a large record, then does something to it, then reads on. */
  async function readAround(bytes: string, interfere: (file: string) => void): Promise<RecordReading> {
    const directory = join(temporaryFolder(), RUN);
    mkdirSync(directory);
    const file = join(directory, 'record.jsonl');
    writeFileSync(file, bytes);
    const held = await HeldFile.hold(directory, 'record.jsonl');
    const judgement = judgeRecord(RUN);
    const interfering = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let count = 0;
      for await (const chunk of chunks) {
        yield chunk;
        count += 1;
        if (count === 1) interfere(file);
      }
    };
    try {
      await pipeline(snapshotRecord(held), interfering, segments(), parseLines(), judgement);
      return judgement.read() as RecordReading;
    } catch (fault) {
      expect(judgement.read()).toBeNull();
      return faultedReading(fault as FileFault);
    } finally {
      await held.close();
    }
  }

  const large = `${START}\n${`${NOTE}\n`.repeat(3_000)}${END}\n`;
  const interferences: readonly (readonly [string, string, (file: string) => void])[] = [
    ['appended', 'file-changed', (file) => appendFileSync(file, NOTE)],
    ['truncated', 'file-changed', (file) => truncateSync(file, 100_000)],
    ['rewritten in place', 'file-changed', (file) => writeFileSync(file, large.replace('busy', 'lazy'))],
    ['given another mode', 'file-changed', (file) => chmodSync(file, 0o640)],
    ['touched', 'file-changed', (file) => utimesSync(file, 1, 1)],
    ['grown over the limit', 'record-too-large', (file) => appendFileSync(file, 'x'.repeat(LIMIT))],
    ['removed', 'file-changed', (file) => rmSync(file)],
    [
      'swapped for a link to a copy',
      'file-changed',
      (file) => {
        renameSync(file, `${file}.old`);
        symlinkSync(`${file}.old`, file);
      },
    ],
    [
      'replaced by a copy',
      'file-changed',
      (file) => {
        writeFileSync(`${file}.new`, large);
        renameSync(`${file}.new`, file);
      },
    ],
    [
      'given another directory',
      'path-replaced',
      (file) => {
        const directory = join(file, '..');
        renameSync(directory, `${directory}.old`);
        mkdirSync(directory);
        writeFileSync(file, large);
      },
    ],
  ];
  test.each(interferences)('%s: %s, nothing published', async (_how, expected, interfere) => {
    expect(await readAround(large, () => {})).toMatchObject({ verdict: { status: 'valid' } });
    const reading = await readAround(large, interfere);
    expect(reading).toMatchObject({ verdict: { rule: expected, line: null }, events: [] });
  });

  test.each([
    ['a bad byte', Buffer.from([0xff, 10]).toString('latin1')],
    ['too many segments', '\n'.repeat(10_001)],
  ])('%s early in it gives way to the later trouble', async (_early, early) => {
    const bytes = `${early}${large}`;
    const reading = await readAround(bytes, (file) => appendFileSync(file, NOTE));
    expect(reading.verdict).toMatchObject({ status: 'unreadable', rule: 'file-changed' });
  });

  test('held twice: a file that took its place before it was opened', async () => {
    const directory = join(temporaryFolder(), RUN);
    mkdirSync(directory);
    writeFileSync(join(directory, 'record.jsonl'), large);
    const held = await HeldFile.hold(directory, 'record.jsonl');
    writeFileSync(join(directory, 'other'), large);
    renameSync(join(directory, 'other'), join(directory, 'record.jsonl'));
    expect(() => held.confirm()).toThrow(FileFault);
    await held.close();
    expect(readFileSync(join(directory, 'record.jsonl'), 'utf8')).toBe(large);
  });
});
