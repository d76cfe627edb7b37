// Opens a journal for assembly: a file, a named pipe, or standard input.

import { close, constants, createReadStream, fstat, open, read, readSync, type Stats } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { MachineryError } from '../../stream/errors.js';

/** A journal that is open for reading. Whoever opened it closes it. */
export interface JournalSource {
  readonly stream: Readable;
  /** How messages name it. */
  readonly name: string;
  /** Its size in bytes by now; undefined for a pipe. */
  readonly size: (() => Promise<number>) | undefined;
  close(): Promise<void>;
}

/** Measured: larger chunks cost memory and no longer save time. */
const CHUNK_SIZE = 64 * 1024;

const openFd = promisify(open);
const statFd = promisify(fstat) as (fd: number) => Promise<Stats>;
const closeFd = promisify(close);

/** Opens the journal at `path`. @throws MachineryError `cannot-open`, `cannot-read` */
export async function openJournal(path: string): Promise<JournalSource> {
  try {
    return await sourceOf(await openFd(path, constants.O_RDONLY), path);
  } catch (error) {
    throw error instanceof MachineryError ? error : MachineryError.from('open', path, error);
  }
}

/** Standard input as a journal: a file that was redirected, or a pipe. */
export async function openStandardInput(): Promise<JournalSource> {
  const isFile = (await statFd(0)).isFile();
  const stream = isFile ? readFd(0, true) : process.stdin;
  return {
    stream,
    name: 'on standard input',
    size: isFile ? async () => (await statFd(0)).size : undefined,
    close: async () => {
      stream.destroy();
    },
  };
}

/** A journal in an open file descriptor, which it closes. @throws MachineryError `cannot-read` for a directory */
export async function sourceOf(fd: number, path: string): Promise<JournalSource> {
  const facts = await statFd(fd);
  if (facts.isDirectory()) {
    await closeFd(fd);
    throw MachineryError.from('read', path, Object.assign(new Error('is a directory'), { code: 'EISDIR' }));
  }
  const name = `\`${path}\``;
  if (facts.isFIFO()) {
    // A socket can be destroyed while it waits; a read of a file descriptor could not be called back.
    const stream = new Socket({ fd, readable: true, writable: false });
    return { stream, name, size: undefined, close: async () => void stream.destroy() };
  }
  const stream = readFd(fd, facts.isFile());
  const size = facts.isFile() ? async () => (await statFd(fd)).size : undefined;
  return { stream, name, size, close: () => closeAfterReads(stream, fd) };
}

/**
 * Reads a descriptor and leaves it open, so that its size can be asked for after the stream was destroyed.
 * A regular file is read in this thread: it has its bytes sooner than another one answers that is busy deflating.
 */
function readFd(fd: number, isFile: boolean): Readable {
  const leaveOpen = (_fd: number, done: (error: null) => void): void => done(null);
  return createReadStream('', {
    fd,
    highWaterMark: CHUNK_SIZE,
    fs: { read: isFile ? readHere : read, close: leaveOpen } as never,
  });
}

/** As `fs.read`, and done when it returns. */
function readHere(
  fd: number,
  bytes: Buffer,
  offset: number,
  length: number,
  position: number | null,
  done: (error: unknown, size: number, bytes: Buffer) => void,
): void {
  try {
    process.nextTick(done, null, readSync(fd, bytes, offset, length, position), bytes);
  } catch (error) {
    process.nextTick(done, error, 0, bytes);
  }
}

/** Closes the descriptor once no read of it is under way: its number may be given to another file at once. */
async function closeAfterReads(stream: Readable, fd: number): Promise<void> {
  if (!stream.closed) {
    await new Promise<void>((resolve) => {
      stream.once('close', resolve);
      stream.on('error', () => {});
      stream.destroy();
    });
  }
  await closeFd(fd);
}
