// What stops a run from outside its work: a signal of the system, or the
// machinery itself.
//
// The first one decides. A signal is told to the record of the run and to those
// of all children that are open, once each, with the instant of its arrival; a
// second signal is ignored, and so is one that comes after the machinery gave
// up, because the run then ends in a fault. A lost lock and a cancellation leave
// no signal in any record.
import { SIGNALS, signalExit } from '../format/ending.js';
import { boundReason } from './bounded-reason.js';
/** Follows the records of one run and its children. */
export class RunInterruption {
    #clock;
    #stop = new AbortController();
    #writers = new Set();
    #told = [];
    #arrival;
    #ending;
    constructor(options = {}) {
        this.#clock = options.clock ?? (() => new Date());
    }
    /** Aborts at the first interruption. */
    get aborted() {
        return this.#stop.signal;
    }
    /** How whatever is still open ends; undefined while nothing interrupts the run. */
    get ending() {
        return this.#ending;
    }
    /** Adds a record. One that is begun after a signal arrived is told at once. */
    follow(writer) {
        this.#writers.add(writer);
        if (this.#arrival !== undefined)
            this.#tell(writer, this.#arrival);
    }
    /** Forgets a record that has ended. */
    leave(writer) {
        this.#writers.delete(writer);
    }
    /** A signal arrived. @returns whether it is the one that ends the run */
    receive(name) {
        if (this.#ending !== undefined)
            return false;
        const { signal } = SIGNALS.find((known) => known.name === name);
        this.#arrival = { signal, name, ts: this.#clock().toISOString() };
        this.#ending = { cause: 'signal', exit: signalExit(signal) };
        for (const writer of this.#writers)
            this.#tell(writer, this.#arrival);
        this.#stop.abort();
        return true;
    }
    /** The machinery gives up: no record is told of a signal. */
    cancel(fault) {
        if (this.#ending !== undefined)
            return;
        this.#ending = { cause: 'fault', exit: 2, reason: boundReason(fault.message) };
        this.#stop.abort(fault);
    }
    /** Cancels the run when its lock is lost. @param compromised aborts with the loss as its reason */
    watchLock(compromised) {
        const lose = () => this.cancel(compromised.reason);
        if (compromised.aborted)
            lose();
        else
            compromised.addEventListener('abort', lose, { once: true });
    }
    /**
     * Handles the signals of a process from now on: they do not end it any more.
     *
     * @returns gives them back
     */
    listen(process) {
        const handlers = SIGNALS.map(({ name }) => [name, () => void this.receive(name)]);
        for (const [name, handle] of handlers)
            process.on(name, handle);
        return () => {
            for (const [name, handle] of handlers)
                process.off(name, handle);
        };
    }
    /** Waits until every record that was told of the signal holds its line. @throws what kept one from holding it */
    async settled() {
        const outcomes = await Promise.allSettled(this.#told);
        const kept = outcomes.find((outcome) => outcome.status === 'rejected');
        if (kept !== undefined)
            throw kept.reason;
    }
    #tell(writer, arrival) {
        if (writer.isEnded)
            return;
        const told = writer.append({ event: 'signal', ...arrival });
        told.catch(() => { });
        this.#told.push(told);
    }
}
//# sourceMappingURL=run-interruption.js.map