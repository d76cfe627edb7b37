import { identityKey, identityOf, stageRepeatKey } from '../format/identity.js';
/** What an attempt that is open has done so far. */
export class AttemptState {
    before;
    success;
    hasFailureHook = false;
    isPrompted = false;
    /** Whether anything but its hook and its prompt is on record. */
    hasWorked = false;
    /** Operations of a provider that no turn completed: how many for each provider and model. */
    operations = new Map();
    /** The checks on record, gates by their file. */
    checks = new Set();
    /** How far the round of checks came: the place of the last one. */
    place = -1;
    /** The check that did not pass. */
    failed;
    /** The gate that runs. */
    gate;
    /** Whether the agent refused, or reported a fault. */
    hasRenounced = false;
    isChooser = false;
    hasChosen = false;
    isUnreconciled = false;
    hasDrifted = false;
}
/** What is known of all attempts of a stage and repeat. */
export class StageState {
    /** The open attempt. */
    attempt;
    /** The last attempt's number. */
    retry = 0;
    isPrompted = false;
    calls = new Set();
}
/** All that the writing order remembers beyond the story. It grows with the number of stages and calls. */
export class OrderState {
    hasWorked = false;
    hasSignal = false;
    carried = new Set();
    stages = new Map();
    /** Stages with an attempt that ended by signal. */
    signalled = new Set();
    /** The rows of each open fan-out's plan that are not on record yet. */
    plans = new Map();
    /** Files that drifted. */
    drifted = new Set();
    stageOf(event) {
        const identity = identityOf(event);
        return identity === undefined ? undefined : this.stages.get(stageRepeatKey(identity));
    }
    /** The open attempt that an event belongs to. */
    attemptOf(event) {
        const stage = this.stageOf(event);
        return stage !== undefined && stage.retry === event.retry ? stage.attempt : undefined;
    }
    /** What is left of the plan of the fan-out that an event belongs to; its story was judged. */
    planOf(event) {
        return this.plans.get(identityKey(identityOf(event)));
    }
    /** Makes the attempt the open one of its stage and repeat. */
    open(identity) {
        const key = stageRepeatKey(identity);
        const stage = this.stages.get(key) ?? new StageState();
        stage.attempt = new AttemptState();
        stage.retry = identity.retry;
        this.stages.set(key, stage);
    }
    /** The open attempt whose output a path of the run's directory is. */
    attemptOfOutput(path) {
        const match = /^stages\/(.+)\/(\d+)\/(\d+)\/output\.[^/]+$/.exec(path);
        if (match === null)
            return undefined;
        const [, stage, repeat, retry] = match;
        const identity = { stage, retry: Number(retry) };
        // A stage stands in a LOOP or it does not: at most one of the two is open.
        const inLoop = this.attemptOf({ ...identity, repeat: Number(repeat) });
        return inLoop ?? (repeat === '1' ? this.attemptOf(identity) : undefined);
    }
}
//# sourceMappingURL=order-state.js.map