/** Bytes that are copied out of a source, runs of neighbours in one piece. */
export class SplicedBytes {
    #source;
    #pieces = [];
    #start = 0;
    #end = 0;
    constructor(source) {
        this.#source = source;
    }
    copy(start, end) {
        if (start !== this.#end) {
            this.#flush();
            this.#start = start;
        }
        this.#end = end;
    }
    /** Appends a byte; one that stands next in the source anyway lengthens the running piece. */
    byte(byte) {
        if (this.#end > this.#start && this.#source[this.#end] === byte)
            this.#end += 1;
        else
            this.insert(SINGLE_BYTES[byte]);
    }
    insert(piece) {
        this.#flush();
        this.#pieces.push(piece);
        this.#start = this.#end;
    }
    finish() {
        this.#flush();
        return this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
    }
    #flush() {
        if (this.#end > this.#start)
            this.#pieces.push(this.#source.subarray(this.#start, this.#end));
        this.#start = this.#end;
    }
}
const SINGLE_BYTES = Array.from({ length: 128 }, (_, byte) => Buffer.of(byte));
//# sourceMappingURL=spliced-bytes.js.map