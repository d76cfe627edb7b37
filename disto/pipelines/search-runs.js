// A literal search through the runs of a home, newest first, or through one run.
import { basename, join } from 'node:path';
import { z } from 'zod';
import { runsFolder } from '../lib/run-record/directory/home.js';
import { listRunNames } from '../lib/run-record/directory/resolve-run.js';
import { BadRequest, CursorConflict } from '../lib/run-record/format/refusals.js';
import { decodeCursor, encodeCursor } from '../lib/run-record/inspection/cursor.js';
import { exitOfRefusal } from '../lib/run-record/inspection/refusal-document.js';
import { searchRun } from '../lib/run-record/inspection/search.js';
import { requireUsable } from '../lib/run-record/reading/record-reading.js';
import { CodedError } from '../lib/stream/errors.js';
import { inspectRun } from './read-run.js';
const position = z.strictObject({ run: z.string(), file: z.string(), line: z.int().min(1) });
/**
 * One page of hits. A search through a home passes over a run that it cannot
 * rely on and says so; a search through one run fails.
 *
 * @param options.run the directory of the only run to look through
 * @throws BadRequest, CursorConflict, and for one run whatever keeps it from being searched
 */
export async function searchRuns(home, query, options) {
    if (query === '')
        throw new BadRequest('empty-query', 'there is nothing to look for');
    const scope = { kind: 'search', bound: [home, query, options.run ?? null] };
    const from = options.after === undefined ? undefined : decodeCursor(scope, position, options.after);
    const directories = options.run === undefined ? await newestFirst(home) : [options.run];
    const begin = from === undefined ? 0 : directories.findIndex((directory) => basename(directory) === from.run);
    if (begin < 0)
        throw new CursorConflict('the run of the cursor is gone');
    const hits = [];
    const warnings = [];
    for (const directory of directories.slice(begin)) {
        const run = basename(directory);
        const skipTo = from?.run === run ? from : undefined;
        try {
            for await (const hit of continueAfter(searchDirectory(directory, query), skipTo)) {
                if (hits.length === options.limit)
                    return { hits, next: encodeCursor(scope, placeOf(hits)), warnings };
                hits.push({ run, ...hit });
            }
        }
        catch (fault) {
            if (options.run !== undefined || !(fault instanceof CodedError) || fault instanceof CursorConflict)
                throw fault;
            if (exitOfRefusal(fault) === undefined)
                throw fault;
            warnings.push({ run, code: fault.code, message: fault.message });
        }
    }
    return { hits, next: null, warnings };
}
async function newestFirst(home) {
    const names = await listRunNames(home);
    return names.reverse().map((name) => join(runsFolder(home), name));
}
async function* searchDirectory(directory, query) {
    const run = await inspectRun(directory);
    requireUsable(run.reading);
    yield* searchRun(run, Buffer.from(query));
}
/** The hits after the one that a page ended with. */
async function* continueAfter(hits, last) {
    let isAfter = last === undefined;
    for await (const hit of hits) {
        if (isAfter)
            yield hit;
        else
            isAfter = hit.file === last?.file && hit.line === last?.line;
    }
    if (!isAfter)
        throw new CursorConflict('the hit of the cursor is gone');
}
function placeOf(hits) {
    const { run, file, line } = hits.at(-1);
    return { run, file, line };
}
//# sourceMappingURL=search-runs.js.map