import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPhrases } from '../../../../lib/session-log/digest/flags.js';
import { FLAGGED_PHRASES } from '../../../../lib/session-log/format/digest-rules.js';

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /\w/.test(character);

/** Whether a phrase stands in a prompt, without case and apart from the words around it. */
function holds(prompt: string, phrase: string): boolean {
  const text = prompt.toLowerCase();
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + phrase.length])) return true;
  }
  return false;
}

test('every phrase that stands in a prompt is found, in the order of the list, each once', () => {
  const parts = fc.oneof(
    fc.constantFrom(...FLAGGED_PHRASES, ...FLAGGED_PHRASES.map((phrase) => phrase.toUpperCase())),
    fc.constantFrom(' ', '\n', 'un', 'ly', '_', '-', '.', 'it', 'still ', 'not'),
  );
  const prompts = fc.array(parts, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(prompts, (prompt) => {
      expect(findPhrases(prompt)).toEqual(FLAGGED_PHRASES.filter((phrase) => holds(prompt, phrase)));
    }),
    { numRuns: 1_000 },
  );
});
