#!/usr/bin/env node
import { join } from 'node:path';
import { EXIT } from '../lib/program/exit-codes.js';
import { createProgram, runProgram, UsageError } from '../lib/program/program.js';
import { wholeNumber } from '../lib/program/whole-number.js';
import { writeReport } from '../lib/program/write-report.js';
import { openStandardInput } from '../lib/session-record/assembly/journal-file.js';
import { createJournal } from '../lib/session-record/capture/journal-file.js';
import { fileTarget, type JournalTarget, streamTarget } from '../lib/session-record/capture/journal-sink.js';
import { JOURNAL_FILE, JOURNAL_FOLDER } from '../lib/session-record/format/constants.js';
import { excludeFromGit } from '../lib/session-record/workspace/exclude-from-git.js';
import { byteProgress, progressWanted } from '../lib/stream/progress.js';
import { type CaptureSessionReport, captureSession } from '../pipelines/capture-session.js';

interface Options {
  readonly output?: string;
  readonly maxBytes?: number;
  readonly workspace?: string;
  readonly maxLine?: number;
  readonly report?: string;
  readonly strict?: true;
  readonly force?: true;
  readonly quiet?: true;
  readonly progress: boolean;
  readonly json?: true;
}

const program = createProgram(
  'gg-capture',
  'Captures a session: events as NDJSON on standard input become a journal (see docs/capture-events.md).',
  [
    'gg-capture < events.ndjson > replay.ndjson',
    'gg-capture < events.ndjson | gg-assemble > replay.json.gz',
    'my-harness | gg-capture -o replay.ndjson --max-bytes 268435456',
    'my-harness | gg-capture --workspace /path/to/repository --max-bytes 268435456',
  ],
)
  .option('-o, --output <file>', 'where the journal goes; standard output without it or with -')
  .option(
    '--max-bytes <n>',
    'the most bytes that the journal may have',
    wholeNumber(1, Number.MAX_SAFE_INTEGER),
  )
  .option(
    '--workspace <dir>',
    `journal to ${JOURNAL_FOLDER}/${JOURNAL_FILE} in it, and keep that out of its git`,
  )
  .option('--force', 'replace a journal that is there')
  .option('--max-line <bytes>', 'the longest event that is held (default: 67108864)', wholeNumber(1, 2 ** 29))
  .option('--report <file>', 'write what was done as JSON; - is standard output, with -o or --workspace')
  .option('--strict', 'exit 3 when the journal is truncated')
  .option('--json', 'errors as JSON')
  .option('-q, --quiet', 'no progress and no remarks')
  .option('--no-progress', 'no progress')
  .addHelpText('after', exitCodes())
  .action(async (options: Options) => {
    checkOptions(options);
    const target = await openTarget(options);
    const report = await capture(target, options);
    if (options.report !== undefined) await writeReport(options.report, printable(report));
    if (report.error !== undefined) throw report.error;
    if (report.truncation === undefined) return;
    if (options.quiet !== true) remark(report);
    if (options.strict === true) process.exitCode = EXIT.partial;
  });

await runProgram(program);

async function capture(target: JournalTarget, options: Options): Promise<CaptureSessionReport> {
  const { maxBytes, maxLine } = options;
  const events = await openStandardInput();
  try {
    return await captureSession(events.stream, {
      target,
      ...(maxBytes === undefined ? {} : { maxBytes }),
      ...(maxLine === undefined ? {} : { maxLine }),
      ...(progressWanted(options) ? { watch: byteProgress('capturing', await events.size?.()) } : {}),
    });
  } finally {
    await events.close();
  }
}

async function openTarget(options: Options): Promise<JournalTarget> {
  if (options.workspace !== undefined) await excludeFromGit(options.workspace);
  const path = outputPath(options);
  if (path === undefined) return streamTarget(process.stdout, 'standard output');
  return fileTarget(createJournal(path, options.force === true), path);
}

function outputPath({ output, workspace }: Options): string | undefined {
  if (workspace !== undefined) return join(workspace, JOURNAL_FOLDER, JOURNAL_FILE);
  return output === '-' ? undefined : output;
}

function checkOptions(options: Options): void {
  const { workspace, output, maxBytes, report } = options;
  if (workspace !== undefined && output !== undefined) {
    throw new UsageError('--workspace says where the journal goes', 'leave out -o');
  }
  if (workspace !== undefined && maxBytes === undefined) {
    throw new UsageError(
      '--workspace needs --max-bytes: a journal that grows beside the work must not fill its disk',
      'such as --max-bytes 268435456',
    );
  }
  if (report === '-' && outputPath(options) === undefined) {
    throw new UsageError(
      'the journal and the report cannot both go to standard output',
      'name a file with -o',
    );
  }
}

/** The report with what its error says in the place of the error. */
function printable({ error, ...figures }: CaptureSessionReport): object {
  return { ...figures, ...(error ? { error: error.message } : {}) };
}

function remark({ truncation, entries }: CaptureSessionReport): void {
  const last = truncation?.lastSeq == null ? '' : `, the last of them seq ${truncation.lastSeq}`;
  process.stderr.write(
    `gg-capture: the journal is truncated (${truncation?.reason}): it holds ${entries} ${entries === 1 ? 'entry' : 'entries'}${last}\n`,
  );
}

function exitCodes(): string {
  return `
Exit codes:
  0  the journal is written (truncated ones too: see stderr)
  1  an event was refused, or a journal is there already
  2  the command line is wrong
  3  the journal is written, and it is truncated (--strict)
  4  reading or writing failed
`;
}
