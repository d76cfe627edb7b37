import { closeSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  NotARegularFile,
  openRegularFile,
  readSmallFile,
  readSmallFileIfAny,
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
    closeSync(openRegularFile(file, 'refuse').descriptor);
    closeSync(openRegularFile(join(folder, 'link'), 'follow').descriptor);
    expect(() => openRegularFile(join(folder, 'link'), 'refuse')).toThrow(
      expect.objectContaining({ code: 'ELOOP' }),
    );
    expect(() => openRegularFile(folder, 'follow')).toThrow(NotARegularFile);
    expect(() => openRegularFile('/dev/null', 'follow')).toThrow(
      expect.objectContaining({ code: 'not-a-regular-file' }),
    );
  });

  testWith('mkfifo')('without waiting for a pipe', async () => {
    const path = join(temporaryFolder(), 'pipe');
    await runCommand('mkfifo', [path]);
    expect(() => openRegularFile(path, 'refuse')).toThrow(NotARegularFile);
    expect(readSmallFile(path, 10)).toBeUndefined();
  });
});

describe('a small file is read', () => {
  test('up to its limit and not one byte over', async () => {
    const folder = temporaryFolder();
    expect(readSmallFile(put(join(folder, 'a'), '12345'), 5)?.toString()).toBe('12345');
    expect(readSmallFile(put(join(folder, 'b'), '123456'), 5)).toBeUndefined();
    expect(readSmallFile(put(join(folder, 'c'), ''), 5)?.length).toBe(0);
    mkdirSync(join(folder, 'd'));
    expect(readSmallFile(join(folder, 'd'), 5)).toBeUndefined();
    expect(() => readSmallFile(join(folder, 'e'), 5)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    expect(readSmallFileIfAny(join(folder, 'e'), 5)).toBeUndefined();
  });

  test.skipIf(process.platform !== 'linux')(
    'as far as it is true: a size of 0 does not mean that nothing comes',
    async () => {
      // Files of /proc have no size and much to say.
      expect(readSmallFile('/proc/self/maps', 16)).toBeUndefined();
      expect(readSmallFile('/proc/self/comm', 64)?.length).toBeGreaterThan(0);
    },
  );
});
