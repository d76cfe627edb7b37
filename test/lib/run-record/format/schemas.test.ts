import { describe, expect, test } from 'vitest';
import { EVENT_SCHEMAS, type EventName, fieldsOf } from '../../../../lib/run-record/format/events.js';
import { isRelativePath, isWrittenTimestamp } from '../../../../lib/run-record/format/fields.js';
import { identityKey, identityOf } from '../../../../lib/run-record/format/identity.js';
import { isRequestFile } from '../../../../lib/run-record/format/run-events.js';
import { richRecord } from '../../../support/rich-run.js';
import { hashOf } from '../../../support/run-builder.js';

type Line = Record<string, unknown> & { event: EventName };

const lines = richRecord()
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const accepts = (line: Record<string, unknown>, event = line.event as EventName): boolean =>
  EVENT_SCHEMAS[event].safeParse(line).success;
const without = (line: Line, ...fields: readonly string[]): Line =>
  Object.fromEntries(Object.entries(line).filter(([field]) => !fields.includes(field))) as Line;

/** A line of the rich run, found by its event and what it must hold. */
function sample(event: EventName, having: Record<string, unknown> = {}): Line {
  const found = lines.find(
    (line) => line.event === event && Object.entries(having).every(([key, value]) => line[key] === value),
  );
  if (found === undefined) throw new Error(`the rich run has no ${event} with ${JSON.stringify(having)}`);
  return found;
}

/** Members that a line may lack, whatever else it holds. */
const OPTIONAL: Partial<Record<EventName, readonly string[]>> = {
  run_start: ['flow', 'continued_from', 'correlation', 'workdir', 'model_source'],
  run_end: ['reason', 'repeat'],
  tmp_teardown: ['repeat'],
  stage_start: ['repeat', 'slots', 'workdir', 'session', 'tools', 'skills'],
  stage_end: ['repeat', 'reason'],
  provider_transport: ['repeat'],
  check: ['repeat'],
  tool_call: ['repeat'],
  subflow_call: ['repeat', 'reason', 'output'],
  loop_done: ['repeat', 'reason'],
};

describe('a line as writers write it', () => {
  test.each(lines.map((line, n) => [n + 1, line.event, line] as const))('line %i, %s', (_n, event, line) => {
    expect(accepts(line)).toBe(true);
    expect(accepts({ ...line, mood: { deep: [1] } })).toBe(true);
    for (const field of fieldsOf(event)) {
      if (!(field in line)) continue;
      for (const wrong of [Symbol('of no type'), undefined]) {
        const isMissing = wrong === undefined;
        const mayLack = OPTIONAL[event]?.includes(field) === true || field === 'repeat';
        if (isMissing && mayLack) continue;
        const changed = isMissing ? without(line, field) : { ...line, [field]: wrong };
        expect(accepts(changed, event), `${field} ${String(wrong)}`).toBe(false);
      }
    }
  });

  test('what lies inside a line is closed', () => {
    const nested: readonly (readonly [EventName, string])[] = [
      ['run_start', 'request'],
      ['stage_carried', 'output'],
      ['stage_start', 'slots'],
      ['stage_start', 'workdir'],
      ['subflow_call', 'input'],
      ['fanout_start', 'received'],
    ];
    for (const [event, field] of nested) {
      const line = sample(event);
      expect(
        accepts({ ...line, [field]: { ...(line[field] as object), extra: 1 } }),
        `${event}.${field}`,
      ).toBe(false);
    }
    const lists: readonly (readonly [EventName, string])[] = [
      ['stage_start', 'received'],
      ['stage_start', 'options'],
      ['stage_start', 'tools'],
      ['stage_start', 'skills'],
      ['prompt', 'prompt'],
      ['parallel_done', 'branches'],
      ['fanout_start', 'plan'],
    ];
    for (const [event, field] of lists) {
      const line = sample(event);
      const rows = (line[field] as object[]).map((row) => ({ ...row, extra: 1 }));
      expect(rows.length, `${event}.${field}`).toBeGreaterThan(0);
      expect(accepts({ ...line, [field]: rows }), `${event}.${field}`).toBe(false);
    }
  });
});

