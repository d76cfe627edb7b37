import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { PROJECT } from './run-program.js';

/** The folder of specifications and fixtures that conformance tests run against, beside the project. */
export const SHARED = process.env.SHARED_DIR ?? join(PROJECT, '..', 'shared');

/** A `test` that needs a part of the shared folder, and is given its path; where it is absent the test is skipped and its name says so. */
export function testWithShared(
  part: string,
): (name: string, run: (folder: string) => Promise<void> | void, timeoutMs?: number) => void {
  const folder = join(SHARED, part);
  const isThere = existsSync(folder);
  return (name, run, timeoutMs) => {
    if (isThere) test(name, () => run(folder), timeoutMs);
    else test.skip(`${name} [skipped: no ${part} beside the project]`, () => {});
  };
}
