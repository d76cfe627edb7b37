// A process that files, or digests and marks, over and over, and tells each success
// on stdout before it goes on. It waits for a barrier file first, and is there to be killed.
//
//   filing-loop.mjs file FROM TO BARRIER      reports with the keys k<FROM> … k<TO - 1>, each marked on session s<i % 3>
//   filing-loop.mjs triage LOG BARRIER        appends a prompt to the log, digests, marks, for ever

import { appendFileSync, existsSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const load = (path) => import(new URL(`../../../dist/${path}`, import.meta.url).href);
const { processEnvironment } = await load('lib/session-log/readers/environment.js');
const { openState, statePath } = await load('lib/session-log/state/database.js');
const { markSessions } = await load('lib/session-log/state/watermarks.js');
const { loadPolicy } = await load('lib/session-log/policy/collect-policy.js');
const { submitReport } = await load('pipelines/submit-report.js');
const { digestSessions } = await load('pipelines/digest-sessions.js');

const [mode, ...args] = process.argv.slice(2);
const environment = processEnvironment();
const tell = (value) => writeSync(1, `${JSON.stringify(value)}\n`);
const barrier = args.at(-1);

tell({ ready: true });
while (!existsSync(barrier)) await sleep(5);
if (mode === 'file') await fileReports(Number(args[0]), Number(args[1]));
else await triage(args[0]);

async function fileReports(from, to) {
  for (let i = from; i < to; i += 1) {
    const { outcome } = await submitReport(environment, {
      kind: 'friction',
      stdin: undefined,
      flags: { members: { summary: `report ${i}`, key: `k${i}`, machine: 'box' }, payload: {}, context: {} },
      directory: () => undefined,
    });
    tell({ ...outcome, warnings: undefined });
    const state = await openState(statePath(environment));
    markSessions(
      state,
      [{ harness: 'claude-code', sessionId: `s${i % 3}` }],
      'filed',
      [outcome.uid],
      new Date(),
    );
    state.close();
    tell({ marked: outcome.uid });
  }
}

async function triage(log) {
  for (let i = 0; ; i += 1) {
    const uuid = `${process.pid}-${i}`;
    const entry = { type: 'user', uuid, cwd: '/nonexistent-af/proj', timestamp: new Date().toISOString() };
    appendFileSync(log, `${JSON.stringify({ ...entry, message: { role: 'user', content: 'x' } })}\n`);
    tell({ appended: uuid });
    const state = await openState(statePath(environment));
    const policy = await loadPolicy(environment);
    const { sessions } = await digestSessions({ environment, policy, state }, { unprocessed: true });
    tell({ digested: sessions.flatMap(({ events }) => events.map(({ span }) => span)) });
    markSessions(state, [{ harness: 'claude-code', sessionId: 's0' }], 'nothing', [], new Date());
    tell({ marked: true });
    state.close();
  }
}
