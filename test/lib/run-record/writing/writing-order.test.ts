// One case or more for each rule of the writing order: what came before, the
// fact that is refused, and a fact that is written in its place.

import { describe, expect, test } from 'vitest';
import { ORDER_RULES, ORDER_TABLE, type OrderRule } from '../../../../lib/run-record/writing/order-rules.js';
import {
  attemptFacts,
  type FactOf,
  fanoutFacts,
  judged,
  lawfulFacts,
  RUN_FACTS,
  START,
  succeeded,
} from '../../../support/lawful-facts.js';
import { hashOf } from '../../../support/run-builder.js';
import { linesOf, runDirectory, writeFacts } from '../../../support/writing.js';

const one = { stage: '01-read', retry: 1 };
const two = { stage: '01-read', retry: 2 };
const first = attemptFacts(one);
const second = attemptFacts(two);
const repeated = { stage: '02-polish/01-draft', repeat: 1, retry: 1 };
const loop = attemptFacts(repeated);
const fanout = fanoutFacts('06-each');
const { carried, drift, signal } = RUN_FACTS;
const working = [first.start, first.prompt, first.ask];
const checked = judged(one);
const failing = [...checked, first.check('checklist', 1)];
const sentBack = [...failing, { ...second.start, received: [] }];
const { output } = first;
const unjudged = { output, sealed: false, judged: false };
const refused = [...working, first.refuse];

type Case = readonly [rule: OrderRule, what: string, before: FactOf[], refused: FactOf, lawful?: FactOf];

