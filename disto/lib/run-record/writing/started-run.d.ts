import type { RunLock } from '../directory/run-lock.js';
import { type Cause } from '../format/ending.js';
import type { EventFields } from '../reading/story-state.js';
import { OpenRun } from './open-run.js';
import type { Clock, RecordWriter, RunEnd } from './record-writer.js';
import type { ReceivedEvidence } from './resume-evidence.js';
import { RunInterruption } from './run-interruption.js';
/** How a run ended, for whoever started it. */
export interface RunOutcome {
    readonly status: 'ended';
    readonly name: string;
    readonly directory: string;
    /** As `run_start` says it. */
    readonly installationId: string;
    readonly exit: number;
    readonly cause: Cause;
    readonly reason?: string | undefined;
    /**
     * The members of the record's last line. Undefined when it could not be
     * written, or not be synced: then the run ended with a fault, and
     * {@link reason} says why nothing can be relied on.
     */
    readonly ending: EventFields | undefined;
}
/** What a started run consists of. */
export interface StartedParts {
    readonly name: string;
    readonly installationId: string;
    readonly writer: RecordWriter;
    readonly lock: RunLock;
    readonly clock?: Clock | undefined;
}
/** A run that was born and has not ended: what a runtime writes it with, and its end. */
export declare class StartedRun extends OpenRun {
    #private;
    readonly name: string;
    readonly installationId: string;
    readonly lock: RunLock;
    /** Aborts when whoever works on the run has to stop: at a signal that it was told of, and when the lock is lost. */
    readonly interruption: RunInterruption;
    /** For the first fresh stage of a resumed run: how its donor failed there. Set before the run is handed out. */
    evidence: ReceivedEvidence | undefined;
    constructor({ name, installationId, writer, lock, clock }: StartedParts);
    /**
     * Ends the run: its record, then its lock. Never throws.
     *
     * A run that the machinery interrupted, whose lock was lost above all, ends
     * with fault/2, whatever it wanted, and so do its open attempts; no signal is
     * recorded for that. An ending that the record must not hold becomes fault/2
     * with the reason of the refusal. After a recorded signal the run ends by it.
     *
     * @returns the ending as it was recorded; the same for every further call
     */
    end(ending: RunEnd): Promise<RunOutcome>;
    /** Ends the run with fault/2 because something threw; names the attempt that was open, if it was the only one. */
    fail(failure: unknown, what?: string): Promise<RunOutcome>;
}
//# sourceMappingURL=started-run.d.ts.map