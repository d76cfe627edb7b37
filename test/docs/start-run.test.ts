import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRun } from '../../pipelines/read-run.js';
import { plantFiles } from '../support/birth.js';
import { PROJECT, runCommand } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';

test('docs/examples/start-run.mjs runs: a run that fails, and one that continues it', async () => {
  const folder = temporaryFolder();
  const source = plantFiles(join(folder, 'review'), { 'A.md': 'a\n' });
  const program = join(PROJECT, 'docs/examples/start-run.mjs');
  const { code, stdout, stderr } = await runCommand(process.execPath, [
    program,
    join(folder, 'home'),
    source,
  ]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.toString()).toMatch(/^ended refused the report is not there\nended success \S+\n$/);
  const runs = readdirSync(join(folder, 'home/runs')).map((name) => join(folder, 'home/runs', name));
  const readings = await Promise.all(runs.map((run) => readRun(run)));
  expect(readings.map(({ verdict }) => verdict.status)).toEqual(['valid', 'valid']);
  const continued = readings.findIndex(({ events }) => events[0]?.fields.continued_from !== undefined);
  const evidence = join(runs[continued] as string, 'resume/bot-resume-prior-failure.json');
  expect(JSON.parse(readFileSync(evidence, 'utf8'))).toMatchObject({ stage: '01-read', cause: 'refused' });
});
