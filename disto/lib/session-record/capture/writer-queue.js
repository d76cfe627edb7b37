// The queue to the journal's writer, seen from the thread that the agents run
// on. Bounded, because an unbounded queue turns a stalled disk into memory that
// grows without end: 64 batches, and 64 MiB.
//
// Invariant: offering a batch never waits. The writer takes batches while the
// thread that offers them is busy, so a burst drains as it comes; should the
// writer fall behind all the same, what comes next is gathered into the last of
// the 64 batches. The queue is full when its bytes are, or when nothing moved
// for two seconds.
import { GatheredBatch } from './gathered-batch.js';
import { END_GRACE_MS } from './journal-file.js';
import { QUEUE_BATCHES, QUEUE_BYTES, WRITER } from './writer-gauge.js';
/** The writer tries its closing line for {@link END_GRACE_MS}; then nothing more is to be expected of it. */
const STALL_MS = END_GRACE_MS + 250;
/** How often it is looked whether the writer moved. */
const LOOK_MS = 5;
const FULL = 'the queue to the journal writer is full: the disk cannot keep up';
export class WriterQueue {
    #port;
    #gauge;
    #highWater = 0;
    #gathered;
    #flusher;
    /** When the writer was last seen to have moved, and how many batches waited then. */
    #moved = { at: 0, depth: 0 };
    #ending;
    #crash;
    #onEnding = () => { };
    /** @param onFailure called when the writer is known to have failed */
    constructor(port, gauge, onFailure) {
        this.#port = port;
        this.#gauge = gauge;
        port.on('message', (notice) => {
            if (notice.type === 'failed')
                onFailure(notice.error);
            if (notice.type === 'closed')
                this.#end(notice);
        });
        port.on('error', (error) => {
            this.#crash = error;
        });
        port.on('exit', () => {
            if (this.#ending !== undefined)
                return;
            const error = `the journal writer panicked (${this.#crash?.message ?? 'its thread ended'}); ${this.#missing()}`;
            this.#end({ type: 'crashed', error });
            onFailure(error);
        });
        port.unref();
    }
    /** The most batches that waited at once. */
    get highWater() {
        return this.#highWater;
    }
    /** Queues a batch, whose memory goes with it. @returns why it was not queued, if so */
    offer(batch) {
        if (this.#ending !== undefined)
            return 'the journal writer is gone';
        if (this.#gauge.state === WRITER.failed)
            return 'a write to the journal failed';
        const waiting = this.#gauge.queuedBytes + (this.#gathered?.size ?? 0);
        if (waiting + batch.bytes.length > QUEUE_BYTES)
            return FULL;
        this.#flush();
        // Where there is room, nothing is gathered any more, so nothing is overtaken.
        if (this.#hasRoom) {
            this.#post(single(batch));
            return undefined;
        }
        return this.#gather(batch);
    }
    /** Lets the writer write the rest and the closing line. */
    async close(reason) {
        if (this.#ending !== undefined)
            return this.#ending;
        this.#port.ref();
        this.#flush(true);
        const ended = new Promise((resolve) => {
            this.#onEnding = resolve;
        });
        this.#port.postMessage({ type: 'end', reason }, []);
        const watch = this.#watchForStall();
        const ending = await ended;
        clearInterval(watch);
        this.#port.unref();
        return ending;
    }
    /** Blocks until nothing waits any more, at most `ms`. For a process that is about to be gone. */
    drain(ms) {
        const until = performance.now() + ms;
        for (;;) {
            this.#flush();
            const { depth } = this.#gauge;
            const left = until - performance.now();
            if (depth === 0 || left <= 0 || this.#ending !== undefined)
                return;
            this.#gauge.waitForChange(depth, left);
        }
    }
    #end(ending) {
        if (this.#ending !== undefined)
            return;
        clearInterval(this.#flusher);
        this.#ending = ending;
        this.#onEnding(ending);
    }
    #missing() {
        const entries = this.#gathered?.entries ?? 0;
        const { depth } = this.#gauge;
        if (depth + entries === 0)
            return 'no queued line is missing from the record';
        return `the lines of ${depth} queued batches and ${entries} gathered entries are missing from the record`;
    }
    /** One place is kept for what is gathered. */
    get #hasRoom() {
        return this.#gauge.depth < QUEUE_BATCHES - 1;
    }
    #post({ parts, size, entries, lastSeq }) {
        this.#highWater = Math.max(this.#highWater, this.#gauge.enter(size));
        const order = { type: 'batch', parts, size, entries, lastSeq };
        this.#port.postMessage(order, parts.map((part) => part.buffer));
    }
    #gather(batch) {
        if (this.#gathered === undefined) {
            this.#gathered = new GatheredBatch();
            this.#highWater = QUEUE_BATCHES;
            this.#moved = { at: performance.now(), depth: this.#gauge.depth };
            this.#flusher = setInterval(() => this.#flush(), LOOK_MS).unref();
        }
        else if (this.#standsStill()) {
            return FULL;
        }
        this.#gathered.add(batch);
        return undefined;
    }
    /** Hands on what was gathered, once there is room for it. */
    #flush(isLast = false) {
        if (this.#gathered === undefined || !(this.#hasRoom || isLast))
            return;
        const gathered = this.#gathered;
        this.#gathered = undefined;
        clearInterval(this.#flusher);
        this.#post(gathered);
    }
    #standsStill() {
        const { depth } = this.#gauge;
        const now = performance.now();
        if (depth !== this.#moved.depth)
            this.#moved = { at: now, depth };
        return now - this.#moved.at > STALL_MS;
    }
    #watchForStall() {
        this.#moved = { at: performance.now(), depth: this.#gauge.depth };
        return setInterval(() => {
            if (!this.#standsStill())
                return;
            this.#gauge.state = WRITER.abandoned;
            this.#end({ type: 'stalled' });
        }, LOOK_MS);
    }
}
function single({ bytes, seq }) {
    const part = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    return { parts: [part], size: bytes.length, entries: seq === undefined ? 0 : 1, lastSeq: seq };
}
//# sourceMappingURL=writer-queue.js.map