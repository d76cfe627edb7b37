// A listing: the names of a home, newest first, each read, described in a row,
// kept when it is asked for, and its tokens added when it is shown.

import { join } from 'node:path';
import { z } from 'zod';
import { runsFolder } from '../lib/run-record/directory/home.js';
import { listRunNames } from '../lib/run-record/directory/resolve-run.js';
import { readLock } from '../lib/run-record/directory/run-lock.js';
import { hashBytes } from '../lib/run-record/hashing/hash-file.js';
import { type CursorScope, decodeCursor, encodeCursor } from '../lib/run-record/inspection/cursor.js';
import type { InspectedRun } from '../lib/run-record/inspection/inspected-run.js';
import { checkFilter, matchesFilter, type RunFilter } from '../lib/run-record/inspection/run-filter.js';
import { describeRun, type RunRow } from '../lib/run-record/inspection/run-row.js';
import { accountTokens } from '../lib/run-record/inspection/tokens.js';
import { inspectRun } from './read-run.js';

/** A page of a listing. */
export interface RunPage {
  readonly rows: readonly RunRow[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
  /** How many run directories the home has. */
  readonly total: number;
}

/** A run that a listing looks at. */
export interface ListedRun {
  readonly run: InspectedRun;
  readonly row: RunRow;
}

/** Rows of the runs with these names, in their order; a live directory that has no record yet is left out. */
export async function* describeRuns(home: string, names: Iterable<string>): AsyncGenerator<ListedRun, void> {
  for (const name of names) {
    const directory = join(runsFolder(home), name);
    const run = await inspectRun(directory);
    const { status } = run.reading.verdict;
    // Only a record that may go on, or that is not there yet, depends on the lock.
    const lock = status === 'incomplete' || status === 'no-record' ? await readLock(directory) : 'none';
    if (status === 'no-record' && lock === 'fresh') continue;
    yield { run, row: describeRun(name, run, lock) };
  }
}

/** The runs that a filter asks for. */
export async function* selectRuns(
  runs: AsyncIterable<ListedRun>,
  filter: RunFilter,
): AsyncGenerator<ListedRun, void> {
  for await (const listed of runs) if (matchesFilter(listed.row, filter)) yield listed;
}

/**
 * One page of the runs that are asked for, newest name first.
 *
 * @param after the cursor of an earlier page of the same question; the home must still hold the same runs
 * @throws BadRequest, CursorConflict, NothingFound `home-missing`, MachineryError
 */
export async function listRuns(
  home: string,
  filter: RunFilter,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<RunPage> {
  checkFilter(filter);
  const names = (await listRunNames(home)).reverse();
  const scope: CursorScope = { kind: 'runs', bound: [home, filter, hashBytes(names.join('\n'))] };
  const last = after === undefined ? undefined : decodeCursor(scope, z.string(), after);
  const rest = last === undefined ? names : names.slice(names.indexOf(last) + 1);
  const rows: RunRow[] = [];
  for await (const { run, row } of selectRuns(describeRuns(home, rest), filter)) {
    if (rows.length === limit) {
      return { rows, next: encodeCursor(scope, rows.at(-1)?.id), total: names.length };
    }
    rows.push(await addTokens(run, row));
  }
  return { rows, next: null, total: names.length };
}

/** How many runs are asked for. No child is read. */
export async function countRuns(home: string, filter: RunFilter): Promise<number> {
  checkFilter(filter);
  let count = 0;
  for await (const _ of selectRuns(describeRuns(home, await listRunNames(home)), filter)) count += 1;
  return count;
}

async function addTokens(run: InspectedRun, row: RunRow): Promise<RunRow> {
  const { tokens, status } = await accountTokens(run);
  return { ...row, tokens, tokensStatus: status };
}
