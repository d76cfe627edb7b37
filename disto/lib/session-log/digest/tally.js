// Counts a session while its items pass. An entry can be rewritten and a call
// can change its status, so the last word on each is kept: one small number an
// entry and one a call, and nothing else.
/** The counts of a session over its entries from an offset on. */
export class Tally {
    #fromOffset;
    /** By entry index; undefined before the offset. */
    #kinds = [];
    /** By call number: undefined when its entry lies before the offset, `open` without a result. */
    #statuses = [];
    #unparsed = 0;
    /** @param fromOffset bytes; what lies before is not counted */
    constructor(fromOffset = 0) {
        this.#fromOffset = fromOffset;
    }
    take(item) {
        if (item.type === 'entry')
            this.#takeEntry(item);
        else if (item.type === 'call')
            this.#takeCall(item);
        else if (item.type === 'result')
            this.#takeResult(item);
        else if (item.type === 'unparsed' && item.offset >= this.#fromOffset)
            this.#unparsed += 1;
    }
    counts() {
        const kinds = countValues(this.#kinds);
        const statuses = countValues(this.#statuses);
        const interrupted = statuses.get('interrupted') ?? 0;
        return {
            entries: sum(kinds),
            prompts: kinds.get('prompt') ?? 0,
            tool_calls: sum(statuses),
            tool_errors: statuses.get('error') ?? 0,
            interrupts: (kinds.get('interrupt') ?? 0) + interrupted,
            denials: statuses.get('denied') ?? 0,
            unparsed: this.#unparsed,
        };
    }
    #takeEntry({ index, kind, offset }) {
        this.#kinds[index] = offset >= this.#fromOffset ? kind : undefined;
    }
    #takeCall({ call, entry }) {
        const isCounted = this.#kinds[entry] !== undefined;
        this.#statuses[call] = isCounted ? (this.#statuses[call] ?? 'open') : undefined;
    }
    #takeResult({ call, status }) {
        if (this.#statuses[call] !== undefined)
            this.#statuses[call] = status;
    }
}
function countValues(values) {
    const counts = new Map();
    for (const value of values) {
        if (value !== undefined)
            counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
}
function sum(counts) {
    return [...counts.values()].reduce((total, count) => total + count, 0);
}
//# sourceMappingURL=tally.js.map