import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  NotARegularFile,
  openRegularFile,
  readSmallFile,
} from '../../../../lib/session-log/readers/regular-file.js';
import { runCommand } from '../../../support/run-program.js';
import { put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { testWith } from '../../../support/tools.js';

describe('a file is opened', () => {
  test('when it is a regular one, through a link only when asked to', async () => {
    const folder = temporaryFolder();
    const file = put(join(folder, 'file'), 'x');
    symlinkSync(file, join(folder, 'link'));
    await (await openRegularFile(file, 'refuse')).close();
    await (await openRegularFile(join(folder, 'link'), 'follow')).close();
    await expect(openRegularFile(join(folder, 'link'), 'refuse')).rejects.toMatchObject({ code: 'ELOOP' });
    await expect(openRegularFile(folder, 'follow')).rejects.toBeInstanceOf(NotARegularFile);
    await expect(openRegularFile('/dev/null', 'follow')).rejects.toMatchObject({
      code: 'not-a-regular-file',
    });
  });

  testWith('mkfifo')('without waiting for a pipe', async () => {
    const path = join(temporaryFolder(), 'pipe');
    await runCommand('mkfifo', [path]);
    await expect(openRegularFile(path, 'refuse')).rejects.toBeInstanceOf(NotARegularFile);
    expect(await readSmallFile(path, 10)).toBeUndefined();
  });
});

describe('a small file is read', () => {
  test('up to its limit and not one byte over', async () => {
    const folder = temporaryFolder();
    expect((await readSmallFile(put(join(folder, 'a'), '12345'), 5))?.toString()).toBe('12345');
    expect(await readSmallFile(put(join(folder, 'b'), '123456'), 5)).toBeUndefined();
    expect((await readSmallFile(put(join(folder, 'c'), ''), 5))?.length).toBe(0);
    mkdirSync(join(folder, 'd'));
    expect(await readSmallFile(join(folder, 'd'), 5)).toBeUndefined();
    await expect(readSmallFile(join(folder, 'e'), 5)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.skipIf(process.platform !== 'linux')(
    'as far as it is true: a size of 0 does not mean that nothing comes',
    async () => {
      // Files of /proc have no size and much to say.
      expect(await readSmallFile('/proc/self/maps', 16)).toBeUndefined();
      expect((await readSmallFile('/proc/self/comm', 64))?.length).toBeGreaterThan(0);
    },
  );
});
