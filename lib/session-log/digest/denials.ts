// Stage: a report in, the same with the spans of its denied calls out. Holds
// nothing, never fails.

import { type Stage, stage } from '../../stream/stage.js';
import type { Report } from './report.js';

export function listDenials(): Stage<Report, Report> {
  return stage<Report, Report>((report, push) => {
    const denials = report.events.flatMap(({ event }, of) =>
      event.type === 'tool_call' && event.status === 'denied' ? [{ of, value: event.span }] : [],
    );
    push({ ...report, denials });
  });
}
