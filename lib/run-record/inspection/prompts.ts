// What the model was asked: the sources of a prompt, and the two files that
// keep its bytes.

import { z } from 'zod';
import { type PromptSource, promptSources } from '../format/fields.js';
import { PROMPT_CARRIERS } from '../format/historical-events.js';
import { identityKey, type StageIdentity } from '../format/identity.js';
import { requireFact } from './facts.js';
import { attemptOf, eventsOf, type InspectedRun } from './inspected-run.js';
import { BrokenFact } from './refusals.js';

const promptFact = z.object({ prompt: promptSources });

/** The sources of an attempt's prompt, or that its record does not carry them. */
export type PromptConstruction =
  | { readonly available: true; readonly sources: readonly PromptSource[] }
  | { readonly available: false };

/** The two files that hold what the model was given first. */
export interface PromptFiles {
  /** Relative to the run's folder. */
  readonly system: string;
  readonly firstTurn: string;
}

/**
 * The recorded sources of an attempt's prompt (the page's "What a record
 * answers", question 6). Older writers carried them on `stage_start` or `hook`.
 *
 * @throws BrokenFact `fact-malformed`; `facts-disagree` when an attempt carries two different ones
 */
export function promptConstruction(run: InspectedRun, identity: StageIdentity): PromptConstruction {
  const key = identityKey(identity);
  const carriers = eventsOf(run, ...PROMPT_CARRIERS).filter((event) => {
    const attempt = attemptOf(event);
    return event.fields.prompt !== undefined && attempt !== undefined && identityKey(attempt) === key;
  });
  const [first, ...rest] = carriers.map((event) => ({ event, ...requireFact(promptFact, event) }));
  if (first === undefined) return { available: false };
  for (const { event, prompt } of rest) {
    if (JSON.stringify(prompt) === JSON.stringify(first.prompt)) continue;
    throw new BrokenFact('facts-disagree', 'one attempt carries two different prompts', event.number);
  }
  return { available: true, sources: first.prompt };
}

/** The attempts of a run that were started, in order. */
export function listAttempts(run: InspectedRun): StageIdentity[] {
  return eventsOf(run, 'stage_start').flatMap((event) => attemptOf(event) ?? []);
}

/** The files of the harness among a prompt's sources. */
export function promptFiles(construction: PromptConstruction): PromptFiles | undefined {
  if (!construction.available) return undefined;
  return construction.sources.find((source) => source.source === 'harness');
}
