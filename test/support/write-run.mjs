// Writes a rich run through what is shipped, as a runtime would: carried work,
// hooks, gates, a send-back, a loop, a parallel, a choice, calls with children,
// a fan-out, a failure. One argument, JSON:
//
//   directory   of the run; it exists and has the name that a run has
//   size        bytes of each retained file (its first 16 name them)
//   pauseMs     a rest before each turn and three in the middle of each retained file
//   seconds     a clock that starts at a fixed instant and goes on by a second a look
//   end         'fault' (default): a gate drifts; 'exhausted': it says no, and the failure hook does not run
//
// Prints `ready` when the record is about to begin, then one line with what came of it.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import {
  exhaustion,
  hashAssembly,
  machineryFault,
  OpenRun,
  RecordWriter,
  RetainedFiles,
  startChild,
  unstartedCall,
} from '../../dist/exports/run-record.js';

const { directory, size = 100, pauseMs = 0, seconds = false, end = 'fault' } = JSON.parse(process.argv[2]);

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text, length = size) => {
  const head = Buffer.from(`size=${String(Math.max(length, 16)).padStart(10, '0')}\n`);
  return Buffer.concat([head, Buffer.alloc(Math.max(0, length - 16), `${text}\n`)]);
};
/** The same bytes to be kept: in pieces, with rests between them, where the run takes its time. */
async function* inPieces(bytes) {
  const piece = Math.ceil(bytes.length / 4);
  for (let at = 0; at < bytes.length; at += piece) {
    if (at > 0) await setTimeout(pauseMs);
    yield bytes.subarray(at, at + piece);
  }
}
const keep = (text) => (pauseMs === 0 ? bytesOf(text) : inPieces(bytesOf(text)));
let looks = 0;
const clock = () => (seconds ? new Date(Date.UTC(2026, 6, 30, 14, 22, 8) + 1000 * looks++) : new Date());

const GATE = '#!/bin/sh\nexit 0\n';
const CHANGED = '#!/bin/sh\nexit 1\n';
const model = { provider: 'acme', model: 'large' };
const startFields = {
  received: [],
  options: [{ name: 'timeout', value: 3600, rung: 'default' }],
  workdir: { authored: null, resolved: '.' },
};
const live = join(directory, '..', 'live');

const began = performance.now();
const outcome = await main().catch((error) => ({ code: error.code, message: error.message }));
console.log(JSON.stringify({ ms: Math.round(performance.now() - began), ...outcome }));

async function main() {
  const failures = [];
  mkdirSync(live, { recursive: true });
  place('01-read/gate/01-lint.sh', GATE);
  place('01-read/gate/02-links.sh', GATE);
  place('01-read/before.sh', GATE);
  place('01-read/success.sh', GATE);
  place('08-close/gate.sh', GATE);
  place('ASSEMBLY.md', '---\n---\nTop.\n');
  place('08-close/failure.sh', GATE);
  const request = bytesOf('please', 64);
  const assembly_hash = (await hashAssembly(join(directory, 'assembly'))).sha256;
  console.log('ready');
  const writer = await RecordWriter.begin(
    directory,
    {
      runtime: '0.1.0',
      run: basename(directory),
      assembly: 'review',
      assembly_hash,
      flow: 'main',
      continued_from: '2026-07-29T09-00-00-0001',
      request: { path: 'request.txt', sha256: hashOf(request), bytes: request.length, via: 'argument' },
    },
    { clock, onFailure: (failure) => failures.push(failure.code) },
  );
  const run = new OpenRun(writer);
  try {
    await new RetainedFiles(directory).write('request.txt', request);
    await carry(run);
    await read(run);
    await polish(run);
    await assess(run);
    await pick(run);
    await delegate(run);
    await each(run);
    await give(run);
    return { ...(await close(run)), failures };
  } catch (error) {
    const last = await writer.end({ exit: 2, cause: 'fault' }).catch((again) => again);
    return { code: error.code, message: error.message, again: last.code, failures };
  }
}

function place(file, text) {
  const path = join(directory, 'assembly', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text, { mode: 0o755 });
}

