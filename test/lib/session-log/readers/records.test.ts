import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { number, object, oneOf, string } from '../../../../lib/session-log/format/json-shape.js';
import { records, typedLine } from '../../../../lib/session-log/readers/records.js';
import { lines } from '../../../../lib/stream/lines.js';
import { stageOf } from '../../../../lib/stream/transducer.js';

const shape = object({ type: string, n: number, any: oneOf(string) });

async function read(text: string, maxLine?: number) {
  const bytes = Readable.from([Buffer.from(text)]);
  return bytes
    .pipe(lines(maxLine === undefined ? {} : { maxLine }))
    .pipe(stageOf(records(shape)))
    .toArray();
}

describe('records', () => {
  test('are one a complete line, with its place and its bytes', async () => {
    expect(await read('{"type":"a","n":1}\n {"type":"b","any":5} \r\nnot\n[1]\n\n{"type":"torn"')).toEqual([
      { type: 'record', value: { type: 'a', n: 1 }, offset: 0, size: 19 },
      { type: 'record', value: { type: 'b' }, offset: 19, size: 24 },
      { type: 'unparsed', offset: 43, size: 4 },
      { type: 'unparsed', offset: 47, size: 4 },
      { type: 'unparsed', offset: 51, size: 1 },
    ]);
  });

  test('of a line with members of other types say that it is one, if it has a type', async () => {
    expect(
      (await read('{"type":"a","n":"1"}\n{"n":"1"}\n{"type":5}\n{"n":"1"')).map(({ type }) => type),
    ).toEqual(['mistyped', 'unparsed', 'unparsed']);
  });

  test('of an over-long line are unparsed, with its size', async () => {
    expect(await read('{"type":"aaaaaaaaaaaaaaaaaaaaa"}\n{"type":"b"}\n', 20)).toEqual([
      { type: 'unparsed', offset: 0, size: 33 },
      { type: 'record', value: { type: 'b' }, offset: 33, size: 13 },
    ]);
  });
});

test('a line of a format in which every line has a type', () => {
  const place = { offset: 0, size: 1 };
  expect(typedLine({ type: 'record', value: { type: 'a' }, ...place })).toEqual({ type: 'a' });
  expect(typedLine({ type: 'record', value: { type: undefined }, ...place })).toBeUndefined();
  expect(typedLine({ type: 'mistyped', ...place })).toEqual({});
  expect(typedLine({ type: 'unparsed', ...place })).toBeUndefined();
});
