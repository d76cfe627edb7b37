// Compiles the package to dist/ and marks the programs executable. A plain
// `tsc` would leave files of deleted sources behind, and those would be packed.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compilerPackage = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(compilerPackage), 'bin', 'tsc');

rmSync(join(root, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

const programs = join(root, 'dist', 'bin');
for (const file of readdirSync(programs)) {
  if (file.endsWith('.js')) chmodSync(join(programs, file), 0o755);
}
