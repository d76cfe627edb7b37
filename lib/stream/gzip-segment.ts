// One part of a gzip member, deflated while it is written.
//
// A segment is elements joined by ",\n". They are gathered in blocks, the first of
// 128 KiB, each next one twice as large up to 1 MiB: so deflating begins early, and
// large blocks cost less afterwards. Each full block is deflated on the thread pool, with the 32 KiB before it as
// dictionary and a sync flush behind it, so that blocks are deflated side by
// side and still join into one deflate stream. Where the blocks end depends on
// the elements alone, never on how they arrived: equal input gives equal bytes.
//
// It holds: the block being gathered, and the blocks in flight, which all
// segments of one member share (`DeflateQueue`). Every 8 MiB the dictionary is
// dropped at an element's end, and that place is noted as a restart point.

import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import { crc32 } from './crc32.js';
import type { RestartPoint } from './gzip-index.js';

const FIRST_BLOCK_SIZE = 128 * 1024;
const BLOCK_SIZE = 1024 * 1024;
const WINDOW_SIZE = 32 * 1024;
const RESTART_SPACING = 8 * 1024 * 1024;
const MAX_IN_FLIGHT = 4;
const SEPARATOR = Buffer.from(',\n');

const deflateRawAsync = promisify<Buffer, object, Buffer>(deflateRaw);

/** Deflates `bytes` so that more may follow: raw, ended at a byte boundary by a sync flush. */
export function deflatePart(bytes: Buffer, level: number, dictionary?: Buffer): Promise<Buffer> {
  return deflateRawAsync(bytes, {
    level,
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: Math.min(256 * 1024, Math.max(1024, bytes.length)),
    ...(dictionary === undefined ? {} : { dictionary }),
  });
}

/** Ends a deflate stream: an empty last block. */
export function deflateEnd(): Promise<Buffer> {
  return deflateRawAsync(Buffer.alloc(0), {});
}

/** Bounds how many blocks are deflated at once, over all segments of one member, and uses their memory again. */
export class DeflateQueue {
  #free = MAX_IN_FLIGHT;
  readonly #waiting: (() => void)[] = [];
  readonly #spareBlocks: Buffer[] = [];

  constructor(readonly level: number) {}

  /** Resolves when a block may be deflated; `release` gives its place back. */
  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** A block of {@link BLOCK_SIZE} bytes; its memory is touched only as it is filled. */
  takeBlock(): Buffer {
    return this.#spareBlocks.pop() ?? Buffer.allocUnsafeSlow(BLOCK_SIZE);
  }

