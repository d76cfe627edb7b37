// Whether a run can be the donor of another one (run-record details, 2.9).
import { join } from 'node:path';
import { CodedError } from '../../stream/errors.js';
import { ROOT_REQUEST_ARRIVALS } from '../format/fields.js';
import { hashAssembly } from '../hashing/assembly-hash.js';
import { requireRunStart } from '../inspection/facts.js';
import { findRequest, REQUEST_BYTES, retainedRequest } from '../inspection/request.js';
import { verifyRetained } from '../inspection/retained-file.js';
/** Why a run cannot be continued. */
export class UnusableDonor extends CodedError {
    constructor(code, message) {
        super(code, message, { hint: 'start a new run instead' });
    }
}
/**
 * Proves that a run can be continued: its record is valid, nobody works on it,
 * its copy of the assembly and its request are the recorded ones, and it is no child.
 *
 * @throws UnusableDonor; BrokenFact `fact-malformed`, `artifact-disagrees`; NothingFound; FileFault; CodedError of
 *   the assembly's hash
 */
export async function requireDonor(run, lock) {
    const { status } = run.reading.verdict;
    if (status !== 'valid') {
        throw new UnusableDonor('donor-not-valid', `the record of ${run.directory} is not valid: ${status}`);
    }
    if (lock === 'fresh')
        throw new UnusableDonor('donor-live', `somebody works on ${run.directory}`);
    const { sha256 } = await hashAssembly(join(run.directory, 'assembly'));
    if (sha256 !== requireRunStart(run).fields.assembly_hash) {
        throw new UnusableDonor('donor-assembly-differs', `the assembly in ${run.directory} is not the one that ran`);
    }
    const request = findRequest(run);
    if (!ROOT_REQUEST_ARRIVALS.includes(request.via)) {
        throw new UnusableDonor('donor-not-root', `${run.directory} is a child run`);
    }
    await verifyRetained(run.directory, retainedRequest(run, request), REQUEST_BYTES);
}
//# sourceMappingURL=donor.js.map