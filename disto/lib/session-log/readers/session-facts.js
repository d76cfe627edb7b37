import { isAbsolute } from 'node:path';
/**
 * What a session says as a whole, gathered while it is read: the numbers of its
 * entries and calls, its times, directories and model. Holds one string a distinct directory.
 */
export class SessionFacts {
    #cwds = new Set();
    /** The one that was added last: most lines say the same one again. */
    #addedCwd;
    #lastCwd;
    #start;
    #end;
    #model;
    /** The entry that named it. */
    #modelEntry = 0;
    #entries = 0;
    #calls = 0;
    #size = 0;
    #parsedLines = 0;
    /** Counts a complete line. */
    addLine(size, isParsed) {
        this.#size += size;
        if (isParsed)
            this.#parsedLines += 1;
    }
    addTime(time) {
        if (time === undefined)
            return;
        if (this.#start === undefined || time < this.#start)
            this.#start = time;
        if (this.#end === undefined || time > this.#end)
            this.#end = time;
    }
    /** Records a working directory. @returns it, or undefined when it is not absolute and so counts as not recorded */
    addCwd(cwd) {
        if (cwd === undefined || cwd === this.#addedCwd)
            return cwd;
        if (!isAbsolute(cwd))
            return undefined;
        this.#cwds.add(cwd);
        this.#addedCwd = cwd;
        return cwd;
    }
    /** Records the model that an entry names. The last entry that names one decides, in whatever order they are told. */
    addModel(model, index) {
        if (model === undefined || model === '' || index < this.#modelEntry)
            return;
        this.#model = model;
        this.#modelEntry = index;
    }
    /** Numbers an entry and records what it says. */
    addEntry(facts) {
        const cwd = this.addCwd(facts.cwd);
        if (cwd !== undefined)
            this.#lastCwd = cwd;
        this.addTime(facts.time);
        const index = this.#entries;
        this.#entries += 1;
        this.addModel(facts.model, index);
        const { kind, offset, span, time, text = '' } = facts;
        const model = facts.model === '' ? undefined : facts.model;
        return { type: 'entry', index, kind, offset, span, time, cwd, model, text };
    }
    nextCall() {
        this.#calls += 1;
        return this.#calls - 1;
    }
    /** The item that ends the stream. */
    end(source) {
        return {
            type: 'end',
            size: this.#size,
            head: source.head,
            mtime: source.mtime,
            parsedLines: this.#parsedLines,
            entries: this.#entries,
            cwds: [...this.#cwds],
            lastCwd: this.#lastCwd ?? [...this.#cwds].at(-1),
            start: this.#start,
            end: this.#end,
            model: this.#model,
        };
    }
}
//# sourceMappingURL=session-facts.js.map