import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../../lib/stream/json-compact.js';
import { IndexList, RawJson, SpelledNumber } from '../../../lib/stream/json-typed.js';
import { writeJson } from '../../../lib/stream/json-write.js';

test('stored values stand with their own bytes', () => {
  const value = {
    raw: new RawJson(Buffer.from('{"b":1.0,"a":9007199254740993}')),
    list: new IndexList(Buffer.from('[0, 1]'), 2, 1),
    number: new SpelledNumber('1e3'),
    map: new Map<unknown, unknown>([['k', [null, undefined, 'x']]]),
    missing: undefined,
  };
  expect(writeJson(value)).toBe(
    '{"raw":{"b":1.0,"a":9007199254740993},"list":[0, 1],"number":1e3,"map":{"k":[null,null,"x"]}}',
  );
});

test('plain values are written as JSON.stringify writes them', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(writeJson(value)).toBe(JSON.stringify(value));
    }),
  );
});

test('a value on several lines is put on one, its tokens as they are spelled', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(1, '\t', ' \t '), (value, indent) => {
      const spread = Buffer.from(JSON.stringify(value, null, indent));
      expect(oneLine(Buffer.concat([spread, Buffer.from('\n')])).toString()).toBe(JSON.stringify(value));
    }),
  );
  expect(oneLine(Buffer.from('{ "a" :\n1.0e+5, "b\\"\\\\ ": "\\n x" }')).toString()).toBe(
    '{"a":1.0e+5,"b\\"\\\\ ":"\\n x"}',
  );
  const single = Buffer.from('{ "a" : 1 }');
  expect(oneLine(single)).toBe(single);
});
