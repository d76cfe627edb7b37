import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashAssembly } from '../../../../lib/run-record/hashing/assembly-hash.js';
import { compareAssemblies, findDrift } from '../../../../lib/run-record/hashing/drift.js';
import { hashBytes, hashFile } from '../../../../lib/run-record/hashing/hash-file.js';
import { hashRuntimeTree } from '../../../../lib/run-record/hashing/runtime-tree-hash.js';
import { temporaryFolder } from '../../../support/temporary.js';

type Tree = readonly (readonly [path: string, content: string | Buffer, mode?: number])[];

function plant(files: Tree): string {
  const root = temporaryFolder();
  for (const [path, content, mode] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    chmodSync(join(root, path), mode ?? 0o644);
  }
  return root;
}

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('the hash of a file', () => {
  test.each([
    ['', EMPTY],
    ['hello\n', '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03'],
  ])('%j', async (content, sha256) => {
    expect(hashBytes(content)).toBe(sha256);
    expect(await hashFile(join(plant([['a', content]]), 'a'))).toEqual({ sha256, isExecutable: false });
  });

  test('a link, a FIFO, a directory and a missing file are refused', async () => {
    const root = plant([['a', 'x']]);
    symlinkSync('a', join(root, 'link'));
    execFileSync('mkfifo', [join(root, 'fifo')]);
    for (const name of ['link', 'fifo', '.', 'gone']) {
      await expect(hashFile(join(root, name)), name).rejects.toMatchObject({ code: 'cannot-open' });
    }
  });
});

describe('the hash of an assembly', () => {
  const two: Tree = [
    ['ASSEMBLY.md', '---\n---\nTop.\n'],
    ['flows/main/FLOW.md', '---\n---\n'],
    ['flows/main/01-work/STAGE.md', '---\n---\nWork.\n'],
    ['flows/main/01-work/gate.sh', '#!/bin/sh\nexit 0\n', 0o755],
  ];
  const plain = two.map(([path, content]) => [path, content] as const);
  const vectors: readonly (readonly [string, Tree, string])[] = [
    ['A0', [], EMPTY],
    ['A1', [['note.txt', 'one\n']], '50532058060b983e1e5ab8e04c396a287b17c8e49a2798ea7d9eabf2d6c6442f'],
    ['A2', two, 'cf4da826558d09626cb010ce5a5972e56c444e295899798be3e300684caa41c6'],
    ['A2n', plain, '1f728e55eed5ae0f61d7bb323cc3ba050b1e29d0b440e4dc9500162e210b76a9'],
    [
      'A3',
      [
        ['a-b.txt', '1'],
        ['a/c.txt', '2'],
        ['a.txt', '3'],
        ['a0.txt', '4'],
        ['B.txt', '5'],
      ],
      '93b98c8846616ed9e5f54edc51ddad2d1c15a9ac5d3c5cf08f704a04ee33b120',
    ],
    [
      'A4',
      [
        ['\uff5e.txt', 'w'],
        ['\u{1f600}.txt', 'e'],
        ['\u00e9.txt', 'x', 0o755],
      ],
      '3ac56017758175f8c04c9502ad5854a7a8d2a0c20e4ab3ae327bd70221a6f7d3',
    ],
  ];
  test.each(vectors)('vector %s', async (_id, files, sha256) => {
    expect((await hashAssembly(plant(files))).sha256).toBe(sha256);
    expect((await hashAssembly(plant([...files].reverse()))).sha256).toBe(sha256);
  });

  test('dot entries are outside, at every level', async () => {
    const root = plant([
      ['note.txt', 'one\n'],
      ['.git/HEAD', 'x'],
      ['.env', 'x'],
    ]);
    expect((await hashAssembly(root)).sha256).toBe(vectors[1]?.[2]);
    mkdirSync(join(root, 'a/.b'), { recursive: true });
    symlinkSync('nowhere', join(root, 'a/.b/link'));
    expect((await hashAssembly(root)).sha256).toBe(vectors[1]?.[2]);
  });

  test('opaque folders of the root are outside, those of the same name deeper are not', async () => {
    const root = plant([
      ['note.txt', 'one\n'],
      ['data/big', 'x'],
    ]);
    expect((await hashAssembly(root, { opaque: ['data'] })).sha256).toBe(vectors[1]?.[2]);
    const deep = plant([
      ['note.txt', 'one\n'],
      ['a/data/big', 'x'],
    ]);
    expect((await hashAssembly(deep, { opaque: ['data'] })).files).toHaveLength(2);
  });

  test.each([0o100, 0o010, 0o001])('execute bit %o counts', async (bit) => {
    const root = plant([['gate.sh', 'x', 0o644 | bit]]);
    const { files } = await hashAssembly(root);
    expect(files).toEqual([{ path: 'gate.sh', sha256: hashBytes('x'), isExecutable: true }]);
  });

  test('links and special files are refused', async () => {
    const linked = plant([['a', 'x']]);
    symlinkSync('a', join(linked, 'b'));
    await expect(hashAssembly(linked)).rejects.toMatchObject({ code: 'assembly-link' });
    const special = plant([]);
    execFileSync('mkfifo', [join(special, 'fifo')]);
    await expect(hashAssembly(special)).rejects.toMatchObject({ code: 'assembly-special-file' });
    await expect(hashAssembly(join(special, 'gone'))).rejects.toMatchObject({ code: 'cannot-read' });
  });

  test('a name that is not UTF-8 is refused', async () => {
    const root = plant([]);
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x61, 0xff])]), 'x');
    await expect(hashAssembly(root)).rejects.toMatchObject({ code: 'name-not-utf8' });
  });
});

