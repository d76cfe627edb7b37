// A runtime that starts a run of an assembly, has one stage write its output,
// and ends it; then the same again, continued from the first.
//
//   node start-run.mjs HOME ASSEMBLY

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conductRun, RunRefused, resolveProvenance } from 'gg-streams/run-record';

const [home, source] = process.argv.slice(2);

// This program stands in for a runtime: a manifest, a lock file, its sources, an adapter that it imports.
const root = await mkdtemp(join(tmpdir(), 'runtime-'));
await mkdir(join(root, 'src'));
await mkdir(join(root, 'node_modules/adapter'), { recursive: true });
await writeFile(join(root, 'package.json'), '{"name":"runtime","version":"0.1.0"}\n');
await writeFile(join(root, 'package-lock.json'), '{"lockfileVersion":3}\n');
await writeFile(join(root, 'node_modules/adapter/package.json'), '{"name":"adapter","version":"1.2.0"}\n');

const options = {
  home,
  runtime: '0.1.0',
  assembly: { name: 'review', source },
  request: { bytes: Buffer.from('Read the report.\n'), extension: 'txt', via: 'argument' },
  workdir: process.cwd(),
  runIdFile: join(root, 'run-id'),
  provenance: () => resolveProvenance({ root, adapter: 'adapter' }),

  // Reads the run's own copy of the assembly. What it throws starts no run and leaves no directory.
  prepare: async (assembly, during) => {
    const flow = 'main';
    const model = await during('model validation', () => process.env.MODEL ?? 'large');
    if (model === '') throw new RunRefused(`no model is named for ${flow} of ${assembly}`);
    return { flow, sequence: [{ stage: '01-read', isPlain: true, extension: 'txt' }] };
  },
};

/** What the run does once it exists: here a stage that fails, or succeeds. */
const work = (isGood) => async (run) => {
  const stage = { stage: '01-read', retry: 1 };
  const received = run.evidence === undefined ? [] : [run.evidence];
  await run.record.stage_start({ ...stage, received, options: [] });
  if (!isGood) {
    const ending = { exit: 1, cause: 'refused', reason: 'the report is not there' };
    await run.record.stage_end({ ...stage, ...ending });
    return ending;
  }
  const folder = 'stages/01-read/1/1';
  const output = await run.files.write(`${folder}/output.txt`, 'It says: all is well.\n');
  const capture = await run.files.write(`${folder}/checks/output.txt`, '');
  await run.record.check({ ...stage, check: 'output', exit: 0, capture: capture.path });
  const { path, sha256 } = output;
  const ending = { exit: 0, cause: 'success' };
  await run.record.stage_end({ ...stage, ...ending, output: { path, sha256 }, sealed: true, judged: true });
  return ending;
};

const first = await conductRun(options, work(false));
console.log(first.status, first.cause, first.reason);
const second = await conductRun({ ...options, donor: first.directory }, work(true));
console.log(second.status, second.cause, second.name);
