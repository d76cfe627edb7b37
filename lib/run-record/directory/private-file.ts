// Files that a run makes in its own directory: each once, never over another one.

import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './modes.js';
import { orMachinery } from './or-machinery.js';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/**
 * Writes a file below a run's directory, and the folders that lead to it. It is
 * its owner's alone, and is not synced.
 *
 * @param path relative to the directory, parts separated by `/`; nothing may stand there
 * @param pieces its bytes
 * @throws MachineryError `cannot-create`, `cannot-write`; whatever the source of the bytes throws
 */
export async function writePrivateFile(
  directory: string,
  path: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const target = join(directory, path);
  const folder = dirname(target);
  await orMachinery('create', folder, mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER }));
  const flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
  const handle = await orMachinery('create', target, open(target, flags, PRIVATE_FILE));
  try {
    for await (const piece of pieces) await orMachinery('write', target, handle.writeFile(piece));
  } finally {
    await orMachinery('write', target, handle.close());
  }
}
