import { expect, test } from 'vitest';
import { acceptsGzip } from '../../../../lib/session-record/serving/negotiation.js';

test.each([
  // Wire format 5.2.
  [undefined, false],
  ['gzip', true],
  ['GZIP', true],
  ['gzip, deflate, br', true],
  ['br, gzip;q=0.5', true],
  ['*', true],
  ['*;q=0', false],
  ['gzip;q=0, identity', false],
  ['br, deflate', false],
  ['identity', false],
  ['\xff\xfe', false],
  // Left open there.
  ['', false],
  ['gzip;q=0, *', false],
  ['*, gzip;q=0', false],
  ['identity;q=0', false],
  ['gzip, identity;q=0', true],
  ['gzip;q=0.001', true],
  ['gzip;q=0.000', false],
  ['gzip;q=nonsense', false],
  ['gzip;q=-1', false],
  ['gzip, \xff', false],
  ['br, gzip', true],
  ['gzip;q=1, gzip;q=1', true],
  ['x-gzip', true],
  ['X-GZIP;q=0', false],
  ['zstd;q=1, *;q=0.1', true],
])('Accept-Encoding: %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});
