import { type MissingPart } from './asking.js';
import type { InspectedRun } from './inspected-run.js';
import { askCalls, askCost, askEndings, askJudges, askPrompts, askRequest, askStages, askWhatRan } from './questions.js';
/** The questions in the page's order. */
export declare const QUESTIONS: readonly [{
    readonly asks: 'What was asked';
    readonly member: 'request';
    readonly ask: typeof askRequest;
}, {
    readonly asks: 'What ran';
    readonly member: 'ran';
    readonly ask: typeof askWhatRan;
}, {
    readonly asks: 'What each stage received and produced';
    readonly member: 'stages';
    readonly ask: typeof askStages;
}, {
    readonly asks: 'How everything ended';
    readonly member: 'endings';
    readonly ask: typeof askEndings;
}, {
    readonly asks: 'What judged the work';
    readonly member: 'judges';
    readonly ask: typeof askJudges;
}, {
    readonly asks: 'What the model was asked';
    readonly member: 'prompts';
    readonly ask: typeof askPrompts;
}, {
    readonly asks: 'What it cost';
    readonly member: 'cost';
    readonly ask: typeof askCost;
}, {
    readonly asks: 'What was called';
    readonly member: 'calls';
    readonly ask: typeof askCalls;
}];
type Answer<Member extends string> = Awaited<ReturnType<Extract<(typeof QUESTIONS)[number], {
    member: Member;
}>['ask']>>;
/** What a run's directory answers, question by question, and the parts that it does not answer. */
export type RunAnswers = {
    readonly [Member in (typeof QUESTIONS)[number]['member']]: Answer<Member>;
} & {
    readonly missing: readonly MissingPart[];
};
/** Asks a usable run all eight questions. */
export declare function answerQuestions(run: InspectedRun): Promise<RunAnswers>;
export {};
//# sourceMappingURL=answers.d.ts.map