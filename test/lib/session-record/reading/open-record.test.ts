import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { SEGMENT_NAMES } from '../../../../lib/session-record/format/journal-line.js';
import { openRecord } from '../../../../lib/session-record/reading/open-record.js';
import { generateJournal, smallSession } from '../../../support/journal.js';
import {
  changedRecord,
  collect,
  compactRecord,
  documentOf,
  openBytes,
  recordOf,
  reversedRecord,
} from '../../../support/record.js';
import { temporaryFolder } from '../../../support/temporary.js';

let small: Buffer;
beforeAll(async () => {
  small = await recordOf(smallSession());
});

/** Everything that a record says, parsed. */
async function contentsOf(bytes: Buffer | string | Readable): Promise<Record<string, unknown>> {
  const record = Buffer.isBuffer(bytes) ? await openBytes(bytes) : await openRecord(bytes);
  const lists: Record<string, unknown> = {};
  for (const list of SEGMENT_NAMES) {
    const elements = await collect(record.elements(list));
    expect(elements.map(({ number }) => number)).toEqual(elements.map((_, number) => number));
    expect(elements.length).toBe(record.counts[list]);
    lists[list] = elements.map((element) => JSON.parse(element.bytes.toString()));
  }
  const { head } = record;
  const members = ['recorder', 'sessionId', 'routingKey', 'capabilitySet', 'seed', 'truncation'];
  for (const key of members) {
    const value = head.bytesOf(key);
    if (value !== undefined) lists[key] = JSON.parse(value.toString());
  }
  await record.close();
  return {
    formatVersion: head.formatVersion,
    agents: head.agents.map(({ bytes }) => JSON.parse(bytes.toString())),
    ...lists,
  };
}

