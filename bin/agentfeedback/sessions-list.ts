import type { Command } from 'commander';
import { listSessions } from '../../pipelines/list-sessions.js';
import { readHarness, readSince } from './command-line.js';
import { type ReadingOptions, withContext } from './open-context.js';
import { print, printJson } from './print.js';
import { storeWarnings } from './store-warnings.js';

interface Options extends ReadingOptions {
  readonly harness?: string;
  readonly since?: string;
  readonly unprocessed?: boolean;
  readonly json?: boolean;
}

export function addList(sessions: Command): void {
  sessions
    .command('list')
    .description('every session with its state')
    .option('--harness <name>', 'only the sessions of one harness')
    .option(
      '--since <time>',
      'only sessions with an entry at or after a time (RFC 3339, or 30m, 12h, 7d, 2w ago)',
    )
    .option('--unprocessed', 'only new and changed sessions')
    .option('--json', 'print one JSON object')
    .option('--no-progress', 'draw no progress bar')
    .addHelpText(
      'after',
      `
Examples:
  agentfeedback sessions list --unprocessed --since 7d
  agentfeedback sessions list --harness codex --json | jq -r '.sessions[].ref'
`,
    )
    .action(list);
}

async function list(options: Options): Promise<void> {
  const harness = options.harness === undefined ? undefined : readHarness(options.harness);
  const since = options.since === undefined ? undefined : readSince(options.since);
  const { unprocessed } = options;
  const found = await withContext('reading', options, (context) =>
    listSessions(context, { harness, since, unprocessed }),
  );
  for (const line of storeWarnings(found.stores, harness !== undefined)) process.stderr.write(`${line}\n`);
  if (options.json === true) return printJson(found);
  const { listTable } = await import('./list-view.js');
  await print(listTable(found.sessions));
}
