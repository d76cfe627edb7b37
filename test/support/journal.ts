// Journals for tests, goldens and benchmarks, made by hand or by the megabyte.

import { createHash } from 'node:crypto';
import { seededRandom } from './random.js';

/** A line of a journal as an object. */
export type Line = Record<string, unknown> & { type: string };

export function header(more: Record<string, unknown> = {}): Line {
  return {
    type: 'header',
    formatVersion: 1,
    sessionId: 'run-7',
    routingKey: 'k3yk3yk3yk3yk3yk3yk3yk3y',
    capabilitySet: { agents: [] },
    recorder: { ggVersion: '0.9.0' },
    ...more,
  };
}

export function address(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

export function message(index: number, content: string, role = 'user'): Line {
  const body = { content, role };
  return { type: 'message', index, message: { id: address(JSON.stringify(body)), body } };
}

export function toolset(index: number, name = 'shell'): Line {
  const tools = [{ description: 'run', name, parameters: { type: 'object' } }];
  return { type: 'toolset', index, toolset: { id: address(JSON.stringify(tools)), tools } };
}

export function text(
  index: number,
  content: string,
  clip?: { originalBytes: number; originalId: string },
): Line {
  return { type: 'text', index, text: content, ...(clip ? { clip: { text: index, ...clip } } : {}) };
}

export function entry(seq: number, kind: string, members: Record<string, unknown>, agentId = 'root'): Line {
  return { type: 'entry', entry: { agentId, seq, type: kind, ...members } };
}

export function modelIo(
  seq: number,
  messages: number[],
  more: Record<string, unknown> = {},
  agentId = 'root',
): Line {
  const request = { role: 'agent', shape: 'complete', messages, ...more };
  return entry(
    seq,
    'model_io',
    { request, response: { finishReason: 'stop', text: 'Done.' }, durationMs: 812 },
    agentId,
  );
}

export function toolResult(seq: number, output: number, more: Record<string, unknown> = {}): Line {
  const call = { id: `call-${seq}`, name: 'shell', arguments: { command: 'make' } };
  return entry(seq, 'tool_result', { call, outcome: { ok: true, output, ...more } });
}

export function clock(seq: number, elapsedMs = 10 * seq): Line {
  return entry(seq, 'clock', { elapsedMs });
}

export function agent(agentId: string, more: Record<string, unknown> = {}): Line {
  const origin = agentId === 'root' ? { type: 'root' } : { type: 'spawn', parent: 'root', ordinal: 0 };
  return { type: 'agent', agent: { agentId, profileId: 'worker', profile: 'Worker', origin, ...more } };
}

export function seed(more: Record<string, unknown> = {}): Line {
  return {
    type: 'seed',
    seed: {
      baselineCommit: '4b825dc',
      prompt: 'Make a clock.',
      modelWindows: { 'acme/one': 128000 },
      modelModalities: { 'acme/one': { vision: true } },
      ...more,
    },
  };
}

export function end(entries: number, truncation?: Record<string, unknown>): Line {
  return { type: 'end', entries, ...(truncation ? { truncation } : {}) };
}

/** The bytes of a journal, one compact JSON object a line. */
export function journalOf(...journalLines: (Line | string)[]): Buffer {
  return Buffer.from(
    journalLines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );
}

/** A whole small session: 30 lines, every line kind and every entry kind, text of more than one byte a character. */
export function smallSession(): Line[] {
  const command = (stdout: number, stderr: number) => ({
    command: 'make test',
    cwd: { type: 'relative', path: 'web/src' },
    exitCode: 0,
    stdout,
    stderr,
  });
  const frame = (item: number, slot = 'thread') => ({
    message: item,
    slot,
    source: slot === 'system' ? 'system' : 'user_prompt',
    retention: slot === 'system' ? 'pinned' : 'ephemeral',
    turn: 1,
  });
  return [
    header(),
    seed(),
    agent('root'),
    message(0, 'Be brief.', 'system'),
    message(1, 'Baue eine Uhr: größer, schöner ⏰', 'user'),
    toolset(0),
    modelIo(0, [0, 1], { toolset: 0 }),
    entry(1, 'prompt_frame', { items: [frame(0, 'system'), frame(1)] }),
    text(0, 'ok\n'),
    toolResult(2, 0, { dataText: 0, data: { kind: 'fileText', data: { contents: '', lines: 1.0 } } }),
    text(1, ''),
    entry(3, 'shell', { origin: 'tool', command: command(0, 1) }),
    text(2, 'xxxxxxxx', { originalBytes: 128, originalId: '24da1b81d0b16df6428eee73c69fcb2a' }),
    entry(4, 'git', { command: { ...command(2, 1), cwd: { type: 'workspace' }, exitCode: -1 } }),
    entry(5, 'cancel_probe', { canceled: false }),
    clock(6, 61_000),
    agent('agent-1'),
    message(2, 'You are a helper. 🛠', 'system'),
    modelIo(7, [2], { shape: 'complete_requiring', toolset: 0 }, 'agent-1'),
    entry(8, 'model_error', {
      request: { role: 'compaction', shape: 'complete', messages: [0, 1] },
      error: { kind: 'retry_exhausted', message: 'gave up after 6', attempts: 6 },
      durationMs: 30_000,
    }),
    message(3, 'Zusammenfassung …', 'assistant'),
    modelIo(9, [0, 3], { role: 'compaction' }),
    entry(10, 'clock', { elapsedMs: 90_000, remainingMs: 1 }),
    agent('agent-1', {
      terminalStatus: 'failed',
      limitHit: { limit: 'turns', threshold: 10, observed: 10.5, turns: 10, agentId: 'agent-1' },
    }),
    text(3, 'Häkchen ✓'),
    toolResult(11, 3, {
      ok: false,
      summary: 0,
      failure: { kind: 'exit', code: 2 },
      images: [{ mediaType: 'image/png', bytes: 5 }],
    }),
    entry(12, 'cancel_probe', { canceled: true }),
    seed({ modelModalities: { 'acme/one': { vision: false } } }),
    agent('root', { terminalStatus: 'done' }),
    end(13),
  ];
}

const WORDS =
  'const return await import export function value index buffer stream error result assert expect render update config request response handler session journal record segment'.split(
    ' ',
  );

/** Lines of code and of logs, JSON-escaped, to be cut into bodies. */
function corpus(random: () => number, size: number): { bytes: Buffer; starts: number[] } {
  const pick = (): string => WORDS[Math.floor(random() * WORDS.length)] as string;
  const number = (most: number): number => Math.floor(random() * most);
  const pieces: string[] = [];
  const starts: number[] = [];
  let length = 0;
  while (length < size) {
    const kind = random();
    const indent = '  '.repeat(number(5));
    const line =
      kind < 0.4
        ? `${indent}const ${pick()}${number(100)} = await ${pick()}.${pick()}(${pick()}, '${pick()}-${number(1000)}');`
        : kind < 0.7
          ? `2026-03-${10 + number(20)}T${10 + number(14)}:${10 + number(50)}:${10 + number(50)}.${100 + number(900)}Z INFO ${pick()}: ${pick()} ${pick()} took ${number(9000)} ms (id=${number(2 ** 32).toString(16)})`
          : kind < 0.9
            ? `${indent}if (${pick()} !== "${pick()}") { throw new Error(\`${pick()} ${number(500)}\`); } // ${pick()} ${pick()} ${pick()}`
            : `${indent}├── ${pick()}/${pick()}_${number(300)}.ts — ${number(9999)} Zeilen`;
    const escaped = JSON.stringify(`${line}\n`).slice(1, -1);
    starts.push(length);
    length += Buffer.byteLength(escaped);
    pieces.push(escaped);
  }
  starts.push(length);
  return { bytes: Buffer.from(pieces.join('')), starts };
}

/**
 * A journal of about `size` bytes: pool bodies of 0.2 to 256 KB of code and log
 * text, entries with 50 to 400 indices. Equal arguments give equal bytes.
 *
 * @param hasNarrowWindows all but every hundredth call or so have 2 to 8 indices: expanding them all is
 * a few times the journal, not a hundred times
 */
export function* generateJournal(size: number, seedNumber = 1, hasNarrowWindows = false): Generator<Buffer> {
  const random = seededRandom(seedNumber);
  const { bytes: source, starts } = corpus(random, 8 * 1024 * 1024);
  const body = (): Buffer => {
    const wanted = Math.round(200 * (256_000 / 200) ** (random() ** 1.6));
    const from = Math.floor(random() * (starts.length - 1));
    const to = starts.findIndex((start, index) => index > from && start - (starts[from] as number) >= wanted);
    return source.subarray(starts[from], to === -1 ? starts.at(-1) : starts[to]);
  };
  const head = journalOf(header(), seed(), agent('root'));
  yield head;
  let written = head.length;
  let messages = 0;
  let texts = 0;
  let seq = 0;
  const toolsetLine = journalOf(toolset(0));
  yield toolsetLine;
  written += toolsetLine.length;
  while (written < size) {
    const batch: Buffer[] = [];
    for (let count = 2; count > 0; count -= 1) {
      const content = body();
      // The number in front keeps bodies apart that are cut alike.
      const hash = createHash('sha256')
        .update(`{"content":"#${messages} `)
        .update(content)
        .update('","role":"user"}');
      const id = hash.digest('hex').slice(0, 32);
      batch.push(
        Buffer.from(
          `{"type":"message","index":${messages},"message":{"id":"${id}","body":{"content":"#${messages} `,
        ),
        content,
        Buffer.from('","role":"user"}}}\n'),
      );
      messages += 1;
    }
    const isNarrow = hasNarrowWindows && random() > 0.01;
    const wanted = isNarrow ? 2 + Math.floor(random() * 7) : 50 + Math.floor(random() * 351);
    const window = Math.min(messages, wanted);
    const indices = Array.from({ length: window }, (_, index) => messages - window + index);
    batch.push(journalOf(modelIo(seq, indices, { toolset: 0 })));
    batch.push(
      Buffer.from(`{"type":"text","index":${texts},"text":"#${texts} `),
      body(),
      Buffer.from('"}\n'),
    );
    batch.push(journalOf(toolResult(seq + 1, texts)));
    texts += 1;
    seq += 2;
    const bytes = Buffer.concat(batch);
    written += bytes.length;
    yield bytes;
  }
  yield journalOf(agent('root', { terminalStatus: 'done' }), end(seq));
}
