import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RetainedFiles } from '../../../../lib/run-record/writing/retained-files.js';
import { hashOf } from '../../../support/run-builder.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { runDirectory } from '../../../support/writing.js';

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

describe('a retained file', () => {
  test.each([
    ['a text', 'é\n', Buffer.from('é\n')],
    ['bytes', Buffer.from([0xff, 0]), Buffer.from([0xff, 0])],
    ['nothing', '', Buffer.alloc(0)],
    ['more than a chunk', Buffer.alloc(200_000, 'ab'), Buffer.alloc(200_000, 'ab')],
    ['pieces', pieces('one ', 'two'), Buffer.from('one two')],
  ])('%s: exact bytes, their hash, their number', async (_what, content, bytes) => {
    const directory = runDirectory();
    const retained = await new RetainedFiles(directory).write('stages/01-a/1/1/output.md', content);
    const path = join(directory, retained.path);
    expect(readFileSync(path)).toEqual(bytes);
    expect(retained).toEqual({
      path: 'stages/01-a/1/1/output.md',
      sha256: hashOf(bytes),
      bytes: bytes.length,
    });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(directory, 'stages/01-a')).mode & 0o777).toBe(0o700);
  });

  test('a name that is taken is left alone', async () => {
    const files = new RetainedFiles(runDirectory());
    await files.write('a/b.txt', 'first');
    await expect(files.write('a/b.txt', 'second')).rejects.toMatchObject({ code: 'retained-exists' });
    expect(readFileSync(join(files.directory, 'a/b.txt'), 'utf8')).toBe('first');
    await expect(files.write('a/b.txt/c', '')).rejects.toMatchObject({ code: 'retained-link' });
    await expect(files.write(`${'x'.repeat(300)}`, '')).rejects.toMatchObject({ code: 'cannot-create' });
    await expect(files.write(`${'x'.repeat(300)}/a`, '')).rejects.toMatchObject({ code: 'cannot-create' });
    await expect(new RetainedFiles(join(files.directory, 'none')).write('a', '')).rejects.toMatchObject({
      code: 'cannot-create',
    });
  });

  test.each(['../a', '/a', 'a/../../b', 'a\\b', 'a\0', '', '.'])('%j is no path of a run', async (path) => {
    const files = new RetainedFiles(runDirectory());
    await expect(files.write(path, '')).rejects.toMatchObject({ code: 'path-outside-run' });
    await expect(files.claimFolder(path)).rejects.toMatchObject({ code: 'path-outside-run' });
    expect(readdirSync(files.directory)).toEqual([]);
  });

  test('no link is followed, in the middle or at the end', async () => {
    const outside = temporaryFolder();
    const files = new RetainedFiles(runDirectory());
    symlinkSync(outside, join(files.directory, 'stages'));
    await expect(files.write('stages/01-a/1/1/output.md', 'x')).rejects.toMatchObject({
      code: 'retained-link',
    });
    mkdirSync(join(files.directory, 'b'));
    symlinkSync(join(outside, 'x'), join(files.directory, 'b/x'));
    await expect(files.write('b/x', 'x')).rejects.toMatchObject({ code: 'retained-exists' });
    expect(readdirSync(outside)).toEqual([]);
  });

  test('a folder that changes place while the file is made gets no byte', async () => {
    const files = new RetainedFiles(runDirectory());
    const folder = join(files.directory, 'a');
    mkdirSync(folder);
    const written = files.write('a/x', 'secret');
    // The first step of the writing has looked at the folder above; this one follows.
    await Promise.resolve();
    renameSync(folder, `${folder}-moved`);
    mkdirSync(folder);
    const outcome = await written.catch((error: { code: string }) => error.code);
    const moved = join(`${folder}-moved`, 'x');
    if (existsSync(moved)) expect(readFileSync(moved, 'utf8')).toBe('');
    expect([expect.objectContaining({ path: 'a/x' }), 'retained-link', 'cannot-create']).toContainEqual(
      outcome,
    );
  });

  test('content that fails leaves the piece, and says so', async () => {
    const files = new RetainedFiles(runDirectory());
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('one');
      throw new Error('the source broke');
    }
    await expect(files.write('a', broken())).rejects.toThrow('the source broke');
    expect(readFileSync(join(files.directory, 'a'), 'utf8')).toBe('one');
  });

  test('a folder is claimed once', async () => {
    const files = new RetainedFiles(runDirectory());
    const claims = await Promise.all([files.claimFolder('a/b'), files.claimFolder('a/b')]);
    expect(claims.sort()).toEqual([false, true]);
    writeFileSync(join(files.directory, 'a/c'), '');
    expect(await files.claimFolder('a/c')).toBe(false);
    expect(statSync(join(files.directory, 'a/b')).mode & 0o777).toBe(0o700);
    await expect(files.claimFolder(`a/${'x'.repeat(300)}`)).rejects.toMatchObject({ code: 'cannot-create' });
  });
});
