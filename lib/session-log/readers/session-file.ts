// The bytes of one session's file, as far as it went when it was opened.

import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { SessionUnreadable } from './reader.js';
import { openRegularFile } from './regular-file.js';
import { systemReason } from './system-reason.js';

const CHUNK = 256 * 1024;

/** What a reader knows of the file once it is open. */
export interface OpenedFile {
  /** Nanoseconds. */
  mtime: bigint;
}

/**
 * Looks at the start of the file before the rest is read.
 *
 * @returns the bytes it took from the start of the file
 */
export type TakeStart = (handle: FileHandle) => Promise<Buffer>;

/**
 * Source: the file in chunks of 256 KiB. A file that grows meanwhile is read up to the size that it had when
 * it was opened. Holds one chunk. Fails with `SessionUnreadable` when the file cannot
 * be opened (a link and anything else but a regular file is not) or read.
 *
 * @param opened told the file's time once it is open
 */
export function sessionFile(path: string, opened: OpenedFile, takeStart?: TakeStart): Readable {
  return Readable.from(chunks(path, opened, takeStart), { objectMode: false });
}

async function* chunks(path: string, opened: OpenedFile, takeStart?: TakeStart): AsyncGenerator<Buffer> {
  try {
    const handle = await openRegularFile(path, 'refuse');
    try {
      const facts = await handle.stat({ bigint: true });
      opened.mtime = facts.mtimeNs;
      const start = await takeStart?.(handle);
      if (start !== undefined && start.length > 0) yield start;
      yield* rest(handle, start?.length ?? 0, Number(facts.size));
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw error instanceof SessionUnreadable ? error : new SessionUnreadable(systemReason(error), error);
  }
}

async function* rest(handle: FileHandle, from: number, size: number): AsyncGenerator<Buffer> {
  let offset = from;
  while (offset < size) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size - offset));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, offset);
    if (bytesRead === 0) return;
    offset += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}
