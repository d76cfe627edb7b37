// Opening files that somebody else may replace at any time by a link, a pipe or a device.
//
// It is done in this thread. The files are small or looked at for their start, and a
// store has thousands: to ask another thread takes several times as long as the answer.

import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { CodedError } from '../../stream/errors.js';

/** A path that is not, or no longer, a regular file. */
export class NotARegularFile extends CodedError {
  constructor() {
    super('not-a-regular-file', 'not a regular file');
  }
}

/** Read only; a pipe does not make the open wait. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const NO_LINKS = constants.O_NOFOLLOW ?? 0;

export interface OpenFile {
  /** To be closed by the caller. */
  readonly descriptor: number;
  /** Bytes. */
  readonly size: number;
  /** Nanoseconds. */
  readonly mtime: bigint;
}

/**
 * Opens a regular file for reading.
 *
 * @param links whether a symbolic link is followed
 * @throws NotARegularFile; the system's error when the open fails (`ELOOP` for a link that is not followed)
 */
export function openRegularFile(path: string, links: 'follow' | 'refuse'): OpenFile {
  const descriptor = openSync(path, links === 'follow' ? READ_ONLY : READ_ONLY | NO_LINKS);
  try {
    const facts = fstatSync(descriptor, { bigint: true });
    if (!facts.isFile()) throw new NotARegularFile();
    return { descriptor, size: Number(facts.size), mtime: facts.mtimeNs };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/**
 * The bytes of a small regular file; undefined when it is not a regular file or
 * holds more than `maxBytes`. Anything else than a regular file is never opened.
 *
 * @throws the system's error when the file cannot be looked at, opened or read
 */
export function readSmallFile(
  path: string,
  maxBytes: number,
  links: 'follow' | 'refuse' = 'follow',
): Buffer | undefined {
  const before = statSync(path);
  if (!before.isFile() || before.size > maxBytes) return undefined;
  const file = openUnlessReplaced(path, links);
  if (file === undefined) return undefined;
  try {
    return readUpTo(file.descriptor, maxBytes);
  } finally {
    closeSync(file.descriptor);
  }
}

/** As {@link readSmallFile}; undefined also when it cannot be read. */
export function readSmallFileIfAny(path: string, maxBytes: number): Buffer | undefined {
  try {
    return readSmallFile(path, maxBytes);
  } catch {
    return undefined;
  }
}

function readUpTo(descriptor: number, maxBytes: number): Buffer | undefined {
  const bytes = Buffer.alloc(maxBytes + 1);
  let size = 0;
  for (;;) {
    const read = readSync(descriptor, bytes, size, bytes.length - size, null);
    size += read;
    if (size > maxBytes) return undefined;
    if (read === 0) return bytes.subarray(0, size);
  }
}

function openUnlessReplaced(path: string, links: 'follow' | 'refuse'): OpenFile | undefined {
  try {
    return openRegularFile(path, links);
  } catch (error) {
    if (error instanceof NotARegularFile) return undefined;
    throw error;
  }
}
