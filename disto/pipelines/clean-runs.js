// A clean-up: the names of a home, those that are selected, what stands against
// each, and, when it is to act, one removal after the other.
import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { runsFolder } from '../lib/run-record/directory/home.js';
import { findObjection } from '../lib/run-record/directory/removal-evidence.js';
import { listRunNames } from '../lib/run-record/directory/resolve-run.js';
import { applySelection, checkSelection, isAutomatic, } from '../lib/run-record/directory/selection.js';
import { asidePath, findLeftovers, finishRemoval, setAside } from '../lib/run-record/directory/set-aside.js';
import { NothingFound } from '../lib/run-record/format/refusals.js';
import { CodedError, systemErrorCode } from '../lib/stream/errors.js';
import { readRun } from './read-run.js';
/** Records by whose status a run may be chosen by rule: those of a run that is over, sound or not. */
const CHOSEN_BY_RULE = ['valid', 'incomplete', 'invalid'];
/**
 * Says of each run of a home that a selection is about what becomes of it, and
 * makes it so when it is to act. A removal that an earlier clean-up did not
 * finish comes first, whatever is selected.
 *
 * Nothing outside the runs folder is changed.
 *
 * @throws BadRequest `selection-missing`, `selection-mixed`; NothingFound `run-missing`, `home-missing`; MachineryError
 */
export async function* cleanRuns(home, selection, options = {}) {
    checkSelection(selection);
    const { now = Date.now() } = options;
    const names = await listRunNames(home);
    const folder = realpathSync(runsFolder(home));
    requireNames(folder, names, selection.names ?? []);
    for (const leftover of findLeftovers(folder)) {
        if (options.delete === true)
            yield* finishLeftover(folder, leftover.run, leftover.isDecided);
        else if (leftover.isDecided)
            yield { run: leftover.run, fate: 'goes', ...UNFINISHED };
    }
    const links = new Set((selection.names ?? []).filter((name) => !names.includes(name)));
    for (const run of links)
        yield { run, fate: 'refused', code: 'linked-run', detail: run, status: null };
    for (const [run, reason] of applySelection(names, selection, now)) {
        if (reason !== null)
            yield { run, fate: 'kept', code: reason, detail: null, status: null };
        else
            yield await cleanRun({ home, folder, run, selection, options, now });
    }
}
const UNFINISHED = { code: 'removal-unfinished', detail: null, status: null };
async function cleanRun(task) {
    const { folder, run, options } = task;
    const judgement = await judgeRun(task, false);
    if (judgement.code !== null)
        return { run, fate: 'refused', ...judgement };
    if (options.delete !== true)
        return { run, fate: 'goes', ...judgement };
    try {
        const objection = await setAside(folder, run, () => objectAgain(task));
        if (objection !== undefined)
            return { run, ...objection };
        return { ...(await finish(folder, run)), status: judgement.status };
    }
    catch (fault) {
        return { run, ...describeFault(fault), status: judgement.status };
    }
}
async function judgeRun({ folder, run, selection, options }, hasOwnLock) {
    const { takeStaleLocks } = options;
    const objection = await findObjection(folder, run, { takeStaleLocks, hasOwnLock });
    if (objection !== undefined)
        return { ...objection, status: null };
    const { status, rule, message } = (await readRun(join(folder, run))).verdict;
    const isRefused = isAutomatic(selection) && !CHOSEN_BY_RULE.includes(status);
    return isRefused ? { code: rule, detail: message, status } : { code: null, detail: null, status };
}
/** Everything once more, with the lock of the run in hand. */
async function objectAgain(task) {
    const { home, run, selection, now } = task;
    const reason = applySelection(await listRunNames(home), selection, now).get(run);
    if (reason === undefined)
        return { fate: 'refused', code: 'run-missing', detail: run, status: null };
    if (reason !== null)
        return { fate: 'kept', code: reason, detail: null, status: null };
    const judgement = await judgeRun(task, true);
    return judgement.code === null ? undefined : { fate: 'refused', ...judgement };
}
async function* finishLeftover(folder, run, isDecided) {
    try {
        const row = await finish(folder, run);
        if (isDecided || row.fate === 'failed')
            yield { ...row, status: null };
    }
    catch (fault) {
        yield { run, ...describeFault(fault), status: null };
    }
}
async function finish(folder, run) {
    const { removed, failed, faults } = await finishRemoval(folder, run);
    if (failed === 0)
        return { run, fate: 'removed', code: null, detail: null, removed };
    const detail = `${failed} entries remain in ${asidePath('', run)}`;
    return { run, fate: 'failed', code: 'removal-unfinished', detail, removed, faults };
}
function describeFault(fault) {
    if (fault instanceof CodedError && fault.code === 'run-locked') {
        return { fate: 'refused', code: 'run-locked', detail: fault.message };
    }
    const system = systemErrorCode(fault) ?? systemErrorCode(fault.cause);
    if (system === undefined)
        throw fault;
    return { fate: 'failed', code: 'cannot-remove', detail: fault.message };
}
/** Proves that every name that is asked for is a run of the home, or a link in the place of one. */
function requireNames(folder, names, wanted) {
    const isThere = (name) => names.includes(name) || isLink(folder, name);
    const missing = wanted.find((name) => !isThere(name));
    if (missing === undefined)
        return;
    const hint = 'a clean-up takes full names, as bot-record list shows them; nothing was removed';
    throw new NothingFound('run-missing', `no run is named ${JSON.stringify(missing)}`, hint);
}
function isLink(folder, name) {
    if (name === '' || name.includes('/'))
        return false;
    return lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
//# sourceMappingURL=clean-runs.js.map