// request, output, checks, checklist, prompts, session, tokens, answers: what a
// run kept, and what it can prove.

import type { Command } from 'commander';
import { Option } from 'commander';
import { EXIT } from '../../lib/program/exit-codes.js';
import { UsageError } from '../../lib/program/program.js';
import { wholeNumber } from '../../lib/program/whole-number.js';
import { answerQuestions } from '../../lib/run-record/inspection/answers.js';
import { listChecks, readCapture } from '../../lib/run-record/inspection/checks.js';
import { decodeCursor, encodeCursor } from '../../lib/run-record/inspection/cursor.js';
import { listMarks } from '../../lib/run-record/inspection/decisions.js';
import { placeOf } from '../../lib/run-record/inspection/inspected-run.js';
import { findOutput, OUTPUT_KINDS, type OutputKind } from '../../lib/run-record/inspection/output.js';
import { listPrompts, readPrompt } from '../../lib/run-record/inspection/prompts.js';
import { findRequest, retainedRequest } from '../../lib/run-record/inspection/request.js';
import { readRetained, verifyRetained } from '../../lib/run-record/inspection/retained-file.js';
import {
  findSession,
  readRawSession,
  readSessionPage,
  sessionPosition,
} from '../../lib/run-record/inspection/session.js';
import { accountTokens } from '../../lib/run-record/inspection/tokens.js';
import { showAnswers } from '../../lib/run-record/rendering/answers.js';
import {
  showChecks,
  showMarks,
  showPrompts,
  showSessionLines,
} from '../../lib/run-record/rendering/run-tables.js';
import {
  type AttemptOptions,
  addAttemptOptions,
  addChildOption,
  addCommand,
  type CommonOptions,
  openRun,
  print,
  printBytes,
} from './command.js';

/** Adds the sub-commands. */
export function addEvidenceCommands(program: Command): void {
  addRequest(program);
  addOutput(program);
  addChecks(program);
  addPrompts(program);
  addSession(program);
  addAccounts(program);
}

function addRequest(program: Command): void {
  const command = addCommand(
    program,
    'request <run>',
    'the exact bytes of what was asked; --json: where they are kept and how they arrived',
  );
  addChildOption(command).action(async (selector: string, options: CommonOptions) => {
    const run = await openRun(selector, options);
    const request = findRequest(run);
    const fact = retainedRequest(run, request);
    if (options.json !== true) return printBytes(readRetained(run.directory, fact));
    await verifyRetained(run.directory, fact);
    return print(options, 'run-request', { data: { run: run.name, ...request } }, () => '');
  });
}

function addOutput(program: Command): void {
  const command = addCommand(
    program,
    'output <run> [stage]',
    'the exact bytes of what the run, or a stage of it, produced',
  )
    .option('--repeat <n>', 'the stage in this repeat', wholeNumber(1))
    .addOption(
      new Option('--kind <kind>', 'what the last ending made of it')
        .choices(Object.keys(OUTPUT_KINDS))
        .default('accepted'),
    );
  addChildOption(command).action(
    async (selector: string, stage: string | undefined, options: AttemptOptions & { kind: OutputKind }) => {
      const run = await openRun(selector, options);
      const output = findOutput(run, { stage, repeat: options.repeat }, options.kind);
      const fact = { path: placeOf(run, output.path), sha256: output.sha256 };
      if (options.json !== true) return printBytes(readRetained(run.directory, fact));
      const bytes = await verifyRetained(run.directory, fact);
      const data = { run: run.name, ...output, repeat: output.repeat ?? null, bytes, kind: options.kind };
      return print(options, 'run-output', { data }, () => '');
    },
  );
}

