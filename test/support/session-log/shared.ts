// Fixtures of other projects beside this one. They are input, never copied in; where they
// are absent, the tests that need them are skipped by name.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { SHARED } from '../shared.js';

export { SHARED };

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
