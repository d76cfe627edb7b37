import { beforeAll, describe, expect, test } from 'vitest';
import {
  describeEnding,
  describeOrigin,
  viewInfo,
} from '../../../../lib/session-record/presentation/info-view.js';
import {
  formatBytes,
  formatCount,
  formatDuration,
} from '../../../../lib/session-record/presentation/quantities.js';
import { viewStats } from '../../../../lib/session-record/presentation/stats-view.js';
import { TimelinePicture } from '../../../../lib/session-record/presentation/timeline-view.js';
import {
  viewComparison,
  viewVerification,
} from '../../../../lib/session-record/presentation/verification-view.js';
import { viewDiff, viewWindow } from '../../../../lib/session-record/presentation/window-view.js';
import { readInfo } from '../../../../lib/session-record/reading/info.js';
import { readStats } from '../../../../lib/session-record/reading/stats.js';
import { readWindow } from '../../../../lib/session-record/reading/window.js';
import { diffWindows } from '../../../../lib/session-record/reading/window-diff.js';
import { SpelledNumber } from '../../../../lib/stream/json-typed.js';
import { entryLines, timelineLines, timelinePicture } from '../../../../pipelines/read-record.js';
import { agent, end, header, message, modelIo, smallSession } from '../../../support/journal.js';
import { frame } from '../../../support/model-entries.js';
import { collect, openBytes, recordOf, threeAgents } from '../../../support/record.js';

let small: Buffer;
let three: Buffer;
beforeAll(async () => {
  small = await recordOf(smallSession());
  three = await recordOf(threeAgents());
});

describe('quantities', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [2e15, '2000.0 TB'],
  ])('%i bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
  test.each([
    [999, '999 ms'],
    [1000, '1.0 s'],
    [599_999, '600.0 s'],
    [600_000, '0:10:00'],
    [5_400_000, '1:30:00'],
  ])('%i ms', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
  test('counts', () => {
    expect([formatCount(1, 'entry'), formatCount(2, 'entry'), formatCount(0, 'text')]).toEqual([
      '1 entry',
      '2 entries',
      '0 texts',
    ]);
  });
});

describe('info', () => {
  test('of a whole session, and of one without anything', async () => {
    const text = viewInfo(await readInfo(await openBytes(small)));
    const { recorder: _, ...anonymous } = await readInfo(await openBytes(small));
    expect(viewInfo({ ...anonymous, recorder: undefined })).toMatch(/recorder +-\n/);
    expect(text).toMatch(/^session +run-7\n/);
    expect(text).toContain('4 messages, 1 toolset, 4 texts (1 clipped)');
    const empty = viewInfo(
      await readInfo(await openBytes(await recordOf([header({ routingKey: null, recorder: {} })]))),
    );
    expect(empty).toMatch(
      /routing key +-\n[\s\S]*windows +-\n[\s\S]*entries +0\n[\s\S]*No agent has a row\.\n$/,
    );
  });

  test.each([
    [{ type: 'root' as const }, 'root'],
    [{ type: 'spawn' as const, parent: 'p', ordinal: 1 }, 'spawn 1 of p'],
    [{ type: 'succession' as const, predecessor: 'p', ordinal: 2 }, 'successor 2 of p'],
    [{ type: 'issue_attempt' as const, issue: 'i', attempt: 0 }, 'dispatch 0 of issue i'],
    [{ type: 'reviewer' as const, issue: 'i', round: 1, position: 2 }, 'reviewer 2 in round 1 of issue i'],
    [{ type: 'merge' as const, issue: 'i', ordinal: 3 }, 'merge 3 of issue i'],
  ])('origin %j', (origin, text) => {
    expect(describeOrigin(origin)).toBe(text);
  });

  test('an agent that never ended, and one stopped by a limit', () => {
    const row = { agentId: 'a', profileId: 'p', profile: 'P', origin: { type: 'root' as const } };
    expect(describeEnding(row)).toBe('never ended');
    const limitHit = {
      limit: 'cost' as const,
      threshold: new SpelledNumber('1.50'),
      observed: 2,
      turns: 9,
      agentId: 'a',
    };
    expect(describeEnding({ ...row, terminalStatus: 'failed', limitHit })).toBe(
      'failed, stopped by its cost limit: 2 of 1.50 at turn 9',
    );
  });
});

