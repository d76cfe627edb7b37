import { MachineryError, systemErrorCode } from '../stream/errors.js';

/**
 * Writes to standard output and waits until it was taken.
 *
 * @throws MachineryError `cannot-write`; the system's own error when the reader has left (EPIPE)
 */
export function writeOut(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(data, (error) => {
      if (error === null || error === undefined) resolve();
      else if (systemErrorCode(error) === 'EPIPE') reject(error);
      else reject(MachineryError.from('write', 'standard output', error));
    });
  });
}