  giveBlock(block: Buffer): void {
    this.#spareBlocks.push(block);
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

/** What a finished segment is, lengths in bytes. */
export interface SegmentSummary {
  readonly compressedLength: number;
  readonly compressedCrc32: number;
  readonly length: number;
  readonly crc32: number;
  readonly elements: number;
  readonly restarts: readonly RestartPoint[];
}

/** Writes one segment into a scratch file. */
export class SegmentWriter {
  readonly #file: FileHandle;
  readonly #queue: DeflateQueue;
  #block: Buffer | undefined;
  /** Bytes at which the block is full. */
  #blockSize = FIRST_BLOCK_SIZE;
  #filled = 0;
  #dictionary: Buffer | undefined;
  /** Resolves when every block so far is in the file; a failure stays in it. */
  #written: Promise<void> = Promise.resolve();
  #failure: unknown;
  #length = 0;
  #elements = 0;
  #crc = 0;
  #compressedLength = 0;
  #compressedCrc = 0;
  #restartedAt = 0;
  /** Compressed offsets are known only when the blocks before them are written. */
  readonly #restarts: (RestartPoint & { compressedOffset: number })[] = [];

  constructor(file: FileHandle, queue: DeflateQueue) {
    this.#file = file;
    this.#queue = queue;
  }

  get elements(): number {
    return this.#elements;
  }

  /**
   * Adds one element, its bytes as they are.
   *
   * @returns a promise when the caller has to wait for room, undefined when it need not
   */
  append(element: Buffer): Promise<void> | undefined {
    if (this.#failure !== undefined) throw this.#failure;
    const mustWait =
      this.#filled + element.length + SEPARATOR.length >= this.#blockSize || this.#restartIsDue();
    if (mustWait) return this.#appendSlowly(element);
    this.#copy(element);
    return undefined;
  }

  /** Writes what is left. */
  async finish(): Promise<SegmentSummary> {
    if (this.#filled > 0) await this.#flushBlock();
    await this.#written;
    if (this.#failure !== undefined) throw this.#failure;
    return {
      compressedLength: this.#compressedLength,
      compressedCrc32: this.#compressedCrc,
      length: this.#length,
      crc32: this.#crc,
      elements: this.#elements,
      restarts: this.#restarts,
    };
  }

  #restartIsDue(): boolean {
    return this.#length + this.#filled - this.#restartedAt >= RESTART_SPACING;
  }

  #copy(element: Buffer): void {
    const block = this.#currentBlock();
    if (this.#elements > 0) this.#filled += SEPARATOR.copy(block, this.#filled);
    this.#filled += element.copy(block, this.#filled);
    this.#elements += 1;
  }

  async #appendSlowly(element: Buffer): Promise<void> {
    if (this.#elements > 0) await this.#fill(SEPARATOR);
    if (this.#restartIsDue()) await this.#restart();
    await this.#fill(element);
    this.#elements += 1;
  }

  async #fill(bytes: Buffer): Promise<void> {
    let from = 0;
    while (from < bytes.length) {
      const to = Math.min(bytes.length, from + this.#blockSize - this.#filled);
      this.#filled += bytes.copy(this.#currentBlock(), this.#filled, from, to);
      from = to;
      if (this.#filled === this.#blockSize) await this.#flushBlock();
    }
  }

  #currentBlock(): Buffer {
    this.#block ??= this.#queue.takeBlock();
    return this.#block;
  }

  async #restart(): Promise<void> {
    if (this.#filled > 0) await this.#flushBlock();
    this.#dictionary = undefined;
    this.#restartedAt = this.#length;
    const point = { compressedOffset: 0, offset: this.#length, element: this.#elements, crc32: this.#crc };
    this.#restarts.push(point);
    this.#written = this.#written.then(() => {
      point.compressedOffset = this.#compressedLength;
    });
  }

  async #flushBlock(): Promise<void> {
    await this.#queue.acquire();
    const whole = this.#currentBlock();
    const block = whole.subarray(0, this.#filled);
    const dictionary = this.#dictionary;
    this.#crc = crc32(block, this.#crc);
    this.#length += block.length;
    // A copy: the block's memory is used again once it is deflated.
    this.#dictionary = Buffer.from(block.subarray(Math.max(0, block.length - WINDOW_SIZE)));
    this.#block = undefined;
    this.#blockSize = Math.min(BLOCK_SIZE, 2 * this.#blockSize);
    this.#filled = 0;
    const deflated = deflatePart(block, this.#queue.level, dictionary);
    deflated.then(
      () => this.#queue.giveBlock(whole),
      // Met again when its turn to be written comes.
      () => {},
    );
    this.#written = this.#written
      .then(async () => this.#write(await deflated))
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => this.#queue.release());
  }

  async #write(bytes: Buffer): Promise<void> {
    if (this.#failure !== undefined) return;
    await writeWhole(this.#file, bytes);
    this.#compressedLength += bytes.length;
    this.#compressedCrc = crc32(bytes, this.#compressedCrc);
  }
}

/** Writes all of `bytes` at the file's position; a short write goes on where it stopped. */
export async function writeWhole(file: FileHandle, bytes: Buffer): Promise<void> {
  let from = 0;
  while (from < bytes.length) {
    const { bytesWritten } = await file.write(bytes, from, bytes.length - from);
    from += bytesWritten;
  }
}
