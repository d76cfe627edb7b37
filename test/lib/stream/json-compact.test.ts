import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactJson } from '../../../lib/stream/json-compact.js';

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
