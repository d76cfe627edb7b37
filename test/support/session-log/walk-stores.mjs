// A program for tests that watch what a process opens: lists every store of $HOME,
// passes every gate, reads what may be read, and prints what became of each session.

import { argv, stdout } from 'node:process';
import { loadPolicy } from '../../../dist/lib/session-log/policy/collect-policy.js';
import { refuseDirectories } from '../../../dist/lib/session-log/policy/policy.js';
import { processEnvironment } from '../../../dist/lib/session-log/readers/environment.js';
import { SESSION_READERS } from '../../../dist/lib/session-log/readers/index.js';
import { readTwice } from '../../../dist/lib/session-log/readers/read-twice.js';

const environment = processEnvironment();
const policy = await loadPolicy(environment);

async function walk(reader, candidate) {
  const gate = await reader.gate(candidate, policy);
  if (!gate.open) return gate.refusal;
  try {
    const end = await readTwice(reader, candidate, gate, async (stream) => {
      let last;
      for await (const item of stream) last = item;
      return last;
    });
    return (await refuseDirectories(policy, end.cwds)) ?? { state: 'read', entries: end.entries };
  } catch (error) {
    return { state: 'unreadable', reason: error.message };
  }
}

const harnesses = argv.slice(2);
const stores = [];
for (const reader of SESSION_READERS.filter(({ harness }) => harnesses.includes(harness))) {
  const { harness, state, reason, problems, candidates } = await reader.list(environment, policy);
  const sessions = [];
  for (const candidate of candidates) {
    sessions.push({ id: candidate.sessionId, path: candidate.path, ...(await walk(reader, candidate)) });
  }
  stores.push({ harness, state, reason, problems, sessions });
}
stdout.write(JSON.stringify(stores));
