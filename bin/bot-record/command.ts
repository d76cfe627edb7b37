// What the sub-commands have in common: their options, the run that they are
// about, and how they print.

import { basename } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { Command } from 'commander';
import { writeOut } from '../../lib/program/standard-output.js';
import { wholeNumber } from '../../lib/program/whole-number.js';
import { locateHome } from '../../lib/run-record/directory/home.js';
import { resolveRun } from '../../lib/run-record/directory/resolve-run.js';
import { openChild } from '../../lib/run-record/inspection/child-run.js';
import type { AttemptFilter, InspectedRun } from '../../lib/run-record/inspection/inspected-run.js';
import { requireUsable } from '../../lib/run-record/reading/record-reading.js';
import { writeDocument } from '../../lib/run-record/rendering/documents.js';
import { showText } from '../../lib/stream/visible-text.js';
import { inspectRun } from '../../pipelines/read-run.js';

export interface CommonOptions {
  readonly home?: string;
  readonly child?: string;
  readonly json?: true;
}

export interface AttemptOptions extends CommonOptions, AttemptFilter {
  readonly raw?: true;
}

/** A sub-command with the options that all of them take. */
export function addCommand(program: Command, usage: string, about: string): Command {
  return program
    .command(usage)
    .description(about)
    .option('--home <dir>', 'the home that holds runs/ (default: $BOT_HOME, else ~/.bot)')
    .option('--json', 'one JSON document');
}

/** A parser of an option that may be repeated. */
export const collect = (value: string, values: string[] = []): string[] => [...values, value];

/** The options that choose attempts. */
export function addAttemptOptions(command: Command): Command {
  return command
    .option('--stage <path>', 'only this stage')
    .option('--repeat <n>', 'only this repeat', wholeNumber(1))
    .option('--retry <n>', 'only this attempt', wholeNumber(1));
}

/** The option that chooses a child run. */
export function addChildOption(command: Command): Command {
  return command.option('--child <ref>', 'the child run in this folder, as show lists it');
}

/** Opens the run that is meant, for an operation that relies on its record. */
export async function openRun(
  selector: string,
  options: CommonOptions,
): Promise<InspectedRun & { name: string }> {
  const directory = await resolveRun(locateHome(options.home), selector);
  const root = await inspectRun(directory);
  requireUsable(root.reading);
  const run = options.child === undefined ? root : await openChild(root, options.child);
  return { ...run, name: basename(directory) };
}

/** Prints a document for programs or its view for people. */
export function print(
  options: CommonOptions,
  kind: string,
  body: Record<string, unknown>,
  view: () => string,
): Promise<void> {
  return writeOut(options.json === true ? writeDocument(kind, body) : view());
}

/** Prints exact bytes; a terminal gets text that it does not obey. */
export async function printBytes(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const decoder = new StringDecoder('utf8');
  for await (const chunk of chunks) {
    await writeOut(process.stdout.isTTY ? showText(decoder.write(chunk)) : chunk);
  }
}
