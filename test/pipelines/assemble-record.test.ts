import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembleRecord } from '../../pipelines/assemble-record.js';
import { assemble, chunksOf } from '../support/assemble.js';
import {
  address,
  agent,
  clock,
  end,
  entry,
  generateJournal,
  header,
  journalOf,
  message,
  modelIo,
  seed,
  smallSession,
  text,
  toolResult,
  toolset,
} from '../support/journal.js';
import { temporaryFolder } from '../support/temporary.js';

/** A model call, a tool call, and nothing else: two entries. */
const calls = [
  header(),
  message(0, 'a'),
  message(1, 'b'),
  toolset(0),
  modelIo(0, [0, 1], { toolset: 0 }),
  text(0, 'ok'),
  toolResult(1, 0),
];
const killed = journalOf(...calls);

describe('a complete journal', () => {
  test('becomes a record of all it holds', async () => {
    const { record, report } = await assemble(journalOf(...calls, end(2)));
    expect(record.entries.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(record.entries[0]).toMatchObject({ request: { messages: [0, 1], toolset: 0 } });
    expect(record.messages.map(({ body }) => body.content)).toEqual(['a', 'b']);
    expect([record.toolsets.length, record.texts, record.clips]).toEqual([1, ['ok'], []]);
    expect(record).toMatchObject({
      sessionId: 'run-7',
      capabilitySet: { agents: [] },
      recorder: { ggVersion: '0.9.0' },
    });
    expect(record.seed).toEqual({ prompt: '' });
    expect(record.agents).toEqual([]);
    expect('truncation' in record).toBe(false);
    expect(report).toMatchObject({ entries: 2, truncation: null, damage: null });
  });

  test('has exactly the keys of a record, in their order', async () => {
    const keys = [
      'formatVersion',
      'recorder',
      'sessionId',
      'routingKey',
      'capabilitySet',
      'seed',
      'agents',
      'messages',
      'toolsets',
      'texts',
      'clips',
      'entries',
    ];
    expect(Object.keys((await assemble(journalOf(header(), end(0)))).record)).toEqual(keys);
    expect(Object.keys((await assemble(killed)).record)).toEqual([...keys, 'truncation']);
    const withoutRoute = keys.filter((key) => key !== 'routingKey');
    for (const routingKey of [undefined, null]) {
      expect(Object.keys((await assemble(journalOf(header({ routingKey }), end(0)))).record)).toEqual(
        withoutRoute,
      );
    }
  });

  test('puts every pooled body and every entry on a line of its own', async () => {
    const { text: document, record } = await assemble(journalOf(...smallSession()));
    const documentLines = document.split('\n');
    for (const list of [
      record.agents,
      record.messages,
      record.toolsets,
      record.texts,
      record.clips,
      record.entries,
    ]) {
      for (const element of list) {
        const found = documentLines.filter(
          (line) => /^[{"]/.test(line) && parsed(line) === JSON.stringify(element),
        );
        expect(found.length, JSON.stringify(element)).toBeGreaterThan(0);
      }
    }
    expect(document.endsWith(']}\n')).toBe(true);
  });

  test('copies bytes: spelling, order, unknown keys and nulls of the journal', async () => {
    const odd =
      '{"agentId":"root","z":1.0,"seq":0, "type":"clock","elapsedMs":1,"remainingMs":null,"big":9007199254740993,"e":1E+2}';
    const body = '{"content":"\\u0041\\/","n":1.50}';
    const { text: document } = await assemble(
      journalOf(
        '{"type":"header","formatVersion":1,"sessionId":"s\\u0041","capabilitySet":{"a" : 1.0},"recorder":{"x":1e0},"extra":7}',
        '{"type":"seed","seed":{"prompt":"p","modelProviders":{"a":["b"]},"x":1.0}}',
        '{"type":"agent","agent":{"agentId":"root","profileId":"p","profile":"P","origin":{"type":"root","y":[1.0]}}}',
        `{"type":"message","index":0,"message":{"id":"i","body":${body},"more":null}}`,
        '{"type":"text","index":0,"text":"\\u00e9","clip":{"text":0,"originalBytes":9,"originalId":"o","w":1.0}}',
        `{"type":"entry","entry":${odd}}`,
        '{"type":"end","entries":1,"truncation":{"reason":"byte_ceiling","bytes":5,"v":1.0}}',
      ),
    );
    for (const bytes of [
      '"sessionId":"s\\u0041"',
      '"capabilitySet":{"a" : 1.0}',
      '"recorder":{"x":1e0}',
      '"seed":{"prompt":"p","modelProviders":{"a":["b"]},"x":1.0}',
      '"origin":{"type":"root","y":[1.0]}',
      `{"id":"i","body":${body},"more":null}`,
      '\n"\\u00e9"\n',
      '{"text":0,"originalBytes":9,"originalId":"o","w":1.0}',
      odd,
      '"truncation":{"reason":"byte_ceiling","bytes":5,"v":1.0}',
    ]) {
      expect(document).toContain(bytes);
    }
    expect(document).not.toContain('"extra"');
  });
});

function parsed(line: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(line.replace(/,$/, '')));
  } catch {
    return undefined;
  }
}

describe('seed and agents', () => {
  test('the last seed holds, whole', async () => {
    const { record } = await assemble(
      journalOf(header(), seed(), seed({ prompt: 'second', modelWindows: undefined }), end(0)),
    );
    expect(record.seed).toEqual({
      baselineCommit: '4b825dc',
      prompt: 'second',
      modelModalities: { 'acme/one': { vision: true } },
    });
  });

  test('a later row replaces the earlier at its place; order is that of first rows', async () => {
    const { record, report } = await assemble(
      journalOf(
        header(),
        agent('root'),
        agent('agent-1'),
        agent('agent-2'),
        agent('root', { terminalStatus: 'done', profile: 'Later' }),
        end(0),
      ),
    );
    expect(record.agents.map(({ agentId, terminalStatus }) => [agentId, terminalStatus])).toEqual([
      ['root', 'done'],
      ['agent-1', undefined],
      ['agent-2', undefined],
    ]);
    expect(record.agents[0]).toMatchObject({ profile: 'Later' });
    expect(record.agents[1]).toMatchObject({ origin: { type: 'spawn', parent: 'root', ordinal: 0 } });
    expect(report.agents).toBe(3);
  });

  test('an agent without entries keeps its row, an entry without a row is kept', async () => {
    const { record } = await assemble(journalOf(header(), agent('agent-9'), clock(0), end(1)));
    expect(record.agents).toHaveLength(1);
    expect(record.entries).toHaveLength(1);
  });
});

describe('the outcome table', () => {
  test('no terminating line: session_killed, everything read is kept', async () => {
    const { record, report } = await assemble(killed);
    expect(record.truncation).toEqual({ reason: 'session_killed', lastSeq: 1 });
    expect(record.entries).toHaveLength(2);
    expect(report.damage).toBeNull();
  });

  test('a header alone: session_killed without a last seq', async () => {
    const { record } = await assemble(journalOf(header()));
    expect(record.truncation).toEqual({ reason: 'session_killed' });
  });

  test('a torn last line: corrupt_journal, even when it is complete JSON or an end line', async () => {
    for (const torn of ['{"type":"ent', JSON.stringify(clock(2)), JSON.stringify(end(2))]) {
      const { record, report } = await assemble(Buffer.concat([killed, Buffer.from(torn)]));
      expect(record.truncation).toEqual({ reason: 'corrupt_journal', lastSeq: 1 });
      expect(record.entries).toHaveLength(2);
      expect(report.damage).toEqual({
        code: 'torn-line',
        line: 8,
        offset: killed.length,
        message: 'the last line has no line feed',
      });
    }
  });

  test('an unparseable line: corrupt_journal at the last complete seq, nothing after it is looked at', async () => {
    const rest = journalOf(
      '{"type":"nonsense"}',
      clock(2),
      { type: 'message', index: 77, message: { id: 'x', body: 1 } },
      end(3),
    );
    const { record, report } = await assemble(Buffer.concat([killed, rest]));
    expect(record.truncation).toEqual({ reason: 'corrupt_journal', lastSeq: 1 });
    expect(record.entries).toHaveLength(2);
    expect(report.damage).toMatchObject({ code: 'unknown-kind', line: 8, offset: killed.length });
    expect(report.bytes.damaged).toBe(rest.length);
  });

  test('a count that disagrees: corrupt_journal, last seq from the walk, bytes from the recorder', async () => {
    const { record, report } = await assemble(journalOf(...calls, end(7)));
    expect(record.truncation).toEqual({ reason: 'corrupt_journal', lastSeq: 1 });
    expect(report.damage).toMatchObject({
      code: 'count-mismatch',
      line: 8,
      message: 'the end line counts 7 entries, 2 were read',
    });
    const own = { reason: 'byte_ceiling', lastSeq: 5, bytes: 4096 };
    expect((await assemble(journalOf(...calls, end(6, own)))).record.truncation).toEqual({
      reason: 'corrupt_journal',
      lastSeq: 1,
      bytes: 4096,
    });
    expect((await assemble(journalOf(header(), end(1)))).record.truncation).toEqual({
      reason: 'corrupt_journal',
    });
  });

  test.each(['write_failed', 'byte_ceiling', 'session_killed', 'corrupt_journal'])(
    '%s stands as the recorder reported it',
    async (reason) => {
      const own = { reason, lastSeq: 1, bytes: 4096 };
      const { record, report } = await assemble(journalOf(...calls, end(2, own)));
      expect(record.truncation).toEqual(own);
      expect(report.truncation).toEqual(own);
      expect(report.damage).toBeNull();
    },
  );

  test('a null truncation is none', async () => {
    expect(
      'truncation' in
        (await assemble(journalOf(header(), '{"type":"end","entries":0,"truncation":null}'))).record,
    ).toBe(false);
  });

  test('a malformed truncation makes the end line unparseable', async () => {
    const { record, report } = await assemble(journalOf(...calls, end(2, { reason: 'tired' })));
    expect(record.truncation).toEqual({ reason: 'corrupt_journal', lastSeq: 1 });
    expect(report.damage).toMatchObject({ code: 'unknown-value', line: 8 });
  });

  test('what stands after the end is not looked at', async () => {
    const after = journalOf('nonsense', header(), { type: 'text', index: 99, text: '' });
    const { record, report } = await assemble(Buffer.concat([journalOf(...calls, end(2)), after]));
    expect('truncation' in record).toBe(false);
    expect(report.bytes.afterEnd).toBe(after.length);
  });

  test('the assembly ends with the end line, though its source stays open', async () => {
    const stream = new PassThrough();
    stream.write(journalOf(...calls, end(2)));
    const out = new PassThrough();
    out.resume();
    const report = await assembleRecord({ stream, name: 'x', size: undefined }, { output: { stream: out } });
    expect(report.truncation).toBeNull();
    expect(stream.destroyed).toBe(true);
  });
});

describe('refusals', () => {
  test.each<[string, string, Buffer, object]>([
    ['only an end line', 'missing-header', journalOf(end(0)), { line: 1, offset: 0 }],
    ['nothing at all', 'missing-header', Buffer.alloc(0), {}],
    ['blank lines alone', 'missing-header', Buffer.from('\n\n'), {}],
    ['a damaged first line', 'missing-header', Buffer.from('nonsense\n'), { line: 1, offset: 0 }],
    ['a torn header', 'missing-header', Buffer.from(JSON.stringify(header())), { line: 1, offset: 0 }],
    ['a header that is not first', 'missing-header', journalOf(seed(), header()), { line: 1 }],
    [
      'a second header',
      'second-header',
      journalOf(header(), header()),
      { line: 2, offset: journalOf(header()).length },
    ],
    ['format 2', 'unsupported-format', journalOf(header({ formatVersion: 2 })), { line: 1 }],
    ['format 0', 'unsupported-format', journalOf(header({ formatVersion: 0 })), { line: 1 }],
    [
      'format 2 of an unknown shape',
      'unsupported-format',
      Buffer.from('{"type":"header","session":7,"formatVersion":2}\n'),
      { line: 1 },
    ],
    [
      'a header without a format',
      'missing-header',
      journalOf(header({ formatVersion: undefined })),
      { line: 1 },
    ],
    [
      'a format spelled 1.0',
      'missing-header',
      Buffer.from(journalOf(header()).toString().replace('"formatVersion":1', '"formatVersion":1.0')),
      {},
    ],
    [
      'a skipped message',
      'pool-gap',
      journalOf(header(), message(0, 'a'), message(2, 'b')),
      { pool: 'messages', index: 2, count: 1, line: 3 },
    ],
    [
      'a doubled toolset',
      'pool-gap',
      journalOf(header(), toolset(0), toolset(0)),
      { pool: 'toolsets', index: 0, count: 1 },
    ],
    [
      'a text pool that starts at 1',
      'pool-gap',
      journalOf(header(), text(1, 'a')),
      { pool: 'texts', index: 1, count: 0 },
    ],
    [
      'a clip of another text',
      'clip-mismatch',
      journalOf(header(), { ...text(0, 'a'), clip: { text: 1, originalBytes: 9, originalId: 'x' } }),
      { index: 1 },
    ],
    [
      'a git entry without its texts',
      'dangling-reference',
      journalOf(
        header(),
        entry(0, 'git', {
          command: { command: 'git', cwd: { type: 'workspace' }, exitCode: 0, stdout: 0, stderr: 1 },
        }),
      ),
      { pool: 'texts', index: 0, count: 0, line: 2 },
    ],
    [
      'a body written after its entry',
      'dangling-reference',
      journalOf(header(), modelIo(0, [0]), message(0, 'a'), end(1)),
      { pool: 'messages', index: 0 },
    ],
    [
      'a lifted text past the pool',
      'dangling-reference',
      journalOf(header(), text(0, 'a'), toolResult(0, 0, { dataText: 1 })),
      { pool: 'texts', index: 1, count: 1 },
    ],
    ['a gap before the damage', 'pool-gap', journalOf(header(), message(1, 'a'), 'nonsense'), {}],
  ])('%s: %s, and nothing is written', async (_name, code, journal, facts) => {
    const folder = temporaryFolder();
    const path = join(folder, 'replay.json.gz');
    writeFileSync(path, 'an older record');
    const stream = Readable.from([journal]);
    await expect(
      assembleRecord({ stream, name: '`j`', size: undefined }, { output: { path } }),
    ).rejects.toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(`(${code})`), ...facts }),
    );
    expect(readFileSync(path, 'utf8')).toBe('an older record');
    expect(readdirSync(folder)).toEqual(['replay.json.gz']);
    await expect(assemble(journal)).rejects.toMatchObject({ code });
  });

  test('blank lines before and between are passed over', async () => {
    const { record, report } = await assemble(
      Buffer.from(`\n\n${journalOf(header())}\n${journalOf(clock(0))}\n\n${journalOf(end(1))}`),
    );
    expect(record.entries).toHaveLength(1);
    expect(report.bytes.blank).toBe(5);
  });

  test('a source that fails is an error of the machinery, and nothing is written', async () => {
    const stream = new PassThrough();
    stream.write(killed);
    setTimeout(() => stream.destroy(Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })), 10);
    const output = { path: join(temporaryFolder(), 'x.gz') };
    await expect(assembleRecord({ stream, name: '`j`', size: undefined }, { output })).rejects.toMatchObject({
      code: 'cannot-read',
    });
  });

  test('an output whose folder cannot be made is an error of the machinery', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const stream = Readable.from([killed]);
    const output = { path: join(file, 'x.gz') };
    await expect(assembleRecord({ stream, name: 'x', size: undefined }, { output })).rejects.toMatchObject({
      code: 'cannot-create',
    });
    expect(stream.destroyed).toBe(true);
  });
});

