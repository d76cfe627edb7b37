// What a session says about one of its entries.
/**
 * Looks for the first entry with a span, item by item. Holds one entry. An entry
 * that a later line rewrites counts as it is in the end, in its first place.
 */
export class SpanSearch {
    span;
    #found;
    #cwd;
    #model;
    constructor(span) {
        this.span = span;
    }
    take(item) {
        if (item.type !== 'entry')
            return;
        const { index, span, cwd, model } = item;
        const found = this.#found;
        if (found !== undefined && index > found.index)
            return;
        if (model !== undefined && index >= (this.#model?.index ?? 0))
            this.#model = { name: model, index };
        if (found === undefined) {
            this.#cwd = cwd ?? this.#cwd;
            if (span === this.span)
                this.#found = item;
        }
        else if (index === found.index) {
            this.#found = { ...item, time: item.time ?? found.time };
        }
    }
    /** @returns undefined when no entry has the span */
    facts(end) {
        if (this.#found === undefined)
            return undefined;
        const cwd = this.#found.cwd ?? this.#cwd ?? end.lastCwd;
        return { time: this.#found.time, cwd, model: this.#model?.name };
    }
}
//# sourceMappingURL=span-facts.js.map