// `agentfeedback sessions`: list, digest, mark, status.

import type { Command } from 'commander';
import { requireCommand } from './command-line.js';
import { addDigest } from './sessions-digest.js';
import { addList } from './sessions-list.js';
import { addMark } from './sessions-mark.js';
import { addStatus } from './sessions-status.js';

export function addSessionsCommands(program: Command): void {
  const sessions = program
    .command('sessions')
    .description('read the session logs of coding agents, on demand and read-only')
    .addHelpText(
      'after',
      `
A session is named by its ref, <harness>:<session id>, as "sessions list" prints it.

Exit codes: 0 done; 1 it failed, or sessions were asked for and none could be digested;
2 the command line is wrong.

Examples:
  agentfeedback sessions status
  agentfeedback sessions list --unprocessed
  agentfeedback sessions digest --unprocessed --json
  agentfeedback sessions mark claude-code:<session id> --outcome nothing
`,
    );
  requireCommand(sessions);
  addList(sessions);
  addDigest(sessions);
  addMark(sessions);
  addStatus(sessions);
}
