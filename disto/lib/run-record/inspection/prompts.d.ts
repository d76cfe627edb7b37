import { type PromptSource } from '../format/fields.js';
import { type StageIdentity } from '../format/identity.js';
import { type AttemptFilter, type InspectedRun } from './inspected-run.js';
/** The sources of an attempt's prompt, or that its record does not carry them. */
export type PromptConstruction = {
    readonly available: true;
    readonly sources: readonly PromptSource[];
} | {
    readonly available: false;
};
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
export declare function promptConstruction(run: InspectedRun, identity: StageIdentity): PromptConstruction;
/** The attempts of a run that were started, in order. */
export declare function listAttempts(run: InspectedRun): StageIdentity[];
/** The files of the harness among a prompt's sources. */
export declare function promptFiles(construction: PromptConstruction): PromptFiles | undefined;
/** The files of an attempt's prompt: as recorded, else at their place in a run's directory. */
export declare function placePrompt(attempt: StageIdentity, construction: PromptConstruction): PromptFiles;
/** An attempt's prompt. */
export interface PromptRow extends PromptFiles {
    readonly stage: string;
    readonly repeat: number | null;
    readonly retry: number;
    /** null when the record does not carry them. */
    readonly sources: readonly PromptSource[] | null;
}
/** The prompts of the attempts that are meant. @throws BrokenFact */
export declare function listPrompts(run: InspectedRun, filter?: AttemptFilter): PromptRow[];
/** The most bytes of a retained prompt file that are read. */
export declare const PROMPT_BYTES: number;
/**
 * The exact bytes that the model was given first: of all attempts that are
 * meant there must be one file.
 *
 * @throws NothingFound `prompt-missing`, `prompt-ambiguous`, `artifact-missing`; BrokenFact; FileFault
 */
export declare function readPrompt(run: InspectedRun, filter: AttemptFilter, part: keyof PromptFiles): Promise<Buffer>;
//# sourceMappingURL=prompts.d.ts.map