// What tests of the writer share.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RecordWriter } from '../../lib/run-record/writing/record-writer.js';
import { type FactOf, LAWFUL_RUN } from './lawful-facts.js';
import { temporaryFolder } from './temporary.js';

/** A clock that stands still. */
export function fixedClock(): () => Date {
  return () => new Date('2026-07-30T14:22:08.000Z');
}

/** A fresh directory with the name of a run. */
export function runDirectory(): string {
  const directory = join(temporaryFolder(), LAWFUL_RUN);
  mkdirSync(directory, { mode: 0o700 });
  return directory;
}

/** The events of a record on disk. */
export function linesOf(directory: string): Record<string, unknown>[] {
  const text = readFileSync(join(directory, 'record.jsonl'), 'utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A record that holds the facts, the first of which is run_start. */
export async function writeFacts(directory: string, facts: readonly FactOf[]): Promise<RecordWriter> {
  const [start, ...rest] = facts;
  const writer = await RecordWriter.beginFields(directory, start as FactOf, { clock: fixedClock() });
  for (const fact of rest) await writer.appendFields(fact);
  return writer;
}
