import { type RunAnswers } from '../inspection/answers.js';
/** All answers, and then what is missing. */
export declare function showAnswers(answers: RunAnswers): string;
//# sourceMappingURL=answers.d.ts.map