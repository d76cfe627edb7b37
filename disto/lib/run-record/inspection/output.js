// What a stage, or the run, produced. A file is named only on the word of the
// last ending, and only for what that ending makes of it.
import { z } from 'zod';
import { cause, exit } from '../format/ending.js';
import { hashedPath } from '../format/fields.js';
import { NothingFound } from '../format/refusals.js';
import { findRunEnd, requireFact } from './facts.js';
import { belongsTo, eventsOf } from './inspected-run.js';
/** What an ending makes of the file that it names. */
export const OUTPUT_KINDS = {
    accepted: { endings: ['success'], sealed: true, judged: true },
    draft: { endings: ['refused'], sealed: false, judged: false },
    rejected: { endings: ['rejected', 'exhausted'], sealed: false, judged: true },
};
const stageEnding = z.object({
    stage: z.string(),
    repeat: z.number().optional(),
    retry: z.number(),
    exit,
    cause,
    output: hashedPath.optional(),
    sealed: z.boolean().optional(),
    judged: z.boolean().optional(),
});
/**
 * The output that the last ending names: of the stage that is meant, or of the
 * run, which must then have succeeded itself.
 *
 * @throws NothingFound `output-missing`; BrokenFact `fact-malformed`
 */
export function findOutput(run, of, kind = 'accepted') {
    const ending = eventsOf(run, 'stage_end')
        .filter((event) => belongsTo(event, of))
        .at(-1);
    if (ending === undefined)
        throw new NothingFound('output-missing', 'no such stage has ended');
    if (of.stage === undefined && findRunEnd(run)?.fields.exit !== 0) {
        const hint = 'name a stage to see what it produced';
        throw new NothingFound('output-missing', 'the run did not end with success', hint);
    }
    const fact = requireFact(stageEnding, ending);
    if (!isKind(fact, kind) || fact.output === undefined) {
        const other = Object.keys(OUTPUT_KINDS).find((name) => isKind(fact, name));
        const hint = other === undefined ? undefined : `its last ending left one of kind ${other}`;
        const message = `${fact.stage} ended ${fact.cause}/${fact.exit} and has no output of kind ${kind}`;
        throw new NothingFound('output-missing', message, hint);
    }
    return { ...fact.output, stage: fact.stage, repeat: fact.repeat, retry: fact.retry };
}
function isKind(fact, kind) {
    const { endings, sealed, judged } = OUTPUT_KINDS[kind];
    const isEnding = endings.includes(fact.cause);
    return isEnding && fact.output !== undefined && fact.sealed === sealed && fact.judged === judged;
}
//# sourceMappingURL=output.js.map