// The order of a writer, said a second time and in another way: one predicate a
// rule over the whole list of events, each looking back every time. Nothing of
// lib/ is imported, no predicate keeps a state or relies on another. Asked of
// events whose shape and story are sound.

import type { Event } from './oracle.js';

type Breaks = (event: Event, past: readonly Event[]) => boolean;

const is =
  (...names: string[]) =>
  (event: Event): boolean =>
    names.includes(event.event as string);
const isItem = (event: Event): boolean => event.via === 'fanout';
const ofStage = (event: Event, past: readonly Event[]): Event[] =>
  past.filter((one) => one.stage === event.stage && one.repeat === event.repeat && !isItem(one));
/** What the event's own attempt did. */
const ofAttempt = (event: Event, past: readonly Event[]): Event[] =>
  ofStage(event, past).filter((one) => one.retry === event.retry);
/** What the attempt did that a further one would follow, if it is still open. */
const ofOpenOne = (event: Event, past: readonly Event[]): Event[] => {
  const start = ofStage(event, past).findLast(is('stage_start'));
  const own = start === undefined ? [] : ofAttempt(start, past);
  return own.some(is('stage_end')) ? [] : own;
};
const about = (event: Event, past: readonly Event[]): Event[] =>
  (is('stage_start')(event) ? ofOpenOne : ofAttempt)(event, past);

const saysNo = (event: Event): boolean => is('check')(event) && event.exit !== 0;
const failsHook = (event: Event): boolean =>
  is('hook')(event) && event.hook !== 'failure' && event.exit !== 0;
const isHook = (kind: unknown) => (event: Event) => is('hook')(event) && event.hook === kind;
const renounces = (event: Event): boolean => event.tool === 'refuse' || event.tool === 'fault';
const runningGate = (own: readonly Event[]): Event | undefined => {
  const last = own.findLast((one) => is('gate_start')(one) || (is('check')(one) && one.check === 'gate'));
  return last !== undefined && is('gate_start')(last) ? last : undefined;
};
const sameModel = (one: Event, other: Event): boolean =>
  one.provider === other.provider && one.model === other.model;
const isAsking = (own: readonly Event[], start: Event): boolean =>
  own.filter((one) => is('provider_start')(one) && sameModel(one, start)).length >
  own.filter((one) => is('turn')(one) && sameModel(one, start)).length;
const kindOf = (event: Event): unknown => (is('gate_start')(event) ? 'gate' : event.check);
const isAnswer = (event: Event): boolean => ['select', 'question'].includes(kindOf(event) as string);
const isChooser = (own: readonly Event[]): boolean =>
  own.some((one) => one.tool === 'select' || one.check === 'select' || one.event === 'chose');
const isCause = (event: Event, ...causes: string[]): boolean => causes.includes(event.cause as string);

const BEGINNINGS = ['prompt', 'provider_start', 'gate_start', 'check'];
const ROUND = ['output', 'checklist', 'schema', 'gate'];

