import { type RequestDescriptor } from '../format/fields.js';
import { type InspectedRun } from './inspected-run.js';
import type { RetainedFact } from './retained-file.js';
/** The most bytes of a request that a run retains. */
export declare const REQUEST_BYTES = 4194304;
/**
 * What was asked: the request's retained file and how it arrived.
 *
 * @throws BrokenFact `fact-malformed`; NothingFound `run-unborn`
 */
export declare function findRequest(run: InspectedRun): RequestDescriptor;
/** The retained file that a request names, relative to the root run's directory. */
export declare function retainedRequest(run: InspectedRun, request: RequestDescriptor): RetainedFact;
//# sourceMappingURL=request.d.ts.map