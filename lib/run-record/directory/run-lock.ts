// A run holds a lock beside its directory for as long as it works: a directory
// `<run>.lock` whose modification time it refreshes.

import { lstat } from 'node:fs/promises';

/** A lock that was not refreshed for this long is stale, in milliseconds. */
export const LOCK_STALE_MS = 10_000;

/** Whether a run's lock says that somebody works on it. */
export type LockState = 'fresh' | 'stale' | 'none';

/** Looks at the lock of a run directory. @param now milliseconds since 1970 */
export async function readLock(directory: string, now: number = Date.now()): Promise<LockState> {
  try {
    const { mtimeMs } = await lstat(`${directory}.lock`);
    return now - mtimeMs < LOCK_STALE_MS ? 'fresh' : 'stale';
  } catch {
    return 'none';
  }
}
