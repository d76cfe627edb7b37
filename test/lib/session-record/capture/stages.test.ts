// Each stage of capture alone, without the ones before it.

import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { AddressedText } from '../../../../lib/session-record/capture/bodies.js';
import { addressText, clipPayloads } from '../../../../lib/session-record/capture/clip-payloads.js';
import { encodeLines } from '../../../../lib/session-record/capture/encode-lines.js';
import type { CaptureEvent } from '../../../../lib/session-record/capture/events.js';
import { internBodies, type JournalInput } from '../../../../lib/session-record/capture/intern-bodies.js';
import { readEvents } from '../../../../lib/session-record/capture/read-events.js';
import { reduceImages } from '../../../../lib/session-record/capture/reduce-images.js';
import { sequence } from '../../../../lib/session-record/capture/sequence.js';
import { SpelledNumber } from '../../../../lib/stream/json-typed.js';
import { lines } from '../../../../lib/stream/lines.js';
import type { Stage } from '../../../../lib/stream/stage.js';
import {
  agentEvent,
  clock,
  eventLines,
  image,
  message,
  modelIo,
  sessionEvent,
  shell,
  toolResult,
} from '../../../support/capture-events.js';
import type { Json } from '../../../support/capture-oracle.js';

/** The items that come out of a stage, for events that are read from lines. */
async function through<Out>(stage: Stage<CaptureEvent, Out>, events: readonly Json[]): Promise<Out[]> {
  const source = Readable.from([eventLines([sessionEvent(), ...events])])
    .pipe(lines())
    .pipe(readEvents());
  const items: Out[] = [];
  for await (const item of source.pipe(stage)) items.push(item as Out);
  return items.slice(1);
}