describe('what belongs together', () => {
  const start = sample('run_start');
  const provenance = [
    'runtime_source',
    'runtime_digest',
    'lock_sha256',
    'node',
    'provider_adapter',
    'runtime_tree_sha256',
  ];
  const end = sample('run_end');
  const stageEnd = sample('stage_end', { stage: '01-read' });
  const gate = sample('check', { check: 'gate' });
  const output = sample('check', { check: 'output' });
  const diagnostic = sample('provider_transport', { source: 'diagnostic' });
  const requested = sample('provider_transport', { source: 'requested' });
  const mark = sample('tool_call', { decision: 'done' });
  const refuse = { ...without(mark, 'evidence', 'item'), tool: 'refuse', decision: 'refuse', reason: 'no' };
  const call = sample('subflow_call', { started: true });
  const item = sample('subflow_call', { via: 'fanout' });
  const unstarted = sample('subflow_call', { started: false });
  const parallel = sample('parallel_done');
  const fanout = sample('fanout_start');
  const done = sample('fanout_done');
  const carried = sample('stage_carried');
  const branch = (name: string, started: boolean): object => ({
    branch: name,
    started,
    ...(started ? { exit: 0, cause: 'success' } : {}),
  });

  const lawful: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a run_start without provenance', without(start, ...provenance, 'model_source')],
    ['neither provenance nor installation', without(start, ...provenance, 'model_source', 'installation_id')],
    ['an unknown source without a digest', { ...start, runtime_source: 'unknown', runtime_digest: null }],
    ['256 bytes of correlation', { ...start, correlation: 'é'.repeat(128) }],
    ['a run_end without an identity', without(end, 'stage', 'retry')],
    ['a run_end inside a loop', { ...end, repeat: 2 }],
    ['a stage_end without an output', without(stageEnd, 'output', 'sealed', 'judged')],
    ['a gate without an exit', { ...gate, exit: null }],
    [
      'a diagnostic without a fallback',
      { ...without(diagnostic, 'fallback_transport'), transport: 'websocket' },
    ],
    ['an error code as text', { ...diagnostic, error: { message: 'x', code: 'ECONNRESET' } }],
    ['a refusal', refuse],
    ['a fault', { ...refuse, tool: 'fault', decision: 'fault' }],
    ['a stop', { ...refuse, tool: 'continue', decision: 'stop' }],
    ['a clean-up', { ...without(refuse as Line, 'reason'), tool: 'clean-temp', decision: 'clean' }],
    ['a mark with a reason', { ...mark, reason: 'why not' }],
    ['a call whose machinery failed', { ...without(call, 'exit', 'cause'), reason: 'lost' }],
    [
      'a call with a retained request',
      { ...call, input: { path: `${call.child}/request.md`, sha256: hashOf(''), bytes: 0 } },
    ],
    ['a parallel of nothing', { ...parallel, concurrent: 0, branches: [] }],
    ['a parallel that started nothing', { ...parallel, concurrent: 0, branches: [branch('a', false)] }],
    ['a fan-out that failed', { ...done, exit: 2, cause: 'fault', selected: 'a' }],
    ['a fan-out that a signal ended', { ...done, exit: 143, cause: 'signal' }],
    ['a signal of each kind', { ...sample('signal'), signal: 1, name: 'SIGHUP' }],
  ];
  test.each(lawful)('%s is written', (_what, line) => expect(accepts(line)).toBe(true));

  const unlawful: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a part of the provenance', without(start, 'node')],
    ['provenance without an installation', without(start, 'installation_id')],
    ['scripted without provenance', without(start, ...provenance)],
    ['an unknown source with a digest', { ...start, runtime_source: 'unknown' }],
    ['257 bytes of correlation', { ...start, correlation: `${'é'.repeat(128)}x` }],
    [
      'an installation in capitals',
      { ...start, installation_id: String(start.installation_id).toUpperCase() },
    ],
    ['a relative workdir', { ...start, workdir: 'srv' }],
    ['a request of another name', { ...start, request: { ...(start.request as object), path: 'ask.txt' } }],
    ['another shape', { ...start, record: 2 }],
    ['a timestamp without fraction', { ...end, ts: '2026-07-30T14:22:08Z' }],
    ['a stage without its retry', without(end, 'retry')],
    ['a repeat alone', { ...without(end, 'stage', 'retry'), repeat: 1 }],
    ['a run_end of no lawful pair', { ...end, exit: 0 }],
    ['a teardown with half an identity', without(sample('tmp_teardown'), 'stage')],
    ['a drift to the same hash', { ...sample('hash_drift'), actual: hashOf('a') }],
    ['a foreign signal', { ...sample('signal'), signal: 9, name: 'SIGKILL' }],
    ['a carried repeat', { ...carried, repeat: 1 }],
    ['a carried output of another attempt', { ...carried, retry: 2 }],
    ['an output without its seal', without(stageEnd, 'sealed')],
    ['a gate without its executable', without(gate, 'file', 'sha256')],
    ['a hash without a file', { ...output, sha256: hashOf('') }],
    ['an executable of no gate', { ...output, file: 'a', sha256: hashOf('') }],
    ['a requested transport with a phase', { ...requested, phase: 'x' }],
    ['a diagnostic transport without a phase', without(diagnostic, 'phase')],
    ['a transport that is not the fallback', { ...diagnostic, transport: 'websocket' }],
    ['a mark that decides stop', { ...mark, decision: 'stop' }],
    ['a mark without evidence', without(mark, 'evidence')],
    ['a skipped mark without a reason', { ...mark, decision: 'skipped' }],
    ['a refusal with an item', { ...refuse, item: 1 }],
    ['a refusal without a reason', without(refuse as Line, 'reason')],
    ['an exit without a cause', without(call, 'cause')],
    ['a call of no lawful pair', { ...call, exit: 1 }],
    ['a call with another child', { ...call, child: 'stages/x/1/1/subflows/1' }],
    ['a started call without an input', without(call, 'input')],
    ['a started call that says nothing', without(call, 'exit', 'cause')],
    [
      'a request outside the child',
      { ...call, input: { path: 'request.txt', sha256: hashOf(''), bytes: 0 } },
    ],
    ['an unstarted call with a child', { ...unstarted, child: call.child }],
    ['an unstarted call with an ending', { ...unstarted, exit: 0, cause: 'success' }],
    ['an item without a fan-out', without(item, 'via')],
    ['a fan-out item without an id', without(item, 'item')],
    ['a fan-out item with a repeat', { ...item, repeat: 1 }],
    ['an output outside the child', { ...item, output: { path: 'output.txt', sha256: hashOf('') } }],
    ['an output of a failed item', { ...item, exit: 1, cause: 'refused' }],
    ['a parallel wider than 32', { ...parallel, width: 33 }],
    ['more at once than the width', { ...parallel, width: 1 }],
    ['branches out of order', { ...parallel, branches: [branch('b', true), branch('a', true)] }],
    ['a branch twice', { ...parallel, branches: [branch('a', true), branch('a', true)] }],
    ['none at once though one started', { ...parallel, concurrent: 0 }],
    [
      'a branch of no lawful pair',
      { ...parallel, branches: [{ branch: 'a', started: true, exit: 1, cause: 'success' }] },
    ],
    ['a fan-out wider than its items', { ...fanout, width: 5 }],
    ['more rows than items', { ...fanout, max_items: 1, width: 1 }],
    ['another manifest than was received', { ...fanout, manifest_sha256: hashOf('') }],
    [
      'a plan that counts from 2',
      { ...fanout, plan: (fanout.plan as { call: number }[]).map((row) => ({ ...row, call: row.call + 1 })) },
    ],
    ['a plan out of order', { ...fanout, plan: [...(fanout.plan as object[])].reverse() }],
    ['an empty plan', { ...fanout, plan: [] }],
    ['a failed fan-out that selects nothing', { ...done, exit: 2, cause: 'fault' }],
    ['a successful fan-out that selects', { ...done, selected: 'a' }],
  ];
  test.each(unlawful)('%s is refused', (_what, line) => expect(accepts(line)).toBe(false));
});

