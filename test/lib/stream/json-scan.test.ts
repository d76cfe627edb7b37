import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeString,
  elements,
  type JsonFault,
  MAX_NESTING,
  members,
  scanJson,
  skipValue,
} from '../../../lib/stream/json-scan.js';

function fault(text: string | Buffer): string | undefined {
  try {
    scanJson(Buffer.from(text as string));
    return undefined;
  } catch (error) {
    return (error as JsonFault).code;
  }
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A JSON text with white space and the odd spellings of numbers and strings. */
const jsonText = fc
  .tuple(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 1, '\t', '\r\n '))
  .map(([value, space]) => JSON.stringify(value, null, space as string | number));

const mutation = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('drop', 'insert', 'replace', 'double'),
  piece: fc.constantFrom(
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '0',
    '1',
    '-',
    '.',
    'e',
    '+',
    't',
    'null',
    'true',
    ' ',
    '\n',
    '\u0000',
    '\u001f',
    '\\u12',
    '\\ud800',
    '\ufeff',
    '\u00a0',
    '/',
    '01',
    '1.',
    '.5',
    '-0',
    '1e5',
    'é',
  ),
});

function mutate(text: string, { at, kind, piece }: { at: number; kind: string; piece: string }): string {
  const place = text.length === 0 ? 0 : at % text.length;
  const before = text.slice(0, place);
  const after = text.slice(place);
  if (kind === 'drop') return before + after.slice(1);
  if (kind === 'insert') return before + piece + after;
  if (kind === 'double') return before + after.slice(0, 5) + after;
  return before + piece + after.slice(1);
}

describe('scanJson', () => {
  test('property: generated texts are JSON, to the last byte', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const bytes = Buffer.from(text);
        expect(scanJson(bytes)).toEqual({ start: 0, end: bytes.length });
      }),
      { numRuns: 500 },
    );
  });

  test('property: with mutated texts the scanner and JSON.parse agree', () => {
    fc.assert(
      fc.property(jsonText, fc.array(mutation, { minLength: 1, maxLength: 3 }), (text, mutations) => {
        const mutated = mutations.reduce(mutate, text);
        // Half of a surrogate pair cannot be written as UTF-8; the bytes would say something else than the text.
        fc.pre(!/\p{Surrogate}/u.test(mutated));
        expect(fault(mutated) === undefined, JSON.stringify(mutated)).toBe(parses(mutated));
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    '',
    ' ',
    '{',
    '{"a"}',
    '{"a":1,}',
    '[1,]',
    '[,1]',
    '01',
    '-',
    '1.',
    '.5',
    '1e',
    '+1',
    'nul',
    'truex',
    '"\u0001"',
    '"\\x"',
    '"\\u12g4"',
    '"a',
    "'a'",
    '{a:1}',
    '1 2',
    '[1]]',
    '{"a":1}{"b":2}',
    'NaN',
    '\u00a01',
    '{"a":1 "b":2}',
    '[1 2]',
    '{1:2}',
    '{"a":}',
    '[}',
    '{]',
  ])('refused as by JSON.parse: %j', (text) => {
    expect(parses(text)).toBe(false);
    expect(fault(text)).toBe('not-json');
  });

  test('stricter by design: bytes that are not UTF-8', () => {
    for (const bad of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf5, 0x80, 0x80, 0x80], [0x80]]) {
      const bytes = Buffer.concat([Buffer.from('"é😀'), Buffer.from(bad), Buffer.from('"')]);
      expect(() => scanJson(bytes)).toThrow(expect.objectContaining({ code: 'not-utf8', offset: 7 }));
    }
  });

  test('stricter by design: a byte order mark', () => {
    expect(fault('\ufeff{}')).toBe('not-json');
  });

  test('stricter by design: nesting over the limit, at the limit accepted', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(fault(nested(MAX_NESTING))).toBeUndefined();
    expect(fault(nested(MAX_NESTING + 1))).toBe('too-deep');
    expect(fault(`${'{"a":'.repeat(MAX_NESTING)}1${'}'.repeat(MAX_NESTING)}`)).toBeUndefined();
    expect(fault('{"a":'.repeat(MAX_NESTING + 1))).toBe('too-deep');
    expect(fault('['.repeat(10_000_000))).toBe('too-deep');
  });

  test('not stricter: a lone surrogate escape is JSON by the grammar', () => {
    expect(fault('"\\ud800"')).toBeUndefined();
  });

  test('looks at its range alone', () => {
    const bytes = Buffer.from('xx {"a":1} yy');
    expect(scanJson(bytes, 2, 11)).toEqual({ start: 3, end: 10 });
    expect(() => scanJson(bytes, 3, 9)).toThrow(expect.objectContaining({ code: 'not-json', offset: 9 }));
    for (const end of [4, 5, 6, 7, 8]) expect(() => scanJson(bytes, 3, end)).toThrow();
    expect(() => scanJson(Buffer.from('"\\u0041"'), 0, 5)).toThrow(expect.objectContaining({ offset: 5 }));
    expect(() => scanJson(Buffer.from('true'), 0, 3)).toThrow();
  });

  test('tells the byte of the fault', () => {
    expect(() => scanJson(Buffer.from('{"é":tru}'))).toThrow(expect.objectContaining({ offset: 6 }));
    expect(() => scanJson(Buffer.from('[1,\u0000]'))).toThrow(/unexpected 0x00 at byte 3/);
  });
});

