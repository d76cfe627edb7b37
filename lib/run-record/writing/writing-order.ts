// The order in which a writer tells a story, followed event by event, beside
// the story itself: `judge` changes nothing, `advance` applies what was judged.

import { describeIdentity, identityKey, identityOf, type StageIdentity } from '../format/identity.js';
import type { EventFields } from '../reading/story-state.js';
import { ORDER_CHECKERS, operationOf, placeOfCheck } from './order-checks.js';
import { ORDER_RULES, ORDER_TABLE, type OrderRule } from './order-rules.js';
import { type AttemptState, OrderState, type StageState } from './order-state.js';

const ROWS = new Map<unknown, readonly OrderRule[]>();
const FANOUT_ITEM_ROWS = new Map<unknown, readonly OrderRule[]>();
for (const { event, form, rules } of ORDER_TABLE) {
  (form === undefined ? ROWS : FANOUT_ITEM_ROWS).set(event, rules);
}

/** A rule of the writing order that an event breaks, and the sentence that says how. */
export interface OrderBreak {
  readonly rule: OrderRule;
  readonly message: string;
}

/** Follows the order of one record. Asked of events whose shape and story were judged before. */
export class WritingOrder {
  readonly #state = new OrderState();

  /** Says which rule the event would break as the next one, if any. Changes nothing. */
  judge(event: EventFields): OrderBreak | undefined {
    const rules = (isFanoutItem(event) ? FANOUT_ITEM_ROWS : ROWS).get(event.event) ?? [];
    const rule = rules.find((code) => ORDER_CHECKERS[code](this.#state, event));
    if (rule === undefined) return undefined;
    return { rule, message: `${describe(event)} is out of order: ${ORDER_RULES[rule]}` };
  }

  /** Takes an event that {@link judge} found nothing against. */
  advance(event: EventFields): void {
    const state = this.#state;
    if (!NO_WORK.includes(event.event)) state.hasWorked = true;
    CHANGES[event.event as string]?.(state, event);
    const attempt = isFanoutItem(event) ? undefined : state.attemptOf(event);
    if (attempt === undefined) return;
    ATTEMPT_CHANGES[event.event as string]?.(attempt, event);
    if (!PREPARATION.includes(event.event)) attempt.hasWorked = true;
  }
}

/** Events that are no work of the run. */
const NO_WORK: readonly unknown[] = ['run_start', 'stage_carried', 'signal', 'run_end'];
/** Events of an attempt that stand before its work. */
const PREPARATION: readonly unknown[] = ['stage_start', 'hook', 'prompt'];

/** The identity of an event whose story was judged: it has one. */
const placeOf = (event: EventFields): StageIdentity => identityOf(event) as StageIdentity;
/** What is known of the stage and repeat of work whose story was judged: it was started. */
const startedStage = (state: OrderState, event: EventFields): StageState =>
  state.stageOf(event) as StageState;

type Change = (state: OrderState, event: EventFields) => void;

/** What events change in the run. */
const CHANGES: Readonly<Record<string, Change>> = {
  stage_carried: (state, { stage }) => state.carried.add(stage as string),
  stage_start: (state, event) => state.open(placeOf(event)),
  prompt: (state, event) => {
    startedStage(state, event).isPrompted = true;
  },
  stage_end: (state, event) => {
    if (event.cause === 'signal') state.signalled.add(event.stage as string);
    startedStage(state, event).attempt = undefined;
  },
  subflow_call: (state, event) => {
    if (isFanoutItem(event)) state.planOf(event)?.shift();
    else startedStage(state, event).calls.add(event.call as number);
  },
  fanout_start: (state, event) => {
    const plan = event.plan as { item: string; call: number }[];
    state.plans.set(identityKey(placeOf(event)), [...plan]);
  },
  hash_drift: (state, { file }) => {
    state.drifted.add(file as string);
    const attempt = state.attemptOfOutput(file as string);
    if (attempt !== undefined) attempt.hasDrifted = true;
  },
  signal: (state) => {
    state.hasSignal = true;
  },
};

/** What events change in their attempt. */
const ATTEMPT_CHANGES: Readonly<Record<string, (attempt: AttemptState, event: EventFields) => void>> = {
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
    if (left === 0) operations.delete(operation);
    else operations.set(operation, left);
  },
  gate_start: (attempt, { file, sha256 }) => {
    attempt.gate = { file: file as string, sha256: sha256 as string };
  },
  check: (attempt, event) => {
    const { place, name } = placeOfCheck(event);
    const check = event.check as string;
    const exit = event.exit as number | null;
    attempt.checks.add(name);
    attempt.place = place;
    if (check === 'gate') attempt.gate = undefined;
    if (check === 'select') attempt.isChooser = true;
    if (exit !== 0) attempt.failed = { check, exit };
  },
  tool_call: (attempt, { tool }) => {
    if (tool === 'refuse' || tool === 'fault') attempt.hasRenounced = true;
    if (tool === 'select') attempt.isChooser = true;
  },
  chose: (attempt) => {
    attempt.hasChosen = true;
  },
  hook: (attempt, { hook, exit }) => {
    if (hook === 'failure') attempt.hasFailureHook = true;
    else attempt[hook as 'before' | 'success'] = exit === 0 ? 'passed' : 'failed';
  },
};

function isFanoutItem({ event, via }: EventFields): boolean {
  return event === 'subflow_call' && via === 'fanout';
}

function describe(event: EventFields): string {
  const identity = identityOf(event);
  return identity === undefined ? String(event.event) : `${event.event} of ${describeIdentity(identity)}`;
}
