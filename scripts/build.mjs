// Compiles the package to dist/, then puts each program into as few files as it
// needs. A program is started thousands of times, and a start is mostly the
// finding of modules: of gg-assemble 140, most of them a dependency's. Bundled it
// starts in two thirds of the time. The library stays as the compiler wrote it.
//
// A plain `tsc` would leave files of deleted sources behind, and those would be packed.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const programs = join(dist, 'bin');

/** What programs load as a file of its own beside them: threads. */
const THREADS = ['pipelines/session-worker.js', 'lib/session-record/capture/journal-writer-thread.js'];
/** It has native code, which it looks for beside itself. */
const UNBUNDLED = ['@photostructure/sqlite'];
/** A copy of Node.js's streams for other platforms: programs have the original. */
const PLATFORM = { 'readable-stream': 'node:stream' };

rmSync(dist, { recursive: true, force: true });
const compilerPackage = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = join(dirname(compilerPackage), 'bin', 'tsc');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
await bundlePrograms();

async function bundlePrograms() {
  const names = readdirSync(programs).filter((file) => file.endsWith('.js'));
  const input = [...names.map((name) => join(programs, name)), ...THREADS.map((file) => join(dist, file))];
  const bundle = await rolldown({
    input: Object.fromEntries(input.map((file) => [basename(file, '.js'), file])),
    external: UNBUNDLED,
    resolve: { alias: PLATFORM },
    platform: 'node',
    logLevel: 'warn',
  });
  const bundled = join(dist, 'bundled');
  const { output } = await bundle.write({
    dir: bundled,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  rmSync(programs, { recursive: true });
  renameSync(bundled, programs);
  for (const name of names) chmodSync(join(programs, name), 0o755);
  writeLicences(output.flatMap((part) => part.moduleIds ?? []));
}

/** Writes the licences of the packages whose code is in the programs. */
function writeLicences(modules) {
  const packages = new Set(
    modules.flatMap((module) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module) ?? []),
  );
  const texts = [...packages].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    if (file === undefined) throw new Error(`${name} comes without the text of its licence`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  writeFileSync(join(programs, 'LICENCES.txt'), texts.join(`\n${'-'.repeat(78)}\n\n`));
}
