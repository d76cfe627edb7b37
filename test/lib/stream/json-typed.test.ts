import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_NESTING } from '../../../lib/stream/json-scan.js';
import {
  anyNumber,
  IndexList,
  indexList,
  RawJson,
  rawArray,
  rawJson,
  rawObject,
  rawString,
  SpelledNumber,
  type TypedFault,
  typedReader,
} from '../../../lib/stream/json-typed.js';

const schema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('full'),
    count: z.int().min(0).max(10),
    ratio: anyNumber.nullish(),
    list: indexList,
    body: rawJson,
    text: rawString.nullish(),
    inner: z.object({ kind: z.enum(['p', 'q']), note: z.string().nullish() }).nullish(),
    items: z.array(z.object({ id: z.string() })).nullish(),
    sizes: z.record(z.string(), z.int()).nullish(),
  }),
  z.object({ type: z.literal('bare') }),
]);
const read = typedReader(schema);

/** A text of kind `full` with some members replaced or added. */
function full(members: Record<string, string>): string {
  const all: Record<string, string> = { type: '"full"', count: '1', list: '[]', body: 'null', ...members };
  return `{${Object.entries(all)
    .map(([key, value]) => `"${key}":${value}`)
    .join(',')}}`;
}

function code(text: string | Buffer): string | undefined {
  try {
    read(Buffer.from(text as string));
    return undefined;
  } catch (error) {
    return (error as TypedFault).code;
  }
}

