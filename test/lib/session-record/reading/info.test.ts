import { beforeAll, describe, expect, test } from 'vitest';
import { describeTruncation } from '../../../../lib/session-record/reading/describe-truncation.js';
import { DurationTally } from '../../../../lib/session-record/reading/duration-tally.js';
import { ElementSizes } from '../../../../lib/session-record/reading/element-sizes.js';
import { readInfo } from '../../../../lib/session-record/reading/info.js';
import { readStats } from '../../../../lib/session-record/reading/stats.js';
import { readTimeline } from '../../../../lib/session-record/reading/timeline.js';
import { addUsage } from '../../../../lib/session-record/reading/usage.js';
import { clock, entry, modelIo, smallSession } from '../../../support/journal.js';
import {
  collect,
  compactRecord,
  documentOf,
  openBytes,
  recordOf,
  threeAgents,
} from '../../../support/record.js';

let small: Buffer;
let three: Buffer;
beforeAll(async () => {
  small = await recordOf(smallSession());
  three = await recordOf(threeAgents());
});

describe('readInfo', () => {
  test('tells identity, agents, counts and the ending', async () => {
    const info = await readInfo(await openBytes(small));
    expect(info).toMatchObject({
      formatVersion: 1,
      sessionId: 'run-7',
      routingKey: 'k3yk3yk3yk3yk3yk3yk3yk3y',
      seed: { prompt: 'Make a clock.', baselineCommit: '4b825dc' },
      truncation: null,
      counts: { messages: 4, toolsets: 1, texts: 4, clips: 1, entries: 13, byKind: { model_io: 3, git: 1 } },
    });
    expect(info.agents.map(({ agentId, entries }) => [agentId, entries])).toEqual([
      ['root', 12],
      ['agent-1', 1],
    ]);
    expect(info.ending).toMatch(/^complete/);
    expect(info.recorder?.bytes.toString()).toBe('{"ggVersion":"0.9.0"}');
  });

  test('counts the bytes of every quoted body, by the stored JSON', async () => {
    const info = await readInfo(await openBytes(three));
    const { messages, toolsets, texts } = documentOf(three) as Record<string, unknown[]>;
    const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
    const sizes = (messages as unknown[]).map(size);
    const windows = [[0, 1, 2], [3, 4], [0, 1], [5], [3, 4, 6], [3, 4], [3, 7], [0, 1, 8]].flat();
    const quoted = windows.reduce((sum, index) => sum + (sizes[index] as number), 0);
    expect(info.pooling.unpooled).toBe(quoted + 3 * size(toolsets?.[0]) + size(texts?.[0]));
    expect(info.pooling.stored).toBe(
      sizes.reduce((sum, bytes) => sum + bytes, 0) + size(toolsets?.[0]) + size(texts?.[0]),
    );
    expect(info.pooling.saved).toBe(info.pooling.unpooled - info.pooling.stored);
  });

  test('a record without a recorder has none', async () => {
    const bytes = compactRecord(small);
    const info = await readInfo(await openBytes(bytes));
    expect(info.recorder?.bytes.toString()).toBe('{"ggVersion":"0.9.0"}');
  });
});

describe('describeTruncation', () => {
  test.each([
    [
      { reason: 'session_killed' as const, lastSeq: 4 },
      1,
      /killed.*1 entry is kept, the last of them seq 4$/,
    ],
    [{ reason: 'byte_ceiling' as const, lastSeq: 4, bytes: 99 }, 5, /ceiling.*5 entries.*99 bytes$/],
    [{ reason: 'corrupt_journal' as const, lastSeq: null }, 0, /damaged.*0 entries are kept$/],
    [{ reason: 'write_failed' as const }, 0, /could not write/],
  ])('%j', (truncation, entries, words) => {
    expect(describeTruncation(truncation, entries)).toMatch(words);
  });
});

