import { type Stage } from '../../stream/stage.js';
import type { Report } from './report.js';
/** The phrases that stand anywhere in a prompt, in the order of the list, each once. */
export declare function findPhrases(prompt: string): string[];
/** Stage: a report in, the same with one flag a phrase of each prompt out. Holds nothing, never fails. */
export declare function flagPrompts(): Stage<Report, Report>;
//# sourceMappingURL=flags.d.ts.map