// What the model was asked: the sources of a prompt, and the two files that
// keep its bytes.
import { z } from 'zod';
import { promptSources } from '../format/fields.js';
import { PROMPT_CARRIERS } from '../format/historical-events.js';
import { identityKey } from '../format/identity.js';
import { BrokenFact, NothingFound } from '../format/refusals.js';
import { requireFact } from './facts.js';
import { attemptOf, belongsTo, eventsOf, placeOf, } from './inspected-run.js';
import { readWhole } from './retained-file.js';
const promptFact = z.object({ prompt: promptSources });
/**
 * The recorded sources of an attempt's prompt (the page's "What a record
 * answers", question 6). Older writers carried them on `stage_start` or `hook`.
 *
 * @throws BrokenFact `fact-malformed`; `facts-disagree` when an attempt carries two different ones
 */
export function promptConstruction(run, identity) {
    const key = identityKey(identity);
    const carriers = eventsOf(run, ...PROMPT_CARRIERS).filter((event) => {
        const attempt = attemptOf(event);
        return event.fields.prompt !== undefined && attempt !== undefined && identityKey(attempt) === key;
    });
    const [first, ...rest] = carriers.map((event) => ({ event, ...requireFact(promptFact, event) }));
    if (first === undefined)
        return { available: false };
    for (const { event, prompt } of rest) {
        if (JSON.stringify(prompt) === JSON.stringify(first.prompt))
            continue;
        throw new BrokenFact('facts-disagree', 'one attempt carries two different prompts', event.number);
    }
    return { available: true, sources: first.prompt };
}
/** The attempts of a run that were started, in order. */
export function listAttempts(run) {
    return eventsOf(run, 'stage_start').flatMap((event) => attemptOf(event) ?? []);
}
/** The files of the harness among a prompt's sources. */
export function promptFiles(construction) {
    if (!construction.available)
        return undefined;
    return construction.sources.find((source) => source.source === 'harness');
}
/** The files of an attempt's prompt: as recorded, else at their place in a run's directory. */
export function placePrompt(attempt, construction) {
    const folder = `stages/${attempt.stage}/${attempt.repeat ?? 1}`;
    return (promptFiles(construction) ?? { system: `${folder}/system.txt`, firstTurn: `${folder}/first-turn.txt` });
}
/** The prompts of the attempts that are meant. @throws BrokenFact */
export function listPrompts(run, filter = {}) {
    const starts = eventsOf(run, 'stage_start').filter((event) => belongsTo(event, filter));
    return starts.flatMap((event) => {
        const attempt = attemptOf(event);
        if (attempt === undefined)
            return [];
        const construction = promptConstruction(run, attempt);
        const sources = construction.available ? construction.sources : null;
        const { system, firstTurn } = placePrompt(attempt, construction);
        return [
            {
                stage: attempt.stage,
                repeat: attempt.repeat ?? null,
                retry: attempt.retry,
                sources,
                system,
                firstTurn,
            },
        ];
    });
}
/** The most bytes of a retained prompt file that are read. */
export const PROMPT_BYTES = 16 * 1024 * 1024;
/**
 * The exact bytes that the model was given first: of all attempts that are
 * meant there must be one file.
 *
 * @throws NothingFound `prompt-missing`, `prompt-ambiguous`, `artifact-missing`; BrokenFact; FileFault
 */
export async function readPrompt(run, filter, part) {
    const paths = new Set(listPrompts(run, filter).map((row) => row[part]));
    const [path] = paths;
    if (path === undefined)
        throw new NothingFound('prompt-missing', 'no such stage was started');
    if (paths.size > 1) {
        const hint = 'choose one with --stage and --repeat';
        throw new NothingFound('prompt-ambiguous', `${paths.size} prompts are meant`, hint);
    }
    return readWhole(run.directory, placeOf(run, path), PROMPT_BYTES);
}
//# sourceMappingURL=prompts.js.map