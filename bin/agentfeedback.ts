#!/usr/bin/env node
import { EXIT } from '../lib/program/exit-codes.js';
import { createProgram, runProgram } from '../lib/program/program.js';
import { MachineryError } from '../lib/stream/errors.js';
import { requireCommand, withDoubleDashes } from './agentfeedback/command-line.js';
import { addMcpCommand } from './agentfeedback/mcp.js';
import { addServeCommand } from './agentfeedback/serve.js';
import { addSessionsCommands } from './agentfeedback/sessions.js';
import { addSubmissionsCommands } from './agentfeedback/submissions.js';
import { addSubmitCommands } from './agentfeedback/submit.js';

const program = createProgram(
  'agentfeedback',
  'Turn what went wrong in past coding-agent sessions into feedback: read their logs on demand, read-only, under your policy.',
  [
    'agentfeedback sessions status',
    'agentfeedback sessions list --unprocessed',
    'agentfeedback sessions digest --unprocessed --json',
    'agentfeedback submit friction --stdin --context-from claude-code:<session id>#<span> < report.json',
    'agentfeedback sessions mark claude-code:<session id> --outcome filed --ref <uid>',
  ],
);
requireCommand(program);
addSessionsCommands(program);
addSubmitCommands(program);
addSubmissionsCommands(program);
addMcpCommand(program);
addServeCommand(program);

await runProgram(program, withDoubleDashes(program, process.argv), {
  exitOf: (fault) => (fault instanceof MachineryError ? EXIT.no : undefined),
  hintOnLine: true,
});
