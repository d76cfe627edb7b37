import { describe, expect, test } from 'vitest';
import { isBlank, splitWords, trimWhite } from '../../../../lib/session-log/format/white-space.js';

const ALL = '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000';

describe('white space', () => {
  test('is trimmed at both ends and nowhere else', () => {
    expect(trimWhite(`${ALL}a b${ALL}`)).toBe('a b');
    expect(trimWhite('')).toBe('');
    expect(trimWhite(ALL)).toBe('');
  });

  test('is U+0085 and is not U+FEFF, unlike String.prototype.trim', () => {
    expect(trimWhite('\u0085x\u0085')).toBe('x');
    expect(trimWhite('\ufeffx\ufeff')).toBe('\ufeffx\ufeff');
  });

  test('alone makes a blank text', () => {
    expect(isBlank(ALL)).toBe(true);
    expect(isBlank('')).toBe(true);
    expect(isBlank(`${ALL}.`)).toBe(false);
    expect(isBlank('\u200b')).toBe(false);
  });

  test('separates words', () => {
    expect(splitWords(`  git${ALL}push\n origin `)).toEqual(['git', 'push', 'origin']);
    expect(splitWords(' ')).toEqual([]);
  });

  test('of a megabyte inside a text costs no more than looking at it', () => {
    const text = `a${' '.repeat(1_000_000)}b`;
    const began = performance.now();
    expect(trimWhite(text)).toBe(text);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
