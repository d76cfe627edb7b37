import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a journal to the disk, by a process of its own: this one has no garbage of it to collect while it measures.
 *
 * @param hasNarrowWindows see generateJournal
 */
export function writeJournal(path: string, megabytes: number, hasNarrowWindows = false): void {
  const file = openSync(path, 'w');
  const generator = join(import.meta.dirname, 'generate.js');
  const windows = hasNarrowWindows ? ['narrow'] : [];
  const { status } = spawnSync(process.execPath, [generator, String(megabytes), ...windows], {
    stdio: ['ignore', file, 'inherit'],
  });
  if (status !== 0) throw new Error(`the generator of journals ended with ${status}`);
  fsyncSync(file);
  closeSync(file);
}
