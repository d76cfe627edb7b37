import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type TestAPI, test } from 'vitest';
import { PROJECT } from './run-program.js';

/** Where fixtures stand that are not part of this project: `$SHARED_DIR`, else beside it. */
export const SHARED = process.env.SHARED_DIR ?? join(PROJECT, '..', 'shared');

/** A `test` that needs a folder of the shared fixtures; where it is absent the test is skipped and its name says why. */
export function testWithShared(
  folder: string,
): (name: string, run: () => Promise<void> | void, timeoutMs?: number) => void {
  return (name, run, timeoutMs) => {
    if (existsSync(join(SHARED, folder))) test(name, run, timeoutMs);
    else (test as TestAPI).skip(`${name} [skipped: there is no ${folder} in the shared fixtures]`, run);
  };
}
