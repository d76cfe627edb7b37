import { DETECTOR_VERSION, NOTICE } from '../format/digest-rules.js';
import { formatRef } from '../format/ref.js';
import { scrubText } from '../scrub/scrub.js';
/** Puts the outcomes of a run together, in their order. */
export function assembleRun(outcomes) {
    const sessions = [];
    const errors = [];
    const deferred = [];
    const digested = [];
    for (const outcome of outcomes) {
        const { harness, sessionId } = outcome;
        if (outcome.type === 'digest') {
            sessions.push(outcome.digest.digest);
            digested.push({ harness, sessionId, path: outcome.path, watermark: outcome.digest.watermark });
        }
        else if (outcome.type === 'error') {
            errors.push(outcome.error);
        }
        else {
            deferred.push(scrubText(formatRef(outcome)));
        }
    }
    const digest = { notice: NOTICE, detector_version: DETECTOR_VERSION, sessions, errors, deferred };
    return { digest: { ...digest }, digested };
}
//# sourceMappingURL=run.js.map