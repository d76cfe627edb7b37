import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalBytes, canonicalText, compareCodePoints } from '../../../lib/stream/json-canonical.js';
import { type JsonFault, MAX_NESTING } from '../../../lib/stream/json-scan.js';

function fromBytes(text: string): string {
  return canonicalBytes(Buffer.from(text)).toString();
}

/** Written apart: sorts by UTF-8 bytes and spells strings by hand. */
function oracle(value: unknown): string {
  if (typeof value === 'string') {
    const short: Record<string, string> = {
      '"': '\\"',
      '\\': '\\\\',
      '\b': '\\b',
      '\t': '\\t',
      '\n': '\\n',
      '\f': '\\f',
      '\r': '\\r',
    };
    const spelled = [...value].map((letter) => {
      const unit = letter.codePointAt(0) as number;
      const isControl = unit < 0x20 || (unit >= 0xd800 && unit < 0xe000);
      return short[letter] ?? (isControl ? `\\u${unit.toString(16).padStart(4, '0')}` : letter);
    });
    return `"${spelled.join('')}"`;
  }
  if (Array.isArray(value)) return `[${value.map(oracle).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return `{${keys.map((key) => `${oracle(key)}:${oracle((value as Record<string, unknown>)[key])}`).join(',')}}`;
  }
  return String(value);
}

const words = fc.string({ unit: 'grapheme', maxLength: 8 });
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    words,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(words, fc.constantFrom('\ufb01', '\u{10000}', '\u{1f6e0}', 'é', '"')),
      tie('value'),
      {
        maxKeys: 5,
      },
    ),
  ),
})).value;

describe('canonical JSON', () => {
  test('both doors agree with rules written apart, whatever the layout of the text', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(undefined, 1, '\t', ' \r\n '), (value, indent) => {
        const expected = oracle(value);
        expect(canonicalText(value)).toBe(expected);
        expect(fromBytes(JSON.stringify(value, null, indent))).toBe(expected);
        expect(fromBytes(escapeEverything(JSON.stringify(value)))).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('what is canonical stays the same bytes and is not copied', () => {
    const bytes = Buffer.from('{"a":[1,{"b":"x\\n\\"","c":1.0}],"é":{}}');
    const canonical = canonicalBytes(bytes);
    expect(canonical.equals(bytes)).toBe(true);
    expect(canonical.buffer).toBe(bytes.buffer);
    expect(canonical.byteOffset).toBe(bytes.byteOffset);
  });

  test('numbers keep their spelling in bytes', () => {
    expect(fromBytes('[1.0, -0, 1E+5, 9007199254740993, 0.10, 1e400]')).toBe(
      '[1.0,-0,1E+5,9007199254740993,0.10,1e400]',
    );
  });

  test('strings are spelled with the fewest escapes', () => {
    expect(fromBytes('"\\u0041\\/\\u00e9\\u2028\\u007f\\u000A\\u001F\\ud83d\\udee0"')).toBe(
      '"A/é\u2028\u007f\\n\\u001f🛠"',
    );
    expect(fromBytes('"a\\/b"')).toBe('"a/b"');
    expect(fromBytes('"\\uD83D"')).toBe('"\\ud83d"');
    expect(canonicalText('\ud83d')).toBe('"\\ud83d"');
  });

  test('keys stand in the order of code points, not of UTF-16 units', () => {
    const keys = ['\u{10000}', '\uffff', '\ue000', 'z', 'a', '', '\u{1f6e0}'];
    const expected = '{"":5,"a":4,"z":3,"\ue000":2,"\uffff":1,"\u{10000}":0,"\u{1f6e0}":6}';
    const object = Object.fromEntries(keys.map((key, index) => [key, index]));
    expect(canonicalText(object)).toBe(expected);
    expect(fromBytes(JSON.stringify(object))).toBe(expected);
    expect(compareCodePoints('ab', 'a')).toBeGreaterThan(0);
  });

  test('an escaped key is sorted by what it says', () => {
    expect(fromBytes('{"\\u0062":1,"a":2}')).toBe('{"a":2,"b":1}');
  });

  test('of a key that stands twice the last value counts', () => {
    expect(fromBytes('{"b":1,"a":2,"b":{"d":1,"c":1}}')).toBe('{"a":2,"b":{"c":1,"d":1}}');
    expect(fromBytes('{"a":1,"a":2}')).toBe('{"a":2}');
  });

  test('a value inside a larger buffer', () => {
    const bytes = Buffer.from('xx {"b":[],"a":1}  ,');
    expect(canonicalBytes(bytes, 2, 19).toString()).toBe('{"a":1,"b":[]}');
    expect(() => canonicalBytes(bytes, 2)).toThrow(/something follows the value at byte 19/);
  });

  test('disorder at every depth is undone in bounded time', () => {
    const deep = `${'{"b":'.repeat(500)}1${',"a":2}'.repeat(500)}`;
    const began = performance.now();
    expect(fromBytes(deep)).toBe(`${'{"a":2,"b":'.repeat(500)}1${'}'.repeat(500)}`);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test.each(['', '{', '{"a":1,}', '[1 2]', '"\n"', 'nul'])('what is no JSON is refused: %j', (text) => {
    expect(() => fromBytes(text)).toThrow(expect.objectContaining({ code: 'not-json' }));
  });

  test('nesting has a limit in both doors', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(fromBytes(nested(MAX_NESTING))).toBe(nested(MAX_NESTING));
    expect(canonicalText(JSON.parse(nested(MAX_NESTING)))).toBe(nested(MAX_NESTING));
    for (const run of [() => fromBytes(nested(513)), () => canonicalText(JSON.parse(nested(513)))]) {
      expect(run).toThrow(expect.objectContaining({ code: 'too-deep' satisfies JsonFault['code'] }));
    }
    const ring: unknown[] = [];
    ring.push(ring);
    expect(() => canonicalText(ring)).toThrow(expect.objectContaining({ code: 'too-deep' }));
    expect(() => canonicalText([[1]], 1)).toThrow(expect.objectContaining({ code: 'too-deep' }));
    expect(() => canonicalBytes(Buffer.from('[[1]]'), 0, 5, 1)).toThrow(/nesting/);
    expect(canonicalBytes(Buffer.from('[ 1]'), 0, 4, 1).toString()).toBe('[1]');
  });
});

describe('canonical text of JavaScript values', () => {
  test('by the rules of JSON.stringify', () => {
    const value = {
      when: new Date(0),
      gone: undefined,
      run: () => 1,
      list: [undefined, Number.NaN, -0, () => 1],
      boxed: [Object(1), Object('x'), Object(false)],
      own: { toJSON: (key: string) => `as ${key}` },
      hidden: { toJSON: () => undefined },
    };
    expect(canonicalText(value)).toBe(oracle(JSON.parse(JSON.stringify(value))));
  });

  test('large numbers', () => {
    expect(canonicalText([1e21, 1e-7, 1.5, 2n ** 64n])).toBe('[1e21,1e-7,1.5,18446744073709551616]');
  });

  test.each([undefined, () => 1, Symbol('x')])('%s has no text', (value) => {
    expect(() => canonicalText(value)).toThrow(expect.objectContaining({ code: 'not-json-value' }));
  });
});

/** The same JSON with every letter inside strings spelled as an escape. */
function escapeEverything(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/gs, (token) => {
    const units = (JSON.parse(token) as string).split('');
    return `"${units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join('')}"`;
  });
}
