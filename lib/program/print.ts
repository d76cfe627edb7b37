import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MachineryError, systemErrorCode } from '../stream/errors.js';

/**
 * Prints pieces on standard output, no faster than they are taken.
 *
 * @throws MachineryError `cannot-write`; whatever the source of the pieces throws
 */
export async function print(
  pieces: Iterable<Buffer | string> | AsyncIterable<Buffer | string>,
): Promise<void> {
  let fault: unknown;
  const guarded = async function* (): AsyncGenerator<Buffer | string, void, void> {
    try {
      yield* pieces;
    } catch (error) {
      fault = error;
      throw error;
    }
  };
  try {
    await pipeline(Readable.from(guarded()), process.stdout, { end: false });
  } catch (error) {
    if (fault !== undefined) throw fault;
    // A reader that left ends the program elsewhere; what else can go wrong is the disk behind it.
    throw systemErrorCode(error) === 'EPIPE' ? error : MachineryError.from('write', 'standard output', error);
  }
}
