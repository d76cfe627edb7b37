import type { Digest } from '../format/digest.js';
import { DETECTOR_VERSION, NOTICE } from '../format/digest-rules.js';
import { formatRef } from '../format/ref.js';
import { scrubText } from '../scrub/scrub.js';
import type { DigestedSession } from '../state/watermarks.js';
import type { SessionOutcome } from './cap-run.js';

/** A run's digest, and what of each session it covers. */
export interface Run {
  readonly digest: Digest;
  readonly digested: readonly DigestedSession[];
}

/** Puts the outcomes of a run together, in their order. */
export function assembleRun(outcomes: readonly SessionOutcome[]): Run {
  const sessions: Digest['sessions'] = [];
  const errors: Digest['errors'] = [];
  const deferred: string[] = [];
  const digested: DigestedSession[] = [];
  for (const outcome of outcomes) {
    const { harness, sessionId } = outcome;
    if (outcome.type === 'digest') {
      sessions.push(outcome.digest.digest);
      digested.push({ harness, sessionId, path: outcome.path, watermark: outcome.digest.watermark });
    } else if (outcome.type === 'error') {
      errors.push(outcome.error);
    } else {
      deferred.push(scrubText(formatRef(outcome)));
    }
  }
  const digest = { notice: NOTICE, detector_version: DETECTOR_VERSION, sessions, errors, deferred } as const;
  return { digest: { ...digest }, digested };
}
