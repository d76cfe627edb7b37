// The order inside a run (run-record details, 1.5), one broken line at a time. A
// reader does not ask for it; a writer keeps it.
import { attemptFacts, CARRIED, checked, drift, fanout, first, loopDone, one, PLAIN_START, runEnd, SIGTERM, second, succeeded, } from './facts.js';
const looped = attemptFacts({ stage: '02-polish/01-draft', repeat: 1, retry: 1 });
const { output } = first;
const working = [PLAIN_START, first.start, first.prompt, first.ask, first.turn];
const judged = [PLAIN_START, ...checked(one)];
const failing = [...judged, first.check('checklist', 1)];
const gated = [...judged, first.gateStart];
const unsealed = { output, sealed: false, judged: true };
const unjudged = { output, sealed: false, judged: false };
/** What is out of order after what, and what would have been in order in its place. */
const ROWS = [
    ['carried-after-work', [PLAIN_START, ...succeeded(one)], CARRIED],
    ['before-hook-after-prompt', [PLAIN_START, first.start, first.prompt], first.hook('before')],
    ['provider-before-prompt', [PLAIN_START, first.start], first.ask, [first.prompt, first.ask]],
    ['turn-without-provider', [PLAIN_START, first.start, first.prompt], first.turn, [first.ask, first.turn]],
    [
        'checklist-before-output',
        working,
        first.check('checklist'),
        [first.check('output'), first.check('checklist')],
    ],
    ['checklist-after-schema', [...judged, first.check('schema')], first.check('checklist'), [first.success]],
    ['gate-before-output', working, first.gateStart],
    ['gate-answered-by-schema', gated, first.check('schema'), [first.gate(0), first.success]],
    ['success-hook-before-checks', working, first.hook('success')],
    [
        'success-hook-after-no',
        failing,
        first.hook('success'),
        [first.hook('failure'), first.end('exhausted', 1, unsealed)],
    ],
    ['check-after-success-hook', [...judged, first.hook('success')], first.check('schema'), [first.success]],
    ['attempt-without-no', judged, second.start, [first.success]],
    ['attempt-skipped', failing, { ...second.start, retry: 3 }, [second.start]],
    ['attempt-begins-at-2', [PLAIN_START], second.start],
    ['attempt-receives-again', failing, { ...second.start, received: first.fullStart.received }],
    ['work-after-no', failing, first.ask, [first.end('exhausted', 1, unsealed)]],
    [
        'work-after-unreconciled',
        [...working, first.ask, first.unreconciled],
        first.ask,
        [first.end('signal', 143)],
    ],
    ['failure-hook-after-signal', [...working, SIGTERM], first.hook('failure'), [first.end('signal', 143)]],
    ['gate-that-drifted', [...judged, drift('gate.sh')], first.gateStart, [first.end('fault', 2, unsealed)]],
    ['success-after-drift', [...judged, drift(output.path)], first.success, [first.end('fault', 2, unsealed)]],
    ['success-unsealed', judged, { ...first.success, sealed: false }],
    ['success-without-output', judged, first.end('success', 0)],
    ['exhausted-unjudged', failing, first.end('exhausted', 1, unjudged)],
    [
        'refused-judged',
        [...working, first.refuse],
        first.end('refused', 1, unsealed),
        [first.end('refused', 1, unjudged)],
    ],
    ['cut-off-gate-judged', gated, first.end('signal', 143, unsealed), [first.end('signal', 143, unjudged)]],
    ['loop-done-after-signal', [PLAIN_START, looped.start, looped.end('signal', 143)], loopDone('02-polish')],
    [
        'item-out-of-plan',
        [PLAIN_START, fanout.start],
        fanout.item(1),
        [fanout.item(0), fanout.item(1), fanout.done()],
    ],
    ['teardown-before-end', judged, first.teardown, [first.success, first.teardown, runEnd('success', 0)]],
];
/** Scenarios about the order in which a run puts its facts on record; each refusal beside what is in order. */
export function orderScenarios() {
    return ROWS.flatMap(([what, written, refused, instead]) => [
        { name: `order/${what}`, written, refused },
        ...(instead === undefined ? [] : [{ name: `order/${what}-kept`, written: [...written, ...instead] }]),
    ]);
}
//# sourceMappingURL=order-scenarios.js.map