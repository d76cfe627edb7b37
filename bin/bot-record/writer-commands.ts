// conform: tries a writer. write: the writer of this package as a filter.

import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { EXIT } from '../../lib/program/exit-codes.js';
import { interruptible } from '../../lib/program/interruption.js';
import { openStandardInput } from '../../lib/program/standard-input.js';
import { writeOut } from '../../lib/program/standard-output.js';
import { wholeNumber } from '../../lib/program/whole-number.js';
import { allScenarios } from '../../lib/run-record/conformance/scenarios.js';
import { BadRequest } from '../../lib/run-record/format/refusals.js';
import { writeDocument } from '../../lib/run-record/rendering/documents.js';
import { showTrials } from '../../lib/run-record/rendering/trial-table.js';
import { conformWriter } from '../../pipelines/conform-writer.js';
import { writeFacts } from '../../pipelines/write-facts.js';

interface ConformOptions {
  readonly writer: string;
  readonly only?: string;
  readonly timeout: number;
  readonly jobs: number;
  readonly json?: true;
}

const MAX_JOBS = 64;

const CONFORM_HELP = `
CMD is run by a shell, once for each scenario. Its last argument is the directory of a run, which exists and is empty;
its standard input holds the facts of that run, one JSON object a line, with members in no order. It leaves
record.jsonl there. Where all facts are lawful it exits 0; a fact that a record must not hold it refuses: the record is
what was written until then, and CMD exits with another code.

Examples:
  bot-record conform --writer 'bot-record write'
  bot-record conform --writer 'bot-record write' --only story/
  bot-record conform --writer 'bot-record write' --only order/ --json

Exit codes: 0 all scenarios conform; 1 not all; 2 the command line is wrong
`;

const WRITE_HELP = `
The facts stand on standard input, one JSON object a line; a fact without ts gets the instant at which it is written.
The directory exists, has the name that run_start tells, and no record. A fact that a record must not hold ends the
writing: exit 1 and nothing of it is written.

Examples:
  bot-record write runs/2026-07-30T14-22-08-a3f9 < facts.ndjson
`;

/** Adds the sub-commands. */
export function addWriterCommands(program: Command): void {
  program
    .command('conform')
    .description('tries a writer of records against the laws that records are read by')
    .requiredOption('--writer <cmd>', 'the command that writes')
    .option('--only <text>', 'only scenarios whose name begins so')
    .option('--timeout <seconds>', 'the most time for one scenario', wholeNumber(1, 3_600), 20)
    .option('--jobs <n>', 'scenarios at once', wholeNumber(1, MAX_JOBS), Math.min(4, availableParallelism()))
    .option('--json', 'one JSON document')
    .addHelpText('after', CONFORM_HELP)
    .action(conform);
  program
    .command('write <directory>')
    .description('writes the facts on standard input as the record of a run')
    .addHelpText('after', WRITE_HELP)
    .action(async (directory: string) => {
      await writeFacts(openStandardInput(), directory);
    });
}

async function conform({ writer, only = '', timeout, jobs, json }: ConformOptions): Promise<void> {
  const scenarios = allScenarios().filter(({ name }) => name.startsWith(only));
  if (scenarios.length === 0) {
    throw new BadRequest('scenario-unknown', `no scenario begins with ${JSON.stringify(only)}`);
  }
  const rows = await interruptible((signal) =>
    conformWriter(writer, scenarios, { timeoutMs: timeout * 1_000, jobs, signal }),
  );
  const conforming = rows.filter(({ conforms }) => conforms).length;
  const summary = { scenarios: rows.length, conforming, failing: rows.length - conforming };
  if (summary.failing > 0) process.exitCode = EXIT.no;
  const document = { data: { writer, scenarios: rows }, summary };
  return writeOut(json === true ? writeDocument('run-conform', document) : showTrials(rows));
}