describe('a journal cut at every byte', () => {
  const journal = journalOf(...smallSession());

  /** What a prefix must give, from line feeds and the uncut journal alone. */
  function oracle(length: number): { refused: boolean; reason?: string; lastSeq?: number; entries: number } {
    const feeds = [...journal.keys()].filter((at) => journal[at] === 10);
    const whole = feeds.filter((at) => at < length).length;
    if (whole === 0) return { refused: true, entries: 0 };
    const seqs = journal
      .toString()
      .split('\n')
      .slice(0, whole)
      .map((line) => JSON.parse(line) as { type: string; entry?: { seq: number } })
      .flatMap((line) => (line.entry === undefined ? [] : [line.entry.seq]));
    const isTorn = length > (feeds[whole - 1] as number) + 1;
    const isComplete = whole === feeds.length;
    return {
      refused: false,
      ...(isComplete ? {} : { reason: isTorn ? 'corrupt_journal' : 'session_killed' }),
      ...(isComplete || seqs.length === 0 ? {} : { lastSeq: seqs.at(-1) as number }),
      entries: seqs.length,
    };
  }

  test('gives reason, last seq and entries of the oracle, and only the whole one claims to be complete', async () => {
    expect(smallSession()).toHaveLength(30);
    let complete = 0;
    for (let length = 0; length <= journal.length; length += 1) {
      const expected = oracle(length);
      const prefix = journal.subarray(0, length);
      if (expected.refused) {
        await expect(assemble(prefix, { level: 0 }), `${length}`).rejects.toMatchObject({
          code: 'missing-header',
        });
        continue;
      }
      const { record, report } = await assemble(prefix, { level: 0 });
      const { reason, lastSeq } = record.truncation ?? {};
      expect({ length, reason, lastSeq, entries: record.entries.length }).toEqual({
        length,
        reason: expected.reason,
        lastSeq: expected.lastSeq,
        entries: expected.entries,
      });
      expect(report.entries).toBe(expected.entries);
      if (record.truncation === undefined) complete += 1;
    }
    expect(complete).toBe(1);
  }, 300_000);
});

