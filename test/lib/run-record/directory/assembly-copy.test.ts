import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyAssembly, copyFile } from '../../../../lib/run-record/directory/assembly-copy.js';
import { removeUnborn } from '../../../../lib/run-record/directory/unborn.js';
import { hashAssembly } from '../../../../lib/run-record/hashing/assembly-hash.js';
import { temporaryFolder } from '../../../support/temporary.js';

function plant(files: Record<string, string | Buffer>): string {
  const root = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const target = (): string => join(temporaryFolder(), 'assembly');

describe('the copy of an assembly', () => {
  test('has the same bytes, the same hash, and no write bits', async () => {
    const source = plant({
      'ASSEMBLY.md': '---\n---\nTop.\n',
      'flows/main/01-work/gate.sh': '#!/bin/sh\n',
      'flows/main/01-work/empty': '',
      'large.bin': Buffer.alloc(700_001, 0x61),
    });
    const modes = { 'ASSEMBLY.md': 0o644, 'flows/main/01-work/gate.sh': 0o4755, 'large.bin': 0o600 };
    for (const [path, mode] of Object.entries(modes)) chmodSync(join(source, path), mode);
    mkdirSync(join(source, 'skills'));
    const copy = target();
    await copyAssembly(source, copy);
    expect(await hashAssembly(copy)).toEqual(await hashAssembly(source));
    expect(readFileSync(join(copy, 'large.bin'))).toEqual(readFileSync(join(source, 'large.bin')));
    const modeOf = (path: string): number => statSync(join(copy, path)).mode & 0o7777;
    expect(modeOf('ASSEMBLY.md')).toBe(0o444);
    expect(modeOf('flows/main/01-work/gate.sh')).toBe(0o555);
    expect(modeOf('large.bin')).toBe(0o400);
    for (const folder of ['', 'flows', 'flows/main/01-work', 'skills']) expect(modeOf(folder)).toBe(0o700);
  });

  test('holds what the hash covers, and no more', async () => {
    const source = plant({
      'note.txt': 'one\n',
      '.git/HEAD': 'x',
      'a/.env': 'x',
      'data/big': 'x',
      'a/data/small': 'y',
    });
    const copy = target();
    await copyAssembly(source, copy, { opaque: ['data'] });
    expect(readdirSync(copy).sort()).toEqual(['a', 'note.txt']);
    expect(readdirSync(join(copy, 'a'))).toEqual(['data']);
    expect((await hashAssembly(copy)).sha256).toBe((await hashAssembly(source, { opaque: ['data'] })).sha256);
  });

  test('of an empty folder is one', async () => {
    const copy = target();
    await copyAssembly(temporaryFolder(), copy);
    expect(readdirSync(copy)).toEqual([]);
    expect((await hashAssembly(copy)).files).toEqual([]);
  });

  test('the folder itself may be reached through a link', async () => {
    const source = plant({ a: '1' });
    const link = join(temporaryFolder(), 'link');
    symlinkSync(source, link);
    const copy = target();
    await copyAssembly(link, copy);
    expect(readFileSync(join(copy, 'a'), 'utf8')).toBe('1');
  });

  test('a link in it is copied as a link, wherever it leads, and refused by the reader', async () => {
    const outside = plant({ secret: 'x' });
    const source = plant({ a: '1' });
    symlinkSync(outside, join(source, 'folder'));
    symlinkSync('nowhere', join(source, 'dangling'));
    const copy = target();
    await copyAssembly(source, copy);
    expect(readlinkSync(join(copy, 'folder'))).toBe(outside);
    expect(readlinkSync(join(copy, 'dangling'))).toBe('nowhere');
    await expect(hashAssembly(copy)).rejects.toMatchObject({ code: 'assembly-link' });
    await removeUnborn(copy);
    expect(existsSync(join(outside, 'secret'))).toBe(true);
  });

  test('a FIFO and a socket are refused without being opened', async () => {
    const source = plant({});
    execFileSync('mkfifo', [join(source, 'fifo')]);
    await expect(copyAssembly(source, target())).rejects.toMatchObject({ code: 'assembly-special-file' });
    rmSync(join(source, 'fifo'));
    const server = createServer();
    await new Promise<void>((done) => server.listen(join(source, 'socket'), done));
    await expect(copyAssembly(source, target())).rejects.toMatchObject({ code: 'assembly-special-file' });
    server.close();
  });

  test('a name that is not UTF-8 is refused', async () => {
    const source = plant({});
    writeFileSync(Buffer.concat([Buffer.from(`${source}/`), Buffer.from([0x61, 0xff])]), 'x');
    await expect(copyAssembly(source, target())).rejects.toMatchObject({ code: 'name-not-utf8' });
  });

  test('a source that is missing or no folder is refused, and a target that is there', async () => {
    const source = plant({ a: '1' });
    await expect(copyAssembly(join(source, 'gone'), target())).rejects.toMatchObject({ code: 'cannot-read' });
    await expect(copyAssembly(join(source, 'a'), target())).rejects.toMatchObject({
      code: 'assembly-mismatch',
    });
    await expect(copyAssembly(source, temporaryFolder())).rejects.toMatchObject({ code: 'cannot-create' });
  });

  test('a deep tree and many files', async () => {
    const deep = `${Array.from({ length: 300 }, (_, n) => `d${n}`).join('/')}/leaf`;
    const many = Array.from({ length: 500 }, (_, n) => [`f${n}`, String(n)] as const);
    const source = plant({ [deep]: 'x', ...Object.fromEntries(many) });
    const copy = target();
    await copyAssembly(source, copy);
    expect(await hashAssembly(copy)).toEqual(await hashAssembly(source));
    await removeUnborn(copy);
    expect(existsSync(copy)).toBe(false);
  });
});

describe('one file of it', () => {
  const listed = (path: string) => lstatSync(path, { bigint: true });

  test('is the one that was listed, or there is no copy', async () => {
    const source = plant({ a: '1', b: '2' });
    const before = listed(join(source, 'a'));
    renameSync(join(source, 'b'), join(source, 'a'));
    await expect(copyFile(join(source, 'a'), target(), before)).rejects.toMatchObject({
      code: 'assembly-mismatch',
    });
  });

  test.each<[string, (path: string) => void]>([
    ['a link', (path) => symlinkSync('b', path)],
    ['a FIFO', (path) => execFileSync('mkfifo', [path])],
    ['a folder', (path) => mkdirSync(path)],
  ])('%s that took its place is not followed and not waited for', async (_what, replace) => {
    const source = plant({ a: '1', b: '2' });
    const before = listed(join(source, 'a'));
    rmSync(join(source, 'a'));
    replace(join(source, 'a'));
    const copy = target();
    await expect(copyFile(join(source, 'a'), copy, before)).rejects.toMatchObject({
      code: 'assembly-mismatch',
    });
    expect(existsSync(copy)).toBe(false);
  });

  test('a link to the very file that was listed is not followed either', async () => {
    const source = plant({ a: '1' });
    const before = listed(join(source, 'a'));
    renameSync(join(source, 'a'), join(source, 'moved'));
    symlinkSync('moved', join(source, 'a'));
    await expect(copyFile(join(source, 'a'), target(), before)).rejects.toMatchObject({
      code: 'assembly-mismatch',
    });
  });

  test('one that is gone by then is told', async () => {
    const source = plant({ a: '1' });
    const before = listed(join(source, 'a'));
    rmSync(join(source, 'a'));
    await expect(copyFile(join(source, 'a'), target(), before)).rejects.toMatchObject({
      code: 'cannot-open',
    });
  });

  test('one that grows while it is copied makes a mismatch', async () => {
    const source = plant({ a: Buffer.alloc(8_000_000) });
    const path = join(source, 'a');
    const copying = copyFile(path, target(), listed(path));
    const growing = setInterval(() => appendFileSync(path, 'x'), 0);
    await expect(copying).rejects.toMatchObject({ code: 'assembly-mismatch' });
    clearInterval(growing);
  });
});

describe('a directory of a run that was not born', () => {
  test('goes with everything in it', async () => {
    const directory = plant({ 'record.jsonl': '{"torn', 'assembly/a': '1' });
    chmodSync(join(directory, 'assembly/a'), 0o444);
    await removeUnborn(directory);
    expect(existsSync(directory)).toBe(false);
  });

  test('what cannot be removed is told, and left', async () => {
    await expect(removeUnborn(join(temporaryFolder(), 'gone'))).rejects.toMatchObject({
      code: 'cannot-remove',
    });
    const directory = plant({ 'record.jsonl/in': 'x', 'assembly/a': '1' });
    await expect(removeUnborn(directory)).rejects.toMatchObject({ code: 'cannot-remove' });
    expect(readFileSync(join(directory, 'assembly/a'), 'utf8')).toBe('1');
  });
});
