import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStoredFile, readBytes, storedBuffer } from '../../../lib/stream/stored-bytes.js';
import { temporaryFolder } from '../../support/temporary.js';

test('ranges of a file and of a buffer, many at once', async () => {
  const path = join(temporaryFolder(), 'file');
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  writeFileSync(path, bytes);
  const file = await openStoredFile(path);
  for (const stored of [file, storedBuffer(bytes)]) {
    expect(stored.size).toBe(bytes.length);
    const ranges = [
      [0, 0],
      [0, 1],
      [65_535, 65_537],
      [100, 300_000],
    ] as const;
    await Promise.all(
      ranges.map(async ([start, end]) => {
        expect((await readBytes(stored, start, end)).equals(bytes.subarray(start, end))).toBe(true);
      }),
    );
    expect((await buffer(stored.read())).equals(bytes)).toBe(true);
  }
  await file.close();
});

test('a file that shrinks while it is read is an error that says where', async () => {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, Buffer.alloc(1000));
  const file = await openStoredFile(path);
  truncateSync(path, 400);
  await expect(buffer(file.read())).rejects.toMatchObject({ code: 'input-shrank', offset: 400 });
  await file.close();
  await expect(buffer(file.read())).rejects.toMatchObject({ code: 'cannot-read' });
});

test('what is no regular file cannot be read', async () => {
  const folder = temporaryFolder();
  await expect(openStoredFile(join(folder, 'none'))).rejects.toMatchObject({ code: 'cannot-open' });
  mkdirSync(join(folder, 'dir'));
  await expect(openStoredFile(join(folder, 'dir'))).rejects.toMatchObject({ code: 'cannot-read' });
  await expect(openStoredFile('/dev/null')).rejects.toMatchObject({ code: 'cannot-read' });
});
