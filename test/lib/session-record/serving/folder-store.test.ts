import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { folderStore } from '../../../../lib/session-record/serving/folder-store.js';
import { mirrorRecord } from '../../../../lib/session-record/serving/mirror.js';
import { RunSlot } from '../../../../lib/session-record/serving/run-slot.js';
import { readBytes } from '../../../../lib/stream/stored-bytes.js';
import { runCommand } from '../../../support/run-program.js';
import { temporaryFolder } from '../../../support/temporary.js';

const slot = RunSlot.of('r1', 'replay');

async function contents(root: string): Promise<string | undefined> {
  const artifact = await folderStore(root).open(slot);
  if (artifact === undefined) return undefined;
  const bytes = await readBytes(artifact, 0, artifact.size);
  await artifact.close();
  return bytes.toString();
}

describe('folderStore', () => {
  test('what is put is there, whole, under the name of the wire format, and nothing beside it', async () => {
    const root = join(temporaryFolder(), 'new', 'store');
    await folderStore(root).put(slot, Readable.from([Buffer.from('one'), Buffer.from('two')]));
    expect(readFileSync(join(root, 'runs/r1/replay.json'), 'utf8')).toBe('onetwo');
    expect(readdirSync(join(root, 'runs/r1'))).toEqual(['replay.json']);
    expect(await contents(root)).toBe('onetwo');
  });

  test('a version changes with the bytes', async () => {
    const root = temporaryFolder();
    const store = folderStore(root);
    const versions = new Set<string>();
    for (const text of ['a', 'b', 'b']) {
      await store.put(slot, Readable.from([Buffer.from(text)]));
      const artifact = await store.open(slot);
      versions.add(artifact?.version as string);
      await artifact?.close();
    }
    expect(versions.size).toBe(3);
  });

  test('an upload that breaks leaves the old bytes and nothing else', async () => {
    const root = temporaryFolder();
    const store = folderStore(root);
    await store.put(slot, Readable.from([Buffer.from('old')]));
    const breaking = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from('new');
      throw new Error('cable');
    };
    await expect(store.put(slot, breaking())).rejects.toThrow();
    expect(await contents(root)).toBe('old');
    expect(readdirSync(join(root, 'runs/r1'))).toEqual(['replay.json']);
  });

  test('an empty store, an empty slot and a file in the way hold nothing', async () => {
    const root = temporaryFolder();
    expect(await contents(join(root, 'nowhere'))).toBeUndefined();
    expect(await contents(root)).toBeUndefined();
    mkdirSync(join(root, 'runs'));
    writeFileSync(join(root, 'runs/r1'), '');
    expect(await contents(root)).toBeUndefined();
    await expect(folderStore(root).put(slot, Readable.from([]))).rejects.toMatchObject({
      code: 'cannot-create',
    });
  });

  test('a link below the store leads nowhere, in reading and in writing', async () => {
    const secret = temporaryFolder();
    mkdirSync(join(secret, 'r1'));
    writeFileSync(join(secret, 'r1/replay.json'), 'secret');
    for (const make of [
      (root: string) => symlinkSync(secret, join(root, 'runs')),
      (root: string) => {
        mkdirSync(join(root, 'runs'));
        symlinkSync(join(secret, 'r1'), join(root, 'runs/r1'));
      },
    ]) {
      const root = temporaryFolder();
      make(root);
      expect(await contents(root)).toBeUndefined();
      await expect(folderStore(root).put(slot, Readable.from([Buffer.from('x')]))).rejects.toMatchObject({
        code: 'cannot-create',
      });
    }
    const root = temporaryFolder();
    mkdirSync(join(root, 'runs/r1'), { recursive: true });
    symlinkSync(join(secret, 'r1/replay.json'), join(root, 'runs/r1/replay.json'));
    expect(await contents(root)).toBeUndefined();
    await folderStore(root).put(slot, Readable.from([Buffer.from('mine')]));
    expect(await contents(root)).toBe('mine');
    expect(readFileSync(join(secret, 'r1/replay.json'), 'utf8')).toBe('secret');
  });

  test('a store that is itself reached by a link is one', async () => {
    const root = temporaryFolder();
    const link = join(temporaryFolder(), 'store');
    symlinkSync(root, link);
    await folderStore(link).put(slot, Readable.from([Buffer.from('x')]));
    expect(await contents(link)).toBe('x');
  });

  test('a directory, a pipe and a socket in the place of the file hold nothing, and nobody waits for them', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'runs/r1/replay.json'), { recursive: true });
    expect(await contents(root)).toBeUndefined();
    rmSync(join(root, 'runs/r1/replay.json'), { recursive: true });
    await runCommand('mkfifo', [join(root, 'runs/r1/replay.json')]);
    expect(await contents(root)).toBeUndefined();
  });

  test('a folder where nothing can be made is a failure of the machinery', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(folderStore(file).put(slot, Readable.from([]))).rejects.toMatchObject({
      code: 'cannot-create',
    });
    chmodSync(file, 0o600);
  });
});

describe('mirrorRecord', () => {
  test('copies what the run left, and nothing is nothing', async () => {
    const runDir = temporaryFolder();
    const root = temporaryFolder();
    expect(await mirrorRecord(runDir, 'r1', folderStore(root))).toEqual([]);
    expect(existsSync(join(root, 'runs'))).toBe(false);
    writeFileSync(join(runDir, 'replay.json.gz'), 'opaque');
    writeFileSync(join(runDir, 'code-analysis.json.gz'), 'as well');
    expect(await mirrorRecord(runDir, 'r1', folderStore(root))).toEqual([
      { artifact: 'replay', bytes: 6 },
      { artifact: 'code-analysis', bytes: 7 },
    ]);
    expect(readFileSync(join(root, 'runs/r1/code-analysis.json'), 'utf8')).toBe('as well');
  });

  test('a bad id and a directory in the place of the record are errors', async () => {
    const runDir = temporaryFolder();
    const store = folderStore(temporaryFolder());
    await expect(mirrorRecord(runDir, '../r1', store)).rejects.toMatchObject({ code: 'bad-run-id' });
    mkdirSync(join(runDir, 'replay.json.gz'));
    await expect(mirrorRecord(runDir, 'r1', store)).rejects.toMatchObject({ code: 'cannot-read' });
  });
});
