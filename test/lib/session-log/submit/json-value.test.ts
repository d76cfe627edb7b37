import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonValue, mapStrings, readJson } from '../../../../lib/session-log/submit/json-value.js';

const read = (text: string): JsonValue => readJson(Buffer.from(text));

describe('reading', () => {
  test('what JSON.parse reads without loss is read alike', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['a member that stands twice', '{"a":1,"a":1}'],
    ['the same member under two spellings', '{"a":1,"\\u0061":2}'],
    ['a member twice in a list in an object', '{"x":[{"b":1,"b":2}]}'],
    ['an integer that a double rounds', '9007199254740993'],
    ['an integer of 500 digits', '9'.repeat(500)],
    ['a number beyond the doubles', '1e999'],
    ['two values', '{} {}'],
    ['nothing', ' '],
    ['a byte order mark', '\ufeff{}'],
    ['nesting over 512', '['.repeat(513) + ']'.repeat(513)],
  ])('%s is refused', (_, text) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ name: expect.stringMatching(/JsonFault|LossyJson/) }),
    );
  });

  test('bytes that are not UTF-8 are refused', () => {
    expect(() => readJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(
      expect.objectContaining({ code: 'not-utf8', offset: 1 }),
    );
  });

  test('half a surrogate pair becomes U+FFFD, a whole one stays', () => {
    expect(read('"a\\ud800b\\ud83d\\ude00"')).toBe('a\ufffdb\u{1f600}');
  });

  test('fractions, exponents and the largest exact integers pass', () => {
    expect(read('[9007199254740992,-1180591620717411303424]')).toEqual([2 ** 53, -(2 ** 70)]);
    expect(read('[1.5,1.0,1e3,-0,9007199254740991,-9007199254740991]')).toEqual([
      1.5, 1, 1000, -0, 9007199254740991, -9007199254740991,
    ]);
  });
});

test('every string is mapped, names stay, __proto__ is a name like any other', () => {
  const value = read('{"a":["x",{"b":"y"}],"__proto__":"z","n":1,"t":true,"o":null}');
  const seen: string[] = [];
  const mapped = mapStrings(value, (text, name) => {
    seen.push(`${name}=${text}`);
    return text.toUpperCase();
  });
  expect(JSON.stringify(mapped)).toBe('{"a":["X",{"b":"Y"}],"__proto__":"Z","n":1,"t":true,"o":null}');
  expect(seen).toEqual(['=x', 'b=y', '__proto__=z']);
});