describe('windows', () => {
  test('a window with everything that a frame can say, and messages of any shape', async () => {
    const odd = (index: number, body: unknown) => ({
      type: 'message',
      index,
      message: { id: '0'.repeat(32), body },
    });
    const journal = [
      header(),
      agent('root'),
      message(0, 'hello'),
      odd(1, { content: [{ text: 'part' }], role: 'user', toolCallId: 'c' }),
      odd(2, 'bare'),
      { type: 'toolset', index: 0, toolset: { id: '0'.repeat(32), tools: { no: 'list' } } },
      { type: 'toolset', index: 1, toolset: { id: '1'.repeat(32), tools: [{ name: 'shell' }, null, {}] } },
      modelIo(0, [0, 1, 2], { toolset: 0, shape: 'complete_requiring' }),
      frame(1, [0, 1, 2, 2], 3, 'root', { label: 'L', region: { offset: 5, limit: 10 } }),
      modelIo(2, [0], { toolset: 1 }),
      end(3),
    ];
    const record = await openBytes(await recordOf(journal));
    const text = viewWindow(await readWindow(record, 0));
    expect(text).toContain('tool required');
    expect(text).toContain('toolset 0: {"no":"list"}');
    expect(text).toContain('label L, lines 5 to 14');
    expect(text).toContain('[{"text":"part"}]');
    expect(text).toContain('{"toolCallId":"c"}');
    expect(text).toContain('"bare"');
    expect(text).toContain('in the frame and not in the request: message 2');
    expect(viewWindow(await readWindow(record, 2))).toContain('toolset 1: shell, ?, ?');
    const diff = viewDiff(await diffWindows(record, 0, 2));
    expect(diff).toContain('~ toolset: 0 → 1');
    expect(diff).toMatch(/1 kept, 0 added, 2 removed\n$/);
  });

  test('each kind of call says what became of its frame', async () => {
    const record = await openBytes(three);
    const words = async (seq: number) => viewWindow(await readWindow(record, seq)).split('\n')[0];
    expect(await words(0)).toMatch(
      /turn of root, 3 messages, failed: vision_unsupported, it was vision_unsupported; no frame: the call failed/,
    );
    expect(await words(3)).toMatch(/tool required, 1 message, answered after 812 ms; frame recorded$/);
    expect(await words(9)).toMatch(/compaction of left.*no frame: the summarizer/);
    expect(await words(11)).toMatch(/no frame recorded$/);
    expect(viewDiff(await diffWindows(record, 0, 2))).toContain('~ toolset: none → 0');
    expect(viewDiff(await diffWindows(record, 2, 0))).toContain('~ toolset: 0 → none');
  });

  test('a difference of frames', async () => {
    const text = viewDiff(await diffWindows(await openBytes(three), 2, 12));
    expect(text).toMatch(
      /~ message 0: slot system.*label build → slot system, pinned, seeded before turn 1, source system\n/,
    );
    expect(text).toContain('+ [2] message 8\n+   user:\n+   Root, go on.');
  });
});

describe('timeline, stats and verification', () => {
  test('the picture has a column an agent, up to forty', async () => {
    const rows = await collect(timelinePicture(await openBytes(three), undefined));
    expect(rows.join('')).toContain('│C│  left: compaction of 2 messages');
    const picture = new TimelinePicture(
      Array.from({ length: 41 }, (_, agent_) => `a${agent_}`),
      12_345,
    );
    const timed = {
      seq: 1,
      agentId: 'a0',
      elapsedMs: 61_000,
      durationMs: 5,
      turn: 2,
      ok: true,
      what: 'call',
    };
    expect(picture.draw({ ...timed, kind: 'turn' })).toMatch(
      /^ {4}1 {4}61\.0 s {2}M .* {2}a0: turn 2: call, 5 ms\n$/,
    );
    const event = {
      seq: 7,
      elapsedMs: undefined,
      durationMs: undefined,
      turn: undefined,
      kind: 'tool' as const,
      ok: false,
      what: 'grep',
    };
    expect(picture.draw({ ...event, agentId: 'a40' })).toBe(
      `    7         -  │${' '.repeat(39)}  a40: grep → failed\n`,
    );
    expect(picture.draw({ ...event, agentId: 'a39' })).toContain(`│${' '.repeat(38)}t  a39`);
  });

  test('lines for programs, filtered', async () => {
    const record = await openBytes(three);
    expect(await collect(timelineLines(record, 'nobody'))).toEqual([]);
    expect(await collect(timelineLines(record, undefined))).toHaveLength(9);
    expect(await collect(timelinePicture(record, 'right'))).toHaveLength(3);
    expect(await collect(entryLines(record, { kind: 'tool_result' }))).toHaveLength(1);
  });

  test('stats of two sessions, and of none', async () => {
    const text = viewStats(await readStats(await openBytes(small)));
    for (const words of ['Turns', 'Compactions', 'commands of', 'retry_exhausted', 'toolsets[0]'])
      expect(text).toContain(words);
    const none = viewStats(await readStats(await openBytes(await recordOf([header(), end(0)]))));
    expect(none).toMatch(/^Turns +answered/);
    const untimed = modelIo(0, []);
    delete (untimed.entry as { durationMs?: number }).durationMs;
    const used = { ...untimed, entry: { ...(untimed.entry as object), response: { usage: { in: 3 } } } };
    const mixed = [header(), used, modelIo(1, [], {}, 'other'), end(2)];
    expect(viewStats(await readStats(await openBytes(await recordOf(mixed))))).toMatch(
      /root +1 +0 +- +- +- +3\nother +1 +0 +812 ms .* -\n/,
    );
  });

  test('a verification, with and without places', () => {
    const found = { isSound: false, total: 3, unchecked: 2, counts: undefined, ending: undefined };
    const text = viewVerification({
      ...found,
      findings: [
        { code: 'gzip-truncated', message: 'cut', offset: 9 },
        { code: 'seq-gap', message: 'gap', list: 'entries', element: 3, seq: 4 },
      ],
    });
    expect(text).toMatch(
      /byte 9 +cut\nseq-gap +entries\[3\] seq 4 +gap\n… and 1 more\n3 findings; 2 messages held images/,
    );
    const counts = { entries: 1, messages: 2, toolsets: 0, texts: 0, clips: 0 };
    expect(
      viewVerification({
        ...found,
        isSound: true,
        total: 0,
        unchecked: 0,
        findings: [],
        counts,
        ending: 'complete',
      }),
    ).toBe('sound\n1 entry, 2 messages, 0 toolsets, 0 texts\ncomplete\n');
    const side = { id: 'a', bytes: 1 };
    const comparison = { isSame: true, isClipped: true, recorded: side, payload: side };
    expect(viewComparison(comparison, 2)).toBe('text 2 was clipped from this payload: 1 bytes, a\n');
    expect(viewComparison({ ...comparison, isClipped: false }, 2)).toContain('text 2 is this payload');
    expect(viewComparison({ ...comparison, isSame: false }, 2)).toContain('of another payload');
  });
});