const CASES: readonly Case[] = [
  ['carried-after-work', 'carried after a stage', succeeded(one), carried],
  ['carried-after-work', 'carried after a drift', [drift], carried],
  [
    'carried-twice',
    'the same stage again',
    [carried],
    carried,
    { ...carried, stage: '01-x', output: { path: 'stages/01-x/1/1/output.md', sha256: hashOf('') } },
  ],
  [
    'carried-stage-run',
    'a carried stage starts',
    [carried],
    { ...first.start, stage: '00-plan' },
    first.start,
  ],
  ['attempt-number', 'a stage begins with attempt 2', [], second.start, first.start],
  ['attempt-number', 'attempt 3 follows 1', failing, { ...second.start, retry: 3 }, second.start],
  ['attempt-without-failure', 'no check said no', checked, second.start],
  [
    'attempt-without-failure',
    'the check had no exit',
    [...checked, first.gateStart(), first.gate(null)],
    second.start,
  ],
  ['attempt-without-failure', 'the stage has ended', [...failing, first.end('exhausted', 1)], second.start],
  [
    'later-attempt-received',
    'attempt 2 receives',
    failing,
    { ...second.start, received: [{ name: 'a', path: 'a', sha256: hashOf('') }] },
    second.start,
  ],
  ['historical-member', 'an access policy', [], { ...first.start, access: { read: ['a'] } }, first.start],
  ['before-hook-late', 'after the prompt', [first.start, first.prompt], first.hook('before'), first.ask],
  ['before-hook-late', 'after a tool call', [first.start, first.mark], first.hook('before')],
  ['prompt-late', 'after the work', [first.start, first.mark], first.prompt],
  ['prompt-late', 'a second prompt', [first.start, first.prompt], first.prompt],
  ['provider-unprompted', 'no prompt', [first.start], first.ask, first.prompt],
  ['turn-without-start', 'no operation', [first.start, first.prompt], first.turn, first.ask],
  ['turn-without-start', 'another model', working, { ...first.turn, model: 'small' }, first.turn],
  ['turn-without-start', 'completed already', [...working, first.turn], first.turn],
  ['transport-outside-operation', 'before the operation', [first.start, first.prompt], first.requested],
  ['transport-outside-operation', 'after the turn', [...working, first.turn], first.requested],
  ['check-out-of-order', 'a gate before the output', working, first.gateStart(), first.check('output')],
  ['check-out-of-order', 'a checklist before the output', working, first.check('checklist')],
  [
    'check-out-of-order',
    'a checklist after the schema',
    [...checked, first.check('schema')],
    first.check('checklist'),
    first.gateStart(),
  ],
  ['check-out-of-order', 'the output twice', checked, first.check('output'), first.check('schema')],
  [
    'check-out-of-order',
    'a gate twice',
    [...checked, first.gateStart(), first.gate()],
    first.gateStart(),
    first.gateStart('other.sh'),
  ],
  [
    'check-out-of-order',
    'a gate after the success hook',
    [...checked, first.hook('success')],
    first.gateStart(),
    first.check('question'),
  ],
  [
    'check-out-of-order',
    'a schema after a question',
    [...checked, first.check('question')],
    first.check('schema'),
  ],
  [
    'gate-unanswered',
    'a second gate',
    [...checked, first.gateStart()],
    first.gateStart('other.sh'),
    first.gate(),
  ],
  ['gate-unanswered', 'another check', [...checked, first.gateStart()], first.check('schema')],
  [
    'gate-unanswered',
    'a refusal in the middle',
    [...checked, first.gateStart()],
    first.end('refused', 1),
    first.end('signal', 143, unjudged),
  ],
  ['gate-not-started', 'no gate_start', checked, first.gate()],
  [
    'gate-not-started',
    'another gate',
    [...checked, first.gateStart()],
    first.gate(0, 'other.sh'),
    first.gate(),
  ],
  [
    'gate-not-started',
    'another hash',
    [...checked, first.gateStart()],
    { ...first.gate(), sha256: hashOf('') },
  ],
  [
    'gate-drifted',
    'the file drifted',
    [...checked, { ...drift, file: 'gate.sh' }],
    first.gateStart(),
    first.gateStart('other.sh'),
  ],
  ['work-after-failed-check', 'a provider', failing, first.ask, first.end('exhausted', 1)],
  ['work-after-failed-check', 'a further check', failing, first.check('schema')],
  ['work-after-failed-check', 'a gate', failing, first.gateStart()],
  ['work-after-failed-check', 'a choice', [...working, first.check('select', 1)], first.chose],
  [
    'work-after-failed-hook',
    'a prompt',
    [first.start, first.hook('before', 1)],
    first.prompt,
    first.hook('failure'),
  ],
  ['work-after-failed-hook', 'a question', [...checked, first.hook('success', 1)], first.check('question')],
  [
    'work-after-failure-hook',
    'a provider',
    [...working, first.hook('failure')],
    first.ask,
    first.end('fault', 2),
  ],
  ['work-after-failure-hook', 'a before hook', [first.start, first.hook('failure')], first.hook('before')],
  ['work-after-failure-hook', 'the next attempt', [...failing, first.hook('failure')], second.start],
  ['work-after-unreconciled', 'a turn', [...working, first.unreconciled], first.turn, first.unreconciled],
  ['work-after-unreconciled', 'a failure hook', [...working, first.unreconciled], first.hook('failure')],
  [
    'work-after-unreconciled',
    'the next attempt',
    [...failing, first.unreconciled],
    second.start,
    first.end('exhausted', 1),
  ],
  ['judged-after-renouncing', 'a check', refused, first.check('output'), first.hook('failure')],
  ['hook-twice', 'before', [first.start, first.hook('before')], first.hook('before'), first.prompt],
  ['hook-twice', 'success', [...checked, first.hook('success')], first.hook('success'), first.success],
  ['success-hook-unjudged', 'no check', working, first.hook('success')],
  ['success-hook-unjudged', 'a check said no', failing, first.hook('success'), first.hook('failure')],
  ['success-hook-unjudged', 'a gate runs', [...checked, first.gateStart()], first.hook('success')],
  ['success-hook-unjudged', 'the agent refused', [...checked, first.refuse], first.hook('success')],
  [
    'failure-hook-after-signal',
    'the signal is on record',
    [...working, signal],
    first.hook('failure'),
    first.end('signal', 143),
  ],
  [
    'chose-twice',
    'a second choice',
    [...working, first.select, first.chose],
    first.chose,
    first.end('success', 0),
  ],
  ['call-twice', 'the same call', [...working, first.call(1)], first.call(1), first.call(2)],
  [
    'call-twice',
    'in a later attempt',
    [...working, first.call(1), ...failing.slice(3), second.start],
    second.call(1),
    second.call(2),
  ],
  ['ending-unearned', 'success after a no', failing, first.success, first.end('exhausted', 1)],
  [
    'ending-unearned',
    'success after a failed hook',
    [...checked, first.hook('success', 1)],
    first.success,
    first.end('rejected', 1),
  ],
  ['ending-unearned', 'success after a failure hook', [...checked, first.hook('failure')], first.success],
  ['ending-unearned', 'success after a refusal', [...checked, first.refuse], first.success],
  [
    'ending-unearned',
    'success of a drifted output',
    [...checked, first.drift],
    first.success,
    first.end('fault', 2, { output, sealed: false, judged: true }),
  ],
  ['ending-unearned', 'exhausted without a no', checked, first.end('exhausted', 1), first.success],
  [
    'ending-unearned',
    'exhausted by a broken gate',
    [...checked, first.gateStart(), first.gate(null)],
    first.end('exhausted', 1),
    first.end('fault', 2),
  ],
  [
    'ending-unearned',
    'blocked by an ordinary no',
    [...checked, first.gateStart(), first.gate(1)],
    first.end('blocked', 1),
    first.end('exhausted', 1),
  ],
  [
    'ending-unearned',
    'blocked by a check that is no gate',
    [...checked, first.check('schema', 75)],
    first.end('blocked', 1),
  ],
  ['output-flags', 'success without an output', checked, first.end('success', 0), first.success],
  ['output-flags', 'success unsealed', checked, { ...first.success, sealed: false }],
  ['output-flags', 'success unjudged', checked, { ...first.success, judged: false }],
  [
    'output-flags',
    'a refusal judged',
    [...checked, first.refuse],
    first.end('refused', 1, { output, sealed: false, judged: true }),
    first.end('refused', 1, unjudged),
  ],
  [
    'output-flags',
    'exhausted unjudged',
    failing,
    first.end('exhausted', 1, unjudged),
    first.end('exhausted', 1, { output, sealed: false, judged: true }),
  ],
  [
    'output-flags',
    'a signal sealed',
    checked,
    first.end('signal', 143, { output, sealed: true, judged: true }),
  ],
  ['output-flags', 'a chooser with an output', [...working, first.select, first.chose], first.success],
  ['output-flags', 'a chooser that chose nothing', [...working, first.select], first.end('success', 0)],
  ['judged-by-nothing', 'no check', working, first.success, first.end('timeout', 1)],
  [
    'judged-by-nothing',
    'a gate that was cut off',
    [...checked, first.gateStart()],
    first.end('signal', 143, { output, sealed: false, judged: true }),
  ],
  [
    'container-identity',
    'a loop in a repeat',
    [],
    { ...RUN_FACTS.loop('02'), repeat: 1 },
    RUN_FACTS.loop('02'),
  ],
  [
    'container-identity',
    'a parallel of attempt 2',
    [],
    { ...RUN_FACTS.parallel('03'), retry: 2 },
    { ...RUN_FACTS.parallel('03'), repeat: 2 },
  ],
  ['container-identity', 'a fan-out in a repeat', [], { ...fanout.start, repeat: 1 }, fanout.start],
  [
    'loop-after-signal',
    'the body ended by signal',
    [loop.start, loop.end('signal', 143)],
    RUN_FACTS.loop('02-polish'),
    RUN_FACTS.loop('02-pol'),
  ],
  ['fanout-plan-order', 'the second item first', [fanout.start], fanout.item(1), fanout.item(0)],
  ['fanout-plan-order', 'an item twice', [fanout.start, fanout.item(0)], fanout.item(0), fanout.item(1)],
  [
    'fanout-plan-order',
    'an item too many',
    [fanout.start, fanout.item(0), fanout.item(1)],
    fanout.item(1),
    fanout.done(),
  ],
  [
    'fanout-unfinished',
    'an item is missing',
    [fanout.start, fanout.item(0)],
    fanout.done(),
    fanout.done('fault', 2, { selected: 'b' }),
  ],
  ['teardown-early', 'the attempt is open', checked, first.teardown, first.success],
  [
    'teardown-early',
    'an earlier attempt',
    [...sentBack, second.end('fault', 2)],
    first.teardown,
    second.teardown,
  ],
  [
    'teardown-early',
    'a stage that never was',
    [],
    first.teardown,
    { event: 'tmp_teardown', reason: 'EBUSY' },
  ],
  [
    'run-end-identity',
    'success',
    succeeded(one),
    RUN_FACTS.end('success', 0, one),
    RUN_FACTS.end('success', 0),
  ],
  [
    'run-end-identity',
    'an ordinary refusal',
    [...refused, first.end('refused', 1)],
    RUN_FACTS.end('refused', 1, one),
    RUN_FACTS.end('refused', 1),
  ],
  [
    'run-end-identity',
    "the agent's clock",
    [...working, first.end('timeout', 1)],
    RUN_FACTS.end('timeout', 1, one),
    RUN_FACTS.end('timeout', 2, one),
  ],
  ['success-after-drift', 'an executable', [drift], RUN_FACTS.end('success', 0), RUN_FACTS.end('fault', 2)],
];

