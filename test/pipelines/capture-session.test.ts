import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembleJournal, captureEvents, linesOf } from '../support/capture.js';
import {
  agentEvent,
  clock,
  eventLines,
  image,
  message,
  modelIo,
  sessionEvent,
  shell,
  TOOLS,
  toolResult,
} from '../support/capture-events.js';
import { expandedEntries, expectedEntries, type Json, sha, sortedJson } from '../support/capture-oracle.js';

/** One event, in few numbers, so that a failing sequence shrinks to a short one. */
interface Sketch {
  kind: number;
  agent: number;
  bodies: { pick: number; size: number; letter: string; tail: boolean; image: number }[];
}

const body = fc.record({
  pick: fc.nat(4),
  size: fc.oneof(
    { weight: 10, arbitrary: fc.nat(200) },
    { weight: 4, arbitrary: fc.integer({ min: 32_760, max: 32_775 }) },
    { weight: 3, arbitrary: fc.integer({ min: 262_138, max: 262_150 }) },
    { weight: 1, arbitrary: fc.integer({ min: 300_000, max: 1_000_000 }) },
  ),
  letter: fc.constantFrom('x', 'é', '🛠', '"', '\n', '\u0001'),
  tail: fc.boolean(),
  image: fc.nat(3),
});
const sketches = fc.array(
  fc.record({ kind: fc.nat(8), agent: fc.nat(3), bodies: fc.array(body, { minLength: 4, maxLength: 4 }) }),
  { maxLength: 14 },
);

/** A text that another one of the same size shares its tail with, or its whole. */
function textOf({ pick, size, letter, tail }: Sketch['bodies'][number]): string {
  const repeated = letter.repeat(Math.ceil(size / Buffer.byteLength(letter)));
  return tail ? `${pick}:${repeated}` : `${repeated}:${pick}`;
}

function messageOf(sketch: Sketch['bodies'][number]): Json {
  const { pick, image: images } = sketch;
  const picture = image(`picture ${pick} ${'#'.repeat(40)}`);
  if (images === 1) return message(textOf(sketch), { images: [picture, { ...picture, caption: 'two' }] });
  if (images === 2) {
    const { bytes, ...unsized } = picture;
    return {
      role: 'user',
      content: [
        { type: 'text', text: textOf(sketch) },
        { type: 'image', source: { ...unsized, z: 1 } },
      ],
    };
  }
  return message(textOf(sketch), { number: pick / 2, deep: [{ b: null, a: [pick] }] });
}

function eventOf({ kind, agent, bodies }: Sketch): Json {
  const agentId = agent === 0 ? 'root' : `agent-${agent}`;
  const [first, second, third] = bodies.map(textOf) as [string, string, string];
  const messages = bodies.map(messageOf);
  switch (kind) {
    case 0:
      return modelIo(messages, { tools: TOOLS }, agentId);
    case 1:
      return modelIo(
        messages.slice(2),
        { role: 'compaction', tools: [{ name: first, description: '' }] },
        agentId,
      );
    case 2:
      return {
        type: 'model_error',
        agentId,
        request: { role: 'agent', shape: 'complete', messages },
        error: { kind: 'retry_exhausted', message: second, attempts: agent },
      };
    case 3:
      return toolResult(
        first,
        { summary: second, images: [image(third)], data: { kind: 'x', list: [1.5] } },
        agentId,
      );
    case 4:
      return toolResult(first, { dataText: first, failure: { code: agent } }, agentId);
    case 5:
      return {
        type: 'prompt_frame',
        agentId,
        items: messages.map((item, turn) => ({
          message: item,
          slot: 'thread',
          source: 'user_prompt',
          retention: 'ephemeral',
          turn,
          ...(turn > 1 ? { label: first.slice(0, 50), region: { offset: 1, limit: turn } } : {}),
        })),
      };
    case 6:
      return shell(first, second, { cwd: { type: 'relative', path: 'web' }, exitCode: -1 }, agentId);
    case 7:
      return { type: 'cancel_probe', agentId, canceled: agent === 1 };
    default:
      return clock(agent, agentId);
  }
}

