import { describe, expect, test } from 'vitest';
import type { STORY_RULES } from '../../../../lib/run-record/format/rules.js';
import { parseLine } from '../../../../lib/run-record/reading/parse-lines.js';
import { Story } from '../../../../lib/run-record/reading/story.js';
import type { EventFields } from '../../../../lib/run-record/reading/story-state.js';
import { RecordJudge, type Verdict } from '../../../../lib/run-record/reading/verdict.js';

const RUN = '2026-07-30T14-22-08-a3f9';
const ts = '2026-07-30T14:22:08.000Z';
const read = { stage: '01-read', retry: 1 };
const assess = { stage: '02-assess', retry: 1 };

const make =
  (event: string, base: EventFields = {}) =>
  (fields: EventFields = {}): EventFields => ({ ts, event, ...base, ...fields });

const runStart = make('run_start', { record: 1, runtime: '0.1.0', run: RUN });
const runEnd = make('run_end', { exit: 0, cause: 'success' });
const stageStart = make('stage_start', read);
const stageEnd = make('stage_end', { ...read, exit: 0, cause: 'success' });
const turn = make('turn', read);
const fanoutStart = make('fanout_start', assess);
const fanoutItem = make('subflow_call', { ...assess, via: 'fanout', started: false });
const fanoutDone = make('fanout_done', { ...assess, exit: 0, cause: 'success' });
const parallelDone = make('parallel_done', assess);
const signal = make('signal', { signal: 15, name: 'SIGTERM' });
const bySignal = { exit: 143, cause: 'signal' };
const byFault = { exit: 2, cause: 'fault' };

function judge(...events: readonly EventFields[]): Verdict {
  const judge = new RecordJudge(RUN);
  for (const [index, event] of events.entries()) {
    const bytes = Buffer.from(JSON.stringify(event));
    judge.take(parseLine({ kind: 'line', bytes, offset: 0, number: index + 1 }));
  }
  return judge.conclude();
}

/** What a story is: `valid`, `incomplete`, or the rule that its last line breaks. */
function classify(...events: readonly EventFields[]): string {
  const { status, line, rule } = judge(...events);
  if (status !== 'invalid') return status;
  expect(line).toBe(events.length);
  return String(rule);
}

