import { expect, test } from 'vitest';
import { wholeNumber } from '../../../lib/program/whole-number.js';

test('a whole number of the range, both ends included', () => {
  const parse = wholeNumber(1, 9);
  expect([parse('1'), parse('9')]).toEqual([1, 9]);
  for (const text of ['0', '10', '1.5', '-1', '1e0', '', ' 1', '0x1']) {
    expect(() => parse(text), text).toThrow('It is a whole number from 1 to 9.');
  }
});

test('without an upper end up to the largest exact one', () => {
  expect(wholeNumber(0)('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => wholeNumber(0)('9007199254740993')).toThrow('It is a whole number from 0.');
});