describe('captureSession', () => {
  test('the assembled record holds exactly the events that went in, and no image', async () => {
    await fc.assert(
      fc.asyncProperty(sketches, fc.constantFrom(65_536, 7919), async (drawn, chunkSize) => {
        const events = drawn.map(eventOf);
        const agents = ['root', 'agent-1', 'agent-2', 'agent-3'].map((id) => agentEvent(id));
        const { journal, report } = await captureEvents([sessionEvent(), ...agents, ...events], {
          chunkSize,
        });
        expect(report).toEqual({ entries: events.length, bytes: journal.lastIndexOf('\n{') + 1 });
        const record = await assembleJournal(journal);
        expect(record.truncation).toBeUndefined();
        expect(record.agents).toHaveLength(4);
        expect(expandedEntries(record)).toEqual(expectedEntries(events));
        expect(new Set(record.messages.map((item: Json) => item.id)).size).toBe(record.messages.length);
        for (const [, payload] of JSON.stringify(events).matchAll(/"dataBase64":"([^"]{12,})"/g)) {
          expect(journal.includes(payload as string)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  }, 300_000);

  describe('named cases', () => {
    test('two images of one type and size: two ids, two indices, equal bodies', async () => {
      const first = message('look', { images: [image('hello')] });
      const second = message('look', { images: [image('world')] });
      const nested = {
        role: 'user',
        content: [
          { type: 'image', ...image('hello') },
          { type: 'text', text: 'look' },
        ],
      };
      const { journal } = await captureEvents([sessionEvent(), modelIo([first, second, nested, first])]);
      const record = await assembleJournal(journal);
      expect(record.messages).toEqual([
        {
          id: sha(sortedJson(first)),
          body: { content: 'look', images: [{ bytes: 5, mediaType: 'image/png' }], role: 'user' },
        },
        {
          id: sha(sortedJson(second)),
          body: { content: 'look', images: [{ bytes: 5, mediaType: 'image/png' }], role: 'user' },
        },
        {
          id: sha(sortedJson(nested)),
          body: {
            content: [
              { bytes: 5, mediaType: 'image/png', type: 'image' },
              { text: 'look', type: 'text' },
            ],
            role: 'user',
          },
        },
      ]);
      expect(record.messages[0].id).not.toBe(record.messages[1].id);
      expect(record.entries[0].request.messages).toEqual([0, 1, 2, 0]);
    });

    test.each([
      ['a stream at its ceiling', (text: string) => shell(text), 32_768, 32_768],
      ['a stream over its ceiling', (text: string) => shell(text), 32_769, 32_768],
      ['a tool output at its ceiling', (text: string) => toolResult(text), 262_144, 262_144],
      ['a tool output over its ceiling', (text: string) => toolResult(text), 262_145, 262_144],
    ])('%s', async (_name, eventOfText, size, keptSize) => {
      const text = `a${'b'.repeat(size - 1)}`;
      const { journal } = await captureEvents([sessionEvent(), eventOfText(text)]);
      const { texts, clips } = await assembleJournal(journal);
      expect(texts[0]).toBe(text.slice(size - keptSize));
      expect(clips).toEqual(size > keptSize ? [{ text: 0, originalBytes: size, originalId: sha(text) }] : []);
    });

    test('a cut inside a character of four bytes keeps whole characters', async () => {
      const text = `${'🛠'.repeat(8192)}xy`;
      const { journal } = await captureEvents([sessionEvent(), shell(text)]);
      const { texts, clips } = await assembleJournal(journal);
      expect(texts[0]).toBe(`${'🛠'.repeat(8191)}xy`);
      expect(clips).toEqual([{ text: 0, originalBytes: 32_770, originalId: sha(text) }]);
    });

    test('two payloads that share a tail: two texts, two clip rows', async () => {
      const tail = 't'.repeat(32_768);
      const { journal } = await captureEvents([
        sessionEvent(),
        shell(`a${tail}`),
        shell(`b${tail}`),
        shell(`a${tail}`),
      ]);
      const record = await assembleJournal(journal);
      expect(record.texts).toEqual([tail, '', tail]);
      expect(record.clips).toEqual([
        { text: 0, originalBytes: 32_769, originalId: sha(`a${tail}`) },
        { text: 2, originalBytes: 32_769, originalId: sha(`b${tail}`) },
      ]);
      expect(record.entries.map((item: Json) => item.command.stdout)).toEqual([0, 2, 0]);
    });

    test('a text that was clipped at a smaller ceiling is stored again, and referred to in full from then on', async () => {
      const text = 'z'.repeat(300_000);
      const shown = 'y'.repeat(100_000);
      const events = [
        shell(text),
        toolResult(text),
        toolResult('', { summary: text }),
        shell(text),
        shell(shown),
        toolResult(shown),
      ];
      const { journal } = await captureEvents([sessionEvent(), ...events]);
      const record = await assembleJournal(journal);
      expect(record.texts.map((stored: string) => stored.length)).toEqual([
        32_768, 0, 262_144, 300_000, 32_768, 100_000,
      ]);
      expect(record.clips.map((clip: Json) => clip.text)).toEqual([0, 2, 4]);
      expect(record.entries.map((item: Json) => item.outcome?.output ?? item.command.stdout)).toEqual([
        0, 2, 1, 3, 4, 5,
      ]);
    });

    test.each([
      [{ kind: 'missing_api_key', message: 'm' }],
      [{ kind: 'fatal', message: 'm', status: 400 }],
      [{ kind: 'retry_exhausted', message: 'm', attempts: 6 }],
      [{ kind: 'vision_unsupported', message: 'm', modelId: 'acme/one' }],
      [{ kind: 'parse', message: 'm' }],
      [{ kind: 'response_loop', message: 'm', attempts: 3 }],
      [{ kind: 'timeout', message: 'm' }],
      [{ kind: 'provider_mismatch', message: 'm' }],
    ])('a model error of class $kind has exactly its keys', async (error) => {
      const all = { status: 1, attempts: 1, modelId: 'x', other: true, ...error };
      const event = { ...modelIo([]), type: 'model_error', error: all };
      const { journal } = await captureEvents([sessionEvent(), event]);
      expect((await assembleJournal(journal)).entries[0].error).toEqual(error);
    });

    test('a ceiling below the header: the journal is only its closing line', async () => {
      const { journal, report } = await captureEvents([sessionEvent(), clock()], { maxBytes: 50 });
      expect(linesOf(journal)).toEqual([
        { type: 'end', entries: 0, truncation: { reason: 'byte_ceiling', bytes: 0 } },
      ]);
      expect(report).toEqual({ entries: 0, bytes: 0, truncation: { reason: 'byte_ceiling', bytes: 0 } });
      await expect(assembleJournal(journal)).rejects.toThrow(/no header line/);
    });

    test('the ceiling is inclusive, and stops at a whole batch for good', async () => {
      const events = [sessionEvent(), clock(1), shell('out', 'err'), clock(2)];
      const { journal: whole } = await captureEvents(events);
      const entryEnds = [...whole.toString().matchAll(/\{"type":"entry".*\n/g)].map(
        (match) => match.index + match[0].length,
      );
      for (const [index, size] of entryEnds.entries()) {
        const { journal, report } = await captureEvents(events, { maxBytes: size });
        const isWhole = index === entryEnds.length - 1;
        expect(report.bytes).toBe(size);
        expect(journal.subarray(0, size)).toEqual(whole.subarray(0, size));
        expect(report.truncation).toEqual(
          isWhole ? undefined : { reason: 'byte_ceiling', lastSeq: index, bytes: size },
        );
      }
      const { journal, report } = await captureEvents(events, { maxBytes: (entryEnds[2] as number) - 1 });
      expect(report.truncation).toEqual({ reason: 'byte_ceiling', lastSeq: 1, bytes: entryEnds[1] });
      expect((await assembleJournal(journal)).truncation).toEqual(report.truncation);
    });

    test('a smaller batch after the one that did not fit is not taken', async () => {
      const { report } = await captureEvents([sessionEvent(), shell('x'.repeat(5000)), clock()], {
        maxBytes: 2000,
      });
      expect(report.entries).toBe(0);
    });
  });

  describe('what cannot be captured', () => {
    const good = [sessionEvent(), clock(1), clock(2)];
    test.each([
      ['a torn line', '{"type":"clo', 'not-json'],
      ['two objects', `${JSON.stringify(clock())}${JSON.stringify(clock())}`, 'not-json'],
      ['an unknown event', '{"type":"thought","agentId":"root"}', 'unknown-kind'],
      ['a fraction of a millisecond', JSON.stringify(clock(1.5)), 'not-an-integer'],
      ['a missing key', '{"type":"clock","agentId":"root"}', 'missing-key'],
      ['a message that is a string', JSON.stringify(modelIo(['hi'])), 'wrong-type'],
      ['tools that are no array', JSON.stringify(modelIo([], { tools: {} })), 'wrong-type'],
      [
        'a key that stands twice',
        '{"type":"clock","agentId":"root","agentId":"a","elapsedMs":1}',
        'duplicate-key',
      ],
      ['a block of NULs', '\0'.repeat(412), 'not-json'],
      [
        'a body too deep for a record',
        JSON.stringify(modelIo([])).replace('[]', `[{"a":${'['.repeat(500)}${']'.repeat(500)}}]`),
        'too-deep',
      ],
      ['a second session', JSON.stringify(sessionEvent()), 'second-session'],
    ])('%s ends the capture, and the journal says so', async (_name, line, code) => {
      const { journal, report } = await captureEvents([...good, line, clock(3)]);
      expect(report.error).toMatchObject({ code, line: 4, offset: eventLines(good).length });
      const bytes = journal.lastIndexOf('\n{') + 1;
      expect(report).toMatchObject({ entries: 2, truncation: { reason: 'write_failed', lastSeq: 1, bytes } });
      expect(linesOf(journal).at(-1)).toEqual({ type: 'end', entries: 2, truncation: report.truncation });
      expect((await assembleJournal(journal)).truncation).toEqual(report.truncation);
    });

    test('an input that ends inside a line', async () => {
      const { report } = await captureEvents(
        Buffer.concat([eventLines(good), Buffer.from(JSON.stringify(clock(3)))]),
      );
      expect(report.error).toMatchObject({ code: 'torn-line', line: 4 });
      expect(report.truncation).toMatchObject({ reason: 'write_failed', lastSeq: 1 });
    });

    test('a body as deep as a record can hold', async () => {
      const deep = JSON.stringify(modelIo([])).replace('[]', `[{"a":${'['.repeat(499)}${']'.repeat(499)}}]`);
      const { journal } = await captureEvents([sessionEvent(), deep]);
      expect((await assembleJournal(journal)).messages).toHaveLength(1);
    });

    test.each([[[]], [[clock()]], [['']]])('no session at the start: %j', async (events) => {
      const { journal, report } = await captureEvents(events);
      expect(report.error).toMatchObject({ code: 'missing-session' });
      expect(linesOf(journal)).toEqual([
        { type: 'end', entries: 0, truncation: { reason: 'write_failed', bytes: 0 } },
      ]);
    });
  });

  describe('a truncation travels', () => {
    const killed = { type: 'truncation', truncation: { reason: 'session_killed', lastSeq: 0 } };

    test('from the events into the record', async () => {
      const { journal, report } = await captureEvents([sessionEvent(), clock(), killed]);
      expect(report).toMatchObject({ entries: 1, truncation: killed.truncation });
      expect(linesOf(journal).at(-1)).toEqual({ type: 'end', entries: 1, truncation: killed.truncation });
      expect((await assembleJournal(journal)).truncation).toEqual(killed.truncation);
    });

    test('a capture that stops before it says its own reason', async () => {
      const { report } = await captureEvents([sessionEvent(), shell('x'.repeat(5000)), killed], {
        maxBytes: 2000,
      });
      expect(report.truncation).toMatchObject({ reason: 'byte_ceiling' });
    });

    test('nothing may follow it', async () => {
      const { report } = await captureEvents([sessionEvent(), killed, clock()]);
      expect(report.error).toMatchObject({ code: 'event-after-truncation', line: 3 });
      expect(report.truncation).toMatchObject({ reason: 'write_failed' });
    });
  });

  test('numbers keep their spelling, from a pipe into the record', async () => {
    const line = JSON.stringify(modelIo([{}])).replace('{}', '{"z":1.0,"big":9007199254740993,"e":1E+5}');
    const { journal } = await captureEvents([sessionEvent(), line]);
    const stored = '{"big":9007199254740993,"e":1E+5,"z":1.0}';
    expect(journal.toString()).toContain(`"id":"${sha(stored)}","body":${stored}}`);
  });

  test('a text lifted out of its data is pooled, also an empty one', async () => {
    const whole = { kind: 'fileText', data: { path: 'a', contents: 'text' } };
    const empty = { kind: 'fileText', data: { contents: '' } };
    const body = { data: { body: 'text' }, kind: 'shell' };
    const events = [
      toolResult('text', { data: whole }),
      toolResult('', { data: empty }),
      toolResult('', { data: body }),
    ];
    const { journal } = await captureEvents([sessionEvent(), ...events]);
    const { texts, entries } = await assembleJournal(journal);
    expect(texts).toEqual(['text', '']);
    expect(entries.map((item: Json) => item.outcome)).toEqual([
      { ok: true, output: 0, data: { kind: 'fileText', data: { path: 'a', contents: '' } }, dataText: 0 },
      { ok: true, output: 1, data: { kind: 'fileText', data: { contents: '' } }, dataText: 1 },
      { ok: true, output: 1, data: { kind: 'shell', data: { body: '' } }, dataText: 0 },
    ]);
  });

  test.each([
    ['data of another kind', { kind: 'other', data: { contents: 'x' } }],
    ['data without a kind', { data: { contents: 'x' } }],
    ['a kind that is no string', { kind: 1, data: {} }],
    ['no inner data', { kind: 'fileText' }],
    ['a text that is none', { kind: 'fileText', data: { contents: 5 } }],
    ['inner data that is no object', { kind: 'fileText', data: [] }],
    ['an array', [1]],
  ])('%s is left as it is', async (_name, data) => {
    const { journal } = await captureEvents([sessionEvent(), toolResult('', { data })]);
    expect((await assembleJournal(journal)).entries[0].outcome).toEqual({ ok: true, output: 0, data });
  });

  test('null says the same as nothing', async () => {
    const event = toolResult('', { data: null, failure: null, summary: null, images: null, dataText: null });
    const { journal } = await captureEvents([sessionEvent({ routingKey: null, recorder: null }), event]);
    expect(linesOf(journal)[0]).toEqual({
      type: 'header',
      formatVersion: 1,
      sessionId: 'run-7',
      capabilitySet: { agents: [] },
      recorder: {},
    });
    expect((await assembleJournal(journal)).entries[0].outcome).toEqual({ ok: true, output: 0 });
  });

  test('working directories are measured against the workspace of the agent itself', async () => {
    const at = (path: string, agentId: string): Json =>
      shell('', '', { cwd: { type: 'absolute', path } }, agentId);
    const events = [
      { ...agentEvent('root'), workspace: '/a/b' },
      { ...agentEvent('agent-1'), workspace: '/a/b-worktree/' },
      agentEvent('agent-2'),
      at('/a/b', 'root'),
      at('/a//b/./web/src/', 'root'),
      at('/a/bc', 'root'),
      at('/a/b-worktree/x', 'root'),
      at('/a/b-worktree/x', 'agent-1'),
      at('/a/b/../c', 'root'),
      at('/a/b', 'agent-2'),
      { ...at('/a/b/x', 'root'), type: 'git' },
      toolResult('', {}, 'root'),
    ];
    events[events.length - 1].call.cwd = { type: 'absolute', path: '/a/b/y' };
    const { journal } = await captureEvents([sessionEvent(), ...events]);
    const { entries, agents } = await assembleJournal(journal);
    expect(entries.map((item: Json) => (item.command ?? item.call).cwd)).toEqual([
      { type: 'workspace' },
      { type: 'relative', path: 'web/src' },
      { type: 'absolute', path: '/a/bc' },
      { type: 'absolute', path: '/a/b-worktree/x' },
      { type: 'relative', path: 'x' },
      { type: 'absolute', path: '/a/b/../c' },
      { type: 'absolute', path: '/a/b' },
      { type: 'relative', path: 'x' },
      { type: 'relative', path: 'y' },
    ]);
    expect(JSON.stringify(agents)).not.toContain('/a/b');
  });

  test('a ceiling of 0 is refused', async () => {
    await expect(captureEvents([sessionEvent()], { maxBytes: 0 })).rejects.toMatchObject({
      code: 'invalid-max-bytes',
    });
  });
});
