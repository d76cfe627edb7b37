#!/usr/bin/env node
import { createProgram, runProgram } from '../lib/program/program.js';
import { describeRefusal, exitOfRefusal } from '../lib/run-record/inspection/refusal-document.js';
import { addCleanCommand } from './bot-record/clean-command.js';
import { addEvidenceCommands } from './bot-record/evidence-commands.js';
import { addHashCommand } from './bot-record/hash-command.js';
import { addRunCommands } from './bot-record/run-commands.js';
import { addWriterCommands } from './bot-record/writer-commands.js';

const EXIT_CODES = `
A run is named by its full name, by a prefix that fits one run alone, or by the path of its directory (with a slash).

Exit codes:
  0  done; check: valid
  1  nothing found, or more than one; check: incomplete, or no record
  2  the command line is wrong
  3  the cursor belongs to something else; answers --strict: a part is missing
  4  reading or writing failed: permission, I/O, a file that changed or is none
  5  the bytes are at fault: an invalid record, a malformed fact, a disagreement
`;

const program = createProgram('bot-record', 'Reads, judges, writes and cleans up the records of runs.', [
  'bot-record list --state ended --cause fault',
  'bot-record check 2026-07-30T14-22-08-a3f9',
  'bot-record check --json < record.jsonl',
  'bot-record show 2026-07-30T14',
  'bot-record answers ./2026-07-30T14-22-08-a3f9',
  'bot-record output 2026-07-30T14 01-read > report.txt',
  'bot-record clean --keep 30',
]).addHelpText('after', EXIT_CODES);

let operation = 'bot-record';
program.hook('preSubcommand', (_, command) => {
  operation = command.name();
});
addRunCommands(program);
addEvidenceCommands(program);
addHashCommand(program);
addCleanCommand(program);
addWriterCommands(program);

await runProgram(program, process.argv, {
  exitOf: exitOfRefusal,
  describe: (fault) => describeRefusal(fault, operation),
});
