// clean: removes runs that are over.

import type { Command } from 'commander';
import { EXIT } from '../../lib/program/exit-codes.js';
import { wholeNumber } from '../../lib/program/whole-number.js';
import { locateHome } from '../../lib/run-record/directory/home.js';
import { type CleanSelection, isAutomatic, parseAge } from '../../lib/run-record/directory/selection.js';
import type { CleanRow } from '../../lib/run-record/inspection/clean-row.js';
import { countFates, showClean } from '../../lib/run-record/rendering/clean-table.js';
import { cleanRuns } from '../../pipelines/clean-runs.js';
import { addCommand, type CommonOptions, print } from './command.js';

interface CleanCommandOptions extends CommonOptions {
  readonly keep?: number;
  readonly olderThan?: string;
  readonly delete?: true;
  readonly staleLocks?: true;
}

const MORE_HELP = `
Runs are meant by their full names; or by rule: --keep, --older-than, or both, when a run has to meet both.
Without --delete nothing is changed: what would go is shown, and why the rest stays.

A run stays that has a lock, or evidence of a process group, whatever its record says; so does one that is a link,
that another user owns, or that another file system hangs in. By rule only runs are chosen whose record is valid,
incomplete or invalid: one that is missing, unreadable, of another shape or no file has to be named.

A removal that was cut off is finished by the next clean --delete.

Examples:
  bot-record clean --keep 30
  bot-record clean --older-than 30d --delete
  bot-record clean --keep 10 --older-than 2w --json
  bot-record clean 2026-07-30T14-22-08-a3f9 --delete

Exit codes: 0 done; 1 a run that was named is not there, or was refused; 2 the command line is wrong;
4 something could not be removed
`;

/** Adds the sub-command. */
export function addCleanCommand(program: Command): void {
  addCommand(program, 'clean [run...]', 'removes runs that are over; without --delete it only shows which')
    .option('--keep <n>', 'all but the n runs with the last names', wholeNumber(0))
    .option('--older-than <age>', 'runs whose names tell an older instant: 30d, 12h, 90m, 45s, 2w')
    .option('--delete', 'remove them')
    .option('--stale-locks', 'take a lock that nobody has refreshed for 10 seconds for none')
    .addHelpText('after', MORE_HELP)
    .action(async (names: string[], options: CleanCommandOptions) => {
      const selection: CleanSelection = {
        names: names.length === 0 ? undefined : names,
        keep: options.keep,
        olderThanMs: options.olderThan === undefined ? undefined : parseAge(options.olderThan),
      };
      const acted = options.delete === true;
      const rows: CleanRow[] = [];
      const cleaning = cleanRuns(locateHome(options.home), selection, {
        delete: acted,
        takeStaleLocks: options.staleLocks,
      });
      for await (const row of cleaning) rows.push(row);
      const summary = countFates(rows);
      if (summary.failed > 0) process.exitCode = EXIT.machinery;
      else if (summary.refused > 0 && !isAutomatic(selection)) process.exitCode = EXIT.no;
      const body = { data: { deleted: acted, runs: rows }, summary };
      return print(options, 'run-clean', body, () => showClean(rows, acted));
    });
}
