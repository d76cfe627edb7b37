import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Process tests run what is shipped: `dist/` is built once before the first test. */
export default function buildDist(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')], {
    stdio: 'inherit',
  });
}
