// Prompts that say that something went wrong.

import { type Stage, stage } from '../../stream/stage.js';
import { FLAGGED_PHRASES } from '../format/digest-rules.js';
import { scrubText } from '../scrub/scrub.js';
import type { Report } from './report.js';

/** One of some phrases without case and with a word boundary on both sides. */
const patternOf = (phrases: readonly string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');

/** Most prompts hold none of them, which is known after one look. */
const ANY = patternOf(FLAGGED_PHRASES);
const PATTERNS = FLAGGED_PHRASES.map((phrase) => ({ phrase, pattern: patternOf([phrase]) }));

/** The phrases that stand anywhere in a prompt, in the order of the list, each once. */
export function findPhrases(prompt: string): string[] {
  if (!ANY.test(prompt)) return [];
  return PATTERNS.filter(({ pattern }) => pattern.test(prompt)).map(({ phrase }) => phrase);
}

/** Stage: a report in, the same with one flag a phrase of each prompt out. Holds nothing, never fails. */
export function flagPrompts(): Stage<Report, Report> {
  return stage<Report, Report>((report, push) => {
    const flagged = report.events.flatMap(({ step }, of) =>
      step.type === 'prompt'
        ? step.phrases.map((phrase) => ({ of, describe: () => ({ span: scrubText(step.span), phrase }) }))
        : [],
    );
    push({ ...report, flagged });
  });
}
