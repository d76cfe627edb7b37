#!/usr/bin/env node
import type { Command } from 'commander';
import { EXIT } from '../lib/program/exit-codes.js';
import { createProgram, runProgram } from '../lib/program/program.js';
import { MachineryError } from '../lib/stream/errors.js';
import { requireCommand, withDoubleDashes } from './agentfeedback/command-line.js';

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

/** What adds each command. Only the one that is run is loaded: it takes longer than to read a small store. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  sessions: async () => (await import('./agentfeedback/sessions.js')).addSessionsCommands,
  submit: async () => (await import('./agentfeedback/submit.js')).addSubmitCommands,
  submissions: async () => (await import('./agentfeedback/submissions.js')).addSubmissionsCommands,
  mcp: async () => (await import('./agentfeedback/mcp.js')).addMcpCommand,
  serve: async () => (await import('./agentfeedback/serve.js')).addServeCommand,
};
const [named = ''] = process.argv.slice(2);
for (const name of Object.hasOwn(COMMANDS, named) ? [named] : Object.keys(COMMANDS)) {
  (await COMMANDS[name]?.())?.(program);
}

await runProgram(program, withDoubleDashes(program, process.argv), {
  exitOf: (fault) => (fault instanceof MachineryError ? EXIT.no : undefined),
  hintOnLine: true,
});
