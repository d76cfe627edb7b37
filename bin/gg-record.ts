#!/usr/bin/env node
import { createReadStream } from 'node:fs';
import { type Command, Option } from 'commander';
import { EXIT } from '../lib/program/exit-codes.js';
import { interruptible } from '../lib/program/interruption.js';
import { createProgram, runProgram, UsageError } from '../lib/program/program.js';
import { print } from '../lib/program/standard-output.js';
import { wholeNumber } from '../lib/program/whole-number.js';
import { entry } from '../lib/session-record/format/entry.js';
import { viewInfo } from '../lib/session-record/presentation/info-view.js';
import { viewStats } from '../lib/session-record/presentation/stats-view.js';
import { viewComparison, viewVerification } from '../lib/session-record/presentation/verification-view.js';
import { viewDiff, viewWindow } from '../lib/session-record/presentation/window-view.js';
import { comparePayload } from '../lib/session-record/reading/compare-payload.js';
import type { EntryFilter } from '../lib/session-record/reading/entries.js';
import { readInfo } from '../lib/session-record/reading/info.js';
import type { SessionRecord } from '../lib/session-record/reading/session-record.js';
import { readStats } from '../lib/session-record/reading/stats.js';
import { useRecord, useRecordBytes } from '../lib/session-record/reading/use-record.js';
import { verifyRecord } from '../lib/session-record/reading/verify.js';
import { readWindow } from '../lib/session-record/reading/window.js';
import { diffWindows } from '../lib/session-record/reading/window-diff.js';
import { MachineryError, systemErrorCode } from '../lib/stream/errors.js';
import { writeJson } from '../lib/stream/json-write.js';
import { expandAnyRecord, unfoldRecord } from '../pipelines/expand-record.js';
import { entryLines, timelineLines, timelinePicture } from '../pipelines/read-record.js';

interface Json {
  readonly json?: true;
}

const ABOUT_RECORD = 'the record, replay.json.gz or plain JSON; standard input without it or with -';

const program = createProgram('gg-record', 'Reads the record of an agent session.', [
  'gg-record info replay.json.gz',
  'gg-record timeline replay.json.gz',
  'gg-record window 17 replay.json.gz',
  'gg-record entries --kind shell replay.json.gz | jq .command',
  'gg-record verify replay.json.gz && echo sound',
]).addHelpText('after', exitCodes());

addCommand('info', 'whose record it is, how much it holds, and whether it is whole', [
  'gg-record info replay.json.gz',
]).action((path: string | undefined, { json }: Json) =>
  withRecord(path, async (record) => {
    const info = await readInfo(record);
    await print([json ? `${writeJson(info)}\n` : viewInfo(info)]);
  }),
);

addCommand('entries', 'the entries as they are stored, one a line', [
  'gg-record entries --agent root --kind tool_result --from 10 --to 20 replay.json.gz',
])
  .option('--agent <id>', 'entries of this agent alone')
  .addOption(new Option('--kind <kind>', 'entries of this kind alone').choices(entryKinds()))
  .option('--from <seq>', 'the first seq', wholeNumber(0))
  .option('--to <seq>', 'the last seq', wholeNumber(0))
  .action((path: string | undefined, filter: EntryFilter) =>
    withRecord(path, (record) => print(entryLines(record, filter))),
  );

addCommand(
  'window',
  'exactly what the model saw at one call',
  ['gg-record window 17 replay.json.gz'],
  (command) => command.argument('<seq>', 'seq of a model call', wholeNumber(0)),
).action((seq: number, path: string | undefined, { json }: Json) =>
  withRecord(path, async (record) => {
    const window = await readWindow(record, seq);
    await print([json ? `${writeJson(window)}\n` : viewWindow(window)]);
  }),
);

addCommand(
  'diff',
  "how one agent's window changed between two calls",
  ['gg-record diff 17 23 replay.json.gz'],
  (command) =>
    command
      .argument('<from>', 'seq of a model call', wholeNumber(0))
      .argument('<to>', 'seq of another call of the same agent', wholeNumber(0)),
).action((from: number, to: number, path: string | undefined, { json }: Json) =>
  withRecord(path, async (record) => {
    const diff = await diffWindows(record, from, to);
    await print([json ? `${writeJson(diff)}\n` : viewDiff(diff)]);
  }),
);

