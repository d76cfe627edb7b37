import { describe, expect, test } from 'vitest';
import { parseSince } from '../../../../lib/session-log/format/since.js';

const NOW = Date.UTC(2026, 9, 8, 9) * 1000;
const HOUR = 3_600_000_000;

describe('the start of a selection', () => {
  test.each([
    ['30m', NOW - HOUR / 2],
    ['12h', NOW - 12 * HOUR],
    ['7d', NOW - 7 * 24 * HOUR],
    ['2w', NOW - 14 * 24 * HOUR],
    ['0m', NOW],
    ['36525d', NOW - 36_525 * 24 * HOUR],
    ['2026-10-08T08:00:00Z', NOW - HOUR],
    ['2026-10-08T10:00:00.5+02:00', NOW - HOUR + 500_000],
  ])('%s', (text, since) => {
    expect(parseSince(text, NOW)).toBe(since);
  });

  test.each([
    '',
    '7',
    'd',
    '-7d',
    '7.5d',
    '7 d',
    '7D',
    '36526d',
    `${'9'.repeat(400)}m`,
    '2026-10-08',
    'yesterday',
  ])('%j is none', (text) => {
    expect(parseSince(text, NOW)).toBeUndefined();
  });
});
