import { beforeAll, describe, expect, test } from 'vitest';
import type { SessionRecord } from '../../../../lib/session-record/reading/session-record.js';
import { matchFrame, readWindow } from '../../../../lib/session-record/reading/window.js';
import { diffWindows } from '../../../../lib/session-record/reading/window-diff.js';
import { end, modelIo } from '../../../support/journal.js';
import { frame } from '../../../support/model-entries.js';
import { compactRecord, openBytes, recordOf, threeAgents } from '../../../support/record.js';

let bytes: Buffer;
beforeAll(async () => {
  bytes = await recordOf(threeAgents());
});

/** Each call of `threeAgents`: whose, its messages, the frame's turn of the last one, and what became of its frame. */
const CALLS = [
  [0, 'root', [0, 1, 2], undefined, 'refused'],
  [1, 'left', [3, 4], 1, 'recorded'],
  [2, 'root', [0, 1], 1, 'recorded'],
  [3, 'right', [5], 0, 'recorded'],
  [8, 'left', [3, 4, 6], 2, 'recorded'],
  [9, 'left', [3, 4], undefined, 'none'],
  [11, 'left', [3, 7], undefined, 'lost'],
  [12, 'root', [0, 1, 8], 2, 'recorded'],
] as const;

describe('readWindow', () => {
  test.each(CALLS)('call %i of %s', async (seq, agentId, messages, turn, frameState) => {
    for (const stored of [bytes, compactRecord(bytes)]) {
      const record = await openBytes(stored);
      const window = await readWindow(record, seq);
      expect(window.call).toMatchObject({ seq, agentId });
      expect(window.messages.map(({ index }) => index)).toEqual(messages);
      expect(window.frameState).toBe(frameState);
      expect(window.messages.at(-1)?.item?.turn).toBe(turn);
      expect(window.messages.every(({ item }) => (item === undefined) === (turn === undefined))).toBe(true);
      expect(window.notSent).toEqual([]);
    }
  });

  test('bodies, tools and the typed fields of the frame are those of the record', async () => {
    const record = await openBytes(bytes);
    const left = await readWindow(record, 1);
    expect(left.messages.map(({ body }) => JSON.parse(body.bytes.toString()).content)).toEqual([
      'You are left.',
      'Left, begin.',
    ]);
    expect(left.messages[0]?.item).toMatchObject({
      slot: 'system',
      retention: 'pinned',
      turn: 0,
      region: { offset: 1, limit: 200 },
    });
    expect(left.toolset).toBeUndefined();
    const root = await readWindow(record, 2);
    expect(root.toolset?.index).toBe(0);
    expect(root.messages[1]?.item).toMatchObject({ label: 'build', slot: 'thread', turn: 1 });
  });

  test('a seq that is no call is told from one that is not there', async () => {
    const record = await openBytes(bytes);
    await expect(readWindow(record, 7)).rejects.toMatchObject({ code: 'not-a-model-call' });
    await expect(readWindow(record, 4)).rejects.toMatchObject({ code: 'not-a-model-call' });
    await expect(readWindow(record, 99)).rejects.toMatchObject({ code: 'no-such-entry' });
  });

  test("a second frame of a call is not the call's", async () => {
    const journal = [...threeAgents(), frame(14, [0], 9, 'root')];
    const window = await readWindow(await openBytes(await recordOf(journal)), 12);
    expect(window.messages[2]?.item?.turn).toBe(2);
  });

  test('a message that was sent twice gets both of its items, and what was not sent is told', () => {
    const item = (message: number, turn: number) => ({
      message,
      turn,
      slot: 'thread' as const,
      source: 'x',
      retention: 'ephemeral' as const,
    });
    const items = [item(1, 1), item(2, 2), item(1, 3), item(9, 4)];
    const { items: matched, notSent } = matchFrame([1, 1], {
      type: 'prompt_frame',
      agentId: 'a',
      seq: 0,
      items,
    });
    expect(matched.map((found) => found?.turn)).toEqual([1, 3]);
    expect(notSent.map(({ message }) => message)).toEqual([2, 9]);
  });
});

describe('diffWindows', () => {
  let record: SessionRecord;
  beforeAll(async () => {
    record = await openBytes(bytes);
  });

  test('tells what came and what went', async () => {
    const diff = await diffWindows(record, 8, 11);
    expect(diff.kept).toBe(1);
    expect(diff.messages.map(({ change, position, index }) => [change, position, index])).toEqual([
      ['removed', 1, 4],
      ['removed', 2, 6],
      ['added', 1, 7],
    ]);
    expect(JSON.parse(diff.messages[2]?.body.bytes.toString() as string).content).toBe('Sum of left.');
    expect(diff.items).toEqual([]);
  });

  test('tells how the frames describe the same message differently', async () => {
    const diff = await diffWindows(record, 2, 12);
    expect(diff.messages.map(({ change, index }) => [change, index])).toEqual([['added', 8]]);
    expect(diff.items.map(({ index, before, after }) => [index, before.label, after.label])).toEqual([
      [0, 'build', undefined],
      [1, 'build', undefined],
    ]);
    expect(diff.toolset).toEqual({ from: 0, to: 0 });
  });

  test('of a call and itself nothing', async () => {
    const diff = await diffWindows(record, 12, 12);
    expect(diff).toMatchObject({ kept: 3, messages: [], items: [] });
  });

  test('of calls of two agents is refused', async () => {
    await expect(diffWindows(record, 1, 2)).rejects.toMatchObject({ code: 'different-agents' });
    await expect(diffWindows(record, 1, 7)).rejects.toMatchObject({ code: 'not-a-model-call' });
  });

  test('an unchanged item is not told as changed', async () => {
    const journal = [
      ...threeAgents(),
      modelIo(14, [0, 1, 8], { toolset: 0 }),
      frame(15, [0, 1, 8], 2),
      end(16),
    ];
    const diff = await diffWindows(await openBytes(await recordOf(journal)), 12, 14);
    expect(diff).toMatchObject({ kept: 3, messages: [], items: [] });
  });
});
