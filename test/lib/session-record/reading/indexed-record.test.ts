import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { splitElements } from '../../../../lib/session-record/reading/list-elements.js';
import { RecordHeadBuilder } from '../../../../lib/session-record/reading/record-head.js';
import { gzipMember, type MemberPart } from '../../../../lib/stream/gzip-member.js';
import { DeflateQueue, SegmentWriter } from '../../../../lib/stream/gzip-segment.js';
import { generateJournal } from '../../../support/journal.js';
import { collect, openBytes, recordOf } from '../../../support/record.js';
import { temporaryFolder } from '../../../support/temporary.js';

const HEAD = '{"formatVersion":1,"sessionId":"s","capabilitySet":{},"seed":{"prompt":""},"agents":[],';
const GAPS = [
  `${HEAD}"messages":[\n`,
  '],"toolsets":[\n',
  '],"texts":[\n',
  '],"clips":[\n',
  '],"entries":[\n',
  ']}',
];

/** A member with an index of these segments between these texts, whatever they hold. */
async function memberOf(gaps: readonly string[], segments: readonly (readonly string[])[]): Promise<Buffer> {
  const folder = temporaryFolder();
  const parts: MemberPart[] = [];
  const files = [];
  for (const [number, gap] of gaps.entries()) {
    parts.push({ text: Buffer.from(gap) });
    const elements = segments[number];
    if (elements === undefined) continue;
    const file = await open(join(folder, String(number)), 'w+');
    files.push(file);
    const writer = new SegmentWriter(file, new DeflateQueue(1));
    for (const element of elements) await writer.append(Buffer.from(element));
    parts.push({ segment: await writer.finish(), file });
  }
  const bytes = await buffer(gzipMember(parts, 1));
  for (const file of files) await file.close();
  expect(readdirSync(folder)).toHaveLength(files.length);
  return bytes;
}

describe('an index that was made for another text', () => {
  test('with the texts and segments of a record is read', async () => {
    const record = await openBytes(await memberOf(GAPS, [[], [], ['"a"', '"b"'], [], []]));
    expect((await collect(record.elements('texts'))).map(({ bytes }) => bytes.toString())).toEqual([
      '"a"',
      '"b"',
    ]);
  });

  test.each([
    ['too few segments', [...GAPS.slice(0, 5)], [[], [], [], []]],
    [
      'lists in another order',
      GAPS.map((gap) => gap.replace('toolsets', 'x').replace('texts', 'toolsets')),
      [[], [], [], [], []],
    ],
    [
      'a list that begins before its segment',
      [`${HEAD}"messages":[\n{},\n`, ...GAPS.slice(1)],
      [['{}'], [], [], [], []],
    ],
    [
      'a list without its line feed',
      GAPS.map((gap) => gap.replace('"clips":[\n', '"clips":[ ')),
      [[], [], [], [], []],
    ],
  ])('%s is refused', async (_name, gaps, segments) => {
    await expect(openBytes(await memberOf(gaps, segments))).rejects.toMatchObject({
      code: 'layout-mismatch',
    });
  });

  test('elements that do not stand on one line are refused', async () => {
    const record = await openBytes(await memberOf(GAPS, [['{\n}', '{}'], [], [], [], []]));
    await expect(collect(record.elements('messages'))).rejects.toMatchObject({ code: 'layout-mismatch' });
  });
});

describe('restart points', () => {
  test('the elements on both sides of one are found, and no more than their own stretch is inflated for either', async () => {
    const bytes = await recordOf(Buffer.concat([...generateJournal(30e6)]), 1);
    const record = await openBytes(bytes);
    const all = await collect(record.elements('messages'));
    const second = (await record.neighbours?.('messages', all.length - 1))?.from as number;
    expect(second).toBeGreaterThan(1);
    for (const number of [second - 1, second]) {
      const { from, elements } = (await record.neighbours?.('messages', number)) ?? { from: 0, elements: [] };
      expect(elements[number - from]?.equals(all[number]?.bytes as Buffer)).toBe(true);
      const before = record.inflated;
      const [picked] = await collect(record.pick('messages', [number]));
      expect(picked?.bytes.equals(all[number]?.bytes as Buffer)).toBe(true);
      const stretch = elements.reduce((sum, { length }) => sum + length + 2, 0);
      expect(Math.abs(record.inflated - before - stretch)).toBeLessThanOrEqual(2);
    }
  });
});

describe('splitElements', () => {
  async function* text(...chunks: string[]): AsyncGenerator<Buffer> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }

  test('another count than was told is an error', async () => {
    await expect(collect(splitElements(text('1,\n2'), 0, 3, true))).rejects.toMatchObject({
      code: 'layout-mismatch',
    });
    await expect(collect(splitElements(text('1,\n2,\n'), 0, 3, false))).rejects.toMatchObject({
      code: 'count-mismatch',
    });
    await expect(collect(splitElements(text(), 0, 1, true))).rejects.toMatchObject({
      code: 'count-mismatch',
    });
    expect(await collect(splitElements(text('1', '0,\n2', '0,\n'), 5, 7, false))).toEqual([
      { bytes: Buffer.from('10'), number: 5 },
      { bytes: Buffer.from('20'), number: 6 },
    ]);
  });
});

test('a head without anything states no format', () => {
  expect(() => new RecordHeadBuilder().finish()).toThrow(expect.objectContaining({ code: 'missing-format' }));
});
