// The order in which a writer tells a story, followed event by event, beside
// the story itself: `judge` changes nothing, `advance` applies what was judged.
import { describeIdentity, identityKey, identityOf } from '../format/identity.js';
import { ORDER_CHECKERS, operationOf, placeOfCheck } from './order-checks.js';
import { ORDER_RULES, ORDER_TABLE } from './order-rules.js';
import { OrderState } from './order-state.js';
const ROWS = new Map();
const FANOUT_ITEM_ROWS = new Map();
for (const { event, form, rules } of ORDER_TABLE) {
    (form === undefined ? ROWS : FANOUT_ITEM_ROWS).set(event, rules);
}
/** Follows the order of one record. Asked of events whose shape and story were judged before. */
export class WritingOrder {
    #state = new OrderState();
    /** Says which rule the event would break as the next one, if any. Changes nothing. */
    judge(event) {
        const rules = (isFanoutItem(event) ? FANOUT_ITEM_ROWS : ROWS).get(event.event) ?? [];
        const rule = rules.find((code) => ORDER_CHECKERS[code](this.#state, event));
        if (rule === undefined)
            return undefined;
        return { rule, message: `${describe(event)} is out of order: ${ORDER_RULES[rule]}` };
    }
    /** Takes an event that {@link judge} found nothing against. */
    advance(event) {
        const state = this.#state;
        if (!NO_WORK.includes(event.event))
            state.hasWorked = true;
        CHANGES[event.event]?.(state, event);
        const attempt = isFanoutItem(event) ? undefined : state.attemptOf(event);
        if (attempt === undefined)
            return;
        ATTEMPT_CHANGES[event.event]?.(attempt, event);
        if (!PREPARATION.includes(event.event))
            attempt.hasWorked = true;
    }
}
/** Events that are no work of the run. */
const NO_WORK = ['run_start', 'stage_carried', 'signal', 'run_end'];
/** Events of an attempt that stand before its work. */
const PREPARATION = ['stage_start', 'hook', 'prompt'];
/** The identity of an event whose story was judged: it has one. */
const placeOf = (event) => identityOf(event);
/** What is known of the stage and repeat of work whose story was judged: it was started. */
const startedStage = (state, event) => state.stageOf(event);
/** What events change in the run. */
const CHANGES = {
    stage_carried: (state, { stage }) => state.carried.add(stage),
    stage_start: (state, event) => state.open(placeOf(event)),
    prompt: (state, event) => {
        startedStage(state, event).isPrompted = true;
    },
    stage_end: (state, event) => {
        if (event.cause === 'signal')
            state.signalled.add(event.stage);
        startedStage(state, event).attempt = undefined;
    },
    subflow_call: (state, event) => {
        if (isFanoutItem(event))
            state.planOf(event)?.shift();
        else
            startedStage(state, event).calls.add(event.call);
    },
    fanout_start: (state, event) => {
        const plan = event.plan;
        state.plans.set(identityKey(placeOf(event)), [...plan]);
    },
    hash_drift: (state, { file }) => {
        state.drifted.add(file);
        const attempt = state.attemptOfOutput(file);
        if (attempt !== undefined)
            attempt.hasDrifted = true;
    },
    signal: (state) => {
        state.hasSignal = true;
    },
};
/** What events change in their attempt. */
const ATTEMPT_CHANGES = {
    prompt: (attempt) => {
        attempt.isPrompted = true;
    },
    unreconciled: (attempt) => {
        attempt.isUnreconciled = true;
    },
    provider_start: ({ operations }, event) => {
        const operation = operationOf(event);
        operations.set(operation, (operations.get(operation) ?? 0) + 1);
    },
    turn: ({ operations }, event) => {
        const operation = operationOf(event);
        const left = (operations.get(operation) ?? 1) - 1;
        if (left === 0)
            operations.delete(operation);
        else
            operations.set(operation, left);
    },
    gate_start: (attempt, { file, sha256 }) => {
        attempt.gate = { file: file, sha256: sha256 };
    },
    check: (attempt, event) => {
        const { place, name } = placeOfCheck(event);
        const check = event.check;
        const exit = event.exit;
        attempt.checks.add(name);
        attempt.place = place;
        if (check === 'gate')
            attempt.gate = undefined;
        if (check === 'select')
            attempt.isChooser = true;
        if (exit !== 0)
            attempt.failed = { check, exit };
    },
    tool_call: (attempt, { tool }) => {
        if (tool === 'refuse' || tool === 'fault')
            attempt.hasRenounced = true;
        if (tool === 'select')
            attempt.isChooser = true;
    },
    chose: (attempt) => {
        attempt.hasChosen = true;
    },
    hook: (attempt, { hook, exit }) => {
        if (hook === 'failure')
            attempt.hasFailureHook = true;
        else
            attempt[hook] = exit === 0 ? 'passed' : 'failed';
    },
};
function isFanoutItem({ event, via }) {
    return event === 'subflow_call' && via === 'fanout';
}
function describe(event) {
    const identity = identityOf(event);
    return identity === undefined ? String(event.event) : `${event.event} of ${describeIdentity(identity)}`;
}
//# sourceMappingURL=writing-order.js.map