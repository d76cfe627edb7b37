import type { RecordedEvent } from '../reading/parse-lines.js';
import { type InspectedRun } from './inspected-run.js';
/** A total and what it is worth. */
export interface TokenAccount {
    /** null when nothing can be said: no usable record, or a sum that no number holds exactly. */
    readonly tokens: number | null;
    /** `complete` only when every operation of the run and of all its children is accounted for. */
    readonly status: 'complete' | 'partial';
}
/** The total of one turn. @returns undefined when one of its five counters is unusable */
export declare function totalOf({ fields }: RecordedEvent): number | undefined;
/** Sums up a run and, through calls that agree with them, its children (run-record details, 6.2). */
export declare function accountTokens(run: InspectedRun): Promise<TokenAccount>;
//# sourceMappingURL=tokens.d.ts.map