describe('stages alone', () => {
  test('sequence numbers entries over all agents, and nothing else', async () => {
    const events = [clock(1, 'a'), agentEvent('b'), clock(1, 'b'), clock(1, 'a')];
    const out = await through(sequence(), events);
    expect(out.map((event) => (event as { seq?: number }).seq)).toEqual([0, undefined, 1, 2]);
  });

  test('reduceImages addresses messages and reduces images, in requests, frames and outcomes', async () => {
    const frame = {
      type: 'prompt_frame',
      agentId: 'a',
      items: [
        {
          message: message('x', { images: [image('hello')] }),
          slot: 'thread',
          source: 's',
          retention: 'pinned',
          turn: 1,
        },
      ],
    };
    const bare = { mediaType: 'image/png' };
    const out = (await through(reduceImages(), [
      frame,
      toolResult('', { images: [image('hello'), bare] }),
    ])) as Json[];
    expect(out[0].items[0].message.json.bytes.toString()).toBe(
      '{"content":"x","images":[{"bytes":5,"mediaType":"image/png"}],"role":"user"}',
    );
    expect(out[1].outcome.images).toEqual([
      { mediaType: 'image/png', bytes: 5 },
      { mediaType: 'image/png', bytes: 0 },
    ]);
  });

  test.each([
    [
      'the payload alone of the members',
      '{"dataBase64":"aGk=","mediaType":"a/b"}',
      '{"bytes":2,"mediaType":"a/b"}',
    ],
    [
      'a payload that is last',
      '{"bytes":1,"aMediaType":0,"dataBase64":"aGk=","mediaType":1}',
      '{"aMediaType":0,"bytes":1,"mediaType":1}',
    ],
    ['a payload that is no text', '{"dataBase64":5,"mediaType":"a/b"}', '{"dataBase64":5,"mediaType":"a/b"}'],
    ['no media type', '{"dataBase64":"aGk="}', '{"dataBase64":"aGk="}'],
    [
      'inside an image nothing more is looked for',
      '{"bytes":1,"dataBase64":"aGk=","mediaType":{"mediaType":1,"dataBase64":"aGk="}}',
      '{"bytes":1,"mediaType":{"dataBase64":"aGk=","mediaType":1}}',
    ],
    [
      'an escaped key',
      '{"data\\u0042ase64":"aGk=","mediaType":"a/b","bytes":2}',
      '{"bytes":2,"mediaType":"a/b"}',
    ],
    [
      'a text that speaks of one',
      '{"x":"\\"dataBase64\\":\\"aGk=\\"","mediaType":"a/b"}',
      '{"mediaType":"a/b","x":"\\"dataBase64\\":\\"aGk=\\""}',
    ],
  ])('reduceImages: %s', async (_name, body, stored) => {
    const event = JSON.stringify(modelIo([])).replace('"messages":[]', `"messages":[${body}]`);
    const source = Readable.from([Buffer.from(`${JSON.stringify(sessionEvent())}\n${event}\n`)])
      .pipe(lines())
      .pipe(readEvents());
    const out: Json[] = [];
    for await (const item of source.pipe(reduceImages())) out.push(item);
    expect(out[1].request.messages[0].json.bytes.toString()).toBe(stored);
  });

  test('clipPayloads clips what an earlier stage addressed', async () => {
    const text = new AddressedText('id', Buffer.from('abcdef'), 6);
    expect(addressText(text, 6)).toBe(text);
    expect(addressText(text, 2)).toEqual(new AddressedText('id', Buffer.from('ef'), 6));
    const [out] = (await through(clipPayloads(), [shell('x'.repeat(40_000))])) as Json[];
    expect(out.command.stdout).toMatchObject({ originalBytes: 40_000, isClipped: true });
  });

  test('internBodies alone stores whole texts, addresses what is not, and asks for a seq', async () => {
    const source = Readable.from([
      eventLines([sessionEvent(), modelIo([message('a')], { tools: [] }), shell('x'.repeat(40_000))]),
    ]);
    const out: JournalInput[] = [];
    for await (const item of source.pipe(lines()).pipe(readEvents()).pipe(sequence()).pipe(internBodies()))
      out.push(item as JournalInput);
    expect(
      out.map((batch) => (batch.type === 'batch' ? batch.lines.map((line) => line.type) : batch.type)),
    ).toEqual([['header'], ['message', 'toolset', 'entry'], ['text', 'text', 'entry']]);
    const failing = internBodies();
    const failed = new Promise((resolve) => failing.once('error', resolve));
    failing.write({ type: 'clock', agentId: 'a', elapsedMs: 1 });
    expect(await failed).toMatchObject({ code: 'missing-seq' });
  });

  test('the texts of a tool result are pooled in the order output, lifted text, summary', async () => {
    const event = toolResult('output', { summary: 'summary', dataText: 'lifted' });
    const source = Readable.from([eventLines([sessionEvent(), event])])
      .pipe(lines())
      .pipe(readEvents());
    const texts: string[] = [];
    for await (const item of source.pipe(sequence()).pipe(internBodies())) {
      for (const line of (item as { lines: Json[] }).lines)
        if (line.type === 'text') texts.push(line.text.bytes.toString());
    }
    expect(texts).toEqual(['"output"', '"lifted"', '"summary"']);
  });

  test('an over-long line is refused', async () => {
    const source = Readable.from([eventLines([sessionEvent(), clock()])])
      .pipe(lines({ maxLine: 30 }))
      .pipe(readEvents());
    const out: Json[] = [];
    for await (const item of source) out.push(item);
    expect(out).toMatchObject([{ type: 'refusal', error: { code: 'line-too-long', line: 1 } }]);
  });
});

describe('encodeLines', () => {
  test('spelled numbers, empty objects and lists', () => {
    const agent = {
      agentId: 'a',
      profileId: 'p',
      profile: 'P',
      origin: { type: 'root' as const },
      limitHit: {
        limit: 'cost' as const,
        threshold: new SpelledNumber('1.0'),
        observed: 1.5,
        turns: 1,
        agentId: 'a',
        window: null,
      },
    };
    expect(
      encodeLines([
        { type: 'agent', agent },
        { type: 'seed', seed: { prompt: '', modelWindows: {} } },
      ]).toString(),
    ).toBe(
      '{"type":"agent","agent":{"agentId":"a","profileId":"p","profile":"P","origin":{"type":"root"},"limitHit":{"limit":"cost","threshold":1.0,"observed":1.5,"turns":1,"agentId":"a"}}}\n' +
        '{"type":"seed","seed":{"prompt":"","modelWindows":{}}}\n',
    );
  });

  test('a value that no reader would take is not written', () => {
    const line = { type: 'entry', entry: { type: 'clock', agentId: 'a', seq: 0, elapsedMs: -1 } } as const;
    expect(() => encodeLines([line])).toThrow(/entry line cannot be written: "entry.elapsedMs"/);
  });
});
