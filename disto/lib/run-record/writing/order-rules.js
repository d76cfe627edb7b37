// The order that a writer keeps beyond the law of the story: the record says
// what happened in the order in which a run can have happened. A reader does not
// ask these questions; a writer refuses what would answer one with no.
/** Every rule of the writing order by its stable code, and what holds where it is kept. */
export const ORDER_RULES = {
    'carried-after-work': 'carried stages stand before all work',
    'carried-twice': 'a stage is carried once',
    'carried-stage-run': 'a carried stage is not run',
    'attempt-number': 'attempts count from 1, one by one',
    'attempt-without-failure': 'a further attempt follows a check that said no, in a stage that has not ended',
    'later-attempt-received': 'a further attempt receives nothing anew',
    'historical-member': 'members that only older writers wrote are not written',
    'before-hook-late': 'a before hook stands before everything else of its attempt',
    'prompt-late': 'a prompt stands before the work of its attempt, once',
    'provider-unprompted': 'a provider is asked after a prompt of the stage and repeat',
    'turn-without-start': 'a turn completes an open operation of its attempt, provider and model',
    'transport-outside-operation': 'a transport belongs to an open operation of its attempt',
    'check-out-of-order': 'checks stand in the order output, checklist, schema, gates, each once, before the success hook',
    'gate-unanswered': 'while a gate runs, its check is the next thing that the attempt does',
    'gate-not-started': 'the check of a gate answers the gate_start before it, file and hash',
    'gate-drifted': 'an executable that drifted is not started',
    'work-after-failed-check': 'after a check that said no, the attempt begins nothing more',
    'work-after-failed-hook': 'after a before or success hook that did not exit 0, the attempt begins nothing more',
    'work-after-failure-hook': 'after the failure hook, the attempt begins nothing more',
    'work-after-unreconciled': 'unreconciled work stands directly before the end of its attempt',
    'judged-after-renouncing': 'an attempt whose agent refused or reported a fault is not judged',
    'hook-twice': 'each hook of an attempt runs once',
    'success-hook-unjudged': 'a success hook stands after the checks of its attempt',
    'failure-hook-after-signal': 'no failure hook runs after a signal',
    'chose-twice': 'a chooser chooses once',
    'call-twice': 'a call number stands once in a stage and repeat',
    'ending-unearned': 'success follows checks and hooks that passed, exhausted a check that said no, blocked a gate that exited 75',
    'output-flags': 'sealed and judged are those of the cause, and success has an output or a choice',
    'judged-by-nothing': 'a judged output has a check on record, and no gate that is still running',
    'container-identity': 'loops, parallels and fan-outs have retry 1; only a parallel may have a repeat',
    'loop-after-signal': 'a loop whose body a signal ended has no loop_done',
    'fanout-plan-order': 'the items of a fan-out stand in the order of its plan, each once',
    'fanout-unfinished': 'a fan-out ends after all its items are on record, unless by signal or fault',
    'teardown-early': 'the teardown of a stage stands after the end of its last attempt',
    'run-end-identity': 'run_end names no stage after success, and none that ended by a verdict about its own work',
    'success-after-drift': 'a run whose machinery or output drifted does not end in success',
};
/** Asked of everything with which an attempt begins something new, in this order. */
const BEGINS = [
    'work-after-unreconciled',
    'work-after-failure-hook',
    'work-after-failed-check',
    'work-after-failed-hook',
    'gate-unanswered',
];
/** Asked of what settles: it began earlier, and nothing but the end of its attempt is too late for it. */
const SETTLES = ['work-after-unreconciled'];
/** What is asked of each event, in this order, once the story has nothing against it. */
export const ORDER_TABLE = [
    { event: 'run_start', rules: [] },
    { event: 'run_end', rules: ['run-end-identity', 'success-after-drift'] },
    { event: 'stage_carried', rules: ['carried-after-work', 'carried-twice'] },
    {
        event: 'stage_start',
        rules: [
            'historical-member',
            'carried-stage-run',
            'attempt-number',
            'attempt-without-failure',
            'work-after-unreconciled',
            'work-after-failure-hook',
            'later-attempt-received',
        ],
    },
    { event: 'prompt', rules: [...BEGINS, 'prompt-late'] },
    { event: 'stage_end', rules: ['gate-unanswered', 'ending-unearned', 'output-flags', 'judged-by-nothing'] },
    { event: 'unreconciled', rules: [] },
    { event: 'tmp_teardown', rules: ['teardown-early'] },
    { event: 'provider_start', rules: [...BEGINS, 'provider-unprompted'] },
    { event: 'turn', rules: [...SETTLES, 'turn-without-start'] },
    { event: 'provider_retry', rules: SETTLES },
    { event: 'provider_transport', rules: [...SETTLES, 'transport-outside-operation'] },
    {
        event: 'gate_start',
        rules: [...BEGINS, 'judged-after-renouncing', 'check-out-of-order', 'gate-drifted'],
    },
    {
        event: 'check',
        rules: [...BEGINS, 'judged-after-renouncing', 'gate-not-started', 'check-out-of-order'],
    },
    { event: 'tool_call', rules: SETTLES },
    { event: 'subflow_call', rules: [...SETTLES, 'call-twice'] },
    { event: 'subflow_call', form: 'fan-out item', rules: ['container-identity', 'fanout-plan-order'] },
    { event: 'chose', rules: [...SETTLES, 'work-after-failed-check', 'chose-twice'] },
    { event: 'loop_done', rules: ['container-identity', 'loop-after-signal'] },
    { event: 'parallel_done', rules: ['container-identity'] },
    { event: 'fanout_start', rules: ['container-identity'] },
    { event: 'fanout_done', rules: ['container-identity', 'fanout-unfinished'] },
    {
        event: 'hook',
        rules: [
            ...SETTLES,
            'work-after-failure-hook',
            'hook-twice',
            'before-hook-late',
            'success-hook-unjudged',
            'failure-hook-after-signal',
        ],
    },
    { event: 'hash_drift', rules: [] },
    { event: 'signal', rules: [] },
];
//# sourceMappingURL=order-rules.js.map