// `agentfeedback mcp`: the sessions commands as tools of an MCP client.

import type { Command } from 'commander';
import { readUserConfig } from '../../lib/session-log/policy/user-config.js';
import { processEnvironment } from '../../lib/session-log/readers/environment.js';
import { openState, statePath } from '../../lib/session-log/state/database.js';
import { submitSettings } from '../../lib/session-log/submit/settings.js';
import { CodedError } from '../../lib/stream/errors.js';
import { answerMcp } from '../../pipelines/answer-mcp.js';
import { oneLine } from './print.js';

interface Options {
  readonly local?: boolean;
}

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description('serve sessions_list, sessions_digest and sessions_mark to an MCP client over stdio')
    .option('--local', 'serve this machine although a server is configured')
    .addHelpText(
      'after',
      `
Results reach the provider of the model that calls the tools. No tool deletes anything
or reads a session that the policy refuses; a session without a working directory is
not digested at all, because allowing that is a person's decision.

Example of a client's configuration:
  { "mcpServers": { "agentfeedback": { "command": "agentfeedback", "args": ["mcp"] } } }
`,
    )
    .action(serveMcp);
}

async function serveMcp(options: Options): Promise<void> {
  const environment = processEnvironment();
  const { url } = submitSettings(environment, await readUserConfig(environment));
  if (url !== undefined && options.local !== true) {
    throw new CodedError('server-configured', 'a server is configured, and the tools read this machine', {
      hint: 'start it as agentfeedback mcp --local if that is what you want',
    });
  }
  const state = await openState(statePath(environment));
  try {
    await answerMcp(environment, state, { input: process.stdin, output: process.stdout }, tell);
  } finally {
    state.close();
  }
}

/** A client keeps what stands on stderr for the person. */
function tell(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`agentfeedback mcp: ${oneLine(message + cause)}\n`);
}
