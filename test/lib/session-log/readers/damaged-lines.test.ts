import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SessionItem } from '../../../../lib/session-log/format/entry.js';
import type { Harness } from '../../../../lib/session-log/format/harness.js';
import {
  countSession,
  readerOf,
  readSession,
  type SettledSession,
  settle,
} from '../../../support/session-log/read-session.js';
import { candidateOf, logBytes, offsetsOf, put, readLog } from '../../../support/session-log/stores.js';
import { temporaryFolder } from '../../../support/temporary.js';

type FileHarness = Exclude<Harness, 'opencode'>;

/** A prompt in each format. */
const PROMPTS: Record<FileHarness, (id: string, text: string) => object> = {
  'claude-code': (id, text) => ({
    type: 'user',
    uuid: id,
    cwd: '/srv/demo',
    message: { role: 'user', content: text },
  }),
  codex: (_, text) => ({ type: 'event_msg', payload: { type: 'user_message', message: text } }),
  copilot: (id, text) => ({ type: 'user.message', id, data: { content: text } }),
  'gemini-cli': (id, text) => ({ id, type: 'user', content: text }),
};

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const texts = (session: SettledSession): string[] => session.entries.map(({ text }) => text);

describe.each(Object.keys(PROMPTS) as FileHarness[])('%s', (harness) => {
  const prompt = (id: string, text = id): string => JSON.stringify(PROMPTS[harness](id, text));
  const readBytes = (bytes: Buffer): Promise<SettledSession> => {
    const path = put(join(temporaryFolder(), 'log.jsonl'), bytes);
    return readSession(candidateOf(harness, path));
  };

  test('NUL bytes after the last line are not covered, and spoil only the line that they become part of', async () => {
    const line = logBytes([prompt('u1')]);
    const nuls = Buffer.alloc(1728);
    const session = await readBytes(Buffer.concat([line, nuls]));
    expect(session.end).toMatchObject({ size: line.length, entries: 1 });
    expect(session.unparsed).toEqual([]);
    const later = await readBytes(Buffer.concat([line, nuls, logBytes([prompt('u2')])]));
    expect(texts(later)).toEqual(['u1']);
    expect(later.unparsed).toEqual([line.length]);
  });

  test('a block of NULs as a line in the middle is one unparsed line', async () => {
    const lines = [prompt('u1'), Buffer.alloc(412), prompt('u2'), prompt('u3')];
    const session = await readLog(harness, lines);
    const offsets = offsetsOf(lines);
    expect(texts(session)).toEqual(['u1', 'u2', 'u3']);
    expect(session.entries.map(({ offset }) => offset)).toEqual([offsets[0], offsets[2], offsets[3]]);
    expect(session.unparsed).toEqual([offsets[1]]);
  });

  test('a torn prefix glued to the next record is one unparsed line, and so are two records on one line', async () => {
    const torn = `${prompt('u1').slice(0, 20)}${prompt('u2')}`;
    const session = await readLog(harness, [torn, prompt('u3'), prompt('u4') + prompt('u5')]);
    expect(texts(session)).toEqual(['u3']);
    expect(session.unparsed).toHaveLength(2);
  });

  test('a byte order mark makes the first line unparsed and is part of its hash', async () => {
    const lines = [`\ufeff${prompt('u1')}`, prompt('u2')];
    const session = await readLog(harness, lines);
    expect(texts(session)).toEqual(['u2']);
    expect(session.end.head).toBe(sha256(lines[0] ?? ''));
  });

  test('a damaged first line leaves the others', async () => {
    const session = await readLog(harness, [prompt('u1').slice(0, 15), prompt('u2')]);
    expect(texts(session)).toEqual(['u2']);
    expect(session.unparsed).toEqual([0]);
  });

  test.each([
    ['an empty file', '', '', 0],
    ['one line feed', '\n', '', 1],
    ['one byte', '{', '', 0],
    ['a line feed after a carriage return', '\r\n', '', 2],
  ])('%s has no parsed line, and a hash', async (_, content, head, size) => {
    const { end } = await readBytes(Buffer.from(content));
    expect(end).toMatchObject({ parsedLines: 0, entries: 0, size, head: sha256(head), cwds: [] });
  });

  test('the hash leaves out the carriage returns that end the first line, and no others', async () => {
    const session = await readBytes(Buffer.from(`a\rb\r\r\n${prompt('u1')}\r\n`));
    expect(session.end.head).toBe(sha256('a\rb'));
    expect(texts(session)).toEqual(['u1']);
  });

  test('half a line is not taken, even when it is whole JSON; once it is complete it begins where the size ended', async () => {
    const [first, second] = [logBytes([prompt('u1')]), Buffer.from(prompt('u2'))];
    for (const cut of [60, second.length]) {
      const before = await readBytes(Buffer.concat([first, second.subarray(0, cut)]));
      expect(before.end).toMatchObject({ size: first.length, entries: 1 });
    }
    const after = await readBytes(Buffer.concat([first, second, Buffer.from('\n')]));
    expect(after.entries[1]?.offset).toBe(first.length);
  });

  test('a log that is cut at any byte reads as its complete lines', async () => {
    const lines = [prompt('u1', 'é😀'), 'not json', prompt('u2'), Buffer.from([0xff, 0xfe]), prompt('u3')];
    const whole = logBytes(lines);
    const offsets = [...offsetsOf(lines), whole.length];
    const folder = temporaryFolder();
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const path = put(join(folder, 'log.jsonl'), whole.subarray(0, cut));
      const session = await readSession(candidateOf(harness, path));
      const complete = offsets.filter((offset) => offset <= cut).length - 1;
      expect(session.end.size).toBe(offsets[complete]);
      expect(session.entries.length + session.unparsed.length).toBe(complete);
    }
  });

  test('bytes that are not UTF-8 inside a text are replaced, offsets count them', async () => {
    const [head, tail] = prompt('u1', 'x@y').split('@') as [string, string];
    const line = Buffer.concat([Buffer.from(head), Buffer.from([0xc3]), Buffer.from(tail)]);
    const session = await readLog(harness, [line, prompt('u2')]);
    expect(texts(session)).toEqual(['x\ufffdy', 'u2']);
    expect(session.entries[1]?.offset).toBe(line.length + 1);
  });

  test('an over-long line is unparsed and not held', async () => {
    const path = put(
      join(temporaryFolder(), 'log.jsonl'),
      logBytes([prompt('u1', 'x'.repeat(10_000)), prompt('u2')]),
    );
    const session = await readSession(candidateOf(harness, path), { maxLine: 4096 });
    expect(texts(session)).toEqual(['u2']);
    expect(session.unparsed).toEqual([0]);
  });

  test('a file that grows while it is read is read up to the size it had', async () => {
    const path = put(
      join(temporaryFolder(), 'log.jsonl'),
      logBytes(Array.from({ length: 500 }, (_, n) => prompt(`u${n}`))),
    );
    const gate = { open: true, cwd: undefined, checkedFirstLine: undefined } as const;
    const items: SessionItem[] = [];
    for await (const item of readerOf(harness).read(candidateOf(harness, path), gate)) {
      if (items.length < 3) appendFileSync(path, logBytes([prompt(`late ${items.length}`)]));
      items.push(item);
    }
    expect(countSession(settle(items))).toMatchObject({ prompts: 500, unparsed: 0 });
  });

  test('a file that shrinks while it is read ends where it ends', async () => {
    const lines = Array.from({ length: 30_000 }, (_, n) => prompt(`u${n}`, 'x'.repeat(50)));
    const path = put(join(temporaryFolder(), 'log.jsonl'), logBytes(lines));
    const gate = { open: true, cwd: undefined, checkedFirstLine: undefined } as const;
    const items: SessionItem[] = [];
    for await (const item of readerOf(harness).read(candidateOf(harness, path), gate)) {
      if (items.length === 0) writeFileSync(path, logBytes(lines.slice(0, 1)));
      items.push(item);
    }
    expect(items.at(-1)).toMatchObject({ type: 'end' });
    expect(countSession(settle(items)).prompts).toBeLessThan(30_000);
  });
});

test('bytes of an input that are not UTF-8 become U+FFFD, on any line of a chunk', async () => {
  const line = (id: string): Buffer => {
    const content = [{ type: 'tool_use', id, name: 'Read', input: { path: 'a#b' } }];
    const bytes = logBytes([{ type: 'assistant', uuid: id, message: { content } }]);
    bytes[bytes.indexOf('#')] = 0xff;
    return bytes;
  };
  const path = put(join(temporaryFolder(), 'log.jsonl'), Buffer.concat([line('c1'), line('c2'), line('c3')]));
  const { calls } = await readSession(candidateOf('claude-code', path));
  expect(calls.map(({ input }) => input?.toString('latin1'))).toEqual(
    Array(3).fill(Buffer.from('{"path":"a\ufffdb"}').toString('latin1')),
  );
});