describe('the order of a writer', () => {
  for (const [rule, what, before, refusedFact, lawful] of CASES) {
    test(`${rule}: ${what}`, async () => {
      const directory = runDirectory();
      const writer = await writeFacts(directory, [START, ...before]);
      expect(writer.judge(refusedFact)?.rule).toBe(rule);
      const refusal = await writer.appendFields(refusedFact).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'event-out-of-order', rule, line: before.length + 2 });
      expect(String(refusal)).toContain(ORDER_RULES[rule]);
      expect(linesOf(directory)).toHaveLength(before.length + 1);
      if (lawful !== undefined) await writer.appendFields(lawful);
    });
  }

  test('each rule has a case, and is asked of some event', () => {
    const rules = Object.keys(ORDER_RULES).sort();
    expect([...new Set(CASES.map(([rule]) => rule))].sort()).toEqual(rules);
    expect([...new Set(ORDER_TABLE.flatMap((row) => row.rules))].sort()).toEqual(rules);
  });

  test('a run in which everything happens is written to its end', async () => {
    const directory = runDirectory();
    const facts = lawfulFacts();
    const writer = await writeFacts(directory, facts);
    expect(writer.isEnded).toBe(true);
    expect(linesOf(directory).map(({ event }) => event)).toEqual(facts.map(({ event }) => event));
  });

  const lawfulRuns: readonly (readonly [string, FactOf[]])[] = [
    [
      'a question round after the checks',
      [
        ...checked,
        first.ask,
        first.turn,
        first.check('question', 1),
        second.start,
        second.ask,
        second.turn,
        second.check('question'),
        { ...second.success },
      ],
    ],
    ['an unanswered operation, then another', [...working, first.retried, first.ask, first.turn, first.turn]],
    [
      'a late turn after a failed check',
      [...working, first.ask, first.turn, first.check('output', 1), first.turn],
    ],
    ['a refusal with a draft', [...refused, first.hook('failure', null), first.end('refused', 1, unjudged)]],
    [
      'a blocked stage',
      [
        ...checked,
        first.gateStart(),
        first.gate(75),
        first.end('blocked', 1, { output, sealed: false, judged: true }),
        RUN_FACTS.end('blocked', 1),
      ],
    ],
    [
      'an exhausted output that drifted',
      [
        ...failing,
        first.drift,
        first.end('exhausted', 1, { output, sealed: false, judged: true }),
        RUN_FACTS.end('exhausted', 1),
      ],
    ],
    [
      'a failing fan-out names itself',
      [
        fanout.start,
        fanout.item(0),
        fanout.item(1),
        fanout.done('rejected', 1, { selected: 'a' }),
        RUN_FACTS.end('rejected', 1, { stage: '06-each', retry: 1 }),
      ],
    ],
    ['a fan-out whose manifest was unusable', [RUN_FACTS.end('rejected', 1, { stage: '06-each', retry: 1 })]],
    [
      'a signal before its stage_end',
      [...working, signal, first.end('signal', 143), RUN_FACTS.end('signal', 143, one)],
    ],
    ['a signal before a carried stage', [signal, carried, RUN_FACTS.end('signal', 143)]],
    [
      'a drifted repeat of a loop',
      [
        ...judged(repeated),
        loop.drift,
        loop.end('fault', 2, { output: loop.output, sealed: false, judged: true }),
      ],
    ],
  ];
  test.each(lawfulRuns)('%s', async (_what, facts) => {
    const directory = runDirectory();
    await writeFacts(directory, [START, ...facts]);
    expect(linesOf(directory)).toHaveLength(facts.length + 1);
  });

  test('an output that drifted in a repeat is that of its repeat', async () => {
    const writer = await writeFacts(runDirectory(), [START, ...judged(repeated), loop.drift]);
    expect(writer.judge(loop.success)?.rule).toBe('ending-unearned');
  });
});
