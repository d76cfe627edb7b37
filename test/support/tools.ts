import { spawnSync } from 'node:child_process';
import { type TestAPI, test } from 'vitest';

/**
 * A `test` that needs a tool of the machine. Where the tool is missing the test
 * is skipped and its name says why; with `REQUIRE_TOOLS=1` it fails instead.
 *
 * @param works whether the tool can be used here, where being installed is not enough
 */
export function testWith(
  tool: string,
  works: () => boolean = () => isInstalled(tool),
): (name: string, run: () => Promise<void> | void, timeoutMs?: number) => void {
  return (name, run, timeoutMs) => {
    if (works()) {
      test(name, run, timeoutMs);
    } else if (process.env.REQUIRE_TOOLS === '1') {
      test(name, () => {
        throw new Error(`${tool} is not installed or does not work, and REQUIRE_TOOLS=1 asks for it`);
      });
    } else {
      (test as TestAPI).skip(`${name} [skipped: ${tool} is not installed or does not work]`, run);
    }
  };
}

/** Whether a program stands on the PATH. */
export function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', tool]).status === 0;
}

/** A `test` that breaks system calls. */
export const testWithStrace = testWith(
  'strace',
  () => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0,
);
