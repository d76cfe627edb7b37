import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import highland from 'highland';
import { describe, expect, test } from 'vitest';
import { checkJournal } from '../../../../lib/session-record/assembly/check-journal.js';
import { type JournalItem, journalLines } from '../../../../lib/session-record/assembly/journal-lines.js';
import { JournalRules } from '../../../../lib/session-record/format/journal-rules.js';
import { lines } from '../../../../lib/stream/lines.js';
import { clock, end, header, journalOf } from '../../../support/journal.js';

const journal = journalOf(header(), clock(0), end(1));

function kindOf(item: JournalItem): string {
  return item.kind === 'line' ? item.value.type : item.kind;
}

describe('journalLines, alone', () => {
  test('in pipeline()', async () => {
    const seen: string[] = [];
    await pipeline(
      Readable.from([journal]),
      lines(),
      journalLines(),
      async (items: AsyncIterable<JournalItem>) => {
        for await (const item of items) seen.push(kindOf(item));
      },
    );
    expect(seen).toEqual(['header', 'entry', 'end']);
  });

  test('from highland', async () => {
    const items = highland<Buffer>([journal]).pipe(lines()).pipe(journalLines());
    expect(((await items.toArray()) as JournalItem[]).map(kindOf)).toEqual(['header', 'entry', 'end']);
  });

  test('as an async iterable', async () => {
    const seen: string[] = [];
    for await (const item of Readable.from([journal]).pipe(lines()).pipe(journalLines()))
      seen.push(kindOf(item));
    expect(seen).toEqual(['header', 'entry', 'end']);
  });

  test('says once that the journal has said its last word, and nothing comes after', async () => {
    for (const last of [journalOf(end(0)), Buffer.from('nonsense\n')]) {
      let concluded = 0;
      const bytes = Buffer.concat([
        journalOf(header()),
        last,
        journalOf(end(0), clock(1)),
        Buffer.from('torn'),
      ]);
      const stages = Readable.from([bytes])
        .pipe(lines())
        .pipe(journalLines(() => (concluded += 1)));
      const items = (await stages.toArray()) as JournalItem[];
      expect([items.length, concluded]).toEqual([2, 1]);
    }
  });

  test('gives the bytes of what it read as they stood', async () => {
    const bytes = Buffer.from('{"type":"seed", "seed" : {"prompt":"\\u0041","x":1.0}}\n');
    const [item] = (await Readable.from([bytes])
      .pipe(lines())
      .pipe(journalLines())
      .toArray()) as JournalItem[];
    expect(item?.kind === 'line' && item.bytesOf('seed')?.toString()).toBe('{"prompt":"\\u0041","x":1.0}');
    expect(item).toMatchObject({ place: { line: 1, offset: 0 }, size: bytes.length });
  });
});

describe('checkJournal, alone', () => {
  test('passes on what obeys the rules and fails at what does not', async () => {
    const check = async (...parts: Parameters<typeof journalOf>): Promise<string[]> => {
      const stages = Readable.from([journalOf(...parts)])
        .pipe(lines())
        .pipe(journalLines());
      const seen: string[] = [];
      await pipeline(stages, checkJournal(new JournalRules()), async (items: AsyncIterable<JournalItem>) => {
        for await (const item of items) seen.push(kindOf(item));
      });
      return seen;
    };
    expect(await check(header(), clock(0), 'nonsense')).toEqual(['header', 'entry', 'damage']);
    await expect(check(clock(0))).rejects.toMatchObject({ code: 'missing-header' });
    await expect(check(header(), header())).rejects.toMatchObject({ code: 'second-header' });
  });
});
