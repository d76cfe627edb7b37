import { expect } from 'vitest';
import type { Pages } from '../../lib/stream/pages.js';
import { type StoredBytes, storedBuffer } from '../../lib/stream/stored-bytes.js';

/** What pages hold, copied in time; and on how many buffers they stood. */
export async function readPages(pages: Pages): Promise<{ text: Buffer; memories: number }> {
  const chunks: Buffer[] = [];
  const memories = new Set<unknown>();
  try {
    do {
      for (let page = pages.next(); page !== undefined; page = pages.next()) {
        expect(page.length).toBeGreaterThan(0);
        memories.add(page.buffer);
        chunks.push(Buffer.from(page));
      }
    } while (await pages.more());
    expect(await pages.more()).toBe(false);
    return { text: Buffer.concat(chunks), memories: memories.size };
  } finally {
    await pages.close();
  }
}

/** A buffer that can be read into a buffer of the reader's, at most `most` bytes at a time. */
export function readable(bytes: Buffer, most = 5): StoredBytes {
  const readInto = async (into: Buffer, at: number): Promise<number> =>
    bytes.copy(into, 0, at, Math.min(bytes.length, at + most));
  return { ...storedBuffer(bytes), readInto };
}
