// A stream of items that come many at a time.
//
// As a stream it gives one item after the other, as any other does. Who takes it
// with `forEachItem` gets whole batches: a queue and a promise for each item would
// cost more than most items need.
import { Readable } from 'node:stream';
/**
 * Source: the items of the batches, in order. Holds one batch. Fails with what
 * the batches fail with; when it is destroyed, they are told to end (`return`).
 */
export class BatchedReadable extends Readable {
    #batches;
    #batch = [];
    #next = 0;
    constructor(batches) {
        super({ objectMode: true });
        this.#batches = batches;
    }
    /** The batches, in place of the stream: whoever takes them reads nothing else of it. */
    takeBatches() {
        return this.#batches;
    }
    async _read() {
        try {
            while (this.#next === this.#batch.length) {
                const { done, value } = await this.#batches.next();
                if (done === true) {
                    this.push(null);
                    return;
                }
                this.#batch = value;
                this.#next = 0;
            }
            let goesOn = true;
            while (goesOn && this.#next < this.#batch.length) {
                this.#next += 1;
                goesOn = this.push(this.#batch[this.#next - 1]);
            }
        }
        catch (error) {
            this.destroy(error);
        }
    }
    _destroy(error, done) {
        this.#batches.return().then(() => done(error), (failure) => done(error ?? failure));
    }
}
/** Calls `visit` for each item of a stream, in order. @throws what the stream fails with, and what `visit` throws */
export async function forEachItem(stream, visit) {
    if (!(stream instanceof BatchedReadable)) {
        for await (const item of stream)
            visit(item);
        return;
    }
    for await (const batch of stream.takeBatches()) {
        for (const item of batch)
            visit(item);
    }
}
//# sourceMappingURL=batches.js.map