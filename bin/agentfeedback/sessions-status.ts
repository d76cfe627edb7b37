import type { Command } from 'commander';
import { UsageError } from '../../lib/program/program.js';
import type { Selection } from '../../lib/session-log/state/selection.js';
import { gather, readHarness, readLimit, readSince } from './command-line.js';
import { type ReadingOptions, withContext } from './open-context.js';
import { print, printJson } from './print.js';
import { statusText } from './status-view.js';

interface Options extends ReadingOptions {
  readonly setSelection?: boolean;
  readonly harness?: readonly string[];
  readonly since?: string;
  readonly limit?: string;
  readonly json?: boolean;
}

export function addStatus(sessions: Command): void {
  sessions
    .command('status')
    .description('stores, sessions per state, the saved selection')
    .option(
      '--set-selection',
      'save the selection that --harness, --since and --limit make, in place of the old one',
    )
    .option('--harness <name>', 'with --set-selection: a harness (repeatable)', gather)
    .option('--since <time>', 'with --set-selection: RFC 3339, or 30m, 12h, 7d, 2w ago; kept as written')
    .option('--limit <n>', 'with --set-selection: at most n sessions (0: no limit)')
    .option('--json', 'print one JSON object')
    .option('--no-progress', 'draw no progress bar')
    .addHelpText(
      'after',
      `
The selection is kept for whoever processes sessions; list and digest do not apply it.

Examples:
  agentfeedback sessions status
  agentfeedback sessions status --set-selection --harness codex --since 7d --limit 20
`,
    )
    .action(status);
}

async function status(options: Options): Promise<void> {
  const selection = readSelectionOptions(options);
  const { saveSelection } = await import('../../lib/session-log/state/selection.js');
  const { summarizeSessions } = await import('../../pipelines/summarize-sessions.js');
  const summary = await withContext('reading', options, (context) => {
    if (selection !== undefined) saveSelection(context.state, selection);
    return summarizeSessions(context);
  });
  await (options.json === true ? printJson(summary) : print(statusText(summary)));
}

function readSelectionOptions({ setSelection, harness, since, limit }: Options): Selection | undefined {
  if (setSelection !== true) {
    if (harness === undefined && since === undefined && limit === undefined) return undefined;
    throw new UsageError('--harness, --since and --limit make a selection', 'add --set-selection');
  }
  if (since !== undefined) readSince(since);
  return {
    harnesses: (harness ?? []).map(readHarness),
    since: since ?? '',
    limit: limit === undefined ? 0 : readLimit(limit),
  };
}
