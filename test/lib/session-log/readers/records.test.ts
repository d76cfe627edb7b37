import { describe, expect, test } from 'vitest';
import { number, object, oneOf, string } from '../../../../lib/session-log/format/json-shape.js';
import { type RawRecord, readRecord, typedLine } from '../../../../lib/session-log/readers/records.js';
import { LineSplitter } from '../../../../lib/stream/lines.js';

const shape = object({ type: string, n: number, any: oneOf(string) });

function read(text: string) {
  const records: RawRecord<unknown>[] = [];
  const line = (bytes: Buffer, start: number, end: number, offset: number): void => {
    const record = readRecord(bytes, start, end, true, shape, offset);
    expect(readRecord(bytes, start, end, false, shape, offset)).toEqual(record);
    records.push(record);
  };
  new LineSplitter().visit(Buffer.from(text), { line, overlong: () => {} });
  return records;
}

describe('records', () => {
  test('are one a complete line, with its place and its bytes', () => {
    expect(read('{"type":"a","n":1}\n {"type":"b","any":5} \r\nnot\n[1]\n\n{"type":"torn"')).toEqual([
      { type: 'record', value: { type: 'a', n: 1 }, offset: 0, size: 19 },
      { type: 'record', value: { type: 'b' }, offset: 19, size: 24 },
      { type: 'unparsed', offset: 43, size: 4 },
      { type: 'unparsed', offset: 47, size: 4 },
      { type: 'unparsed', offset: 51, size: 1 },
    ]);
  });

  test('of a line with members of other types say that it is one, if it has a type', () => {
    expect(read('{"type":"a","n":"1"}\n{"n":"1"}\n{"type":5}\n{"n":"1"').map(({ type }) => type)).toEqual([
      'mistyped',
      'unparsed',
      'unparsed',
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
