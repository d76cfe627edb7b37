import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../lib/session-record/format/entry.js';
import { entryLine } from '../../../../lib/session-record/format/journal-line.js';
import { JournalRules } from '../../../../lib/session-record/format/journal-rules.js';
import { typedReader } from '../../../../lib/stream/json-typed.js';
import { clock, entry, modelIo, toolResult } from '../../../support/journal.js';

const place = { line: 9, offset: 1234 };

/** Rules after a header and the given number of bodies in each pool. */
function rulesWith(messages: number, toolsets: number, texts: number): JournalRules {
  const rules = new JournalRules('`j.ndjson`');
  rules.admitHeader(1, place);
  for (let index = 0; index < messages; index += 1) rules.admitBody('messages', index, place);
  for (let index = 0; index < toolsets; index += 1) rules.admitBody('toolsets', index, place);
  for (let index = 0; index < texts; index += 1) rules.admitBody('texts', index, place);
  return rules;
}

function entryOf(line: unknown): Entry {
  return typedReader(entryLine)(Buffer.from(JSON.stringify(line))).value.entry;
}

const command = (stdout: number, stderr: number) => ({
  command: 'x',
  cwd: { type: 'workspace' },
  exitCode: 0,
  stdout,
  stderr,
});
const item = (message: number) => ({ message, slot: 'thread', source: 's', retention: 'pinned', turn: 0 });
const request = (messages: number[], toolset?: number) => ({
  role: 'agent',
  shape: 'complete',
  messages,
  toolset,
});
const error = { kind: 'parse', message: '' };

describe('references', () => {
  test.each<[string, unknown, string, number]>([
    ['a message of a model call', modelIo(4, [0, 1, 2, 3]), 'messages', 2],
    ['a message at the very end of its pool', modelIo(4, [0, 2]), 'messages', 2],
    ['a toolset of a model call', modelIo(4, [0], { toolset: 3 }), 'toolsets', 3],
    [
      'a message of a failed call',
      entry(4, 'model_error', { request: request([1, 7]), error }),
      'messages',
      7,
    ],
    [
      'a toolset of a failed call',
      entry(4, 'model_error', { request: request([], 4), error }),
      'toolsets',
      4,
    ],
    ['an output', toolResult(4, 4), 'texts', 4],
    ['a summary', toolResult(4, 0, { summary: 4 }), 'texts', 4],
    ['a lifted data text', toolResult(4, 0, { dataText: 5 }), 'texts', 5],
    ['an item of a frame', entry(4, 'prompt_frame', { items: [item(0), item(2)] }), 'messages', 2],
    ['a stdout', entry(4, 'shell', { origin: 'tool', command: command(4, 0) }), 'texts', 4],
    ['a stderr', entry(4, 'shell', { origin: 'tool', command: command(0, 4) }), 'texts', 4],
    ['a stdout of git', entry(4, 'git', { command: command(4, 0) }), 'texts', 4],
    ['a stderr of git', entry(4, 'git', { command: command(3, 4) }), 'texts', 4],
  ])('%s past its pool is refused, with everything needed to find it', (_name, line, pool, index) => {
    const rules = rulesWith(2, 3, 4);
    const counts = { messages: 2, toolsets: 3, texts: 4 } as Record<string, number>;
    expect(() => rules.admitEntry(entryOf(line), place)).toThrow(
      expect.objectContaining({
        code: 'dangling-reference',
        pool,
        index,
        count: counts[pool],
        line: 9,
        offset: 1234,
      }),
    );
    expect(() => rules.admitEntry(entryOf(line), place)).toThrow(
      /dangling reference: entry 4 .*line 9, byte 1234 \(dangling-reference\)/,
    );
    expect(rules.entries).toBe(0);
  });

  test('each reference to the last body of its pool is admitted', () => {
    const rules = rulesWith(2, 3, 4);
    for (const line of [
      modelIo(0, [1, 0, 1], { toolset: 2 }),
      entry(1, 'model_error', { request: request([1], 2), error }),
      toolResult(2, 3, { summary: 3, dataText: 3 }),
      entry(3, 'prompt_frame', { items: [item(1)] }),
      entry(4, 'shell', { origin: 'tool', command: command(3, 3) }),
      entry(5, 'git', { command: command(3, 3) }),
      entry(6, 'cancel_probe', { canceled: false }),
      clock(7),
    ]) {
      rules.admitEntry(entryOf(line), place);
    }
    expect([rules.entries, rules.lastSeq]).toEqual([8, 7]);
  });

  test('empty lists refer to nothing', () => {
    const rules = rulesWith(0, 0, 0);
    rules.admitEntry(entryOf(modelIo(0, [])), place);
    rules.admitEntry(entryOf(entry(1, 'prompt_frame', { items: [] })), place);
    expect(rules.entries).toBe(2);
  });
});

