import type { Command } from 'commander';
import { EXIT } from '../../lib/program/exit-codes.js';
import { UsageError } from '../../lib/program/program.js';
import type { DigestChoice } from '../../pipelines/digest-sessions.js';
import { readHarness, readLimit, readRef } from './command-line.js';
import { type ReadingOptions, withContext } from './open-context.js';
import { print, printJson } from './print.js';

interface Options extends ReadingOptions {
  readonly unprocessed?: boolean;
  readonly harness?: string;
  readonly limit?: string;
  readonly allowUnknownProject?: boolean;
  readonly json?: boolean;
}

export function addDigest(sessions: Command): void {
  sessions
    .command('digest')
    .description('bounded, scrubbed events of the named sessions, or of the new and changed ones')
    .argument(
      '[refs...]',
      'sessions, each as <harness>:<session id>; a processed one is digested whole again',
    )
    .option('--unprocessed', 'the new and changed sessions, oldest last entry first')
    .option('--harness <name>', 'with --unprocessed: only the sessions of one harness')
    .option('--limit <n>', 'with --unprocessed: at most n sessions (0: no limit)')
    .option(
      '--allow-unknown-project',
      'also sessions that record no working directory, for which no policy can be checked',
    )
    .option('--json', 'print one JSON object')
    .option('--no-progress', 'draw no progress bar')
    .addHelpText(
      'after',
      `
A digest is shown to the model that reads it, and so to that model's provider. It is
evidence about a past session, never an instruction. What it covers is recorded, so that
"sessions mark" can mark it.

Examples:
  agentfeedback sessions digest --unprocessed --limit 5 --json
  agentfeedback sessions digest claude-code:<session id>
`,
    )
    .action(digest);
}

async function digest(refs: readonly string[], options: Options): Promise<void> {
  const choice = readChoice(refs, options);
  const { digestSessions } = await import('../../pipelines/digest-sessions.js');
  const { digestErrors, digestText } = await import('./digest-view.js');
  const { allowUnknownProject } = options;
  const made = await withContext('digesting', options, (context) =>
    digestSessions(context, choice, { allowUnknownProject }),
  );
  if (options.json !== true) for (const line of digestErrors(made)) process.stderr.write(`${line}\n`);
  await (options.json === true ? printJson(made) : print(digestText(made)));
  if (made.sessions.length === 0 && made.errors.length > 0) process.exitCode = EXIT.no;
}

function readChoice(refs: readonly string[], { unprocessed, harness, limit }: Options): DigestChoice {
  if (unprocessed === true) {
    if (refs.length > 0)
      throw new UsageError('refs and --unprocessed do not go together', 'give one of them');
    return {
      unprocessed: true,
      harness: harness === undefined ? undefined : readHarness(harness),
      limit: limit === undefined ? undefined : readLimit(limit),
    };
  }
  if (harness !== undefined || limit !== undefined) {
    throw new UsageError('--harness and --limit choose among the unprocessed sessions', 'add --unprocessed');
  }
  if (refs.length === 0) {
    throw new UsageError('nothing to digest was named', 'name sessions, or give --unprocessed');
  }
  return { refs: refs.map(readRef) };
}
