/** Thrown through a pipeline when the process was asked to stop. */
export declare class Interruption extends Error {
    readonly signal: NodeJS.Signals;
    constructor(signal: NodeJS.Signals);
}
/**
 * Runs work that a signal aborts, so that it can clean up behind itself. The
 * caller ends the process by that same signal afterwards ({@link endBySignal}),
 * as a program without a handler would.
 *
 * @throws the work's own error; it is an {@link Interruption} when the work passes the abort reason on
 */
export declare function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
/** Ends this process as the signal would have ended it, had it not been handled. */
export declare function endBySignal(signal: NodeJS.Signals): void;
//# sourceMappingURL=interruption.d.ts.map