addCommand('timeline', 'what each agent did, in seq order, as a picture', [
  'gg-record timeline --agent root replay.json.gz',
])
  .option('--agent <id>', 'what this agent did')
  .action((path: string | undefined, { json, agent }: Json & { agent?: string }) =>
    withRecord(path, (record) => print(json ? timelineLines(record, agent) : timelinePicture(record, agent))),
  );

addCommand('stats', 'tokens, latency, tools, failures, and the biggest bodies', [
  'gg-record stats --json replay.json.gz | jq .tools',
]).action((path: string | undefined, { json }: Json) =>
  withRecord(path, async (record) => {
    const stats = await readStats(record);
    await print([json ? `${writeJson(stats)}\n` : viewStats(stats)]);
  }),
);

addCommand('expand', 'the capture events back out; gg-capture makes a journal of them again', [
  'gg-record expand replay.json.gz > session.events.ndjson',
]).action((path: string | undefined) => withRecord(path, (record) => print(expandAnyRecord(record))));

addCommand('unfold', 'the journal back out; gg-assemble folds it into the same record again', [
  'gg-record unfold replay.json.gz > replay.ndjson',
]).action((path: string | undefined) => withRecord(path, (record) => print(unfoldRecord(record))));

addCommand('verify', 'everything that is wrong with a record, or that nothing is', [
  'gg-record verify replay.json.gz',
  'gg-record verify --payload build.log --text 12 replay.json.gz',
])
  .option('--payload <file>', 'ask instead whether this whole output is the one that a text was clipped from')
  .option('--text <number>', 'with --payload: which text of the pool', wholeNumber(0))
  .action((path: string | undefined, options: Json & { payload?: string; text?: number }) =>
    options.payload === undefined && options.text === undefined
      ? verify(path, options)
      : withRecord(path, (record) => compare(record, options)),
  );

await runProgram(program);

async function verify(path: string | undefined, { json }: Json): Promise<void> {
  await interruptible((signal) =>
    useRecordBytes(sourceOf(path), signal, async (bytes) => {
      const verification = await verifyRecord(bytes);
      await print([json ? `${JSON.stringify(verification)}\n` : viewVerification(verification)]);
      if (!verification.isSound) process.exitCode = EXIT.no;
    }),
  );
}

async function compare(
  record: SessionRecord,
  { payload, text, json }: Json & { payload?: string; text?: number },
): Promise<void> {
  if (payload === undefined || text === undefined) throw new UsageError('--payload and --text go together');
  const comparison = await comparePayload(record, text, () => createReadStream(payload)).catch(
    (error: unknown) => {
      throw systemErrorCode(error) === undefined ? error : MachineryError.from('read', payload, error);
    },
  );
  await print([json ? `${JSON.stringify(comparison)}\n` : viewComparison(comparison, text)]);
  if (!comparison.isSame) process.exitCode = EXIT.no;
}

/** A sub-command that reads one record, named last. */
function addCommand(
  name: string,
  about: string,
  examples: readonly string[],
  addArguments: (command: Command) => Command = (command) => command,
): Command {
  return addArguments(program.command(name).description(about))
    .argument('[record]', ABOUT_RECORD)
    .option('--json', 'JSON for programs; errors too')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}\n`);
}

function withRecord(path: string | undefined, work: (record: SessionRecord) => Promise<void>): Promise<void> {
  return interruptible((signal) => useRecord(sourceOf(path), signal, work));
}

function sourceOf(path: string | undefined): string | NodeJS.ReadStream {
  return path === undefined || path === '-' ? process.stdin : path;
}

function entryKinds(): string[] {
  return entry.options.map((option) => option.shape.type.value);
}

function exitCodes(): string {
  return `
Exit codes:
  0  the answer is given; verify: the record is sound
  1  the file is no record, or has no such entry; verify: there are findings, or the payload is another
  2  the command line is wrong
  4  reading or writing failed
`;
}
