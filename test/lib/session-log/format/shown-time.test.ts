import { describe, expect, test } from 'vitest';
import { formatMilliseconds, formatShortest } from '../../../../lib/session-log/format/shown-time.js';

const TIME = Date.UTC(2026, 9, 8, 7, 39, 40) * 1000;

describe('times', () => {
  test.each([
    [TIME, '2026-10-08T07:39:40.000Z', '2026-10-08T07:39:40Z'],
    [TIME + 892_000, '2026-10-08T07:39:40.892Z', '2026-10-08T07:39:40.892Z'],
    [TIME + 500_001, '2026-10-08T07:39:40.500Z', '2026-10-08T07:39:40.500001Z'],
    [TIME + 999_999, '2026-10-08T07:39:40.999Z', '2026-10-08T07:39:40.999999Z'],
    [-1, '1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59.999999Z'],
    [undefined, undefined, undefined],
    [1e20, undefined, undefined],
  ])('%s', (time, milliseconds, shortest) => {
    expect(formatMilliseconds(time)).toBe(milliseconds);
    expect(formatShortest(time)).toBe(shortest);
  });
});
