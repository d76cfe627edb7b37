// What a new run takes over from the one that it continues, decided before it exists.
import { basename, resolve } from 'node:path';
import { readLock } from '../lib/run-record/directory/run-lock.js';
import { findCarried } from '../lib/run-record/writing/carried-stages.js';
import { requireDonor } from '../lib/run-record/writing/donor.js';
import { composeEvidence, findPriorFailure } from '../lib/run-record/writing/resume-evidence.js';
import { inspectRun } from './read-run.js';
/**
 * Plans the continuation of a run along the root sequence of the flow as it is now.
 *
 * @throws UnusableDonor, and what proves it one; CodedError `evidence-too-large`
 */
export async function planContinuation(donorDirectory, sequence) {
    const directory = resolve(donorDirectory);
    const donorRun = basename(directory);
    const donor = await inspectRun(directory);
    await requireDonor(donor, await readLock(directory));
    const carried = findCarried(donor, sequence);
    const fresh = sequence[carried.length];
    const failure = fresh?.isPlain === true ? findPriorFailure(donor, donorRun, fresh.stage) : undefined;
    const evidence = failure && composeEvidence(failure);
    return { donorRun, donorDirectory: directory, carried, evidence };
}
//# sourceMappingURL=plan-continuation.js.map