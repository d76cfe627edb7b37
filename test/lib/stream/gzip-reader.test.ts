import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeGzipIndex } from '../../../lib/stream/gzip-index.js';
import { openGzipMember } from '../../../lib/stream/gzip-open.js';
import {
  checkDeflated,
  inflateGaps,
  inflateMember,
  inflateSegment,
  stretchesOf,
} from '../../../lib/stream/gzip-reader.js';
import { storedBuffer } from '../../../lib/stream/stored-bytes.js';
import { generateJournal } from '../../support/journal.js';
import { collect, recordOf } from '../../support/record.js';

async function textOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await collect(chunks));
}

describe('a whole member', () => {
  const text = randomBytes(300_000).toString('hex');
  const whole = gzipSync(text);

  test('comes out as it went in', async () => {
    const member = await openGzipMember(storedBuffer(whole));
    expect(member.index).toBeUndefined();
    expect((await textOf(inflateMember(member))).toString()).toBe(text);
    expect(member.inflated).toBe(text.length);
  });

  test.each([1, 2, 7, 8, 9, 100, 100_000])('cut by %i bytes it is an error', async (bytes) => {
    const member = await openGzipMember(storedBuffer(whole.subarray(0, -bytes)));
    await expect(textOf(inflateMember(member))).rejects.toMatchObject({ code: 'gzip-truncated' });
  });

  test('too short for a member it is an error', async () => {
    await expect(openGzipMember(storedBuffer(whole.subarray(0, 17)))).rejects.toMatchObject({
      code: 'gzip-truncated',
    });
  });

  test.each([
    ['a second member', Buffer.concat([whole, whole]), whole.length],
    ['a line of text', Buffer.concat([whole, Buffer.from('junk\n')]), 5],
    ['512 zeros', Buffer.concat([whole, Buffer.alloc(512)]), 512],
  ])('%s behind it is an error that says how much', async (_name, bytes, rest) => {
    const member = await openGzipMember(storedBuffer(bytes));
    await expect(textOf(inflateMember(member))).rejects.toMatchObject({
      code: 'gzip-trailing-bytes',
      message: `${rest} bytes follow the gzip member`,
    });
  });

  test('a wrong CRC and a wrong length are errors', async () => {
    for (const at of [whole.length - 8, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 4;
      const member = await openGzipMember(storedBuffer(damaged));
      await expect(textOf(inflateMember(member))).rejects.toMatchObject({ code: 'gzip-crc-mismatch' });
    }
  });

  test('a damaged deflate stream is an error', async () => {
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 1000, 1100);
    const member = await openGzipMember(storedBuffer(damaged));
    await expect(textOf(inflateMember(member))).rejects.toMatchObject({ code: /gzip-/ });
  });

  test('a failure of the source is that failure', async () => {
    const member = await openGzipMember(storedBuffer(whole));
    const broken = {
      ...member,
      bytes: {
        ...member.bytes,
        read: () => {
          throw new Error('gone');
        },
      },
    };
    await expect(textOf(inflateMember(broken))).rejects.toThrow('gone');
  });
});

describe('a member with an index', () => {
  let record: Buffer;
  let text: Buffer;
  beforeAll(async () => {
    record = await recordOf(Buffer.concat([...generateJournal(24e6)]), 1);
    text = gunzipSync(record);
  });

  test('gaps and segments together are the text', async () => {
    const member = await openGzipMember(storedBuffer(record));
    const { texts, length } = await inflateGaps(member);
    const parts: Buffer[] = [texts[0] as Buffer];
    for (let number = 0; number < 5; number += 1) {
      parts.push(await textOf(inflateSegment(member, number)), texts[number + 1] as Buffer);
    }
    expect(Buffer.concat(parts).equals(text)).toBe(true);
    expect(length).toBe(text.length);
    await expect(checkDeflated(member)).resolves.toBeUndefined();
  });

  test('every stretch is inflated alone, and together they are the segment', async () => {
    const member = await openGzipMember(storedBuffer(record));
    for (let number = 0; number < 5; number += 1) {
      const stretches = stretchesOf(member, number);
      const parts = await Promise.all(stretches.map((stretch) => textOf(stretch.inflate())));
      expect(Buffer.concat(parts).equals(await textOf(inflateSegment(member, number)))).toBe(true);
    }
    expect(stretchesOf(member, 0).length).toBeGreaterThan(1);
  });

  test('a byte changed in a stretch is noticed in that stretch and in no other', async () => {
    const { index, headerLength } = await openGzipMember(storedBuffer(record));
    const messages = index?.segments[0];
    if (messages === undefined) throw new Error('no segment');
    const damaged = Buffer.from(record);
    const at = headerLength + messages.compressedOffset + messages.compressedLength - 1000;
    damaged[at] = (damaged[at] as number) ^ 0x10;
    const member = await openGzipMember(storedBuffer(damaged));
    const stretches = stretchesOf(member, 0);
    await expect(textOf((stretches.at(-1) as (typeof stretches)[0]).inflate())).rejects.toMatchObject({
      code: expect.stringMatching(/^gzip-/),
    });
    await expect(textOf((stretches[0] as (typeof stretches)[0]).inflate())).resolves.toBeDefined();
    await expect(textOf(inflateSegment(member, 0))).rejects.toMatchObject({
      code: expect.stringMatching(/^gzip-/),
    });
    await expect(checkDeflated(member)).rejects.toMatchObject({ code: 'gzip-crc-mismatch' });
  });

  test('a file shorter or longer than its index says is refused at once', async () => {
    await expect(openGzipMember(storedBuffer(record.subarray(0, -1)))).rejects.toMatchObject({
      code: 'gzip-truncated',
    });
    await expect(
      openGzipMember(storedBuffer(Buffer.concat([record, Buffer.alloc(1)]))),
    ).rejects.toMatchObject({ code: 'gzip-trailing-bytes' });
  });

  test('no segment, no stretch', async () => {
    const member = await openGzipMember(storedBuffer(record));
    expect(() => inflateSegment(member, 5)).toThrow(expect.objectContaining({ code: 'no-such-segment' }));
  });
});

