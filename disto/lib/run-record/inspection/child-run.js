// Finding a child run by its folder, through the calls that recorded it.
import { BrokenFact, NothingFound } from '../format/refusals.js';
import { FILE_RULES } from '../format/rules.js';
import { mayPublish, UnusableRecord } from '../reading/record-reading.js';
import { findDisagreement, listStartedCalls } from './child-agreement.js';
/**
 * The child run in a folder, if the calls on the way to it agree with what they started.
 *
 * @param reference relative to the run's folder; it may lead through several children
 * @throws NothingFound `child-unrecorded`, `child-missing`; BrokenFact `child-invalid`, `child-disagrees`; UnusableRecord when the file system decides
 */
export async function openChild(run, reference) {
    const call = listStartedCalls(run).calls.find(({ child }) => reference === child || reference.startsWith(`${child}/`));
    if (call === undefined) {
        const hint = 'bot-record show lists the calls and their children';
        throw new NothingFound('child-unrecorded', `no call of the run recorded ${reference}`, hint);
    }
    const child = await run.readChild(call.child);
    requireSoundChild(call, child);
    const disagreement = await findDisagreement(call, child);
    if (disagreement !== undefined) {
        throw new BrokenFact('child-disagrees', `${call.child} is not what the call recorded: ${disagreement}`);
    }
    return reference === call.child ? child : openChild(child, reference.slice(call.child.length + 1));
}
const CANNOT = ['cannot-open', 'cannot-read', 'no-read-permission', 'file-changed'];
function requireSoundChild({ child: reference }, { reading: { verdict } }) {
    if (mayPublish(verdict.status))
        return;
    if (verdict.status === FILE_RULES['record-missing'].status) {
        throw new NothingFound('child-missing', `the record of ${reference} is gone`);
    }
    if (CANNOT.includes(verdict.rule))
        throw new UnusableRecord(verdict);
    throw new BrokenFact('child-invalid', `the record of ${reference} cannot be used: ${verdict.message}`);
}
//# sourceMappingURL=child-run.js.map