// What the agent decided through its control tools.

import { z } from 'zod';
import { ordinal, text } from '../format/fields.js';
import { requireFact } from './facts.js';
import { type AttemptFilter, belongsTo, eventsOf, type InspectedRun } from './inspected-run.js';

const decisionFact = z.object({
  stage: text,
  repeat: ordinal.optional(),
  retry: ordinal,
  tool: text,
  decision: text,
  evidence: z.string().optional(),
  reason: z.string().optional(),
  item: ordinal.optional(),
});

/** One decision as it was recorded. Marks of older writers may lack their evidence. */
export type Decision = z.infer<typeof decisionFact>;

/** The decisions of the attempts that are meant, in order. @throws BrokenFact `fact-malformed` */
export function listDecisions(run: InspectedRun, filter: AttemptFilter = {}): Decision[] {
  return eventsOf(run, 'tool_call')
    .filter((event) => belongsTo(event, filter))
    .map((event) => requireFact(decisionFact, event));
}

/** The marks of the checklist, in order. @throws BrokenFact `fact-malformed` */
export function listMarks(run: InspectedRun, filter: AttemptFilter = {}): Decision[] {
  return listDecisions(run, filter).filter(({ tool }) => tool === 'mark');
}
