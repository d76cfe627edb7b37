// Prompts that say that something went wrong.
import { stage } from '../../stream/stage.js';
import { FLAGGED_PHRASES } from '../format/digest-rules.js';
/** One of some phrases without case and with a word boundary on both sides. */
const patternOf = (phrases) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');
/** Most prompts hold none of them, which is known after one look. */
const ANY = patternOf(FLAGGED_PHRASES);
const PATTERNS = FLAGGED_PHRASES.map((phrase) => ({ phrase, pattern: patternOf([phrase]) }));
/** The phrases that stand anywhere in a prompt, in the order of the list, each once. */
export function findPhrases(prompt) {
    if (!ANY.test(prompt))
        return [];
    return PATTERNS.filter(({ pattern }) => pattern.test(prompt)).map(({ phrase }) => phrase);
}
/** Stage: a report in, the same with one flag a phrase of each prompt out. Holds nothing, never fails. */
export function flagPrompts() {
    return stage((report, push) => {
        const flagged = report.events.flatMap(({ event, step }, of) => step.type === 'prompt'
            ? step.phrases.map((phrase) => ({ of, value: { span: event.span, phrase } }))
            : []);
        push({ ...report, flagged });
    });
}
//# sourceMappingURL=flags.js.map