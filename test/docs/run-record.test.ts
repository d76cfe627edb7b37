import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerQuestions } from '../../lib/run-record/inspection/answers.js';
import { inspectRun, readRun } from '../../pipelines/read-run.js';
import { PROJECT, runCommand } from '../support/run-program.js';
import { temporaryFolder } from '../support/temporary.js';

test('docs/examples/recorded-run.mjs runs, and its directory answers every question', async () => {
  const directory = join(temporaryFolder(), '2026-07-30T14-22-08-a3f9');
  const example = join(PROJECT, 'docs/examples/recorded-run.mjs');
  const { code, stdout, stderr } = await runCommand(process.execPath, [example, directory]);
  expect([code, stderr, stdout.toString()]).toEqual([0, '', '10 lines\n']);
  const { verdict, events } = await readRun(directory);
  expect([verdict.status, events.at(-1)?.fields.cause]).toEqual(['valid', 'success']);
  expect((await answerQuestions(await inspectRun(directory))).missing).toEqual([]);
});
