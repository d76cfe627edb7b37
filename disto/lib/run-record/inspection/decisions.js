// What the agent decided through its control tools.
import { z } from 'zod';
import { ordinal, text } from '../format/fields.js';
import { requireFact } from './facts.js';
import { belongsTo, eventsOf } from './inspected-run.js';
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
/** The decisions of the attempts that are meant, in order. @throws BrokenFact `fact-malformed` */
export function listDecisions(run, filter = {}) {
    return eventsOf(run, 'tool_call')
        .filter((event) => belongsTo(event, filter))
        .map((event) => requireFact(decisionFact, event));
}
/** The marks of the checklist, in order. @throws BrokenFact `fact-malformed` */
export function listMarks(run, filter = {}) {
    return listDecisions(run, filter).filter(({ tool }) => tool === 'mark');
}
//# sourceMappingURL=decisions.js.map