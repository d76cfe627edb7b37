// The bytes of one session's file, as far as it went when it was opened.

import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
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
   * Source: the file in chunks of 256 KiB. A file that grows meanwhile is read up to the
   * size that it had when it was opened. Holds one chunk. Fails with `SessionUnreadable` when
   * the file cannot be opened (a link and anything else but a regular file is not) or read.
   */
  bytes(): Readable {
    return Readable.from(this.#chunks(), { objectMode: false });
  }

  /** Reads bytes that were read before. @throws the system's error */
  async readAgain(offset: number, size: number): Promise<Buffer> {
    const bytes = Buffer.alloc(size);
    const read = await this.#handle?.read(bytes, 0, size, offset);
    return bytes.subarray(0, read?.bytesRead ?? 0);
  }

  /** To be called when nobody reads any more. */
  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
  }

  async *#chunks(): AsyncGenerator<Buffer> {
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
