// Stage: a report in, the same with its retries out: calls that repeat an earlier
// reported failure with the same tool and arguments, however the repeat went.
// Holds nothing between sessions, never fails.

import { type Stage, stage } from '../../stream/stage.js';
import type { Retry } from '../format/digest.js';
import { scrubText } from '../scrub/scrub.js';
import type { Attached, CallStep, Report, Step } from './report.js';

export function findRetries(): Stage<Report, Report> {
  return stage<Report, Report>((report, push) => push({ ...report, retries: retriesOf(report) }));
}

/** Each repeat is attached to the latest failure before it. */
function retriesOf({ steps, events }: Report): Attached<Retry>[] {
  const eventOf = new Map<Step, number>(events.map(({ step }, index) => [step, index]));
  const failed = new Map<string, { readonly of: number; readonly span: string }>();
  const retries: Attached<Retry>[] = [];
  for (const step of steps) {
    if (step.type !== 'call') continue;
    const earlier = failed.get(step.key);
    if (earlier !== undefined && step.isInRange) {
      retries.push({ of: earlier.of, describe: () => describeRetry(step, earlier.span) });
    }
    const of = eventOf.get(step);
    if (of !== undefined) failed.set(step.key, { of, span: step.span });
  }
  return retries;
}

function describeRetry({ span, tool, argsDigest }: CallStep, ofSpan: string): Retry {
  return { span: scrubText(span), of_span: scrubText(ofSpan), tool, args_digest: argsDigest };
}
