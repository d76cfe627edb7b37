#!/usr/bin/env node
import { EXIT } from '../lib/program/exit-codes.js';
import { createProgram, runProgram } from '../lib/program/program.js';
import { MachineryError } from '../lib/stream/errors.js';
import { requireCommand, withDoubleDashes } from './agentfeedback/command-line.js';
import { addSessionsCommands } from './agentfeedback/sessions.js';

const program = createProgram(
  'agentfeedback',
  'Turn what went wrong in past coding-agent sessions into feedback: read their logs on demand, read-only, under your policy.',
  [
    'agentfeedback sessions status',
    'agentfeedback sessions list --unprocessed',
    'agentfeedback sessions digest --unprocessed --json',
  ],
);
requireCommand(program);
addSessionsCommands(program);

await runProgram(program, withDoubleDashes(program, process.argv), {
  exitOf: (fault) => (fault instanceof MachineryError ? EXIT.no : undefined),
  hintOnLine: true,
});
