// A run of one stage with one gate, recorded. Run it:
//
//   node docs/examples/recorded-run.mjs /tmp/demo/2026-07-30T14-22-08-a3f9
//   npx bot-record show /tmp/demo/2026-07-30T14-22-08-a3f9
//
// A runtime would start the run (its name, its lock, its copy of the assembly)
// and call a model; here a directory is enough, and nobody is asked.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  hashAssembly,
  hashFile,
  machineryFault,
  OpenRun,
  RecordWriter,
  RunInterruption,
} from 'gg-streams/run-record';

const directory = process.argv[2] ?? '2026-07-30T14-22-08-a3f9';
const gate = 'main/01-greet/gate.sh';
mkdirSync(join(directory, 'assembly/main/01-greet'), { recursive: true, mode: 0o700 });
writeFileSync(join(directory, 'assembly', gate), '#!/bin/sh\nexec grep hello "$1"\n', { mode: 0o755 });
const pinned = (await hashFile(join(directory, 'assembly', gate))).sha256;

const request = 'Greet the world.\n';
const interruption = new RunInterruption();
interruption.listen(process);
const writer = await RecordWriter.begin(directory, {
  runtime: '0.1.0',
  run: basename(directory),
  assembly: 'demo',
  assembly_hash: (await hashAssembly(join(directory, 'assembly'))).sha256,
  flow: 'main',
  request: {
    path: 'request.txt',
    sha256: createHash('sha256').update(request).digest('hex'),
    bytes: Buffer.byteLength(request),
    via: 'argument',
  },
});
const run = new OpenRun(writer, { interruption });
await run.files.write('request.txt', request);

const stage = await run.startStage({ stage: '01-greet' }, { received: [], options: [] });
await stage.retainPrompt({ system: 'You greet.\n', firstTurn: request }, [
  { source: 'request', path: 'request.txt' },
]);
await stage.append('provider_start', { provider: 'nobody', model: 'none' });
const live = join(mkdtempSync(join(tmpdir(), 'greet-')), 'output.txt');
writeFileSync(live, 'hello, world\n');
const spent = { input: 12, output: 4, cache_read: 0, cache_write: 0, total: 16 };
await stage.append('turn', { provider: 'nobody', model: 'none', ...spent, stop: 'stop' });

const output = await stage.captureOutput(live, 'txt');
await stage.checkOutput();
const drift = await stage.beginGate(gate, pinned);
if (drift === undefined) {
  const said = execFileSync(join(directory, 'assembly', gate), [join(directory, output.path)]);
  await stage.captureGate(0, said);
  const { sealed, reason } = await stage.sealOutput();
  await writer.end(sealed ? { exit: 0, cause: 'success' } : { exit: 2, cause: 'fault', reason });
} else {
  const failed = await stage.fail(machineryFault(`${drift.file} drifted`));
  await failed.end();
  await writer.end(failed.failure);
}
console.log(`${writer.written.lines} lines`);
