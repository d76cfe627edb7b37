/** Counts whole milliseconds, so that percentiles are exact. Holds one number for each distinct duration. */
export class DurationTally {
    #counts = new Map();
    #count = 0;
    #total = 0;
    add(ms) {
        this.#counts.set(ms, (this.#counts.get(ms) ?? 0) + 1);
        this.#count += 1;
        this.#total += ms;
    }
    /** Percentiles are the smallest duration that at least that share of all does not exceed. */
    summarize() {
        if (this.#count === 0)
            return undefined;
        const sorted = [...this.#counts].sort(([a], [b]) => a - b);
        const percentile = (share) => {
            let passed = 0;
            const reached = sorted.find(([, count]) => {
                passed += count;
                return passed >= share * this.#count;
            });
            return reached[0];
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
//# sourceMappingURL=duration-tally.js.map