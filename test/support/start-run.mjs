// A process that starts a run as shipped, works on it, and ends it:
//   node start-run.mjs '{"options": {...}, "work": "end"}'
// Names that are otherwise picked by chance are fixed with `fixed`, so that a
// test knows every path beforehand. The result is printed as one line of JSON.

import crypto from 'node:crypto';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { options, work = 'end', fixed = true, count = 1, refuse, lockDown } = JSON.parse(process.argv[2]);
if (fixed) {
  crypto.randomBytes = (size) => Buffer.alloc(size, 0xab);
  crypto.randomUUID = () => '3f2b8c1e-9a4d-4e6f-8b7a-0123456789ab';
  syncBuiltinESMExports();
}
const { conductRun } = await import('../../dist/pipelines/start-run.js');
const { RunRefused } = await import('../../dist/lib/run-record/writing/pre-start.js');

const hash = '0'.repeat(64);
const provenance = async () => ({
  runtime_source: 'unknown',
  runtime_digest: null,
  lock_sha256: hash,
  node: process.version,
  provider_adapter: 'adapter@1.0.0',
  runtime_tree_sha256: hash,
});
const sequence = ['01-read', '02-write'].map((stage) => ({ stage, isPlain: true, extension: 'txt' }));
const { request, instant, ...rest } = options;
const full = {
  ...rest,
  runtime: '0.1.0',
  workdir: '/',
  request: { bytes: Buffer.from(request ?? 'Read.\n'), extension: 'txt', via: 'argument' },
  provenance,
  prepare: (assembly) => {
    if (lockDown) chmodSync(assembly, 0o500);
    if (refuse !== undefined) throw new RunRefused(refuse);
    return { flow: 'main', sequence };
  },
  ...(instant === undefined ? {} : { clock: () => new Date(instant) }),
};

const SUCCESS = { exit: 0, cause: 'success' };

/** What the runtime does between the start and the end. */
const WORKS = {
  end: async () => SUCCESS,
  /** Works on a stage until the run is interrupted, or its input ends. */
  stage: async (run) => {
    const identity = { stage: '01-read', retry: 1 };
    await run.writer.append({ event: 'stage_start', ...identity, received: [], options: [] });
    process.stdout.write(`${run.directory}\n`);
    process.stdin.resume();
    await Promise.race([once(run.interruption.aborted, 'abort'), once(process.stdin, 'end')]);
    return SUCCESS;
  },
};

const results = [];
for (let each = 0; each < count; each += 1) results.push(await conductRun(full, WORKS[work]));
// A pipe need not take all of it at once, and an exit does not wait for the rest.
process.stdout.write(`${JSON.stringify(results)}\n`, () => process.exit(0));