async function carry(run) {
  const plan = await run.files.write('stages/00-plan/1/1/output.md', keep('plan'));
  const output = { path: plan.path, sha256: plan.sha256 };
  await run.record.stage_carried({ stage: '00-plan', retry: 1, from: '2026-07-29T09-00-00-0001', output });
}

/** At once; but one after the other where the clock is fixed, so that the lines are always the same. */
async function forEach(items, act) {
  if (!seconds) return Promise.all(items.map(act));
  const results = [];
  for (const [index, item] of items.entries()) results.push(await act(item, index));
  return results;
}

async function ask(attempt, total = 15) {
  if (pauseMs > 0) await setTimeout(pauseMs);
  await attempt.append('provider_start', model);
  const counters = { input: total - 5, output: 5, cache_read: 0, cache_write: 0, total };
  await attempt.append('turn', { ...model, ...counters, stop: 'stop' });
}

function prompt(attempt) {
  const said = { system: keep('You are careful.'), firstTurn: keep('Please do.') };
  return attempt.retainPrompt(said, [{ source: 'assembly', path: 'ASSEMBLY.md' }]);
}

async function work(attempt, total) {
  await prompt(attempt);
  await ask(attempt, total);
  await judge(attempt);
}

async function judge(attempt) {
  const path = join(live, `${attempt.identity.stage.replaceAll('/', '_')}.md`);
  writeFileSync(path, bytesOf(`what ${attempt.identity.stage} made`));
  await attempt.captureOutput(path, 'md');
  await attempt.checkOutput();
}

async function gate(attempt, file, exit) {
  const drift = await attempt.beginGate(file, hashOf(GATE));
  if (drift !== undefined) return drift;
  await attempt.captureGate(exit, keep(`${file} says ${exit}`));
  return undefined;
}

async function read(run) {
  const first = await run.startStage({ stage: '01-read' }, startFields);
  await first.beginHook('before', '01-read/before.sh', hashOf(GATE));
  await first.captureHook(0, keep('ready'));
  await prompt(first);
  await first.append('provider_start', model);
  await first.transport({ transport: 'websocket', source: 'requested' });
  await first.append('provider_retry', { attempt: 1, delay_ms: 250 });
  const spent = { input: 10, output: 5, cache_read: 0, cache_write: 0, total: 15 };
  await first.append('turn', { ...model, ...spent, stop: 'toolUse' });
  await first.append('tool_call', { tool: 'mark', decision: 'done', evidence: 'line 3', item: 1 });
  await judge(first);
  await first.captureCheck('checklist', 0, keep('all marked'));
  await gate(first, '01-read/gate/01-lint.sh', 0);
  await gate(first, '01-read/gate/02-links.sh', 1);
  const second = await first.sendBack();
  await ask(second);
  await judge(second);
  await second.captureCheck('checklist', 0, keep('all marked'));
  await second.captureCheck('schema', 0, keep('as the schema says'));
  await gate(second, '01-read/gate/01-lint.sh', 0);
  await gate(second, '01-read/gate/02-links.sh', 0);
  await second.beginHook('success', '01-read/success.sh', hashOf(GATE));
  await second.captureHook(0, keep('published'));
  await second.sealOutput();
  await run.record.tmp_teardown({ stage: '01-read', retry: 2, reason: 'EBUSY: the directory is busy' });
}

async function polish(run) {
  for (const repeat of [1, 2]) {
    const attempt = await run.startStage({ stage: '02-polish/01-draft', repeat }, startFields);
    await work(attempt, 20);
    await attempt.append('tool_call', {
      tool: 'continue',
      decision: repeat === 1 ? 'continue' : 'stop',
      reason: 'it is better now',
    });
    await attempt.sealOutput();
  }
  await run.record.loop_done({ stage: '02-polish', retry: 1, repeats: 2, ended_by: 'stop' });
}

async function assess(run) {
  const branches = ['cost', 'risk'];
  await forEach(branches, async (branch) => {
    const attempt = await run.startStage({ stage: `03-assess/${branch}` }, startFields);
    await work(attempt, 30);
    await attempt.sealOutput();
  });
  await run.record.parallel_done({
    stage: '03-assess',
    retry: 1,
    width: 2,
    concurrent: 2,
    branches: branches.map((branch) => ({ branch, started: true, exit: 0, cause: 'success' })),
  });
}

