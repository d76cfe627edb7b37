// Bytes in pages: buffers that are used again.
//
// A page holds its bytes until the next one is asked for, and no longer: whoever
// reads pages has passed the bytes on, or copied them, by then. In return nothing
// is allocated for a page, and a reader who waits holds one.

import { BufferPool } from './buffer-pool.js';
import type { StoredBytes } from './stored-bytes.js';

/** Where pages are taken from: what is read of a member is smaller than what it inflates to. */
export interface PageBuffers {
  readonly pages: BufferPool;
  readonly compressed: BufferPool;
}

/** Chosen by measuring 200 clients at once: smaller ones cost more time, larger ones more memory. */
export function pageBuffers(): PageBuffers {
  return { pages: new BufferPool(32 * 1024), compressed: new BufferPool(8 * 1024) };
}

/** Asked in turns: `more`, then `next` until it has nothing. */
export interface Pages {
  /** `more` waits for bytes that come in buffers of their own, from a network perhaps: as long as they take. */
  readonly isDistant: boolean;
  /** The next page at hand; undefined when `more` has to be asked. What it held before is gone. */
  next(): Buffer | undefined;
  /** Gets something for `next`. @returns false at the end; it has failed when the bytes are not sound */
  more(): Promise<boolean>;
  /** Gives everything back, also in the middle. */
  close(): Promise<void>;
}

/** The bytes `[start, end)`. */
export function storedPages(bytes: StoredBytes, buffers: BufferPool, start = 0, end = bytes.size): Pages {
  const { readInto } = bytes;
  if (readInto === undefined) {
    const stream = bytes.read(start, end);
    // Destroyed and not ended by its iterator, which would wait for what is on its way.
    return { ...pagesOf(stream as AsyncIterable<Buffer>), close: async () => void stream.destroy() };
  }
  const page = buffers.take();
  let at = start;
  let filled: Buffer | undefined;
  return {
    isDistant: false,
    next: () => {
      const taken = filled;
      filled = undefined;
      return taken;
    },
    more: async () => {
      if (at === end) return false;
      const length = await readInto(page.subarray(0, Math.min(page.length, end - at)), at);
      at += length;
      filled = page.subarray(0, length);
      return true;
    },
    close: async () => buffers.give(page),
  };
}

/** Buffers of somebody else's as pages. */
export function pagesOf(chunks: AsyncIterable<Buffer>): Pages {
  const iterator = chunks[Symbol.asyncIterator]();
  let page: Buffer | undefined;
  return {
    isDistant: true,
    next: () => {
      const taken = page;
      page = undefined;
      return taken;
    },
    more: async () => {
      const step = await iterator.next();
      if (step.done === true) return false;
      page = step.value;
      return true;
    },
    close: async () => {
      await iterator.return?.();
    },
  };
}
