/** Lets so many work at once; the others wait, first come first served. */
export class Turns {
    #free;
    #waiting = [];
    constructor(most) {
        this.#free = most;
    }
    /** Does `work` when its turn has come. */
    async take(work) {
        if (this.#free > 0)
            this.#free -= 1;
        else
            await new Promise((resolve) => this.#waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = this.#waiting.shift();
            if (next === undefined)
                this.#free += 1;
            else
                next();
        }
    }
}
//# sourceMappingURL=turns.js.map