// `agentfeedback submissions`: what was filed on this machine.

import type { Command } from 'commander';
import { UsageError } from '../../lib/program/program.js';
import type { SubmissionList } from '../../lib/session-log/format/submission.js';
import { isUid } from '../../lib/session-log/format/uid.js';
import { processEnvironment } from '../../lib/session-log/readers/environment.js';
import { openState, type StateDatabase, statePath } from '../../lib/session-log/state/database.js';
import { findSubmission, listSubmissions } from '../../lib/session-log/state/submissions.js';
import { Spool } from '../../lib/session-log/submit/spool.js';
import { CodedError } from '../../lib/stream/errors.js';
import { requireCommand } from './command-line.js';
import { print, printJson } from './print.js';
import { submissionsTable, submissionText } from './submissions-view.js';

interface Options {
  readonly json?: boolean;
}

export function addSubmissionsCommands(program: Command): void {
  const submissions = program
    .command('submissions')
    .description('what was filed on this machine')
    .addHelpText(
      'after',
      `
Examples:
  agentfeedback submissions list
  agentfeedback submissions show <uid> --json
`,
    );
  requireCommand(submissions);
  submissions
    .command('list')
    .description('every submission, newest first')
    .option('--json', 'print one JSON object')
    .action(list);
  submissions
    .command('show')
    .description('one submission whole')
    .argument('<uid>', 'the uid that submit printed')
    .option('--json', 'print one JSON object')
    .action(show);
}

async function list(options: Options): Promise<void> {
  const found: SubmissionList = { submissions: await withState(listSubmissions) };
  const waiting = (await new Spool(processEnvironment()).names()).length;
  if (waiting > 0) {
    const verb = waiting === 1 ? 'report waits' : 'reports wait';
    process.stderr.write(`${waiting} ${verb} to be delivered; the next submit delivers what it can\n`);
  }
  await (options.json === true ? printJson(found) : print(submissionsTable(found.submissions)));
}

async function show(uid: string, options: Options): Promise<void> {
  if (!isUid(uid)) {
    throw new UsageError(`"${uid}" is no uid`, 'give the uid that submit printed, 8-4-4-4-12 hex digits');
  }
  const found = await withState((state) => findSubmission(state, uid));
  if (found === undefined) {
    throw new CodedError('no-submission', `no submission here has the uid ${uid}`, {
      hint: 'agentfeedback submissions list shows what was filed on this machine',
    });
  }
  await (options.json === true ? printJson(found) : print(submissionText(found)));
}

async function withState<T>(work: (state: StateDatabase) => T): Promise<T> {
  const state = await openState(statePath(processEnvironment()));
  try {
    return work(state);
  } finally {
    state.close();
  }
}
