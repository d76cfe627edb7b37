import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FirstLineHash } from '../../../../lib/session-log/readers/first-line-hash.js';

function headOf(chunks: readonly Buffer[]): string {
  const head = new FirstLineHash();
  for (const chunk of chunks) head.take(chunk);
  return head.sha256;
}

describe('the hash of the first line', () => {
  test('is that of the first line without its carriage returns, however the bytes are cut', () => {
    const piece = fc.constantFrom('a', '\r', '\n', 'bc', '\r\r', 'é').map((text) => Buffer.from(text));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (chunks) => {
        const whole = Buffer.concat(chunks).toString('latin1');
        const feed = whole.indexOf('\n');
        const line = feed === -1 ? '' : whole.slice(0, feed).replace(/\r+$/, '');
        expect(headOf(chunks)).toBe(createHash('sha256').update(Buffer.from(line, 'latin1')).digest('hex'));
      }),
    );
  });
});
