import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_HEAD, firstLineHash } from '../../../../lib/session-log/readers/first-line-hash.js';
import { stageOf } from '../../../../lib/stream/transducer.js';

async function headOf(chunks: readonly Buffer[]): Promise<{ sha256: string; passed: Buffer }> {
  const head = { sha256: EMPTY_HEAD };
  const passed = await Readable.from(chunks)
    .pipe(stageOf(firstLineHash(head)))
    .toArray();
  return { sha256: head.sha256, passed: Buffer.concat(passed as Buffer[]) };
}

describe('firstLineHash', () => {
  test('is that of the first line without its carriage returns, however the bytes are cut', async () => {
    const piece = fc.constantFrom('a', '\r', '\n', 'bc', '\r\r', 'é').map((text) => Buffer.from(text));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (chunks) => {
        const whole = Buffer.concat(chunks).toString('latin1');
        const feed = whole.indexOf('\n');
        const line = feed === -1 ? '' : whole.slice(0, feed).replace(/\r+$/, '');
        const { sha256, passed } = await headOf(chunks);
        expect(sha256).toBe(createHash('sha256').update(Buffer.from(line, 'latin1')).digest('hex'));
        expect(passed.toString('latin1')).toBe(whole);
      }),
    );
  });
});
