import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { end, header, journalOf } from './support/journal.js';
import { PROJECT } from './support/run-program.js';

interface Manifest {
  readonly name: string;
  readonly exports: Record<string, string>;
  readonly bin: Record<string, string>;
  readonly dependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as Manifest;
/** Modules that an embedder of another system must not pay for. */
const HEAVY = ['@photostructure/sqlite', 'hono', '@hono/node-server', '@modelcontextprotocol/sdk'];

describe('the packed package', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(realpathSync(tmpdir()), 'gg-streams-pack-'));
    const npm = (...args: string[]): string => execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
    // dist/ is built already; building it again here would take it away from tests that run beside this one.
    npm('pack', PROJECT, '--ignore-scripts', '--silent');
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{"name":"embedder","private":true}');
    npm('install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`);
    return () => rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  const evaluate = (script: string): string =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });

  const subPaths = Object.keys(manifest.exports).filter((path) => path !== './package.json');
  test.each(subPaths)('imports %s', (path) => {
    const specifier = join(manifest.name, path);
    expect(Number(evaluate(`console.log(Object.keys(await import('${specifier}')).length)`))).toBeGreaterThan(
      0,
    );
  });

  test.each(Object.keys(manifest.bin))('runs %s', (program) => {
    const path = join(folder, 'node_modules', '.bin', program);
    expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(execFileSync(path, ['--help'], { encoding: 'utf8' })).toContain('Usage:');
  });

  test('gg-assemble does its work', () => {
    const path = join(folder, 'node_modules', '.bin', 'gg-assemble');
    const record = execFileSync(path, [], { input: journalOf(header(), end(0)) });
    expect([record[0], record[1]]).toEqual([0x1f, 0x8b]);
  });

  test('session records load no database, no server and no MCP', () => {
    const loaded = loadedFiles();
    for (const name of HEAVY) expect(loaded, name).not.toContain(`node_modules/${name}/`);
  });

  /** The files that the loader opened, by its own account. */
  function loadedFiles(): string {
    writeFileSync(
      join(folder, 'hooks.mjs'),
      `import { appendFileSync } from 'node:fs';
       export async function load(url, context, next) { appendFileSync('loaded.txt', url + '\\n'); return next(url, context); }`,
    );
    evaluate(
      `import { register } from 'node:module'; register('./hooks.mjs', 'file://${folder}/'); await import('gg-streams/session-record');`,
    );
    const loaded = readFileSync(join(folder, 'loaded.txt'), 'utf8');
    expect(loaded).toContain('gg-streams/dist/exports/session-record.js');
    expect(loaded).toContain('node_modules/zod/');
    return loaded;
  }

  test('holds no test, no golden case and no file of the workshop', () => {
    const files = execFileSync(
      'tar',
      ['-tzf', readdirSync(folder).find((name) => name.endsWith('.tgz')) as string],
      { cwd: folder, encoding: 'utf8' },
    );
    for (const part of [
      'package/test/',
      'package/golden/',
      'package/bench/',
      'package/.ci/',
      'package/coverage/',
    ])
      expect(files).not.toContain(part);
    for (const part of [
      'package/dist/bin/gg-assemble.js',
      'package/dist/bin/LICENCES.txt',
      'package/dist/exports/stream.d.ts',
      'package/LICENSE',
      'package/README.md',
      'package/docs/decisions.md',
    ]) {
      expect(files).toContain(part);
    }
  });
});
