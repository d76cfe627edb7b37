// Why a run was not started: an ordinary refusal, or a fault of one of the
// operations that come before the first line (run-record details, 3).

import { CodedError } from '../../stream/errors.js';
import type { Cause } from '../format/ending.js';
import { boundReason, preStartReason, toOneLine } from './bounded-reason.js';

/** What is done before a run exists, by the names that faults tell. */
export const PRE_START_OPERATIONS = [
  'run reservation',
  'assembly capture',
  'assembly reading',
  'model construction',
  'model validation',
  'assembly hashing',
  'continuation preparation',
  'runtime provenance',
  'run record start',
  'unborn cleanup',
] as const;

export type PreStartOperation = (typeof PRE_START_OPERATIONS)[number];

/** A run that was not started: nothing happened, and no record says anything. */
export interface UnstartedRun {
  readonly status: 'unstarted';
  readonly exit: number;
  readonly cause: Exclude<Cause, 'success' | 'signal'>;
  /** One line. */
  readonly reason: string;
}

/** An expected refusal: the assembly, its options or its models are not such that a run can begin. */
export class RunRefused extends CodedError {
  readonly exit: number;
  readonly endingCause: UnstartedRun['cause'];

  /** @param reason one line for the person who asked for the run */
  constructor(reason: string, ending: { exit?: number; cause?: UnstartedRun['cause'] } = {}) {
    super('run-refused', reason);
    this.exit = ending.exit ?? 1;
    this.endingCause = ending.cause ?? 'refused';
  }
}

/** An operation before the start that failed. */
export class PreStartFault extends CodedError {
  readonly operation: PreStartOperation;

  constructor(operation: PreStartOperation, cause: unknown) {
    super('pre-start-fault', preStartReason(operation, cause), { cause });
    this.operation = operation;
  }
}

/** Does a part of an operation; what it throws gets the operation's name, unless it has one or is a refusal. */
export async function during<T>(operation: PreStartOperation, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (trouble) {
    if (trouble instanceof PreStartFault || trouble instanceof RunRefused) throw trouble;
    throw new PreStartFault(operation, trouble);
  }
}

/** What a caller is told of a run that was not started. */
export function describeUnstarted(trouble: unknown): UnstartedRun {
  const reason = boundReason(toOneLine(trouble instanceof Error ? trouble.message : String(trouble)));
  if (!(trouble instanceof RunRefused)) return { status: 'unstarted', exit: 2, cause: 'fault', reason };
  return { status: 'unstarted', exit: trouble.exit, cause: trouble.endingCause, reason };
}