describe('typedReader', () => {
  test('reads typed members and keeps the bytes of the others', () => {
    const { value, bytesOf } = read(
      Buffer.from(full({ body: '{"x": 1.0}', list: '[ 3,1 ]', text: '"a\\nb"', extra: '[1,{"a":1,"a":2}]' })),
    );
    if (value.type !== 'full') throw new Error('wrong kind');
    expect(value.body.bytes.toString()).toBe('{"x": 1.0}');
    expect(value.text?.bytes.toString()).toBe('"a\\nb"');
    expect(value.list).toMatchObject({ count: 2, max: 3 });
    expect(value.list.toArray()).toEqual([3, 1]);
    expect(bytesOf('body')?.toString()).toBe('{"x": 1.0}');
    expect(bytesOf('count')?.toString()).toBe('1');
    expect(bytesOf('extra')).toBeUndefined();
    expect('extra' in value).toBe(false);
  });

  test('finds the tag wherever it stands, escapes and white space included', () => {
    expect(read(Buffer.from('{"x":{"type":"full"}, "ty\\u0070e" : "b\\u0061re"}')).value).toEqual({
      type: 'bare',
    });
    expect(read(Buffer.from(' {"type":"bare"}\r')).value).toEqual({ type: 'bare' });
    const last = read(Buffer.from('{"count":3,"list":[1],"body":7,"type":"full"}')).value;
    expect(last).toMatchObject({ type: 'full', count: 3 });
  });

  test('null stands for absent in an optional member', () => {
    for (const key of ['ratio', 'text', 'inner', 'items', 'sizes']) {
      expect(code(full({ [key]: 'null' })), key).toBeUndefined();
    }
  });

  test.each([
    ['', 'not-json'],
    ['{}', 'missing-key'],
    ['[]', 'wrong-type'],
    ['7', 'wrong-type'],
    ['{"type":7}', 'unknown-kind'],
    ['{"type":"other"}', 'unknown-kind'],
    ['{"type":"bare"} {}', 'not-json'],
    ['{"type":"bare","type":"bare"}', 'duplicate-key'],
    ['{"type":"bare","x":1,"\\u0078":2}', 'duplicate-key'],
    ['{"type":"bare","x":}', 'not-json'],
    [full({ count: '11' }), 'out-of-range'],
    [full({ count: '-1' }), 'out-of-range'],
    [full({ count: '9007199254740993' }), 'out-of-range'],
    [full({ count: '1.0' }), 'not-an-integer'],
    [full({ count: '1e0' }), 'not-an-integer'],
    [full({ count: '-0' }), 'not-an-integer'],
    [full({ count: '"1"' }), 'wrong-type'],
    [full({ count: 'true' }), 'wrong-type'],
    [full({ count: '[1]' }), 'wrong-type'],
    [full({ list: '{}' }), 'wrong-type'],
    [full({ list: '7' }), 'wrong-type'],
    [full({ list: '["1"]' }), 'wrong-type'],
    [full({ list: '[1.0]' }), 'not-an-integer'],
    [full({ list: '[-1]' }), 'not-an-integer'],
    [full({ list: '[4294967296]' }), 'out-of-range'],
    [full({ list: '[4294967295]' }), undefined],
    [full({ list: '[1,]' }), 'not-json'],
    [full({ list: '[01]' }), 'not-json'],
    [full({ text: '7' }), 'wrong-type'],
    [full({ inner: '{"kind":"z"}' }), 'unknown-value'],
    [full({ inner: '{"kind":7}' }), 'wrong-type'],
    [full({ inner: '{}' }), 'missing-key'],
    [full({ inner: '[]' }), 'wrong-type'],
    [full({ inner: '{"kind":"p","kind":"p"}' }), 'duplicate-key'],
    [full({ items: '[{"id":"a"},{"id":1}]' }), 'wrong-type'],
    [full({ items: '{}' }), 'wrong-type'],
    [full({ sizes: '{"a":1,"a":1}' }), 'duplicate-key'],
    [full({ sizes: '{"a":"1"}' }), 'wrong-type'],
    [full({ sizes: '[]' }), 'wrong-type'],
    [full({ ratio: '1.50' }), undefined],
    [full({ ratio: '2' }), undefined],
    [full({ ratio: '"2"' }), 'wrong-type'],
  ])('%s is %s', (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  test('a missing free-form value is missing, a null one is there', () => {
    expect(code('{"type":"full","count":1,"list":[]}')).toBe('missing-key');
    expect(code(full({ body: 'null' }))).toBeUndefined();
  });

  test('bytes that are not UTF-8 are named as such, with their offset', () => {
    expect(code(Buffer.from([0x7b, 0xff, 0x7d]))).toBe('not-utf8');
  });

  test('nesting counts from the outermost container', () => {
    const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(code(full({ body: deep(MAX_NESTING - 1) }))).toBeUndefined();
    expect(code(full({ body: deep(MAX_NESTING) }))).toBe('too-deep');
    expect(code(full({ extra: deep(MAX_NESTING - 1) }))).toBeUndefined();
    expect(code(full({ extra: deep(MAX_NESTING) }))).toBe('too-deep');
  });

  test('a key named __proto__ is a key like any other', () => {
    expect(code(full({ __proto__: '1', sizes: '{"__proto__":1}' }))).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(code('{"type":"bare","__proto__":{"x":1},"__proto__":2}')).toBe('duplicate-key');
  });

  test('the message names the member and what was found', () => {
    expect(() => read(Buffer.from(full({ inner: '{"kind":"z"}' })))).toThrow(
      '"inner.kind": "z" is none of the known values',
    );
    expect(() => read(Buffer.from(full({ count: '1.0' })))).toThrow(
      '"count": 1.0 is not spelled as a whole number',
    );
    expect(() => read(Buffer.from(full({ count: '99999999999999999999' })))).toThrow(/is too large/);
    expect(() => read(Buffer.from('{}'))).toThrow(/"type": is missing/);
  });

  test('property: free-form values come back byte for byte', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, '\t'), (value, space) => {
        const body = JSON.stringify(value, null, space);
        const reading = read(Buffer.from(full({ body })));
        expect(reading.value.type === 'full' && reading.value.body.bytes.toString()).toBe(body);
      }),
    );
  });

  test('property: a list of indices is counted and its largest found', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 31 - 1 })), (indices) => {
        const { value } = read(Buffer.from(full({ list: JSON.stringify(indices) })));
        if (value.type !== 'full') throw new Error('wrong kind');
        expect(value.list.toArray()).toEqual(indices);
        expect([value.list.count, value.list.max]).toEqual([indices.length, Math.max(-1, ...indices)]);
      }),
    );
  });

  test('the wrappers say what they hold', () => {
    expect(new RawJson(Buffer.from('"a"')).isString).toBe(true);
    expect(new RawJson(Buffer.from('1')).isString).toBe(false);
    expect([new SpelledNumber('12').isWhole, new SpelledNumber('1.0').isWhole]).toEqual([true, false]);
    expect(new IndexList(Buffer.from('[1]'), 1, 1).toArray()).toEqual([1]);
  });
});

describe('free-form values of one kind', () => {
  const schema = z.object({
    object: rawObject.nullish(),
    array: rawArray.nullish(),
    text: rawString,
    any: rawJson.optional(),
  });
  const readKinds = typedReader(schema);
  const faultOf = (text: string): string | undefined => {
    try {
      readKinds(Buffer.from(text));
      return undefined;
    } catch (error) {
      return (error as TypedFault).code;
    }
  };

  test('an object, an array and a string are kept as bytes', () => {
    const { value } = readKinds(Buffer.from('{"object":{"a":1.0},"array":[ 1],"text":"x","any":null}'));
    expect(value.object?.bytes.toString()).toBe('{"a":1.0}');
    expect(value.array?.bytes.toString()).toBe('[ 1]');
    expect(value.any?.bytes.toString()).toBe('null');
  });

  test('null is null where it may be, and a fault where it may not', () => {
    expect(readKinds(Buffer.from('{"object":null,"text":"x"}')).value.object).toBeNull();
    expect(faultOf('{"text":null}')).toBe('wrong-type');
  });

  test.each([
    '{"text":"x","object":[]}',
    '{"text":"x","array":{}}',
    '{"text":{}}',
    '{"text":"x","object":"{}"}',
  ])('another kind is a fault: %s', (text) => {
    expect(faultOf(text)).toBe('wrong-type');
  });
});
