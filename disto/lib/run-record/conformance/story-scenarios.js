// The 26 stories of details 7, and what is left of the law of a story. Where a
// reader forgives what a writer must not write, the scenario says what a writer
// does.
import { CAUSES, EXITS_OF_CAUSE } from '../format/ending.js';
import { RECORD_SHAPE } from '../format/run-events.js';
import { TRANSITIONS } from '../format/transition-table.js';
import { checked, everything, FULL_START, fanout, first, loopDone, one, PLAIN_START, parallelDone, runEnd, runFact, SIGINT, SIGTERM, second, succeeded, } from './facts.js';
const working = [PLAIN_START, first.start, first.prompt, first.ask];
const whole = [PLAIN_START, ...succeeded(one)];
const endedBySignal = [...working, first.end('signal', 143)];
const without = (fact, ...names) => Object.fromEntries(Object.entries(fact).filter(([name]) => !names.includes(name)));
/** The rows of the table, by their numbers. */
const STORY_ROWS = [
    ['01-whole', [...whole, runEnd('success', 0)]],
    ['02-stopped-after-turn', [...working, first.turn]],
    ['03-signal-after-end', [...whole, runEnd('success', 0)], SIGTERM],
    ['04-two-ends', [...whole, runEnd('success', 0)], runEnd('success', 0)],
    ['05-end-without-start', [PLAIN_START], first.success],
    ['06-provider-without-attempt', [PLAIN_START], first.ask],
    ['07-retry-0', [...working, first.turn], { ...first.ask, retry: 0 }],
    ['08-success-with-open-stage', [PLAIN_START, ...checked(one)], runEnd('success', 0)],
    ['09-stage-before-start', [], first.start],
    ['10-second-start', [PLAIN_START], PLAIN_START],
    ['11-another-run', [], { ...PLAIN_START, run: '2026-07-30T14-22-08-ffff' }],
    ['12-signal-with-exit-2', working, first.end('signal', 2)],
    ['13-signal-not-recorded', endedBySignal, runEnd('signal', 143)],
    ['14-signal-after-stage-end', [...endedBySignal, SIGTERM, runEnd('signal', 143)]],
    ['15-success-after-signal', [...whole, SIGTERM], runEnd('success', 0)],
    ['16-success-with-exit-1', [PLAIN_START, ...checked(one)], { ...first.success, exit: 1 }],
    ['17-fanout-end-without-identity', [PLAIN_START, fanout.start], without(fanout.done(), 'stage', 'retry')],
    [
        '18-sent-back',
        [
            ...[PLAIN_START, ...checked(one), first.check('checklist', 1)],
            ...[second.start, second.ask, second.turn, second.check('output'), second.check('checklist')],
            ...[second.success, runEnd('success', 0)],
        ],
    ],
    ['19-fault-with-open-stage', [...working, runEnd('fault', 2, 'the disk is full')]],
    ['20-gate-without-start', [PLAIN_START, ...checked(one)], first.gate(0)],
    ['21-no-provenance', [PLAIN_START, runEnd('success', 0)]],
    ['22-provenance-without-tree', [], without(FULL_START, 'runtime_tree_sha256')],
    ['23-mark-of-a-text', [...working, first.turn], { ...without(first.mark, 'evidence'), item: 'first' }],
    [
        '24-fanout-not-started',
        [
            ...[PLAIN_START, fanout.start, fanout.unstarted(0), fanout.unstarted(1)],
            ...[fanout.done('fault', 2, { selected: 'a' }), runEnd('fault', 2)],
        ],
    ],
    ['25-fanout-end-without-start', [PLAIN_START], fanout.done()],
    [
        '26-success-with-open-fanout',
        [PLAIN_START, fanout.start, fanout.item(0), fanout.item(1)],
        runEnd('success', 0),
    ],
];
/** Rules of the story that no row breaks. */
const STORY_RULE_ROWS = [
    ['shape-required', [], { ...PLAIN_START, record: String(RECORD_SHAPE) }],
    ['another-shape', [], { ...PLAIN_START, record: RECORD_SHAPE + 1 }],
    ['unknown-event', [PLAIN_START], { ts: PLAIN_START.ts, event: 'stage_paused', ...one }],
    ['unknown-tool', working, first.fact('tool_call', { tool: 'bash', boundary: 'workspace' })],
    [
        'tool-denied-written',
        working,
        { ...first.mark, event: 'tool_denied', tool: 'bash', boundary: 'workspace' },
    ],
    ['stage-started-twice', working, first.start],
    ['stage-restarted', whole, first.start],
    ['fanout-repeated', [PLAIN_START, fanout.start], fanout.start],
    [
        'fanout-repeated-after-end',
        [PLAIN_START, fanout.start, fanout.item(0), fanout.item(1), fanout.done()],
        fanout.start,
    ],
    ['item-outside-fanout', [PLAIN_START], fanout.item(0)],
    ['container-ended-twice', [PLAIN_START, loopDone('02')], loopDone('02')],
    [
        'parallel-ended-twice',
        [PLAIN_START, parallelDone('03', ['success', 0])],
        parallelDone('03', ['refused', 1]),
    ],
    ['unknown-cause', working, first.end('bored', 1)],
    ['unusable-exit', working, first.end('refused', -1)],
    ['branch-pair', [PLAIN_START], parallelDone('03', ['success', 0], ['refused', 2])],
    [
        'signal-exit-differs',
        [PLAIN_START, parallelDone('03', ['signal', 143])],
        parallelDone('04', ['signal', 130]),
    ],
    ['second-signal', [PLAIN_START, SIGTERM], SIGTERM],
    ['unknown-signal', [PLAIN_START], { ...SIGTERM, signal: 9, name: 'SIGKILL' }],
    ['signal-name', [PLAIN_START], { ...SIGTERM, name: 'SIGINT' }],
    ['signal-differs', endedBySignal, SIGINT],
    ['signal-still-expected', endedBySignal, runEnd('fault', 2)],
    ['another-signal-ends', [PLAIN_START, SIGTERM], runEnd('signal', 130)],
];
/** Each event that stands inside an attempt, outside of one. */
function outsideAttempts() {
    const sample = (event) => everything().find((fact) => fact.event === event);
    return TRANSITIONS.filter(({ checks }) => checks.includes('attempt-is-open')).flatMap(({ event }) => {
        const fact = sample(event);
        return fact === undefined ? [] : [[`outside-attempt-${event}`, [PLAIN_START], fact]];
    });
}
const SIGNAL_BASE = 128;
/** Each lawful pair of cause and exit ends a run; its neighbours do not. */
function pairs() {
    return CAUSES.flatMap((cause) => {
        const exits = EXITS_OF_CAUSE[cause];
        const lawful = exits.map((exit) => {
            const signal = [SIGTERM, SIGINT, { ...SIGINT, signal: 1, name: 'SIGHUP' }];
            const received = cause === 'signal' ? signal.filter((fact) => fact.signal === exit - SIGNAL_BASE) : [];
            return [`${cause}-${exit}`, [PLAIN_START, ...received, runEnd(cause, exit)]];
        });
        const wrong = cause === 'signal' ? [137, 0] : [3, exits.includes(1) ? 0 : 1];
        const received = cause === 'signal' ? [SIGTERM] : [];
        const unlawful = wrong.map((exit) => [`${cause}-not-${exit}`, [PLAIN_START, ...received], runEnd(cause, exit)]);
        return [...lawful, ...unlawful];
    });
}
const toScenario = (group) => ([what, written, refused]) => ({ name: `${group}/${what}`, written, refused });
/** Scenarios about which event may follow which. */
export function storyScenarios() {
    return [
        ...STORY_ROWS.map(toScenario('story')),
        ...[...STORY_RULE_ROWS, ...outsideAttempts()].map(toScenario('law')),
        ...pairs().map(toScenario('pair')),
        {
            name: 'law/goes-on-behind-a-hole',
            written: working,
            refused: first.end('success', 1),
            after: [first.end('fault', 2), runEnd('fault', 2)],
        },
        { name: 'law/everything', written: everything() },
    ];
}
/** A fact that only says when. */
export const runAt = (ts) => ({ ...runFact('tmp_teardown', { reason: 'EBUSY' }), ts });
//# sourceMappingURL=story-scenarios.js.map