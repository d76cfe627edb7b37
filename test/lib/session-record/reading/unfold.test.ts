import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unfoldRecord } from '../../../../lib/session-record/reading/unfold.js';
import { randomJournal } from '../../../support/arbitrary-journal.js';
import { generateJournal, header, journalOf, smallSession } from '../../../support/journal.js';
import {
  changedRecord,
  collect,
  compactRecord,
  documentOf,
  openBytes,
  recordOf,
  reversedRecord,
  threeAgents,
} from '../../../support/record.js';

async function unfold(record: Buffer): Promise<Buffer> {
  return Buffer.concat(await collect(unfoldRecord(await openBytes(record))));
}

describe('unfoldRecord', () => {
  test('folding again what was unfolded gives the same record, byte for byte, truncated or not', async () => {
    await fc.assert(
      fc.asyncProperty(randomJournal(), async ({ bytes, ending }) => {
        const record = await recordOf(bytes);
        const journal = await unfold(record);
        expect((await recordOf(journal)).equals(record)).toBe(true);
        const lastLine = journal.subarray(journal.lastIndexOf('\n', -2) + 1).toString();
        expect(lastLine.startsWith('{"type":"end"')).toBe(!['killed', 'torn', 'miscounted'].includes(ending));
        expect(journal.at(-1) === 0x0a).toBe(!['torn', 'miscounted'].includes(ending));
      }),
      { numRuns: 150 },
    );
  });

  test('bodies stand right before the first entry that names them, as a recorder writes them', async () => {
    const journal = journalOf(...threeAgents());
    const unfolded = (await unfold(await recordOf(journal))).toString().split('\n');
    const original = journal.toString().split('\n');
    const isAgent = (line: string): boolean => line.startsWith('{"type":"agent"');
    expect(unfolded.filter((line) => !isAgent(line))).toEqual(original.filter((line) => !isAgent(line)));
  });

  test('a large record with restart points comes back', async () => {
    const record = await recordOf(Buffer.concat([...generateJournal(12e6)]), 1);
    expect((await recordOf(await unfold(record), 1)).equals(record)).toBe(true);
  });

  test('a record in another layout gives the same session', async () => {
    const record = await recordOf(smallSession());
    for (const foreign of [compactRecord(record), reversedRecord(record)]) {
      expect(documentOf(await recordOf(await unfold(foreign)))).toEqual(documentOf(record));
    }
  });

  test('a record without a recorder gives a header that names none', async () => {
    const record = changedRecord(await recordOf([header()]), (document: { recorder?: object }) => {
      delete document.recorder;
    });
    const [first] = (await unfold(record)).toString().split('\n');
    expect(JSON.parse(first as string)).toMatchObject({ type: 'header', recorder: {} });
  });

  test('a record whose references lead nowhere is refused, and what was printed is no whole journal', async () => {
    const record = changedRecord(await recordOf(smallSession()), (document: { texts: string[] }) => {
      document.texts.pop();
    });
    await expect(unfold(record)).rejects.toMatchObject({ code: 'dangling-reference' });
  });
});
