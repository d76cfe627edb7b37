import type { Command } from 'commander';
import { UsageError } from '../../lib/program/program.js';
import { isUid } from '../../lib/session-log/format/uid.js';
import { readUserConfig } from '../../lib/session-log/policy/user-config.js';
import { processEnvironment } from '../../lib/session-log/readers/environment.js';
import { openState, type StateDatabase, statePath } from '../../lib/session-log/state/database.js';
import { markSessions, OUTCOMES, type Outcome } from '../../lib/session-log/state/watermarks.js';
import { submitSettings } from '../../lib/session-log/submit/settings.js';
import { gather, readRef } from './command-line.js';
import { print, printJson } from './print.js';

interface Options {
  readonly outcome?: string;
  readonly ref?: readonly string[];
  readonly json?: boolean;
}

export function addMark(sessions: Command): void {
  sessions
    .command('mark')
    .description('record what came of digested sessions; the next digest begins behind what was marked')
    .argument('<refs...>', 'sessions, each as <harness>:<session id>; all of them are marked or none is')
    .option('--outcome <outcome>', `what came of them: ${OUTCOMES.join(', ')}`)
    .option('--ref <uid>', 'uid of a submission that was filed (repeatable)', gather)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  agentfeedback sessions mark codex:<session id> --outcome nothing
  agentfeedback sessions mark claude-code:<session id> --outcome filed --ref <uid>
`,
    )
    .action(mark);
}

async function mark(refs: readonly string[], options: Options): Promise<void> {
  const outcome = readOutcome(options.outcome);
  const sessions = refs.map(readRef);
  const uids = (options.ref ?? []).map(readUid);
  const environment = processEnvironment();
  const { url } = submitSettings(environment, await readUserConfig(environment));
  const state = await openState(statePath(environment));
  try {
    markSessions(state, sessions, outcome, uids, new Date());
    // What was filed on a server is not known here.
    if (url === undefined && uids.length > 0) await warnOfUnknown(state, uids);
  } finally {
    state.close();
  }
  const marked = { marked: [...refs], outcome, uids };
  const noun = refs.length === 1 ? 'session' : 'sessions';
  await (options.json === true ? printJson(marked) : print(`marked ${refs.length} ${noun}: ${outcome}\n`));
}

async function warnOfUnknown(state: StateDatabase, uids: readonly string[]): Promise<void> {
  const { unknownUids } = await import('../../lib/session-log/state/submissions.js');
  for (const uid of unknownUids(state, uids)) {
    process.stderr.write(`warning: no submission here has the uid ${uid}; it was marked all the same\n`);
  }
}

function readOutcome(text: string | undefined): Outcome {
  const outcome = OUTCOMES.find((known) => known === text);
  if (outcome !== undefined) return outcome;
  const problem = text === undefined ? '--outcome is missing' : `"${text}" is no outcome`;
  throw new UsageError(problem, `give one of ${OUTCOMES.join(', ')}`);
}

function readUid(text: string): string {
  if (isUid(text)) return text;
  throw new UsageError(`"${text}" is no uid`, 'give the uid that submit printed, 8-4-4-4-12 hex digits');
}
