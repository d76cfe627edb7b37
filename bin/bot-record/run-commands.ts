// list, show, events, check, raw, search: runs as a whole.

import { basename } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../lib/program/program.js';
import { openStandardInput } from '../../lib/program/standard-input.js';
import { writeOut } from '../../lib/program/standard-output.js';
import { wholeNumber } from '../../lib/program/whole-number.js';
import { locateHome } from '../../lib/run-record/directory/home.js';
import { resolveRun } from '../../lib/run-record/directory/resolve-run.js';
import { readLock } from '../../lib/run-record/directory/run-lock.js';
import { READING_EXITS } from '../../lib/run-record/format/refusals.js';
import { CHECK_EXITS, FILE_ONLY_RULES } from '../../lib/run-record/format/rules.js';
import { copyRecord } from '../../lib/run-record/inspection/raw-record.js';
import { parseFields, type RunFilter } from '../../lib/run-record/inspection/run-filter.js';
import { RUN_FIELDS } from '../../lib/run-record/inspection/run-row.js';
import { summarizeRun } from '../../lib/run-record/inspection/summary.js';
import { writeEventsDocument } from '../../lib/run-record/rendering/documents.js';
import {
  EYE_FIELDS,
  showEvents,
  showRuns,
  showSummary,
  showVerdict,
} from '../../lib/run-record/rendering/run-tables.js';
import { showTable } from '../../lib/run-record/rendering/text.js';
import { showLine } from '../../lib/stream/visible-text.js';
import { countRuns, listRuns } from '../../pipelines/list-runs.js';
import { readPipedRecord, readRun } from '../../pipelines/read-run.js';
import { searchRuns } from '../../pipelines/search-runs.js';
import {
  addChildOption,
  addCommand,
  type CommonOptions,
  collect,
  openRun,
  print,
  printBytes,
} from './command.js';

interface ListOptions extends CommonOptions, RunFilter {
  readonly fields?: string;
  readonly count?: true;
  readonly limit: number;
  readonly after?: string;
}

/** Adds the sub-commands. */
export function addRunCommands(program: Command): void {
  addList(program);
  addShow(program);
  addCheck(program);
  addSearch(program);
}

function addList(program: Command): void {
  addCommand(program, 'list', 'the runs of the home, newest first')
    .option('--assembly <name>', 'only runs of this assembly (may be repeated)', collect)
    .option('--flow <name>', 'only runs of this flow (may be repeated)', collect)
    .option('--state <state>', 'only runs in this state (may be repeated)', collect)
    .option('--cause <cause>', 'only runs that ended so (may be repeated)', collect)
    .option('--since <instant>', 'only runs that began at this instant or later')
    .option('--until <instant>', 'only runs that began before this instant')
    .option('--fields <names>', `columns: ${RUN_FIELDS.join(',')}`)
    .option('--count', 'only how many there are')
    .option('--limit <n>', 'rows on a page', wholeNumber(1, 200), 20)
    .option('--after <cursor>', 'the next page')
    .action(async (options: ListOptions) => {
      const { assembly, flow, state, cause, since, until, limit, after } = options;
      const filter = { assembly, flow, state, cause, since, until };
      const home = locateHome(options.home);
      if (options.count === true) {
        const count = await countRuns(home, filter);
        return print(options, 'run-count', { data: { count } }, () => `${count}\n`);
      }
      const fields = options.fields === undefined ? undefined : parseFields(options.fields);
      const { rows, next, total } = await listRuns(home, filter, { limit, after });
      const data = rows.map((row) =>
        Object.fromEntries((fields ?? RUN_FIELDS).map((name) => [name, row[name]])),
      );
      const body = { data, page: { limit, next }, summary: { shown: rows.length, total }, warnings: [] };
      return print(options, 'run-list', body, () => showRuns(rows, fields ?? EYE_FIELDS) + more(next));
    });
}

function more(next: string | null): string {
  return next === null ? '' : `more: --after ${next}\n`;
}

