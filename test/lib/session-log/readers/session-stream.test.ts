// What holds for the stream of every reader whose sessions are files.

import { readdirSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { NO_RULES, readerOf, readSession } from '../../../support/session-log/read-session.js';
import { candidateOf, logBytes, put } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

const reader = readerOf('claude-code');
const gate = { open: true, cwd: undefined, checkedFirstLine: undefined } as const;
const prompt = (uuid: string): object => ({ type: 'user', uuid, message: { content: 'x'.repeat(100) } });

function openFiles(path: string): number {
  const links = readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return '';
    }
  });
  return links.filter((link) => link === path).length;
}

describe.skipIf(process.platform !== 'linux')('the file of a session', () => {
  test('is closed after the last item, and when the reading stops early', async () => {
    const path = put(
      join(temporaryFolder(), 's.jsonl'),
      logBytes(Array.from({ length: 20_000 }, (_, n) => prompt(`u${n}`))),
    );
    await readSession(candidateOf('claude-code', path));
    await wait(20);
    expect(openFiles(path)).toBe(0);
    for await (const item of reader.read(candidateOf('claude-code', path), gate)) {
      expect(item.type).toBe('entry');
      expect(openFiles(path)).toBe(1);
      break;
    }
    await wait(20);
    expect(openFiles(path)).toBe(0);
  });
});

test('a failure waits for whoever reads the stream', async () => {
  const stream = reader.read(candidateOf('claude-code', join(temporaryFolder(), 'gone')), gate);
  await wait(30);
  await expect(stream.toArray()).rejects.toMatchObject({
    code: 'session-unreadable',
    message: 'no such file or directory',
  });
});

test('the time in the end item is that of the file as it was opened', async () => {
  const path = put(join(temporaryFolder(), 's.jsonl'), logBytes([prompt('u1')]));
  const handle = await open(path);
  await handle.utimes(5, 5);
  await handle.close();
  const { end } = await readSession(candidateOf('claude-code', path, { mtime: 1n }));
  expect(end.mtime).toBe(5_000_000_000n);
  expect((await reader.gate(candidateOf('claude-code', path), NO_RULES)).open).toBe(true);
});

test('a file beyond the longest string of JavaScript is read to its end', async () => {
  const line = logBytes([{ type: 'user', uuid: 'u', message: { content: 'x'.repeat(2000) } }]);
  const block = Buffer.concat(Array(500).fill(line));
  const blocks = Math.ceil(545_000_000 / block.length);
  const path = put(join(temporaryFolder(), 'giant.jsonl'), '');
  const handle = await open(path, 'w');
  for (let written = 0; written < blocks; written += 1) await handle.write(block);
  await handle.close();
  let prompts = 0;
  let size = 0;
  for await (const item of reader.read(candidateOf('claude-code', path), gate, { detail: 'counts' })) {
    if (item.type === 'entry' && item.kind === 'prompt') prompts += 1;
    if (item.type === 'end') size = item.size;
  }
  expect({ prompts, size }).toEqual({ prompts: blocks * 500, size: blocks * block.length });
}, 120_000);
