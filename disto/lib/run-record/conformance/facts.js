// Sound facts, as scenarios put them together. The members of each stand in the
// order of a written line.
import { childReference } from '../format/container-events.js';
import { RECORD_SHAPE } from '../format/run-events.js';
import { hashBytes } from '../hashing/hash-file.js';
import { SCENARIO_RUN } from './scenario.js';
const TS = '2026-07-30T14:22:08.000Z';
const DONOR = '2026-07-29T09-00-00-0001';
const MODEL = { provider: 'acme', model: 'large' };
const hash = (text) => hashBytes(text);
/** A fact of the run as a whole. */
export function runFact(event, fields) {
    return { ts: TS, event, ...fields };
}
/** What the first fact says of the runtime that runs, when it says all. */
export const RUNTIME = {
    workdir: '/srv/demo',
    runtime_source: 'checkout',
    runtime_digest: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
    lock_sha256: hash('lock'),
    node: 'v20.20.2',
    provider_adapter: 'adapter@1.0.0',
    runtime_tree_sha256: hash('tree'),
    model_source: 'scripted',
};
/** The first fact without and with everything that it may carry. */
const HEAD = {
    record: RECORD_SHAPE,
    runtime: '0.1.0',
    ts: TS,
    event: 'run_start',
    run: SCENARIO_RUN,
};
const ASKED = { path: 'request.txt', sha256: hash('Read.\n'), bytes: 6, via: 'argument' };
export const PLAIN_START = {
    ...HEAD,
    assembly: 'review',
    assembly_hash: hash('assembly'),
    request: ASKED,
};
export const FULL_START = {
    ...HEAD,
    assembly: 'review',
    assembly_hash: hash('assembly'),
    flow: 'main',
    continued_from: DONOR,
    correlation: 'ticket-7',
    installation_id: '3f0c9a52-6f0e-4b6d-9a63-0d8f6f3b2c11',
    request: ASKED,
    ...RUNTIME,
};
/** How the run ends. */
export const runEnd = (cause, exit, reason) => runFact('run_end', { exit, cause, ...(reason === undefined ? {} : { reason }) });
export const SIGTERM = runFact('signal', { signal: 15, name: 'SIGTERM' });
export const SIGINT = runFact('signal', { signal: 2, name: 'SIGINT' });
export const CARRIED = runFact('stage_carried', {
    stage: '00-plan',
    retry: 1,
    from: DONOR,
    output: { path: 'stages/00-plan/1/1/output.md', sha256: hash('plan') },
});
export const drift = (file) => runFact('hash_drift', { file, expected: hash('before'), actual: hash('after') });
export const loopDone = (stage) => runFact('loop_done', { stage, retry: 1, repeats: 1, ended_by: 'stop', reason: 'it is good' });
/** A PARALLEL of one or two branches with these endings. */
export function parallelDone(stage, ...endings) {
    const branches = endings.map(([cause, exit], index) => ({
        branch: 'ab'[index],
        started: true,
        exit,
        cause,
    }));
    return runFact('parallel_done', { stage, retry: 1, width: 2, concurrent: 1, branches });
}
const SLOTS = { pwd: '/srv/demo', input: '/in', output: '/out', tmp: '/tmp/x', skills: '/skills' };
/** What a provider tells when it takes another transport than the configured one. */
export const FALLBACK = {
    transport: 'sse',
    source: 'diagnostic',
    configured_transport: 'websocket',
    fallback_transport: 'sse',
    events_emitted: false,
    phase: 'connect',
    error: { name: 'Error', message: 'closed', code: 1006 },
};
/** What an attempt can put on record. */
export function attemptFacts(of) {
    const folder = `stages/${of.stage}/${of.repeat ?? 1}`;
    const kept = `${folder}/${of.retry}`;
    const fact = (event, fields) => runFact(event, { ...of, ...fields });
    const output = { path: `${kept}/output.md`, sha256: hash('output') };
    return {
        output,
        fact,
        start: fact('stage_start', { received: [], options: [] }),
        fullStart: fact('stage_start', {
            received: [{ name: 'plan.md', path: 'stages/00-plan/1/1/output.md', sha256: hash('plan') }],
            options: [{ name: 'timeout', value: 3600, rung: 'default' }],
            slots: { ...SLOTS, subflows: '/subflows' },
            workdir: { authored: null, resolved: '.' },
            session: `${folder}/session.jsonl`,
            tools: [{ name: 'mark', description: 'marks an item' }],
            skills: [{ name: 'reading', source: 'assembly-root' }],
        }),
        prompt: fact('prompt', {
            prompt: [
                { source: 'assembly', path: 'ASSEMBLY.md' },
                { source: 'workspace', mode: 'use', name: 'notes', path: 'NOTES.md' },
                { source: 'harness', system: `${folder}/system.txt`, firstTurn: `${folder}/first-turn.txt` },
            ],
        }),
        ask: fact('provider_start', MODEL),
        turn: fact('turn', {
            ...MODEL,
            ...{ input: 10, output: 5, cache_read: 0, cache_write: 0, total: 15 },
            stop: 'stop',
        }),
        retried: fact('provider_retry', { attempt: 1, delay_ms: 250 }),
        requested: fact('provider_transport', { transport: 'websocket', source: 'requested' }),
        fellBack: fact('provider_transport', FALLBACK),
        mark: fact('tool_call', { tool: 'mark', decision: 'done', evidence: 'line 3', reason: 'seen', item: 1 }),
        refuse: fact('tool_call', { tool: 'refuse', decision: 'refuse', reason: 'I cannot' }),
        select: fact('tool_call', { tool: 'select', decision: 'fast', reason: 'it is short' }),
        chose: fact('chose', { chose: 'fast', declined: ['slow'], reason: 'it is short' }),
        check: (check, exit = 0) => fact('check', { check, exit, capture: `${kept}/checks/${check}.txt` }),
        gateStart: fact('gate_start', { file: 'gate.sh', sha256: hash('gate') }),
        gate: (exit) => fact('check', {
            ...{ check: 'gate', file: 'gate.sh', exit },
            ...{ capture: `${kept}/checks/gate.txt`, sha256: hash('gate') },
        }),
        hook: (hook, exit = 0) => fact('hook', { hook, exit, capture: `${kept}/hooks/${hook}.txt`, sha256: hash(hook) }),
        unreconciled: fact('unreconciled', {
            started: '2026-07-30T14:22:06.000Z',
            stopped: '2026-07-30T14:22:07.000Z',
        }),
        foreignCall: fact('subflow_call', {
            ...{ call: 1, flow: 'elsewhere', reason: 'not in scope', depth: 0, started: false },
        }),
        call: (call) => fact('subflow_call', {
            ...{ call, flow: 'sub', input: { text: 'Sum.\n', sha256: hash('Sum.\n'), bytes: 5 } },
            ...{ exit: 1, cause: 'refused', reason: 'it cannot', child: childReference(of, call) },
            ...{ depth: 1, started: true },
        }),
        teardown: fact('tmp_teardown', { reason: 'EBUSY: the folder is busy' }),
        success: fact('stage_end', { exit: 0, cause: 'success', output, sealed: true, judged: true }),
        end: (cause, exit, rest = {}) => fact('stage_end', { exit, cause, ...rest }),
    };
}
const REQUESTS = ['{"id":"a","input":{}}', '{"id":"b","input":{}}'];
const MANIFEST = `[${REQUESTS.join(',')}]\n`;
/** A fan-out of two items. */
export function fanoutFacts(stage) {
    const of = { stage, retry: 1 };
    const received = { path: `stages/${stage}/manifest.json`, sha256: hash(MANIFEST) };
    const start = runFact('fanout_start', {
        ...of,
        received,
        ...{ items: 'items.json', subflow: 'sub', width: 2, max_items: 4 },
        ...{ manifest_bytes: MANIFEST.length, manifest_sha256: received.sha256 },
        plan: REQUESTS.map((request, index) => ({
            ...{ item: 'ab'[index], call: index + 1 },
            ...{ request_bytes: request.length, request_sha256: hash(request) },
        })),
    });
    const item = (index) => {
        const text = REQUESTS[index];
        const child = childReference(of, index + 1);
        const output = { path: `${child}/stages/01-sub/1/1/output.md`, sha256: hash('sub') };
        return runFact('subflow_call', {
            ...of,
            ...{ call: index + 1, flow: 'sub', input: { text, sha256: hash(text), bytes: text.length } },
            ...{ exit: 0, cause: 'success', child, via: 'fanout', item: 'ab'[index], output },
            ...{ depth: 1, started: true },
        });
    };
    const unstarted = (index) => runFact('subflow_call', {
        ...of,
        ...{ call: index + 1, flow: 'sub', reason: 'the folder is there', via: 'fanout', item: 'ab'[index] },
        ...{ depth: 1, started: false },
    });
    const done = (cause = 'success', exit = 0, rest = {}) => runFact('fanout_done', { ...of, exit, cause, concurrent: 1, ...rest });
    return { start, item, unstarted, done };
}
/** What most scenarios tell of: two attempts of a stage, and a fan-out. */
export const one = { stage: '01-read', retry: 1 };
export const first = attemptFacts(one);
export const second = attemptFacts({ ...one, retry: 2 });
export const fanout = fanoutFacts('05-each');
/** What an attempt does until its output was checked, and until it ended well. */
export function checked(of) {
    const { start, prompt, ask, turn, check } = attemptFacts(of);
    return [start, prompt, ask, turn, check('output')];
}
export function succeeded(of) {
    return [...checked(of), attemptFacts(of).success];
}
/** A run in which every event stands at least once, in an order that a run can have. */
export function everything() {
    const chooser = attemptFacts({ stage: '04-pick', retry: 1 });
    const last = attemptFacts({ stage: '06-close', retry: 1 });
    const judging = [first.check('output'), first.check('checklist'), first.check('schema')];
    return [
        ...[FULL_START, CARRIED, first.fullStart, first.hook('before'), first.prompt],
        ...[first.ask, first.requested, first.fellBack, first.retried, first.turn, first.mark, first.foreignCall],
        ...[...judging, first.gateStart, first.gate(1), second.start, second.ask, second.turn, second.call(2)],
        ...[second.check('output'), second.gateStart, second.gate(0), second.hook('success'), second.success],
        second.teardown,
        ...[...succeeded({ stage: '02-polish/01-draft', repeat: 1, retry: 1 }), loopDone('02-polish')],
        ...succeeded({ stage: '03-assess/a', retry: 1 }),
        ...[
            ...succeeded({ stage: '03-assess/b', retry: 1 }),
            parallelDone('03-assess', ['success', 0], ['success', 0]),
        ],
        ...[chooser.start, chooser.prompt, chooser.ask, chooser.turn, chooser.select],
        ...[chooser.check('select'), chooser.chose, chooser.end('success', 0)],
        ...[fanout.start, fanout.item(0), fanout.item(1), fanout.done()],
        ...[last.start, last.prompt, last.ask, drift('failure.sh'), last.unreconciled],
        ...[last.end('signal', 143, { reason: 'SIGTERM' }), SIGTERM],
        runFact('run_end', { stage: '06-close', retry: 1, exit: 143, cause: 'signal', reason: 'SIGTERM' }),
    ];
}
//# sourceMappingURL=facts.js.map