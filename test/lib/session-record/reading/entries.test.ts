import { describe, expect, test } from 'vitest';
import {
  type EntryFilter,
  filterEntries,
  readEntries,
} from '../../../../lib/session-record/reading/entries.js';
import { smallSession } from '../../../support/journal.js';
import { changedRecord, collect, openBytes, recordOf } from '../../../support/record.js';

const seqsOf = async (filter?: EntryFilter): Promise<number[]> => {
  const record = await openBytes(await recordOf(smallSession()));
  return (await collect(filterEntries(record, filter))).map(({ envelope }) => envelope.seq);
};

describe('filterEntries', () => {
  test.each<[string, EntryFilter | undefined, number[]]>([
    ['nothing', undefined, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['an agent', { agent: 'agent-1' }, [7]],
    ['a kind', { kind: 'clock' }, [6, 10]],
    ['the first and the last seq', { from: 4, to: 6 }, [4, 5, 6]],
    ['a seq and no other', { from: 12, to: 12 }, [12]],
    ['all of them', { agent: 'root', kind: 'model_io', from: 1, to: 9 }, [9]],
    ['what there is none of', { agent: 'nobody' }, []],
  ])('by %s', async (_name, filter, expected) => {
    expect(await seqsOf(filter)).toEqual(expected);
  });

  test('an entry that is none is named', async () => {
    const bytes = changedRecord(await recordOf(smallSession()), (document: { entries: unknown[] }) => {
      document.entries[2] = { seq: 2 };
    });
    for (const read of [filterEntries, readEntries]) {
      const record = await openBytes(bytes);
      await expect(collect<unknown>(read(record))).rejects.toMatchObject({
        code: 'bad-element',
        message: expect.stringContaining('entries[2]'),
      });
    }
  });
});
