// Stage: facts in, one report out, at the session's end.
//
// A result comes lines after its call and can be replaced lines later, so calls
// are held until the last line was read: one small object an entry and a call,
// with at most an excerpt. Never fails.

import type { Stage } from '../../stream/stage.js';
import { stageOf, type Transducer } from '../../stream/transducer.js';
import type { CallEvent, DigestEvent } from '../format/digest.js';
import { formatRef, type SessionName } from '../format/ref.js';
import { formatMilliseconds } from '../format/shown-time.js';
import { scrubText } from '../scrub/scrub.js';
import type { CallFact, EndFact, EntryFact, ErrorClass, Fact, ResultFact } from './facts.js';
import type { CallStep, PromptStep, Report, ReportedEvent, Step } from './report.js';

/** @param fromOffset byte offset the digest starts at */
export function settle(session: SessionName, fromOffset: number): Stage<Fact, Report> {
  return stageOf(settleFacts(session, fromOffset));
}

/** The transducer of {@link settle}. */
export function settleFacts(session: SessionName, fromOffset: number): Transducer<Fact, Report> {
  const held = new HeldFacts(fromOffset);
  return {
    take(fact, push) {
      if (fact.type === 'end') push(makeReport(session, fromOffset, fact, held.steps()));
      else held.take(fact);
    },
  };
}

class HeldFacts {
  readonly #fromOffset: number;
  readonly #entries: EntryFact[] = [];
  readonly #calls: CallFact[] = [];
  readonly #results: ResultFact[] = [];

  constructor(fromOffset: number) {
    this.#fromOffset = fromOffset;
  }

  take(fact: Exclude<Fact, EndFact>): void {
    if (fact.type === 'entry') this.#entries[fact.index] = fact;
    else if (fact.type === 'call') this.#calls[fact.call] = fact;
    else this.#results[fact.call] = fact;
  }

  /** Prompts and calls in log order: entry by entry, the calls of an entry in their order. */
  steps(): Step[] {
    const calls = this.#calls.toSorted((a, b) => a.entry - b.entry || a.call - b.call);
    const steps: Step[] = [];
    let next = 0;
    this.#entries.forEach((entry, index) => {
      if (entry.prompt !== undefined) steps.push(promptStep(entry, entry.prompt));
      for (let call = calls[next]; call?.entry === index; call = calls[next]) {
        steps.push(this.#callStep(entry, call));
        next += 1;
      }
    });
    return steps;
  }

  #callStep({ span, time, offset }: EntryFact, { call, tool, argsDigest, key, self }: CallFact): CallStep {
    const isInRange = offset >= this.#fromOffset;
    return { type: 'call', span, time, tool, argsDigest, key, self, isInRange, result: this.#results[call] };
  }
}

function promptStep(
  { span, time, offset }: EntryFact,
  { summary, phrases }: NonNullable<EntryFact['prompt']>,
): PromptStep {
  return { type: 'prompt', span, time, offset, summary, phrases };
}

function makeReport(session: SessionName, fromOffset: number, end: EndFact, steps: readonly Step[]): Report {
  const events = steps.flatMap((step) => reportStep(session, fromOffset, step) ?? []);
  return { session, fromOffset, end, steps, events, retries: [], denials: [], flagged: [] };
}

/** The event of a step, if it makes one: every prompt, and every call that failed and was not reported before the start. */
function reportStep(session: SessionName, fromOffset: number, step: Step): ReportedEvent | undefined {
  if (step.type === 'prompt') {
    return { describe: () => describePrompt(session, step), step, completedAt: step.offset };
  }
  const { result, isInRange } = step;
  if (result === undefined || !isFailure(result)) return undefined;
  if (!isInRange && result.offset < fromOffset) return undefined;
  return { describe: () => describeCall(session, step, result), step, completedAt: result.offset };
}

interface Failure extends ResultFact {
  readonly status: CallEvent['status'];
  readonly errorClass: ErrorClass;
}

function isFailure(result: ResultFact): result is Failure {
  return result.status !== 'ok' && result.errorClass !== undefined;
}

function describePrompt(session: SessionName, step: PromptStep): DigestEvent {
  return { ...placeOf(session, step), type: 'prompt', summary: step.summary };
}

function describeCall(
  session: SessionName,
  step: CallStep,
  { status, exitCode, errorClass, excerpt }: Failure,
): DigestEvent {
  return {
    ...placeOf(session, step),
    type: 'tool_call',
    tool: step.tool,
    args_digest: step.argsDigest,
    status,
    ...(exitCode === undefined ? {} : { exit_code: exitCode }),
    error_class: errorClass,
    ...(excerpt === '' ? {} : { excerpt }),
    ...(step.self ? { self: true } : {}),
  };
}

function placeOf(session: SessionName, { span, time }: Step): Pick<DigestEvent, 'span' | 'ref' | 'at'> {
  const at = formatMilliseconds(time);
  return {
    span: scrubText(span),
    ref: scrubText(`${formatRef(session)}#${span}`),
    ...(at === undefined ? {} : { at }),
  };
}
