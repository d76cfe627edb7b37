import { describe, expect, test } from 'vitest';
import { journalLine } from '../../../../lib/session-record/format/journal-line.js';
import { typedReader } from '../../../../lib/stream/json-typed.js';
import {
  agent,
  clock,
  end,
  entry,
  header,
  message,
  modelIo,
  seed,
  smallSession,
  text,
  toolResult,
  toolset,
} from '../../../support/journal.js';

const read = typedReader(journalLine);

/** The code with which a line is refused, or undefined. */
function codeOf(line: unknown): string | undefined {
  try {
    read(Buffer.from(typeof line === 'string' ? line : JSON.stringify(line)));
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** A copy of a line with the member at `path` set, or removed when `value` is undefined. */
function withMember(line: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(line) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Record<string, unknown>>(
    (inner, key) => inner[key] as Record<string, unknown>,
    copy,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const frame = entry(1, 'prompt_frame', {
  items: [
    {
      message: 0,
      slot: 'thread',
      source: 'user_prompt',
      retention: 'ephemeral',
      turn: 1,
      label: 'x',
      region: { offset: 1, limit: 9 },
    },
  ],
});
const shell = entry(2, 'shell', {
  origin: 'hook',
  command: { command: 'make', cwd: { type: 'relative', path: 'a' }, exitCode: -1, stdout: 0, stderr: 0 },
});
const git = entry(3, 'git', {
  command: { command: 'git', cwd: { type: 'absolute', path: '/' }, exitCode: 0, stdout: 0, stderr: 0 },
});
const failure = entry(4, 'model_error', {
  request: { role: 'agent', shape: 'complete', messages: [] },
  error: { kind: 'fatal', message: 'no', status: 500, attempts: 3, modelId: 'm' },
});
const probe = entry(5, 'cancel_probe', { canceled: true });
const outcome = toolResult(6, 0, { summary: 0, dataText: 0, images: [{ mediaType: 'image/png', bytes: 1 }] });
const limited = agent('root', {
  terminalStatus: 'done',
  limitHit: { limit: 'cost', threshold: 1.5, observed: 2, turns: 3, agentId: 'root', window: 4 },
});

describe('lines as the wire format gives them', () => {
  test.each(smallSession().map((line) => [JSON.stringify(line)]))('%s', (line) => {
    expect(codeOf(line)).toBeUndefined();
  });

  test.each([
    { type: 'root' },
    { type: 'spawn', parent: 'root', ordinal: 0 },
    { type: 'succession', predecessor: 'agent-0', ordinal: 4294967295 },
    { type: 'issue_attempt', issue: '7', attempt: 0 },
    { type: 'reviewer', issue: '7', round: 1, position: 2 },
    { type: 'merge', issue: '7', ordinal: 1 },
  ])('an agent of origin $type', (origin) => {
    expect(codeOf(agent('a', { origin }))).toBeUndefined();
    for (const key of Object.keys(origin)) {
      expect(codeOf(agent('a', { origin: { ...origin, [key]: undefined } })), key).toBe('missing-key');
    }
  });

  test.each([
    'missing_api_key',
    'fatal',
    'retry_exhausted',
    'vision_unsupported',
    'parse',
    'response_loop',
    'timeout',
    'provider_mismatch',
  ])('a model error of kind %s', (kind) => {
    expect(codeOf(withMember(failure, 'entry.error', { kind, message: '' }))).toBeUndefined();
  });

  test('keys that no schema names are no damage, wherever they stand', () => {
    for (const [line, path] of [
      [header(), 'x'],
      [header(), 'recorder.x'],
      [seed(), 'seed.x'],
      [limited, 'agent.limitHit.x'],
      [message(0, 'a'), 'message.x'],
      [modelIo(0, []), 'entry.request.x'],
      [end(0, { reason: 'byte_ceiling' }), 'truncation.x'],
    ] as const) {
      expect(codeOf(withMember(line, path, { a: [1.5, null] })), path).toBeUndefined();
    }
  });

  test('free-form values hold any JSON', () => {
    for (const value of ['null', '1.0', '1e999', '9007199254740993', '{"a":1,"a":2}', '"\\ud800"', '[]']) {
      for (const line of [
        `{"type":"header","formatVersion":1,"sessionId":"s","capabilitySet":${value},"recorder":{}}`,
        `{"type":"message","index":0,"message":{"id":"i","body":${value}}}`,
        `{"type":"toolset","index":0,"toolset":{"id":"i","tools":${value}}}`,
        `{"type":"entry","entry":{"agentId":"a","seq":0,"type":"model_io","request":{"role":"agent","shape":"complete","messages":[]},"response":${value}}}`,
        `{"type":"entry","entry":{"agentId":"a","seq":0,"type":"tool_result","call":{"id":"i","name":"n","arguments":${value}},"outcome":{"ok":true,"output":0,"data":${value},"failure":${value}}}}`,
      ]) {
        expect(codeOf(line), line).toBeUndefined();
      }
    }
  });

  test.each([
    [header(), 'routingKey'],
    [header(), 'recorder.commit'],
    [seed(), 'seed.baselineCommit'],
    [seed(), 'seed.modelWindows'],
    [seed(), 'seed.modelModalities'],
    [limited, 'agent.terminalStatus'],
    [limited, 'agent.limitHit'],
    [limited, 'agent.limitHit.window'],
    [modelIo(0, []), 'entry.durationMs'],
    [modelIo(0, [], { toolset: 1 }), 'entry.request.toolset'],
    [failure, 'entry.error.status'],
    [failure, 'entry.error.attempts'],
    [failure, 'entry.error.modelId'],
    [outcome, 'entry.outcome.summary'],
    [outcome, 'entry.outcome.dataText'],
    [outcome, 'entry.outcome.images'],
    [outcome, 'entry.call.cwd'],
    [frame, 'entry.items.0.label'],
    [frame, 'entry.items.0.region'],
    [clock(0), 'entry.remainingMs'],
    [text(0, 'a'), 'clip'],
    [end(0), 'truncation'],
    [end(0, { reason: 'byte_ceiling' }), 'truncation.lastSeq'],
    [end(0, { reason: 'byte_ceiling' }), 'truncation.bytes'],
  ])('an optional member may be null or absent: %j %s', (line, path) => {
    expect(codeOf(withMember(line, path, null))).toBeUndefined();
    expect(codeOf(withMember(line, path, undefined))).toBeUndefined();
  });
});

/** Every typed member with its line, and what it must be. */
const typedMembers: [unknown, string, string][] = [
  [header(), 'formatVersion', 'u32'],
  [header(), 'sessionId', 'string'],
  [header(), 'recorder', 'object'],
  [header(), 'recorder.ggVersion', 'string?'],
  [header(), 'routingKey', 'string?'],
  [seed(), 'seed', 'object'],
  [seed(), 'seed.prompt', 'string'],
  [seed(), 'seed.baselineCommit', 'string?'],
  [seed(), 'seed.modelWindows', 'object?'],
  [seed(), 'seed.modelWindows.acme/one', 'u53'],
  [seed(), 'seed.modelModalities.acme/one', 'object'],
  [seed(), 'seed.modelModalities.acme/one.vision', 'boolean'],
  [limited, 'agent', 'object'],
  [limited, 'agent.agentId', 'string'],
  [limited, 'agent.profileId', 'string'],
  [limited, 'agent.profile', 'string'],
  [limited, 'agent.origin', 'object'],
  [limited, 'agent.terminalStatus', 'enum?'],
  [limited, 'agent.limitHit', 'object?'],
  [limited, 'agent.limitHit.limit', 'enum'],
  [limited, 'agent.limitHit.threshold', 'number'],
  [limited, 'agent.limitHit.observed', 'number'],
  [limited, 'agent.limitHit.turns', 'u53'],
  [limited, 'agent.limitHit.agentId', 'string'],
  [limited, 'agent.limitHit.window', 'u53?'],
  [message(0, 'a'), 'index', 'u32'],
  [message(0, 'a'), 'message', 'object'],
  [message(0, 'a'), 'message.id', 'string'],
  [toolset(0), 'index', 'u32'],
  [toolset(0), 'toolset', 'object'],
  [toolset(0), 'toolset.id', 'string'],
  [text(0, 'a'), 'index', 'u32'],
  [text(0, 'a'), 'text', 'string'],
  [text(0, 'a', { originalBytes: 2, originalId: 'i' }), 'clip', 'object?'],
  [text(0, 'a', { originalBytes: 2, originalId: 'i' }), 'clip.text', 'u32'],
  [text(0, 'a', { originalBytes: 2, originalId: 'i' }), 'clip.originalBytes', 'u53'],
  [text(0, 'a', { originalBytes: 2, originalId: 'i' }), 'clip.originalId', 'string'],
  [end(0), 'entries', 'u53'],
  [end(0, { reason: 'byte_ceiling', lastSeq: 1, bytes: 2 }), 'truncation', 'object?'],
  [end(0, { reason: 'byte_ceiling', lastSeq: 1, bytes: 2 }), 'truncation.reason', 'enum'],
  [end(0, { reason: 'byte_ceiling', lastSeq: 1, bytes: 2 }), 'truncation.lastSeq', 'u53?'],
  [end(0, { reason: 'byte_ceiling', lastSeq: 1, bytes: 2 }), 'truncation.bytes', 'u53?'],
  [clock(0), 'entry', 'object'],
  [clock(0), 'entry.agentId', 'string'],
  [clock(0), 'entry.seq', 'u53'],
  [clock(0), 'entry.elapsedMs', 'u53'],
  [entry(0, 'clock', { elapsedMs: 1, remainingMs: 2 }), 'entry.remainingMs', 'u53?'],
  [probe, 'entry.canceled', 'boolean'],
  [modelIo(0, [], { toolset: 0 }), 'entry.request', 'object'],
  [modelIo(0, [], { toolset: 0 }), 'entry.request.role', 'enum'],
  [modelIo(0, [], { toolset: 0 }), 'entry.request.shape', 'enum'],
  [modelIo(0, [], { toolset: 0 }), 'entry.request.messages', 'array'],
  [modelIo(0, [3], { toolset: 0 }), 'entry.request.messages.0', 'u32'],
  [modelIo(0, [], { toolset: 0 }), 'entry.request.toolset', 'u32?'],
  [modelIo(0, []), 'entry.response', 'any'],
  [modelIo(0, []), 'entry.durationMs', 'u53?'],
  [failure, 'entry.error', 'object'],
  [failure, 'entry.error.kind', 'enum'],
  [failure, 'entry.error.message', 'string'],
  [failure, 'entry.error.status', 'u16?'],
  [failure, 'entry.error.attempts', 'u32?'],
  [failure, 'entry.error.modelId', 'string?'],
  [outcome, 'entry.call', 'object'],
  [outcome, 'entry.call.id', 'string'],
  [outcome, 'entry.call.name', 'string'],
  [outcome, 'entry.call.arguments', 'any'],
  [outcome, 'entry.outcome', 'object'],
  [outcome, 'entry.outcome.ok', 'boolean'],
  [outcome, 'entry.outcome.output', 'u32'],
  [outcome, 'entry.outcome.summary', 'u32?'],
  [outcome, 'entry.outcome.dataText', 'u32?'],
  [outcome, 'entry.outcome.images', 'array?'],
  [outcome, 'entry.outcome.images.0.mediaType', 'string'],
  [outcome, 'entry.outcome.images.0.bytes', 'u53'],
  [frame, 'entry.items', 'array'],
  [frame, 'entry.items.0.message', 'u32'],
  [frame, 'entry.items.0.slot', 'enum'],
  [frame, 'entry.items.0.source', 'string'],
  [frame, 'entry.items.0.retention', 'enum'],
  [frame, 'entry.items.0.turn', 'u53'],
  [frame, 'entry.items.0.label', 'string?'],
  [frame, 'entry.items.0.region', 'object?'],
  [frame, 'entry.items.0.region.offset', 'u53'],
  [frame, 'entry.items.0.region.limit', 'u53'],
  [shell, 'entry.origin', 'enum'],
  [shell, 'entry.command', 'object'],
  [shell, 'entry.command.command', 'string'],
  [shell, 'entry.command.cwd', 'object'],
  [shell, 'entry.command.cwd.path', 'string'],
  [shell, 'entry.command.exitCode', 'i32'],
  [git, 'entry.command.stdout', 'u32'],
  [git, 'entry.command.stderr', 'u32'],
  [git, 'entry.command.cwd', 'object'],
];

const LIMITS: Record<string, readonly [number, number]> = {
  u16: [0, 65_535],
  u32: [0, 4_294_967_295],
  u53: [0, Number.MAX_SAFE_INTEGER],
  i32: [-2_147_483_648, 2_147_483_647],
};

describe('every typed member', () => {
  test.each(typedMembers)('%j: %s is %s', (line, path, kindOfMember) => {
    const kind = kindOfMember.replace('?', '');
    expect(codeOf(line)).toBeUndefined();
    if (!kindOfMember.endsWith('?')) {
      // A map may lack any key, and a hole in a list is written null.
      const absent = path.endsWith('acme/one')
        ? undefined
        : path.endsWith('messages.0')
          ? 'wrong-type'
          : 'missing-key';
      expect(codeOf(withMember(line, path, undefined))).toBe(absent);
      if (kind !== 'any') expect(codeOf(withMember(line, path, null))).toMatch(/wrong-type|unknown-kind/);
    }
    const wrong: Record<string, unknown[]> = {
      string: [7, true, [], {}],
      boolean: [0, 'true', {}],
      number: ['1', true, {}],
      object: [[], 'x', 7],
      array: [{}, 'x', 7],
      enum: [7, {}],
      any: [],
    };
    const limits = LIMITS[kind];
    for (const value of limits === undefined ? (wrong[kind] as unknown[]) : ['1', true, [], {}]) {
      expect(codeOf(withMember(line, path, value)), JSON.stringify(value)).toBe('wrong-type');
    }
    if (kind === 'enum') expect(codeOf(withMember(line, path, 'no-such-value'))).toBe('unknown-value');
    if (limits === undefined) return;
    const spelled = (number: string): string =>
      JSON.stringify(withMember(line, path, '@')).replace('"@"', number);
    for (const limit of limits) expect(codeOf(spelled(String(limit))), `${limit}`).toBeUndefined();
    const isIndexList = path.endsWith('messages.0');
    expect(codeOf(spelled(String(BigInt(limits[0]) - 1n)))).toBe(
      isIndexList ? 'not-an-integer' : 'out-of-range',
    );
    expect(codeOf(spelled(String(BigInt(limits[1]) + 1n)))).toBe('out-of-range');
    for (const odd of ['1.0', '1e0', '-0', '0.5']) expect(codeOf(spelled(odd)), odd).toBe('not-an-integer');
  });

  test('a key that stands twice in a typed object', () => {
    for (const line of [
      '{"type":"end","entries":1,"entries":1}',
      '{"type":"end","type":"end","entries":1}',
      '{"type":"seed","seed":{"prompt":"a","prompt":"a"}}',
      '{"type":"seed","seed":{"prompt":"a","modelWindows":{"m":1,"m":1}}}',
      '{"type":"message","index":0,"message":{"id":"a","\\u0069d":"b","body":1}}',
      '{"type":"entry","entry":{"agentId":"a","seq":0,"type":"clock","elapsedMs":1,"x":1,"x":2}}',
    ]) {
      expect(codeOf(line), line).toBe('duplicate-key');
    }
  });

  test.each([
    ['{"type":"clip","index":0}', 'unknown-kind'],
    ['{"type":"entry","entry":{"agentId":"a","seq":0,"type":"thought"}}', 'unknown-kind'],
    [
      '{"type":"agent","agent":{"agentId":"a","profileId":"p","profile":"P","origin":{"type":"fork"}}}',
      'unknown-kind',
    ],
    ['{"entries":1}', 'missing-key'],
    ['{"type":"entry","entry":{"agentId":"a","seq":0}}', 'missing-key'],
    ['   ', 'not-json'],
    ['\r', 'not-json'],
    ['\u0000\u0000', 'not-json'],
    ['{"type":"end","entries":1}{"type":"end","entries":1}', 'not-json'],
    ['{"type":"end","entries":1} x', 'not-json'],
    ['{"type":"end","entries":1}\r', undefined],
    [' {"entries":1,"type":"end"} ', undefined],
  ])('%j is %s', (line, expected) => {
    expect(codeOf(line)).toBe(expected);
  });
});
