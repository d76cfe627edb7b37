import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BodyCache } from '../../../../lib/session-record/reading/body-cache.js';
import { expandAnyRecord } from '../../../../pipelines/expand-record.js';
import { randomJournal } from '../../../support/arbitrary-journal.js';
import { captureEvents } from '../../../support/capture.js';
import { entry, generateJournal, header, message, smallSession } from '../../../support/journal.js';
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
import { temporaryFolder } from '../../../support/temporary.js';

async function expand(record: Buffer, scratch?: string): Promise<Buffer> {
  const opened = await openBytes(record);
  return Buffer.concat(await collect(expandAnyRecord(opened, scratch)));
}

async function capture(events: Buffer): Promise<Buffer> {
  const { journal, report } = await captureEvents(events);
  expect(report.error).toBeUndefined();
  return journal;
}

/** The entries of a document with every index replaced by what it names. Knows nothing of the library. */
function inlined(document: Record<string, unknown>): unknown {
  const { messages, toolsets, texts, entries } = document as {
    messages: { body: unknown }[];
    toolsets: { tools: unknown }[];
    texts: string[];
    entries: Record<string, Record<string, unknown>>[];
  };
  return entries.map((stored) => {
    const copy = structuredClone(stored) as Record<string, Record<string, unknown>>;
    const { request, outcome, command } = copy;
    if (request !== undefined) {
      request.messages = (request.messages as number[]).map((index) => messages[index]?.body);
      if (request.toolset !== undefined) request.toolset = toolsets[request.toolset as number]?.tools;
    }
    for (const holder of [outcome, command]) {
      for (const key of ['output', 'summary', 'dataText', 'stdout', 'stderr'])
        if (typeof holder?.[key] === 'number') holder[key] = texts[holder[key] as number];
    }
    const items = copy.items as unknown as { message: unknown }[] | undefined;
    for (const item of items ?? []) item.message = messages[item.message as number]?.body;
    return copy;
  });
}

describe('expandRecord', () => {
  test('capturing again what was expanded gives the same session, truncated or not, and then the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(randomJournal({ clips: false }), async ({ bytes }) => {
        const original = await recordOf(bytes);
        const again = await recordOf(await capture(await expand(original)));
        const [before, after] = [documentOf(original), documentOf(again)];
        expect(inlined(after)).toEqual(inlined(before));
        for (const key of [
          'sessionId',
          'routingKey',
          'capabilitySet',
          'recorder',
          'seed',
          'agents',
          'truncation',
        ])
          expect(after[key]).toEqual(before[key]);
        const third = await recordOf(await capture(await expand(again)));
        expect(third.equals(again)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('a clipped text is carried as its tail, an image as its descriptor', async () => {
    const events = (await expand(await recordOf(smallSession()))).toString();
    expect(events).toContain('"stdout":"xxxxxxxx"');
    const three = (await expand(await recordOf(threeAgents()))).toString();
    expect(three).toContain('"images":[{"bytes":5,"mediaType":"image/png"}]');
    const again = documentOf(await recordOf(await capture(Buffer.from(three))));
    expect(inlined(again)).toEqual(inlined(documentOf(await recordOf(threeAgents()))));
    expect(again.truncation).toEqual({ reason: 'session_killed', lastSeq: 13 });
  });

  test('every place of an index holds what it names: outputs, summaries, streams, bodies and tools', async () => {
    const record = await recordOf(smallSession());
    const events = (await expand(record)).toString().trimEnd().split('\n');
    const entries = events
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((event) => 'agentId' in event);
    // An offer of tools is called so where it stands in full, and seq is minted anew.
    const expected = (inlined(documentOf(record)) as Record<string, Record<string, unknown>>[]).map(
      ({ seq, request, ...rest }) => {
        if (request === undefined) return rest;
        const { toolset, ...others } = request;
        return { ...rest, request: toolset === undefined ? others : { ...others, tools: toolset } };
      },
    );
    expect(entries).toEqual(expected);
  });

  test('everything that is no index keeps its spelling', async () => {
    const line =
      '{"type":"entry","entry":{"seq":0,"type":"model_io","future":{"a":1.0},"agentId":"root","request":{"role":"agent","shape":"complete","messages":[0],"toolset":null,"x":[]},"response":{"n":9007199254740993}}}';
    const journal = Buffer.from(
      `${[header(), message(0, 'hi')].map((object) => JSON.stringify(object)).join('\n')}\n${line}\n`,
    );
    const events = (await expand(await recordOf(journal))).toString().split('\n');
    expect(events[2]).toBe(
      '{"type":"model_io","future":{"a":1.0},"agentId":"root","request":{"role":"agent","shape":"complete","messages":[{"content":"hi","role":"user"}],"tools":null,"x":[]},"response":{"n":9007199254740993}}',
    );
  });

  test('an entry without members in its places stays as it is', async () => {
    const record = await recordOf([
      header(),
      entry(0, 'prompt_frame', { items: [] }),
      entry(1, 'clock', { elapsedMs: 1 }),
    ]);
    const events = (await expand(record)).toString().split('\n');
    expect(events.slice(2, 4)).toEqual([
      '{"agentId":"root","type":"prompt_frame","items":[]}',
      '{"agentId":"root","type":"clock","elapsedMs":1}',
    ]);
  });

  test('a record without an index gives the same events, and its scratch goes', async () => {
    const folder = temporaryFolder();
    const record = await recordOf(smallSession());
    const events = await expand(record);
    expect((await expand(compactRecord(record), folder)).equals(events)).toBe(true);
    const reversed = (await expand(reversedRecord(record), folder)).toString().trimEnd().split('\n');
    expect(reversed.map((line) => JSON.parse(line))).toEqual(
      events
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a scratch that cannot be made is a failure of the machinery', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(expand(compactRecord(await recordOf(smallSession())), file)).rejects.toMatchObject({
      code: 'cannot-create',
    });
  });

  test('an index that leads nowhere is refused', async () => {
    const record = changedRecord(await recordOf(smallSession()), (document: { texts: string[] }) => {
      document.texts.pop();
    });
    await expect(expand(record, temporaryFolder())).rejects.toMatchObject({ code: 'count-mismatch' });
  });
});

describe('BodyCache', () => {
  test('reads a stretch once as long as it is held, and every body right', async () => {
    const record = await openBytes(await recordOf(Buffer.concat([...generateJournal(75e6)]), 1));
    const cache = new BodyCache(record);
    const all = await collect(record.elements('messages'));
    const before = record.inflated;
    await cache.get('messages', 0);
    const once = record.inflated - before;
    await cache.get('messages', 1);
    expect(record.inflated - before).toBe(once);
    for (const { number, bytes } of all) {
      if (number % 50 === 0) expect((await cache.get('messages', number)).equals(bytes)).toBe(true);
    }
    // The first stretch was pushed out by later ones, and is read again.
    const late = record.inflated;
    expect((await cache.get('messages', 0)).equals(all[0]?.bytes as Buffer)).toBe(true);
    expect(record.inflated - late).toBe(once);
  });

  test('a record without an index has no stretches', async () => {
    const record = await openBytes(compactRecord(await recordOf(smallSession())));
    await expect(new BodyCache(record).get('texts', 0)).rejects.toMatchObject({ code: 'layout-mismatch' });
  });
});
