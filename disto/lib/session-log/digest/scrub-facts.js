// Stage: facts in, facts without secrets out: every text scrubbed, then cut to
// what is shown of it. What identifies and counts passes as it is. Holds nothing,
// never fails.
import { stageOf } from '../../stream/transducer.js';
import { excerptOf, scrubText, summaryOf } from '../scrub/scrub.js';
export function scrubFacts() {
    return stageOf(scrubEachFact);
}
/** The transducer of {@link scrubFacts}. */
export const scrubEachFact = {
    take: (fact, push) => push(scrubFact(fact)),
};
function scrubFact(fact) {
    switch (fact.type) {
        case 'entry':
            return scrubEntry(fact);
        case 'call':
            return scrubCall(fact);
        case 'result':
            return fact.excerpt === '' ? fact : { ...fact, excerpt: excerptOf(fact.excerpt) };
        case 'end':
            return scrubEnd(fact);
    }
}
function scrubCall(fact) {
    const tool = scrubText(fact.tool);
    return tool === fact.tool ? fact : { ...fact, tool };
}
/** The span stays as the log has it: the reference that it becomes a part of is scrubbed as a whole. */
function scrubEntry(fact) {
    if (fact.prompt === undefined)
        return fact;
    return { ...fact, prompt: { ...fact.prompt, summary: summaryOf(fact.prompt.summary) } };
}
function scrubEnd(fact) {
    return {
        ...fact,
        model: fact.model === undefined ? undefined : scrubText(fact.model),
        finalExcerpt: excerptOf(fact.finalExcerpt),
    };
}
//# sourceMappingURL=scrub-facts.js.map