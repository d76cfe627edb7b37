// The facts of a run in which every event stands at least once, in an order
// that a writer keeps.

import { childReference } from '../../lib/run-record/format/container-events.js';
import type { EventName } from '../../lib/run-record/format/events.js';
import { hashOf } from './run-builder.js';

export type FactOf = Record<string, unknown> & { event: EventName };

export const LAWFUL_RUN = '2026-07-30T14-22-08-a3f9';
const DONOR = '2026-07-29T09-00-00-0001';
const MODEL = { provider: 'acme', model: 'large' };
const COUNTERS = { input: 10, output: 5, cache_read: 0, cache_write: 0, total: 15 };
const REQUESTS = ['{"id":"a","input":{}}', '{"id":"b","input":{}}'];
const MANIFEST = `[${REQUESTS.join(',')}]\n`;

export const START: FactOf = {
  event: 'run_start',
  runtime: '0.1.0',
  run: LAWFUL_RUN,
  assembly: 'review',
  assembly_hash: hashOf('assembly'),
  flow: 'main',
  continued_from: DONOR,
  correlation: 'ticket-7',
  installation_id: '3f0c9a52-6f0e-4b6d-9a63-0d8f6f3b2c11',
  request: { path: 'request.txt', sha256: hashOf('x'), bytes: 1, via: 'argument' },
  workdir: '/srv/demo',
  runtime_source: 'checkout',
  runtime_digest: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  lock_sha256: hashOf('lock'),
  node: 'v20.20.2',
  provider_adapter: 'adapter@1.0.0',
  runtime_tree_sha256: hashOf('tree'),
  model_source: 'scripted',
};

/** The events of one attempt, by what they are. */
export function attemptFacts(of: { stage: string; repeat?: number; retry: number }) {
  const folder = `stages/${of.stage}/${of.repeat ?? 1}`;
  const capture = (name: string): string => `${folder}/${of.retry}/${name}.txt`;
  const fact = (event: EventName, fields: object): FactOf => ({ event, ...of, ...fields });
  const output = { path: `${folder}/${of.retry}/output.md`, sha256: hashOf('output') };
  return {
    start: fact('stage_start', { received: [], options: [] }),
    prompt: fact('prompt', {
      prompt: [
        { source: 'assembly', path: 'ASSEMBLY.md' },
        { source: 'harness', system: `${folder}/system.txt`, firstTurn: `${folder}/first-turn.txt` },
      ],
    }),
    ask: fact('provider_start', MODEL),
    turn: fact('turn', { ...MODEL, ...COUNTERS, stop: 'stop' }),
    requested: fact('provider_transport', { transport: 'websocket', source: 'requested' }),
    retry: fact('provider_retry', { attempt: 1, delay_ms: 250 }),
    mark: fact('tool_call', { tool: 'mark', decision: 'done', evidence: 'line 3', reason: 'seen', item: 1 }),
    refuse: fact('tool_call', { tool: 'refuse', decision: 'refuse', reason: 'I cannot' }),
    select: fact('tool_call', { tool: 'select', decision: 'fast', reason: 'it is short' }),
    chose: fact('chose', { chose: 'fast', declined: ['slow'], reason: 'it is short' }),
    check: (check: string, exit: number | null = 0) =>
      fact('check', { check, exit, capture: capture(`checks/${check}`) }),
    gateStart: (file = 'gate.sh') => fact('gate_start', { file, sha256: hashOf(file) }),
    gate: (exit: number | null = 0, file = 'gate.sh') =>
      fact('check', { check: 'gate', file, exit, capture: capture('checks/gate'), sha256: hashOf(file) }),
    hook: (hook: string, exit: number | null = 0) =>
      fact('hook', { hook, exit, capture: capture(`hooks/${hook}`), sha256: hashOf(hook) }),
    unreconciled: fact('unreconciled', {
      started: '2026-07-30T14:22:08.000Z',
      stopped: '2026-07-30T14:22:09.000Z',
    }),
    call: (call: number) =>
      fact('subflow_call', { call, flow: 'elsewhere', reason: 'not in scope', depth: 0, started: false }),
    drift: {
      event: 'hash_drift',
      file: output.path,
      expected: hashOf('output'),
      actual: hashOf('b'),
    } as FactOf,
    output,
    success: fact('stage_end', { exit: 0, cause: 'success', output, sealed: true, judged: true }),
    end: (cause: string, exit: number, rest: object = {}) => fact('stage_end', { exit, cause, ...rest }),
    teardown: fact('tmp_teardown', { reason: 'EBUSY' }),
  };
}

/** A fan-out of two items and its facts. */
export function fanoutFacts(stage: string) {
  const of = { stage, retry: 1 };
  const fact = (event: EventName, fields: object): FactOf => ({ event, ...of, ...fields });
  const received = { path: `stages/${stage}/manifest.json`, sha256: hashOf(MANIFEST) };
  return {
    start: fact('fanout_start', {
      received,
      items: 'items.json',
      subflow: 'sub',
      width: 2,
      max_items: 4,
      manifest_bytes: MANIFEST.length,
      manifest_sha256: received.sha256,
      plan: REQUESTS.map((request, index) => ({
        item: 'ab'[index],
        call: index + 1,
        request_bytes: request.length,
        request_sha256: hashOf(request),
      })),
    }),
    item: (index: number) => {
      const child = childReference(of, index + 1);
      const text = REQUESTS[index] as string;
      return fact('subflow_call', {
        call: index + 1,
        flow: 'sub',
        input: { text, sha256: hashOf(text), bytes: text.length },
        exit: 0,
        cause: 'success',
        child,
        via: 'fanout',
        item: 'ab'[index],
        output: { path: `${child}/stages/01-sub/1/1/output.md`, sha256: hashOf('sub') },
        depth: 1,
        started: true,
      });
    },
    done: (cause = 'success', exit = 0, rest: object = {}) =>
      fact('fanout_done', { exit, cause, concurrent: 2, ...rest }),
  };
}

