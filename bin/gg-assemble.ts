#!/usr/bin/env node
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EXIT } from '../lib/program/exit-codes.js';
import { interruptible } from '../lib/program/interruption.js';
import { createProgram, runProgram, UsageError } from '../lib/program/program.js';
import { wholeNumber } from '../lib/program/whole-number.js';
import { writeReport } from '../lib/program/write-report.js';
import { openJournal, openStandardInput } from '../lib/session-record/assembly/journal-file.js';
import { type AssemblyReport, describeLoss } from '../lib/session-record/assembly/report.js';
import { removeLeftovers } from '../lib/session-record/assembly/scratch.js';
import { ASSEMBLY_SCRATCH_PREFIX } from '../lib/session-record/format/constants.js';
import { byteProgress, progressWanted } from '../lib/stream/progress.js';
import { type AssembleOptions, assembleRecord, scratchParent } from '../pipelines/assemble-record.js';
import { runSessionRecordStage } from '../pipelines/session-record-stage.js';

interface Options {
  readonly output?: string;
  readonly level: number;
  readonly scratch?: string;
  readonly maxLine?: number;
  readonly report?: string;
  readonly strict?: true;
  readonly force?: true;
  readonly quiet?: true;
  readonly progress: boolean;
  readonly json?: true;
  readonly tree?: string;
  readonly runDir?: string;
}

const program = createProgram(
  'gg-assemble',
  'Folds the journal of an agent session into its record, replay.json.gz.',
  [
    'gg-assemble < replay.ndjson > replay.json.gz',
    'gg-assemble replay.ndjson -o replay.json.gz --report -',
    'gg-assemble --strict replay.ndjson -o replay.json.gz || echo "the session was cut short"',
    'gg-assemble --tree collected/ --run-dir runs/42',
  ],
)
  .argument('[journal]', 'the journal; standard input without it or with -')
  .option('-o, --output <file>', 'where the record goes; standard output without it or with -')
  .option('--level <0..9>', 'how hard to compress', wholeNumber(0, 9), 6)
  .option('--scratch <dir>', 'where segments wait (default: beside the output, else the temporary folder)')
  .option('--max-line <bytes>', 'the longest line that is held (default: 67108864)', wholeNumber(1, 2 ** 29))
  .option('--report <file>', 'write what was done as JSON; - is standard output, with -o')
  .option('--strict', 'exit 3 when the record is truncated')
  .option('--force', 'write the record to a terminal')
  .option('--json', 'errors as JSON')
  .option('-q, --quiet', 'no progress and no remarks')
  .option('--no-progress', 'no progress')
  .option('--tree <dir>', 'fold the journal of a collected tree, and remove it there')
  .option('--run-dir <dir>', 'with --tree: the run directory that gets replay.json.gz')
  .addHelpText('after', exitCodes())
  .action(async (journal: string | undefined, options: Options) => {
    checkOptions(journal, options);
    const report = await interruptible((signal) =>
      options.tree === undefined ? assemble(journal, options, signal) : runStage(options, signal),
    );
    if (report === undefined) return;
    const loss = describeLoss(report);
    if (loss !== undefined && options.quiet !== true) remark(loss);
    if (options.report !== undefined) await writeReport(options.report, report);
    if (loss !== undefined && options.strict === true) process.exitCode = EXIT.partial;
  });

await runProgram(program);

async function assemble(
  path: string | undefined,
  options: Options,
  signal: AbortSignal,
): Promise<AssemblyReport> {
  const output = outputOf(options);
  const settings = settingsOf(options);
  await tidy(scratchParent({ output, ...settings }), options);
  if ('path' in output && settings.scratch !== undefined) await tidy(dirname(output.path), options);
  const journal = path === undefined || path === '-' ? await openStandardInput() : await openJournal(path);
  try {
    if (path !== undefined && 'path' in output) await refuseSameFile(path, output.path);
    const watch = progressWanted(options)
      ? { watch: byteProgress('assembling', await journal.size?.()) }
      : {};
    return await assembleRecord(journal, { output, signal, ...settings, ...watch });
  } finally {
    await journal.close();
  }
}

async function runStage(options: Options, signal: AbortSignal): Promise<AssemblyReport | undefined> {
  const { tree, runDir } = options as Required<Options>;
  await tidy(options.scratch ?? runDir, options);
  const stage = await runSessionRecordStage({ harness: 'gg', tree, runDir, signal, ...settingsOf(options) });
  for (const warning of stage.warnings) remark(warning);
  return stage.assembly;
}

function settingsOf({
  level,
  scratch,
  maxLine,
}: Options): Pick<AssembleOptions, 'level' | 'scratch' | 'maxLine'> {
  return {
    level,
    ...(scratch === undefined ? {} : { scratch }),
    ...(maxLine === undefined ? {} : { maxLine }),
  };
}

function outputOf({ output }: Options): AssembleOptions['output'] {
  return output === undefined || output === '-' ? { stream: process.stdout } : { path: output };
}

function checkOptions(journal: string | undefined, options: Options): void {
  const { tree, runDir, output, report, force } = options;
  if ((tree === undefined) !== (runDir === undefined)) {
    throw new UsageError('--tree and --run-dir go together');
  }
  if (tree !== undefined && (journal !== undefined || output !== undefined)) {
    throw new UsageError('--tree names the journal and the output itself', 'leave out the journal and -o');
  }
  const toStdout = tree === undefined && 'stream' in outputOf(options);
  if (toStdout && report === '-') {
    throw new UsageError(
      'the record and the report cannot both go to standard output',
      'name a file with -o',
    );
  }
  if (toStdout && process.stdout.isTTY && force !== true) {
    throw new UsageError(
      'a record is binary and standard output is a terminal',
      'name a file with -o, or use --force',
    );
  }
}

async function refuseSameFile(journal: string, output: string): Promise<void> {
  const [a, b] = await Promise.all([journal, output].map((path) => stat(path).catch(() => undefined)));
  if (a === undefined || b === undefined || a.ino !== b.ino || a.dev !== b.dev) return;
  throw new UsageError('the journal is the output: it would be replaced', 'name another file with -o');
}

/** Removes what a killed assembly left, and says so. */
async function tidy(parent: string, { quiet }: Options): Promise<void> {
  for (const path of await removeLeftovers(parent, ASSEMBLY_SCRATCH_PREFIX)) {
    if (quiet !== true) remark(`removed ${path}, which a killed assembly left`);
  }
}

function remark(text: string): void {
  process.stderr.write(`gg-assemble: ${text}\n`);
}

function exitCodes(): string {
  return `
Exit codes:
  0  the record is written (truncated ones too: see stderr)
  1  the journal is refused; nothing is written
  2  the command line is wrong
  3  the record is written, and it is truncated (--strict)
  4  reading or writing failed; nothing is left behind
`;
}
