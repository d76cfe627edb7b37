// A run that exists. Whatever happens to it from here on, its record says how it
// ended, or stays recognizable as incomplete.
import { SIGNALS, signalExit } from '../format/ending.js';
import { boundReason, toOneLine } from './bounded-reason.js';
import { OpenRun } from './open-run.js';
import { RunInterruption } from './run-interruption.js';
/** A run that was born and has not ended: what a runtime writes it with, and its end. */
export class StartedRun extends OpenRun {
    name;
    installationId;
    lock;
    /** Aborts when whoever works on the run has to stop: at a signal that it was told of, and when the lock is lost. */
    interruption;
    /** For the first fresh stage of a resumed run: how its donor failed there. Set before the run is handed out. */
    evidence;
    #outcome;
    constructor({ name, installationId, writer, lock, clock }) {
        const interruption = new RunInterruption({ clock });
        super(writer, { interruption });
        this.interruption = interruption;
        this.name = name;
        this.installationId = installationId;
        this.lock = lock;
        interruption.watchLock(lock.compromised);
    }
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
    end(ending) {
        this.#outcome ??= this.#end(ending);
        return this.#outcome;
    }
    /** Ends the run with fault/2 because something threw; names the attempt that was open, if it was the only one. */
    fail(failure, what) {
        const [attempt, ...others] = this.writer.openAttempts;
        const place = others.length === 0 && attempt !== undefined ? attempt : {};
        return this.end({ ...place, ...faultEnding(failure, what) });
    }
    async #end(wanted) {
        try {
            this.lock.confirm();
            const { ending: stopped } = this.interruption;
            const isFault = stopped?.cause === 'fault';
            const ending = isFault ? await this.#endFaulted(stopped, wanted) : this.#lawful([wanted]);
            const { event } = await this.writer.end(ending);
            return this.#describe(event, event);
        }
        catch (failure) {
            return this.#describe(faultEnding(failure), undefined);
        }
        finally {
            this.interruption.leave(this.writer);
            // A lock that cannot be removed grows stale: the run has ended all the same.
            await this.lock.release().catch(() => { });
        }
    }
    async #endFaulted(fault, wanted) {
        const ending = this.#lawful([fault, wanted]);
        if (ending !== fault)
            return ending;
        for (const attempt of this.writer.openAttempts) {
            await this.writer.append({ event: 'stage_end', ...attempt, ...fault });
        }
        return fault;
    }
    /** The first ending that the record may hold: one of these, else what became of the first one's refusal. */
    #lawful(endings) {
        const refusalOf = (ending) => this.writer.judge({ ...ending, event: 'run_end' });
        const refusal = refusalOf(endings[0]);
        const signalled = SIGNALS.map(({ signal }) => ({ exit: signalExit(signal), cause: 'signal' }));
        const choices = [...endings, faultEnding(refusal, 'the ending was refused'), ...signalled];
        return choices.find((ending) => refusalOf(ending) === undefined) ?? endings[0];
    }
    #describe({ exit, cause, reason }, ending) {
        const { name, directory, installationId } = this;
        return {
            status: 'ended',
            name,
            directory,
            installationId,
            exit: exit,
            cause: cause,
            ...(reason === undefined ? {} : { reason: reason }),
            ending,
        };
    }
}
/** The ending of what the machinery let down, in one bounded line. */
function faultEnding(failure, what) {
    const message = failure instanceof Error ? failure.message : String(failure);
    const reason = what === undefined ? message : `${what}: ${message}`;
    return { exit: 2, cause: 'fault', reason: boundReason(toOneLine(reason)) };
}
//# sourceMappingURL=started-run.js.map