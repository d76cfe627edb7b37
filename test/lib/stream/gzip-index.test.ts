import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeGzipIndex,
  encodeGzipIndex,
  type GzipIndex,
  type RestartPoint,
} from '../../../lib/stream/gzip-index.js';

const uint48 = fc.nat({ max: 2 ** 31 - 1 }).map((value) => value * 2 ** 16);
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const restart = fc.record({ compressedOffset: uint48, offset: uint48, element: uint32, crc32: uint32 });
const segment = fc.record({
  compressedOffset: uint48,
  compressedLength: uint48,
  length: fc.maxSafeNat(),
  crc32: uint32,
  elements: uint32,
  restarts: fc.array(restart, { maxLength: 20 }),
});
const index: fc.Arbitrary<GzipIndex> = fc.record({
  deflatedLength: fc.maxSafeNat(),
  deflatedCrc32: uint32,
  segments: fc.array(segment, { maxLength: 6 }),
});

function restarts(count: number): RestartPoint[] {
  return Array.from({ length: count }, (_, at) => ({
    compressedOffset: at * 10,
    offset: at * 100,
    element: at,
    crc32: at * 1000,
  }));
}

describe('the gzip index', () => {
  test('property: what is encoded is decoded', () => {
    fc.assert(
      fc.property(index, (value) => {
        expect(decodeGzipIndex(encodeGzipIndex(value))).toEqual(value);
      }),
    );
  });

  test('is found behind other subfields', () => {
    const other = Buffer.from([0x41, 0x42, 3, 0, 1, 2, 3]);
    const empty = encodeGzipIndex({ deflatedLength: 1, deflatedCrc32: 2, segments: [] });
    expect(decodeGzipIndex(Buffer.concat([other, empty]))).toEqual({
      deflatedLength: 1,
      deflatedCrc32: 2,
      segments: [],
    });
    expect(decodeGzipIndex(other)).toBeUndefined();
    expect(decodeGzipIndex(Buffer.alloc(0))).toBeUndefined();
    expect(decodeGzipIndex(Buffer.from([0x67, 0x67, 200, 0, 1]))).toBeUndefined();
  });

  test('every single bit flipped in the payload is noticed', () => {
    const bytes = encodeGzipIndex({
      deflatedLength: 99,
      deflatedCrc32: 7,
      segments: [
        { compressedOffset: 1, compressedLength: 2, length: 3, crc32: 4, elements: 5, restarts: restarts(2) },
      ],
    });
    for (let bit = 4 * 8; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(() => decodeGzipIndex(flipped), `bit ${bit}`).toThrow(
        expect.objectContaining({ code: 'index-damaged' }),
      );
    }
  });

  test('another version is named', () => {
    const bytes = encodeGzipIndex({ deflatedLength: 0, deflatedCrc32: 0, segments: [] });
    const payload = Buffer.from(bytes.subarray(4, bytes.length - 4));
    payload[0] = 2;
    const crc = Buffer.alloc(4);
    crc.writeUInt32LE(requireCrc(payload));
    const changed = Buffer.concat([bytes.subarray(0, 4), payload, crc]);
    expect(() => decodeGzipIndex(changed)).toThrow(expect.objectContaining({ code: 'index-unsupported' }));
  });

  test('counts that run over the payload are damage, whatever the CRC says', () => {
    for (const [at, value] of [
      [1, 9],
      [46, 9],
      [1, 0],
    ] as const) {
      const bytes = encodeGzipIndex({
        deflatedLength: 0,
        deflatedCrc32: 0,
        segments: [
          {
            compressedOffset: 0,
            compressedLength: 0,
            length: 0,
            crc32: 0,
            elements: 0,
            restarts: restarts(1),
          },
        ],
      });
      const payload = Buffer.from(bytes.subarray(4, bytes.length - 4));
      payload[at] = value;
      const crc = Buffer.alloc(4);
      crc.writeUInt32LE(requireCrc(payload));
      const changed = Buffer.concat([bytes.subarray(0, 4), payload, crc]);
      expect(() => decodeGzipIndex(changed), `${at}`).toThrow(
        expect.objectContaining({ code: 'index-damaged' }),
      );
    }
    expect(() => decodeGzipIndex(Buffer.from([0x67, 0x67, 2, 0, 1, 1]))).toThrow(
      expect.objectContaining({ code: 'index-damaged' }),
    );
  });

  test('restart points are thinned out until the field fits into 64 KiB', () => {
    const value = { compressedOffset: 0, compressedLength: 0, length: 0, crc32: 0, elements: 0 };
    const encoded = encodeGzipIndex({
      deflatedLength: 0,
      deflatedCrc32: 0,
      segments: [
        { ...value, restarts: restarts(100) },
        { ...value, restarts: restarts(9000) },
      ],
    });
    expect(encoded.length).toBeLessThanOrEqual(0xffff);
    const [few, many] = decodeGzipIndex(encoded)?.segments ?? [];
    expect(few?.restarts).toEqual(restarts(100));
    expect(many?.restarts.length).toBe(2250);
    expect(many?.restarts[0]?.element).toBe(3);
    expect(many?.restarts.at(-1)?.element).toBe(8999);
  });
});

function requireCrc(payload: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of payload) {
    crc ^= byte;
    for (let step = 0; step < 8; step += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
