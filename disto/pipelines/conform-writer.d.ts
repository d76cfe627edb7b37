import { type WriterFault } from '../lib/run-record/conformance/judge-writing.js';
import { type Scenario } from '../lib/run-record/conformance/scenario.js';
/** What came of one scenario. */
export interface TrialRow {
    readonly scenario: string;
    readonly asks: 'writing' | 'refusal';
    readonly conforms: boolean;
    /** How the writer failed; null when it did not. */
    readonly fault: WriterFault | null;
}
export interface TrialOptions {
    /** The most time for one scenario, in milliseconds. */
    readonly timeoutMs: number;
    /** How many scenarios are tried at once. */
    readonly jobs: number;
    readonly signal?: AbortSignal | undefined;
}
/**
 * Tries a writer with each scenario.
 *
 * @param command for the shell; it gets the directory of the run as its last argument and facts on standard input,
 *   one JSON object a line
 * @returns a row for each scenario, in their order
 * @throws the reason of the abort
 */
export declare function conformWriter(command: string, scenarios: readonly Scenario[], options: TrialOptions): Promise<TrialRow[]>;
//# sourceMappingURL=conform-writer.d.ts.map