describe('stories, by given and verdict', () => {
  const worked = [runStart(), stageStart(), turn(), stageEnd()];
  const provenance = {
    runtime_source: 'unknown',
    runtime_digest: null,
    lock_sha256: '',
    node: 'v20',
    provider_adapter: 'a@1',
  };
  const stories: readonly (readonly [string, readonly EventFields[], string])[] = [
    ['a stage worked and ended, the run succeeded', [...worked, runEnd()], 'valid'],
    ['the same, stopped after the turn', worked.slice(0, 3), 'incomplete'],
    ['a signal after run_end', [...worked, runEnd(), signal()], 'content-after-end'],
    ['two run_end', [...worked, runEnd(), runEnd()], 'ended-twice'],
    ['a stage_end without a start', [runStart(), stageEnd()], 'end-without-start'],
    [
      'a provider_start without an open attempt',
      [runStart(), make('provider_start', read)()],
      'outside-attempt',
    ],
    [
      'a provider_start with retry 0',
      [runStart(), stageStart(), make('provider_start', { ...read, retry: 0 })()],
      'unusable-identity',
    ],
    ['a run that succeeds with an open stage', [runStart(), stageStart(), runEnd()], 'work-left-open'],
    ['a second run_start', [runStart(), runStart()], 'run-start-again'],
    ['a run_start of another run', [runStart({ run: 'another' })], 'run-name'],
    [
      'a stage that a signal ended with exit 2',
      [runStart(), stageStart(), stageEnd({ exit: 2, cause: 'signal' })],
      'cause-exit-pair',
    ],
    [
      'endings by signal without a signal',
      [runStart(), stageStart(), stageEnd(bySignal), runEnd(bySignal)],
      'signal-not-recorded',
    ],
    [
      'an ending by signal before the signal is recorded',
      [runStart(), stageStart(), stageEnd(bySignal), signal(), runEnd(bySignal)],
      'valid',
    ],
    ['a signal, and a run that succeeds', [runStart(), signal(), runEnd()], 'signal-not-followed'],
    [
      'a stage that succeeds with exit 1',
      [runStart(), stageStart(), stageEnd({ exit: 1 })],
      'cause-exit-pair',
    ],
    [
      'a fanout_done without an identity',
      [runStart(), fanoutStart(), fanoutDone({ stage: undefined })],
      'unusable-identity',
    ],
    [
      'a second attempt after a failed check',
      [runStart(), stageStart(), stageStart({ retry: 2 }), stageEnd({ retry: 2 }), runEnd()],
      'valid',
    ],
    ['a fault with an open stage', [runStart(), stageStart(), runEnd(byFault)], 'valid'],
    [
      'a gate check without a gate_start',
      [runStart(), stageStart(), make('check', read)({ check: 'gate' }), stageEnd(), runEnd()],
      'valid',
    ],
    ['a run_start without provenance', [runStart(), runEnd()], 'valid'],
    ['a run_start with provenance and no tree hash', [runStart(provenance), runEnd()], 'valid'],
    [
      'a mark whose item is text, without evidence',
      [
        runStart(),
        stageStart(),
        make('tool_call', read)({ tool: 'mark', item: 'one' }),
        stageEnd(),
        runEnd(),
      ],
      'valid',
    ],
    [
      'a fan-out, though no stage was opened',
      [runStart(), fanoutStart(), fanoutItem(), fanoutDone(), runEnd()],
      'valid',
    ],
    ['a fanout_done without a fanout_start', [runStart(), fanoutDone()], 'fanout-end-without-start'],
    ['a run that succeeds with an open fan-out', [runStart(), fanoutStart(), runEnd()], 'work-left-open'],
    [
      'a run_end earlier than its run_start',
      [runStart(), runEnd({ ts: '2026-07-30T14:22:07.000Z' })],
      'valid',
    ],
    ['nothing', [], 'incomplete'],
  ];
  test.each(stories)('%s', (_given, events, verdict) => expect(classify(...events)).toBe(verdict));

  test('stage_start first, run_start second: the first line is the fault', () => {
    expect(judge(stageStart(), runStart())).toMatchObject({ line: 1, rule: 'run-start-first' });
  });
});