describe('readStats', () => {
  test('keeps compactions apart from turns, and adds up usage by its path', async () => {
    const journal = [
      ...threeAgents(),
      modelIo(14, [0]),
      entry(15, 'model_io', {
        request: { role: 'agent', shape: 'complete', messages: [0] },
        response: { usage: { input: 10, details: { cached: 3, note: 'x' } } },
        durationMs: 5,
      }),
      entry(16, 'model_io', {
        request: { role: 'agent', shape: 'complete', messages: [0] },
        response: { usage: { input: 7 } },
      }),
      entry(17, 'git', {
        command: { command: 'git status', cwd: { type: 'workspace' }, exitCode: 128, stdout: 0, stderr: 0 },
      }),
      // Ended by a signal.
      entry(18, 'shell', {
        origin: 'hook',
        command: { command: 'x', cwd: { type: 'workspace' }, exitCode: -9, stdout: 0, stderr: 0 },
      }),
      entry(19, 'shell', {
        origin: 'hook',
        command: { command: 'x', cwd: { type: 'workspace' }, exitCode: 0, stdout: 0, stderr: 0 },
      }),
      entry(20, 'tool_result', {
        call: { id: 'b', name: 'shell', arguments: {} },
        outcome: { ok: false, output: 0 },
      }),
    ];
    const stats = await readStats(await openBytes(await recordOf(journal)));
    const calls = stats.calls.map(({ agentId, role, answered, failed }) => [agentId, role, answered, failed]);
    expect(calls).toEqual([
      ['root', 'agent', 5, 1],
      ['left', 'agent', 3, 0],
      ['right', 'agent', 1, 0],
      ['left', 'compaction', 1, 0],
    ]);
    expect(stats.calls[0]?.usage).toEqual({ input: 17, 'details.cached': 3 });
    expect(stats.calls[0]?.latency).toEqual({
      count: 4,
      min: 5,
      p50: 812,
      p90: 812,
      max: 812,
      total: 5 + 3 * 812,
    });
    expect(stats.tools).toEqual([{ name: 'shell', calls: 2, failed: 1 }]);
    expect(stats.failures).toEqual({ vision_unsupported: 1 });
    expect(stats.commands).toEqual([
      { origin: 'git', runs: 1, failed: 1 },
      { origin: 'hook', runs: 2, failed: 1 },
    ]);
    expect(stats.biggest).toHaveLength(10);
    expect(stats.biggest[0]).toMatchObject({ pool: 'messages', index: 2 });
    const sizes = stats.biggest.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  test('usage that is no object, or a response that is none, adds nothing', () => {
    const sums = {};
    for (const text of [
      '{"usage":5}',
      '["usage"]',
      '{"usage":null}',
      '{"a":"\\"usage\\""}',
      '{"usage":{"a":[1]}}',
      '"\\"usage\\""',
    ])
      addUsage(sums, Buffer.from(text));
    expect(sums).toEqual({});
  });
});

describe('readTimeline', () => {
  test('tells turns, refusals, compactions and tools in order, with the time of the last clock read', async () => {
    const journal = [
      ...threeAgents(),
      clock(14, 5000),
      modelIo(15, [5], {}, 'right'),
      entry(16, 'cancel_probe', { canceled: false }),
      entry(17, 'cancel_probe', { canceled: true }),
    ];
    const events = await collect(readTimeline(await openBytes(await recordOf(journal))));
    expect(
      events.map(({ seq, agentId, kind, turn, elapsedMs }) => [seq, agentId, kind, turn, elapsedMs]),
    ).toEqual([
      [0, 'root', 'refused', 1, undefined],
      [1, 'left', 'turn', 1, undefined],
      [2, 'root', 'turn', 1, undefined],
      [3, 'right', 'turn', 1, undefined],
      [7, 'root', 'tool', undefined, undefined],
      [8, 'left', 'turn', 2, undefined],
      [9, 'left', 'compaction', undefined, undefined],
      [11, 'left', 'turn', 3, undefined],
      [12, 'root', 'turn', 2, undefined],
      [15, 'right', 'turn', 2, 5000],
      [17, 'root', 'canceled', undefined, 5000],
    ]);
    expect(events[3]?.what).toBe('model call, 1 message, tool required');
    expect(events[0]?.what).toBe('model call, 3 messages → vision_unsupported');
  });

  test('a failed compaction and failed commands are told as failed', async () => {
    const events = await collect(readTimeline(await openBytes(small)));
    expect(events.filter(({ ok }) => !ok).map(({ seq, what }) => [seq, what])).toEqual([
      [4, 'make test → exit -1'],
      [8, 'compaction of 2 messages → retry_exhausted'],
      [11, 'shell'],
      [12, 'the run was found canceled'],
    ]);
  });
});

describe('figures', () => {
  test('sizes are kept over many blocks', () => {
    const sizes = new ElementSizes();
    for (let number = 0; number < 200_000; number += 1) sizes.push(number % 1000);
    expect([sizes.count, sizes.at(0), sizes.at(123_456), sizes.at(199_999), sizes.at(200_000)]).toEqual([
      200_000, 0, 456, 999, 0,
    ]);
    expect(sizes.sum).toBe(200 * 499_500);
  });

  test('percentiles are exact', () => {
    const tally = new DurationTally();
    expect(tally.summarize()).toBeUndefined();
    for (let ms = 100; ms >= 1; ms -= 1) tally.add(ms);
    expect(tally.summarize()).toEqual({ count: 100, min: 1, p50: 50, p90: 90, max: 100, total: 5050 });
  });
});
