// A run whose provider fails with a report that repeats secrets. First argument:
// the directory of the run. The report goes into the record, and to stderr as
// programs of this package speak of errors, with --json as a document.

import { Command } from 'commander';
import { describeRefusal, providerFault, writeFacts } from '../../dist/exports/run-record.js';
import { CodedError } from '../../dist/exports/stream.js';
import { runProgram } from '../../dist/lib/program/program.js';

const cause = Object.assign(new Error(process.env.SAID_BY_PROVIDER), { code: 'EAUTH' });
const {
  exit,
  cause: why,
  reason,
} = providerFault(new Error('model large of acme (rung stage): 401', { cause }));

const { Readable } = await import('node:stream');
const start = JSON.parse(process.env.FIRST_FACT);
const facts = [start, { event: 'run_end', exit, cause: why, reason }];
await writeFacts(
  Readable.from([Buffer.from(facts.map((fact) => `${JSON.stringify(fact)}\n`).join(''))]),
  process.argv[2],
);

const program = new Command('runtime')
  .argument('<directory>')
  .option('--json')
  .action(() => {
    throw new CodedError('provider-failed', reason);
  });
await runProgram(program, process.argv, { describe: (fault) => describeRefusal(fault, 'run') });
