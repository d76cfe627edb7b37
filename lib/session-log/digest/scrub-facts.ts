// Stage: facts in, facts without secrets out: every text scrubbed, then cut to
// what is shown of it. What identifies and counts passes as it is. Holds nothing,
// never fails.

import type { Stage } from '../../stream/stage.js';
import { stageOf, type Transducer } from '../../stream/transducer.js';
import { excerptOf, scrubText, summaryOf } from '../scrub/scrub.js';
import type { CallFact, EndFact, EntryFact, Fact } from './facts.js';

export function scrubFacts(): Stage<Fact, Fact> {
  return stageOf(scrubEachFact);
}

/** The transducer of {@link scrubFacts}. */
export const scrubEachFact: Transducer<Fact, Fact> = {
  take: (fact, push) => push(scrubFact(fact)),
};

function scrubFact(fact: Fact): Fact {
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

function scrubCall(fact: CallFact): CallFact {
  const tool = scrubText(fact.tool);
  return tool === fact.tool ? fact : { ...fact, tool };
}

/** The span stays as the log has it: the reference that it becomes a part of is scrubbed as a whole. */
function scrubEntry(fact: EntryFact): EntryFact {
  if (fact.prompt === undefined) return fact;
  return { ...fact, prompt: { ...fact.prompt, summary: summaryOf(fact.prompt.summary) } };
}

function scrubEnd(fact: EndFact): EndFact {
  return {
    ...fact,
    model: fact.model === undefined ? undefined : scrubText(fact.model),
    finalExcerpt: excerptOf(fact.finalExcerpt),
  };
}