/** Facts of the run as a whole. */
export const RUN_FACTS = {
  carried: {
    event: 'stage_carried',
    stage: '00-plan',
    retry: 1,
    from: DONOR,
    output: { path: 'stages/00-plan/1/1/output.md', sha256: hashOf('plan') },
  } as FactOf,
  drift: {
    event: 'hash_drift',
    file: 'failure.sh',
    expected: hashOf('a'),
    actual: hashOf('b'),
  } as FactOf,
  signal: { event: 'signal', signal: 15, name: 'SIGTERM' } as FactOf,
  end: (cause: string, exit: number, rest: object = {}): FactOf => ({
    event: 'run_end',
    exit,
    cause,
    ...rest,
  }),
  loop: (stage: string): FactOf => ({
    event: 'loop_done',
    stage,
    retry: 1,
    repeats: 1,
    ended_by: 'stop',
    reason: 'it is good',
  }),
  parallel: (stage: string): FactOf => ({
    event: 'parallel_done',
    stage,
    retry: 1,
    width: 2,
    concurrent: 2,
    branches: ['cost', 'risk'].map((branch) => ({ branch, started: true, exit: 0, cause: 'success' })),
  }),
};

/** What an attempt does until its output has been checked. */
export function judged(of: { stage: string; repeat?: number; retry: number }): FactOf[] {
  const { start, prompt, ask, turn, check } = attemptFacts(of);
  return [start, prompt, ask, turn, check('output')];
}

/** A whole stage that succeeded. */
export function succeeded(of: { stage: string; repeat?: number; retry: number }): FactOf[] {
  return [...judged(of), attemptFacts(of).success];
}

/** Every event, in a lawful order. */
export function lawfulFacts(): FactOf[] {
  const first = attemptFacts({ stage: '01-read', retry: 1 });
  const second = attemptFacts({ stage: '01-read', retry: 2 });
  const chooser = attemptFacts({ stage: '04-pick', retry: 1 });
  const close = attemptFacts({ stage: '07-close', retry: 1 });
  const fanout = fanoutFacts('06-each');
  const text = 'Sum it up.\n';
  const input = { text, sha256: hashOf(text), bytes: text.length };
  const started = { flow: 'sub', input, depth: 1, started: true };
  const child = childReference({ stage: '01-read', retry: 2 }, 2);
  return [
    START,
    RUN_FACTS.carried,
    { ...first.start, ...FULL_START },
    first.hook('before'),
    first.prompt,
    first.ask,
    first.requested,
    { ...first.requested, ...DIAGNOSTIC },
    first.retry,
    first.turn,
    first.mark,
    first.call(1),
    first.check('output'),
    first.check('checklist'),
    first.check('schema'),
    first.gateStart(),
    first.gate(1),
    { ...second.start, ...FULL_START, received: [] },
    second.ask,
    second.turn,
    { ...second.call(2), ...started, exit: 1, cause: 'refused', reason: 'it cannot', child },
    second.check('output'),
    second.gateStart(),
    second.gate(),
    second.hook('success'),
    second.success,
    second.teardown,
    ...succeeded({ stage: '02-polish/01-draft', repeat: 1, retry: 1 }),
    RUN_FACTS.loop('02-polish'),
    ...succeeded({ stage: '03-assess/cost', retry: 1 }),
    ...succeeded({ stage: '03-assess/risk', retry: 1 }),
    RUN_FACTS.parallel('03-assess'),
    chooser.start,
    chooser.prompt,
    chooser.ask,
    chooser.turn,
    chooser.select,
    chooser.check('select'),
    chooser.chose,
    chooser.end('success', 0),
    fanout.start,
    fanout.item(0),
    fanout.item(1),
    fanout.done(),
    close.start,
    RUN_FACTS.drift,
    close.prompt,
    close.ask,
    close.unreconciled,
    close.end('signal', 143, { reason: 'SIGTERM' }),
    RUN_FACTS.signal,
    RUN_FACTS.end('signal', 143, { stage: '07-close', retry: 1, reason: 'SIGTERM' }),
  ];
}

const FULL_START = {
  received: [{ name: 'plan.md', path: 'stages/00-plan/1/1/output.md', sha256: hashOf('plan') }],
  options: [{ name: 'timeout', value: 3600, rung: 'default' }],
  slots: { pwd: '/srv/demo', input: '/in', output: '/out', tmp: '/tmp/x', skills: '/skills' },
  workdir: { authored: null, resolved: '.' },
  session: 'stages/01-read/1/session.jsonl',
  tools: [{ name: 'mark', description: 'marks an item' }],
  skills: [{ name: 'reading', source: 'assembly-root' }],
};

const DIAGNOSTIC = {
  transport: 'sse',
  source: 'diagnostic',
  configured_transport: 'websocket',
  fallback_transport: 'sse',
  events_emitted: false,
  phase: 'connect',
  error: { name: 'Error', message: 'closed', code: 1006 },
};
