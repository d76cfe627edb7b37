// The eight questions that a record answers, asked of a run's directory and of
// nothing else: no session is opened, no lock is looked at, no other directory
// is read, and no path of the machine stands in the answers.
import { Asking } from './asking.js';
import { askCalls, askCost, askEndings, askJudges, askPrompts, askRequest, askStages, askWhatRan, } from './questions.js';
/** The questions in the page's order. */
export const QUESTIONS = [
    { asks: 'What was asked', member: 'request', ask: askRequest },
    { asks: 'What ran', member: 'ran', ask: askWhatRan },
    { asks: 'What each stage received and produced', member: 'stages', ask: askStages },
    { asks: 'How everything ended', member: 'endings', ask: askEndings },
    { asks: 'What judged the work', member: 'judges', ask: askJudges },
    { asks: 'What the model was asked', member: 'prompts', ask: askPrompts },
    { asks: 'What it cost', member: 'cost', ask: askCost },
    { asks: 'What was called', member: 'calls', ask: askCalls },
];
/** Asks a usable run all eight questions. */
export async function answerQuestions(run) {
    const missing = [];
    const answers = {};
    for (const [index, { member, ask }] of QUESTIONS.entries()) {
        answers[member] = await ask(new Asking(run, index + 1, missing));
    }
    return { ...answers, missing };
}
//# sourceMappingURL=answers.js.map