import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTime } from '../../../../lib/session-log/format/time.js';

describe('parseTime', () => {
  test.each([
    ['2026-10-08T07:39:40Z', Date.UTC(2026, 9, 8, 7, 39, 40) * 1000],
    ['2026-10-08T07:39:40.5Z', Date.UTC(2026, 9, 8, 7, 39, 40, 500) * 1000],
    ['2026-10-08T07:39:40.123456789Z', Date.UTC(2026, 9, 8, 7, 39, 40, 123) * 1000 + 456],
    ['2026-10-08T09:39:40+02:00', Date.UTC(2026, 9, 8, 7, 39, 40) * 1000],
    ['2026-10-08T07:09:40-00:30', Date.UTC(2026, 9, 8, 7, 39, 40) * 1000],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29) * 1000],
    ['1969-12-31T23:59:59.999Z', -1000],
    ['0001-01-01T00:00:00Z', -62135596800000000],
  ])('%s', (text, microseconds) => {
    expect(parseTime(text)).toBe(microseconds);
  });

  test.each([
    '',
    '2026-10-08',
    '2026-10-08 07:39:40Z',
    '2026-10-08T07:39:40',
    '2026-13-08T07:39:40Z',
    '2026-00-08T07:39:40Z',
    '2025-02-29T00:00:00Z',
    '2026-10-08T24:00:00Z',
    '2026-10-08T07:60:00Z',
    '2026-10-08T07:39:60Z',
    '2026-10-08T07:39:40.Z',
    '2026-10-08T07:39:40+24:00',
    '2026-10-08T07:39:40+02:60',
    '[trimmed for fixture]',
    '2026-10-08T07:39:40Z ',
  ])('is undefined for %j', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });

  test('agrees with Date on every moment of the years 1 to 9999', () => {
    const noInvalidDate = true;
    const min = new Date('0001-01-01T00:00:00Z');
    const max = new Date('9999-12-31T23:59:59Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate }), (date) => {
        expect(parseTime(date.toISOString())).toBe(date.getTime() * 1000);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a time means the same whatever was read before it', () => {
  const two = (most: number): fc.Arbitrary<string> =>
    fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
  const time = fc
    .tuple(
      fc.constantFrom('2026-01-05', '2026-01-06', '2024-02-29', '2023-02-29'),
      fc.constantFrom('10:00', '10:01', '24:00', '23:59'),
      fc.oneof(two(59), fc.constantFrom('60', '6x', '5', '')),
      fc.constantFrom('', '.', '.5', '.050', '.123456', '.1234567', '.12x', '.999999'),
      fc.constantFrom('Z', 'Z', 'Z', '+01:00', '-00:30', 'z', '', 'ZZ'),
    )
    .map(([date, minute, second, fraction, zone]) => `${date}T${minute}:${second}${fraction}${zone}`);
  fc.assert(
    fc.property(time, time, (before, text) => {
      // A time of another minute is read as if nothing had been read.
      parseTime('1999-12-31T23:59:59Z');
      const alone = parseTime(text);
      parseTime(before);
      expect(parseTime(text)).toBe(alone);
      expect(parseTime(text)).toBe(alone);
    }),
    { numRuns: 2000 },
  );
});
