// What runs are started from in tests: a small assembly, a runtime that says of
// itself what it must, a home of its own.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Provenance } from '../../lib/run-record/provenance/resolve-provenance.js';
import type { StartedRun } from '../../lib/run-record/writing/started-run.js';
import type { StartOptions } from '../../pipelines/start-run.js';
import { hashOf } from './run-builder.js';
import { temporaryFolder } from './temporary.js';

export const PROVENANCE: Provenance = {
  runtime_source: 'unknown',
  runtime_digest: null,
  lock_sha256: hashOf('lock'),
  node: process.version,
  provider_adapter: '@acme/adapter@2.3.4',
  runtime_tree_sha256: hashOf('tree'),
};

const ASSEMBLY: Record<string, string> = {
  'ASSEMBLY.md': '---\n---\nTop.\n',
  'flows/main/FLOW.md': '---\n---\n',
  'flows/main/01-read/STAGE.md': '---\n---\nRead.\n',
  'flows/main/02-write/STAGE.md': '---\n---\nWrite.\n',
};

/** Writes files below a folder. @returns the folder */
export function plantFiles(root: string, files: Record<string, string | Buffer>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** The root of the flow `main`. */
export const SEQUENCE = [
  { stage: '01-read', isPlain: true, extension: 'txt' },
  { stage: '02-write', isPlain: true, extension: 'txt' },
] as const;

/** Options of a run in a home that does not exist yet. */
export function birth(changes: Partial<StartOptions> = {}): StartOptions {
  const folder = temporaryFolder();
  return {
    home: join(folder, 'home'),
    runtime: '0.1.0',
    assembly: { name: 'review', source: plantFiles(join(folder, 'review'), ASSEMBLY) },
    request: { bytes: Buffer.from('Read the report.\n'), extension: 'txt', via: 'argument' },
    workdir: folder,
    provenance: async () => PROVENANCE,
    prepare: () => ({ flow: 'main', sequence: SEQUENCE }),
    ...changes,
  };
}

/** Has a stage succeed with an output. */
export async function succeed(run: StartedRun, stage: string, retry = 1): Promise<void> {
  await begin(run, stage, retry);
  const path = `stages/${stage}/1/${retry}/output.txt`;
  const content = `output of ${stage}\n`;
  plantFiles(run.directory, { [path]: content, [`stages/${stage}/1/${retry}/checks/output.txt`]: '' });
  const capture = `stages/${stage}/1/${retry}/checks/output.txt`;
  await run.writer.append({ event: 'check', stage, retry, check: 'output', exit: 0, capture });
  const output = { path, sha256: hashOf(content) };
  const ending = { exit: 0, cause: 'success', output, sealed: true, judged: true } as const;
  await run.writer.append({ event: 'stage_end', stage, retry, ...ending });
}

/** Begins a stage. */
export async function begin(run: StartedRun, stage: string, retry = 1): Promise<void> {
  await run.writer.append({ event: 'stage_start', stage, retry, received: [], options: [] });
}