describe('openRecord', () => {
  test('reads its own layout, compact JSON, turned-around keys, spread JSON and plain JSON alike', async () => {
    const document = documentOf(small);
    for (const bytes of [
      small,
      compactRecord(small),
      reversedRecord(small),
      gunzipSync(small),
      gzipSync(gunzipSync(small)),
    ]) {
      expect(await contentsOf(bytes)).toEqual(document);
    }
  });

  test('reads a file and a stream alike, and leaves no scratch behind', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'replay.json.gz'), small);
    expect(await contentsOf(join(folder, 'replay.json.gz'))).toEqual(documentOf(small));
    const record = await openRecord(Readable.from([small.subarray(0, 100), small.subarray(100)]), {
      scratch: folder,
    });
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await collect(record.elements('entries'))).toHaveLength(13);
    await record.close();
    expect(readdirSync(folder)).toEqual(['replay.json.gz']);
  });

  test('a missing file and a directory are failures of the machinery', async () => {
    await expect(openRecord('/nowhere/replay.json.gz')).rejects.toMatchObject({ code: 'cannot-open' });
    await expect(openRecord(temporaryFolder())).rejects.toMatchObject({ code: 'cannot-read' });
  });

  test('a stream that fails is a failure of the machinery, and its scratch goes', async () => {
    const folder = temporaryFolder();
    const stream = new Readable({
      read() {
        this.destroy(new Error('cable pulled'));
      },
    });
    await expect(openRecord(stream, { scratch: folder })).rejects.toMatchObject({ code: 'cannot-read' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a foreign format and a missing one are refused in the words of the wire format', async () => {
    const foreign = changedRecord(small, (document: { formatVersion: number }) => {
      document.formatVersion = 2;
    });
    const missing = changedRecord(small, (document: { formatVersion?: number }) => {
      delete document.formatVersion;
    });
    await expect(openBytes(foreign)).rejects.toMatchObject({
      code: 'unsupported-format',
      message: expect.stringContaining('is not the format this build reads'),
    });
    await expect(openBytes(missing)).rejects.toMatchObject({
      code: 'missing-format',
      message: expect.stringContaining('missing field `formatVersion`'),
    });
  });

  test('a foreign format is refused before the rest of a stream is read', async () => {
    let taken = 0;
    const endless = Readable.from(
      (function* () {
        yield Buffer.from('{"formatVersion":2,"messages":["');
        for (;;) {
          taken += 1;
          yield Buffer.alloc(64 * 1024, 'x');
        }
      })(),
    );
    const folder = temporaryFolder();
    await expect(openRecord(endless, { scratch: folder })).rejects.toMatchObject({
      code: 'unsupported-format',
    });
    expect(taken).toBeLessThan(50);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a foreign format in a compressed stream is refused as early', async () => {
    const noise = Array.from({ length: 400_000 }, (_, number) => `${number * 7919}`).join(' ');
    const bytes = gzipSync(JSON.stringify({ formatVersion: '1.0', noise }));
    const stream = Readable.from([bytes.subarray(0, 200_000), bytes.subarray(200_000)]);
    await expect(openRecord(stream, { scratch: temporaryFolder() })).rejects.toMatchObject({
      code: 'unsupported-format',
    });
  });

  test.each([
    ['sessionId', 'missing-key', (document: Record<string, unknown>) => delete document.sessionId],
    ['entries', 'missing-key', (document: Record<string, unknown>) => delete document.entries],
    [
      'a list that is none',
      'not-a-list',
      (document: Record<string, unknown>) => {
        document.texts = {};
      },
    ],
    [
      'a seed without a prompt',
      'bad-member',
      (document: Record<string, unknown>) => {
        document.seed = {};
      },
    ],
    [
      'an agent without an origin',
      'bad-element',
      (document: Record<string, unknown>) => {
        document.agents = [{}];
      },
    ],
    [
      'a truncation without a reason',
      'bad-member',
      (document: Record<string, unknown>) => {
        document.truncation = {};
      },
    ],
  ])('%s: %s', async (_name, code, change) => {
    await expect(openBytes(changedRecord(small, change as never))).rejects.toMatchObject({ code });
  });

  test('an optional member that is null is absent', async () => {
    const record = await openBytes(
      changedRecord(small, (document: Record<string, unknown>) => {
        document.truncation = null;
        document.routingKey = null;
        document.recorder = null;
      }),
    );
    expect(record.head.truncation).toBeUndefined();
    expect(record.head.routingKey).toBeUndefined();
    expect(record.head.bytesOf('recorder')).toBeUndefined();
  });

  test('a record cut at any byte is an error', async () => {
    for (let length = 0; length < small.length; length += 1) {
      await expect(contentsOf(small.subarray(0, length)), `${length} bytes`).rejects.toThrow();
    }
  });

  test('an index made for another text is refused', async () => {
    const other = await recordOf([...smallSession()].slice(0, -1));
    const extra = (bytes: Buffer) => bytes.subarray(0, 12 + bytes.readUInt16LE(10));
    const swapped = Buffer.concat([extra(other), small.subarray(extra(small).length)]);
    await expect(openBytes(swapped)).rejects.toMatchObject({
      code: expect.stringMatching(/^(gzip|index|layout)-/),
    });
  });
});

describe('a record with restart points', () => {
  let record: Buffer;
  beforeAll(async () => {
    record = await recordOf(Buffer.concat([...generateJournal(24e6)]), 1);
  });

  test('an entry is read without inflating the messages', async () => {
    const opened = await openBytes(record);
    const entries = await collect(opened.elements('entries'));
    const size = entries.reduce((sum, { bytes }) => sum + bytes.length + 2, 0);
    expect(opened.inflated).toBeLessThan(size + 5000);
    expect(opened.isIndexed).toBe(true);
  });

  test('picked messages are those of the whole list, and cost the stretches that hold them', async () => {
    const all = await collect((await openBytes(record)).elements('messages'));
    const numbers = [all.length - 1, 3, 0, 3];
    for (const bytes of [record, compactRecord(record)]) {
      const opened = await openBytes(bytes);
      const picked = await collect(opened.pick('messages', numbers));
      expect(picked.map(({ number }) => number)).toEqual([0, 3, all.length - 1]);
      for (const { bytes: body, number } of picked)
        expect(JSON.parse(body.toString())).toEqual(JSON.parse(String(all[number]?.bytes)));
      if (opened.isIndexed) expect(opened.inflated).toBeLessThan(2 * 9e6);
      await expect(collect(opened.pick('messages', [all.length]))).rejects.toMatchObject({
        code: 'count-mismatch',
      });
      await expect(collect(opened.pick('messages', []))).resolves.toEqual([]);
    }
  });

  test('an iteration that is left early leaves nothing open', async () => {
    const opened = await openBytes(record);
    for await (const { number } of opened.elements('messages')) if (number === 2) break;
    await opened.close();
  });
});
