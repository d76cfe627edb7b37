// Which event may follow which: the law of a record's story, as data.
//
// Each row names an event, whether it belongs to an attempt, what must hold
// before it may stand (checked in this order), and what it changes. A reader
// walks the rows to classify, a writer to refuse, the documentation prints them.
/** What can be asked of a story before an event joins it, and the rules that a no breaks. */
export const STORY_CHECKS = {
    'names-shape': { asks: 'record is 1', rules: ['shape-required'] },
    'names-directory': { asks: 'run is the name of the directory', rules: ['run-name'] },
    'is-known': { asks: 'the event is in the inventory', rules: ['unknown-event'] },
    'has-instant': { asks: 'ts parses', rules: ['unusable-timestamp'] },
    'reads-as-before': { asks: 'historical members are sound', rules: ['access-policy', 'denied-tool'] },
    'precedes-end': { asks: 'the run has not ended', rules: ['ended-twice', 'content-after-end'] },
    'begins-with-start': {
        asks: 'run_start is the first event and no other',
        rules: ['run-start-first', 'run-start-again'],
    },
    'has-identity': { asks: 'the identity is usable', rules: ['unusable-identity'] },
    'attempt-is-new': {
        asks: 'the attempt was never started',
        rules: ['stage-started-twice', 'stage-restarted'],
    },
    'attempt-can-end': { asks: 'the attempt is open', rules: ['end-without-start'] },
    'attempt-is-open': { asks: 'the attempt is open', rules: ['outside-attempt'] },
    'fanout-is-new': { asks: 'the fan-out was never started', rules: ['fanout-repeated'] },
    'fanout-is-open': { asks: 'the fan-out is open', rules: ['item-outside-fanout'] },
    'fanout-can-end': { asks: 'the fan-out is open', rules: ['fanout-end-without-start'] },
    'container-is-new': { asks: 'the container has not ended', rules: ['container-ended-twice'] },
    'ending-is-lawful': {
        asks: 'each ending that it carries is a lawful pair; those by signal agree with the signal',
        rules: ['unknown-cause', 'unusable-exit', 'cause-exit-pair', 'signal-exit-differs'],
    },
    'pair-is-lawful': {
        asks: 'cause and exit are a lawful pair',
        rules: ['unknown-cause', 'unusable-exit', 'cause-exit-pair'],
    },
    'signal-is-first': { asks: 'no signal is on record', rules: ['second-signal'] },
    'signal-is-known': { asks: 'number and name are a handled signal', rules: ['unknown-signal'] },
    'signal-is-expected': { asks: 'earlier endings by signal carry the same', rules: ['signal-differs'] },
    'signal-is-settled': {
        asks: 'an ending by signal, here or earlier, has its signal on record, and a signal on record ends the run',
        rules: ['signal-not-recorded', 'signal-still-expected', 'signal-not-followed'],
    },
    'work-is-settled': {
        asks: 'nothing is open, unless the run ends by signal, fault/2 or timeout/2',
        rules: ['work-left-open'],
    },
};
/** What an event can change in a story. */
export const STORY_EFFECTS = {
    'open-attempt': 'opens the attempt and closes the open ones of the same stage and repeat with a smaller retry',
    'close-attempt': 'closes the attempt',
    'open-fanout': 'opens the fan-out',
    'close-fanout': 'closes the fan-out for good',
    'end-container': 'ends the container',
    'expect-signal': 'an ending by signal, with none on record, says which signal must come',
    'record-signal': 'puts the signal on record',
    'end-run': 'ends the run',
};
/** Asked once, of a first event that is run_start, before anything else. */
export const OPENING = ['names-shape', 'names-directory'];
/** Asked of every event, before what its row asks. */
export const EVERY_EVENT = [
    'is-known',
    'has-instant',
    'reads-as-before',
    'precedes-end',
    'begins-with-start',
];
const work = (event) => ({
    event,
    checks: ['has-identity', 'attempt-is-open'],
    effects: [],
});
/** One row an event, in the order of the page's table; `tool_denied` is read and never written. */
export const TRANSITIONS = [
    { event: 'run_start', checks: [], effects: [] },
    {
        event: 'run_end',
        checks: ['pair-is-lawful', 'signal-is-settled', 'work-is-settled'],
        effects: ['end-run'],
    },
    { event: 'stage_carried', checks: ['has-identity'], effects: [] },
    { event: 'stage_start', checks: ['has-identity', 'attempt-is-new'], effects: ['open-attempt'] },
    work('prompt'),
    {
        event: 'stage_end',
        checks: ['has-identity', 'attempt-can-end', 'ending-is-lawful'],
        effects: ['close-attempt', 'expect-signal'],
    },
    work('unreconciled'),
    { event: 'tmp_teardown', checks: [], effects: [] },
    work('provider_start'),
    work('turn'),
    work('provider_retry'),
    work('provider_transport'),
    work('gate_start'),
    work('check'),
    work('tool_call'),
    work('tool_denied'),
    {
        event: 'subflow_call',
        checks: ['has-identity', 'attempt-is-open', 'ending-is-lawful'],
        effects: ['expect-signal'],
    },
    {
        event: 'subflow_call',
        form: 'fan-out item',
        checks: ['has-identity', 'fanout-is-open', 'ending-is-lawful'],
        effects: ['expect-signal'],
    },
    work('chose'),
    { event: 'loop_done', checks: ['has-identity', 'container-is-new'], effects: ['end-container'] },
    {
        event: 'parallel_done',
        checks: ['has-identity', 'container-is-new', 'ending-is-lawful'],
        effects: ['end-container', 'expect-signal'],
    },
    { event: 'fanout_start', checks: ['has-identity', 'fanout-is-new'], effects: ['open-fanout'] },
    {
        event: 'fanout_done',
        checks: ['has-identity', 'fanout-can-end', 'ending-is-lawful'],
        effects: ['close-fanout', 'expect-signal'],
    },
    work('hook'),
    { event: 'hash_drift', checks: [], effects: [] },
    {
        event: 'signal',
        checks: ['signal-is-first', 'signal-is-known', 'signal-is-expected'],
        effects: ['record-signal'],
    },
];
//# sourceMappingURL=transition-table.js.map