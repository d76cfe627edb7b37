import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StreamTail } from '../../../../lib/session-record/capture/stream-tail.js';
import { sha, tailOf } from '../../../support/capture-oracle.js';

describe('StreamTail', () => {
  test('does not depend on how the stream was cut into chunks', () => {
    const piece = fc.constantFrom('a', 'é', '…', '🛠', '\n');
    const pieces = fc.array(fc.tuple(piece, fc.nat(60)), { maxLength: 12 });
    fc.assert(
      fc.property(
        pieces,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 17 }),
        (drawn, ceiling, chunk) => {
          const text = drawn.map(([letter, count]) => letter.repeat(count)).join('');
          const bytes = Buffer.from(text);
          const tail = new StreamTail(ceiling);
          for (let at = 0; at < bytes.length; at += chunk) tail.add(bytes.subarray(at, at + chunk));
          const { id, kept, originalBytes, isClipped } = tail.finish();
          expect([id, originalBytes]).toEqual([sha(text), bytes.length]);
          expect(isClipped).toBe(bytes.length > ceiling);
          expect(kept.toString()).toBe(bytes.length > ceiling ? safeTail(text, ceiling) : text);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('chunks of text, and bytes that are no UTF-8', () => {
    const tail = new StreamTail(100);
    tail.add('text ');
    tail.add(Buffer.from([0xff, 0x41]));
    tail.add(Buffer.from([0xe2, 0x82]));
    const { kept, id } = tail.finish();
    expect(kept.toString()).toBe('text \ufffdA\ufffd');
    expect(id).toBe(sha('text \ufffdA\ufffd'));
  });

  test('a process that prints 64 MiB costs its tail', () => {
    const tail = new StreamTail(1024);
    const chunk = Buffer.alloc(65_536, 'x');
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 1024; i += 1) tail.add(chunk);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
    expect(tail.finish()).toMatchObject({ originalBytes: 64 * 1024 * 1024 });
  });
});

/** The tail may hold no character at all. */
function safeTail(text: string, ceiling: number): string {
  const whole = Buffer.from(text);
  return whole.subarray(-ceiling).every((byte) => (byte & 0xc0) === 0x80) ? '' : tailOf(text, ceiling);
}
