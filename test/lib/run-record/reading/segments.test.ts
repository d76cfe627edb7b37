import { Readable } from 'node:stream';
import fc from 'fast-check';
import highland from 'highland';
import { describe, expect, test } from 'vitest';
import { RECORD_BYTES, RECORD_SEGMENTS } from '../../../../lib/run-record/reading/limits.js';
import { parseLines, type RecordItem } from '../../../../lib/run-record/reading/parse-lines.js';
import { judgeRecord, type RecordReading } from '../../../../lib/run-record/reading/record-reading.js';
import { type Segment, segments } from '../../../../lib/run-record/reading/segments.js';
import { boundRecord } from '../../../../lib/run-record/reading/snapshot.js';
import { RICH_RUN, richRecord } from '../../../support/rich-run.js';

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const cut = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

const segment = (bytes: Buffer, size = 65_536): Promise<Segment[]> =>
  gather(Readable.from(cut(bytes, size)).pipe(segments()) as AsyncIterable<Segment>);

describe('segments', () => {
  const record = fc
    .array(
      fc.oneof(fc.constant(10), fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 255 })),
      { maxLength: 80 },
    )
    .map((values) => Buffer.from(values));

  test('property: their bytes are the record, and do not depend on how it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(record, fc.integer({ min: 1, max: 9 }), async (bytes, size) => {
        const whole = await segment(bytes);
        expect(await segment(bytes, size)).toEqual(whole);
        let at = 0;
        for (const [index, item] of whole.entries()) {
          expect(item).toMatchObject({ offset: at, number: index + 1 });
          if (item.kind === 'line')
            expect(bytes.subarray(at, at + item.bytes.length).equals(item.bytes)).toBe(true);
          at += item.kind === 'line' ? item.bytes.length + 1 : item.kind === 'torn' ? item.size : 0;
        }
        if (whole.at(-1)?.kind !== 'content-fault') expect(at).toBe(bytes.length);
      }),
    );
  });

  test('nothing follows what disqualifies the record', async () => {
    const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.from([0xff, 10]), Buffer.from('b\n{')]);
    expect((await segment(bytes)).map(({ kind }) => kind)).toEqual(['line', 'content-fault']);
  });

  test('a segment that no record can hold is passed over, not held', async () => {
    const item = { kind: 'content-fault', rule: 'record-too-large', offset: 0, number: 1 };
    expect(await segment(Buffer.alloc(RECORD_BYTES + 1, 0x61))).toEqual([item]);
    expect(await segment(Buffer.concat([Buffer.alloc(RECORD_BYTES + 1, 0x61), Buffer.from('\n')]))).toEqual([
      item,
    ]);
  });

  test('the first segment too many is the last item', async () => {
    const items = await segment(Buffer.alloc(RECORD_SEGMENTS + 50, 10));
    expect(items).toHaveLength(RECORD_SEGMENTS + 1);
    expect(items.at(-1)).toMatchObject({ rule: 'too-many-segments', number: RECORD_SEGMENTS + 1 });
  });
});

describe('the stages of the reader, each alone', () => {
  test('from highland', async () => {
    const bytes = richRecord();
    const items = await highland<Buffer>(Readable.from(cut(bytes, 100)))
      .through(segments())
      .through(parseLines())
      .collect()
      .toPromise(Promise);
    const names = (items as unknown as RecordItem[]).map((item) =>
      item.kind === 'event' ? item.fields.event : item.kind,
    );
    expect(names[0]).toBe('run_start');
    expect(names.at(-1)).toBe('run_end');
  });

  test('as async iterables', async () => {
    const readings = await gather(
      Readable.from(cut(richRecord(), 1_000))
        .pipe(boundRecord())
        .pipe(segments())
        .pipe(parseLines())
        .pipe(judgeRecord(RICH_RUN)) as AsyncIterable<RecordReading>,
    );
    expect(readings).toHaveLength(1);
    expect(readings[0]).toMatchObject({ verdict: { status: 'valid' } });
  });
});
