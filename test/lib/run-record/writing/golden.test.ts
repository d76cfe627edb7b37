// Goldens of the writer: facts in, the record out, byte for byte.
//
//   facts.jsonl    one fact a line; `ts` stands in those whose instant is not the next second
//   record.jsonl   what the stage leaves
//
// The clock starts at 2026-07-30T14:22:08Z and goes on by a second a fact.
// `attempt` is the rich run of test/support/write-run.mjs: its record, and the
// list of its files. GOLDEN_UPDATE=1 writes what came out, to be read in the
// diff before it is committed.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { recordFacts } from '../../../../lib/run-record/writing/record-facts.js';
import { readRun } from '../../../../pipelines/read-run.js';
import { LAWFUL_RUN } from '../../../support/lawful-facts.js';
import { PROJECT, runCommand } from '../../../support/run-program.js';
import { temporaryFolder } from '../../../support/temporary.js';
import { runDirectory } from '../../../support/writing.js';

const ROOT = join(PROJECT, 'golden/run-record/written');

function expectBytes(file: string, bytes: Buffer): void {
  const path = join(ROOT, file);
  if (process.env.GOLDEN_UPDATE === '1') writeFileSync(path, bytes);
  expect(bytes.toString('utf8')).toBe(readFileSync(path, 'utf8'));
  expect(bytes.equals(readFileSync(path))).toBe(true);
}

function steppingClock(): () => Date {
  let looks = 0;
  return () => new Date(Date.UTC(2026, 6, 30, 14, 22, 8) + 1_000 * looks++);
}

describe('facts in, record out', () => {
  test.each([
    ['everything', 'valid'],
    ['send-back', 'valid'],
    ['signal', 'valid'],
    ['drift', 'valid'],
    ['cut-off', 'incomplete'],
  ])('%s', async (name, status) => {
    const facts = readFileSync(join(ROOT, name, 'facts.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    const directory = runDirectory();
    const parsed = facts.map((fact) => JSON.parse(fact) as Record<string, unknown>);
    await pipeline(
      Readable.from(parsed),
      recordFacts(directory, { clock: steppingClock() }),
      async (written) => {
        for await (const _ of written as AsyncIterable<unknown>);
      },
    );
    expectBytes(join(name, 'record.jsonl'), readFileSync(join(directory, 'record.jsonl')));
    expect((await readRun(directory)).verdict.status).toBe(status);
  });

  test('attempt: the record and the files of a rich run', async () => {
    const directory = join(temporaryFolder(), LAWFUL_RUN);
    mkdirSync(directory);
    const plan = { directory, seconds: true, end: 'exhausted' };
    await runCommand(process.execPath, [join(PROJECT, 'test/support/write-run.mjs'), JSON.stringify(plan)]);
    expectBytes('attempt/record.jsonl', readFileSync(join(directory, 'record.jsonl')));
    const files = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => {
        const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
        return `${sha256}  ${path.slice(directory.length + 1)}\n`;
      });
    expectBytes('attempt/files.txt', Buffer.from(files.join('')));
  });
});
