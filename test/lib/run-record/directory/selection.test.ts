import { describe, expect, test } from 'vitest';
import {
  applySelection,
  checkSelection,
  isAutomatic,
  parseAge,
} from '../../../../lib/run-record/directory/selection.js';

const NOW = Date.UTC(2026, 6, 31, 12);
const HOUR = 3_600_000;
const names = [
  '2026-02-31T10-00-00-abcd',
  '2026-07-30T12-00-00-0001',
  '2026-07-31T10-59-59-0002',
  '2026-07-31T11-00-00-0003',
  '2026-07-31T11-00-01-0004',
  '2026-08-01T00-00-00-0005',
  'notes',
];

const fates = (selection: Parameters<typeof applySelection>[1]): (string | null)[] => [
  ...applySelection(names, selection, NOW).values(),
];

describe('a selection', () => {
  test('by place: all but the last names, of whatever form', () => {
    expect(fates({ keep: 2 })).toEqual([null, null, null, null, null, 'among-newest', 'among-newest']);
    expect(fates({ keep: 0 }).every((fate) => fate === null)).toBe(true);
    expect(fates({ keep: 99 }).every((fate) => fate === 'among-newest')).toBe(true);
  });

  test('by age: strictly older, from the name alone, and only an instant of the calendar', () => {
    expect(fates({ olderThanMs: HOUR })).toEqual([
      'no-instant',
      null,
      null,
      'too-young',
      'too-young',
      'too-young',
      'no-instant',
    ]);
  });

  test('by both: what meets both', () => {
    expect(fates({ keep: 5, olderThanMs: HOUR })).toEqual([
      'no-instant',
      null,
      ...Array(5).fill('among-newest'),
    ]);
  });

  test('by name: nothing else is spoken of', () => {
    expect(applySelection(names, { names: ['notes', 'other'] }, NOW)).toEqual(new Map([['notes', null]]));
  });

  test('has to be one, and of one kind', () => {
    expect(() => checkSelection({})).toThrow(expect.objectContaining({ code: 'selection-missing' }));
    for (const rule of [{ keep: 0 }, { olderThanMs: 0 }]) {
      expect(() => checkSelection(rule)).not.toThrow();
      expect(() => checkSelection({ names: ['a'], ...rule })).toThrow(
        expect.objectContaining({ code: 'selection-mixed' }),
      );
      expect(isAutomatic(rule)).toBe(true);
    }
    expect(isAutomatic({ names: ['a'] })).toBe(false);
  });
});

test.each([
  ['45s', 45_000],
  ['90m', 5_400_000],
  ['12h', 12 * HOUR],
  ['30d', 720 * HOUR],
  ['2w', 336 * HOUR],
  ['0s', 0],
])('the age %s is %i ms', (text, ms) => {
  expect(parseAge(text)).toBe(ms);
});

test.each(['30', 'd', '-1d', '1.5d', '30 d', '30D', '1y', '', '9999999999d'])('%j is no age', (text) => {
  expect(() => parseAge(text)).toThrow(expect.objectContaining({ code: 'age-malformed' }));
});
