// Which directory a person means who names a run.
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { MachineryError } from '../../stream/errors.js';
import { compareBytewise } from '../format/bytewise.js';
import { NothingFound } from '../format/refusals.js';
import { runsFolder } from './home.js';
const LOCK_SUFFIX = '.lock';
const SHOWN_CANDIDATES = 5;
/**
 * The names of a home's runs in bytewise order: real directories that are no locks.
 *
 * @throws MachineryError; NothingFound `home-missing`
 */
export async function listRunNames(home) {
    const folder = runsFolder(home);
    try {
        const entries = await readdir(folder, { withFileTypes: true });
        return entries
            .filter((entry) => entry.isDirectory() && !entry.name.endsWith(LOCK_SUFFIX))
            .map(({ name }) => name)
            .sort(compareBytewise);
    }
    catch (cause) {
        if (cause.code === 'ENOENT') {
            const hint = 'name the home with --home, or a run directory by its path';
            throw new NothingFound('home-missing', `there is no folder ${folder}`, hint);
        }
        throw MachineryError.from('read', folder, cause);
    }
}
/**
 * The directory of the run that a selector names: a path (it holds a `/`), a
 * full name, or a prefix that exactly one name begins with. A full name wins
 * over the names that it begins.
 *
 * @throws NothingFound `run-missing`, `run-ambiguous`, `home-missing`
 */
export async function resolveRun(home, selector) {
    if (selector.includes('/') || selector === '.' || selector === '..')
        return directoryOf(selector);
    const names = await listRunNames(home);
    const matching = names.includes(selector) ? [selector] : names.filter((name) => name.startsWith(selector));
    const [name] = matching;
    if (name === undefined || selector === '') {
        const hint = `bot-record list shows the runs; a run directory elsewhere is named by a path, as in ./${selector || 'RUN'}`;
        throw new NothingFound('run-missing', `no run is named ${JSON.stringify(selector)}`, hint);
    }
    if (matching.length > 1) {
        const shown = matching.slice(0, SHOWN_CANDIDATES).join(', ');
        const rest = matching.length > SHOWN_CANDIDATES ? ', ...' : '';
        const message = `${matching.length} runs begin with ${JSON.stringify(selector)}`;
        throw new NothingFound('run-ambiguous', message, `name one of ${shown}${rest}`);
    }
    return join(runsFolder(home), name);
}
/** A path names the run's directory, or the record in it. */
function directoryOf(path) {
    const absolute = resolve(path);
    return basename(absolute) === 'record.jsonl' ? resolve(absolute, '..') : absolute;
}
//# sourceMappingURL=resolve-run.js.map