describe('damage in the middle', () => {
  const first = journalOf(header(), clock(0), clock(1));
  const last = journalOf(clock(2), end(3));
  test.each<[string, Buffer, string]>([
    ['NUL bytes after the last line', Buffer.alloc(1728), 'torn-line'],
    ['a block of NULs as a line', Buffer.concat([Buffer.alloc(412), Buffer.from('\n'), last]), 'not-json'],
    [
      'a torn prefix glued to the next whole line',
      Buffer.concat([Buffer.from('{"type":"entry","ent'), last]),
      'not-json',
    ],
    [
      'two whole objects on one line',
      Buffer.from(`${JSON.stringify(clock(2))}${JSON.stringify(clock(3))}\n${last}`),
      'not-json',
    ],
    [
      'bytes that are not UTF-8',
      Buffer.concat([
        Buffer.from('{"type":"seed","seed":{"prompt":"'),
        Buffer.from([0xff]),
        Buffer.from('"}}\n'),
        last,
      ]),
      'not-utf8',
    ],
    [
      'a surrogate written as UTF-8',
      Buffer.concat([
        Buffer.from('{"type":"seed","seed":{"prompt":"'),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from('"}}\n'),
        last,
      ]),
      'not-utf8',
    ],
    ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), last]), 'not-json'],
    [
      'nesting beyond 512',
      Buffer.from(`{"type":"seed","seed":{"prompt":"","x":${'['.repeat(511)}${']'.repeat(511)}}}\n`),
      'too-deep',
    ],
    ['a line of spaces', Buffer.concat([Buffer.from('  \n'), last]), 'not-json'],
    ['a line of a carriage return', Buffer.concat([Buffer.from('\r\n'), last]), 'not-json'],
  ])('%s: corrupt_journal at the last complete seq before it', async (_name, rest, code) => {
    const { record, report } = await assemble(Buffer.concat([first, rest]));
    expect(record.truncation).toEqual({ reason: 'corrupt_journal', lastSeq: 1 });
    expect(record.entries.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(report.damage).toMatchObject({ code, line: 4, offset: first.length });
  });

  test('nesting of 512 is read, lines that end in CR LF as well', async () => {
    const deep = `{"type":"seed","seed":{"prompt":"","x":${'['.repeat(510)}${']'.repeat(510)}}}\r`;
    expect('truncation' in (await assemble(journalOf(header(), deep, end(0)))).record).toBe(false);
  });

  test('a line longer than the limit is damage, one as long is read', async () => {
    const line = JSON.stringify(seed({ prompt: 'x'.repeat(2000) }));
    const journal = journalOf(header(), clock(0), line, end(1));
    expect((await assemble(journal, { maxLine: line.length })).record.truncation).toBeUndefined();
    const { record, report } = await assemble(journal, { maxLine: line.length - 1 });
    expect(record.truncation).toEqual({ reason: 'corrupt_journal', lastSeq: 0 });
    expect(report.damage).toMatchObject({ code: 'line-too-long', line: 3 });
  });

  test('seq that repeats, falls or skips is not judged', async () => {
    const { record } = await assemble(journalOf(header(), clock(5), clock(5), clock(2), end(3)));
    expect(record.entries.map(({ seq }) => seq)).toEqual([5, 5, 2]);
    expect((await assemble(journalOf(header(), clock(5), clock(2)))).record.truncation).toMatchObject({
      lastSeq: 2,
    });
  });
});