async function pick(run) {
  const attempt = await run.startStage({ stage: '04-pick' }, startFields);
  await prompt(attempt);
  await ask(attempt, 12);
  await attempt.append('tool_call', { tool: 'select', decision: 'fast', reason: 'it is short' });
  await attempt.captureCheck('select', 0, keep('fast'));
  await attempt.append('chose', { chose: 'fast', declined: ['slow'], reason: 'it is short' });
  await attempt.endChoice();
}

async function callOne(run, call) {
  const child = await startChild(run, call);
  const attempt = await child.run.startStage({ stage: '01-sub' }, startFields);
  await work(attempt, 10);
  await attempt.sealOutput();
  await child.end({ exit: 0, cause: 'success' });
  const output = { path: 'stages/01-sub/1/1/output.md', sha256: hashOf(bytesOf('what 01-sub made')) };
  return child.fact(call.item === undefined ? undefined : output);
}

async function delegate(run) {
  const attempt = await run.startStage({ stage: '05-delegate' }, startFields);
  await prompt(attempt);
  await ask(attempt);
  const { identity } = attempt;
  const flow = { identity, flow: 'sub', depth: 1 };
  const text = { ...flow, call: run.nextCall(identity), request: { text: 'Sum it up.\n' } };
  await run.record.subflow_call(await callOne(run, text));
  const bytes = bytesOf('Sum this up.', 64);
  const file = { ...flow, call: run.nextCall(identity), request: { bytes, extension: 'md' } };
  await run.record.subflow_call(await callOne(run, file));
  const foreign = { ...flow, flow: 'elsewhere', call: run.nextCall(identity), request: { text: '' } };
  await run.record.subflow_call(unstartedCall(foreign, 'not in scope'));
  await judge(attempt);
  await attempt.sealOutput();
}

async function each(run) {
  const identity = { stage: '06-each', retry: 1 };
  const items = ['a', 'b'];
  const requests = items.map((id) => JSON.stringify({ id, input: {} }));
  const received = await run.files.write('stages/06-each/manifest.json', `[${requests.join(',')}]\n`);
  await run.record.fanout_start({
    ...identity,
    received: { path: received.path, sha256: received.sha256 },
    items: 'items.json',
    subflow: 'sub',
    width: 2,
    max_items: 4,
    manifest_bytes: received.bytes,
    manifest_sha256: received.sha256,
    plan: items.map((item, index) => ({
      item,
      call: index + 1,
      request_bytes: Buffer.byteLength(requests[index]),
      request_sha256: hashOf(requests[index]),
    })),
  });
  const facts = await forEach(items, (item, index) => {
    const request = { text: requests[index] };
    return callOne(run, { identity, call: index + 1, flow: 'sub', depth: 1, item, request });
  });
  for (const fact of facts) await run.record.subflow_call(fact);
  await run.record.fanout_done({ ...identity, exit: 0, cause: 'success', concurrent: 2 });
}

/** An attempt whose work was given up on the way, and that still came to its end. */
async function give(run) {
  const attempt = await run.startStage({ stage: '07-give' }, startFields);
  await prompt(attempt);
  await attempt.append('provider_start', model);
  await ask(attempt);
  await judge(attempt);
  const started = run.writer.now();
  await attempt.sealOutput([{ started, stopped: run.writer.now() }]);
}

async function close(run) {
  const attempt = await run.startStage({ stage: '08-close' }, startFields);
  await work(attempt, 11);
  if (end === 'fault') place('08-close/gate.sh', CHANGED);
  const drift = await gate(attempt, '08-close/gate.sh', 1);
  const failed = await attempt.fail(
    drift === undefined ? exhaustion('the gate says no') : machineryFault(`${drift.file} drifted`),
  );
  if (drift === undefined) {
    await failed.beginFailureHook('08-close/failure.sh', hashOf(GATE));
    await failed.captureFailureHook(null, keep('it did not run'));
  }
  await failed.end();
  const { cause, exit, reason } = failed.failure;
  const { number } = await run.writer.end({ exit, cause, reason });
  return { lines: number };
}
