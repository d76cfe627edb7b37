import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../lib/stream/crc32.js';
import { GzipFault, isGzip, readGzipHeader } from '../../../lib/stream/gzip-header.js';

function header(flags: number, ...rest: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 255]), ...rest]);
}

describe('readGzipHeader', () => {
  test('a header without optional fields has ten bytes', () => {
    expect(readGzipHeader(gzipSync('x'))).toEqual({ length: 10, extra: undefined });
  });

  test('extra field, name, comment and header CRC are passed over, and the CRC is checked', () => {
    const before = header(4 | 8 | 16 | 2, Buffer.from([3, 0, 1, 2, 3]), Buffer.from('name\0why\0'));
    const sum = Buffer.alloc(2);
    sum.writeUInt16LE(crc32(before) & 0xffff);
    const whole = Buffer.concat([before, sum, Buffer.from('deflated')]);
    expect(readGzipHeader(whole)).toEqual({ length: before.length + 2, extra: Buffer.from([1, 2, 3]) });
    whole[before.length] = (whole[before.length] as number) ^ 1;
    expect(() => readGzipHeader(whole)).toThrow(expect.objectContaining({ code: 'gzip-crc-mismatch' }));
  });

  test.each([
    ['another magic', Buffer.concat([Buffer.from([0x1f, 0x8c]), Buffer.alloc(20)]), 'gzip-damaged'],
    ['another method', header(0).fill(7, 2, 3), 'gzip-damaged'],
    ['a reserved flag', header(0x20), 'gzip-damaged'],
    ['nine bytes', header(0).subarray(0, 9), 'gzip-truncated'],
    ['an extra field that is cut', header(4, Buffer.from([9, 0, 1])), 'gzip-truncated'],
    ['no length of the extra field', header(4), 'gzip-truncated'],
    ['a name without its end', header(8, Buffer.from('endless')), 'gzip-truncated'],
    ['a header CRC that is cut', header(2, Buffer.from([1])), 'gzip-truncated'],
  ])('%s is refused', (_name, bytes, code) => {
    expect(() => readGzipHeader(bytes)).toThrow(GzipFault);
    expect(() => readGzipHeader(bytes)).toThrow(expect.objectContaining({ code }));
  });

  test('gzip is told by its two first bytes', () => {
    expect(isGzip(Buffer.from([0x1f, 0x8b]))).toBe(true);
    expect(isGzip(Buffer.from([0x1f]))).toBe(false);
    expect(isGzip(Buffer.from('{}'))).toBe(false);
  });
});