describe('sizes', () => {
  test('30 growing turns pool to a fraction of the transcript', async () => {
    const systemPrompt = filler(12_000, 1);
    const tools = Array.from({ length: 20 }, (_, at) => ({
      description: filler(900, 50 + at),
      name: `tool${at}`,
      parameters: { type: 'object' },
    }));
    const lines: Parameters<typeof journalOf>[number][] = [header(), message(0, systemPrompt, 'system')];
    lines.push({ type: 'toolset', index: 0, toolset: { id: address(JSON.stringify(tools)), tools } });
    let transcript = 0;
    const window = [0];
    const bodies = [systemPrompt.length];
    let next = 1;
    for (let turn = 0; turn < 30; turn += 1) {
      for (const role of turn === 0 ? ['user'] : ['assistant', 'user']) {
        const content = filler(4000, 100 + next);
        lines.push(message(next, content, role));
        window.push(next);
        bodies.push(content.length);
        next += 1;
      }
      lines.push(modelIo(turn, [...window], { toolset: 0 }));
      transcript += bodies.reduce((sum, size) => sum + size, 0) + JSON.stringify(tools).length;
    }
    lines.push(end(30));
    const { gzip, record } = await assemble(journalOf(...lines));
    expect([record.messages.length, record.toolsets.length]).toEqual([60, 1]);
    expect(JSON.stringify(tools).length).toBeGreaterThan(18_000);
    expect(gzip.length).toBeLessThan(1024 * 1024);
    expect(transcript / gzip.length).toBeGreaterThan(10);
  });

  test('lines of 16 MB and bodies that cross chunk edges inside a character', async () => {
    // 3-byte characters from an odd offset: chunks of 64 and 256 KiB cut inside one of them.
    const large = '→'.repeat(16_000_000 / 3);
    const journal = journalOf(header(), message(0, large), text(0, `x${large}`), modelIo(0, [0]), end(1));
    for (const size of [64 * 1024, 256 * 1024]) {
      const { record } = await assemble(chunksOf(journal, size), { level: 1 });
      expect(record.messages[0]?.body.content === large).toBe(true);
      expect(record.texts[0] === `x${large}`).toBe(true);
    }
  });

  test('60,000 tiny lines', async () => {
    const lines = Array.from({ length: 60_000 }, (_, seq) => clock(seq));
    const { record, report } = await assemble(
      chunksOf(journalOf(header(), ...lines, end(60_000)), 64 * 1024),
    );
    expect(record.entries.length).toBe(60_000);
    expect(record.entries.every(({ seq }, at) => seq === at)).toBe(true);
    expect(report.truncation).toBeNull();
  });
});

