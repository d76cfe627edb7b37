// `agentfeedback submit`: files a report.

import type { Command } from 'commander';
import { EXIT } from '../../lib/program/exit-codes.js';
import { UsageError } from '../../lib/program/program.js';
import type { SubmitOutcome } from '../../lib/session-log/format/submission.js';
import { processEnvironment } from '../../lib/session-log/readers/environment.js';
import { BodyRejected } from '../../lib/session-log/submit/body-rules.js';
import { readLimited } from '../../lib/session-log/submit/read-body.js';
import { submitReport } from '../../pipelines/submit-report.js';
import { requireCommand } from './command-line.js';
import { oneLine, printJson } from './print.js';
import { addSubmitOptions, readRequest, type SubmitOptions } from './submit-options.js';

export function addSubmitCommands(program: Command): void {
  const submit = program.command('submit').description('file a report: once, whatever runs twice');
  requireCommand(submit);
  const friction = submit
    .command('friction')
    .description('report something that got in the way: a wrong doc, a missing flag, a stale config');
  addSubmitOptions(friction)
    .addHelpText(
      'after',
      `
The last line of stdout is one JSON object that says what came of it:
  submitted, duplicate, spooled, valid (--dry-run), disabled   exit code 0
  mismatch, rejected, error                                    exit code 1
With --context-from a session that may not be read, or a span that is not there,
files nothing, prints nothing on stdout and exits 1. A wrong command line exits 2.

Examples:
  agentfeedback submit friction --summary "the docs name a flag that is gone" --category docs
  agentfeedback submit friction --stdin --context-from claude-code:<session id>#<span> < report.json
  agentfeedback submit friction --stdin --dry-run < report.json
`,
    )
    .action(submitFriction);
}

async function submitFriction(options: SubmitOptions): Promise<void> {
  const request = readRequest(options);
  let stdin: Buffer | undefined;
  try {
    if (options.stdin === true) stdin = await readStdin();
  } catch (error) {
    if (!(error instanceof BodyRejected)) throw error;
    return tell({ outcome: 'rejected', kind: 'friction', reason: error.code, message: error.message });
  }
  const { body, outcome, notes } = await submitReport(processEnvironment(), {
    ...request,
    kind: 'friction',
    stdin,
    directory: currentDirectory,
  });
  const scrubbed = outcome.warnings?.filter(({ code }) => code === 'scrubbed') ?? [];
  for (const note of [...notes, ...scrubbed.map(({ message }) => message)]) {
    process.stderr.write(`warning: ${oneLine(note)}\n`);
  }
  if (body !== undefined) await printJson(body);
  await tell(outcome);
}

const REFUSED: readonly SubmitOutcome['outcome'][] = ['mismatch', 'rejected', 'error'];

async function tell(outcome: SubmitOutcome): Promise<void> {
  if (REFUSED.includes(outcome.outcome)) {
    process.exitCode = EXIT.no;
    process.stderr.write(`agentfeedback: ${oneLine(outcome.message ?? '')}. (${outcome.reason})\n`);
  }
  await printJson(outcome);
}

/** @throws BodyRejected `body_too_large` */
function readStdin(): Promise<Buffer> {
  if (process.stdin.isTTY) {
    throw new UsageError('--stdin reads a report, and stdin is a terminal', 'pipe one in');
  }
  return readLimited(process.stdin);
}

/** Undefined in a directory that is gone. */
function currentDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}
