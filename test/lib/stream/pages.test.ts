import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BufferPool } from '../../../lib/stream/buffer-pool.js';
import { pagesOf, storedPages } from '../../../lib/stream/pages.js';
import { openStoredFile, storedBuffer } from '../../../lib/stream/stored-bytes.js';
import { readPages } from '../../support/pages.js';
import { temporaryFolder } from '../../support/temporary.js';

describe('pages of stored bytes', () => {
  test('are the bytes asked for, on one buffer, which is given back', async () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, 'abcdefghijklmnopqrstuvwxyz');
    const file = await openStoredFile(path);
    const pool = new BufferPool(4);
    const buffer = pool.take();
    pool.give(buffer);
    expect(await readPages(storedPages(file, pool, 1, 24))).toEqual({
      text: Buffer.from('bcdefghijklmnopqrstuvwx'),
      memories: 1,
    });
    expect(pool.take()).toBe(buffer);
    // One byte is left for the last page.
    expect((await readPages(storedPages(file, pool, 0, 25))).text).toHaveLength(25);
    expect((await readPages(storedPages(file, pool))).text.toString()).toBe('abcdefghijklmnopqrstuvwxyz');
    await file.close();
  });

  test('a file that shrinks is an error', async () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, 'x'.repeat(10));
    const file = await openStoredFile(path);
    writeFileSync(path, 'x'.repeat(6));
    await expect(readPages(storedPages(file, new BufferPool(4)))).rejects.toMatchObject({
      code: 'input-shrank',
      offset: 6,
    });
    await file.close();
  });

  test('bytes that come in buffers of their own are passed on, and let go in the middle', async () => {
    expect(
      (await readPages(storedPages(storedBuffer(Buffer.from('abc')), new BufferPool(1), 1))).text,
    ).toEqual(Buffer.from('bc'));
    let isOpen = true;
    const chunks = async function* (): AsyncGenerator<Buffer> {
      try {
        yield Buffer.from('a');
        yield Buffer.from('b');
      } finally {
        isOpen = false;
      }
    };
    const pages = pagesOf(chunks());
    expect(pages.next()).toBeUndefined();
    expect(await pages.more()).toBe(true);
    expect(pages.next()?.toString()).toBe('a');
    expect(pages.next()).toBeUndefined();
    await pages.close();
    expect(isOpen).toBe(false);
  });
});