describe('an index that does not fit', () => {
  const part = deflateRawSync('element', { finishFlush: constants.Z_SYNC_FLUSH });
  const end = deflateRawSync('');
  const deflated = Buffer.concat([part, end]);
  const segment = {
    compressedOffset: 0,
    compressedLength: part.length,
    length: 7,
    crc32: 0,
    elements: 1,
    restarts: [],
  };

  function member(segments: readonly object[]): Buffer {
    const extra = encodeGzipIndex({
      deflatedLength: deflated.length,
      deflatedCrc32: 0,
      segments: segments.map((more) => ({ ...segment, ...more })),
    });
    const header = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 0, 0]);
    header.writeUInt16LE(extra.length, 10);
    return Buffer.concat([header, extra, deflated, Buffer.alloc(8)]);
  }

  test.each([
    ['segments overlap', [{}, {}]],
    ['a segment ends behind the stream', [{ compressedLength: deflated.length + 1 }]],
    ['restart points fall', [{ restarts: [{ compressedOffset: 0, offset: 9, element: 0, crc32: 0 }] }]],
    ['restart elements fall', [{ restarts: [{ compressedOffset: 0, offset: 0, element: 2, crc32: 0 }] }]],
  ])('%s', async (_name, segments) => {
    await expect(openGzipMember(storedBuffer(member(segments)))).rejects.toMatchObject({
      code: 'index-damaged',
    });
  });

  test('of an unknown version it is passed over', async () => {
    const bytes = member([{}]);
    // The version stands behind the header, XLEN and the subfield's own header.
    bytes[16] = 9;
    await expect(openGzipMember(storedBuffer(bytes))).rejects.toMatchObject({ code: 'index-damaged' });
    const { crc32 } = await import('../../../lib/stream/crc32.js');
    const length = bytes.readUInt16LE(14);
    bytes.writeUInt32LE(crc32(bytes.subarray(16, 16 + length - 4)), 16 + length - 4);
    expect((await openGzipMember(storedBuffer(bytes))).index).toBeUndefined();
  });

  test('that inflates to something else of that length is an error', async () => {
    const { crc32 } = await import('../../../lib/stream/crc32.js');
    const right = await openGzipMember(storedBuffer(member([{ crc32: crc32(Buffer.from('element')) }])));
    expect((await textOf(inflateSegment(right, 0))).toString()).toBe('element');
    const wrong = await openGzipMember(storedBuffer(member([{ crc32: crc32(Buffer.from('elemenT')) }])));
    await expect(textOf(inflateSegment(wrong, 0))).rejects.toMatchObject({ code: 'gzip-crc-mismatch' });
  });

  test('that inflates to more or to less than it says is an error', async () => {
    for (const length of [6, 8]) {
      const opened = await openGzipMember(storedBuffer(member([{ length }])));
      await expect(collect(inflateSegment(opened, 0))).rejects.toMatchObject({ code: 'gzip-crc-mismatch' });
      await expect(inflateGaps(opened)).rejects.toMatchObject({ code: 'gzip-crc-mismatch' });
    }
  });
});
