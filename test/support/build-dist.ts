import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Process tests run what is shipped: `dist/` is built once before the first test.
 * The mutation run sets GG_NO_BUILD, because it runs tests of the sources alone.
 */
export default function buildDist(): void {
  if (process.env.GG_NO_BUILD === '1') return;
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')], {
    stdio: 'inherit',
  });
}
