// The bytes of one record, as a bounded snapshot.
//
// Out come chunks; the stream ends only after the file was found unchanged, so
// that whoever waits for the end publishes nothing from an unstable file.

import { Readable } from 'node:stream';
import { type Stage, stage } from '../../stream/stage.js';
import { type HeldFile, tooLarge } from './held-file.js';
import { RECORD_BYTES } from './limits.js';

/**
 * A readable of a held record's bytes; it fails with a FileFault. The caller
 * closes the file.
 */
export function snapshotRecord(held: HeldFile): Readable {
  return Readable.from(confirmedChunks(held), { objectMode: true, highWaterMark: 1 });
}

async function* confirmedChunks(held: HeldFile): AsyncGenerator<Buffer, void, undefined> {
  if (held.size > RECORD_BYTES) throw tooLarge(held.path, held.size, RECORD_BYTES);
  // A file whose bytes could not be read is told as such only if it is still the same file.
  let failure: unknown;
  try {
    yield* held.chunks();
  } catch (fault) {
    failure = fault;
  }
  await held.confirm(RECORD_BYTES);
  if (failure !== undefined) throw failure;
}

/** Stage: the bytes of a pipe, as they are; fails with a FileFault once there are more than a record may have. */
export function boundRecord(): Stage<Buffer, Buffer> {
  let size = 0;
  return stage<Buffer, Buffer>((chunk, push) => {
    size += chunk.length;
    if (size > RECORD_BYTES) throw tooLarge('stdin', size, RECORD_BYTES);
    push(chunk);
  });
}
