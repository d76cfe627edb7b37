import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineCrc32, crc32 } from '../../../lib/stream/crc32.js';

test('the check value of CRC-32', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32(Buffer.alloc(0))).toBe(0);
  expect(crc32(Buffer.from('6789'), crc32(Buffer.from('12345')))).toBe(0xcbf43926);
});

test('property: the combination is the CRC of the joined text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 5000 }), (a, b) => {
      expect(combineCrc32(crc32(a), crc32(b), b.length)).toBe(crc32(Buffer.concat([a, b])));
    }),
  );
});

test('lengths beyond 32 bits', () => {
  // Appending n zero bytes twice is appending 2n at once.
  const zeros = (length: number): number => combineCrc32(0x12345678, 0, length);
  const half = 3 * 2 ** 31;
  expect(combineCrc32(zeros(half), 0, half)).toBe(zeros(2 * half));
  expect(zeros(half)).not.toBe(zeros(half - 2 ** 32));
});
