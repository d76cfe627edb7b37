import type { EventName } from '../format/events.js';
import type { EventForm } from '../format/transition-table.js';
/** Every rule of the writing order by its stable code, and what holds where it is kept. */
export declare const ORDER_RULES: {
    readonly 'carried-after-work': 'carried stages stand before all work';
    readonly 'carried-twice': 'a stage is carried once';
    readonly 'carried-stage-run': 'a carried stage is not run';
    readonly 'attempt-number': 'attempts count from 1, one by one';
    readonly 'attempt-without-failure': 'a further attempt follows a check that said no, in a stage that has not ended';
    readonly 'later-attempt-received': 'a further attempt receives nothing anew';
    readonly 'historical-member': 'members that only older writers wrote are not written';
    readonly 'before-hook-late': 'a before hook stands before everything else of its attempt';
    readonly 'prompt-late': 'a prompt stands before the work of its attempt, once';
    readonly 'provider-unprompted': 'a provider is asked after a prompt of the stage and repeat';
    readonly 'turn-without-start': 'a turn completes an open operation of its attempt, provider and model';
    readonly 'transport-outside-operation': 'a transport belongs to an open operation of its attempt';
    readonly 'check-out-of-order': 'checks stand in the order output, checklist, schema, gates, each once, before the success hook';
    readonly 'gate-unanswered': 'while a gate runs, its check is the next thing that the attempt does';
    readonly 'gate-not-started': 'the check of a gate answers the gate_start before it, file and hash';
    readonly 'gate-drifted': 'an executable that drifted is not started';
    readonly 'work-after-failed-check': 'after a check that said no, the attempt begins nothing more';
    readonly 'work-after-failed-hook': 'after a before or success hook that did not exit 0, the attempt begins nothing more';
    readonly 'work-after-failure-hook': 'after the failure hook, the attempt begins nothing more';
    readonly 'work-after-unreconciled': 'unreconciled work stands directly before the end of its attempt';
    readonly 'judged-after-renouncing': 'an attempt whose agent refused or reported a fault is not judged';
    readonly 'hook-twice': 'each hook of an attempt runs once';
    readonly 'success-hook-unjudged': 'a success hook stands after the checks of its attempt';
    readonly 'failure-hook-after-signal': 'no failure hook runs after a signal';
    readonly 'chose-twice': 'a chooser chooses once';
    readonly 'call-twice': 'a call number stands once in a stage and repeat';
    readonly 'ending-unearned': 'success follows checks and hooks that passed, exhausted a check that said no, blocked a gate that exited 75';
    readonly 'output-flags': 'sealed and judged are those of the cause, and success has an output or a choice';
    readonly 'judged-by-nothing': 'a judged output has a check on record, and no gate that is still running';
    readonly 'container-identity': 'loops, parallels and fan-outs have retry 1; only a parallel may have a repeat';
    readonly 'loop-after-signal': 'a loop whose body a signal ended has no loop_done';
    readonly 'fanout-plan-order': 'the items of a fan-out stand in the order of its plan, each once';
    readonly 'fanout-unfinished': 'a fan-out ends after all its items are on record, unless by signal or fault';
    readonly 'teardown-early': 'the teardown of a stage stands after the end of its last attempt';
    readonly 'run-end-identity': 'run_end names no stage after success, and none that ended by a verdict about its own work';
    readonly 'success-after-drift': 'a run whose machinery or output drifted does not end in success';
};
export type OrderRule = keyof typeof ORDER_RULES;
interface OrderRow {
    readonly event: EventName;
    /** The row holds for lines of this form only; a row without it for all others. */
    readonly form?: EventForm;
    readonly rules: readonly OrderRule[];
}
/** What is asked of each event, in this order, once the story has nothing against it. */
export declare const ORDER_TABLE: readonly OrderRow[];
export {};
//# sourceMappingURL=order-rules.d.ts.map