describe('the hash of a runtime tree', () => {
  const manifest = ['package.json', '{"name":"x"}\n'] as const;
  const vectors: readonly (readonly [string, Tree, 'checkout' | 'installed', string])[] = [
    [
      'T0',
      [['package.json', '{}\n']],
      'checkout',
      '66f146ffb668f1235d203bce311a8a0904a48a43d634abe43af1b25afbd6fd12',
    ],
    [
      'T1',
      [manifest, ['src/one.ts', 'export const one = 1;\n']],
      'checkout',
      '6819b2bfc0fbca75a66bdf7e1abfb95a87a55423eca9b0b6fe06489c561d7842',
    ],
    [
      'T2',
      [
        manifest,
        ['src/b/c.ts', '// c\n'],
        ['src/b-a.ts', '// ba\n'],
        ['src/B.ts', ''],
        ['src/\u00e9.ts', Buffer.from([0xff, 0])],
      ],
      'checkout',
      '27d4fc91dbb1b24c50dc4227a387e710dce903bcf1fc8c59e175d7b77f1eaafb',
    ],
    [
      'T3',
      [manifest, ['dist/one.js', 'export const one = 1;\n']],
      'installed',
      '81f32058e599a51936dd3b643384b07dd8578f69af637d17dd22bd02f00bb272',
    ],
  ];
  test.each(vectors)('vector %s', async (_id, files, kind, sha256) => {
    expect(await hashRuntimeTree(plant(files), kind)).toBe(sha256);
    expect(await hashRuntimeTree(plant([...files].reverse()), kind)).toBe(sha256);
  });

  test('what does not belong to it changes nothing', async () => {
    const [, files, kind, sha256] = vectors[1] as (typeof vectors)[number];
    const root = plant([
      ...files,
      ['README.md', 'x'],
      ['dist/one.js', 'x'],
      ['src/data.json', '{}'],
      ['lib/src/a.ts', 'x'],
    ]);
    symlinkSync('one.ts', join(root, 'src/two.ts'));
    symlinkSync('../lib', join(root, 'src/lib'));
    expect(await hashRuntimeTree(root, kind)).toBe(sha256);
  });

  test('content, a name and the manifest change it', async () => {
    const of = (files: Tree): Promise<string> => hashRuntimeTree(plant(files), 'checkout');
    const hashes = await Promise.all([
      of([manifest, ['src/a.ts', '1']]),
      of([manifest, ['src/a.ts', '2']]),
      of([manifest, ['src/b.ts', '1']]),
      of([
        ['package.json', '{}'],
        ['src/a.ts', '1'],
      ]),
    ]);
    expect(new Set(hashes).size).toBe(4);
  });

  test('257 files, one over 4 MiB, one whose path is over 1,024 bytes: all are in it', async () => {
    const deep = `src/${'d'.repeat(200)}/${'e'.repeat(200)}/${'f'.repeat(200)}/${'g'.repeat(200)}/${'h'.repeat(240)}.ts`;
    const many = Array.from({ length: 257 }, (_, n) => [`src/f${n}.ts`, String(n)] as const);
    const files: Tree = [manifest, ...many, ['src/large.ts', Buffer.alloc(4_194_305, 0x61)], [deep, 'x']];
    expect(Buffer.byteLength(deep)).toBeGreaterThan(1_024);
    const whole = await hashRuntimeTree(plant(files), 'checkout');
    for (const without of [3, files.length - 2, files.length - 1]) {
      const fewer = files.filter((_, index) => index !== without);
      expect(await hashRuntimeTree(plant(fewer), 'checkout')).not.toBe(whole);
    }
  });

  test('a missing manifest, and a linked one, is an error', async () => {
    const root = plant([['src/one.ts', 'x']]);
    await expect(hashRuntimeTree(root, 'checkout')).rejects.toMatchObject({ code: 'manifest-missing' });
    symlinkSync('src/one.ts', join(root, 'package.json'));
    await expect(hashRuntimeTree(root, 'checkout')).rejects.toMatchObject({ code: 'manifest-missing' });
  });
});

describe('drift', () => {
  test('a file whose bytes changed is told with both hashes', async () => {
    const root = plant([['gate.sh', 'exit 0\n']]);
    const expected = hashBytes('exit 0\n');
    expect(await findDrift(root, 'gate.sh', expected)).toBeUndefined();
    writeFileSync(join(root, 'gate.sh'), 'exit 1\n');
    expect(await findDrift(root, 'gate.sh', expected)).toEqual({
      file: 'gate.sh',
      expected,
      actual: hashBytes('exit 1\n'),
    });
    rmSync(join(root, 'gate.sh'));
    await expect(findDrift(root, 'gate.sh', expected)).rejects.toMatchObject({ code: 'cannot-open' });
  });

  test('two assemblies are compared file by file', async () => {
    const before = await hashAssembly(
      plant([
        ['a', '1'],
        ['b', '1'],
        ['c', '1'],
        ['d', '1'],
      ]),
    );
    const after = await hashAssembly(
      plant([
        ['a', '1'],
        ['b', '2'],
        ['c', '1', 0o755],
        ['e', '1'],
      ]),
    );
    expect(compareAssemblies(before, after)).toEqual([
      { path: 'b', what: 'changed' },
      { path: 'c', what: 'mode' },
      { path: 'd', what: 'removed' },
      { path: 'e', what: 'added' },
    ]);
    expect(compareAssemblies(after, after)).toEqual([]);
  });
});
