// Reads sessions in worker threads beside this one, when there is much to read:
// starting a thread costs as much as reading some megabytes.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SessionUnreadable } from '../lib/session-log/readers/reader.js';
import { CodedError } from '../lib/stream/errors.js';
import { workInThread } from './session-work.js';
/** What can be read in the time in which a thread starts. */
const START_BYTES = 16e6;
/** A line is soon done with: a larger young generation would only hold more of them. */
const YOUNG_MEGABYTES = 16;
/** Threads beside this one at most. */
const MOST_WORKERS = 3;
/** What a thread is given to do ahead, in bytes: this thread answers late while it reads itself, up to 1 MiB at a time. */
const AHEAD_BYTES = 4e6;
/** Sessions under way for each thread: enough of the small ones to fill what it is given ahead. */
const SESSIONS_AHEAD = 16;
/** Makes the workers' side ready; no thread is started before it pays. */
export function openSessionWorkers(options = {}) {
    const count = options.workers ?? Math.min(MOST_WORKERS, availableParallelism() - 1);
    const script = options.script ?? new URL('./session-worker.js', import.meta.url);
    const pool = new Pool(count, options.startBytes ?? START_BYTES, script);
    return {
        parallel: SESSIONS_AHEAD * (count + 1),
        count: (candidate, gate) => pool.read(candidate, gate, undefined),
        digest: (candidate, gate, fromOffset) => pool.read(candidate, gate, fromOffset),
        close: () => pool.close(),
    };
}
const OPENING_BYTES = 10_000;
/** Sessions in the order in which they were asked for, each to the thread that is free first. */
class Pool {
    size;
    startBytes;
    script;
    #seats = [];
    #waiting = [];
    /** What other threads cannot do: the database stays with the one that listed it and has the connection. */
    #waitingHere = [];
    #isBusyHere = false;
    /** Bytes of all that was asked for so far. */
    #asked = 0;
    constructor(size, startBytes, script) {
        this.size = size;
        this.startBytes = startBytes;
        this.script = script;
    }
    read(candidate, gate, fromOffset) {
        return new Promise((resolve, reject) => {
            const size = OPENING_BYTES + (candidate.size ?? 0);
            const queue = candidate.harness === 'opencode' ? this.#waitingHere : this.#waiting;
            queue.push({ candidate, gate, fromOffset, size, resolve, reject });
            this.#asked += size;
            this.#handOut();
        });
    }
    async close() {
        await Promise.all(this.#seats.map((seat) => seat.end()));
    }
    #handOut() {
        for (const seat of this.#seats)
            this.#fill(seat);
        if (this.startBytes > 0)
            this.#readHere();
        if (this.#waiting.length > 0 && this.#isThreadWorthIt()) {
            const seat = new Seat(this.script, this.startBytes, () => this.#handOut());
            this.#seats.push(seat);
            this.#fill(seat);
        }
        this.#readHere();
    }
    /** How much is to come is not known: as much as has come is the best guess. */
    #isThreadWorthIt() {
        const { length } = this.#seats;
        return length < this.size && this.#asked > this.startBytes * (length + 1);
    }
    #fill(seat) {
        while (this.#waiting.length > 0 && seat.load < AHEAD_BYTES)
            seat.ask(this.#waiting.shift());
    }
    /** One session at a time: reading does not wait for anything. */
    #readHere() {
        if (this.#isBusyHere)
            return;
        const job = this.#waitingHere.shift() ?? this.#waiting.shift();
        if (job === undefined)
            return;
        this.#isBusyHere = true;
        readInThread(job)
            .then(job.resolve, job.reject)
            .finally(() => {
            this.#isBusyHere = false;
            this.#handOut();
        });
    }
}
function readInThread({ candidate, gate, fromOffset }) {
    return fromOffset === undefined
        ? workInThread.count(candidate, gate)
        : workInThread.digest(candidate, gate, fromOffset);
}
/** One thread and what it was asked for. */
class Seat {
    hasRoom;
    #jobs = new Map();
    #worker;
    #next = 0;
    #failure;
    /** Bytes that the thread has to read, the start of the thread counted as such until it is over. */
    load;
    /** @param hasRoom called when the thread has less to do than before */
    constructor(script, startBytes, hasRoom) {
        this.hasRoom = hasRoom;
        this.load = startBytes;
        this.#worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } });
        this.#worker.on('message', (answer) => this.#settle(answer));
        this.#worker.on('error', (error) => this.#fail(error));
        this.#worker.once('online', () => {
            this.load -= startBytes;
            hasRoom();
        });
        this.#worker.on('exit', () => this.#fail(new Error('the thread ended')));
    }
    ask(job) {
        if (this.#failure !== undefined) {
            job.reject(this.#failure);
            return;
        }
        const id = this.#next;
        this.#next += 1;
        this.load += job.size;
        this.#jobs.set(id, job);
        const { candidate, gate, fromOffset } = job;
        this.#worker.postMessage({ id, candidate, gate, fromOffset });
    }
    async end() {
        await this.#worker.terminate();
    }
    #settle(answer) {
        const job = this.#jobs.get(answer.id);
        if (job === undefined)
            return;
        this.#jobs.delete(answer.id);
        this.load -= job.size;
        if ('read' in answer)
            job.resolve(answer.read);
        else if ('unreadable' in answer)
            job.reject(new SessionUnreadable(answer.unreadable));
        else
            job.reject(new CodedError(answer.failure.code, answer.failure.message));
        this.hasRoom();
    }
    #fail(cause) {
        const message = `a thread that reads sessions failed: ${cause.message}`;
        this.#failure ??= new CodedError('worker-failed', message, { cause });
        for (const { reject } of this.#jobs.values())
            reject(this.#failure);
        this.#jobs.clear();
        this.load = 0;
    }
}
//# sourceMappingURL=session-workers.js.map