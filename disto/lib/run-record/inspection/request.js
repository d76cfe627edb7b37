import { z } from 'zod';
import { requestDescriptor } from '../format/fields.js';
import { requireFact, requireRunStart } from './facts.js';
import { placeOf } from './inspected-run.js';
const requestFact = z.object({ request: requestDescriptor });
/** The most bytes of a request that a run retains. */
export const REQUEST_BYTES = 4_194_304;
/**
 * What was asked: the request's retained file and how it arrived.
 *
 * @throws BrokenFact `fact-malformed`; NothingFound `run-unborn`
 */
export function findRequest(run) {
    return requireFact(requestFact, requireRunStart(run)).request;
}
/** The retained file that a request names, relative to the root run's directory. */
export function retainedRequest(run, request) {
    return { path: placeOf(run, request.path), sha256: request.sha256, bytes: request.bytes };
}
//# sourceMappingURL=request.js.map