describe('each rule, by a story that breaks it at its last line', () => {
  const open = [runStart(), stageStart()];
  const branches = (...rows: unknown[]): EventFields => parallelDone({ branches: rows });
  const broken: Readonly<Record<keyof typeof STORY_RULES, readonly (readonly EventFields[])[]>> = {
    'shape-required': [
      [runStart({ record: '1' })],
      [runStart({ record: undefined })],
      [runStart({ record: null, ts: 1 })],
    ],
    'run-name': [[runStart({ run: undefined })], [runStart({ run: RUN.slice(0, -1) })]],
    'unknown-event': [
      [make('stage_paused')()],
      [{ ts }],
      [runStart(), make('constructor')()],
      [runStart(), { ts, event: 7 }],
    ],
    'unusable-timestamp': [
      [runStart({ ts: undefined })],
      [runStart({ ts: '' })],
      [runStart({ ts: 1_753_885_328_000 })],
      [runStart({ ts: '2026-13-01T00:00:00.000Z' })],
    ],
    'access-policy': [
      [runStart(), stageStart({ access: null })],
      [runStart(), stageStart({ access: [] })],
      [runStart(), stageStart({ access: { read: 'all' } })],
      [runStart(), stageStart({ access: { read: [''] } })],
      [runStart(), stageStart({ access: { list: ['a'] } })],
      [runStart(), stageStart({ access: JSON.parse('{"__proto__":[]}') })],
    ],
    'denied-tool': [
      [...open, make('tool_denied', read)({ tool: 'read' })],
      [...open, make('tool_denied', read)({ tool: '', boundary: 'b' })],
    ],
    'ended-twice': [[runStart(), runEnd(), runEnd()]],
    'content-after-end': [
      [runStart(), runEnd(), make('tmp_teardown')()],
      [runStart(), runEnd(), runStart()],
    ],
    'run-start-first': [[runEnd()], [make('tmp_teardown')()], [turn({ retry: 0 })]],
    'run-start-again': [[...open, runStart()]],
    'unusable-identity': [
      [runStart(), stageStart({ stage: '' })],
      [runStart(), stageStart({ repeat: null })],
      [runStart(), stageStart({ repeat: 0 })],
      [runStart(), stageStart({ retry: 1.5 })],
      [runStart(), stageStart({ retry: 2 ** 53 })],
      [runStart(), make('stage_carried')()],
      [runStart(), make('loop_done')({ stage: 'a' })],
    ],
    'stage-started-twice': [[...open, stageStart()]],
    'stage-restarted': [
      [...open, stageEnd(), stageStart()],
      [...open, stageStart({ retry: 2 }), stageStart()],
    ],
    'end-without-start': [
      [...open, stageEnd({ repeat: 1 })],
      [...open, stageEnd(), stageEnd()],
      [...open, stageStart({ retry: 3 }), stageEnd()],
    ],
    'outside-attempt': [
      ...['prompt', 'unreconciled', 'provider_start', 'turn', 'provider_retry', 'provider_transport'].map(
        (event) => [runStart(), make(event, read)()],
      ),
      ...['gate_start', 'check', 'tool_call', 'subflow_call', 'chose', 'hook'].map((event) => [
        ...open,
        stageEnd(),
        make(event, read)(),
      ]),
      [runStart(), make('tool_denied', read)({ tool: 'read', boundary: 'b' })],
      [...open, turn({ repeat: 1 })],
    ],
    'unknown-cause': [
      [...open, stageEnd({ cause: 'cancelled' })],
      [runStart(), runEnd({ cause: undefined })],
      [...open, make('subflow_call', read)({ cause: null })],
      [runStart(), branches({ started: true })],
      [runStart(), runEnd({ cause: 'constructor' })],
    ],
    'unusable-exit': [
      [...open, stageEnd({ exit: -1 })],
      [runStart(), runEnd({ exit: '0' })],
      [runStart(), runEnd({ exit: 0.5 })],
      [...open, make('subflow_call', read)({ cause: 'success' })],
    ],
    'cause-exit-pair': [
      [runStart(), runEnd({ exit: 137, cause: 'signal' })],
      [runStart(), runEnd({ exit: 3, cause: 'timeout' })],
      [runStart(), fanoutStart(), fanoutItem({ exit: 0, cause: 'refused' })],
      [
        runStart(),
        branches({ started: true, exit: 0, cause: 'success' }, { started: true, exit: 2, cause: 'blocked' }),
      ],
    ],
    'signal-exit-differs': [
      [...open, signal(), stageEnd({ exit: 130, cause: 'signal' })],
      [
        ...open,
        stageStart({ stage: 'b' }),
        stageEnd(bySignal),
        stageEnd({ stage: 'b', exit: 129, cause: 'signal' }),
      ],
      [runStart(), branches({ started: true, ...bySignal }, { started: true, exit: 130, cause: 'signal' })],
    ],
    'fanout-repeated': [
      [runStart(), fanoutStart(), fanoutStart()],
      [runStart(), fanoutStart(), fanoutDone(), fanoutStart()],
    ],
    'item-outside-fanout': [
      [runStart(), fanoutItem()],
      [runStart(), fanoutStart(), fanoutDone(), fanoutItem()],
    ],
    'fanout-end-without-start': [[runStart(), fanoutStart(), fanoutDone(), fanoutDone()]],
    'container-ended-twice': [
      [runStart(), parallelDone(), parallelDone()],
      [runStart(), make('loop_done', read)(), parallelDone(), make('loop_done', read)()],
    ],
    'second-signal': [[runStart(), signal(), signal()]],
    'unknown-signal': [
      [runStart(), signal({ name: 'SIGINT' })],
      [runStart(), signal({ signal: 9, name: 'SIGKILL' })],
      [runStart(), signal({ signal: '15' })],
    ],
    'signal-differs': [[...open, stageEnd(bySignal), signal({ signal: 2, name: 'SIGINT' })]],
    'signal-not-recorded': [[runStart(), runEnd(bySignal)]],
    'signal-still-expected': [[...open, stageEnd(bySignal), runEnd(byFault)]],
    'signal-not-followed': [
      [runStart(), signal(), runEnd(byFault)],
      [runStart(), signal(), runEnd({ exit: 129, cause: 'signal' })],
    ],
    'work-left-open': [
      [...open, runEnd({ exit: 1, cause: 'refused' })],
      [...open, runEnd({ exit: 1, cause: 'timeout' })],
    ],
  };
  const cases = Object.entries(broken).flatMap(([rule, stories]) =>
    stories.map((story, n) => [rule, n + 1, story] as const),
  );
  test.each(cases)('%s, story %i', (rule, _n, story) => {
    expect(judge(...story.slice(0, -1)).rule).toBeNull();
    expect(classify(...story)).toBe(rule);
  });
});

