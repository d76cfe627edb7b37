// Entries that wait while the writer has its hands full, gathered into one batch.
// Small ones are copied together, so that a long burst is few pieces of memory.
const CHUNK_SIZE = 256 * 1024;
export class GatheredBatch {
    #parts = [];
    #chunk = new Uint8Array(0);
    #used = 0;
    size = 0;
    entries = 0;
    lastSeq;
    get parts() {
        return this.#used === 0 ? this.#parts : [...this.#parts, this.#chunk.subarray(0, this.#used)];
    }
    add({ bytes, seq }) {
        if (this.#used + bytes.length > this.#chunk.length) {
            if (this.#used > 0)
                this.#parts.push(this.#chunk.subarray(0, this.#used));
            this.#chunk = new Uint8Array(Math.max(CHUNK_SIZE, bytes.length));
            this.#used = 0;
        }
        this.#chunk.set(bytes, this.#used);
        this.#used += bytes.length;
        this.size += bytes.length;
        if (seq === undefined)
            return;
        this.entries += 1;
        this.lastSeq = seq;
    }
}
//# sourceMappingURL=gathered-batch.js.map