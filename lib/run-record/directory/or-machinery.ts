import { MachineryError } from '../../stream/errors.js';

/** Waits for one call of the file system; its failure becomes a MachineryError `cannot-<verb>`. */
export async function orMachinery<T>(
  verb: 'open' | 'read' | 'write' | 'create' | 'remove',
  path: string,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw MachineryError.from(verb, path, cause);
  }
}
