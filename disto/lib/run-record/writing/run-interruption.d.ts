import { type Cause, SIGNALS } from '../format/ending.js';
import type { Clock, RecordWriter } from './record-writer.js';
/** The names of the signals that a run handles. */
export type HandledSignal = (typeof SIGNALS)[number]['name'];
/** How everything that was interrupted ends: stages, calls and runs alike. */
export interface InterruptedEnding {
    readonly cause: Extract<Cause, 'signal' | 'fault'>;
    readonly exit: number;
    readonly reason?: string | undefined;
}
/** Follows the records of one run and its children. */
export declare class RunInterruption {
    #private;
    constructor(options?: {
        clock?: Clock | undefined;
    });
    /** Aborts at the first interruption. */
    get aborted(): AbortSignal;
    /** How whatever is still open ends; undefined while nothing interrupts the run. */
    get ending(): InterruptedEnding | undefined;
    /** Adds a record. One that is begun after a signal arrived is told at once. */
    follow(writer: RecordWriter): void;
    /** Forgets a record that has ended. */
    leave(writer: RecordWriter): void;
    /** A signal arrived. @returns whether it is the one that ends the run */
    receive(name: HandledSignal): boolean;
    /** The machinery gives up: no record is told of a signal. */
    cancel(fault: Error): void;
    /** Cancels the run when its lock is lost. @param compromised aborts with the loss as its reason */
    watchLock(compromised: AbortSignal): void;
    /**
     * Handles the signals of a process from now on: they do not end it any more.
     *
     * @returns gives them back
     */
    listen(process: NodeJS.EventEmitter): () => void;
    /** Waits until every record that was told of the signal holds its line. @throws what kept one from holding it */
    settled(): Promise<void>;
}
//# sourceMappingURL=run-interruption.d.ts.map