// A run whose two children work until something interrupts it. One argument,
// JSON: `directory` of the run. Prints `working` once both children work; a
// signal ends everything that is open, and the process with its exit code.

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  acquireRunLock,
  OpenRun,
  RecordWriter,
  RunInterruption,
  startChild,
} from '../../dist/exports/run-record.js';

const { directory } = JSON.parse(process.argv[2]);
const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const fields = { received: [], options: [] };

const lock = await acquireRunLock(directory, { refreshMs: 1_000 });
const interruption = new RunInterruption();
interruption.listen(process);
interruption.watchLock(lock.compromised);
const writer = await RecordWriter.begin(directory, {
  runtime: '0.1.0',
  run: basename(directory),
  assembly: 'review',
  assembly_hash: hashOf(''),
  request: { path: 'request.txt', sha256: hashOf('x'), bytes: 1, via: 'argument' },
});
const run = new OpenRun(writer, { interruption });
await run.files.write('request.txt', 'x');
const attempt = await run.startStage({ stage: '01-delegate' }, fields);
const { identity } = attempt;
const children = await Promise.all(
  [1, 2].map((call) =>
    startChild(run, { identity, call, flow: 'sub', depth: 1, request: { text: `part ${call}` } }),
  ),
);
const attempts = await Promise.all(
  children.map((child) => child.run.startStage({ stage: '01-sub' }, fields)),
);
console.log('working');

while (interruption.ending === undefined) await setTimeout(20);
// A runtime takes its time to stop what it started; signals go on coming.
await setTimeout(300);
await interruption.settled();
const { ending } = interruption;
for (const [index, child] of children.entries()) {
  await (await attempts[index].fail(ending)).end();
  await child.end(ending);
  await run.record.subflow_call(child.fact());
}
await (await attempt.fail(ending)).end();
await writer.end({ ...ending, ...identity });
await lock.release();
process.exit(ending.exit);