describe('pools', () => {
  test.each(['messages', 'toolsets', 'texts'] as const)('the %s are contiguous from 0', (pool) => {
    const rules = rulesWith(0, 0, 0);
    expect(() => rules.admitBody(pool, 1, place)).toThrow(
      expect.objectContaining({ code: 'pool-gap', pool, index: 1, count: 0, line: 9, offset: 1234 }),
    );
    rules.admitBody(pool, 0, place);
    expect(() => rules.admitBody(pool, 0, place)).toThrow(
      expect.objectContaining({ code: 'pool-gap', index: 0, count: 1 }),
    );
    rules.admitBody(pool, 1, place);
    expect(rules.counts[pool]).toBe(2);
    expect(() => rules.admitBody(pool, 3, place)).toThrow(/gap in its (message|toolset|text) pool/);
  });

  test('a clip names the text of its own line', () => {
    const rules = rulesWith(0, 0, 3);
    const clip = { originalBytes: 9, originalId: 'x' };
    rules.admitClip({ ...clip, text: 2 }, 2, place);
    expect(() => rules.admitClip({ ...clip, text: 1 }, 2, place)).toThrow(
      expect.objectContaining({ code: 'clip-mismatch', index: 1, line: 9, offset: 1234 }),
    );
  });
});

describe('headers', () => {
  test('one, first, in format 1', () => {
    const rules = new JournalRules();
    expect(() => rules.requireHeader(place)).toThrow(
      expect.objectContaining({ code: 'missing-header', line: 9 }),
    );
    expect(() => rules.requireHeader()).toThrow(/on standard input has no header line \(missing-header\)/);
    expect(() => rules.admitHeader(2, place)).toThrow(
      /format 2, which this build does not assemble.*\(unsupported-format\)/,
    );
    expect(() => rules.admitHeader(0, place)).toThrow(
      expect.objectContaining({ code: 'unsupported-format' }),
    );
    rules.admitHeader(1, place);
    rules.requireHeader();
    expect(() => rules.admitHeader(1, place)).toThrow(/second header line.*\(second-header\)/);
    expect(() => rules.admitHeader(2, place)).toThrow(
      expect.objectContaining({ code: 'unsupported-format' }),
    );
  });

  test('a refusal prints itself as JSON, with what to do', () => {
    const rules = rulesWith(0, 0, 0);
    try {
      rules.admitBody('texts', 2, place);
      expect.unreachable();
    } catch (error) {
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({
        error: 'pool-gap',
        pool: 'texts',
        index: 2,
        count: 0,
        line: 9,
        offset: 1234,
      });
      expect(JSON.parse(JSON.stringify(error)).hint).toMatch(/keep the journal/);
    }
    try {
      new JournalRules().requireHeader();
    } catch (error) {
      expect(Object.keys(JSON.parse(JSON.stringify(error)))).toEqual(['error', 'message', 'hint']);
    }
  });
});

test('the last seq is that of the last entry, even when it falls or repeats', () => {
  const rules = rulesWith(0, 0, 0);
  for (const seq of [5, 5, 3]) rules.admitEntry(entryOf(clock(seq)), place);
  expect([rules.entries, rules.lastSeq]).toEqual([3, 3]);
});
