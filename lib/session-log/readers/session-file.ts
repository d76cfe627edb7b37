// The bytes of one session's file, as far as it went when it was opened.
//
// The file is read in this thread: what is made of a chunk takes much longer than
// to read it, and handing a read to another thread costs as much as the read.

import { closeSync, readSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { giveRoom, ROOM_BYTES, takeRoom } from '../../stream/string-ends.js';
import { SessionUnreadable } from './reader.js';
import { openRegularFile } from './regular-file.js';
import { systemReason } from './system-reason.js';

/** After so many chunks others get their turn: some milliseconds of work. */
const CHUNKS_A_TURN = 4;

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
  #descriptor: number | undefined;

  constructor(
    readonly path: string,
    listedMtime: bigint,
    readonly takeStart?: TakeStart,
  ) {
    this.mtime = listedMtime;
  }

  /**
   * The file in chunks of 256 KiB at most, each good until the next one is asked for or none is any more.
   * A file that grows meanwhile is read up to the size that it had when it was opened.
   *
   * @throws SessionUnreadable when the file cannot be opened (a link and anything else but a regular file is not) or read
   */
  async *chunks(): AsyncGenerator<Buffer, void> {
    try {
      const { descriptor, size, mtime } = openRegularFile(this.path, 'refuse');
      this.#descriptor = descriptor;
      this.mtime = mtime;
      const start = this.takeStart?.(descriptor) ?? Buffer.alloc(0);
      if (start.length > 0) yield start;
      yield* rest(descriptor, start.length, size);
    } catch (error) {
      throw error instanceof SessionUnreadable ? error : new SessionUnreadable(systemReason(error), error);
    }
  }

  /** Reads bytes that were read before. @throws the system's error */
  readAgain(offset: number, size: number): Buffer {
    const bytes = Buffer.alloc(size);
    const read = this.#descriptor === undefined ? 0 : readSync(this.#descriptor, bytes, 0, size, offset);
    return bytes.subarray(0, read);
  }

  /** To be called when nobody reads any more. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

async function* rest(descriptor: number, from: number, size: number): AsyncGenerator<Buffer, void> {
  const room = takeRoom();
  try {
    let offset = from;
    for (let chunks = 1; offset < size; chunks += 1) {
      const read = readSync(descriptor, room, 0, Math.min(ROOM_BYTES, size - offset), offset);
      if (read === 0) return;
      offset += read;
      yield room.subarray(0, read);
      if (chunks % CHUNKS_A_TURN === 0) await nextTurn();
    }
  } finally {
    giveRoom(room);
  }
}
