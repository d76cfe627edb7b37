import { type WriterFault } from '../conformance/judge-writing.js';
interface ShownTrial {
    readonly scenario: string;
    readonly asks: string;
    readonly conforms: boolean;
    readonly fault: WriterFault | null;
}
/** A row for each scenario, and the sum. */
export declare function showTrials(rows: readonly ShownTrial[]): string;
export {};
//# sourceMappingURL=trial-table.d.ts.map