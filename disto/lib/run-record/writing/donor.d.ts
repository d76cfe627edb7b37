import { CodedError } from '../../stream/errors.js';
import type { LockState } from '../directory/run-lock.js';
import type { InspectedRun } from '../inspection/inspected-run.js';
/** Why a run cannot be continued. */
export declare class UnusableDonor extends CodedError {
    readonly code: 'donor-not-valid' | 'donor-live' | 'donor-assembly-differs' | 'donor-not-root';
    constructor(code: UnusableDonor['code'], message: string);
}
/**
 * Proves that a run can be continued: its record is valid, nobody works on it,
 * its copy of the assembly and its request are the recorded ones, and it is no child.
 *
 * @throws UnusableDonor; BrokenFact `fact-malformed`, `artifact-disagrees`; NothingFound; FileFault; CodedError of
 *   the assembly's hash
 */
export declare function requireDonor(run: InspectedRun, lock: LockState): Promise<void>;
//# sourceMappingURL=donor.d.ts.map