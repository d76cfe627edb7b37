// Stage: a report in, the same with the spans of its denied calls out. Holds
// nothing, never fails.

import { type Stage, stage } from '../../stream/stage.js';
import { scrubText } from '../scrub/scrub.js';
import type { Report } from './report.js';

export function listDenials(): Stage<Report, Report> {
  return stage<Report, Report>((report, push) => {
    const denials = report.events.flatMap(({ step }, of) =>
      step.type === 'call' && step.result?.status === 'denied'
        ? [{ of, describe: () => scrubText(step.span) }]
        : [],
    );
    push({ ...report, denials });
  });
}
