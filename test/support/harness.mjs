// A small harness with a recorder in it, run as a process of its own and broken
// in many ways. What it does is in the JSON of its one argument:
//
//   journal      where the journal goes
//   events       how many rounds of calls
//   size         bytes of each round's message (default 2000)
//   maxBytes     the ceiling (default 1e9)
//   burst        calls in one go, before the first round
//   warmUp       rounds before that, whose delays are not looked at; slow ones, so that each batch is a write of its own
//   settleMs     before the first round
//   pauseMs      between rounds; without it the harness yields once a round
//   end          "finish" | "exit" | "throw" | "hang" | "leave"
//   crashWriter  round before which the writer's thread is made to throw
//   removeFolder round before which the journal's folder is removed
//
// It ends with status 7, and prints one line of JSON: what `finish` told, and
// what 1,000 calls after the end did.

import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { openRecorder } from '../../dist/lib/session-record/capture/open-recorder.js';

const plan = JSON.parse(process.argv[2]);
const { journal, events, size = 2000, maxBytes = 1e9, pauseMs, end = 'finish' } = plan;
let thread;
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...args) {
  thread = this;
  return post.apply(this, args);
};

const stops = [];
const recorder = await openRecorder({
  journal,
  workspace: '/w',
  replayMaxBytes: maxBytes,
  sessionId: 'faults',
  capabilitySet: {},
  onStop: (stop) => stops.push(stop),
});
/** A sample is the time between two ticks of a timer, in ms; the delay is what is beyond its period. */
const PERIOD_MS = 1;
const delay = monitorEventLoopDelay({ resolution: PERIOD_MS });
process.exitCode = 7;
recorder.seed({ prompt: 'Survive.' });
recorder.agentStarted({ agentId: 'root', profileId: 'p', profile: 'P', origin: { type: 'root' } });
process.stdout.write('started\n');
for (let i = 0; i < (plan.burst ?? 0); i += 1) recorder.clock({ agentId: 'root', elapsedMs: i });
const window = [];
for (let round = 0; round < (plan.warmUp ?? 0); round += 1) {
  if (round % 200 === 0) window.length = 0;
  call(round);
  await pause(1);
}
window.length = 0;
await pause(plan.settleMs);
delay.enable();
for (let round = 0; round < events; round += 1) {
  if (plan.crashWriter === round) post.call(thread, null, []);
  if (plan.removeFolder === round) rmSync(dirname(journal), { recursive: true });
  call(round);
  await pause(pauseMs);
}
delay.disable();
if (end === 'exit') process.exit(7);
if (end === 'throw') throw new Error('the harness itself has failed');
if (end === 'hang') await pause(600_000);
if (end !== 'leave') {
  // A capture that has stopped takes a thousand calls more, and writes none of them.
  const isStopped = recorder.isStopped;
  for (let i = 0; isStopped && i < 1000; i += 1) call(i);
  const report = await recorder.finish();
  const bytesBefore = report.bytes;
  for (let i = 0; i < 1000; i += 1) call(i);
  const again = await recorder.finish();
  const facts = { report, again, bytesBefore, stops, delayMs: delay.max / 1e6 - PERIOD_MS, isStopped };
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}

function call(round) {
  const text = `${round}:${'x'.repeat(size)}`;
  window.push(recorder.message({ role: 'user', content: text }));
  recorder.modelIo({ agentId: 'root', messages: window, response: { text: 'ok' }, durationMs: 1.5 });
  recorder.shell({
    agentId: 'root',
    origin: 'tool',
    command: 'x',
    cwd: '/w',
    exitCode: 0,
    stdout: text,
    stderr: '',
  });
}

async function pause(ms) {
  if (ms === undefined) await new Promise((resolve) => setImmediate(resolve));
  else await new Promise((resolve) => setTimeout(resolve, ms));
}
