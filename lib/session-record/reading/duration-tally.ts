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
export class DurationTally {
  readonly #counts = new Map<number, number>();
  #count = 0;
  #total = 0;

  add(ms: number): void {
    this.#counts.set(ms, (this.#counts.get(ms) ?? 0) + 1);
    this.#count += 1;
    this.#total += ms;
  }

  /** Percentiles are the smallest duration that at least that share of all does not exceed. */
  summarize(): DurationSummary | undefined {
    if (this.#count === 0) return undefined;
    const sorted = [...this.#counts].sort(([a], [b]) => a - b);
    const percentile = (share: number): number => {
      let passed = 0;
      for (const [ms, count] of sorted) {
        passed += count;
        if (passed >= share * this.#count) return ms;
      }
      return (sorted.at(-1) as [number, number])[0];
    };
    return {
      count: this.#count,
      min: percentile(0),
      p50: percentile(0.5),
      p90: percentile(0.9),
      max: percentile(1),
      total: this.#total,
    };
  }
}