describe('what a story may do', () => {
  const open = [runStart(), stageStart()];
  const allowed: readonly (readonly [string, readonly EventFields[]])[] = [
    ['carry work after fresh work', [...open, make('stage_carried', { ...read, stage: 'x' })()]],
    [
      'report a teardown and a drift after stage_end',
      [...open, stageEnd(), make('tmp_teardown', { stage: 7 })(), make('hash_drift')()],
    ],
    ['name no cause for a call', [...open, make('subflow_call', read)({ exit: 'any' })]],
    ['hold a parallel whose branches are no list', [runStart(), parallelDone({ branches: 'none' })]],
    [
      'hold branch rows of any other form',
      [runStart(), parallelDone({ branches: [null, 1, 'x', {}, { started: 'true', exit: 9 }] })],
    ],
    ['end a loop and a parallel of one identity', [runStart(), make('loop_done', assess)(), parallelDone()]],
    [
      'end a loop once a repeat',
      [runStart(), make('loop_done', assess)({ repeat: 1 }), make('loop_done', assess)()],
    ],
    [
      'start attempt 1 after attempt 2',
      [runStart(), stageStart({ retry: 2 }), stageStart(), turn(), turn({ retry: 2 })],
    ],
    [
      'keep attempt 2 open when attempt 1 ends',
      [runStart(), stageStart({ retry: 2 }), stageStart(), stageEnd(), turn({ retry: 2 })],
    ],
    ['tell repeat 1 from no repeat', [...open, stageStart({ repeat: 1 }), turn({ repeat: 1 }), turn()]],
    [
      'carry the access policy of an older writer',
      [runStart(), stageStart({ access: { read: ['a'], bash: [] } })],
    ],
    [
      'carry the denied tool of an older writer',
      [...open, make('tool_denied', read)({ tool: 'read', boundary: 'b' })],
    ],
    ['time out in the machinery with open work', [...open, runEnd({ exit: 2, cause: 'timeout' })]],
    ['end by a recorded signal with open work', [...open, signal(), runEnd(bySignal)]],
    [
      'record the signal before the endings that follow it',
      [...open, signal(), stageEnd(bySignal), runEnd(bySignal)],
    ],
    ['spell a date without a time', [runStart({ ts: '2026' })]],
    ['carry members that nobody knows', [runStart({ mood: { deep: [1] } })]],
  ];
  test.each(allowed)('%s', (_what, events) => expect(judge(...events)).toMatchObject({ rule: null }));

  test('all three signals, each by its own exit', () => {
    for (const [number, name] of [
      [1, 'SIGHUP'],
      [2, 'SIGINT'],
      [15, 'SIGTERM'],
    ] as const) {
      const ended = { exit: 128 + number, cause: 'signal' };
      expect(classify(runStart(), signal({ signal: number, name }), runEnd(ended))).toBe('valid');
    }
  });
});

describe('a story that a writer asks', () => {
  test('judging changes nothing, however often', () => {
    const story = new Story({ run: RUN });
    for (const event of [runStart(), stageStart(), stageEnd(bySignal)]) {
      expect(story.judge(event)).toBeUndefined();
      expect(story.judge(event)).toBeUndefined();
      story.advance(event);
    }
    expect(story.judge(runEnd())).toMatchObject({ rule: 'signal-still-expected' });
    expect(story.ended).toBe(false);
  });

  test('without a name any run may start', () => {
    expect(new Story().judge(runStart({ run: 'another' }))).toBeUndefined();
  });

  test('a refusal says what, on one short line', () => {
    const message = (event: EventFields): string => String(new Story({ run: RUN }).judge(event)?.message);
    expect(message(runStart({ run: 'x'.repeat(5000) })).length).toBeLessThan(200);
    expect(message(runStart({ run: 'two\nlines' }))).not.toContain('\n');
    expect(message(runStart({ run: ['x'] }))).toContain('an array');
    expect(message(runStart({ run: {} }))).toContain('an object');
  });
});
