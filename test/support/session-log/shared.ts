// Fixtures of other projects beside this one. They are input, never copied in; where they
// are absent, the tests that need them are skipped by name.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { PROJECT } from '../run-program.js';

/** The folder beside the project, or the one that SHARED_DIR names. */
export const SHARED = process.env.SHARED_DIR ?? join(PROJECT, '..', 'shared');

/** A `test` over files below {@link SHARED}. */
export function testWithShared(
  path: string,
  name: string,
  run: (folder: string) => Promise<void> | void,
): void {
  const folder = join(SHARED, path);
  if (existsSync(folder)) test(name, () => run(folder));
  else test.skip(`${name} [skipped: ${path} is not beside the project]`, () => {});
}