/** Every rule of the order. */
export const ORDER_ORACLE: Readonly<Record<string, Breaks>> = {
  'carried-after-work': (event, past) =>
    is('stage_carried')(event) && past.some((one) => !is('run_start', 'stage_carried', 'signal')(one)),
  'carried-twice': (event, past) =>
    is('stage_carried')(event) && past.some((one) => is('stage_carried')(one) && one.stage === event.stage),
  'carried-stage-run': (event, past) =>
    is('stage_start')(event) &&
    !('repeat' in event) &&
    past.some((one) => is('stage_carried')(one) && one.stage === event.stage),
  'historical-member': (event) => is('stage_start')(event) && 'access' in event,
  'attempt-number': (event, past) =>
    is('stage_start')(event) && event.retry !== ofStage(event, past).filter(is('stage_start')).length + 1,
  'attempt-without-failure': (event, past) => {
    if (!is('stage_start')(event) || !ofStage(event, past).some(is('stage_start'))) return false;
    const own = ofOpenOne(event, past);
    return !own.some((one) => saysNo(one) && one.exit !== null) || runningGate(own) !== undefined;
  },
  'later-attempt-received': (event, past) =>
    is('stage_start')(event) &&
    ofStage(event, past).some(is('stage_start')) &&
    (event.received as unknown[]).length > 0,
  'before-hook-late': (event, past) =>
    isHook('before')(event) && !ofAttempt(event, past).every(is('stage_start', 'hook')),
  'prompt-late': (event, past) =>
    is('prompt')(event) && !ofAttempt(event, past).every(is('stage_start', 'hook')),
  'provider-unprompted': (event, past) =>
    is('provider_start')(event) && !ofStage(event, past).some(is('prompt')),
  'turn-without-start': (event, past) => is('turn')(event) && !isAsking(ofAttempt(event, past), event),
  'transport-outside-operation': (event, past) => {
    const own = ofAttempt(event, past);
    return (
      is('provider_transport')(event) && !own.some((one) => is('provider_start')(one) && isAsking(own, one))
    );
  },
  'check-out-of-order': (event, past) => {
    if (!is('check', 'gate_start')(event)) return false;
    const own = ofAttempt(event, past).filter(is('check'));
    const again = own.some((one) => one.check === kindOf(event) && one.file === event.file);
    if (isAnswer(event) || again) return again;
    const place = ROUND.indexOf(kindOf(event) as string);
    return (
      own.some((one) => isAnswer(one) || ROUND.indexOf(one.check as string) > place) ||
      (place > 0 && !own.some((one) => one.check === 'output')) ||
      ofAttempt(event, past).some(isHook('success'))
    );
  },
  'gate-unanswered': (event, past) =>
    runningGate(ofAttempt(event, past)) !== undefined &&
    ((is(...BEGINNINGS)(event) && kindOf({ ...event, event: 'check' }) !== 'gate') ||
      (is('stage_end')(event) && !isCause(event, 'signal', 'fault', 'timeout'))),
  'gate-not-started': (event, past) => {
    if (!is('check')(event) || event.check !== 'gate') return false;
    const gate = runningGate(ofAttempt(event, past));
    return gate?.file !== event.file || gate?.sha256 !== event.sha256;
  },
  'gate-drifted': (event, past) =>
    is('gate_start')(event) && past.some((one) => is('hash_drift')(one) && one.file === event.file),
  'work-after-failed-check': (event, past) =>
    is(...BEGINNINGS, 'chose')(event) && ofAttempt(event, past).some(saysNo),
  'work-after-failed-hook': (event, past) =>
    is(...BEGINNINGS)(event) && ofAttempt(event, past).some(failsHook),
  'work-after-failure-hook': (event, past) =>
    is(...BEGINNINGS, 'hook', 'stage_start')(event) && about(event, past).some(isHook('failure')),
  'work-after-unreconciled': (event, past) =>
    !is('unreconciled', 'stage_end', 'run_end', 'tmp_teardown', 'stage_carried')(event) &&
    !is('loop_done', 'parallel_done', 'fanout_start', 'fanout_done')(event) &&
    !isItem(event) &&
    event.stage !== undefined &&
    about(event, past).some(is('unreconciled')),
  'judged-after-renouncing': (event, past) =>
    is('check', 'gate_start')(event) && ofAttempt(event, past).some(renounces),
  'hook-twice': (event, past) => is('hook')(event) && ofAttempt(event, past).some(isHook(event.hook)),
  'success-hook-unjudged': (event, past) => {
    const own = ofAttempt(event, past);
    const isSound =
      own.some(is('check')) && !own.some((one) => saysNo(one) || renounces(one) || failsHook(one));
    return isHook('success')(event) && !(isSound && runningGate(own) === undefined);
  },
  'failure-hook-after-signal': (event, past) => isHook('failure')(event) && past.some(is('signal')),
  'chose-twice': (event, past) => is('chose')(event) && ofAttempt(event, past).some(is('chose')),
  'call-twice': (event, past) =>
    is('subflow_call')(event) &&
    !isItem(event) &&
    ofStage(event, past).some((one) => is('subflow_call')(one) && one.call === event.call),
  'ending-unearned': (event, past) => {
    if (!is('stage_end')(event)) return false;
    const own = ofAttempt(event, past);
    const no = own.find(saysNo);
    if (event.cause === 'exhausted') return no === undefined || no.exit === null;
    if (event.cause === 'blocked') return no?.check !== 'gate' || no.exit !== 75;
    const [stage, repeat] = [event.stage, event.repeat ?? 1];
    const output = `stages/${stage}/${repeat}/${event.retry}/output.`;
    const start = past.findLastIndex((one) => is('stage_start')(one) && own.includes(one));
    const hasDrifted = past
      .slice(start)
      .some((one) => is('hash_drift')(one) && (one.file as string).startsWith(output));
    const hasFailed = own.some(
      (one) => saysNo(one) || failsHook(one) || renounces(one) || isHook('failure')(one),
    );
    return event.cause === 'success' && (hasFailed || hasDrifted);
  },
  'output-flags': (event, past) => {
    if (!is('stage_end')(event)) return false;
    const { cause, output, sealed, judged } = event;
    const own = ofAttempt(event, past);
    if (isChooser(own)) return output !== undefined || (cause === 'success' && !own.some(is('chose')));
    if (cause === 'success') return !(output !== undefined && sealed && judged);
    if (output === undefined) return false;
    const lawful = { refused: [false], exhausted: [true], rejected: [true], blocked: [true] } as Record<
      string,
      unknown[]
    >;
    return sealed === true || !(lawful[cause as string] ?? [true, false]).includes(judged);
  },
  'judged-by-nothing': (event, past) => {
    const own = ofAttempt(event, past);
    return (
      is('stage_end')(event) &&
      event.judged === true &&
      (!own.some(is('check')) || runningGate(own) !== undefined)
    );
  },
  'container-identity': (event) =>
    (is('loop_done', 'fanout_start', 'fanout_done')(event) || isItem(event) || is('parallel_done')(event)) &&
    (event.retry !== 1 || ('repeat' in event && !is('parallel_done')(event))),
  'loop-after-signal': (event, past) =>
    is('loop_done')(event) &&
    past.some(
      (one) =>
        is('stage_end')(one) && one.cause === 'signal' && (one.stage as string).startsWith(`${event.stage}/`),
    ),
  'fanout-plan-order': (event, past) => {
    if (!isItem(event)) return false;
    const rows = past.filter((one) => isItem(one) && one.stage === event.stage).length;
    const start = past.find((one) => is('fanout_start')(one) && one.stage === event.stage);
    const row = (start?.plan as { item: string; call: number }[] | undefined)?.[rows];
    return row?.item !== event.item || row?.call !== event.call;
  },
  'fanout-unfinished': (event, past) => {
    if (!is('fanout_done')(event) || isCause(event, 'signal', 'fault')) return false;
    const rows = past.filter((one) => isItem(one) && one.stage === event.stage).length;
    const start = past.find((one) => is('fanout_start')(one) && one.stage === event.stage);
    return rows < ((start?.plan ?? []) as unknown[]).length;
  },
  'teardown-early': (event, past) => {
    if (!is('tmp_teardown')(event) || event.stage === undefined) return false;
    const last = ofStage(event, past).findLast(is('stage_start'));
    return last?.retry !== event.retry || !ofAttempt(event, past).some(is('stage_end'));
  },
  'run-end-identity': (event, past) => {
    if (!is('run_end')(event) || event.stage === undefined) return false;
    if (event.cause === 'success') return true;
    const isVerdict =
      isCause(event, 'refused', 'exhausted', 'rejected', 'blocked') ||
      (event.cause === 'timeout' && event.exit === 1);
    return isVerdict && ofStage(event, past).some(is('stage_start'));
  },
  'success-after-drift': (event, past) =>
    is('run_end')(event) && event.cause === 'success' && past.some(is('hash_drift')),
};

/** The rules that an event would break after the past. */
export function brokenOrderRules(event: Event, past: readonly Event[]): string[] {
  return Object.keys(ORDER_ORACLE).filter((rule) => ORDER_ORACLE[rule]?.(event, past));
}
