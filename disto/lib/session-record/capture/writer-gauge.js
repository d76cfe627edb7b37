// What the thread that queues batches and the thread that writes them both see:
// how full the queue is, and exactly what stands in the journal. It lies in
// shared memory, so a burst that never returns to the event loop still sees the
// queue drain, and the figures outlive a writer that crashed.
/** Batches that may wait for the writer. */
export const QUEUE_BATCHES = 64;
/** Bytes that may wait for the writer. */
export const QUEUE_BYTES = 64 * 1024 * 1024;
/** What the writer is up to. */
export const WRITER = {
    running: 0,
    /** A write failed: it writes nothing any more but the closing line. */
    failed: 1,
    /** Its recorder has given up waiting for it. */
    abandoned: 2,
};
const DEPTH = 0;
const QUEUED_BYTES = 1;
const STATE = 2;
const ENTRIES = 0;
const BYTES = 1;
const LAST_SEQ = 2;
const WORDS_SIZE = 16;
export class WriterGauge {
    memory;
    #words;
    #totals;
    /** @param memory of another gauge, to see what it sees */
    constructor(memory = new SharedArrayBuffer(WORDS_SIZE + 3 * 8)) {
        this.memory = memory;
        this.#words = new Int32Array(memory, 0, WORDS_SIZE / 4);
        this.#totals = new BigInt64Array(memory, WORDS_SIZE);
    }
    /** Batches that wait. */
    get depth() {
        return Atomics.load(this.#words, DEPTH);
    }
    /** Bytes that wait. */
    get queuedBytes() {
        return Atomics.load(this.#words, QUEUED_BYTES);
    }
    get state() {
        return Atomics.load(this.#words, STATE);
    }
    set state(state) {
        Atomics.store(this.#words, STATE, state);
    }
    /** Entries in the journal. */
    get entries() {
        return Number(Atomics.load(this.#totals, ENTRIES));
    }
    /** Bytes in the journal. */
    get bytes() {
        return Number(Atomics.load(this.#totals, BYTES));
    }
    /** Seq of the last entry in the journal. */
    get lastSeq() {
        return this.entries === 0 ? undefined : Number(Atomics.load(this.#totals, LAST_SEQ));
    }
    /** A batch is queued. @returns how many wait now */
    enter(size) {
        Atomics.add(this.#words, QUEUED_BYTES, size);
        return Atomics.add(this.#words, DEPTH, 1) + 1;
    }
    /** A batch stands in the journal. */
    wrote(size, entries, lastSeq) {
        Atomics.add(this.#totals, BYTES, BigInt(size));
        if (lastSeq === undefined)
            return;
        Atomics.store(this.#totals, LAST_SEQ, BigInt(lastSeq));
        Atomics.add(this.#totals, ENTRIES, BigInt(entries));
    }
    /** A batch waits no longer. */
    leave(size) {
        Atomics.sub(this.#words, QUEUED_BYTES, size);
        Atomics.sub(this.#words, DEPTH, 1);
        Atomics.notify(this.#words, DEPTH);
    }
    /** Blocks until another number of batches waits than `depth`. @returns false when it took longer than `ms` */
    waitForChange(depth, ms) {
        return Atomics.wait(this.#words, DEPTH, depth, ms) !== 'timed-out';
    }
}
//# sourceMappingURL=writer-gauge.js.map