describe('kinds of members', () => {
  test.each(['a', 'a/b', 'a.b/.c', 'ä/ö'])('%s is a relative path', (path) =>
    expect(isRelativePath(path)).toBe(true),
  );
  test.each(['', '/a', 'a/', 'a//b', '.', './a', 'a/..', '..', 'a\\b', 'a\0b', 7, null])(
    '%j is none',
    (path) => {
      expect(isRelativePath(path)).toBe(false);
    },
  );
  test('timestamps have one form', () => {
    expect(isWrittenTimestamp('2026-07-30T14:22:08.000Z')).toBe(true);
    for (const other of ['2026-07-30', '2026-07-30T14:22:08.000+00:00', '2026-02-31T00:00:00.000Z', '']) {
      expect(isWrittenTimestamp(other)).toBe(false);
    }
  });
  test('request files', () => {
    expect(isRequestFile('request.txt')).toBe(true);
    for (const name of [
      'request.',
      'request',
      'request.t-t',
      'x/request.txt',
      `request.${'a'.repeat(248)}`,
    ]) {
      expect(isRequestFile(name)).toBe(false);
    }
  });
  test('an absent repeat and a repeat of 1 are two identities', () => {
    const bare = identityOf({ stage: 'a', retry: 1 });
    const first = identityOf({ stage: 'a', repeat: 1, retry: 1 });
    if (bare === undefined || first === undefined) throw new Error('both are usable');
    expect(identityKey(bare)).not.toBe(identityKey(first));
    expect(identityKey({ stage: '1/a', retry: 1 })).not.toBe(identityKey(first));
  });
});