/** Text that compresses about as code does; other numbers give other text. */
function filler(size: number, number: number): string {
  const from = (number * 7919) % (CODE.length - size);
  return CODE.slice(from, from + size);
}

const CODE = Buffer.concat([...generateJournal(1_000_000, 5)])
  .toString()
  .replace(/["\\{}]/g, ' ');

describe('equal input gives equal bytes', () => {
  test('for any chunking', async () => {
    const journal = Buffer.concat([...generateJournal(3_000_000, 7)]);
    const whole = (await assemble(journal)).gzip;
    for (const sizes of [[1024], [64 * 1024], [7, 100_003], [256 * 1024, 1]]) {
      expect((await assemble(chunksOf(journal, ...sizes))).gzip.equals(whole), `${sizes}`).toBe(true);
    }
  });

  test('property: a small journal in any chunks', async () => {
    const journal = journalOf(...smallSession());
    const whole = (await assemble(journal)).gzip;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 20 }),
        async (sizes) => {
          expect((await assemble(chunksOf(journal, ...sizes))).gzip.equals(whole)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([0, 1, 5, 9])('level %i holds the same document', async (level) => {
    const journal = Buffer.concat([...generateJournal(2_500_000, 3)]);
    const { text: document } = await assemble(journal, { level });
    expect(document === (await assemble(journal)).text).toBe(true);
  });
});

describe('the report', () => {
  test('accounts for every byte of the journal', async () => {
    const parts = {
      header: journalOf(header()),
      seed: journalOf(seed()),
      agents: journalOf(agent('root')),
      pools: journalOf(message(0, 'a'), toolset(0), text(0, 'b')),
      entries: journalOf(clock(0), clock(1)),
      blank: Buffer.from('\n'),
      end: journalOf(end(2)),
      afterEnd: Buffer.from('x\ny'),
    };
    const { report } = await assemble(Buffer.concat(Object.values(parts)));
    const expected = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.length]));
    expect(report.bytes).toEqual({
      ...expected,
      damaged: 0,
      journal: Buffer.concat(Object.values(parts)).length,
    });
    expect(report.pools).toEqual({ messages: 1, toolsets: 1, texts: 1, clips: 0 });
  });

  test('property: for damaged journals as well', async () => {
    const journal = journalOf(...smallSession());
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 400, max: journal.length - 1 }),
        fc.integer({ min: 0, max: 255 }),
        async (at, byte) => {
          const damaged = Buffer.from(journal);
          damaged[at] = byte;
          const report = await assemble(damaged, { level: 0 }).then(
            (made) => made.report,
            () => undefined,
          );
          if (report === undefined) return;
          const { journal: size, ...accounts } = report.bytes;
          expect(size).toBe(journal.length);
          expect(Object.values(accounts).reduce((sum, bytes) => sum + bytes, 0)).toBe(size);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('says how large the record is', async () => {
    const { gzip, report } = await assemble(journalOf(...smallSession()));
    expect(report.record.compressedBytes).toBe(gzip.length);
  });

  test('a file that changed while it was read does not add up', async () => {
    const stream = Readable.from([journalOf(header(), end(0)), Buffer.from('more')]);
    const source = { stream, name: 'x', size: async () => 5 };
    const out = new PassThrough();
    out.resume();
    // A smaller size than what arrived is overruled by what arrived.
    await expect(assembleRecord(source, { output: { stream: out } })).resolves.toMatchObject({ entries: 0 });
  });
});

describe('output', () => {
  test('a file appears whole beside nothing else, with the mode a new file has', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'deep', 'er', 'replay.json.gz');
    await assembleRecord(
      { stream: Readable.from([killed]), name: 'x', size: undefined },
      { output: { path } },
    );
    expect(readdirSync(join(folder, 'deep', 'er'))).toEqual(['replay.json.gz']);
    expect(JSON.parse(gunzipSync(readFileSync(path)).toString()).entries).toHaveLength(2);
  });

  test('scratch goes where it is told, and is gone afterwards', async () => {
    const folder = temporaryFolder();
    const scratch = join(folder, 'scratch');
    const path = join(folder, 'out', 'r.gz');
    await assembleRecord(
      { stream: Readable.from([killed]), name: 'x', size: undefined },
      { output: { path }, scratch },
    );
    expect([readdirSync(scratch), readdirSync(join(folder, 'out'))]).toEqual([[], ['r.gz']]);
  });

  test('an aborted assembly leaves nothing', async () => {
    const folder = temporaryFolder();
    const controller = new AbortController();
    const stream = new PassThrough();
    stream.write(killed);
    const work = assembleRecord(
      { stream, name: 'x', size: undefined },
      { output: { path: join(folder, 'r.gz') }, signal: controller.signal },
    );
    setTimeout(() => controller.abort(new Error('enough')), 20);
    await expect(work).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    expect(stream.destroyed).toBe(true);
  });

  test('a journal that is gzip by mistake is refused, not guessed at', async () => {
    await expect(assemble(gzipSync(killed))).rejects.toMatchObject({ code: 'missing-header' });
  });
});
