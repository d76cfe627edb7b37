import { crc32, createInflateRaw, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BufferPool } from '../../../lib/stream/buffer-pool.js';
import { openGzipMember } from '../../../lib/stream/gzip-open.js';
import { inflatedPages } from '../../../lib/stream/gzip-pages.js';
import { PageInflater } from '../../../lib/stream/page-inflater.js';
import { storedBuffer } from '../../../lib/stream/stored-bytes.js';
import { readable, readPages } from '../../support/pages.js';

const buffers = (page: number, compressed: number) => ({
  pages: new BufferPool(page),
  compressed: new BufferPool(compressed),
});

describe('pages of a gzip member', () => {
  const text = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.nat(3000).map((size) => Buffer.alloc(size, 'ab')),
  );

  test('are its text, however small the buffers are and wherever the file is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 40 }),
        async (whole, page, compressed) => {
          const member = await openGzipMember(readable(gzipSync(whole)));
          const read = await readPages(inflatedPages(member, buffers(page, compressed)));
          expect(read.text.equals(whole)).toBe(true);
          expect(read.memories).toBeLessThanOrEqual(1);
          expect(member.inflated).toBe(whole.length);
        },
      ),
    );
  });

  const sound = gzipSync(Buffer.from('a text that is a little longer than nothing '.repeat(20)));
  const damaged = Buffer.from(sound);
  damaged.fill(0xff, 12, 30);
  const wrongCrc = Buffer.from(sound);
  wrongCrc.writeUInt32LE(crc32('another text'), sound.length - 8);
  const wrongLength = Buffer.from(sound);
  wrongLength.writeUInt32LE(7, sound.length - 4);

  test.each([
    ['cut', Buffer.concat([sound.subarray(0, -20), sound.subarray(-8)]), 'gzip-truncated'],
    ['damaged', damaged, 'gzip-damaged'],
    ['followed by bytes', Buffer.concat([sound, Buffer.from('more')]), 'gzip-trailing-bytes'],
    ['followed by many bytes', Buffer.concat([sound, Buffer.alloc(500)]), 'gzip-trailing-bytes'],
    ['of another CRC', wrongCrc, 'gzip-crc-mismatch'],
    ['of another length', wrongLength, 'gzip-crc-mismatch'],
  ])('a member that is %s is an error, with the inflater and without it', async (_name, bytes, code) => {
    for (const size of [1, 16, 4096]) {
      const member = await openGzipMember(readable(bytes));
      await expect(readPages(inflatedPages(member, buffers(size, size)))).rejects.toMatchObject({ code });
    }
    const member = await openGzipMember(storedBuffer(bytes));
    await expect(readPages(inflatedPages(member, buffers(9, 9), null))).rejects.toMatchObject({ code });
  });

  test('where Node has no engine of the known shape, its stream inflates', async () => {
    const stream = createInflateRaw();
    Object.assign(stream, { _writeState: undefined });
    expect(PageInflater.create(stream)).toBeNull();
    const member = await openGzipMember(storedBuffer(sound));
    const { text: read } = await readPages(inflatedPages(member, buffers(9, 9), PageInflater.create(stream)));
    expect(read.toString()).toContain('a text that is');
  });

  test('here it has one', () => {
    const inflater = PageInflater.create();
    expect(inflater).not.toBeNull();
    inflater?.close();
  });

  test('left in the middle they give their buffers back', async () => {
    const both = buffers(10, 10);
    const pages = inflatedPages(await openGzipMember(readable(sound)), both);
    expect(await pages.more()).toBe(true);
    while (pages.next() === undefined) await pages.more();
    await pages.close();
    const again = inflatedPages(await openGzipMember(readable(sound)), both);
    expect((await readPages(again)).text.length).toBe(880);
  });
});
