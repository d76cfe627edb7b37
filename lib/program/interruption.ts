const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Thrown through a pipeline when the process was asked to stop. */
export class Interruption extends Error {
  constructor(readonly signal: NodeJS.Signals) {
    super(`interrupted by ${signal}`);
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
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (signal: NodeJS.Signals): void => controller.abort(new Interruption(signal));
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    // A pipeline reports the abort in its own words; the reason says which signal it was.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
  }
}

/** Ends this process as the signal would have ended it, had it not been handled. */
export function endBySignal(signal: NodeJS.Signals): void {
  process.kill(process.pid, signal);
}
