// The bytes of one session's file, as far as it went when it was opened.

import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SessionUnreadable } from './reader.js';
import { openRegularFile } from './regular-file.js';
import { systemReason } from './system-reason.js';

const CHUNK = 256 * 1024;

/**
 * Looks at the start of the file before the rest is read.
 *
 * @returns the bytes it took from the start of the file
 * @throws SessionUnreadable when the rest is not to be read
 */
export type TakeStart = (descriptor: number) => Buffer;

/** A session's file, opened once, when its bytes are first asked for. */
export class SessionFile {
  /** Modification time in nanoseconds; that of the listing until the file is open. */
  mtime: bigint;
  #handle: FileHandle | undefined;

  constructor(
    readonly path: string,
    listedMtime: bigint,
    readonly takeStart?: TakeStart,
  ) {
    this.mtime = listedMtime;
  }

  /**
   * The file in chunks of 256 KiB, each good until the next one is asked for. A file that grows meanwhile
   * is read up to the size that it had when it was opened.
   *
   * @throws SessionUnreadable when the file cannot be opened (a link and anything else but a regular file is not) or read
   */
  async *chunks(): AsyncGenerator<Buffer, void> {
    try {
      this.#handle = await openRegularFile(this.path, 'refuse');
      const facts = await this.#handle.stat({ bigint: true });
      this.mtime = facts.mtimeNs;
      const start = this.takeStart?.(this.#handle.fd) ?? Buffer.alloc(0);
      if (start.length > 0) yield start;
      yield* rest(this.#handle, start.length, Number(facts.size));
    } catch (error) {
      throw error instanceof SessionUnreadable ? error : new SessionUnreadable(systemReason(error), error);
    }
  }

  /** Reads bytes that were read before. @throws the system's error */
  readAgain(offset: number, size: number): Buffer {
    const bytes = Buffer.alloc(size);
    const read = this.#handle === undefined ? 0 : readSync(this.#handle.fd, bytes, 0, size, offset);
    return bytes.subarray(0, read);
  }

  /** To be called when nobody reads any more. */
  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
  }
}

/**
 * Reads in this thread: what is made of a chunk takes much longer than to read it, and a read in
 * another thread costs as much as two. Between two chunks others get their turn.
 */
async function* rest(handle: FileHandle, from: number, size: number): AsyncGenerator<Buffer, void> {
  const chunk = Buffer.allocUnsafeSlow(Math.max(0, Math.min(CHUNK, size - from)));
  let offset = from;
  while (offset < size) {
    const read = readSync(handle.fd, chunk, 0, Math.min(chunk.length, size - offset), offset);
    if (read === 0) return;
    offset += read;
    yield chunk.subarray(0, read);
    await nextTurn();
  }
}
