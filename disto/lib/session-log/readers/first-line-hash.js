import { createHash } from 'node:crypto';
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The hash of no bytes: the head of a log without a complete line. */
export const EMPTY_HEAD = createHash('sha256').digest('hex');
/** Takes a file's bytes until its first line is complete. Holds a hash state, however long the line is. */
export class FirstLineHash {
    sha256 = EMPTY_HEAD;
    #hash = createHash('sha256');
    /** Carriage returns that may turn out to end the line. */
    #pending = 0;
    #isDone = false;
    take(chunk) {
        if (this.#isDone)
            return;
        const feed = chunk.indexOf(LINE_FEED);
        const stop = feed === -1 ? chunk.length : feed;
        let end = stop;
        while (end > 0 && chunk[end - 1] === CARRIAGE_RETURN)
            end -= 1;
        if (end > 0) {
            for (; this.#pending > 0; this.#pending -= 1)
                this.#hash.update(RETURN);
            this.#hash.update(chunk.subarray(0, end));
        }
        this.#pending += stop - end;
        if (feed === -1)
            return;
        this.sha256 = this.#hash.digest('hex');
        this.#isDone = true;
    }
}
const RETURN = Buffer.alloc(1, CARRIAGE_RETURN);
//# sourceMappingURL=first-line-hash.js.map