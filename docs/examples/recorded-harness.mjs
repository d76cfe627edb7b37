// A harness of thirty lines, recorded. Run it:
//
//   node docs/examples/recorded-harness.mjs /tmp/demo
//   npx gg-assemble /tmp/demo/.gg/replay.ndjson -o /tmp/demo/replay.json.gz
//   zcat /tmp/demo/replay.json.gz

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { openRecorder, recordChild, recordModel } from 'gg-streams/session-record';

const workspace = process.argv[2] ?? '.';
mkdirSync(workspace, { recursive: true });

const recorder = await openRecorder({
  workspace,
  replayMaxBytes: 256 * 1024 * 1024,
  sessionId: 'demo',
  capabilitySet: { agents: ['worker'] },
});
recorder.seed({ prompt: 'What is in this folder?' });
recorder.agentStarted({ agentId: 'root', profileId: 'worker', profile: 'Worker', origin: { type: 'root' } });

// The two lines that a harness adds: around its model client, and around its child processes.
const ask = recordModel(recorder, askModel, { agentId: 'root' });
const run = (command) =>
  recordChild(recorder, spawn('sh', ['-c', command], { cwd: workspace }), {
    agentId: 'root',
    origin: 'tool',
    command,
  });

const tools = Object.freeze([Object.freeze({ name: 'shell', description: 'Runs a command.' })]);
const messages = [Object.freeze({ role: 'user', content: 'What is in this folder?' })];
for (;;) {
  const answer = await ask({ messages, tools });
  messages.push(Object.freeze({ role: 'assistant', content: answer.text }));
  if (answer.command === undefined) break;
  const child = run(answer.command);
  const output = (await child.stdout.toArray()).join('');
  const [exitCode] = child.exitCode === null ? await once(child, 'close') : [child.exitCode];
  recorder.toolResult({
    agentId: 'root',
    call: { id: `call-${messages.length}`, name: 'shell', arguments: { command: answer.command } },
    outcome: { ok: exitCode === 0, output },
  });
  messages.push(Object.freeze({ role: 'tool', content: output }));
}

recorder.agentEnded('root', { terminalStatus: 'done' });
console.log(await recorder.finish());

/** Stands for a model: asks for one command, then answers. */
async function askModel({ messages: window }) {
  return window.length === 1 ? { text: 'I look.', command: 'ls -A' } : { text: 'That is all.' };
}