function addChecks(program: Command): void {
  const checks = addCommand(
    program,
    'checks <run> [name]',
    'the checks that judged the work, and what each printed',
  )
    .option('--file <path>', 'only the gate with this executable')
    .option('--raw', 'the exact bytes that one check printed');
  addChildOption(addAttemptOptions(checks)).action(
    async (selector: string, check: string | undefined, options: AttemptOptions & { file?: string }) => {
      const run = await openRun(selector, options);
      const { stage, repeat, retry, file } = options;
      const filter = { check, stage, repeat, retry, file };
      if (options.raw === true) return printBytes([await readCapture(run, filter)]);
      const found = listChecks(run, filter);
      const data = found.map(
        ({ file: executableFile = null, sha256: executableSha256 = null, repeat: times = null, ...rest }) => {
          return { ...rest, repeat: times, executableFile, executableSha256 };
        },
      );
      return print(options, 'run-checks', { data: { run: run.name, checks: data } }, () => showChecks(found));
    },
  );
  const checklist = addCommand(program, 'checklist <run>', 'every mark of the checklists, with its evidence');
  addChildOption(addAttemptOptions(checklist)).action(async (selector: string, options: AttemptOptions) => {
    const run = await openRun(selector, options);
    const marks = listMarks(run, options);
    return print(options, 'run-checklist', { data: { run: run.name, marks } }, () => showMarks(marks));
  });
}

function addPrompts(program: Command): void {
  const command = addCommand(
    program,
    'prompts <run>',
    'what the model was asked: the sources of each prompt, and its kept bytes',
  ).addOption(new Option('--raw <part>', 'the exact bytes of one').choices(['system', 'first-turn']));
  addChildOption(addAttemptOptions(command)).action(
    async (
      selector: string,
      { raw, ...options }: Omit<AttemptOptions, 'raw'> & { raw?: 'system' | 'first-turn' },
    ) => {
      const run = await openRun(selector, options);
      if (raw !== undefined) {
        return printBytes([await readPrompt(run, options, raw === 'system' ? 'system' : 'firstTurn')]);
      }
      const prompts = listPrompts(run, options);
      return print(options, 'run-prompts', { data: { run: run.name, prompts } }, () => showPrompts(prompts));
    },
  );
}

interface SessionOptions extends AttemptOptions {
  readonly limit: number;
  readonly after?: string;
}

function addSession(program: Command): void {
  const command = addCommand(program, 'session <run> <stage>', 'the session of a stage, page by page')
    .option('--repeat <n>', 'the stage in this repeat', wholeNumber(1))
    .option('--limit <n>', 'lines on a page', wholeNumber(1, 500), 100)
    .option('--after <cursor>', 'the next page, of the same bytes')
    .option('--raw', 'the exact bytes (at most 1 MiB and 10,000 lines)');
  addChildOption(command).action(async (selector: string, stage: string, options: SessionOptions) => {
    const { repeat = null, limit, after } = options;
    if (options.raw === true && options.json === true)
      throw new UsageError('--raw and --json exclude each other');
    const run = await openRun(selector, options);
    const path = findSession(run, stage, options.repeat);
    if (options.raw === true) return printBytes([await readRawSession(run.directory, path)]);
    const scope = { kind: 'session', bound: [run.name, options.child ?? null, stage, repeat] };
    const from = after === undefined ? undefined : decodeCursor(scope, sessionPosition, after);
    const { lines, next: position } = await readSessionPage(run.directory, path, limit, from);
    const next = position === null ? null : encodeCursor(scope, position);
    const body = { data: { run: run.name, stage, repeat, path, lines }, page: { limit, next } };
    return print(options, 'run-session', body, () => showSessionLines(lines, next));
  });
}

function addAccounts(program: Command): void {
  const tokens = addCommand(
    program,
    'tokens <run>',
    'what the run and its children cost; complete or partial',
  );
  addChildOption(tokens).action(async (selector: string, options: CommonOptions) => {
    const run = await openRun(selector, options);
    const account = await accountTokens(run);
    const told = account.tokens === null ? 'no total' : `${account.tokens} tokens`;
    return print(
      options,
      'run-tokens',
      { data: { run: run.name, ...account } },
      () => `${told}, ${account.status}\n`,
    );
  });
  const answers = addCommand(
    program,
    'answers <run>',
    'the eight questions, answered from the directory alone',
  ).option('--strict', 'exit 3 when a part of an answer is missing');
  addChildOption(answers).action(async (selector: string, options: CommonOptions & { strict?: true }) => {
    const run = await openRun(selector, options);
    const found = await answerQuestions(run);
    const { missing, ...data } = found;
    if (missing.length > 0 && options.strict === true) process.exitCode = EXIT.partial;
    return print(options, 'run-answers', { data: { run: run.name, ...data }, missing }, () =>
      showAnswers(found),
    );
  });
}
