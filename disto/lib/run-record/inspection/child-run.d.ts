import type { InspectedRun } from './inspected-run.js';
/**
 * The child run in a folder, if the calls on the way to it agree with what they started.
 *
 * @param reference relative to the run's folder; it may lead through several children
 * @throws NothingFound `child-unrecorded`, `child-missing`; BrokenFact `child-invalid`, `child-disagrees`; UnusableRecord when the file system decides
 */
export declare function openChild(run: InspectedRun, reference: string): Promise<InspectedRun>;
//# sourceMappingURL=child-run.d.ts.map