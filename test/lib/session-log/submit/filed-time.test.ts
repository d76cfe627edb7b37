import { expect, test } from 'vitest';
import { formatMicroseconds } from '../../../../lib/session-log/submit/filed-time.js';

test.each([
  [0, '1970-01-01T00:00:00.000000Z'],
  [-1, '1969-12-31T23:59:59.999999Z'],
  [1_767_607_200_123_456, '2026-01-05T10:00:00.123456Z'],
  [Number.NaN, undefined],
  [1e300, undefined],
  [8e18, undefined],
])('%d is %s', (time, text) => {
  expect(formatMicroseconds(time)).toBe(text);
});
