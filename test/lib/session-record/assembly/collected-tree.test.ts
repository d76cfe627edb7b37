import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { openCollectedJournal } from '../../../../lib/session-record/assembly/collected-tree.js';
import { temporaryFolder } from '../../../support/temporary.js';

function treeWith(make: (folder: string) => void): string {
  const tree = join(temporaryFolder(), 'tree');
  mkdirSync(join(tree, '.gg'), { recursive: true });
  make(join(tree, '.gg'));
  return tree;
}

describe('openCollectedJournal', () => {
  test('opens, reads and removes a plain journal', async () => {
    const tree = treeWith((folder) => writeFileSync(join(folder, 'replay.ndjson'), 'abc\n'));
    const journal = await openCollectedJournal(tree);
    if (journal === undefined) throw new Error('no journal');
    expect(await journal.size?.()).toBe(4);
    expect((await buffer(journal.stream)).toString()).toBe('abc\n');
    await journal.remove();
    await journal.close();
    expect(readdirSync(join(tree, '.gg'))).toEqual([]);
  });

  test('no folder, an empty folder, no tree: an ordinary absence', async () => {
    const tree = treeWith(() => {});
    expect(await openCollectedJournal(tree)).toBeUndefined();
    rmSync(join(tree, '.gg'), { recursive: true });
    expect(await openCollectedJournal(tree)).toBeUndefined();
    expect(await openCollectedJournal(join(tree, 'none'))).toBeUndefined();
  });

  test.each<[string, (folder: string) => void]>([
    ['a link to a file', (folder) => symlinkSync('/etc/passwd', join(folder, 'replay.ndjson'))],
    ['a dangling link', (folder) => symlinkSync('/nowhere', join(folder, 'replay.ndjson'))],
    ['a directory', (folder) => mkdirSync(join(folder, 'replay.ndjson'))],
    ['a named pipe', (folder) => execFileSync('mkfifo', [join(folder, 'replay.ndjson')])],
    ['a link to a device', (folder) => symlinkSync('/dev/zero', join(folder, 'replay.ndjson'))],
    [
      'a folder that is a link',
      (folder) => {
        const real = join(folder, '..', '..', 'outside');
        mkdirSync(real);
        writeFileSync(join(real, 'replay.ndjson'), 'secret\n');
        rmSync(folder, { recursive: true });
        symlinkSync(real, folder);
      },
    ],
    [
      'a folder that is a file',
      (folder) => {
        rmSync(folder, { recursive: true });
        writeFileSync(folder, '');
      },
    ],
  ])('%s is refused by name, without waiting', async (_name, make) => {
    const tree = treeWith(make);
    await expect(openCollectedJournal(tree)).rejects.toMatchObject({ code: 'journal-not-a-file' });
  });

  test('a socket is refused by name', async () => {
    const tree = treeWith(() => {});
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(tree, '.gg', 'replay.ndjson'), resolve));
    await expect(openCollectedJournal(tree)).rejects.toMatchObject({ code: 'journal-not-a-file' });
    await new Promise((resolve) => server.close(resolve));
  });

  test('a folder swapped for a link after it was opened: nothing outside is read or removed', async () => {
    const tree = treeWith((folder) => writeFileSync(join(folder, 'replay.ndjson'), 'abc\n'));
    const outside = join(tree, '..', 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'replay.ndjson'), 'secret\n');
    const journal = await openCollectedJournal(tree);
    if (journal === undefined) throw new Error('no journal');
    renameSync(join(tree, '.gg'), join(tree, 'aside'));
    symlinkSync(outside, join(tree, '.gg'));
    expect((await buffer(journal.stream)).toString()).toBe('abc\n');
    await journal.remove();
    await journal.close();
    expect(existsSync(join(outside, 'replay.ndjson'))).toBe(true);
    expect(readdirSync(join(tree, 'aside'))).toEqual([]);
  });

  test('another file in its place is not removed', async () => {
    const tree = treeWith((folder) => writeFileSync(join(folder, 'replay.ndjson'), 'abc\n'));
    const path = join(tree, '.gg', 'replay.ndjson');
    const journal = await openCollectedJournal(tree);
    renameSync(path, join(tree, 'moved'));
    writeFileSync(path, 'other\n');
    await expect(journal?.remove()).rejects.toMatchObject({ code: 'cannot-remove' });
    await journal?.close();
    expect(existsSync(path)).toBe(true);
  });
});
