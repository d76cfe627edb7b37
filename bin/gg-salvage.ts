#!/usr/bin/env node
import { EXIT } from '../lib/program/exit-codes.js';
import { interruptible } from '../lib/program/interruption.js';
import { createProgram, runProgram, UsageError } from '../lib/program/program.js';
import { print } from '../lib/program/standard-output.js';
import { wholeNumber } from '../lib/program/whole-number.js';
import { describeLoss } from '../lib/session-record/assembly/report.js';
import type { Collector } from '../lib/session-record/salvage/collector.js';
import { containerCollector } from '../lib/session-record/salvage/container-collector.js';
import { resolveEngine } from '../lib/session-record/salvage/engine-address.js';
import { folderCollector } from '../lib/session-record/salvage/folder-collector.js';
import {
  DEFAULT_MAX_JOURNAL,
  DEFAULT_TIMEOUT_MS,
  type SalvageOutcome,
  salvageRecord,
} from '../pipelines/salvage-record.js';

interface Options {
  readonly container?: string;
  readonly workspace?: string;
  readonly engine?: string;
  readonly tree?: string;
  readonly runDir: string;
  readonly scratch?: string;
  readonly maxBytes: number;
  readonly timeout: number;
  readonly strict?: true;
  readonly json?: true;
  readonly quiet?: true;
}

const program = createProgram(
  'gg-salvage',
  "Salvages a session's journal out of a container that is going away, into its record.",
  [
    'gg-salvage --container 3f9a01c2 --workspace /workspace --run-dir runs/42',
    'DOCKER_HOST=unix:///run/podman/podman.sock gg-salvage --container run-42 --workspace /w --run-dir runs/42',
    'gg-salvage --tree mounted/workspace --run-dir runs/42',
  ],
)
  .option('--container <id>', 'the container, running or not')
  .option('--workspace <path>', "the run's workspace in the container: an absolute path")
  .option(
    '--engine <address>',
    'unix:///path or tcp://host:port (default: DOCKER_HOST, CONTAINER_HOST, the usual sockets)',
  )
  .option('--tree <dir>', 'take the journal out of this folder instead; it stays there')
  .requiredOption('--run-dir <dir>', 'the run directory that gets replay.json.gz')
  .option('--scratch <dir>', 'where the journal waits (default: beside the run directory)')
  .option('--max-bytes <bytes>', 'the largest journal that is taken', wholeNumber(1), DEFAULT_MAX_JOURNAL)
  .option('--timeout <seconds>', 'how long it may take altogether', wholeNumber(1), DEFAULT_TIMEOUT_MS / 1000)
  .option('--strict', 'exit 3 when nothing was salvaged')
  .option('--json', 'what became of it, as JSON')
  .option('-q, --quiet', 'no remarks')
  .addHelpText('after', exitCodes())
  .action(async (options: Options) => {
    checkOptions(options);
    const outcome = await interruptible((signal) => salvage(options, signal));
    if (options.json) await print([`${JSON.stringify(outcome)}\n`]);
    if (outcome.outcome === 'failed' || options.quiet !== true) remark(describe(outcome));
    if (outcome.outcome !== 'salvaged' && options.strict === true) process.exitCode = EXIT.partial;
  });

await runProgram(program);

function salvage(options: Options, signal: AbortSignal): Promise<SalvageOutcome> {
  const { runDir, scratch, maxBytes, timeout } = options;
  return salvageRecord({
    collect: collectorOf(options),
    runDir,
    ...(scratch === undefined ? {} : { scratch }),
    maxBytes,
    timeoutMs: timeout * 1000,
    signal,
  });
}

/** Whatever is wrong with the engine or the names is a failure of collecting, and as quiet as any other. */
function collectorOf({ tree, container, workspace, engine }: Options): Collector {
  if (tree !== undefined) return folderCollector(tree);
  return (destination, limits) =>
    containerCollector({
      engine: resolveEngine(engine, process.env),
      container: container as string,
      workspace: workspace as string,
    })(destination, limits);
}

function checkOptions({ tree, container, workspace }: Options): void {
  if ((tree === undefined) === (container === undefined))
    throw new UsageError('name one of --container and --tree');
  if ((container === undefined) !== (workspace === undefined))
    throw new UsageError('--container and --workspace go together');
}

function describe(outcome: SalvageOutcome): string {
  switch (outcome.outcome) {
    case 'salvaged':
      return `salvaged ${outcome.record}; ${describeLoss(outcome.assembly) ?? 'the record is complete'}`;
    case 'absent':
      return 'nothing salvaged: there is no journal';
    case 'failed': {
      const { error, kept } = outcome;
      const where = kept === undefined ? '' : `; the journal is kept in ${kept}`;
      const code = error.message.endsWith(`(${error.code})`) ? '' : ` (${error.code})`;
      return `nothing salvaged: ${error.message}${code}${where}`;
    }
  }
}

function remark(text: string): void {
  process.stderr.write(`gg-salvage: ${text.replaceAll('\n', ' ')}\n`);
}

function exitCodes(): string {
  return `
Exit codes:
  0  a record is written, or nothing is (see stderr): the run that is reported has failed already
  2  the command line is wrong
  3  nothing is written (--strict)
`;
}