function addShow(program: Command): void {
  addCommand(program, 'show <run>', 'a run at a glance: its stages, turns, tokens, decisions, calls').action(
    async (selector: string, options: CommonOptions) => {
      const run = await openRun(selector, options);
      const { included, omitted, warnings, ...data } = summarizeRun(
        run.name,
        run,
        await readLock(run.directory),
      );
      const body = { data, summary: { included, omitted }, warnings };
      return print(options, 'run-show', body, () => showSummary({ ...data, included, omitted, warnings }));
    },
  );
  const events = addCommand(program, 'events <run>', 'every event of a run, or of one of its children');
  addChildOption(events).action(async (selector: string, options: CommonOptions) => {
    const { name, reading } = await openRun(selector, options);
    const isForPrograms = options.json === true;
    return writeOut(
      isForPrograms
        ? writeEventsDocument(name, options.child ?? null, reading.events)
        : showEvents(reading.events),
    );
  });
  addCommand(program, 'raw <run>', 'the exact bytes of the record, judged or not').action(
    async (selector: string, options: CommonOptions) => {
      return printBytes(copyRecord(await resolveRun(locateHome(options.home), selector)));
    },
  );
}

function addCheck(program: Command): void {
  addCommand(program, 'check [run]', 'the verdict: valid, incomplete, invalid, by which rule at which line')
    .option('--run <name>', 'for a record on standard input: the run that it must name')
    .addHelpText('after', '\nWithout a run, or with -, the record is read from standard input.\n')
    .action(async (selector: string | undefined, options: CommonOptions & { run?: string }) => {
      const isPiped = selector === undefined || selector === '-';
      if (isPiped && process.stdin.isTTY) {
        throw new UsageError('there is no record on standard input', 'name a run, or pipe a record in');
      }
      if (!isPiped && options.run !== undefined) throw new UsageError('--run goes with standard input');
      const directory = isPiped ? undefined : await resolveRun(locateHome(options.home), selector);
      const reading =
        directory === undefined
          ? await readPipedRecord(openStandardInput(), options.run)
          : await readRun(directory);
      const { verdict, torn } = reading;
      const run = directory === undefined ? (options.run ?? null) : basename(directory);
      const unchecked = isPiped ? [...(run === null ? ['run-name'] : []), ...FILE_ONLY_RULES] : [];
      const data = { run, ...verdict, torn: torn ?? null, unchecked };
      process.exitCode = CHECK_EXITS[verdict.status];
      return print(options, 'run-check', { data }, () => showVerdict(verdict, torn, unchecked));
    });
}

function addSearch(program: Command): void {
  addCommand(program, 'search <text>', 'lines of records and sessions that hold a text')
    .option('--run <run>', 'look through one run only; what it cannot be relied on for is then an error')
    .option('--limit <n>', 'hits on a page', wholeNumber(1, 200), 20)
    .option('--after <cursor>', 'the next page')
    .action(
      async (text: string, options: CommonOptions & { run?: string; limit: number; after?: string }) => {
        const home = locateHome(options.home);
        const run = options.run === undefined ? undefined : await resolveRun(home, options.run);
        const { limit, after } = options;
        const { hits, next, warnings } = await searchRuns(home, text, { limit, after, run });
        for (const { run: of, code, message } of warnings) {
          process.stderr.write(
            `bot-record: ${of} was not searched to its end: ${showLine(message)} (${code})\n`,
          );
        }
        if (hits.length === 0) process.exitCode = READING_EXITS.nothing;
        if (hits.length === 0 && options.json !== true) return;
        const body = { data: hits, page: { limit, next }, warnings };
        const rows = hits.map((hit) => [hit.run, `${hit.file}:${hit.line}`, hit.excerpt]);
        return print(
          options,
          'run-search',
          body,
          () => showTable(['run', 'place', 'excerpt'], rows) + more(next),
        );
      },
    );
}
