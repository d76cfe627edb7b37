import { createHash } from 'node:crypto';
import type { Transducer } from '../../stream/transducer.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** What a session's file is recognized by. */
export interface Head {
  /** SHA-256, hex, of the first complete line without its trailing CR bytes; of nothing until there is one. */
  sha256: string;
}

/** The hash of no bytes: the head of a log without a complete line. */
export const EMPTY_HEAD = createHash('sha256').digest('hex');

/**
 * Transducer: bytes in, the same bytes out; `head` is told the hash of the first line
 * when that line is complete. Holds a hash state, however long the line is. Never fails.
 */
export function firstLineHash(head: Head): Transducer<Buffer, Buffer> {
  const hash = createHash('sha256');
  const returns = Buffer.alloc(1, CARRIAGE_RETURN);
  /** Carriage returns that may turn out to end the line. */
  let pending = 0;
  let isDone = false;
  const update = (chunk: Buffer): void => {
    const feed = chunk.indexOf(LINE_FEED);
    const stop = feed === -1 ? chunk.length : feed;
    let end = stop;
    while (end > 0 && chunk[end - 1] === CARRIAGE_RETURN) end -= 1;
    if (end > 0) {
      for (; pending > 0; pending -= 1) hash.update(returns);
      hash.update(chunk.subarray(0, end));
    }
    pending += stop - end;
    if (feed === -1) return;
    head.sha256 = hash.digest('hex');
    isDone = true;
  };
  return {
    take(chunk, push) {
      if (!isDone) update(chunk);
      push(chunk);
    },
  };
}
