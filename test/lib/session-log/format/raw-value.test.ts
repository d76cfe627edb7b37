import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText, RawValue } from '../../../../lib/session-log/format/raw-value.js';

/** Texts with what is hard about them: quotes, escapes, characters of any length, halves of pairs. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        '\\',
        '\n',
        '\u0000',
        'é',
        '€',
        '😀',
        '\ud83d',
        '\ude00',
        'plain ',
        'Output:\n',
        'x',
      ),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** A text as a JSON string: as a writer spells it, or every character as an escape. */
const spellings = fc.constantFrom<(text: string) => string>(
  (text) => JSON.stringify(text),
  (text) => `"${[...Array(text.length).keys()].map((i) => spellUnit(text.charCodeAt(i))).join('')}"`,
);
const spellUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;

function rawValueOf(json: string): RawValue {
  const source = Buffer.from(`[${json} ,1]`);
  return new RawValue(source, 1, 1 + Buffer.byteLength(json));
}

describe('the text of a string value', () => {
  test('is what JSON.parse makes of it, half pairs replaced; also when the same was read before', () => {
    fc.assert(
      fc.property(texts, spellings, (text, spell) => {
        const value = rawValueOf(spell(text));
        expect(value.decode()).toBe(text.toWellFormed());
        expect(value.decode()).toBe(text.toWellFormed());
        expect(value.isEmptyString).toBe(text === '');
      }),
    );
  });

  test('of short texts that look alike is not mixed up', () => {
    const alike = fc.array(fc.constantFrom('a', 'b', 'aa', 'ab', 'é', 'e\n'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(alike, { maxLength: 30 }), (many) => {
        for (const parts of many) {
          const json = Buffer.from(JSON.stringify(parts.join('')));
          expect(decodeText(json, 0, json.length)).toBe(parts.join(''));
        }
      }),
    );
  });

  test('can be had from its end alone: whole characters, about as many bytes as were asked for', () => {
    fc.assert(
      fc.property(texts, spellings, fc.nat(80), (text, spell, size) => {
        const json = spell(text);
        const { text: end, isAll } = rawValueOf(json).decodeEnd(size);
        expect(text.toWellFormed().endsWith(end)).toBe(true);
        expect(isAll || Buffer.byteLength(end) <= size).toBe(true);
        if (isAll) expect(end).toBe(text.toWellFormed());
      }),
    );
  });

  test('can be had up to a mark', () => {
    const mark = Buffer.from('\\nOutput:\\n');
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const text = `${before}\nOutput:\n${after}`;
        const through = rawValueOf(JSON.stringify(text)).decodeThrough(mark);
        const stop = text.indexOf('\nOutput:\n') + '\nOutput:\n'.length;
        expect(through?.text).toBe(text.slice(0, stop).toWellFormed());
        expect(through?.isAll).toBe(stop === text.length);
      }),
    );
    expect(rawValueOf('"Output:\\n"').decodeThrough(mark)).toBeUndefined();
    // Spelled in another way it is no mark; and a backslash that is a character of its own begins none.
    expect(rawValueOf('"x\\u000aOutput:\\n"').decodeThrough(mark)).toBeUndefined();
    expect(rawValueOf('"x\\\\nOutput:\\ny"').decodeThrough(mark)?.text).toBe('x\\nOutput:\n');
  });

  test('is known by how it is spelled', () => {
    expect(rawValueOf('"<a>\\nb"').isSpelledFrom(Buffer.from('<a>\\n'))).toBe(true);
    expect(rawValueOf('"<a>"').isSpelledFrom(Buffer.from('<a>\\n'))).toBe(false);
    expect(rawValueOf('"\\u003ca>\\n"').isSpelledFrom(Buffer.from('<a>\\n'))).toBe(false);
  });
});
