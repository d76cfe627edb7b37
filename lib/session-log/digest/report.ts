// What a session's digest is made of, before its size is looked at.

import type { DigestEvent, Flag, Retry } from '../format/digest.js';
import type { SessionName } from '../format/ref.js';
import type { EndFact, ResultFact } from './facts.js';

/** A prompt, or a call in its final state. */
export type Step = PromptStep | CallStep;

interface StepPlace {
  readonly span: string;
  readonly time: number | undefined;
}

export interface PromptStep extends StepPlace {
  readonly type: 'prompt';
  readonly offset: number;
  readonly summary: string;
  readonly phrases: readonly string[];
}

export interface CallStep extends StepPlace {
  readonly type: 'call';
  readonly tool: string;
  readonly argsDigest: string;
  readonly key: string;
  readonly self: boolean;
  /** Whether the call was made at or after the digest's start. */
  readonly isInRange: boolean;
  readonly result: ResultFact | undefined;
}

/** What is shown is made when it is asked for: of a long session most does not fit into its digest. */
export interface ReportedEvent {
  readonly describe: () => DigestEvent;
  readonly step: Step;
  /** The line that completes the event: the prompt's own, or the one that gave the call its result. */
  readonly completedAt: number;
}

/** Something that is kept with the event at index `of`, and goes with it. */
export interface Attached<T> {
  readonly of: number;
  readonly describe: () => T;
}

export interface Report {
  readonly session: SessionName;
  readonly fromOffset: number;
  readonly end: EndFact;
  /** Prompts and calls in log order; calls before the start that are not reported are left out. */
  readonly steps: readonly Step[];
  /** In log order. */
  readonly events: readonly ReportedEvent[];
  readonly retries: readonly Attached<Retry>[];
  readonly denials: readonly Attached<string>[];
  readonly flagged: readonly Attached<Flag>[];
}
