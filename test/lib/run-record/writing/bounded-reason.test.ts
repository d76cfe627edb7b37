import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundReason,
  preStartReason,
  providerReason,
  REASON_BYTES,
  toOneLine,
} from '../../../../lib/run-record/writing/bounded-reason.js';

const size = (text: string): number => Buffer.byteLength(text);

/** Character by character, as long as it fits. */
function boundByOracle(text: string): string {
  let kept = '';
  for (const character of Buffer.from(text).toString()) {
    if (size(kept) + size(character) > 2_048) break;
    kept += character;
  }
  return kept;
}

describe('boundReason', () => {
  test.each([
    ['2,047 bytes', 'x'.repeat(2_047), 2_047],
    ['2,048 bytes', 'x'.repeat(2_048), 2_048],
    ['2,049 bytes', 'x'.repeat(2_049), 2_048],
    ['512 four-byte characters', '\u{1F600}'.repeat(512), 2_048],
    ['513 four-byte characters', '\u{1F600}'.repeat(513), 2_048],
    ['one byte before 512 of them', `x${'\u{1F600}'.repeat(512)}`, 2_045],
    ['two-byte characters off by one', `x${'\u00e9'.repeat(1_024)}`, 2_047],
    ['5,000 bytes', 'x'.repeat(5_000), 2_048],
    ['nothing', '', 0],
  ])('%s', (_case, text, bytes) => {
    const bounded = boundReason(text);
    expect(text.startsWith(bounded)).toBe(true);
    expect(size(bounded)).toBe(bytes);
    expect(boundReason(Buffer.from(text))).toBe(bounded);
  });

  test('what is no character becomes one before it is counted', () => {
    expect(boundReason(Buffer.from([0x61, 0xff, 0x62]))).toBe('a\uFFFDb');
    expect(boundReason('a\ud800b')).toBe('a\uFFFDb');
    expect(boundReason(Buffer.alloc(4_000, 0xff))).toBe('\uFFFD'.repeat(682));
  });

  test('any text, as a walk over its characters bounds it', () => {
    const text = fc
      .tuple(
        fc.array(fc.constantFrom('a', '\u00e9', '\u20ac', '\u{1F600}', '\ud83d', '\ude00'), {
          minLength: 1,
          maxLength: 9,
        }),
        fc.integer({ min: 1, max: 3_000 }),
      )
      .map(([pattern, times]) => pattern.join('').repeat(times).slice(0, 6_000));
    fc.assert(
      fc.property(text, (value) => {
        expect(boundReason(value)).toBe(boundByOracle(value));
        expect(boundReason(Buffer.from(value))).toBe(boundByOracle(value));
      }),
      { numRuns: 200 },
    );
  });
});

describe('preStartReason', () => {
  test('the operation, then the reason on one line', () => {
    const fault = new Error('  cannot\r\n\tcopy \u2028 it\u0085now\u00a0\n');
    expect(preStartReason('assembly capture', fault)).toBe('assembly capture: cannot copy it now');
  });

  test('5,000 bytes over many lines: one line of at most 2,048', () => {
    const reason = preStartReason('runtime provenance', 'line of text\n'.repeat(400));
    expect(reason).toMatch(/^runtime provenance: line of text line of text/);
    expect(reason).not.toContain('\n');
    expect(size(reason)).toBe(REASON_BYTES);
  });

  test('white space of every kind is one space, none at the ends', () => {
    expect(toOneLine('\v\f a \u3000\ufeff b\u2003')).toBe('a b');
  });
});

describe('providerReason', () => {
  const failed = (message: string, cause?: unknown): Error => new Error(message, { cause });

  test.each([
    ['the message alone', failed('503 from acme'), '503 from acme'],
    ['with its cause', failed('no answer', new Error('socket closed')), 'no answer: socket closed'],
    [
      'with the code of its cause',
      failed('no answer', Object.assign(new Error('reset'), { code: 'ECONNRESET' })),
      'no answer: reset [ECONNRESET]',
    ],
    ['a cause that is only a code', failed('no answer', { message: '', code: 'EPIPE' }), 'no answer [EPIPE]'],
    ['a code that is a number', failed('no answer', { message: 'x', code: 7 }), 'no answer: x'],
    ['deeper causes are not told', failed('a', failed('b', failed('c'))), 'a: b'],
    ['a cause that is no error', failed('a', 'because'), 'a'],
    ['a thrown text', 'plain', 'plain'],
  ])('%s', (_case, fault, reason) => {
    expect(providerReason(fault, {})).toBe(reason);
  });

  test('secrets go before the cut: no beginning of one is left', () => {
    const environment = { OPENAI_API_KEY: `sk-${'s'.repeat(60)}` };
    const reason = providerReason(failed(`${'x'.repeat(2_040)}${environment.OPENAI_API_KEY}`), environment);
    expect(reason).toBe(`${'x'.repeat(2_040)}[redacte`);
  });

  test('a secret in the cause goes too', () => {
    const environment = { HF_TOKEN: 'hf_1' };
    const reason = providerReason(failed('refused', new Error('bad token hf_1')), environment);
    expect(reason).toBe('refused: bad token [redacted HF_TOKEN]');
  });
});
