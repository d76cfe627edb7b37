// A run in which everything happens once: all 24 events, carried work, a
// send-back, a loop, a parallel, a choice, a call, a fan-out, a signal.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FALLBACK, RUNTIME } from '../../lib/run-record/conformance/facts.js';
import { addChild, addPlainStage, addTurn, hashOf, RunBuilder } from './run-builder.js';

export const RICH_RUN = '2026-07-30T14-22-08-a3f9';

const INSTALLATION = '3f0c9a52-6f0e-4b6d-9a63-0d8f6f3b2c11';
const GATE = '#!/bin/sh\nexit 0\n';

export function richRun(home: string): RunBuilder {
  const run = new RunBuilder(join(home, 'runs', RICH_RUN));
  begin(run);
  addReading(run);
  addLoop(run);
  addParallel(run);
  addChoice(run);
  addDelegation(run);
  addFanout(run);
  addSignal(run);
  return run.write();
}

/** The bytes of that run's record. */
export function richRecord(): Buffer {
  const home = mkdtempSync(join(tmpdir(), 'gg-streams-rich-'));
  try {
    return richRun(home).record;
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** The hash of an assembly that holds a manifest and one executable gate. */
function addAssembly(run: RunBuilder): string {
  const manifest = run.file('assembly/ASSEMBLY.md', '---\n---\nTop.\n');
  const gate = run.file('assembly/flows/main/01-read/gate.sh', GATE);
  chmodSync(join(run.directory, gate.path), 0o755);
  return hashOf(`ASSEMBLY.md:${manifest.sha256}\nflows/main/01-read/gate.sh:${gate.sha256}:x`);
}

function begin(run: RunBuilder): void {
  run.start('Read the report.\n', {
    assembly_hash: addAssembly(run),
    flow: 'main',
    continued_from: '2026-07-29T09-00-00-0001',
    correlation: 'ticket-7',
    installation_id: INSTALLATION,
    ...RUNTIME,
  });
  const plan = run.file('stages/00-plan/1/1/output.md', '# Plan\n');
  run.event('stage_carried', { stage: '00-plan', retry: 1, from: '2026-07-29T09-00-00-0001', output: plan });
}

function addReading(run: RunBuilder): void {
  const stage = '01-read';
  const first = { stage, retry: 1 };
  const second = { stage, retry: 2 };
  const gate = { file: 'flows/main/01-read/gate.sh', sha256: hashOf(GATE) };
  const session = run.file(
    'stages/01-read/1/session.jsonl',
    '{"say":"read the report"}\n{"say":"again"}\n',
  ).path;
  const slots = { pwd: '/srv/demo', input: '/in', output: '/out', tmp: '/tmp/x', skills: '/skills' };
  const rest = {
    options: [
      { name: 'timeout', value: 3600, rung: 'default' },
      { name: 'model', value: 'large', rung: 'stage' },
    ],
    slots,
    workdir: { authored: null, resolved: '.' },
    session,
    tools: [{ name: 'mark', description: 'marks an item' }],
    skills: [{ name: 'reading', source: 'assembly-root' }],
  };
  const plan = { name: 'plan.md', path: 'stages/00-plan/1/1/output.md', sha256: hashOf('# Plan\n') };
  run.event('stage_start', { ...first, received: [plan], ...rest });
  const before = run.file('stages/01-read/1/1/hooks/before.txt', 'ready\n').path;
  run.event('hook', { ...first, hook: 'before', exit: 0, capture: before, sha256: hashOf('before') });
  const system = run.file('stages/01-read/1/system.txt', 'You read reports.\n').path;
  const firstTurn = run.file('stages/01-read/1/first-turn.txt', 'Read the report.\n').path;
  run.event('prompt', {
    ...first,
    prompt: [
      { source: 'assembly', path: 'ASSEMBLY.md' },
      { source: 'workspace', mode: 'announce', path: 'AGENTS.md' },
      { source: 'input', name: 'plan.md', path: 'stages/00-plan/1/1/output.md' },
      { source: 'harness', system, firstTurn },
    ],
  });
  const requested = { transport: 'websocket', source: 'requested' };
  run.event('provider_transport', { ...first, ...requested });
  run.event('provider_retry', { ...first, attempt: 1, delay_ms: 250 });
  run.event('provider_transport', { ...first, ...FALLBACK });
  addTurn(run, first, 120);
  const mark = { tool: 'mark', decision: 'done', evidence: 'line 3', item: 1 };
  run.event('tool_call', { ...first, ...mark });
  addChecks(run, first, gate, 1, 'the total is missing\n');
  run.event('stage_start', { ...second, received: [], ...rest });
  addTurn(run, second, 80);
  run.event('tool_call', {
    ...second,
    tool: 'mark',
    decision: 'skipped',
    evidence: 'none',
    reason: 'no data',
    item: 2,
  });
  addChecks(run, second, gate, 0, 'fine\n');
  const success = run.file('stages/01-read/1/2/hooks/success.txt', '').path;
  run.event('hook', { ...second, hook: 'success', exit: 0, capture: success, sha256: hashOf('success') });
  const output = run.file('stages/01-read/1/2/output.txt', 'The report says 42.\n');
  run.event('stage_end', { ...second, exit: 0, cause: 'success', output, sealed: true, judged: true });
  run.event('tmp_teardown', { ...second, reason: 'EBUSY: the directory is busy' });
}

function addChecks(
  run: RunBuilder,
  of: { stage: string; retry: number },
  gate: { file: string; sha256: string },
  exit: number,
  said: string,
): void {
  const checks = `stages/${of.stage}/1/${of.retry}/checks`;
  const output = run.file(`${checks}/output.txt`, '').path;
  run.event('check', { ...of, check: 'output', exit: 0, capture: output });
  const checklist = run.file(`${checks}/checklist.txt`, 'all marked\n').path;
  run.event('check', { ...of, check: 'checklist', exit: 0, capture: checklist });
  run.event('gate_start', { ...of, ...gate });
  const capture = run.file(`${checks}/gate/gate.sh.txt`, said).path;
  run.event('check', { ...of, check: 'gate', file: gate.file, exit, capture, sha256: gate.sha256 });
}

function addLoop(run: RunBuilder): void {
  for (const repeat of [1, 2]) addPlainStage(run, { stage: '02-polish/01-draft', repeat, retry: 1 }, 20);
  run.event('loop_done', {
    stage: '02-polish',
    retry: 1,
    repeats: 2,
    ended_by: 'stop',
    reason: 'it is good',
  });
}

function addParallel(run: RunBuilder): void {
  addPlainStage(run, { stage: '03-assess/cost', retry: 1 }, 30);
  addPlainStage(run, { stage: '03-assess/risk', retry: 1 }, 40);
  const branches = ['cost', 'risk'].map((branch) => ({ branch, started: true, exit: 0, cause: 'success' }));
  run.event('parallel_done', { stage: '03-assess', retry: 1, width: 2, concurrent: 2, branches });
}

function addChoice(run: RunBuilder): void {
  const chooser = { stage: '04-pick', retry: 1 };
  run.event('stage_start', {
    ...chooser,
    received: [],
    options: [],
    session: run.file('stages/04-pick/1/session.jsonl', '{"say":"fast"}\n').path,
  });
  addTurn(run, chooser, 12);
  run.event('tool_call', { ...chooser, tool: 'select', decision: 'fast', reason: 'the report is short' });
  const capture = run.file('stages/04-pick/1/1/checks/select.txt', '').path;
  run.event('check', { ...chooser, check: 'select', exit: 0, capture });
  run.event('chose', { ...chooser, chose: 'fast', declined: ['slow'], reason: 'the report is short' });
  run.event('stage_end', { ...chooser, exit: 0, cause: 'success' });
}

function addDelegation(run: RunBuilder): void {
  const of = { stage: '05-delegate', retry: 1 };
  run.event('stage_start', { ...of, received: [], options: [] });
  addTurn(run, of, 9);
  run.event('subflow_call', addChild(run, of, 1, { request: 'Sum it up.\n', total: 33 }));
  run.event('subflow_call', {
    ...of,
    call: 2,
    flow: 'elsewhere',
    reason: 'not in scope',
    depth: 0,
    started: false,
  });
  run.event('stage_end', { ...of, exit: 0, cause: 'success' });
}

function addFanout(run: RunBuilder): void {
  const of = { stage: '06-each', retry: 1 };
  const requests = ['{"id":"a","input":{}}', '{"id":"b","input":{}}'];
  const manifest = '[{"id":"a","input":{}},{"id":"b","input":{}}]\n';
  const received = run.file('stages/06-each/manifest.json', manifest);
  run.event('fanout_start', {
    ...of,
    received,
    items: 'items.json',
    subflow: 'sub',
    width: 2,
    max_items: 4,
    manifest_bytes: Buffer.byteLength(manifest),
    manifest_sha256: received.sha256,
    plan: requests.map((request, index) => ({
      item: 'ab'[index],
      call: index + 1,
      request_bytes: Buffer.byteLength(request),
      request_sha256: hashOf(request),
    })),
  });
  for (const [index, request] of requests.entries()) {
    const call = addChild(run, of, index + 1, { request, total: 7 });
    const output = {
      path: `${call.child}/stages/01-sub/1/1/output.txt`,
      sha256: hashOf('output of 01-sub\n'),
    };
    const { depth, started, ...rest } = call;
    run.event('subflow_call', { ...rest, depth, started, via: 'fanout', item: 'ab'[index], output });
  }
  run.event('fanout_done', { ...of, exit: 0, cause: 'success', concurrent: 2 });
}

function addSignal(run: RunBuilder): void {
  const of = { stage: '07-close', retry: 1 };
  run.event('stage_start', { ...of, received: [], options: [] });
  run.event('hash_drift', {
    file: 'flows/main/07-close/failure.sh',
    expected: hashOf('a'),
    actual: hashOf('b'),
  });
  run.event('provider_start', { ...of, provider: 'acme', model: 'large' });
  run.event('unreconciled', { ...of, started: run.now(), stopped: run.now() });
  run.event('stage_end', { ...of, exit: 143, cause: 'signal' });
  run.event('signal', { signal: 15, name: 'SIGTERM' });
  run.event('run_end', { ...of, exit: 143, cause: 'signal' });
}
