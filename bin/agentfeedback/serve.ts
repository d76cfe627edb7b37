// `agentfeedback serve`: the small server that a team files to.

import type { Command } from 'commander';
import { interruptible } from '../../lib/program/interruption.js';
import { UsageError } from '../../lib/program/program.js';
import { readUserConfig } from '../../lib/session-log/policy/user-config.js';
import { processEnvironment } from '../../lib/session-log/readers/environment.js';
import { openState, statePath } from '../../lib/session-log/state/database.js';
import { submitSettings } from '../../lib/session-log/submit/settings.js';
import { CodedError } from '../../lib/stream/errors.js';
import { isLoopback } from '../../lib/stream/loopback.js';
import { serveSubmissions } from '../../pipelines/serve-submissions.js';
import { oneLine } from './print.js';

interface Options {
  readonly host: string;
  readonly port: string;
}

export function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('take reports of other machines into the database of this one')
    .option('--host <address>', 'where to listen', '127.0.0.1')
    .option('--port <n>', 'on which port (0: any free one)', '8484')
    .addHelpText(
      'after',
      `
Clients have to send the token of this machine, AGENT_FEEDBACK_API_KEY or api_key in its
config.toml. The server speaks plain HTTP: leave it on loopback, behind a tunnel or a
proxy that speaks TLS.

Examples:
  AGENT_FEEDBACK_API_KEY=<token> agentfeedback serve
  agentfeedback submit friction --summary "…" --server http://127.0.0.1:8484
`,
    )
    .action(serve);
}

async function serve({ host, port }: Options): Promise<void> {
  const number = Number(port);
  if (!/^\d{1,5}$/.test(port) || number > 65_535)
    throw new UsageError(`"${port}" is no port`, 'write 0 to 65535');
  const environment = processEnvironment();
  const { apiKey } = submitSettings(environment, await readUserConfig(environment));
  if (apiKey === undefined) {
    throw new CodedError('no-token', 'no token is set, and without one anybody could file', {
      hint: 'set AGENT_FEEDBACK_API_KEY, or api_key in config.toml',
    });
  }
  const state = await openState(statePath(environment));
  if (!isLoopback(host) && host !== 'localhost')
    process.stderr.write(
      `agentfeedback: ${oneLine(host)} is not loopback, and this server speaks plain HTTP: tokens and reports can be read on the way\n`,
    );
  try {
    await interruptible((signal) =>
      serveSubmissions(state, {
        host,
        port: number,
        token: apiKey,
        signal,
        onListening: (url) => process.stderr.write(`agentfeedback: taking reports at ${url}\n`),
        onFault: (error) =>
          process.stderr.write(
            `agentfeedback: ${oneLine(error instanceof Error ? error.message : String(error))}\n`,
          ),
      }),
    );
  } finally {
    state.close();
  }
}
