/** Durations in milliseconds. */
export interface DurationSummary {
    readonly count: number;
    readonly min: number;
    readonly p50: number;
    readonly p90: number;
    readonly max: number;
    readonly total: number;
}
/** Counts whole milliseconds, so that percentiles are exact. Holds one number for each distinct duration. */
export declare class DurationTally {
    #private;
    add(ms: number): void;
    /** Percentiles are the smallest duration that at least that share of all does not exceed. */
    summarize(): DurationSummary | undefined;
}
//# sourceMappingURL=duration-tally.d.ts.map