describe('members and elements', () => {
  test('give every member as it is spelled, duplicates included', () => {
    const bytes = Buffer.from(' { "a" : 1.0 , "\\u0061":[1,{"b":2}], "" : "x" }');
    const found: string[][] = [];
    const end = members(bytes, 1, bytes.length, (keyStart, keyEnd, valueStart, valueEnd) => {
      found.push([bytes.toString('utf8', keyStart, keyEnd), bytes.toString('utf8', valueStart, valueEnd)]);
    });
    expect(end).toBe(bytes.length);
    expect(found).toEqual([
      ['"a"', '1.0'],
      ['"\\u0061"', '[1,{"b":2}]'],
      ['""', '"x"'],
    ]);
  });

  test('give every element in order', () => {
    const bytes = Buffer.from('[ 1, "a,b" ,[],{}]');
    const found: string[] = [];
    expect(
      elements(bytes, 0, bytes.length, (start, end) => found.push(bytes.toString('utf8', start, end))),
    ).toBe(18);
    expect(found).toEqual(['1', '"a,b"', '[]', '{}']);
  });

  test('property: cut members put together again parse to the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2), (value, space) => {
        const bytes = Buffer.from(JSON.stringify(value, null, space));
        const parts: string[] = [];
        members(bytes, 0, bytes.length, (keyStart, keyEnd, valueStart, valueEnd) => {
          parts.push(
            `${bytes.toString('utf8', keyStart, keyEnd)}:${bytes.toString('utf8', valueStart, valueEnd)}`,
          );
        });
        expect(JSON.parse(`{${parts.join(',')}}`)).toEqual(JSON.parse(bytes.toString()));
      }),
    );
  });

  test.each(['{', '{"a":1', '{"a":1,', '{"a":1 2}', '{"a" 1}', '{,}', '[]', ''])(
    'an object that is none: %j',
    (text) => {
      const bytes = Buffer.from(text);
      expect(() => members(bytes, 0, bytes.length, () => {})).toThrow(
        expect.objectContaining({ code: 'not-json' }),
      );
    },
  );

  test.each(['[', '[1', '[1,', '[1 2]', '[,]', '{}', ''])('an array that is none: %j', (text) => {
    const bytes = Buffer.from(text);
    expect(() => elements(bytes, 0, bytes.length, () => {})).toThrow(
      expect.objectContaining({ code: 'not-json' }),
    );
  });

  test('empty containers hold nothing', () => {
    const never = (): void => expect.unreachable();
    expect(members(Buffer.from('{ }'), 0, 3, never)).toBe(3);
    expect(elements(Buffer.from('[ ]'), 0, 3, never)).toBe(3);
  });

  test('count the containers around them into the nesting', () => {
    const bytes = Buffer.from('[[]]');
    expect(skipValue(bytes, 0, 4, MAX_NESTING - 2)).toBe(4);
    expect(() => skipValue(bytes, 0, 4, MAX_NESTING - 1)).toThrow(
      expect.objectContaining({ code: 'too-deep' }),
    );
    expect(() => elements(bytes, 0, 4, () => {}, MAX_NESTING)).toThrow(
      expect.objectContaining({ code: 'too-deep' }),
    );
    expect(() => members(Buffer.from('{}'), 0, 2, () => {}, MAX_NESTING)).toThrow(
      expect.objectContaining({ code: 'too-deep' }),
    );
  });
});

describe('decodeString', () => {
  test('property: gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = Buffer.from(JSON.stringify(text));
        expect(decodeString(bytes, 0, bytes.length)).toBe(JSON.parse(bytes.toString()));
      }),
    );
  });
});
