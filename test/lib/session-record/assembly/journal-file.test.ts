import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openJournal } from '../../../../lib/session-record/assembly/journal-file.js';
import { temporaryFolder } from '../../../support/temporary.js';

test('a file: bytes, name and size, also after its stream was destroyed', async () => {
  const path = join(temporaryFolder(), 'j');
  writeFileSync(path, 'abc\n');
  const journal = await openJournal(path);
  expect(journal.name).toBe(`\`${path}\``);
  expect((await buffer(journal.stream)).toString()).toBe('abc\n');
  expect(await journal.size?.()).toBe(4);
  await journal.close();
  const again = await openJournal(path);
  again.stream.resume();
  again.stream.destroy();
  expect(await again.size?.()).toBe(4);
  await again.close();
});

test('a named pipe has no size, and is closed while its writer is still there', async () => {
  const path = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const writer = spawn('sh', ['-c', `exec 3>"$1"; echo abc >&3; exec sleep 30 3>&3`, 'sh', path]);
  const journal = await openJournal(path);
  expect(journal.size).toBeUndefined();
  const [chunk] = (await once(journal.stream, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('abc\n');
  await journal.close();
  expect(journal.stream.destroyed).toBe(true);
  writer.kill('SIGKILL');
  await once(writer, 'close');
});

test('what is not there or no file is an error of the machinery', async () => {
  const folder = temporaryFolder();
  await expect(openJournal(join(folder, 'none'))).rejects.toMatchObject({ code: 'cannot-open' });
  mkdirSync(join(folder, 'dir'));
  await expect(openJournal(join(folder, 'dir'))).rejects.toMatchObject({
    code: 'cannot-read',
    message: expect.stringContaining('EISDIR'),
  });
});
