import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary.js';

/** A run that does not exist yet, and its lock. */
export function runPlace(): { run: string; lock: string } {
  const run = join(temporaryFolder(), '2026-07-30T14-22-08-a3f9');
  return { run, lock: `${run}.lock` };
}

/** Removes a lock and makes another one, as a run does that believes the first one stale. */
export function steal(lock: string): void {
  rmdirSync(lock);
  mkdirSync(lock);
}
