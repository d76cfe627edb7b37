import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, makeFolderSync } from '../../../lib/stream/make-folder.js';
import { temporaryFolder } from '../../support/temporary.js';

const makers: [string, (path: string, mode?: number) => Promise<void> | void][] = [
  ['makeFolder', makeFolder],
  ['makeFolderSync', makeFolderSync],
];
/** An error that is thrown is a promise that fails. */
const made = async (make: (typeof makers)[number][1], path: string, mode?: number): Promise<void> =>
  make(path, mode);

describe.each(makers)('%s', (_name, make) => {
  test('makes what is missing, with its mode, and leaves what is there', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'a'), { mode: 0o755 });
    await made(make, join(root, 'a', 'b', 'c'), 0o700);
    expect(['a', 'a/b', 'a/b/c'].map((path) => statSync(join(root, path)).mode & 0o777)).toEqual([
      0o755, 0o700, 0o700,
    ]);
    await made(make, join(root, 'a', 'b', 'c'));
    await made(make, '/');
    symlinkSync(join(root, 'a'), join(root, 'link'));
    await made(make, join(root, 'link', 'd'));
    await made(make, join(root, 'link'));
    expect(existsSync(join(root, 'a', 'd'))).toBe(true);
  });

  test('fails where a file or a link to nothing stands in the way', async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'file'), '');
    symlinkSync(join(root, 'nothing'), join(root, 'link'));
    await expect(made(make, join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(made(make, join(root, 'file', 'a', 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(made(make, join(root, 'link'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(made(make, join(root, 'link', 'a'))).rejects.toMatchObject({ code: 'EEXIST' });
  });

  test.runIf(process.platform === 'linux')('fails below a folder that takes no new ones', async () => {
    for (const path of ['/proc/none', '/proc/none/at/all'])
      await expect(made(make, path)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
