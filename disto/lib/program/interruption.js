const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Thrown through a pipeline when the process was asked to stop. */
export class Interruption extends Error {
    signal;
    constructor(signal) {
        super(`interrupted by ${signal}`);
        this.signal = signal;
        this.name = 'Interruption';
    }
}
/**
 * Runs work that a signal aborts, so that it can clean up behind itself. The
 * caller ends the process by that same signal afterwards ({@link endBySignal}),
 * as a program without a handler would.
 *
 * @throws the work's own error; it is an {@link Interruption} when the work passes the abort reason on
 */
export async function interruptible(work) {
    const controller = new AbortController();
    const stop = (signal) => controller.abort(new Interruption(signal));
    for (const signal of SIGNALS)
        process.once(signal, stop);
    try {
        return await work(controller.signal);
    }
    catch (error) {
        // A pipeline reports the abort in its own words; the reason says which signal it was.
        throw controller.signal.aborted ? controller.signal.reason : error;
    }
    finally {
        for (const signal of SIGNALS)
            process.removeListener(signal, stop);
    }
}
/** Ends this process as the signal would have ended it, had it not been handled. */
export function endBySignal(signal) {
    process.kill(process.pid, signal);
}
//# sourceMappingURL=interruption.js.map