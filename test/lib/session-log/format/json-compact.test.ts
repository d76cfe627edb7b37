import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactJson, escapeHtml } from '../../../../lib/session-log/format/json-compact.js';

const compact = (text: string): string => compactJson(Buffer.from(text)).toString();

describe('compactJson', () => {
  test('takes the white space between tokens away and nothing else', () => {
    expect(compact(' { "b" : [ 1.0 , 1e5 , " a  b\\n" ] ,\n\t"a":{ }, "a" : null } ')).toBe(
      '{"b":[1.0,1e5," a  b\\n"],"a":{},"a":null}',
    );
    expect(compact('"x y"')).toBe('"x y"');
    expect(compact('5')).toBe('5');
  });

  test('makes of any layout of a value the one that JSON.stringify makes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\t', '   '), (value, indent) => {
        expect(compact(JSON.stringify(value, null, indent))).toBe(JSON.stringify(value));
      }),
    );
  });
});

test('escapeHtml spells five characters, and the value stays the same', () => {
  const text = JSON.stringify({ a: '<b>&\u2028\u2029</b>é' });
  expect(escapeHtml(text)).toBe('{"a":"\\u003cb\\u003e\\u0026\\u2028\\u2029\\u003c/b\\u003eé"}');
  expect(JSON.parse(escapeHtml(text))).toEqual(JSON.parse(text));
});
