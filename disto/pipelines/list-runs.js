// A listing: the names of a home, newest first, each read, described in a row,
// kept when it is asked for, and its tokens added when it is shown.
import { join } from 'node:path';
import { z } from 'zod';
import { runsFolder } from '../lib/run-record/directory/home.js';
import { listRunNames } from '../lib/run-record/directory/resolve-run.js';
import { readLock } from '../lib/run-record/directory/run-lock.js';
import { hashBytes } from '../lib/run-record/hashing/hash-file.js';
import { decodeCursor, encodeCursor } from '../lib/run-record/inspection/cursor.js';
import { checkFilter, matchesFilter } from '../lib/run-record/inspection/run-filter.js';
import { describeRun } from '../lib/run-record/inspection/run-row.js';
import { accountTokens } from '../lib/run-record/inspection/tokens.js';
import { inspectRun } from './read-run.js';
/** Rows of the runs with these names, in their order; a live directory that has no record yet is left out. */
export async function* describeRuns(home, names) {
    for (const name of names) {
        const directory = join(runsFolder(home), name);
        const run = await inspectRun(directory);
        const { status } = run.reading.verdict;
        // Only a record that may go on, or that is not there yet, depends on the lock.
        const lock = status === 'incomplete' || status === 'no-record' ? await readLock(directory) : 'none';
        if (status === 'no-record' && lock === 'fresh')
            continue;
        yield { run, row: describeRun(name, run, lock) };
    }
}
/** The runs that a filter asks for. */
export async function* selectRuns(runs, filter) {
    for await (const listed of runs)
        if (matchesFilter(listed.row, filter))
            yield listed;
}
/**
 * One page of the runs that are asked for, newest name first.
 *
 * @param after the cursor of an earlier page of the same question; the home must still hold the same runs
 * @throws BadRequest, CursorConflict, NothingFound `home-missing`, MachineryError
 */
export async function listRuns(home, filter, { limit, after }) {
    checkFilter(filter);
    const names = (await listRunNames(home)).reverse();
    const scope = { kind: 'runs', bound: [home, filter, hashBytes(names.join('\n'))] };
    const last = after === undefined ? undefined : decodeCursor(scope, z.string(), after);
    const rest = last === undefined ? names : names.slice(names.indexOf(last) + 1);
    const rows = [];
    for await (const { run, row } of selectRuns(describeRuns(home, rest), filter)) {
        if (rows.length === limit) {
            return { rows, next: encodeCursor(scope, rows.at(-1)?.id), total: names.length };
        }
        rows.push(await addTokens(run, row));
    }
    return { rows, next: null, total: names.length };
}
/** How many runs are asked for. No child is read. */
export async function countRuns(home, filter) {
    checkFilter(filter);
    let count = 0;
    for await (const _ of selectRuns(describeRuns(home, await listRunNames(home)), filter))
        count += 1;
    return count;
}
async function addTokens(run, row) {
    const { tokens, status } = await accountTokens(run);
    return { ...row, tokens, tokensStatus: status };
}
//# sourceMappingURL=list-runs.js.map