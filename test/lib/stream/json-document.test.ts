import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentWalker, ValueTooLong } from '../../../lib/stream/json-document.js';

interface Walked {
  members: [string, string][];
  elements: [string, number, string][];
  ends: [string, number][];
}

function walk(
  text: Buffer,
  cut: number,
  wanted: (key: string) => boolean = () => true,
  most?: number,
): Walked {
  const walked: Walked = { members: [], elements: [], ends: [] };
  const walker = new DocumentWalker(
    {
      isStreamed: (key) => key.startsWith('list'),
      isWanted: wanted,
      member: (key, value, offset) => {
        expect(text.subarray(offset, offset + value.length).equals(value)).toBe(true);
        walked.members.push([key, value.toString()]);
      },
      element: (key, value, number, offset) => {
        expect(text.subarray(offset, offset + value.length).equals(value)).toBe(true);
        walked.elements.push([key, number, value.toString()]);
      },
      end: (key, elements) => walked.ends.push([key, elements]),
    },
    most,
  );
  for (let at = 0; at < text.length; at += cut) walker.push(text.subarray(at, at + cut));
  walker.end();
  return walked;
}

const key = fc.oneof(fc.constantFrom('list', 'list2', 'other', 'a"b\\'), fc.string());

describe('DocumentWalker', () => {
  test('any object, in any layout and cut anywhere, gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })),
        fc.constantFrom(undefined, 1, '\t'),
        fc.integer({ min: 1, max: 40 }),
        (object, indent, cut) => {
          const text = Buffer.from(JSON.stringify(object, null, indent));
          const { members, elements, ends } = walk(text, cut);
          const rebuilt = Object.fromEntries([
            ...ends.map(([name]) => [
              name,
              elements.filter(([of]) => of === name).map(([, , value]) => JSON.parse(value)),
            ]),
            ...members.map(([name, value]) => [name, JSON.parse(value)]),
          ]);
          expect(rebuilt).toEqual(JSON.parse(text.toString()));
          for (const [name, count] of ends)
            expect(elements.filter(([of]) => of === name).map(([, number]) => number)).toEqual(
              Array.from({ length: count }, (_, number) => number),
            );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('elements that nobody wants are counted and not held', () => {
    const text = Buffer.from(`{"list":["${'x'.repeat(1000)}",[1,{"a":"]"}],-1e5 ],"b":1}`);
    const walked = walk(text, 7, () => false, 10);
    expect(walked).toEqual({ members: [['b', '1']], elements: [], ends: [['list', 3]] });
  });

  test('a value over the limit is refused, and names its key and place', () => {
    expect(() => walk(Buffer.from('{"a":1,"b":"12345678901"}'), 5, undefined, 10)).toThrow(ValueTooLong);
    expect(() => walk(Buffer.from('{"a":1,"b":"12345678901"}'), 5, undefined, 10)).toThrow(
      expect.objectContaining({ code: 'value-too-long', offset: 11 }),
    );
  });

  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a cut object', '{"a":1'],
    ['a cut string', '{"a":"1'],
    ['a cut list', '{"list":[1,2'],
    ['two objects', '{}{}'],
    ['a comma too many', '{"a":1,}'],
    ['a comma too many in a list', '{"list":[1,]}'],
    ['no comma', '{"list":[1 2]}'],
    ['no colon', '{"a" 1}'],
    ['no value', '{"a":}'],
    ['no key', '{1:1}'],
    ['a key that is no string', '{a:1}'],
    ['a key with a bad escape', '{"\\x":1}'],
    ['a colon as a value', '{"a"::1}'],
    ['a brace that closes a list', '{"list":[1}'],
  ])('%s is refused', (_name, text) => {
    for (const cut of [1, 3, 100]) {
      expect(() => walk(Buffer.from(text), cut)).toThrow(expect.objectContaining({ code: 'not-json' }));
    }
  });

  test('a key that stands twice is refused, however it is spelled', () => {
    expect(() => walk(Buffer.from('{"a":1,"\\u0061":2}'), 9)).toThrow(
      expect.objectContaining({ code: 'duplicate-key' }),
    );
  });
});
